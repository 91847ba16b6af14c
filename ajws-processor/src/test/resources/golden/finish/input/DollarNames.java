import org.ajws.Async;

/** Locals and fields named like what frames need: their method gets tasks instead. */
class DollarNames {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int named(int $n, int pc$) {
    int f$ = fib($n), u$ = fib($n - 1), r$, t$1 = fib(2);
    finish: {
      async: r$ = fib($n);
      int e$ = fib(pc$);
      t$1 += e$;
    }
    return f$ + u$ * r$ + t$1 + pc$;
  }

  static int pc$ = 5;
  static int t$1 = 7;
  int f$ = 3;

  static int fields(int n) {
    @Async int a = fib(n);
    int b = fib(t$1) + pc$ * fib(n - 1) - t$1;
    return a + b + pc$;
  }

  int field(int n) {
    return fib(n) + f$ * fib(3);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) {
      System.out.println(named(9 + i % 3, 5));
      System.out.println(fields(i) + " " + new DollarNames().field(i));
    }
  }
}
