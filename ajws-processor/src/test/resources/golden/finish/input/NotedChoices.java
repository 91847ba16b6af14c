import java.util.List;
import java.util.function.IntUnaryOperator;
import org.ajws.Async;

/** Notes of lines around choices between boxes and constants, and around what is counted up. */
class NotedChoices {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int plain(int n) {
    if (n == bad) throw new IllegalStateException();
    return n;
  }

  static int bad;

  static <T> T same(T t) {
    return t;
  }

  static double all(boolean c, List<Character> chars, List<Byte> bytes, List<Short> shorts) {
    int f = fib(3);
    double r = (c ? chars.get(0) : 98)
        + plain(1)
        + (c ? bytes.get(0) : 7)
        + plain(2)
        + (c ? 8 : shorts.get(0))
        + plain(3)
        + (c ? (byte) 1 : same((short) 2))
        + plain(4)
        + (c ? same(5) : 2.5f)
        + plain(5)
        + (c ? same(5L) : same('c'))
        + plain(6)
        + (c ? f > 1 ? same(3) : 4 : same(1))
        + plain(7);
    int[] a = {1, 2, f};
    byte b = 3;
    r += a[
            f]++
        + plain(8)
        + --a[f - plain(9)
            + 8]
        + plain(10)
        + b++
        + plain(11)
        + -(b
            -- - fib(2))
        + plain(12)
        + a[a[
            0]-- & 1]--
            * fib(2)
        + plain(13);
    Object o = c
        ? same(1) : (Object) "x";
    Comparable<?> p = (c ? same("s") : f)
        .hashCode() + plain(14);
    return r + a[0] * 3 + a[1] * 5 + b + o.hashCode() * 0 + plain(15) * p.hashCode();
  }

  static int applied(IntUnaryOperator f, int x) {
    return f.applyAsInt(x);
  }

  /** The argument was ambiguous while one name noted lines behind numbers and behind boxes. */
  static int argument(Object o, int x) {
    int f = fib(2);
    return applied(
        p -> {
          return p + f;
        },
        ((o instanceof Integer m && x != 60 ? m : 92) + (x + x)));
  }

  public static void main(String[] args) {
    for (bad = 0; bad < 17; bad++) {
      System.out.println(argument(bad, 60) + argument("", bad) + argument(bad, 5));
      for (boolean c : new boolean[] {true, false}) {
        try {
          System.out.println(all(c, List.of('a'), List.of((byte) 5), List.of((short) 6)));
        } catch (IllegalStateException e) {
          System.out.println(bad + " " + e.getStackTrace()[1].getLineNumber());
        }
      }
    }
  }
}
