package org.ajws.runtime.speculation;

/** A {@code short} field of the program, as a {@link Location}. */
public abstract class ShortField extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected ShortField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract short get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, short value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    short x = get(object);
    return (x) == bits;
  }

  @Override
  final void write(Object object, long bits, Object reference) {
    set(object, (short) bits);
  }
}
