package hostile;

import static hostile.Spawns.*;

import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;
import org.ajws.sync.*;

/**
 * Boxes that a choice of numbers or truth values opens, although something around it asks for an
 * object: the name and the parenthesis of a call stand on two lines, so that the line of the box is
 * noted around the call. Where that hides the box, the choice is one of objects: 2 is an Integer
 * instead of a Long, and null comes out instead of a NullPointerException.
 */
public class OpenedBranches {
  static Integer noInt(int n) { return n == 1 ? null : (Integer) n; }
  static Long noLong(int n) { return n == 2 ? null : (Long) (long) n; }
  static Boolean noTruth(int n) { return n == 1 ? null : (Boolean) (n > 2); }
  static Character noChar(int n) { return n == 0 ? null : (Character) (char) ('a' + n); }
  static <T> T same(T t) { return t; }
  @SafeVarargs
  static <T> T first(T... t) { return t[0]; }
  static String told(Object o) { return o + " " + (o == null ? "" : o.getClass().getSimpleName()) + "; "; }
  static class Kept {
    final Object o;
    Kept(Object o) { this.o = o; }
    @Override public String toString() { return told(o); }
  }
  static Object declared(int n) {
    int before = f(n);
    Object o = n > 0
        ? noInt
            (n)
        : noLong
            (n);
    return told(o) + before + f(1);
  }
  static Object assigned(int n) {
    Object o = f(n);
    o =
        n < 2
            ? noLong
                (n)
            : (noInt
                (n));
    return told(o) + f(1);
  }
  static Object returned(int n) {
    int before = f(n);
    return before < 9
        ? noInt
            (n)
        : noLong
            (n);
  }
  static Object argument(int n) {
    int before = f(n);
    String s = told(
        n > 0
            ? noInt
                (n)
            : before < 0
                ? noChar
                    (n)
                : noLong
                    (n));
    return s + f(1);
  }
  static Object generic(int n) {
    int before = f(n);
    Object o = OpenedBranches.<Object>same(
        before > 1
            ? noInt
                (n)
            : noLong
                (n));
    Object several = OpenedBranches.<Object>first(
        before > 1
            ? noInt
                (n)
            : noLong
                (n),
        before);
    return told(o) + told(several) + f(1);
  }
  static Object made(int n) {
    int before = f(n);
    Object o = new Kept(
        before > 1
            ? noInt
                (n)
            : noLong
                (n));
    Object[] all = {
      n > 0
          ? noTruth
              (n)
          : before > 7,
      n > 0
          ? noInt
              (n + 1)
          : noLong
              (n)
    };
    return o + told(all[0]) + told(all[1]) + f(1);
  }
  static Object inFunctions(int n) {
    int before = f(n);
    Supplier<Object> s = () -> n > 0
        ? noInt
            (n)
        : noLong
            (n);
    Supplier<Object> t = () -> {
      Object o = n > 2
          ? noChar
              (n - 3)
          : noTruth(
              n) == null
              ? 2.5
              : noInt
                  (n);
      return o;
    };
    Function<Long, Object> u = x -> x > 0
        ? noInt
            (n)
        : x;
    f(1);
    return told(s.get()) + told(t.get()) + told(u.apply((long) before));
  }
  static Object inCases(int n) {
    int before = f(n);
    Object o = switch (n) {
      case 0, 1 ->
          before > 0
              ? noInt
                  (n)
              : noLong
                  (n);
      default -> {
        Object inner = n > 2
            ? noInt
                (n)
            : noLong
                (n);
        yield before > 0
            ? inner
            : noLong
                (n);
      }
    };
    return told(o) + f(1);
  }
  static Object spawned(int n) {
    Object o = n > 0
        ? noInt
            (n)
        : noLong
            (f(n));
    Object p = told(
        f(n) > 1
            ? noInt
                (n)
            : noLong
                (n));
    return told(o) + p + f(1);
  }
  interface R { Object run(int n); }
  static void show(R r) {
    for (int n = 0; n < 4; n++) {
      try { p(told(r.run(n))); } catch (RuntimeException e) { p(at(e)); }
    }
  }
  public static void main(String[] args) {
    show(OpenedBranches::declared);
    show(OpenedBranches::assigned);
    show(OpenedBranches::returned);
    show(OpenedBranches::argument);
    show(OpenedBranches::generic);
    show(OpenedBranches::made);
    show(OpenedBranches::inFunctions);
    show(OpenedBranches::inCases);
    show(OpenedBranches::spawned);
  }
}
