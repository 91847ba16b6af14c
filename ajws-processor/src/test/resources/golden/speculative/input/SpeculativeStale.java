import java.util.Arrays;
import org.ajws.ParallelFor;

/** Loops that would never end on what a chunk sees before its turn; classes first used in a chunk. */
class SpeculativeStale {
  static final int N = 300;
  static int[] last = new int[8];
  static int[] few = new int[2];
  static int used;

  static int work(int i) {
    int x = i;
    for (int k = 0; k < 500; k++) x = x * 31 + k;
    return x & 1;
  }

  static int down(int x, int i) {
    return x == i ? i : down(x, i);
  }

  static void spin(int x, int i) {
    while (x != i) {
      x |= 0;
    }
  }

  /** Its initialiser has an effect. */
  static class Loud {
    static int value = 3;

    static {
      System.out.println("Loud, used " + used);
      value += used;
    }
  }

  /** Its initialiser has none. */
  static class Quiet {
    static final int[] slots = new int[16];
    static final Quiet one = new Quiet(3);
    final int size;

    Quiet(int size) {
      this.size = size;
    }
  }

  /** Its initialiser has none, but fails: what the first use throws no other one does. */
  static class Broken {
    static final int[] slots = new int[N - 301];
    static int value = 1;
  }

  static class Parsed {
    static final int number = Integer.parseInt("x");
  }

  static class Thrown {
    static final Thrown one = new Thrown(-1);
    static int value;

    Thrown(int size) {
      if (size < 0) {
        throw new IllegalArgumentException("size");
      }
    }
  }

  static String broken(int kind) {
    String[] seen = new String[N];
    int[] a = new int[N];
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      for (int r = 0; r < (i == 40 ? 2000 : 1); r++) a[i] += work(i + r);
      if (i >= 40) {
        try {
          if (kind == 0) {
            a[i] += Broken.value;
          } else if (kind == 1) {
            a[i] += Parsed.number;
          } else {
            a[i] += Thrown.value;
          }
        } catch (ExceptionInInitializerError e) {
          seen[i] = "first";
        } catch (NoClassDefFoundError e) {
          seen[i] = "later";
        }
      }
    }
    return Arrays.hashCode(seen) + " " + seen[39] + " " + seen[40] + " " + seen[41] + " " + Arrays.hashCode(a);
  }

  public static void main(String[] args) {
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      int x = last[0];
      while (x != i) {
        x |= 0;
      }
      last[0] = i + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      int x = last[1];
      do x |= 0;
      while (x != i);
      last[1] = i + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      int x = last[2];
      for (; x != i; ) x |= 0;
      last[2] = i + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      int x = last[3];
      while (true) {
        boolean done = false;
        for (int f : few) done = x + f == i;
        if (done) break;
      }
      last[3] = i + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      last[4] = down(last[4], i) + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true, chunk = 1) int i = 0; i < N; i++) {
      spin(last[5], i);
      last[5] = i + 1 + work(i) - work(i);
    }
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      used++;
      if (i % 50 == 30) {
        used += Loud.value;
      }
      Quiet.slots[i & 15] += Quiet.one.size + work(i);
      if (i % 20 == 0) System.out.println(i);
    }
    System.out.println(Arrays.toString(last) + used + Arrays.toString(Quiet.slots));
    System.out.println(broken(0) + broken(1) + broken(2));
  }
}
