import org.ajws.Async;

/** Async values, joined before their first use. */
class Values {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int inTheMiddle(int n) {
    @Async int a = fib(n);
    @Async final int b = fib(n - 1);
    int c = fib(n - 2) * (b + fib(3)) - a;
    @Async long d = fib(n - 3), e = fib(n - 4) + 1L;
    if (c > 0 && d > 3) c += e;
    return c;
  }

  static int unused(int n) {
    int[] seen = {0};
    {
      @Async int a = seen[0] = fib(n);
    }
    return seen[0];
  }

  static int inLoops(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      @Async int a = fib(i);
      if (i % 3 == 1) continue;
      @Async int b = fib(i + 1);
      if (i == n - 1) break;
      s = s * 31 + a * fib(2) + b;
    }
    return s;
  }

  static String captured(int n) {
    @Async String text = "t" + fib(n);
    fib(4);
    java.util.function.Supplier<String> later = () -> text + "!";
    return later.get();
  }

  static int sum(int[] a, int from, int to) {
    if (to - from < 3) {
      int s = 0;
      for (int i = from; i < to; i++) s += a[i];
      return s;
    }
    int mid = (from + to) / 2;
    @Async int left = sum(a, from, mid);
    return sum(a, mid, to) + left;
  }

  public static void main(String[] args) {
    System.out.println(fib(18));
    System.out.println(inTheMiddle(12));
    System.out.println(unused(9));
    System.out.println(inLoops(14));
    System.out.println(captured(10));
    int[] a = new int[500];
    for (int i = 0; i < a.length; i++) a[i] = i ^ 21;
    System.out.println(sum(a, 0, a.length));
  }
}
