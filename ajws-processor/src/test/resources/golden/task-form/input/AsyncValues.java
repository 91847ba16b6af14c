import java.io.IOException;
import java.util.List;
import java.util.function.IntSupplier;
import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/** Async values: every place of the declaration, every kind of use. */
class AsyncValues {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int several(int n) {
    @Async int a = n + 1, b = n + 2, c = a + b;
    @Async final long wide = n;
    return a * b * c + (int) wide;
  }

  static String kinds(int n) {
    @Async byte small = 5;
    @Async var list = List.of(n, n + 1);
    @Async int[] array = {n, 2 * n};
    @Async String text = "n" + n;
    @Async Runnable nothing = () -> {};
    array[0]++;
    nothing.run();
    String s = "";
    for (int i : list) {
      s += i;
    }
    synchronized (text) {
      s += text.length();
    }
    return s + small + array[0] + array[array.length - 1] + text;
  }

  static int middle(int n) {
    @Async int a = n * 2;
    return n + (a > 3 ? a * a : -a) - Math.max(a, n);
  }

  static int captured(int n) {
    @Async int a = n * 3;
    IntSupplier s = () -> a + 1;
    if (n > 0) run(() -> System.out.println("in lambda " + a));
    IntSupplier t =
        new IntSupplier() {
          @Override
          public int getAsInt() {
            return a + 2;
          }
        };
    return s.getAsInt() + t.getAsInt();
  }

  static void run(Runnable r) {
    r.run();
  }

  static int unused(int[] out) {
    {
      @Async int ignored = out[0] = 7;
    }
    return out[0];
  }

  static int inSwitch(int n) {
    switch (n) {
      case 1:
        @Async int a = n * 10;
        int b = 1;
        return a + b;
      case 2:
        @Async int c = n * 100;
      default:
        return 5;
    }
  }

  static long captures(int n) {
    @Async int base = n;
    int[] out = new int[10];
    for (@ParallelFor int i = 0; i < out.length; i++) {
      out[i] = base * i;
    }
    long sum;
    finish: {
      async: sum = base + out[9];
    }
    for (int i = 0; i < base; i++) {
      sum += i;
    }
    return sum;
  }

  static String read(String name) throws IOException {
    if (name.isEmpty()) {
      throw new IOException("no name");
    }
    return name;
  }

  static String thrown(String name) {
    try {
      @Async String text = read(name);
      String other = "other ";
      try {
        return other + text;
      } finally {
        other = "";
      }
    } catch (IOException e) {
      return e.getMessage();
    }
  }

  static String atTheEnd(String name) {
    StringBuilder log = new StringBuilder();
    try {
      @Async String text = read(name);
      log.append(name.length());
    } catch (IOException e) {
      return log + " " + e.getMessage();
    }
    return log + " fine";
  }

  @Finish
  static int inFinish(int n) {
    int other;
    async: other = n;
    @Async int a = n + 1;
    return a * 10 + other;
  }

  static int loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      @Async int square = i * i;
      if (i == 2) continue;
      if (i == 5) break;
      s += square;
    }
    return s;
  }

  public static void main(String[] args) {
    System.out.println(fib(15) + " " + several(3));
    System.out.println(kinds(4));
    System.out.println(middle(1) + " " + middle(5));
    System.out.println(captured(2));
    System.out.println(unused(new int[1]) + " " + inSwitch(1) + " " + inSwitch(2));
    System.out.println(captures(6));
    System.out.println(thrown("a") + ", " + thrown(""));
    System.out.println(atTheEnd("a"));
    System.out.println(inFinish(4) + " " + loop(9));
  }
}
