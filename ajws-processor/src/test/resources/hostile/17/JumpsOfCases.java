package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/**
 * What the cases of a switch expression give where it is a condition: the compiler makes jumps of
 * it, and of the choices in it, whose branches have no lines of their own then.
 */
public class JumpsOfCases {
  static int m1(int n) {
    int f = f(n);
    int zero = f - f;
    if (switch (n) {
      case 0 -> f > 0
          ? f
              / zero > 1
          : n
              / zero > 2;
      case 1 -> {
        int g = f(1);
        if (g < 0) yield true;
        yield f > 1
            ? n
                % zero > 3
            : g
                / zero > 1;
      }
      default -> (n > 2
          ? n
              / zero > 2
          : f < 0);
    }) return 1;
    return 2;
  }
  static int m2(int n) {
    int f = f(n);
    int zero = f - f;
    int rounds = 0;
    while (rounds++ < 3
        && !switch (n + rounds) {
          case 2:
            yield f > 0
                ? f
                    / zero > 1
                : n
                    / zero > 2;
          case 3:
            switch (rounds) {
              case 1:
                yield f > 100
                    ? n > 1
                    : f
                        / zero > 2;
              default:
                yield false;
            }
          default:
            yield f(rounds) < 0;
        })
      f(rounds);
    return rounds;
  }
  static int m3(int n) {
    int f = f(n);
    int zero = f - f;
    boolean value = switch (n) {
      case 0 -> f > 0
          ? f
              / zero > 1
          : n
              / zero > 2;
      default -> f(n) > 1 && (n > 1
          ? f > 9
          : f
              / zero > 3);
    };
    return value ? f(1) : f(2);
  }
  interface R { int run(int n); }
  static void show(R r, int n) { try { p(r.run(n)); } catch (RuntimeException e) { p(at(e)); } }
  public static void main(String[] args) { for (int n = 0; n < 4; n++) { show(JumpsOfCases::m1, n); show(JumpsOfCases::m2, n); show(JumpsOfCases::m3, n); } }
}
