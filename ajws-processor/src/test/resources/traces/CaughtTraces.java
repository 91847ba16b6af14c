import java.util.*;
import java.util.function.*;
import org.ajws.*;
import static org.ajws.processor.TraceLog.log;

/** Prints stack traces where exceptions are caught, before they leave an entry. */
class CaughtTraces {
  static int spawn(int n) {
    if (n <= 0) return n;
    @Async int a = spawn(n - 1);
    int b = spawn(n - 2);
    return a + b;
  }
  static final StringBuilder OUT = new StringBuilder();
  static class Odd extends RuntimeException {
    @Override public synchronized Throwable getCause() { if (true) throw new IllegalStateException("odd"); return null; }
    Odd() { super("odd", null, false, false); }
  }
  static class Res implements AutoCloseable {
    final int n;
    Res(int n) { this.n = n; }
    @Override public void close() { spawn(1); throw new UnsupportedOperationException("close " + n); }
  }
  static void bad(int n) {
    spawn(n);
    throw new IllegalArgumentException("bad " + n);
  }
  static int resources(int n) {
    int a = spawn(2);
    try (Res one = new Res(1);
        Res two = new Res(2)) {
      a += spawn(2);
      bad(2);
    } catch (IllegalArgumentException | UnsupportedOperationException e) {
      log("resources", e);
    } finally {
      a++;
    }
    try (Res one = new Res(3)) {
      bad(2);
    } catch (Throwable e) {
      log("resources without", e);
    }
    return a;
  }
  static int causes(int n) {
    int a = spawn(2);
    try {
      try {
        bad(1);
      } catch (IllegalArgumentException e) {
        throw new RuntimeException("outer", e);
      }
    } catch (RuntimeException e) {
      log("causes", e);
    }
    try {
      try { spawn(1); throw new Odd(); } catch (Odd e) { OUT.append(e.getStackTrace().length); throw e; }
    } catch (RuntimeException e) {
      OUT.append(e == null);
      System.out.println(e.getMessage() + OUT);
    }
    return a;
  }
  static boolean plain(Runnable r) {
    try { r.run(); } catch (RuntimeException e) { log("plain", e); return false; }
    return true;
  }
  static int uncaught(int n) throws Exception {
    int a = spawn(2);
    plain(() -> bad(2));
    plain(() -> { int b = spawn(2); throw new IllegalStateException("own"); });
    Thread t = new Thread(() -> bad(2));
    t.setUncaughtExceptionHandler((x, e) -> log("uncaught", e));
    t.start();
    t.join();
    spawn(2);
    return a;
  }
  static int again(int n) {
    int a = spawn(1);
    if (n == 0) bad(0);
    try {
      a += again(n - 1);
    } catch (IllegalArgumentException e) {
      log("again " + n, e);
      throw e;
    }
    return a;
  }
  static int finish(int n) {
    int a = spawn(2);
    try {
      finish: {
        async: deep(1);
        a += spawn(3);
      }
    } catch (IllegalArgumentException e) {
      log("finish", e);
    }
    return a;
  }
  static int deep(int n) {
    if (n == 0) bad(0);
    int a = spawn(2);
    return a + deep(n - 1);
  }
  static int barrier(int n) {
    int a = spawn(2);
    Runnable r = () -> bad(3);
    synchronized (OUT) {
      try { r.run(); deep(n); } catch (RuntimeException e) { log("lambda", e); }
      try { deep(n); } catch (RuntimeException e) { log("barrier", e); }
    }
    int b = spawn(1);
    try {
      a += deep(2);
    } catch (RuntimeException e) {
      if (e.getStackTrace()[0].getMethodName().equals("bad")) log("looked", e);
    }
    return a + b;
  }
  static int rules(int n) {
    int a = spawn(1);
    return switch (n) {
      case 0 -> 1;
      default -> {
        try { bad(n); } catch (RuntimeException e) { log("rule", e); }
        yield a + spawn(2);
      }
    };
  }
  public static void main(String[] args) throws Exception {
    resources(1);
    causes(1);
    uncaught(1);
    try { again(3); } catch (IllegalArgumentException e) { log("main", e); }
    rules(1);
    finish(1);
    barrier(2);
  }
}
