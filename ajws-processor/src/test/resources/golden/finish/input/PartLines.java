import java.util.function.IntSupplier;
import org.ajws.*;

/** Lines of parts of expressions over several lines, and of classes inside, after a save. */
class PartLines {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int bad(int at) {
    if (at == bad) throw new IllegalStateException("bad " + at);
    return at;
  }

  static int bad;

  static int none() {
    return bad(0);
  }

  PartLines self(int at) {
    bad(at);
    return this;
  }

  static int all(int n, Object o) {
    int a = fib(n);
    int r =
        bad(1)
            + bad(2)
                * none()
            + new PartLines()
                .self(3)
                .self(4).self(5)
                .hashCode() * 0;
    int[] values = {
      bad(6),
      bad(7) + (a > 0
          ? bad(8)
          : bad(9)),
      (a < 0
          ? bad(10)
          : bad(11)),
    };
    if (bad(12) > 0
        && bad(13) > 0
        && (o instanceof String s
            && bad(14 + s.length()) > 0)
        || bad(16) < 0) {
      r += bad(17);
    }
    do r += bad(18);
    while (
        bad(19) < 0);
    for (int i = bad(20);
        i < bad(21);
        i +=
            bad(22)) r++;
    values[bad(23)
        - 23] +=
        bad(24);
    Object[] made = {"" + bad(25), bad(26),
        bad(27)};
    String t = String.format("%s %s",
        made[1],
        bad(28));
    IntSupplier inner =
        new IntSupplier() {
          int count = 1;

          @Override
          public int getAsInt() {
            int x = bad(29);
            IntSupplier deep =
                () ->
                    bad(30) + x
                        + bad(31);
            return count
                + deep.getAsInt()
                + bad(32);
          }
        };
    r += inner.getAsInt();
    r += switch (r & 1) {
      case 0 -> bad(33)
          + bad(34);
      default -> bad(33)
          + bad(34);
    };
    RuntimeException later =
        new IllegalArgumentException(
            "later" + bad(35));
    fib(2);
    if (bad == 36)
      throw later;
    return r + values.length + t.length();
  }

  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getMessage());
    for (StackTraceElement s : e.getStackTrace()) {
      if (s.getClassName().startsWith("PartLines") && !s.getMethodName().startsWith("main")) {
        String method = s.getMethodName().replaceAll("[$](\\d+|fast)$", ""); // before an entry sees it
        text.append(" ").append(method).append(":").append(s.getLineNumber());
      }
    }
    return text.toString();
  }

  public static void main(String[] args) {
    for (bad = 0; bad < 40; bad++) {
      try {
        System.out.println(all(8, "x"));
      } catch (RuntimeException e) {
        System.out.println(lines(e));
      }
    }
  }
}
