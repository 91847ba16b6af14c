import java.util.function.Supplier;
import org.ajws.*;

class ThreadBound {
  static final ThreadLocal<String> USER = ThreadLocal.withInitial(() -> "nobody");

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static String before(int n) {
    String user = USER.get();
    Thread thread = Thread.currentThread();
    return user + thread.getName() + fib(n);
  }

  /** A lambda is no part of what is left. */
  static String around(int n) {
    Supplier<Integer> fib = () -> fib(n);
    return USER.get() + fib.get() + n;
  }

  /** Its callers may move, but not it. */
  static char[] buffer(int n) {
    USER.set("n" + n);
    return USER.get().toCharArray();
  }

  @SuppressWarnings("ajws-thread")
  static String anyThread(int n) {
    int f = fib(n);
    return Thread.currentThread().getName() + f;
  }

  static ThreadLocal<Integer> made(int n) {
    int f = fib(n);
    return ThreadLocal.withInitial(() -> f);
  }

  static void fill(String[] names) {
    finish: {
      async: names[0] = "a";
      names[1] = "b";
    }
  }

  /** It comes back to the thread of the JVM behind each call and each finish. */
  public static void main(String[] args) {
    String[] names = new String[2];
    USER.set("main");
    int f = fib(20);
    System.out.println(USER.get() + f);
    fill(names);
    finish: {
      String before = USER.get();
      async: names[0] = before;
      fib(10);
    }
    if (Thread.interrupted()) {
      System.out.println(USER.get() + Thread.currentThread());
    }
  }
}
