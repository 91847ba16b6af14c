import org.ajws.Async;

/** An async value that is used under a monitor which its initialiser wants, too. */
class ValueInMonitor {
  static final Object LOCK = new Object();

  static int fib(int n) {
    if (n < 2) return n;
    synchronized (LOCK) {
      return fib(n - 1) + fib(n - 2);
    }
  }

  static int use(int n) {
    @Async int a = fib(n);
    int b = fib(n / 2);
    synchronized (LOCK) {
      if (b > 0) {
        synchronized (ValueInMonitor.class) {
          b += a;
        }
      }
    }
    return b;
  }

  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 200; i++) {
      sum += use(8 + i % 5);
    }
    System.out.println(sum);
  }
}
