package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/**
 * Choices and switch expressions of boxes: their types are found out of those of their branches, and
 * must be the same where notes of lines stand around them or in them.
 */
public class ChoicesOfBoxes {
  static final Object odd = 7;
  static Integer noInt(int n) { return n == 1 ? null : (Integer) n; }
  static Long noLong(int n) { return n == 2 ? null : (Long) (long) n; }
  static <T> T same(T t) { return t; }
  static String told(Object o) { return o + " " + (o == null ? "" : o.getClass().getSimpleName()); }
  static Object m1(int n) {
    int before = f(n);
    Object o = "a" + f(1) + switch (n) {
      case 0 ->
          int.class;
      case 1 ->
          int[].class.getSimpleName();
      case 2 -> void.class;
      default -> (
          long.class);
    };
    Supplier<Object> later = () -> switch (n) {
      case 0 ->
          boolean.class;
      default ->
          double[][].class;
    };
    Function<Integer, Object> made = switch (before & 1) {
      case 0 ->
          byte[]::new;
      default ->
          short[]::new;
    };
    return o + " " + later.get() + made.apply(1).getClass();
  }
  static long m2(int n) {
    LongSupplier s = () ->
        ~
            (switch (f(n)) {
              case 1 -> null;
              default ->
                  switch (n) {
                    case 2 ->
                        same(noLong(n + 1));
                    default ->
                        id(noInt(n));
                  };
            });
    LongSupplier t = () -> n
        + -
            (n > 5
                ? null
                : n > 1
                    ? same(noLong(n))
                    : id(
                        noInt(n)));
    f(1);
    return s.getAsLong() + t.getAsLong();
  }
  static Object m3(int n) {
    Supplier<Object> s = () ->
        n > 0
            ? switch (n) {
              case 1 -> {
                f(1);
                yield noInt(2);
              }
              default ->
                  noInt(n);
            }
            : noLong(
                n);
    Supplier<Object> t = () ->
        n > 1
            ? (Integer)
                odd
            : n > 0
                ? 'c'
                : 2.5;
    Supplier<Object> u = () ->
        n > 1
            ? same(
                noInt(n))
            : noLong(n);
    f(2);
    return told(s.get()) + told(t.get()) + told(u.get());
  }
  static Object m4(int n) {
    int before = f(n);
    Object o = told(f(1) > 0
        ? n > 1
            ? (Integer)
                odd
            : noLong(
                n)
        : before);
    String text = "" + (n > 0
        ? odd
        : n == 0
            ? noInt(
                n)
            : 2.5) + f(n);
    return o + text;
  }
  static Object m5(int n) {
    int before = f(n);
    long v = f(n) > 8
        ? null
        : n > 2
            ? null
            : n > 1
                ? noLong(n + 1)
                : (Long) (long)
                    n;
    double w = f(2) > 0
        ? switch (n) {
          case 3 -> null;
          default ->
              switch (n & 1) {
                case 0 ->
                    same(noLong(n));
                default ->
                    same(
                        noInt(n));
              };
        }
        : null;
    return v + w + before + ("" + (n > 0
        ? same(
            'a')
        : 98)) + f(1);
  }
  static Object m6(int n) {
    int f = f(n);
    int zero = f - f;
    Integer none = n > 2 ? null : (Integer) n;
    Object o = told(n > 1
        ? f
            / zero
        : n > 0
            ? null
            : f
                % zero)
        + f(1);
    return o;
  }
  static Object m7(int n) {
    int f = f(n);
    Integer none = n > 2 ? null : (Integer) n;
    Integer[] some = {1, none, null};
    Supplier<Object> s = () -> n > 1
        ? some
            [n
                - 1]
        : n > 0
            ? noLong(
                n + 1)
            : f;
    f(1);
    return s.get();
  }
  interface R { Object run(int n); }
  static void show(R r, int n) { try { p(told(r.run(n))); } catch (RuntimeException e) { p(at(e)); } }
  public static void main(String[] args) { for (int n = 0; n < 4; n++) { show(ChoicesOfBoxes::m1, n); show(ChoicesOfBoxes::m2, n); show(ChoicesOfBoxes::m3, n); show(ChoicesOfBoxes::m4, n); show(ChoicesOfBoxes::m5, n); show(ChoicesOfBoxes::m6, n); show(ChoicesOfBoxes::m7, n); } }
}
