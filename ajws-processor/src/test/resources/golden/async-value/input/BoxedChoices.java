import java.util.function.Supplier;
import org.ajws.Async;

/** Choices of switch expressions with null results, where a primitive value is asked for. */
public class BoxedChoices {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static double half(int n) {
    return fib(n) / 2.0;
  }

  static double same(double d, int n) {
    return d + n;
  }

  static double argument(int n, boolean b) {
    return same(b ? switch (n) { case 1 -> null; default -> half(n); } : switch (n) { case 2 -> null; default -> 2.0; }, fib(n));
  }

  static double before(int n, boolean b) {
    return same(b ? switch (n) { case 1 -> null; default -> 1.0; } : switch (n) { case 2 -> null; default -> 2.0; }, fib(n));
  }

  static double sum(int n, boolean b) {
    return fib(n) + (b ? switch (n) { case 1 -> null; default -> half(n); } : switch (n) { case 2: yield null; default: yield 2.0; });
  }

  static double element(int n, boolean b) {
    double[] a = {b ? switch (n) { case 2 -> null; default -> 2.0; } : switch (n) { case 1 -> null; default -> half(n); }, fib(n)};
    return a[0] * a[1];
  }

  static String nested(int n, boolean b) {
    double d = n > 3 ? (b ? switch (n) { case 4 -> null; default -> half(n); } : switch (n) { case 5 -> null; default -> 2.0; }) : 1.5;
    return d + " " + fib(n);
  }

  static String boxed(int n, boolean b) {
    Double d = b ? switch (n) { case 1 -> null; default -> half(n); } : switch (n) { case 2 -> null; default -> 2.0; };
    return d + " " + fib(n);
  }

  static void show(Supplier<Object> value) {
    try {
      System.out.println(value.get());
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 14; i++) {
      int n = i / 2;
      boolean b = i % 2 == 0;
      show(() -> argument(n, b));
      show(() -> before(n, b));
      show(() -> sum(n, b));
      show(() -> element(n, b));
      show(() -> nested(n, b));
      show(() -> boxed(n, b));
    }
  }
}
