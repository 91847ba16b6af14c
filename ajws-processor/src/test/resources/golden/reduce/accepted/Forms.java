import static org.ajws.ReduceOp.AND;
import static org.ajws.ReduceOp.MAX;
import static org.ajws.ReduceOp.MIN;
import static org.ajws.ReduceOp.OR;
import static org.ajws.ReduceOp.PRODUCT;
import static org.ajws.ReduceOp.SUM;
import static org.ajws.ReduceOp.XOR;

import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.Reducer;

class Forms {
  static final class Longest implements Reducer<String> {
    @Override
    public String identity() {
      return "";
    }

    @Override
    public String combine(String a, String b) {
      return b.length() > a.length() ? b : a;
    }
  }

  double sums(double[] a) {
    @Reduce(SUM) double s = 0;
    @Reduce(SUM) int count = 0;
    @Reduce(SUM) short small = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s += a[i];
      s -= 1;
      s = s + a[i];
      s = a[i] + s;
      s = s + a[i] - 2;
      count++;
      --count;
      count += 2;
      small = (short) (small + 1);
    }
    s = s * 2;
    return s + count + small;
  }

  void others(int[] a, boolean[] flags) {
    @Reduce(PRODUCT) long p = 1;
    @Reduce(MIN) int min = Integer.MAX_VALUE;
    @Reduce(MAX) int max = Integer.MIN_VALUE;
    @Reduce(AND) boolean all = true;
    @Reduce(OR) boolean any = false;
    @Reduce(XOR) int bits = 0;
    @Reduce(AND) int mask = -1;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      p *= a[i];
      p = p * a[i];
      min = Math.min(min, a[i]);
      min = Math.min(a[i], min);
      if (a[i] < min) min = a[i];
      if (min >= a[i]) {
        min = a[i];
      }
      max = Math.max(a[i], max);
      if (a[i] > max) max = a[i];
      if (max <= a[i]) max = a[i];
      all &= flags[i];
      all = all && flags[i];
      any |= flags[i];
      any = flags[i] || any;
      bits ^= a[i];
      mask = mask & a[i];
    }
    System.out.println(p + min + max + bits + mask + " " + all + any);
  }

  String longest(String[] a) {
    Longest longest = new Longest();
    @Reduce(by = Longest.class) String s = "";
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s = longest.combine(s, a[i]);
    }
    return s;
  }

  int onlyRead(int[] a) {
    @Reduce(SUM) int s = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      s += a[i];
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = s;
    }
    return s;
  }

  int nested(int[][] a) {
    @Reduce(SUM) int s = 0;
    for (@ParallelFor int i = 0; i < a.length; i++) {
      for (@ParallelFor int j = 0; j < a[i].length; j++) {
        s += a[i][j];
      }
    }
    return s;
  }
}
