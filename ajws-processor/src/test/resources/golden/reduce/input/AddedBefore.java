import org.ajws.*;

/** A finish inside of an async comes behind asyncs that add to the same reduction. */
public class AddedBefore {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }
  static int inside(int n) {
    @Reduce(ReduceOp.SUM) int s = 3;
    finish: {
      for (int i = 0; i < 2; i++) {
        async: { s += fib(n); s += fib(n - 1); }
      }
      async2: {
        s += 1;
        finish2: {
          async3: { s += fib(n - 1); s += 65; }
          async4: { s += fib(n - 2); s += 40; }
        }
        s += 37;
      }
    }
    return s;
  }
  static int nested(int n) {
    @Reduce(ReduceOp.SUM) int s = 3;
    finish: {
      async: { s += fib(n); s += fib(n - 1); }
      s += fib(n);
      finish2: {
        async2: { s += fib(n - 1); s += 65; }
        s += fib(n);
      }
      finish3: {
        async3: { s += fib(n - 2); s += 40; }
      }
    }
    return s;
  }
  public static void main(String[] args) {
    for (int r = 0; r < 20; r++) for (int n = 2; n < 6; n++) System.out.println(inside(n) + " " + nested(n));
  }
}
