import java.util.concurrent.Callable;
import java.util.List;
import org.ajws.*;

/** Statements over several lines with spawning calls in them: the line of each part, in every version. */
class SpreadCalls {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int bad(int at) {
    if (at == bad) throw new IllegalStateException("bad " + at);
    return fib(at & 3) * 0 + at;
  }

  static int bad;

  static class Given extends Exception {
    Given(String text, Throwable cause) {
      super(text, cause);
    }
  }

  static int parts(int n) throws Given {
    int[] a = new int[fib(4)];
    String s = n == 3 ? null : "abc";
    int r = a[
        n] + fib(2)
        + s
            .charAt(n) + bad(
                a[0] + 1) /
        (n - 1);
    r += Math.max(
        bad(2),
        plus(
            bad(3),
            bad(4)))
        + bad(5);
    for (int i = bad(6),
            j = bad(
                7);
        i + j <
            bad(14);
        i +=
            bad(8)) r++;
    while (
        r > 1000
            || bad(
                9) < 0)
      r = bad(10);
    do r++;
    while (bad(11)
        < r
            - bad(1000));
    for (int x : new int[] {
        bad(12),
        bad(13)})
      r += x;
    if (r > 0
        && bad(15) > 0
        && bad(
            16) > 0) r++;
    switch (plus(
        bad(17),
        bad(18))) {
      default:
        r += bad(19);
    }
    try (AutoCloseable c =
            closing(
                bad(20));
        AutoCloseable d = closing(
            bad(21))) {
      r += 1;
    } catch (IllegalStateException e) {
      throw e;
    } catch (Exception e) {
      throw new Given(
          "given" + bad(22),
          new Error(
              "cause" + fib(2)));
    }
    Exception later =
        new Given("later" + bad(23),
            new Error(
                "cause" + bad(24)));
    Object given = n;
    Given matched =
        new Given("m" + (given instanceof Integer m
            && m > 2
            ? m + 1
            : 0), null);
    if (bad == 51) throw matched;
    Exception kept = new Given("kept", null); Object o = bad(25);
    a[bad(26)
        - 26] +=
        bad(27)
            / (n - 2);
    if (n == 4) throw (Given)
        later;
    return fib(2) > 100
        ? bad(28)
        : plus(
            bad(29),
            n
                / (n - 5)
                + bad(30)) + kept.getMessage().length() + o.hashCode();
  }

  static int plus(int a, int b) {
    if (a + b == 2 * bad + 1) throw new IllegalArgumentException("plus");
    return a + b;
  }

  static AutoCloseable closing(int n) {
    return () -> {
      if (bad == 50) throw new Exception("closing");
    };
  }

  /** The lines of the program's own methods, until the first one that a saved stack leaves out. */
  static String line(Throwable e) {
    String text = e.getClass().getSimpleName();
    String name = "";
    for (StackTraceElement s : e.getStackTrace()) {
      name = s.getMethodName().replaceAll("[$]fast$", ""); // before an entry sees it
      if (s.getClassName().startsWith("SpreadCalls")) {
        text += " " + name + ":" + s.getLineNumber();
      }
      if (!name.equals("bad") && !name.equals("plus") && !name.equals("<init>")) break;
    }
    return text + (e.getCause() == null ? "" : " by " + line(e.getCause()));
  }

  public static void main(String[] args) {
    for (int n = 0; n < 8; n++) {
      for (bad = 0; bad < 52; bad++) {
        try {
          System.out.println(parts(n));
        } catch (Exception e) {
          System.out.println(n + " " + bad + " " + line(e));
        }
      }
    }
  }
}
