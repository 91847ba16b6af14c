package org.ajws.processor.emit.trycatch;

/**
 * Where generated code notes lines.
 *
 * @param name reads the line noted last
 * @param assignment the expression that notes one, with {@code %d} for it
 */
record LineSlot(String name, String assignment) {
  private static final String OF_FRAME = "f$.line";

  /** The field of the frame. */
  static final LineSlot FRAME = variable(OF_FRAME);

  /** A variable, or an element of an array. */
  static LineSlot variable(String name) {
    return new LineSlot(name, name + " = %d");
  }

  /** The expression that notes a line. */
  String noted(int number) {
    return assignment.formatted(number);
  }

  boolean isOfFrame() {
    return name.equals(OF_FRAME);
  }

  /**
   * The same in the guard of a case, which may assign neither fields nor what it does not declare:
   * a call notes the line of the frame. Functions with guards have arrays instead.
   */
  LineSlot inGuard() {
    return isOfFrame() ? new LineSlot(name, "f$.noted(%d)") : this;
  }
}
