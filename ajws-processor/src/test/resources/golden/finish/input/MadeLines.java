import org.ajws.*;

/** Exceptions whose {@code new} stands on another line than what makes or throws them. */
class MadeLines {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static RuntimeException made(int n) {
    int k = fib(n);
    return
        k > 1
            ? new IllegalStateException("more than one")
            :
            new IllegalArgumentException(
                "one of "
                    + n);
  }

  static int form(int form, int n) {
    int t = fib(n);
    switch (form) {
      case 0:
        if (fib(n) > 0) throw
            new IllegalStateException("in a choice");
        t = fib(2);
        break;
      case 1:
        while (fib(n) > 0) throw
            new
            IllegalStateException("in a loop");
        break;
      case 3:
        finish: {
          async: if (fib(n) > 0) throw
              new IllegalStateException("in an async");
          t = fib(2);
        }
        break;
      case 4: {
        RuntimeException e
            =
            new IllegalStateException("kept");
        t = fib(n);
        throw e;
      }
      case 5: {
        RuntimeException e;
        t = 3;
        e
            =
            new IllegalStateException(
                "assigned" + n);
        t += fib(n);
        throw e;
      }
      case 6:
        throw made(
            n);
      case 7: {
        RuntimeException e = switch (fib(n)) {
          case 0 ->
              new IllegalStateException("none");
          default -> {
            int k = fib(n);
            yield
                new IllegalStateException("given " + k);
          }
        };
        throw e;
      }
      case 8:
        try {
          throw
              new IllegalStateException("caught" + fib(n));
        } catch (IllegalStateException e) {
          t += fib(n);
          throw
              new IllegalArgumentException("with a cause", e);
        } finally {
          t += fib(2);
        }
      default: {
        String lines = ""
            + new IllegalStateException("a").getStackTrace()[
                0].getLineNumber()
            + new IllegalStateException("b").getStackTrace()[0].getLineNumber();
        if (t > fib(0)) throw
            new IllegalStateException(lines);
        throw made(
            fib(2));
      }
    }
    return t;
  }

  public static void main(String[] args) {
    for (int form = 0; form < 10; form++) {
      for (int n = 1; n < 5; n++) {
        try {
          System.out.println(form(form, n));
        } catch (RuntimeException e) {
          for (Throwable t = e; t != null; t = t.getCause()) {
            System.out.println(t + " at " + t.getStackTrace()[0].getLineNumber());
          }
        }
      }
    }
  }
}
