package org.ajws.agent.race;

import java.util.Arrays;

/**
 * Locks that a task holds at once. Elements are {@code 2 * number}, plus one if the lock is held
 * shared; sorted, and of one lock at most one (exclusive stands for both). Equal sets are one
 * object ({@link LockSets}).
 */
final class LockSet {
  static final LockSet EMPTY = new LockSet(new int[0]);

  private final int[] elements;

  LockSet(int[] elements) {
    this.elements = elements;
  }

  /** Whether no two tasks can be inside of both at the same time. */
  boolean excludes(LockSet other) {
    int i = 0;
    int j = 0;
    while (i < elements.length && j < other.elements.length) {
      int a = elements[i];
      int b = other.elements[j];
      if (a >> 1 == b >> 1) {
        if ((a & b & 1) == 0) {
          return true;
        }
        i++;
        j++;
      } else if (a < b) {
        i++;
      } else {
        j++;
      }
    }
    return false;
  }

  /** Whether this excludes nothing that the other one does not exclude. */
  boolean isWithin(LockSet other) {
    if (this == other || elements.length == 0) {
      return true;
    }
    for (int e : elements) {
      // A shared lock is within the same one, shared or exclusive.
      boolean found = Arrays.binarySearch(other.elements, e & ~1) >= 0;
      if (!found && ((e & 1) == 0 || Arrays.binarySearch(other.elements, e) < 0)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof LockSet s && Arrays.equals(elements, s.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }
}
