import java.io.IOException;
import java.util.Arrays;
import org.ajws.ParallelFor;

/** The first exit, or exception, in order ends the loop, and nothing after it is done. */
class SpeculativeExits {
  static final int N = 1000;
  static int[] slots = new int[N];

  static int find(int[] a, int key) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      if (a[i] == key) {
        return i;
      }
      slots[a[i]] += i;
    }
    return -1;
  }

  static long wide(int[] a, short limit) {
    for (@ParallelFor(speculative = true) long i = a.length - 1; i >= 0; i -= 3) {
      slots[(int) i]++;
      if (a[(int) i] == limit) {
        return 5;
      } else if (a[(int) i] == limit + 1) {
        return a[(int) i];
      }
    }
    return i();
  }

  static int i() {
    return slots[3];
  }

  static String named(int[] a) {
    outer:
    for (int round = 0; round < 4; round++) {
      middle:
      for (@ParallelFor(speculative = true) int i = 0; i != a.length; i++) {
        slots[a[i]] ^= round;
        switch (a[i] - round) {
          case 700:
            break;
          case 701:
            continue middle;
          case 702:
            break middle;
          case 703:
            continue outer;
          case 704:
            break outer;
          default:
            if (slots[i] > 1 << 28) {
              return "large";
            }
        }
        slots[i]++;
      }
      slots[round] = -round;
    }
    return null;
  }

  void nothing(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      try {
        if (a[i] == 600) {
          return;
        }
      } finally {
        slots[a[i]]--;
      }
    }
    System.out.println("not reached");
  }

  static void thrown(int[] a, int bad) throws IOException {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      slots[a[i]] += 3;
      if (a[i] == bad) {
        throw new IOException("at " + i);
      }
      int[] other = a[i] == bad + 1 ? null : slots;
      other[a[i] + (a[i] == bad + 2 ? N : 0)]++;
    }
  }

  static void caught(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < a.length; i++) {
      try {
        slots[a[i]] += 100 / (a[i] % 10);
      } catch (ArithmeticException e) {
        slots[i]--;
      } finally {
        slots[0]++;
      }
      try {
        try {
          slots[a[i] * 2]++;
        } catch (RuntimeException | Error e) {
          slots[1]++;
          throw e;
        }
      } catch (Throwable t) {
        slots[2]++;
      }
    }
  }

  static void print(Object what) {
    System.out.println(what + " " + Arrays.hashCode(slots));
  }

  public static void main(String[] args) {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = (int) (i * 7919L % N);
    }
    print(find(a, 900));
    print(find(a, N));
    print(wide(a, (short) 500));
    print(wide(a, (short) 3000));
    print(named(a));
    new SpeculativeExits().nothing(a);
    caught(a);
    print("caught");
    for (int bad = -5; bad < N; bad += 333) {
      try {
        thrown(a, bad);
        print("whole");
      } catch (IOException | RuntimeException e) {
        print(e);
        System.out.println(e.getStackTrace()[0].getLineNumber());
      }
    }
    for (int i = 0; i < 2; i++) {
      for (@ParallelFor(speculative = true) int j = 0; j < N; j++) {
        slots[j * j % 97] += j;
        if (slots[j] > 5 * N) {
          break;
        }
      }
    }
    print("end");
    int[] none = null;
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      none[i]++;
    }
  }
}
