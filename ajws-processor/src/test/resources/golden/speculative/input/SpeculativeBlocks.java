import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationBackend;

/** Slots of arrays that are told apart by blocks: what the loops do is the same. */
class SpeculativeBlocks {
  static final int SIZE = 4;
  static final int LONG = 4096;

  final long[] shared;
  final String[] names = new String[50];

  SpeculativeBlocks(int n) {
    shared = new long[n];
  }

  /** Neighbours that different iterations write. */
  static void neighbours(int[] a, byte[] b, boolean[] c) {
    for (@ParallelFor(speculative = true, chunk = 1, granularity = 8) int i = 0; i < a.length; i++) {
      a[i] += i;
      b[i] ^= (byte) a[i];
      c[i] = !c[i];
    }
    for (@ParallelFor(speculative = true, chunk = 1, granularity = LONG) int i = a.length - 1; i > 0; i--) {
      a[i] -= a[i - 1];
    }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c));
  }

  /** Places that an index array gives, some of them twice; one is outside. */
  static void scattered(double[] d, int[] index, int last) {
    try {
      for (@ParallelFor(speculative = true, chunk = 3, granularity = SIZE) int i = 0; i < last; i++) {
        d[index[i]] += d[index[i + 1]] * 0.5 + i;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("outside");
    }
    System.out.println(Arrays.hashCode(d));
  }

  /** Columns, whose slots lie further apart than a block is long, and not so far. */
  static void columns(float[] a, int n) {
    for (@ParallelFor(speculative = true, chunk = 1, granularity = 2) int c = 0; c < n; c++) {
      for (int k = c; k + n < a.length; k += n) {
        a[k + n] += a[k] / 2;
      }
    }
    System.out.println(Arrays.hashCode(a));
  }

  /** Watched accesses, of all types, and of references, which are read one by one. */
  int watched(char[] text, short[] s, long[] l, int most) {
    @Reduce(ReduceOp.SUM)
    int found = 0;
    for (@ParallelFor(
            speculative = true,
            chunk = 2,
            backend = SpeculationBackend.NOREC,
            granularity = 16)
        int i = 0;
        i < most;
        i++) {
      int at = text[i] * 7 % most;
      s[at] += (short) (l[i] + s[i]);
      l[at] ^= s[most - 1 - i] + shared[at % shared.length];
      shared[i % shared.length]++;
      names[at] = names[i] == null ? "n" + i : names[i];
      found += names[at].length();
      if (l[at] == Long.MIN_VALUE) {
        break;
      }
    }
    return found;
  }

  public static void main(String[] args) {
    Random random = new Random(5);
    for (int n : new int[] {1, 7, 31, 50}) {
      neighbours(random.ints(n, 0, 99).toArray(), new byte[n], new boolean[n]);
      int[] index = random.ints(n + 1, 0, n).toArray();
      scattered(random.doubles(n).toArray(), index, n);
      index[n / 2] = n;
      scattered(random.doubles(n).toArray(), index, n);
      float[] a = new float[n * n];
      for (int i = 0; i < a.length; i++) {
        a[i] = random.nextInt(100);
      }
      columns(a, n);
      SpeculativeBlocks blocks = new SpeculativeBlocks(1 + n / 3);
      char[] text = new char[n];
      short[] s = new short[n];
      long[] l = random.longs(n).toArray();
      for (int i = 0; i < n; i++) {
        text[i] = (char) random.nextInt(200);
        s[i] = (short) random.nextInt();
      }
      System.out.println(blocks.watched(text, s, l, n));
      System.out.println(Arrays.hashCode(s) + " " + Arrays.hashCode(l));
      System.out.println(Arrays.hashCode(blocks.shared) + " " + Arrays.toString(blocks.names));
    }
  }
}
