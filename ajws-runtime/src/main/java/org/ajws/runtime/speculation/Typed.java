package org.ajws.runtime.speculation;

/** Gives tracked accesses the types of the accesses that they stand for. */
public final class Typed {
  private Typed() {}

  /**
   * What was read from a field or slot, whose declaration has lost its type arguments.
   *
   * @param value what was read
   * @param <T> the type of the expression
   * @return the value
   */
  @SuppressWarnings("unchecked") // as unchecked as the field is at run time
  public static <T> T as(Object value) {
    return (T) value;
  }

  /**
   * Gives an expression the type that its place gives it.
   *
   * @param value its value
   * @param <T> the type
   * @return the value
   */
  public static <T> T of(T value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Boolean box(Boolean value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Byte box(Byte value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Short box(Short value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Character box(Character value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Integer box(Integer value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Long box(Long value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Float box(Float value) {
    return value;
  }

  /** A box, by a call that the compiler takes for a number. */
  public static Double box(Double value) {
    return value;
  }
}
