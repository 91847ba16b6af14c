import java.util.List;
import org.ajws.Finish;

/** Locals that asyncs assign: on branches, with earlier values, of every type. */
class Results {
  static int branches(int n) {
    int a;
    finish: {
      if (n > 2) async: a = n * 2;
      else a = -1;
    }
    return a;
  }

  static String types(int n) {
    byte b = 1;
    char c;
    long l;
    double d = 0.5;
    String s = null;
    List<String> list;
    int[] array;
    final boolean even;
    finish: {
      async: b += n;
      async2: c = (char) ('a' + n);
      async3: {
        l = 1L << n;
        l++;
      }
      async4: d *= n;
      async5: s = "n" + n;
      async6: list = List.of("x", "y" + n);
      async7: array = new int[] {n, n};
      async8: even = n % 2 == 0;
    }
    Runnable r = () -> System.out.println(even + " " + c);
    r.run();
    return b + " " + l + " " + d + " " + s + " " + list + " " + array.length;
  }

  static <T> T pick(boolean first, T a, T b) {
    T chosen;
    finish: {
      async: chosen = first ? a : b;
    }
    return chosen;
  }

  @Finish
  static int method(int n) {
    int a;
    int b = 3, c;
    async: a = n;
    async2: b += n;
    c = 1;
    if (n > 100) {
      return -1;
    }
    return a * 100 + b * 10 + c;
  }

  @Finish
  static int parameter(int n) {
    async: n = n * 2;
    return n;
  }

  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      int x, y;
      finish: {
        async: {
          int z;
          finish_inner: {
            async_inner: z = i * n;
          }
          x = z + 1;
        }
        async2: y = i;
      }
      sum += x * 10 + y;
    }
    return sum;
  }

  public static void main(String[] args) {
    System.out.println(branches(5) + " " + branches(1));
    System.out.println(types(6));
    System.out.println(pick(true, "left", "right") + pick(false, 1, 2));
    System.out.println(method(7) + " " + method(101) + " " + parameter(21));
    System.out.println(nested(4));
  }
}
