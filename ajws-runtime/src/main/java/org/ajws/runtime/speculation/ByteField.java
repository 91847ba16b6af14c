package org.ajws.runtime.speculation;

/** A {@code byte} field of the program, as a {@link Location}. */
public abstract class ByteField extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected ByteField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract byte get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, byte value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    byte x = get(object);
    return (x) == bits;
  }

  @Override
  final void write(Object object, long bits, Object reference) {
    set(object, (byte) bits);
  }
}
