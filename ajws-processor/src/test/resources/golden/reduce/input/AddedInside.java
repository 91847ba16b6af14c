import org.ajws.*;
import org.ajws.sync.*;

/** Asyncs and futures in asyncs of one finish add to its reductions. */
public class AddedInside {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }
  static int asyncs(int n) {
    @Reduce(ReduceOp.SUM) int s = 0;
    finish: {
      async: {
        s += 1;
        async2: { s += fib(n); s += 100; }
        async3: s += fib(n - 1);
        s += 7;
      }
      fib(n);
    }
    return s;
  }
  static int futures(int n) {
    @Reduce(ReduceOp.SUM) int s = 0;
    finish: {
      async: {
        s += 1;
        @Async Future<Integer> f = Future.of(switch (n & 3) { default -> { s += fib(n); yield fib(3); } });
        s += 7;
        s += f.get();
      }
      fib(n);
    }
    return s;
  }
  static int loops(int n) {
    @Reduce(ReduceOp.SUM) int s = 0;
    finish: {
      for (int i = 0; i < 3; i++) {
        async: {
          s += 1;
          for (int j = 0; j < 3; j++) {
            async2: { s += fib(n); s += 100; }
          }
          s += 7;
        }
      }
      fib(n);
    }
    return s;
  }
  static int twice(int n) {
    @Reduce(ReduceOp.SUM) int s = 0;
    finish: {
      async: {
        s += 1;
        finish2: {
          async2: { s += fib(n); s += 100; }
          async3: s += fib(n - 1);
          s += fib(2);
        }
        s += 7;
      }
      fib(n);
    }
    return s;
  }
  static int results(int n) {
    int r;
    int q;
    finish: {
      async: {
        finish2: { async2: { q = fib(n); fib(2); } fib(2); }
        r = fib(n) + 1;
      }
      fib(n);
    }
    return r * 100 + q;
  }
  public static void main(String[] args) {
    for (int n = 2; n < 9; n++) System.out.println(asyncs(n) + " " + futures(n) + " " + loops(n) + " " + twice(n) + " " + results(n));
  }
}
