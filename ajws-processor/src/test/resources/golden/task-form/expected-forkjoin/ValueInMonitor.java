import org.ajws.Async;

/** An async value that is used under a monitor which its initialiser wants, too. */
@org.ajws.runtime.Translated(digest = "e03fa6ade4128903fe213ca3b12b36ffd6784884f1e64db7ca202ddf3f8708fe", target = "forkjoin") class ValueInMonitor {
  static final Object LOCK = new Object();

  static int fib(int n) {
    if (n < 2) return n;
    synchronized (LOCK) {
      return fib(n - 1) + fib(n - 2);
    }
  }

  static int use(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$1 = org.ajws.runtime.task.ForkJoinTasks.value("ValueInMonitor.java:15", () -> { int value$1 = fib(n); return value$1; }); try {
    int b = fib(n / 2);
    a$1.await(); synchronized (LOCK) {
      if (b > 0) {
        synchronized (ValueInMonitor.class) {
          b += ((int) a$1.get());
        }
      }
    }
    return b;
   } catch (final java.lang.Throwable t$1) { a$1.failed(t$1); throw t$1; } finally { a$1.join(); } }

  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 200; i++) {
      sum += use(8 + i % 5);
    }
    System.out.println(sum);
  }
}
