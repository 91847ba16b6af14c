package org.ajws.runtime.speculation;

/** A {@code float} field of the program, as a {@link Location}. */
public abstract class FloatField extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected FloatField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract float get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, float value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    float x = get(object);
    return (Float.floatToRawIntBits(x)) == bits;
  }

  @Override
  final void write(Object object, long bits, Object reference) {
    set(object, Float.intBitsToFloat((int) bits));
  }
}
