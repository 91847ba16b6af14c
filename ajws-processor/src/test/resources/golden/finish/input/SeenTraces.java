import java.util.*;
import org.ajws.*;

/** Clauses that may show where their exception comes from, and such that do not. */
class SeenTraces {
  static int spawn(int n) {
    if (n <= 0) return n;
    @Async int a = spawn(n - 1);
    int b = spawn(n - 2);
    return a + b;
  }

  static int fail(int n) {
    int a = spawn(n);
    if (a < 100) throw new IllegalStateException("fail " + n);
    return a;
  }

  static String top(StackTraceElement[] trace) {
    return trace[0].getMethodName() + ":" + trace[0].getLineNumber() + " in "
        + trace[1].getMethodName().replaceAll("\\d", "") + ":" + trace[1].getLineNumber();
  }

  static String own(Throwable t) {
    return top(t.getStackTrace());
  }

  static void print(String what, Throwable t) {
    System.out.println(what + " " + t.getMessage() + " " + own(t));
  }

  static int seen(int n) {
    int a = spawn(n);
    try {
      a += fail(1);
    } catch (IllegalStateException e) {
      print("given away", e);
    }
    try {
      a += fail(2);
    } catch (IllegalStateException | IllegalArgumentException e) {
      System.out.println("asked " + e.getStackTrace()[0].getMethodName());
    } finally {
      a++;
    }
    Runnable r = () -> {
      try {
        fail(3);
      } catch (RuntimeException e) {
        List<Throwable> kept = List.of(e);
        print("kept", kept.get(0));
      }
    };
    r.run();
    System.out.println("made " + new Exception("there").getStackTrace()[0].getMethodName());
    return a + spawn(1);
  }

  static int unseen(int n) {
    int a = spawn(n);
    try {
      a += fail(1);
    } catch (IllegalStateException e) {
      a++;
    }
    try {
      a += fail(2);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + e + (e != null) + (e instanceof RuntimeException));
    }
    try {
      try {
        a += fail(3);
      } catch (IllegalStateException e) {
        if ((e).getMessage() == null) throw (e);
        throw e;
      }
    } catch (RuntimeException e) {
      print("thrown on", e);
    }
    return a + spawn(1);
  }

  public static void main(String[] args) {
    System.out.println(seen(2) + " " + unseen(2));
    try {
      fail(4);
    } catch (IllegalStateException e) {
      print("main", e);
    }
  }
}
