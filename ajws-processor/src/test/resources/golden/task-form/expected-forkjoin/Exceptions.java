import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.ajws.Finish;

/** Exceptions of asyncs are thrown by their finish; one place throws. */
@org.ajws.runtime.Translated(digest = "66b27675758aa7309de33ffd3a2093f41bae0f233b66b4376036b543ca30f38f", target = "forkjoin") class Exceptions {
  static int closed;

  static void closed(int more) {
    closed += more;
  }

  static void fail(int n) throws IOException {
    if (n == 3) {
      throw new IOException("three");
    }
  }

  static void slow(int n) throws TimeoutException {
    if (n == 3) {
      throw new TimeoutException("slow");
    }
  }

  static void declared(int n) throws IOException {
    { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:26"); try { finish: {
      for (int i = 0; i < 5; i++) {
        { final int i$2 = i; org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:28", () -> { async: fail(i$2 * n); }); }
      }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }
  }

  static String caught(int n) {
    int a = 1;
    try {
      { final int[] a$3 = {a}; final org.ajws.runtime.task.Finish finish$3 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:36"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:37", () -> { async: {
          a$3[0] = 2;
          fail(n);
        } }); }
      } } catch (final java.lang.Throwable t$3) { finish$3.failed(t$3); throw t$3; } finally { try { finish$3.join(); } finally { a = a$3[0]; } } }
      return "fine " + a;
    } catch (IOException e) {
      return e.getMessage();
    } finally {
      closed++;
    }
  }

  static String two(int n, int m) {
    try {
      { final org.ajws.runtime.task.Finish finish$5 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:52"); try { finish: {
        { org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.<java.util.concurrent.TimeoutException>mayThrow(); org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:53", org.ajws.runtime.task.UncheckedTasks.async(() -> { async: {
          fail(n);
          slow(m);
        } })); }
        { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:57", () -> { async2: fail(n + m); }); }
      } } catch (final java.lang.Throwable t$5) { finish$5.failed(t$5); throw t$5; } finally { finish$5.join(); } }
      return "fine";
    } catch (IOException e) {
      return "io " + e.getMessage();
    } catch (TimeoutException e) {
      return "timeout " + e.getMessage();
    }
  }

  static String ofBody(int n) {
    try {
      { final org.ajws.runtime.task.Finish finish$8 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:69"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:70", () -> { async: closed(0); }); }
        fail(n);
      } } catch (final java.lang.Throwable t$8) { finish$8.failed(t$8); throw t$8; } finally { finish$8.join(); } }
      return "fine";
    } catch (IOException e) {
      return "body " + e.getMessage();
    }
  }

  static <X extends Exception> void generic(X x, boolean now) throws X {
    { final org.ajws.runtime.task.Finish finish$10 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:80"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:81", () -> { async: {
        if (now) {
          throw x;
        }
      } }); }
    } } catch (final java.lang.Throwable t$10) { finish$10.failed(t$10); throw t$10; } finally { finish$10.join(); } }
  }

  @Finish
  static int method(int n) throws IOException { final org.ajws.runtime.task.Finish finish$12 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:89"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:91", () -> { async: fail(n); }); }
    { finish$12.await(); return 5; }
   } catch (final java.lang.Throwable t$12) { finish$12.failed(t$12); throw t$12; } finally { finish$12.join(); } }

  static String escaping(int n) {
    try {
      { final org.ajws.runtime.task.Finish finish$14 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:97"); try { finish: start(n); } catch (final java.lang.Throwable t$14) { finish$14.failed(t$14); throw t$14; } finally { finish$14.join(); } }
      return "fine";
    } catch (IOException e) {
      return "escaped " + e.getMessage();
    }
  }

  static void start(int n) throws IOException { final org.ajws.runtime.task.Finish entry$15 = org.ajws.runtime.task.ForkJoinTasks.enter("Exceptions.java:105"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:105", () -> { async: fail(n); }); }
   } catch (final java.lang.Throwable t$15) { entry$15.failed(t$15); throw t$15; } finally { entry$15.join(); } }

  static String resource(int n) {
    try (AutoCloseable c = () -> closed += 10) {
      { final org.ajws.runtime.task.Finish finish$17 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:110"); try { finish: {
        { org.ajws.runtime.task.ForkJoinTasks.async("Exceptions.java:111", () -> { async: fail(n); }); }
      } } catch (final java.lang.Throwable t$17) { finish$17.failed(t$17); throw t$17; } finally { finish$17.join(); } }
      return "fine";
    } catch (Exception e) {
      return e.getMessage() + " closed";
    }
  }

  public static void main(String[] args) {
    try {
      declared(1);
      System.out.println("not thrown");
    } catch (IOException e) {
      System.out.println(e.getMessage() + " " + e.getSuppressed().length);
    }
    System.out.println(caught(3) + ", " + caught(4));
    System.out.println(two(3, 0) + ", " + two(1, 3) + ", " + two(1, 1));
    System.out.println(ofBody(3) + ", " + ofBody(1));
    try {
      generic(new IllegalStateException("generic"), false);
      generic(new TimeoutException("generic"), true);
    } catch (TimeoutException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(method(1));
      System.out.println(method(3));
    } catch (IOException e) {
      System.out.println("method " + e.getMessage());
    }
    System.out.println(escaping(3) + ", " + escaping(1));
    System.out.println(resource(3) + ", " + resource(1));
    System.out.println(closed);
    try {
      { final org.ajws.runtime.task.Finish finish$19 = org.ajws.runtime.task.ForkJoinTasks.finish("Exceptions.java:145"); try { finish: {
        async: throw new StackOverflowError("deep");
      } } catch (final java.lang.Throwable t$19) { finish$19.failed(t$19); throw t$19; } finally { finish$19.join(); } }
    } catch (StackOverflowError e) {
      System.out.println(e.getMessage());
    }
  }
}
