package org.ajws.runtime.speculation;

/** A {@code boolean} field of the program, as a {@link Location}. */
public abstract class BooleanField extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected BooleanField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract boolean get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, boolean value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    boolean x = get(object);
    return (x ? 1 : 0) == bits;
  }

  @Override
  final void write(Object object, long bits, Object reference) {
    set(object, bits != 0);
  }
}
