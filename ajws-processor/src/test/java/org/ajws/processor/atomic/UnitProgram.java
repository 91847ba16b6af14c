package org.ajws.processor.atomic;

import java.util.List;

/** Writes the class of an interleaving: an object with two units that make its accesses. */
enum UnitProgram {
  /** Two fields of one object. */
  FIELDS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("a")
      class NAME implements TwoUnits {
        @Atomic("a") private int x;
        @Atomic("a") private int y;
        @Override public void first(Schedule s) { FIRST }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x", "y")))
          .replace("SECOND", body(steps, 1, List.of("x", "y")))
          .replace("NAME", name);
    }
  },

  /** A field of the superclass, whose unit is the first one, and one of the subclass. */
  SUBCLASS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("a")
      abstract class NAME_Super implements TwoUnits {
        @Atomic("a") protected int x;
        abstract int getY();
        abstract void setY(int value);
        @Override public void first(Schedule s) { FIRST }
      }
      class NAME extends NAME_Super {
        @Atomic("a") private int y;
        @Override int getY() { return y; }
        @Override void setY(int value) { y = value; }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x", "Y()")))
          .replace("SECOND", body(steps, 1, List.of("x", "y")))
          .replace("NAME", name);
    }
  },

  /** Two slots of an array that is a member. */
  SLOTS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("a")
      class NAME implements TwoUnits {
        private final int[] slots = new int[2];
        @Override public void first(Schedule s) { FIRST }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("slots[0]", "slots[1]")))
          .replace("SECOND", body(steps, 1, List.of("slots[0]", "slots[1]")))
          .replace("NAME", name);
    }
  },

  /** Units that call smaller units of the same object, which they join. */
  CALLS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("a")
      class NAME implements TwoUnits {
        private int x;
        private int y;
        int getX() { return x; }
        void setX(int value) { x = value; }
        int getY() { return y; }
        void setY(int value) { y = value; }
        @Override public void first(Schedule s) { FIRST }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("X()", "Y()")))
          .replace("SECOND", body(steps, 1, List.of("X()", "Y()")))
          .replace("NAME", name);
    }
  },

  /** Members of two objects whose sets are the set of a third one; units of that one. */
  ALIASES {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("c")
      class NAME_Cell {
        @Atomic("c") int value;
        int getV() { return value; }
        void setV(int v) { value = v; }
      }
      @AtomicSet("a")
      class NAME implements TwoUnits {
        @Atomic("a") private @AliasAtomic("c=this.a") NAME_Cell x = new @AliasAtomic("c=this.a") NAME_Cell();
        @Atomic("a") private @AliasAtomic("c=this.a") NAME_Cell y = new @AliasAtomic("c=this.a") NAME_Cell();
        @Override public void first(Schedule s) { FIRST }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x.V()", "y.V()")))
          .replace("SECOND", body(steps, 1, List.of("x.value", "y.value")))
          .replace("NAME", name);
    }
  },

  /** The same, where the second unit is one of an object that shares the set. */
  SHARED_BY_PARTS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("c")
      class NAME_Cell {
        @Atomic("c") int value;
        int getV() { return value; }
        void setV(int v) { value = v; }
        void second(Schedule s, @AliasAtomic("c=this.c") NAME_Cell other) { SECOND }
      }
      @AtomicSet("a")
      class NAME implements TwoUnits {
        private final @AliasAtomic("c=this.a") NAME_Cell x = new @AliasAtomic("c=this.a") NAME_Cell();
        private final @AliasAtomic("c=this.a") NAME_Cell y = new @AliasAtomic("c=this.a") NAME_Cell();
        @Override public void first(Schedule s) { FIRST }
        @Override public void second(Schedule s) { x.second(s, y); }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x.V()", "y.V()")))
          .replace("SECOND", body(steps, 1, List.of("value", "other.value")))
          .replace("NAME", name);
    }
  },

  /** Members of two objects that are parameters of a unit, given in either order. */
  PARAMETERS {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("c")
      class NAME_Cell {
        @Atomic("c") int value;
      }
      class NAME implements TwoUnits {
        private final NAME_Cell x = new NAME_Cell();
        private final NAME_Cell y = new NAME_Cell();
        @Override public void first(Schedule s) { one(s, x, y); }
        @Override public void second(Schedule s) { two(y, s, x); }
        private static void one(Schedule s, @Atomic("c") NAME_Cell p, @Atomic("c") NAME_Cell q) { FIRST }
        private static void two(@Atomic("c") NAME_Cell q, Schedule s, @Atomic("c") NAME_Cell p) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("p.value", "q.value")))
          .replace("SECOND", body(steps, 1, List.of("p.value", "q.value")))
          .replace("NAME", name);
    }
  },

  /** Members of two objects that a method names as its unit. */
  NAMED {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("c")
      class NAME_Cell {
        @Atomic("c") private int value;
        int getV() { return value; }
        void setV(int v) { value = v; }
      }
      class NAME implements TwoUnits {
        private final NAME_Cell x = new NAME_Cell();
        private final NAME_Cell y = new NAME_Cell();
        @Atomic("x.c") @Atomic("y.c") @Override public void first(Schedule s) { FIRST }
        @Atomic("y.c") @Atomic("x.c") @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x.V()", "y.V()")))
          .replace("SECOND", body(steps, 1, List.of("x.V()", "y.V()")))
          .replace("NAME", name);
    }
  },

  /** Static fields; a static unit and one of an object. */
  STATIC {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet(value = "a", isStatic = true)
      class NAME implements TwoUnits {
        @Atomic("a") private static int x;
        @Atomic("a") private static int y;
        static void one(Schedule s) { FIRST }
        @Override public void first(Schedule s) { one(s); }
        @Override public void second(Schedule s) { SECOND }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("x", "y")))
          .replace("SECOND", body(steps, 1, List.of("x", "y")))
          .replace("NAME", name);
    }
  },

  /** A set of an interface, whose default methods are the units. */
  INTERFACE {
    @Override
    String text(String name, List<Access> steps) {
      return """
      @AtomicSet("a")
      interface NAME_Face extends TwoUnits {
        int getX();
        void setX(int value);
        int getY();
        void setY(int value);
        @Override default void first(Schedule s) { FIRST }
        @Override default void second(Schedule s) { SECOND }
      }
      class NAME implements NAME_Face {
        @Atomic("a") private int x;
        @Atomic("a") private int y;
        @Override public int getX() { return x; }
        @Override public void setX(int value) { x = value; }
        @Override public int getY() { return y; }
        @Override public void setY(int value) { y = value; }
      }
      """
          .replace("FIRST", body(steps, 0, List.of("X()", "Y()")))
          .replace("SECOND", body(steps, 1, List.of("X()", "Y()")))
          .replace("NAME", name);
    }
  };

  /** The classes of an interleaving; the one named implements {@link TwoUnits}. */
  abstract String text(String name, List<Access> steps);

  /**
   * The accesses of a unit to places: a field or slot, or {@code X()} for a pair of methods {@code
   * getX} and {@code setX}, also of another object.
   */
  static String body(List<Access> steps, int unit, List<String> places) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < steps.size(); i++) {
      Access a = steps.get(i);
      if (a.unit() == unit) {
        String place = places.get(a.location());
        text.append("s.before(").append(i).append("); ");
        if (a.write()) {
          int value = i + 1; // no two writes write the same
          text.append(write(place, value)).append(" s.after(").append(i).append(", ");
          text.append(value).append("); ");
        } else {
          text.append("s.after(").append(i).append(", ").append(read(place)).append("); ");
        }
      }
    }
    return text.toString().strip();
  }

  private static String read(String place) {
    return place.endsWith("()") ? object(place) + "get" + property(place) + "()" : place;
  }

  private static String write(String place, int value) {
    return place.endsWith("()")
        ? object(place) + "set" + property(place) + "(" + value + ");"
        : place + " = " + value + ";";
  }

  private static String object(String place) {
    return place.substring(0, place.lastIndexOf('.') + 1);
  }

  private static String property(String place) {
    return place.substring(place.lastIndexOf('.') + 1, place.length() - 2);
  }
}
