import org.ajws.Async;

/** Several declarators with spawning calls share a type; rows of arrays have them, too. */
class DeclarationLists {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1), b = fib(n - 2);
    return a + b;
  }

  static int plain(int n) {
    int x = fib(n), y = fib(n - 1) + x, z = fib(n - 2) * y;
    return x + 31 * y + 1001 * z;
  }

  static int mixed(int n) {
    int[] x = {fib(n)}, y[] = {{fib(n - 1)}, x};
    int p = 4, q = fib(n - 2), r;
    final int s = fib(3) + p, u = s + q;
    r = fib(4);
    return x[0] + 31 * y[0][0] + y[1][0] + p + q * 7 + r + s + u;
  }

  static int bracketsBehind(int n) {
    int[] x[] = {{fib(n)}, {fib(n - 1), 1}};
    @SuppressWarnings(value = "unused") final int y /* [ */ [] = {fib(3)};
    int[]z[]/* ] */= {{fib(3)}};
    return new int[] {x[0][0], fib(4), x[1][0]}[2] + y[0] + z[0][0] - 2;
  }

  static int values(int n) {
    @Async int a = fib(n), b = fib(n + 1);
    @Async long c = fib(n - 1);
    int mix = fib(3) + a * 7 - b;
    return mix + (int) c;
  }

  static int[][] rows(int n) {
    return new int[][] {{fib(n)}, {fib(n - 1), n}, {}};
  }

  static int sum(int n) {
    Object[][] table = {{"a" + fib(n)}, {fib(n - 1), null}};
    int sum = table[0][0].hashCode() + (int) table[1][0];
    for (int[] row : rows(n)) {
      for (int x : row) {
        sum = sum * 31 + x;
      }
    }
    return sum;
  }

  public static void main(String[] args) {
    for (int k = 0; k < 20; k++) {
      for (int n = 3; n < 10; n++) {
        int all = plain(n) + 3 * mixed(n) + 7 * values(n) + bracketsBehind(n) + 11 * sum(n);
        if (k == 0 || n == 9) {
          System.out.println(all);
        }
      }
    }
  }
}
