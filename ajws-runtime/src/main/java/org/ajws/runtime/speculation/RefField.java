package org.ajws.runtime.speculation;

/**
 * A field of the program that holds references, as a {@link Location}.
 *
 * @param <T> its type
 */
public abstract class RefField<T> extends Location {
  /**
   * A field.
   *
   * @param name its class and name, for the report
   * @param isStatic whether it has no object
   */
  protected RefField(String name, boolean isStatic) {
    super(name, isStatic);
  }

  /**
   * Reads the field, plainly.
   *
   * @param object whose field; null for a static one
   * @return its value
   */
  public abstract T get(Object object);

  /**
   * Writes the field, plainly.
   *
   * @param object whose field; null for a static one
   * @param value the value
   */
  public abstract void set(Object object, T value);

  @Override
  final boolean holds(Object object, long bits, Object reference) {
    return get(object) == reference;
  }

  @Override
  @SuppressWarnings("unchecked") // it was given as a T
  final void write(Object object, long bits, Object reference) {
    set(object, (T) reference);
  }
}
