import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.ajws.*;
import org.ajws.sync.Future;

/**
 * An async value is read on a line of its own, and what is evaluated behind it has no line that the
 * compiler notes: its exception shows the line that was noted before.
 */
class LinesOfReadValues {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static class Refusing {
    int field = 1;

    Refusing(Object... given) {
      if (given.length > 0) throw new IllegalArgumentException();
    }

    Refusing(int n, Supplier<?> s) {
      throw new IllegalStateException();
    }
  }

  static class Sum extends Refusing {
    Sum(int n) {
      super(
          n,
          new int[
              n]);
    }
  }

  static Object made(int n, int form) {
    @Async int a = fib(n);
    @Async long l = fib(n) - 100L;
    @Async String s = n < 2 ? null : "s" + fib(2);
    @Async Object none = fib(n) < 0 ? "" : null;
    @Async boolean yes = fib(n) > 0;
    @Async char c = (char) ('a' + fib(2));
    @Async byte b = (byte) fib(2);
    @Async short h = (short) fib(2);
    @Async float f = fib(2) - 0.5f;
    @Async double d = fib(2) - 0.5;
    @Async var list = List.of(fib(2), "x");
    int[] slots = {1, 2};
    Refusing nobody = n == 100 ? new Refusing() : null;
    int zero = 0;
    if (form == 0)
      return
          new Refusing(
              1,
              a);
    if (form == 1)
      return new
          Refusing(
              new Refusing[
                  (int)
                      l]);
    if (form == 2) {
      Object o = slots
          [
          a + 100
          ];
      return o;
    }
    if (form == 3)
      return
          1
          /
          (zero
          * a);
    if (form == 4)
      return new Refusing(
          Refusing.class, (Supplier<?>) () -> {
            int x = 1;
            return x;
          },
          l,
          new Refusing(
              yes
                  ? c
                  : b,
              s,
              none));
    if (form == 5)
      return new Refusing(
          String.valueOf(
              h),
          f
              + d
              + b
              - c);
    if (form == 6)
      return nobody
          .field
          + a;
    if (form == 7)
      return a
          + nobody
              .field;
    if (form == 8)
      return (
          List<?>)
          (Object)
          s;
    if (form == 9)
      throw
          (RuntimeException)
          none;
    if (form == 10) {
      IntSupplier later =
          () ->
              slots[
                  a
                      + 50];
      return later
          .getAsInt();
    }
    if (form == 11) {
      slots[
          a
              - 100]
          = a;
    }
    if (form == 12)
      return new Refusing(
          list,
          list
              .get(
                  a
                      * 0),
          a);
    if (form == 13)
      return new int
          [a]
          [(int)
          l];
    if (form == 14) {
      slots[0] += slots[1]
          + a
          / zero;
    }
    if (form == 15)
      return yes
          && new Refusing(
              c,
              h) == null
          ? a
          : b;
    if (form == 16)
      return new Sum(
          a);
    if (form == 17)
      for (int i = 0;
          i < a;
          i +=
              a) {
        zero += new Refusing(
            a
        ).field;
      }
    if (form == 18)
      synchronized (
          none) {
        return a;
      }
    if (form == 19)
      return switch (
          s + a) {
        case "s1" -> 1;
        default ->
            new Refusing(
                none,
                a);
      };
    if (form == 21) {
      @Async Future<Integer> u = Future.of(fib(n));
      fib(2);
      return new Refusing(
          n,
          u.get(),
          s);
    }
    if (form == 22) {
      @Async Future<String> u = Future.of("" + fib(n));
      fib(2);
      return slots[
          100
              + u
                  .get()
                  .length()];
    }
    if (form == 23) {
      @Async Future<Integer> u = Future.of(fib(n));
      fib(2);
      int t =
          slots[
              20 +
              u.get(
              )];
      return
          t;
    }
    if (form == 24) {
      @Async Future<int[]> u = Future.of(new int[fib(n)]);
      fib(2);
      int t =
          u
              .get()
          [n
              * 40];
      return t;
    }
    return new Refusing(
        "" + a + s
            + yes, fib(2),
        d, l) {
      int own = slots[
          a + 20];
    };
  }

  /** The lines of the methods that have no frames. */
  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getClass().getSimpleName());
    for (StackTraceElement s : e.getStackTrace()) {
      if (!s.getClassName().startsWith("LinesOfReadValues")) continue;
      text.append(' ').append(s.getLineNumber());
      if (s.getMethodName().startsWith("made")) break;
    }
    return text.toString();
  }

  public static void main(String[] args) {
    for (int n = 1; n < 6; n++) {
      for (int form = 0; form < 26; form++) {
        try {
          Object made = made(n, form);
          System.out.println(n + " " + form + " " + (made instanceof Number ? made : "an object"));
        } catch (RuntimeException e) {
          System.out.println(n + " " + form + " " + lines(e));
        }
      }
    }
  }
}
