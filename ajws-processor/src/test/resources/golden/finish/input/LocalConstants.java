import org.ajws.*;

/** Locals that are constants: labels of cases, narrowed, the same string. */
class LocalConstants {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static String kind(int n, String s) {
    final int ONE = 1, TWO = ONE + 1;
    final char C = 'c';
    final String AB = "ab";
    final long L = 5L;
    final byte B = 7;
    final boolean T = true;
    final double D = 1.5;
    final float F = 2;
    final short SH = -3;
    int f = fib(n);
    byte narrow = TWO;
    char d = C;
    d = (char) (C + f);
    short q = B;
    String r = "";
    switch (f) {
      case ONE:
        r += "one";
        fib(2);
        break;
      case TWO:
        r += "two" + fib(3);
        break;
      case B:
        r += "seven";
      default:
        r += "many" + fib(1);
    }
    switch (s) {
      case AB:
        r += "AB" + fib(2);
        break;
      case AB + "c":
        r += "ABC";
        break;
      default:
        r += fib(2);
    }
    r +=
        switch (f % 4) {
          case ONE -> fib(2) + 1;
          case TWO -> {
            fib(1);
            yield 3;
          }
          default -> 0;
        };
    byte small = TWO;
    small = ONE;
    Byte boxed = TWO;
    final int x;
    if (f > 2) x = 1;
    else x = 2;
    r += s == AB;
    r +=
        (s == "ab")
            + " "
            + ("a" + "b" == AB)
            + (AB == AB + "")
            + L
            + D
            + F
            + SH
            + T
            + narrow
            + d
            + q
            + small
            + boxed
            + x;
    Runnable run =
        () -> {
          switch (2) {
            case TWO:
              break;
            case ONE:
          }
        };
    run.run();
    if (T) {
      r += fib(1);
    }
    while (T) {
      if (fib(3) > 1) break;
    }
    int k = f > 3 ? fib(2) : TWO;
    byte bb = n > 99 ? TWO : (byte) ONE;
    return r + k + bb;
  }

  static int dead(int n) {
    final boolean DEBUG = false;
    int x;
    if (DEBUG) {
      x = fib(3);
      System.out.println(x);
    }
    int f = fib(n);
    if (!DEBUG) {
      f += fib(2);
    }
    final int M = Integer.MAX_VALUE, MIN = -2147483648;
    final char QUOTE = '\'', NL = '\n', U = '\u2028';
    final String S = "q\"\n\\\u0001";
    fib(1);
    return f + M + MIN + QUOTE + NL + U + S.length();
  }

  static int inLoop(int n) {
    int s = 0;
    for (final int K = 3; s < 9; s += K) {
      fib(2);
      switch (s) {
        case K:
          s++;
      }
    }
    for (int i = 0; i < 3; i++) {
      final int J = 2;
      fib(i);
      switch (i) {
        case J:
          s += 100;
          break;
        default:
          s += fib(J);
      }
    }
    return s;
  }

  static double nan(int n) {
    final double N = 0.0 / 0.0, I = 1 / 0.0, NI = -1 / 0.0;
    final float FN = 0f / 0;
    fib(n);
    return N + I + NI + FN;
  }

  public static void main(String[] a) {
    for (int i = 0; i < 6; i++) System.out.println(kind(i, i % 2 == 0 ? "ab" : "abc"));
    System.out.println(dead(4) + " " + inLoop(2) + " " + nan(3));
  }
}
