import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.ajws.Finish;

/** Exceptions of asyncs are thrown by their finish; one place throws. */
class Exceptions {
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
    finish: {
      for (int i = 0; i < 5; i++) {
        async: fail(i * n);
      }
    }
  }

  static String caught(int n) {
    int a = 1;
    try {
      finish: {
        async: {
          a = 2;
          fail(n);
        }
      }
      return "fine " + a;
    } catch (IOException e) {
      return e.getMessage();
    } finally {
      closed++;
    }
  }

  static String two(int n, int m) {
    try {
      finish: {
        async: {
          fail(n);
          slow(m);
        }
        async2: fail(n + m);
      }
      return "fine";
    } catch (IOException e) {
      return "io " + e.getMessage();
    } catch (TimeoutException e) {
      return "timeout " + e.getMessage();
    }
  }

  static String ofBody(int n) {
    try {
      finish: {
        async: closed(0);
        fail(n);
      }
      return "fine";
    } catch (IOException e) {
      return "body " + e.getMessage();
    }
  }

  static <X extends Exception> void generic(X x, boolean now) throws X {
    finish: {
      async: {
        if (now) {
          throw x;
        }
      }
    }
  }

  @Finish
  static int method(int n) throws IOException {
    async: fail(n);
    return 5;
  }

  static String escaping(int n) {
    try {
      finish: start(n);
      return "fine";
    } catch (IOException e) {
      return "escaped " + e.getMessage();
    }
  }

  static void start(int n) throws IOException {
    async: fail(n);
  }

  static String resource(int n) {
    try (AutoCloseable c = () -> closed += 10) {
      finish: {
        async: fail(n);
      }
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
      finish: {
        async: throw new StackOverflowError("deep");
      }
    } catch (StackOverflowError e) {
      System.out.println(e.getMessage());
    }
  }
}
