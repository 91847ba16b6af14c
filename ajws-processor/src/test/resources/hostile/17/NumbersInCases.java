package hostile;

import static hostile.Spawns.*;

import org.ajws.Finish;

/** Choices of numbers within cases and choices that nothing asks for a type: 1 is 1.0 beside 2.5. */
public class NumbersInCases {
  static final Integer[] ONE = {1, null};

  static String joined(int n) {
    return ""
        + switch (n) {
          case 1 -> f(1) + "s";
          default -> switch (n) {
            case 2 -> 2.5;
            default -> ONE[n & 1];
          };
        };
  }

  static String yielded(int n) {
    return ""
        + switch (n) {
          case 1: yield v(1) + "s";
          default:
            yield n > 9
                ? "t"
                : switch (n) {
                  case 2: yield 2L;
                  default: yield ONE[n & 1];
                };
        };
  }

  static String chosen(int n) {
    return ""
        + (f(n) > 2
            ? switch (n) {
              case 4 -> 'c';
              default -> switch (n) {
                case 2 -> 2.5f;
                default -> ONE[n & 1];
              };
            }
            : "s");
  }

  static Object cast(int n) {
    return (Object)
        (n > 0
            ? switch (n) {
              case 1 -> "s" + v(2);
              default -> n > 2 ? ONE[n & 1] : (Double) 2.5;
            }
            : "none");
  }

  static String received(int n) {
    return (switch (n) {
          case 1 -> f(2) + "s";
          default -> switch (n) {
            case 2 -> 2.5;
            default -> ONE[n & 1];
          };
        })
        .toString();
  }

  static boolean tested(int n) {
    return (switch (n) {
          case 1 -> f(2) + "s";
          default -> switch (n) {
            case 2 -> 2.5;
            default -> ONE[n & 1];
          };
        })
        instanceof Double;
  }

  interface Form {
    Object run(int n);
  }

  @Finish
  public static void main(String[] args) {
    Form[] forms = {
      NumbersInCases::joined, NumbersInCases::yielded, NumbersInCases::chosen,
      NumbersInCases::cast, NumbersInCases::received, NumbersInCases::tested
    };
    for (Form form : forms) {
      for (int n = 0; n < 5; n++) {
        try {
          p(form.run(n));
        } catch (RuntimeException e) {
          p(at(e));
        }
      }
    }
  }
}
