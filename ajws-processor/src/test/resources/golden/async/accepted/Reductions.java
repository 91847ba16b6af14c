import static org.ajws.ReduceOp.MAX;
import static org.ajws.ReduceOp.SUM;

import org.ajws.ParallelFor;
import org.ajws.Reduce;

class Reductions {
  int everywhere(int[] values) {
    @Reduce(SUM) int s = 1;
    @Reduce(MAX) long m = 0;
    s = 3;
    work(s);
    finish:
    for (int x : values) {
      s -= x;
      async:
      {
        s += work(x);
        if (x > m) {
          m = x;
        }
      }
      finish2:
      {
        async2: s++;
        m = Math.max(m, x);
      }
    }
    work(s);
    s = s * 2;
    finish:
    {
      work(s); // no async of this finish updates it
      async: work(s);
    }
    return s + (int) m;
  }

  int iterations(int n) {
    @Reduce(SUM) int s = 0;
    for (@ParallelFor int i = 0; i < n; i++) {
      finish:
      {
        async: s += work(i);
        s += work(i + 1);
      }
    }
    finish:
    {
      for (@ParallelFor int i = 0; i < n; i++) {
        s += i;
      }
      work(s);
      async: work(n);
    }
    return s;
  }

  static int work(int n) {
    return n;
  }
}
