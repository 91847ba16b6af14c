package org.ajws.runtime.task;

/**
 * Holds a local variable that an async assigns, while its finish lasts. The finish orders the
 * accesses, so the field is plain. (Variables of primitive types are held by arrays.)
 *
 * @param <T> the type of the variable
 */
public final class Cell<T> {
  /** The variable. */
  public T value;

  /**
   * A cell for a variable.
   *
   * @param value the value that the variable has when the finish begins
   */
  public Cell(T value) {
    this.value = value;
  }
}
