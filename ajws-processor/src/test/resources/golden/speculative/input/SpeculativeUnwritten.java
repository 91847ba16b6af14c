import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Reads that need no tracking, beside those that do. */
class SpeculativeUnwritten {
  static final int N = 400;

  /** Its final field has its value when anybody gets it; the other one is written when it is made. */
  static class Frozen {
    final int value;
    int next = 1;

    Frozen(int value) {
      this.value = value;
    }
  }

  /** Others may see its final field before it has its value. */
  static class Leaking {
    static Leaking last;
    final int value;

    Leaking(int value) {
      last = this;
      this.value = value;
    }
  }

  final int[] index = new int[N];
  final int[] sums = new int[N];
  final char[] text = "to be or not to be".toCharArray();
  int step = 3;
  int moved = 1;
  final Frozen[] frozen = new Frozen[N];

  SpeculativeUnwritten() {
    for (int i = 0; i < N; i++) {
      index[i] = i * 7 % N;
      frozen[i] = new Frozen(i);
    }
  }

  /** Characters and the step are written by nobody; ints are, also by a name of another array. */
  void counts() {
    for (@ParallelFor(speculative = true, backend = SpeculationBackend.NOREC) int i = 0; i < N; i++) {
      add(index, index[i], text[i % text.length] + step);
      for (char c : text) {
        sums[i] += c;
      }
    }
  }

  private void add(int[] to, int at, int x) {
    to[at] = (to[at] + hash(x)) % N;
  }

  /** Touches nothing, and its loop is short: called as it stands. */
  private static int hash(int x) {
    int h = x;
    for (int k = 0; k < 8; k++) {
      h = h * 31 + k;
    }
    return Math.abs(h % 5);
  }

  /** Touches nothing, but may not return soon of what a chunk has read too early. */
  private static int steps(int x) {
    int n = 0;
    for (int y = x; y > 1; y /= 2) {
      n++;
    }
    return n;
  }

  private static int depth(int x) {
    return x <= 0 ? 0 : 1 + depth(x - 1);
  }

  /** New objects: the final field is read as it stands, the other one is not. */
  void objects() {
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      Frozen before = frozen[(i * 5) % N];
      if (before.value % 3 == 0) {
        frozen[i] = new Frozen(before.value + before.next + steps(i) + depth(i % 4));
      }
      moved += i % 100 == 0 ? 1 : 0;
    }
  }

  /** An object that is known too early. */
  int leaking() {
    Leaking[] all = new Leaking[N];
    Arrays.setAll(all, i -> new Leaking(i));
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      if (all[i - 1].value % 2 == 0) {
        all[i] = new Leaking(all[i - 1].value + i);
      }
    }
    int sum = 0;
    for (Leaking l : all) {
      sum += l.value;
    }
    return sum;
  }

  /** What is not followed may write anything but final fields: the step is tracked. */
  void unknown() {
    for (@ParallelFor(speculative = true) int i = 0; i < N; i++) {
      sums[i] += step * frozen[i].value;
      if (i == N / 2) {
        synchronized (this) {
          step++;
        }
      }
    }
  }

  double carried = 1;
  final double[] shares = new double[N];

  /** Only called methods write what the body reads, one of them two calls down. */
  double followed() {
    double sum = 0;
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      double x = carried * 3 + shares[i - 1] + i;
      share(i, x % 101);
      sums[i] = (int) x;
    }
    for (double share : shares) {
      sum = sum * 3 % 1009 + share;
    }
    return sum + carried;
  }

  private void share(int at, double x) {
    shares[at] = x;
    if (at % 3 == 0) {
      carry(x);
    }
  }

  private void carry(double x) {
    carried = x % 7;
  }

  /** What an array is made of counts as written. */
  static int rows() {
    long[][] rows = new long[N][];
    Arrays.setAll(rows, i -> new long[] {i});
    for (@ParallelFor(speculative = true) int i = 1; i < N; i++) {
      if (rows[i - 1][0] % 2 == 1) {
        rows[i] = new long[] {rows[i - 1][0] + 2};
      }
    }
    return Arrays.deepHashCode(rows);
  }

  public static void main(String[] args) {
    SpeculativeUnwritten all = new SpeculativeUnwritten();
    all.counts();
    System.out.println(Arrays.hashCode(all.index) + " " + Arrays.hashCode(all.sums));
    all.objects();
    int sum = all.moved;
    for (Frozen f : all.frozen) {
      sum = sum * 31 + f.value;
    }
    System.out.println(sum + " " + all.leaking());
    all.unknown();
    System.out.println(Arrays.hashCode(all.sums) + " " + all.step + " " + rows());
    System.out.println(all.followed() + " " + Arrays.hashCode(all.sums));
  }
}
