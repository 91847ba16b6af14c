import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Jumps out of a speculative loop may leave those around it, too. */
class SpeculativeNested {
  static final int N = 97;

  static int found(int[] a, int key) {
    outer:
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < 60; i++) {
      for (@ParallelFor(speculative = true, chunk = 2) int j = 0; j < 40; j++) {
        int p = (i * j + j) % N;
        a[p]++;
        if (a[p] == key) {
          return p;
        }
        if (a[p] == key + 1) {
          continue outer;
        }
        if (a[p] == key + 2) {
          break outer;
        }
        if (a[p] == key + 3) {
          break;
        }
      }
      a[i] -= 3;
    }
    return -1;
  }

  static void nothing(int[] a, int key) {
    for (@ParallelFor(speculative = true, chunk = 3) int i = 0; i < N; i++) {
      for (@ParallelFor(speculative = true) int x : a) {
        if (x == key) {
          return;
        }
        a[i] ^= x;
      }
      if (a[i] > 5 * N) {
        return;
      }
    }
    a[0]++;
  }

  static Object levels(int[] a, List<String> names, int key) {
    all:
    for (@ParallelFor(speculative = true, chunk = 1) long i = 20; i > 0; i--) {
      rounds:
      for (int round = 0; round < 3; round++) {
        for (@ParallelFor(speculative = true, chunk = 2) String name : names) {
          inside:
          for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int k = 0; k < 9; k++) {
            int p = (int) (i * k + round + name.length()) % N;
            switch (a[p]++ - key) {
              case 0:
                return name;
              case 1:
                return k;
              case 2:
                return 'c';
              case 3:
                break inside;
              case 4:
                continue rounds;
              case 5:
                break rounds;
              case 6:
                continue all;
              case 7:
                break all;
              default:
                a[k] += p;
            }
          }
          a[name.length()]--;
        }
        a[round] += 2;
      }
    }
    return null;
  }

  static long thrown(int[] a, int key) throws IOException {
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < N; i++) {
      try {
        for (@ParallelFor(speculative = true, chunk = 2) int j = 0; j < i; j++) {
          if (a[j] % 16 == key) {
            throw new IOException("at " + i + " " + j);
          }
          if (a[j] % 16 == key + 1) {
            return a[j];
          }
          a[(i + j) % N] += 2;
        }
      } finally {
        a[i]--;
      }
    }
    return 'x';
  }

  static void print(Object what, int[] a) {
    System.out.println(what + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    for (int key = 0; key < 70; key += 3) {
      int[] a = new int[N];
      for (int i = 0; i < N; i++) {
        a[i] = (int) (i * 7919L % N);
      }
      print(found(a, key), a);
      nothing(a, key);
      print(levels(a, List.of("a", "bb", "ccc", "dddd"), key), a);
      try {
        print(thrown(a, key % 20), a);
      } catch (IOException e) {
        print(e, a);
      }
    }
  }
}
