package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SnapshotLockTest {
  private static final int THREADS = 4;

  /** Two numbers that agree when no unit is on its way, as generated code would have them. */
  private static final class Pair {
    int low;
    int high;
    int copies;
    Error failure;

    final SnapshotLock lock =
        new SnapshotLock(this) {
          private static final long serialVersionUID = 1;

          @Override
          protected Object copy(boolean whole) {
            if (failure != null) {
              throw failure;
            }
            copies += whole ? 1 : 0;
            int first = low;
            Thread.yield();
            return new int[] {first, high};
          }
        };

    void move(int by) {
      lock.lock();
      try {
        low -= by;
        Thread.yield();
        high += by;
      } finally {
        lock.unlock();
      }
    }

    int[] seen() {
      return (int[]) lock.snapshot();
    }
  }

  private static String run(int rounds, Pair pair) throws InterruptedException {
    Set<String> wrong = ConcurrentHashMap.newKeySet();
    AtomicInteger writing = new AtomicInteger(THREADS / 2);
    List<Thread> all = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      boolean writes = t % 2 == 0;
      Thread thread =
          new Thread(
              () -> {
                if (writes) {
                  for (int i = 0; i < rounds; i++) {
                    int before = pair.seen()[1];
                    pair.move(1);
                    if (pair.seen()[1] <= before) {
                      wrong.add("own write");
                    }
                  }
                  writing.decrementAndGet();
                  return;
                }
                int last = 0;
                do {
                  int[] seen = pair.seen();
                  if (seen[0] + seen[1] != 0) {
                    wrong.add("torn");
                  }
                  if (seen[1] < last) {
                    wrong.add("older");
                  }
                  last = seen[1];
                  Thread.yield();
                } while (writing.get() > 0);
              });
      all.add(thread);
      thread.start();
    }
    for (Thread t : all) {
      t.join();
    }
    if (pair.seen()[1] != rounds * THREADS / 2) {
      wrong.add("end");
    }
    return String.join(", ", wrong);
  }

  @Test
  void readersSeeWhatOneWriterLeft() throws InterruptedException {
    assertEquals("", run(500, new Pair()));
  }

  @Test
  void firstSnapshotsAreWholeBesideTheFirstWriters() throws InterruptedException {
    for (int i = 0; i < 40; i++) {
      assertEquals("", run(3, new Pair()));
    }
  }

  @Test
  void innerUnitsPublishNothing() {
    Pair pair = new Pair();
    pair.lock.lock();
    pair.move(1);
    pair.low--;
    assertEquals(1, pair.copies, "the first one, before anything was written");
    pair.high++;
    pair.lock.unlock();
    assertEquals(2, pair.copies);
    assertEquals(2, pair.seen()[1]);
  }

  @Test
  void aUnitThatChangesNothingMakesNoCopy() {
    Pair pair = new Pair();
    pair.move(1);
    int[] before = pair.seen();
    pair.lock.lock();
    pair.lock.unlockUnchanged();
    assertSame(before, pair.seen());
    pair.lock.lock();
    pair.move(1);
    pair.lock.unlockUnchanged();
    assertEquals(2, pair.seen()[1], "what an inner unit changed is shown");
  }

  @Test
  void theHolderSeesItself() {
    Pair pair = new Pair();
    pair.lock.lock();
    pair.low = 5;
    assertEquals(5, pair.seen()[0]);
    pair.low = 0;
    pair.lock.unlock();
  }

  @Test
  void aPinnedSnapshotStaysForItsThread() throws InterruptedException {
    Pair pair = new Pair();
    Pair other = new Pair();
    int[] seen = pair.seen();
    SnapshotLock.pin(pair.lock, seen);
    SnapshotLock.pin(null, null);
    Thread writer = new Thread(() -> pair.move(1));
    writer.start();
    writer.join();
    assertSame(seen, pair.seen());
    int[] inner = other.seen();
    SnapshotLock.pin(other.lock, inner);
    other.move(1);
    assertSame(inner, other.seen());
    assertSame(seen, pair.seen());
    int[] elsewhere = new int[1];
    Thread reader = new Thread(() -> elsewhere[0] = pair.seen()[1]);
    reader.start();
    reader.join();
    assertEquals(1, elsewhere[0], "another thread sees the newest");
    SnapshotLock.unpin(other.lock);
    SnapshotLock.unpin(null);
    SnapshotLock.unpin(pair.lock);
    assertNotSame(seen, pair.seen());
    assertEquals(1, other.seen()[1]);
  }

  @Test
  void whoMakesAnObjectLeavesNoSnapshot() {
    Pair pair = new Pair();
    pair.lock.make(true);
    pair.move(1);
    pair.low = 7;
    assertEquals(7, pair.seen()[0]);
    pair.high = -7;
    assertEquals(0, pair.copies);
    pair.lock.make(false);
    assertEquals(-7, pair.seen()[1]);
    assertEquals(1, pair.copies);
  }

  @Test
  void aCopyThatFailsLeavesTheLockFree() {
    Pair pair = new Pair();
    pair.failure = new OutOfMemoryError("first");
    assertThrows(OutOfMemoryError.class, () -> pair.move(1));
    assertFalse(pair.lock.isLocked());
    assertEquals(0, pair.high, "the unit has not begun");
    pair.failure = null;
    pair.move(1);
    pair.lock.lock();
    pair.failure = new OutOfMemoryError("at the end");
    assertThrows(OutOfMemoryError.class, pair.lock::unlock);
    assertFalse(pair.lock.isLocked());
    pair.failure = null;
    assertEquals(1, pair.seen()[1]);
  }

  @Test
  void onlyTheHolderUnlocks() {
    Pair pair = new Pair();
    assertThrows(IllegalMonitorStateException.class, pair.lock::unlock);
    assertThrows(IllegalMonitorStateException.class, pair.lock::unlockUnchanged);
    assertEquals(0, pair.copies);
  }

  @Test
  void arraysAreCopiedInAllDimensions() {
    int[][] from = {{1, 2}, null, {3}};
    int[][] copy = SnapshotLock.copyOf(from);
    from[0][0] = 9;
    from[2] = null;
    assertEquals(1, copy[0][0]);
    assertEquals(3, copy[2][0]);
    assertEquals(null, copy[1]);
    assertEquals(null, SnapshotLock.copyOf((int[]) null));
    String[] names = {"a"};
    assertNotSame(names, SnapshotLock.copyOf(names));
    assertSame(names[0], SnapshotLock.copyOf(names)[0]);
  }
}
