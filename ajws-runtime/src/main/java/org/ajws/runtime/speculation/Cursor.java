package org.ajws.runtime.speculation;

import java.lang.reflect.Array;

/**
 * Goes over an array as an enhanced {@code for} does, for code that reads the slots by a {@link
 * Chunk}.
 *
 * @param <A> the array's type
 */
public final class Cursor<A> {
  /** The array. */
  public final A array;

  /** The slot that the loop has come to. */
  public int index = -1;

  private final int length;

  /**
   * Before the first slot.
   *
   * @param array the array
   * @throws NullPointerException if there is none
   */
  public Cursor(A array) {
    this.array = array;
    this.length = Array.getLength(array);
  }

  /**
   * Goes on.
   *
   * @return whether there is another slot
   */
  public boolean next() {
    return ++index < length;
  }
}
