package hostile;

import static hostile.Spawns.*;

import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Forms of guards over several lines, in switches that are copied: a guard may assign nothing. */
public class GuardForms {
  int count;
  static int total;
  final int[] places = new int[3];

  static boolean yes(int n) {
    if (n == 13) {
      throw new IllegalStateException("yes");
    }
    return n >= 0;
  }

  static Integer none(int n) {
    return n == 2 ? null : Integer.valueOf(n);
  }

  static IllegalStateException fault(int n) {
    return new IllegalStateException("fault" + n);
  }

  static boolean thrown(RuntimeException e) {
    if (e.getMessage().endsWith("3")) throw e;
    return true;
  }

  int choices(Object o, int n) {
    int f = f(n);
    int got =
        switch (o) {
          case Integer i
              when i > 2
                  ? yes(
                      i)
                  : yes(
                      10 / i) ->
              f + 1;
          case String s
              when s.length() > 1
                  ? none(
                      s.length())
                      > 1
                  : none(2)
                      > 1 ->
              f + 2;
          case Object q
              when q instanceof int[] a
                  && a.length > 0
                  && yes(
                      a[0])
                  && 10
                      / a[0] > 1 ->
              f + 3;
          case Object q
              when !(q instanceof long[] a
                  && yes(
                      (int) a[0])
                  && none((int) a[1])
                      > 0) ->
              f + 4;
          default ->
              f + 5;
        };
    return got
        + f(1);
  }

  int functions(Object o, int n) {
    int f = f(n);
    switch (o) {
      case Integer i
          when Optional.of(i)
              .map(
                  k ->
                      10
                          / k)
              .filter(
                  k -> {
                    int z = k;
                    z +=
                        none(k);
                    return yes(
                        z);
                  })
              .isPresent() ->
          f += 1;
      case String s
          when new Object() {
            int held;

            boolean test(int k) {
              held = k;
              held +=
                  none(
                      k);
              return yes(
                  held);
            }
          }.test(
              s.length()) ->
          f += 2;
      case Character c
          when thrown(
              new IllegalStateException(
                  "made" + n)) && thrown(
                      fault(
                          n)) ->
          f += 3;
      default ->
          f += 4;
    }
    return f + f(2);
  }

  int inner(Object o, int n) {
    int f = f(n);
    int got =
        switch (o) {
          case Integer i
              when switch (i) {
                case 0 ->
                    10 / i > 1;
                case 1 ->
                    none(
                        2) > 1;
                case 2 -> {
                  int z = i;
                  z += none(
                      3);
                  yield z
                      > 2;
                }
                default -> {
                  boolean b = true;
                  for (int k = 0;
                      k < 3;
                      k++) {
                    b &= yes(
                        k + i);
                  }
                  do {
                    b =
                        !b;
                  } while (b
                      && yes(
                          13));
                  while (!b
                      && none(2
                          + i) > 4) {
                    b = true;
                  }
                  for (int k :
                      new int[] {
                        1,
                        i
                      }) {
                    b &= yes(k);
                  }
                  try {
                    b &= yes(13
                        + 0);
                  } catch (IllegalStateException e) {
                    p(at(e));
                  } finally {
                    b = yes(
                        i);
                  }
                  if (i == 4)
                    throw
                        fault(4);
                  yield b;
                }
              } ->
              f + 1;
          case String s when switch (s) {
            case String t when t.length() == 1
                && none(
                    2) > 1:
              yield
                  true;
            case String t when yes(
                t.length()) && t.length() > 2:
              int z = 0;
              z = none(3)
                  + 10 / (t.length() - 3);
              yield z
                  > 0;
            default:
              yield false;
          } -> f + 2;
          default -> f + 3;
        };
    return got + f(1);
  }

  int assigning(Object o, int n) {
    int f = f(n);
    int[] cells = {0, 0, 0, 0};
    Integer[] boxes = {1, null, 2};
    int got =
        switch (o) {
          case Integer i
              when cells[
                  i]++ > 0
                  || (cells[1] = i
                      + 1) > 5
                  || boxes[
                      i] > 1
                  || ++boxes[
                      i] > 1
                  || (boxes[0] += none(
                      i)) > 3 ->
              f + 1;
          case String s
              when places[
                  s.length()]++ >= 0
                  && (places[0] =
                      none(s.length())) > 0 ->
              f + 2;
          default -> f;
        };
    return got + cells[0] + cells[1] * 10 + boxes[0]
        + f(1);
  }

  static String lambdas(Object o, int n) {
    int f = f(n);
    Supplier<Integer> later =
        () -> {
          int k = switch (o) {
            case Integer i
                when none(
                    i) > 0
                    && yes(
                        10 / (i - 1)) -> i;
            case String s
                when s.length() > 1
                    ? yes(
                        s.length() + 9)
                    : none(
                        2) > 1 -> 8;
            case Object q when q instanceof int[] a
                && a[
                    0] > 0 -> 9;
            default -> 7;
          };
          return k
              + f;
        };
    fib(3);
    Function<Object, Integer> short1 =
        q -> switch (q) {
          case Integer i when i
              > 2
              && none(i
                  - 2) > 0 -> none(
                      i);
          case Integer i when
              none(
                  i) > 0 -> 10
                      / i;
          default ->
              fib(3);
        };
    return later.get() + " " + short1.apply(
        o);
  }

  public static void main(String[] z) {
    Object[] all = {
      0, 1, 2, 3, 4, 5, 13, "", "a", "ab", "abc", "abcd", 'c', new int[0], new int[] {0},
      new int[] {1}, new int[] {13}, new long[] {13, 0}, new long[] {1, 2}, new long[] {1, 3}, 7L
    };
    for (int n = 0; n < 4; n++) {
      for (Object o : all) {
        GuardForms g = new GuardForms();
        int k = n;
        p(o.getClass().getSimpleName());
        tried(() -> g.choices(o, k));
        tried(() -> g.functions(o, k));
        tried(() -> g.inner(o, k));
        tried(() -> g.assigning(o, k));
        tried(() -> lambdas(o, k));
      }
    }
  }

  static void tried(Supplier<Object> s) {
    try {
      p(s.get());
    } catch (RuntimeException e) {
      p(at(e));
    }
  }
}
