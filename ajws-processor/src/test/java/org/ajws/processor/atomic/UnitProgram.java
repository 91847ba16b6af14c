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
