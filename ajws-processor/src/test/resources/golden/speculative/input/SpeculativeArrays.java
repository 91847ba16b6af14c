import java.util.Arrays;
import org.ajws.ParallelFor;

/** Slots of arrays of all types, by indices that nobody can prove different. */
class SpeculativeArrays {
  static final int N = 1000;

  static int[] index(int modulo) {
    int[] index = new int[N];
    for (int i = 0; i < N; i++) {
      index[i] = (int) (i * 7919L % modulo);
    }
    return index;
  }

  static void primitives(int[] index) {
    boolean[] z = new boolean[N];
    byte[] b = new byte[N];
    short[] s = new short[N];
    char[] c = new char[N];
    int[] n = new int[N];
    long[] l = new long[N];
    float[] f = new float[N];
    double[] d = new double[N];
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      int k = index[i];
      z[k] = !z[k];
      z[i] |= z[k] & k > 5;
      b[k] += 3;
      b[i]++;
      --b[k];
      s[k] = (short) (s[k] * 31 + b[k]);
      s[i] <<= 1;
      c[k] += 'a';
      c[i]--;
      c[0] = 'x';
      n[k] += c[i] + s[k]--;
      n[i] = n[k] = n[i] + 1;
      n[(k + 1) % N] >>>= 1;
      l[k] += n[k]++ + ++n[i];
      l[k] ^= l[i] << 3;
      f[k] += 0.1;
      f[i] = f[k] / 3;
      d[k] -= f[i] * l[k];
      d[i] = k;
      (d)[(i)] += 1;
    }
    System.out.println(
        Arrays.hashCode(z) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(s));
    System.out.println(
        Arrays.hashCode(c) + " " + Arrays.hashCode(n) + " " + Arrays.hashCode(l));
    System.out.println(Arrays.hashCode(f) + " " + Arrays.hashCode(d));
  }

  static void references(int[] index) {
    String[] names = new String[N];
    Integer[] boxes = new Integer[N];
    Byte[] small = new Byte[N];
    Object[] mixed = new Object[N];
    Object[] numbers = new Object[N];
    int[][] rows = new int[N][];
    Arrays.fill(names, "");
    Arrays.fill(boxes, 0);
    Arrays.fill(small, (byte) 1);
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      int k = index[i];
      names[k] += i % 10;
      names[k] += names[i].length() + "_";
      boxes[k]++;
      boxes[i] += boxes[k] + 1;
      Integer old = boxes[k]--;
      small[k]++;
      small[i] = 5;
      // as the plain conditional: a number of the wider type
      numbers[i] = i % 2 == 0 ? boxes[k] : 0.5;
      mixed[k] = mixed[i] == null ? old : names[k];
      rows[k] = rows[k] == null ? new int[] {k, i} : rows[k];
      rows[k][1] += rows[k][0]++;
      Runnable[] nothing = {() -> {}};
      nothing[0] = () -> System.out.println("never");
      if (mixed[k] instanceof String text && text.length() > 20) {
        names[k] = "";
      }
    }
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(boxes));
    System.out.println(Arrays.hashCode(small) + " " + Arrays.hashCode(numbers));
    System.out.println(Arrays.hashCode(mixed) + " " + Arrays.deepHashCode(rows));
  }

  static void overArrays(int[] index) {
    long[] sums = new long[N];
    String[] words = {"a", "bb", "ccc"};
    for (@ParallelFor(speculative = true) int k : index) {
      sums[k % 50] += k;
      outer:
      for (int v : index) {
        if (v > 20) {
          break;
        }
        for (String w : words) {
          if (w.length() > v % 4) {
            continue outer;
          }
          sums[v] += w.length();
        }
      }
    }
    for (@ParallelFor(speculative = true) String w : words) {
      words[0] += w;
      sums[w.length()]++;
    }
    System.out.println(Arrays.hashCode(sums) + " " + words[0]);
  }

  public static void main(String[] args) {
    for (int modulo : new int[] {N, 100, 3}) {
      int[] index = index(modulo);
      primitives(index);
      references(index);
      overArrays(index);
    }
  }
}
