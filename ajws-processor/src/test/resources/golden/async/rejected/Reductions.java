import static org.ajws.ReduceOp.MAX;
import static org.ajws.ReduceOp.SUM;

import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.Reduce;

class Reductions {
  int noFinish(int n) {
    @Reduce(SUM) int s = 0;
    async: s += work(n);
    s += work(n + 1);
    return 0;
  }

  @Finish
  int declaredInside(int n) {
    @Reduce(SUM) int s = 0;
    async: s += work(n);
    return s;
  }

  int read(int n) {
    @Reduce(SUM) int s = 0;
    finish:
    {
      async: s += work(n);
      work(s);
      finish2:
      {
        async: s += work(n);
      }
      work(s);
    }
    return s;
  }

  int otherForm(int n) {
    @Reduce(MAX) int s = 0;
    finish:
    {
      async: s = Math.max(s, work(n));
      s = work(n + 1);
      async2: s += 2;
      @Async int a = work(s);
      work(a);
    }
    return s;
  }

  static int work(int n) {
    return n;
  }
}
