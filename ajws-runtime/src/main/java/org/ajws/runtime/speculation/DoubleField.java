package org.ajws.runtime.speculation;

/** A {@code double} field of the program, as a {@link Location}. */
public abstract class DoubleField extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected DoubleField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract double get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, double value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    double x = get(object);
    return (Double.doubleToRawLongBits(x)) == bits;
  }

  @Override
  final void write(Object object, long bits, Object reference) {
    set(object, Double.longBitsToDouble(bits));
  }
}
