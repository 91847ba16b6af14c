package org.ajws.runtime.claim;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Arrays for copies of slots, used again: a new one is filled with zeros first, leaves the nearest
 * cache, and is work for the collector, which together takes longer than the copy. Those of
 * references are not kept, since they would keep objects. Used by any thread.
 */
public final class SlotBuffers {
  /** So many are kept. */
  static final int MOST = 16;

  /** Longer ones are not. */
  static final int LONGEST = 1 << 17;

  private final List<Object> free = new ArrayList<>(MOST); // guarded by this

  /** None yet. */
  public SlotBuffers() {}

  /**
   * An array with any contents.
   *
   * @param type of its slots
   * @param length how many it has at least
   */
  Object take(Class<?> type, int length) {
    if (type.isPrimitive() && length <= LONGEST) {
      Object found = kept(type, length);
      return found != null ? found : Array.newInstance(type, rounded(length));
    }
    return Array.newInstance(type, length);
  }

  /** So that chunks that become a little longer find what shorter ones have left. */
  private static int rounded(int length) {
    return length <= 1 ? 1 : Integer.highestOneBit(length - 1) << 1;
  }

  private synchronized Object kept(Class<?> type, int length) {
    int best = -1;
    int shortest = Integer.MAX_VALUE;
    for (int i = 0; i < free.size(); i++) {
      Object array = free.get(i);
      int has = Array.getLength(array);
      if (array.getClass().getComponentType() == type && has >= length && has < shortest) {
        best = i;
        shortest = has;
      }
    }
    return best < 0 ? null : free.remove(best);
  }

  /** An array that was taken is needed no more. */
  synchronized void give(Object array) {
    if (array.getClass().getComponentType().isPrimitive() && Array.getLength(array) <= LONGEST) {
      if (free.size() == MOST) {
        free.remove(0); // nobody has wanted it for long
      }
      free.add(array);
    }
  }
}
