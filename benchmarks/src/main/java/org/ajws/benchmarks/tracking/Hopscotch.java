package org.ajws.benchmarks.tracking;

/**
 * A table in which each entry is one of the eight slots from its home on; others are moved to make
 * room (M. Herlihy, N. Shavit, M. Tzafrir, Hopscotch Hashing, DISC 2008).
 */
final class Hopscotch extends ReadSet.Table {
  private static final int NEAR = 8;

  private byte[] near; // of each home, in which of the next eight slots its entries are

  Hopscotch(int capacity) {
    super(Math.max(NEAR, capacity));
    near = new byte[locks.length];
  }

  @Override
  void add(int lock) {
    int home = home(lock);
    for (int bits = near[home] & 0xFF; bits != 0; bits &= bits - 1) {
      steps++;
      if (locks[slot(home, Integer.numberOfTrailingZeros(bits))] == lock) {
        return;
      }
    }
    if (4 * (count + 1) > 3 * locks.length) {
      grow();
      add(lock);
      return;
    }
    int distance = 0;
    while (locks[slot(home, distance)] != NONE) {
      steps++;
      distance++;
    }
    while (distance >= NEAR) {
      int closer = closer(home, distance);
      if (closer == distance) {
        grow();
        add(lock);
        return;
      }
      distance = closer;
    }
    put(lock, home, distance);
  }

  private int slot(int home, int distance) {
    return home + distance & locks.length - 1;
  }

  private void put(int lock, int home, int distance) {
    locks[slot(home, distance)] = lock;
    near[home] |= (byte) (1 << distance);
    count++;
  }

  /**
   * Moves an entry into the free slot whose own slot is nearer; the same distance: there is none.
   */
  private int closer(int home, int free) {
    for (int d = free - NEAR + 1; d < free; d++) {
      int other = slot(home, d);
      int first = Integer.numberOfTrailingZeros(near[other] & 0xFF | 1 << NEAR);
      steps++;
      if (d + first < free) {
        int from = slot(other, first);
        locks[slot(home, free)] = locks[from];
        locks[from] = NONE;
        near[other] ^= (byte) (1 << first | 1 << free - d);
        return d + first;
      }
    }
    return free;
  }

  @Override
  void grow() {
    near = new byte[2 * locks.length];
    super.grow();
  }

  /** Whether each entry is where its home says, and only there. */
  boolean isSound() {
    int found = 0;
    for (int home = 0; home < locks.length; home++) {
      for (int d = 0; d < NEAR; d++) {
        if ((near[home] & 1 << d) != 0) {
          int lock = locks[slot(home, d)];
          if (lock == NONE || home(lock) != home) {
            return false;
          }
          found++;
        }
      }
    }
    return found == count;
  }
}
