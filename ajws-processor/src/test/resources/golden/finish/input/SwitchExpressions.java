import org.ajws.Async;

/** Methods that are resumed in the middle of a switch expression. */
class SwitchExpressions {
  enum Kind {
    LEAF,
    ONE,
    TWO
  }

  static int fib(int n) {
    return switch (n) {
      case 0, 1 -> n;
      case 2 -> {
        int a;
        int b;
        finish:
        {
          async: a = fib(n - 1);
          b = fib(n - 2);
          if (b < 0) yield b; // waits for the async
        }
        yield a + b;
      }
      default -> {
        @Async int a = fib(n - 1);
        int b = fib(n - 2);
        yield a + b;
      }
    };
  }

  static int oldForm(int n, int x) {
    int r = x * 2;
    int s =
        r
            + switch (Math.floorMod(fib(n), 4)) {
              case 0:
                r++;
              case 1:
                for (int i = 0; ; i++) {
                  if (i == 3) yield fib(i + n) * r;
                  if (fib(i) > 50) yield i;
                }
              case 2:
                yield switch (r % 3) {
                  case 0 -> fib(3);
                  case 1 -> r;
                  default -> fib(n - 1) + r;
                };
              default:
                if (r > 3) yield 4;
                yield fib(4);
            }
            + r;
    return s;
  }

  static int enums(Kind kind, int n) {
    int[] log = {1};
    log[0] += switch (kind) {
      case LEAF -> log[0]++;
      case ONE -> fib(n);
      case TWO -> fib(n) + fib(n - 1);
    };
    while (switch (log[0] % 3) {
      case 0 -> fib(3) > 1;
      default -> false;
    }) {
      log[0]++;
    }
    if (n > 3 && switch (kind) {
      case TWO -> fib(2) == 1;
      default -> true;
    }) {
      log[0] *= 3;
    }
    return log[0];
  }

  static String text(int n) {
    String s = switch (fib(n) % 3) {
      case 0 -> "none";
      case 1 -> {
        try {
          yield "one" + oldForm(n - 1, n);
        } finally {
          n++;
        }
      }
      default -> throw new IllegalStateException("default " + n);
    };
    return s + n;
  }

  public static void main(String[] args) {
    finish:
    {
      System.out.println(fib(12));
      for (int n = 3; n < 11; n++) {
        System.out.println(oldForm(n, n + 1) + " " + oldForm(n + 1, n));
        for (Kind kind : Kind.values()) {
          System.out.println(enums(kind, n));
        }
      }
      System.out.println(text(4) + text(6));
      System.out.println(text(3));
    }
  }
}
