package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An object with a set of two members, and what its snapshots must be: one of the states that units
 * have left, as a whole; no older than what had been left before the read began; and for each
 * thread never older than one that it has seen.
 */
final class SnapshotCell {
  /** A state, or a snapshot. */
  private static final class State {
    final int version;
    final int[] values;

    State(int version, int[] values) {
      this.version = version;
      this.values = values;
    }
  }

  private static final int LENGTH = 4;

  // The members.
  private int version;
  private int[] values = new int[LENGTH];

  /** What units have left, by version. */
  private final Map<Integer, int[]> left = new ConcurrentHashMap<>();

  /** The version of a unit that has ended. */
  private final AtomicInteger ended = new AtomicInteger();

  final SnapshotLock lock =
      new SnapshotLock(this) {
        private static final long serialVersionUID = 1;

        @Override
        protected Object copy(boolean whole) {
          int of = version;
          Thread.yield();
          return new State(of, whole ? SnapshotLock.copyOf(values) : values);
        }
      };

  SnapshotCell(Random random) {
    if (random.nextBoolean()) { // a constructor that calls units, and goes on then
      lock.make(true);
      write(random, () -> {});
      left.clear();
      ended.set(0);
      version = 0;
      values = new int[LENGTH];
      lock.make(false);
    }
    left.put(0, values.clone());
  }

  Object read() {
    int atLeast = ended.get();
    State s = (State) lock.snapshot();
    assertTrue(
        lock.isHeldByCurrentThread() || s.version >= atLeast,
        () -> "version " + s.version + " though " + atLeast + " had ended");
    return s;
  }

  /**
   * Looks at a snapshot.
   *
   * @param newest the newest version that the thread has seen
   * @return the newest one now
   */
  int check(Object snapshot, int newest) {
    State s = (State) snapshot;
    if (lock.isHeldByCurrentThread()) {
      assertEquals(version, s.version, "a unit that writes sees itself");
      assertEquals(Arrays.toString(values), Arrays.toString(s.values));
      return newest;
    }
    int[] whole = left.get(s.version);
    assertTrue(whole != null, () -> "version " + s.version + " was never left by a unit");
    assertEquals(Arrays.toString(whole), Arrays.toString(s.values), "of version " + s.version);
    assertTrue(s.version >= newest, () -> "version " + s.version + " after " + newest);
    return s.version;
  }

  /** A unit that writes, with another one in its middle. */
  void write(Random random, Runnable inside) {
    lock.lock();
    try {
      change(random);
      inside.run();
      change(random);
    } finally {
      committed();
      lock.unlock();
    }
    endedAt(version(), 0);
  }

  /** A unit that changes nothing itself. */
  void unchanged(Runnable inside) {
    lock.lock();
    try {
      inside.run();
    } finally {
      committed();
      lock.unlockUnchanged();
    }
  }

  /** A unit that writes, gives its lock back early and goes on as one that reads. */
  void writeAndBecome(Random random, int newest, Runnable reads) {
    lock.lock();
    int own;
    boolean isOutermost = lock.getHoldCount() == 1;
    try {
      change(random);
      own = version;
    } finally {
      committed();
      lock.unlock();
    }
    if (isOutermost) {
      endedAt(own, newest);
      assertTrue(((State) read()).version >= own, "it sees what it has left");
    }
    reads.run();
  }

  /** By the holder. */
  void change(Random random) {
    version++;
    values[random.nextInt(LENGTH)]++;
    Thread.yield();
    if (random.nextInt(4) == 0) {
      values = values.clone();
    }
    values[random.nextInt(LENGTH)] += version;
  }

  /** By the holder: notes what the outermost unit is about to leave. */
  void committed() {
    if (lock.getHoldCount() == 1) {
      left.put(version, values.clone());
    }
  }

  private int version() {
    return ((State) lock.snapshot()).version;
  }

  private void endedAt(int own, int atLeast) {
    if (!lock.isHeldByCurrentThread()) {
      ended.accumulateAndGet(Math.max(own, atLeast), Math::max);
    }
  }

  void checkEnd() {
    assertEquals(version, ((State) lock.snapshot()).version, "the last version");
    check(lock.snapshot(), ended.get());
  }
}
