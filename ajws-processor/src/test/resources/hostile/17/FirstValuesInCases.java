package hostile;

import static hostile.Spawns.*;

import org.ajws.Finish;

/** Locals that get their first values in cases, and have them where a condition was met. */
public class FirstValuesInCases {
  static int met(int n) {
    int a;
    if (switch (n) {
      case 1, 2 -> {
        a = f(n);
        yield a > 2;
      }
      default -> false;
    }) {
      return a + f(1);
    }
    return f(2);
  }

  static int notMet(int n) {
    final int a;
    if (!(switch (n) {
      case 1: f(2); a = 7; yield false;
      default: yield true;
    })) {
      return a + f(n);
    }
    return f(4);
  }

  static int rounds(int n) {
    int a;
    int sum = 0;
    while (n < 9
        && switch (v(n) & 3) {
          case 1 -> {
            int own;
            own = f(1);
            a = own + n++;
            yield true;
          }
          case 2, 3 -> (a = f(n++)) > 0;
          default -> false;
        }) {
      sum += a;
    }
    return sum;
  }

  static int withoutCalls(int n) {
    int a;
    f(1);
    if (switch (n) {
      case 1, 2 -> {
        a = 5;
        yield true;
      }
      default -> false;
    }) {
      return a + f(4);
    }
    return f(2);
  }

  static int throughFinally(int n) {
    int a;
    do {
      f(3);
    } while (n++ < 3
        && !switch (n) {
          case 1, 2:
            try {
              a = n;
              yield n > 1;
            } finally {
              n += 2;
            }
          default:
            a = 4;
            yield n > 8 ? true : a > 3;
        });
    if (!(n > 0 && switch (n & 1) {
      case 0 -> (a = 3) > n;
      default -> n < 9 ? (a = n) > 0 : false;
    })) {
      return f(3) + n;
    }
    return a + f(5);
  }

  static int number(int n) {
    int a;
    int x =
        switch (n) {
          case 1 -> {
            f(1);
            a = 2;
            yield 3;
          }
          default -> a = f(n);
        };
    return a + x;
  }

  interface Form {
    int run(int n);
  }

  @Finish
  public static void main(String[] args) {
    Form[] forms = {
      FirstValuesInCases::met, FirstValuesInCases::notMet, FirstValuesInCases::rounds,
      FirstValuesInCases::withoutCalls, FirstValuesInCases::throughFinally,
      FirstValuesInCases::number
    };
    for (Form form : forms) {
      for (int n = 0; n < 5; n++) {
        p(form.run(n));
      }
    }
  }
}
