package hostile;

import org.ajws.Async;

/** What the programs here have in common: calls that spawn, and how an exception is shown. */
public final class Spawns {
  private Spawns() {}

  static int fib(int n) {
    if (n < 2) return n;
    int a;
    int b;
    finish: {
      async: a = fib(n - 1);
      b = fib(n - 2);
    }
    return a + b;
  }

  static int f(int n) {
    return fib(n & 7) + n;
  }

  static int v(int n) {
    @Async int a = fib(n & 7);
    return n + a;
  }

  static <T> T id(T t) {
    fib(5);
    return t;
  }

  static void boom(int n) {
    fib(n & 7);
    throw new IllegalStateException("boom" + n);
  }

  static void p(Object o) {
    System.out.println(o);
  }

  /** An exception and what it holds, with the lines of the program where they were thrown. */
  static String at(Throwable t) {
    StringBuilder s = new StringBuilder();
    add(s, t, 0);
    return s.toString();
  }

  private static void add(StringBuilder s, Throwable t, int depth) {
    if (t == null || depth > 4) return;
    String message = t instanceof NullPointerException ? "-" : String.valueOf(t.getMessage());
    int loaders = message.indexOf(" (");
    s.append(t.getClass().getName()).append(": ");
    s.append(loaders < 0 ? message : message.substring(0, loaders));
    for (StackTraceElement e : t.getStackTrace()) {
      if (e.getClassName().startsWith("hostile.")) {
        s.append(" @").append(e.getFileName()).append(':').append(e.getLineNumber());
        break;
      }
    }
    if (t.getCause() != t && t.getCause() != null) {
      s.append(" <- ");
      add(s, t.getCause(), depth + 1);
    }
    for (Throwable more : t.getSuppressed()) {
      s.append(" + ");
      add(s, more, depth + 1);
    }
  }
}
