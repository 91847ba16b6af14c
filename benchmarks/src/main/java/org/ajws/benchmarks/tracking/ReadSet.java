package org.ajws.benchmarks.tracking;

import java.util.Arrays;

/** The numbers of locks that a task has read under, each once. */
abstract class ReadSet {
  /** An empty slot of a table. */
  static final int NONE = -1;

  int[] locks;
  int count;

  /** How many entries were looked at. */
  long steps;

  ReadSet(int capacity) {
    locks = new int[capacity];
  }

  abstract void add(int lock);

  /** Whether each lock of it is one of those that are asked for. */
  abstract boolean all(LogBackEnd backEnd, long until);

  /** As they came, without a table: each search looks at all of them. */
  static final class Naive extends ReadSet {
    Naive() {
      super(SizeEstimate.FIRST);
    }

    @Override
    void add(int lock) {
      for (int k = 0; k < count; k++) {
        steps++;
        if (locks[k] == lock) {
          return;
        }
      }
      if (count == locks.length) {
        locks = Arrays.copyOf(locks, 2 * count);
      }
      locks[count++] = lock;
    }

    @Override
    boolean all(LogBackEnd backEnd, long until) {
      for (int k = 0; k < count; k++) {
        if (backEnd.versionOf(locks[k]) > until) {
          return false;
        }
      }
      return true;
    }
  }

  /** A table; grown to twice its size when it is three quarters full, or has no place. */
  abstract static class Table extends ReadSet {
    Table(int capacity) {
      super(capacity);
      Arrays.fill(locks, NONE);
    }

    /** The bits of an address above those of a word, folded. */
    static int hash(int lock) {
      return lock ^ lock >>> 5;
    }

    final int home(int lock) {
      return hash(lock) & locks.length - 1;
    }

    void grow() {
      int[] old = locks;
      locks = new int[2 * old.length];
      Arrays.fill(locks, NONE);
      count = 0;
      for (int lock : old) {
        if (lock != NONE) {
          add(lock);
        }
      }
    }

    @Override
    boolean all(LogBackEnd backEnd, long until) {
      for (int lock : locks) {
        if (lock != NONE && backEnd.versionOf(lock) > until) {
          return false;
        }
      }
      return true;
    }
  }

  /** Open addressing, the next free slot. */
  static final class Probed extends Table {
    Probed(int capacity) {
      super(capacity);
    }

    @Override
    void add(int lock) {
      int k = home(lock);
      while (locks[k] != NONE) {
        steps++;
        if (locks[k] == lock) {
          return;
        }
        k = k + 1 & locks.length - 1;
      }
      locks[k] = lock;
      if (4 * ++count > 3 * locks.length) {
        grow();
      }
    }
  }
}
