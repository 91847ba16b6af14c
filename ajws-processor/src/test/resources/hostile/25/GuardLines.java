package hostile;

import static hostile.Spawns.*;

import java.util.function.*;
import org.ajws.*;

/** Lines of what guards throw, on lines of their own, in switches of every kind. */
public class GuardLines {
  record Pair(Object a, Object b) {}

  interface Case {
    int run(Object o, Integer box, int[] cells);
  }

  static boolean boom(Object o) {
    throw new IllegalStateException("b" + o);
  }

  static int copied(Object o, Integer box, int[] cells) {
    int f = f(1);
    switch (o) {
      case Integer i
          when
          box
              > i -> f++;
      case Short s
          when
          cells
              [s] > 3 -> f += 2;
      case Byte b
          when 10
              / b
              > 1 -> f++;
      case Long l
          when
          (boolean)
              (Object) l -> f += 2;
      case String s
          when
          boom(
              s) -> f += 2;
      case Character c
          when (c
              > 'a'
              && box > 1) -> f++;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> f += 2;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> f += 2;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> f += 2;
      case Float f2 when
          f(2) > box -> f += 2;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> f++;
      case Pair p when true
          || boom(p) -> f++;
      default -> f += 2;
    }
    return f + f(1);
  }

  static int old(Object o, Integer box, int[] cells) {
    int f = f(1);
    switch (o) {
      case Integer i
          when
          box
              > i: f++; break;
      case Short s
          when
          cells
              [s] > 3: f += 2; break;
      case Byte b
          when 10
              / b
              > 1: f++; break;
      case Long l
          when
          (boolean)
              (Object) l: f += 2; break;
      case String s
          when
          boom(
              s): f += 2; break;
      case Character c
          when (c
              > 'a'
              && box > 1): f++; break;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1: f += 2; break;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)): f += 2; break;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode(): f += 2; break;
      case Float f2 when
          f(2) > box: f += 2; break;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box: f++; break;
      case Pair p when true
          || boom(p): f++; break;
      default: f += 2; break;
    }
    return f + f(1);
  }

  static int cases(Object o, Integer box, int[] cells) {
    int f = 1;
    switch (o) {
      case Integer i
          when
          box
              > i -> f += f(1);
      case Short s
          when
          cells
              [s] > 3 -> f += 2;
      case Byte b
          when 10
              / b
              > 1 -> f += f(1);
      case Long l
          when
          (boolean)
              (Object) l -> f += 2;
      case String s
          when
          boom(
              s) -> f += 2;
      case Character c
          when (c
              > 'a'
              && box > 1) -> f += f(1);
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> f += 2;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> f += 2;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> f += 2;
      case Float f2 when
          f(2) > box -> f += 2;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> f += f(1);
      case Pair p when true
          || boom(p) -> f += f(1);
      default -> f += 2;
    }
    return f;
  }

  static int oldCases(Object o, Integer box, int[] cells) {
    int f = 1;
    switch (o) {
      case Integer i
          when
          box
              > i: f += v(1); break;
      case Short s
          when
          cells
              [s] > 3: f += 2; break;
      case Byte b
          when 10
              / b
              > 1: f += v(1); break;
      case Long l
          when
          (boolean)
              (Object) l: f += 2; break;
      case String s
          when
          boom(
              s): f += 2; break;
      case Character c
          when (c
              > 'a'
              && box > 1): f += v(1); break;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1: f += 2; break;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)): f += 2; break;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode(): f += 2; break;
      case Float f2 when
          f(2) > box: f += 2; break;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box: f += v(1); break;
      case Pair p when true
          || boom(p): f += v(1); break;
      default: f += 2; break;
    }
    return f;
  }

  static int value(Object o, Integer box, int[] cells) {
    return f(1) + switch (o) {
      case Integer i
          when
          box
              > i -> f(1);
      case Short s
          when
          cells
              [s] > 3 -> 3;
      case Byte b
          when 10
              / b
              > 1 -> f(1);
      case Long l
          when
          (boolean)
              (Object) l -> 3;
      case String s
          when
          boom(
              s) -> 3;
      case Character c
          when (c
              > 'a'
              && box > 1) -> f(1);
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> 3;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> 3;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> 3;
      case Float f2 when
          f(2) > box -> 3;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> f(1);
      case Pair p when true
          || boom(p) -> f(1);
      default -> 3;
    } + f(2);
  }

  static int plainValue(Object o, Integer box, int[] cells) {
    int f = f(1);
    int x = switch (o) {
      case Integer i
          when
          box
              > i -> f;
      case Short s
          when
          cells
              [s] > 3 -> 3;
      case Byte b
          when 10
              / b
              > 1 -> f;
      case Long l
          when
          (boolean)
              (Object) l -> 3;
      case String s
          when
          boom(
              s) -> 3;
      case Character c
          when (c
              > 'a'
              && box > 1) -> f;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> 3;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> 3;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> 3;
      case Float f2 when
          f(2) > box -> 3;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> f;
      case Pair p when true
          || boom(p) -> f;
      default -> 3;
    } + f;
    return x + f(1);
  }

  static int selected(Object o, Integer box, int[] cells) {
    switch (id(o)) {
      case Integer i
          when
          box
              > i -> { return 1; }
      case Short s
          when
          cells
              [s] > 3 -> { return f(2); }
      case Byte b
          when 10
              / b
              > 1 -> { return 1; }
      case Long l
          when
          (boolean)
              (Object) l -> { return f(2); }
      case String s
          when
          boom(
              s) -> { return f(2); }
      case Character c
          when (c
              > 'a'
              && box > 1) -> { return 1; }
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> { return f(2); }
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> { return f(2); }
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> { return f(2); }
      case Float f2 when
          f(2) > box -> { return f(2); }
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> { return 1; }
      case Pair p when true
          || boom(p) -> { return 1; }
      default -> { return f(2); }
    }
  }

  static int function(Object o, Integer box, int[] cells) {
    int f = f(1);
    Supplier<Integer> later = () -> {
    switch (o) {
      case Integer i
          when
          box
              > i -> { return 1; }
      case Short s
          when
          cells
              [s] > 3 -> { return f; }
      case Byte b
          when 10
              / b
              > 1 -> { return 1; }
      case Long l
          when
          (boolean)
              (Object) l -> { return f; }
      case String s
          when
          boom(
              s) -> { return f; }
      case Character c
          when (c
              > 'a'
              && box > 1) -> { return 1; }
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> { return f; }
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> { return f; }
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> { return f; }
      case Float f2 when
          f(2) > box -> { return f; }
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> { return 1; }
      case Pair p when true
          || boom(p) -> { return 1; }
      default -> { return f; }
    } };
    return f(2) + later.get();
  }

  static int inClass(Object o, Integer box, int[] cells) {
    int f = f(1);
    Supplier<Integer> later = new Supplier<>() { public Integer get() {
    return switch (o) {
      case Integer i
          when
          box
              > i -> f;
      case Short s
          when
          cells
              [s] > 3 -> 1;
      case Byte b
          when 10
              / b
              > 1 -> f;
      case Long l
          when
          (boolean)
              (Object) l -> 1;
      case String s
          when
          boom(
              s) -> 1;
      case Character c
          when (c
              > 'a'
              && box > 1) -> f;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> 1;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> 1;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> 1;
      case Float f2 when
          f(2) > box -> 1;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> f;
      case Pair p when true
          || boom(p) -> f;
      default -> 1;
    }; } };
    return f(2) + later.get();
  }

  static int spawned(Object o, Integer box, int[] cells) {
    int[] got = {0};
    finish: {
      async:
        switch (o) {
      case Integer i
          when
          box
              > i -> got[0] = f(1);
      case Short s
          when
          cells
              [s] > 3 -> got[0] = 2;
      case Byte b
          when 10
              / b
              > 1 -> got[0] = f(1);
      case Long l
          when
          (boolean)
              (Object) l -> got[0] = 2;
      case String s
          when
          boom(
              s) -> got[0] = 2;
      case Character c
          when (c
              > 'a'
              && box > 1) -> got[0] = f(1);
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> got[0] = 2;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> got[0] = 2;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> got[0] = 2;
      case Float f2 when
          f(2) > box -> got[0] = 2;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> got[0] = f(1);
      case Pair p when true
          || boom(p) -> got[0] = f(1);
      default -> got[0] = 2;
        }
      f(3);
    }
    return got[0] + f(1);
  }

  static int looped(Object o, Integer box, int[] cells) {
    int[] got = {0, 0};
    int f = f(1);
    for (@ParallelFor int k = 0; k < 1; k++) {
        switch (o) {
      case Integer i
          when
          box
              > i -> got[k] = f;
      case Short s
          when
          cells
              [s] > 3 -> got[k] = 2;
      case Byte b
          when 10
              / b
              > 1 -> got[k] = f;
      case Long l
          when
          (boolean)
              (Object) l -> got[k] = 2;
      case String s
          when
          boom(
              s) -> got[k] = 2;
      case Character c
          when (c
              > 'a'
              && box > 1) -> got[k] = f;
      case Pair(Integer a, var b)
          when a
              / a > 0
              && b.hashCode()
              > 1 -> got[k] = 2;
      case Pair(
              String a,
              Pair(Object b, String c))
          when
              !a
              .isEmpty()
              &&
              b
              .equals(
                  c.charAt(
                      9)) -> got[k] = 2;
      case Pair p
          when p.a() instanceof Pair(Object q, Object r)
              && q
                  .hashCode() > r
                      .hashCode() -> got[k] = 2;
      case Float f2 when
          f(2) > box -> got[k] = 2;
      case Double d when
          d > 2
              ? f(2) > 1 / d.intValue()
              : f(3)
                  > box -> got[k] = f;
      case Pair p when true
          || boom(p) -> got[k] = f;
      default -> got[k] = 2;
        }
    }
    return got[0] + f(1);
  }

  public static void main(String[] z) {
    Case[] all = {
      GuardLines::copied, GuardLines::old, GuardLines::cases, GuardLines::oldCases, GuardLines::value,
      GuardLines::plainValue, GuardLines::selected, GuardLines::function, GuardLines::inClass,
      GuardLines::spawned, GuardLines::looped
    };
    Object[] objects = {
      1, (short) 0, (short) 1, (byte) 0, (byte) 1, 7L, "a", 'a', 'b', 1f, 0.5, 2.5, new Pair(0, 1), new Pair(1, null),
      new Pair("", null), new Pair("", new Pair(null, "")), new Pair("a", new Pair(null, "")), new Pair("a", new Pair("b", "c")),
      new Pair(new Pair(null, null), 1), new Pair(new Pair(1, null), 1), new Pair(null, null), true
    };
    for (Integer box : new Integer[] {null, 0, 5}) {
      for (Object o : objects) {
        for (Case c : all) {
          for (int[] cells : new int[][] {null, {5}}) {
            try {
              p(c.run(o, box, cells));
            } catch (RuntimeException e) {
              p(at(e));
            }
          }
        }
      }
    }
  }
}
