import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.ajws.Async;

/** Constants over several lines stay constants, and what has no name here gets none. */
class ConstantLines extends ConstantBase {
  static final boolean T = true;

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int g(int n) {
    if (n == bad) throw new IllegalStateException();
    return n;
  }

  static int bad = -1;

  static int applied(IntUnaryOperator f) {
    return f.applyAsInt(2);
  }

  static int narrowed(int n) {
    byte[] q = new byte[3];
    q[1] = T
        ? 1
        : 2;
    byte z = T
        ? 1
        : 2;
    q[2] = (byte) (T
        ? g(3)
        : 2);
    IntSupplier chosen = () -> {
      Character ch = T
          ? 'a'
          : 'b';
      byte[] own = {1,
          T ? 1
              : 2};
      int s = switch (n) {
        case 1 -> T
            ? 1
            : 2;
        default -> 3;
      };
      return ch + own[1] + s;
    };
    int f = fib(n - 1);
    return q[1] + q[2] * 10 + z + f + chosen.getAsInt();
  }

  static int labels(int n) {
    IntUnaryOperator s = y -> {
      final int K = T
          ? 1
          : 2;
      switch (y) {
        case K:
          return 5;
        case T
            ? 4
            : 5:
          return g(
              6);
        default:
          return 7;
      }
    };
    IntUnaryOperator heads = y -> {
      for (final int K = 3;
          y < 10;
          ) {
        switch (y) {
          case K:
            return 3;
          default:
            return g(
                4);
        }
      }
      return 5;
    };
    int f = fib(n);
    return f + s.applyAsInt(1) + s.applyAsInt(4) + s.applyAsInt(9) + heads.applyAsInt(3)
        + heads.applyAsInt(4);
  }

  static int boxes(int n) {
    int sum = 0;
    for (Byte c = 0;
        c < 3;
        c++) sum += c;
    IntSupplier others = () -> {
      int s = 0;
      for (Character y = 'a';
          y < 'c';
          y++) s += y;
      for (Short y = 3;
          y < 5;
          y++) s += y;
      return s;
    };
    int f = fib(n);
    for (Short y = 3;
        y < 5;
        y++) sum += fib(y);
    return sum + f + others.getAsInt();
  }

  static int endless(int n) {
    IntSupplier s = () -> {
      int k = 0;
      do {
        k++;
        if (k > 3) return k;
      } while (
          T);
    };
    int f = fib(n);
    do {
      f += fib(3);
      if (f > 20) break;
    } while (
        T);
    for (;
        T;
        ) {
      f++;
      if (fib(4) + f > 40) return f + s.getAsInt();
    }
  }

  int inherited(int n) {
    Object o = n;
    int c = fib(n);
    c += o instanceof Integer i
        ? super.x
        : 3;
    c += o instanceof Integer i
        ? applied(
            super::twice)
        : 3;
    super.x = g(c) + super.x
        + g(1);
    return c + super.twice(
        fib(3)) + super.x;
  }

  static int unnamed(int n) {
    int c = 0;
    synchronized (ConstantOther.kind(
        fib(n - 2),
        c)) {
      c++;
    }
    c += ConstantOther.take(ConstantOther.kind(
            g(1), fib(2)),
        g(2));
    return c;
  }

  static int assigned(Object o) {
    IntSupplier s = () -> {
      int x;
      if (o instanceof String a
          ? (a.length() > 0 && (x = a
              .length()) > 0)
          : false) {
        return x;
      }
      return g(
          4);
    };
    return fib(3) + s.getAsInt();
  }

  public static void main(String[] args) {
    for (bad = -1; bad < 8; bad++) {
      for (int i = 0; i < 7; i++) {
        try {
          System.out.println(
              switch (i) {
                case 0 -> narrowed(5);
                case 1 -> labels(5);
                case 2 -> boxes(5);
                case 3 -> endless(5);
                case 4 -> new ConstantLines().inherited(5);
                case 5 -> unnamed(5);
                default -> assigned("abc") + assigned(1);
              });
        } catch (IllegalStateException e) {
          System.out.println(bad + " " + e.getStackTrace()[1].getLineNumber());
        }
      }
    }
  }
}

class ConstantBase {
  int x = 1;

  int twice(int n) {
    return 2 * n;
  }
}

class ConstantOther {
  private enum Kind {
    A,
    B
  }

  static Kind kind(int a, int b) {
    return a > b ? Kind.A : Kind.B;
  }

  static int take(Kind kind, int b) {
    return kind.ordinal() + b;
  }
}
