package org.ajws.processor.emit.trycatch;

/**
 * Where generated code notes lines.
 *
 * @param name reads the line noted last
 * @param assignment the expression that notes one, with {@code %d} for it
 * @param place of a statement of a fast version, where that stands, as arguments; else null
 */
record LineSlot(String name, String assignment, String place) {
  private static final String OF_FRAME = "f$.line";

  /** The field of the frame. */
  static final LineSlot FRAME = variable(OF_FRAME);

  /** A variable, or an element of an array. */
  static LineSlot variable(String name) {
    return new LineSlot(name, name + " = %d", null);
  }

  /**
   * A local of a statement of a fast version.
   *
   * @param source as {@link org.ajws.processor.plan.frames.Method#source} says it
   * @param at the line where the statement stands
   */
  static LineSlot ofStatement(String name, String source, int at) {
    return new LineSlot(name, name + " = %d", "\"%s\", %d".formatted(source, at));
  }

  /** The expression that notes a line. */
  String noted(int number) {
    return assignment.formatted(number);
  }

  /** Whether it is a local of a fast version, whose code is on its lines but for the statement. */
  boolean isOfStatement() {
    return place != null;
  }

  boolean isOfFrame() {
    return name.equals(OF_FRAME);
  }

  /**
   * The same in the guard of a case, which may assign neither fields nor what it does not declare:
   * a call notes the line of the frame. Functions with guards have arrays instead.
   */
  LineSlot inGuard() {
    return isOfFrame() ? new LineSlot(name, "f$.noted(%d)", null) : this;
  }
}
