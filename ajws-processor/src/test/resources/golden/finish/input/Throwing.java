import java.io.FileNotFoundException;
import java.io.IOException;
import org.ajws.Async;
import org.ajws.Finish;

/** Exceptions of asyncs, of continuations and of what they call; each is thrown in one place. */
class Throwing {
  static class Own extends Exception {
    Own(String message) {
      super(message);
    }
  }

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int deep(int n, int bad) throws Own {
    if (n == bad) {
      throw new Own("deep " + n);
    }
    if (n < 2) return fib(n + 3);
    int a;
    int b;
    finish:
    {
      async: a = deep(n - 1, bad);
      b = fib(n - 2);
    }
    return a + b;
  }

  static void child(int bad) throws IOException {
    int[] out = new int[8];
    finish:
    for (int i = 0; i < out.length; i++) {
      async:
      {
        out[i] = fib(i + 4);
        if (i == bad)
          throw new FileNotFoundException("child " + i);
      }
    }
    System.out.println(java.util.Arrays.toString(out));
  }

  static void continuation(int bad) throws IOException {
    int a;
    finish:
    {
      async: a = fib(12);
      fib(7);
      if (bad > 0)
        throw new IOException("continuation");
    }
    System.out.println("a " + a);
  }

  static int caught(int bad) {
    int before = 1;
    try {
      finish:
      {
        async: deep(9, bad);
        before += fib(5);
      }
      return before;
    } catch (Own e) {
      return -fib(6) - e.getMessage().length();
    } finally {
      closed++;
    }
  }

  static int closed;

  static int value(int bad) {
    int s = 0;
    try {
      @Async int a = checked(10, bad);
      s = 7;
      int b = fib(8);
      s = a + b;
    } catch (IllegalStateException e) {
      StackTraceElement at = e.getStackTrace()[0];
      System.out.println(e.getMessage() + " " + at.getLineNumber());
    }
    return s > 7 ? s : 0;
  }

  static int checked(int n, int bad) {
    if (n == bad) {
      throw new IllegalStateException("checked " + n);
    }
    return n < 2 ? fib(4) : checked(n - 1, bad) + fib(2);
  }

  @Finish
  static void escaping(int n) throws Own {
    spawn(n);
    fib(10);
  }

  static void spawn(int n) throws Own {
    async: thrower(n);
    if (n > 0) spawn(n - 1);
  }

  static void thrower(int n) throws Own {
    fib(6);
    if (n == 3) throw new Own("thrower " + n);
  }

  static String rethrown(int n) throws IOException {
    StringBuilder log = new StringBuilder();
    try {
      try {
        log.append(fib(n));
        if (n > 3) throw new IOException("re" + n);
      } catch (IOException e) {
        log.append(fib(3)).append(e.getMessage());
        throw e;
      } finally {
        log.append("f");
      }
    } catch (Exception e) {
      log.append(fib(5));
    }
    return log.toString();
  }

  static int caughtInside(int n) {
    int lines = 0;
    int a;
    finish:
    {
      async: a = fib(n);
      try {
        if (n > 3) {
          throw new IllegalStateException("inside");
        }
      } catch (IllegalStateException e) {
        lines = e.getStackTrace()[0].getLineNumber();
      }
    }
    return a + lines;
  }

  /** What the continuation of a finish that threw has spawned is not the result of the next one. */
  static int repeated(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      int a = 1;
      int b = 2;
      try {
        finish:
        {
          async:
          {
            if (i % 2 == 0) throw new IllegalStateException("repeated");
            a = fib(i % 16);
          }
          async: b = i;
        }
        sum = sum * 3 + a * b;
      } catch (IllegalStateException e) {
        sum = sum * 5 + e.getMessage().length();
      }
    }
    return sum;
  }

  interface Attempt {
    void run() throws Exception;
  }

  static void show(Attempt attempt) {
    try {
      attempt.run();
      System.out.println("no exception");
    } catch (Exception e) {
      StackTraceElement at = e.getStackTrace()[0];
      String method = at.getMethodName().replaceAll("lambda.(\\w+).\\d+", "$1"); // in the task form
      System.out.println(
          e + " at " + method + ":" + at.getLineNumber() + " " + at.getFileName());
    }
  }

  public static void main(String[] args) throws Exception {
    for (int bad = -1; bad < 9; bad += 2) {
      int b = bad;
      show(() -> System.out.println(deep(10, b)));
      show(() -> child(b));
      show(() -> continuation(b));
      System.out.println(caught(bad) + " " + closed);
      System.out.println(value(bad));
    }
    show(() -> escaping(6));
    show(() -> escaping(2));
    System.out.println(rethrown(2) + rethrown(6));
    System.out.println(caughtInside(11));
    System.out.println(repeated(40));
    System.out.println(deep(9, 30));
    deep(7, 3);
  }
}
