package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random programs of units over sets with snapshots: {@code -Dajws.snapshots.count} of them from
 * {@code -Dajws.snapshots.seed} on. See {@link SnapshotCell} for what a snapshot must be.
 */
class RandomSnapshotsTest {
  private static final int CELLS = 3;

  /** What one thread does. */
  private static final class Program implements Runnable {
    private final SnapshotCell[] cells;
    private final Random random;
    private final int[] seen = new int[CELLS]; // the newest version of each
    private final Object[] pins = new Object[CELLS];

    Program(SnapshotCell[] cells, long seed) {
      this.cells = cells;
      this.random = new Random(seed);
    }

    @Override
    public void run() {
      for (int n = 5 + random.nextInt(30); n > 0; n--) {
        step(3);
      }
    }

    /** A unit, perhaps with others in it. */
    private void step(int deeper) {
      int i = random.nextInt(CELLS);
      switch (random.nextInt(8)) {
        case 0, 1 -> read(i);
        case 2 -> cells[i].write(random, () -> read(i));
        case 3 -> cells[i].write(random, () -> inside(deeper, i));
        case 4 -> writeTwo(i, (i + 1) % CELLS);
        case 5 -> pinned(i, deeper);
        case 6 -> cells[i].unchanged(() -> inside(deeper, i));
        default -> {
          cells[i].writeAndBecome(random, seen[i], () -> read(i));
          read(i);
        }
      }
    }

    private void inside(int deeper, int i) {
      read(i);
      if (deeper > 0 && random.nextBoolean()) {
        cells[i].write(random, () -> inside(deeper - 1, i));
        read(i);
      }
    }

    private void read(int i) {
      if (pins[i] != null) {
        assertSame(pins[i], cells[i].lock.snapshot(), "what the unit around this sees");
        return;
      }
      seen[i] = cells[i].check(cells[i].read(), seen[i]);
    }

    /** Units over two sets take their locks in one order. */
    private void writeTwo(int i, int k) {
      OrderedLock[] taken = OrderedLock.lockAll(cells[i].lock, cells[k].lock);
      try {
        cells[i].change(random);
        read(i);
        cells[k].change(random);
        read(k);
      } finally {
        cells[i].committed();
        cells[k].committed();
        OrderedLock.unlockAll(taken);
      }
    }

    /** A unit that reads, and whatever it calls, see one snapshot; another set is another. */
    private void pinned(int i, int deeper) {
      SnapshotLock lock = cells[i].lock;
      if (lock.isHeldByCurrentThread()) {
        return; // it is part of a unit that writes, and locks
      }
      read(i);
      Object outer = pins[i];
      Object pin = lock.snapshot();
      SnapshotLock.pin(lock, pin);
      pins[i] = pin;
      try {
        for (int n = random.nextInt(4); n > 0; n--) {
          Thread.yield();
          read(i);
        }
        int k = random.nextInt(CELLS);
        read(k);
        if (deeper > 0) {
          pinned(k, deeper - 1);
        }
        read(i);
      } finally {
        pins[i] = outer;
        SnapshotLock.unpin(lock);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void aSnapshotIsWhatSomeUnitHasLeft(int threads) throws Exception {
    long first = Long.getLong("ajws.snapshots.seed", 1);
    int count = Integer.getInteger("ajws.snapshots.count", 300);
    for (long seed = first; seed < first + count; seed++) {
      Random random = new Random(seed);
      SnapshotCell[] cells = new SnapshotCell[CELLS];
      for (int i = 0; i < CELLS; i++) {
        cells[i] = new SnapshotCell(random);
      }
      List<FutureTask<Void>> all = new ArrayList<>();
      for (int t = 0; t < threads; t++) {
        all.add(new FutureTask<>(new Program(cells, random.nextLong()), null));
      }
      for (FutureTask<Void> task : all) {
        Thread thread = new Thread(task);
        thread.setDaemon(true); // one that hangs must not keep the JVM
        thread.start();
      }
      try {
        for (FutureTask<Void> task : all) {
          task.get(
              120, TimeUnit.SECONDS); // each program, which yields: others may load the machine
        }
        for (SnapshotCell cell : cells) {
          cell.checkEnd();
        }
      } catch (Exception | AssertionError e) {
        throw new AssertionError("seed " + seed + ": " + e, e);
      }
    }
  }
}
