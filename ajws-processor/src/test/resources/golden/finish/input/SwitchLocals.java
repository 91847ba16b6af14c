import org.ajws.Async;

/** Locals of one case that others have in scope, without the value of their initialiser. */
class SwitchLocals {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static String yields(int n) {
    String s =
        switch (n % 3) {
          case 0:
            String t = "q" + fib(n);
            yield t;
          case 1:
            yield "z" + fib(n - 1);
          default:
            yield "";
        };
    return s;
  }

  static int statement(int n) {
    int r = 0;
    for (int i = 0; i < 3; i++) {
      switch ((n + i) % 3) {
        case 0:
          int k = fib(3), j;
          j = k + fib(n);
          r = j;
          break;
        case 1:
          k = fib(n);
          r += k + fib(2);
          j = fib(4);
          r += j;
        default:
          j = 3;
          r += fib(j);
      }
    }
    return r;
  }

  static int expression(int n) {
    return switch (n % 3) {
          case 0:
            int k = fib(3);
            yield k + fib(n);
          case 1:
            k = fib(n);
            yield k + fib(2);
          default:
            int j = fib(4);
            k = j + fib(j);
            yield fib(k) + j;
        }
        + fib(n);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 30; i++) {
      int n = 9 + i % 3;
      System.out.println(yields(n) + " " + statement(n) + " " + expression(n));
    }
  }
}
