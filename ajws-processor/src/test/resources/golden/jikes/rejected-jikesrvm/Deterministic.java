import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Deterministic reductions over asyncs. */
class Deterministic {
  static double work(int n) {
    return n;
  }

  static double sum() {
    @Reduce(value = ReduceOp.SUM, deterministic = true)
    double s = 0;
    finish: {
      async: s += work(1);
      s += work(2);
    }
    return s;
  }

  static long exact() {
    @Reduce(value = ReduceOp.SUM, deterministic = true)
    long s = 0;
    finish: {
      async: s += (long) work(1);
      s += (long) work(2);
    }
    return s;
  }
}
