package org.ajws.benchmarks.tracking;

import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Logs of reads and writes, as TinySTM has them: written back at the commit, under locks that are
 * found by a part of the address, each with the version of the last commit that wrote under it (P.
 * Felber et al., Time-Based Software Transactional Memory, 2010). Commits come in order, so nobody
 * else takes a lock meanwhile.
 */
public final class LogBackEnd extends BackEnd {
  /** How entries are found again. */
  public enum Search {
    /** One after the other. */
    NAIVE,
    /** By hashing, reads by the next free slot. */
    HASHED,
    /** By hashing, reads near their home. */
    HOPSCOTCH
  }

  private static final int LOCKS = 1 << 20;

  private final Search search;
  private final AtomicLongArray locks; // twice the version, and 1 while a commit writes under it
  private final SizeEstimate reads = new SizeEstimate();
  private final SizeEstimate writes = new SizeEstimate();

  /**
   * Logs.
   *
   * @param search how entries are found
   */
  public LogBackEnd(Search search) {
    this(search, LOCKS);
  }

  /** With few locks slots share them. */
  LogBackEnd(Search search, int locks) {
    this.search = search;
    this.locks = new AtomicLongArray(locks);
  }

  int lockOf(Slots slots, int i) {
    return (int) (slots.addressOf(i) >>> 3) & locks.length() - 1;
  }

  long versionOf(int lock) {
    return locks.get(lock) >>> 1;
  }

  @Override
  View view() {
    return new LogView(this);
  }

  private ReadSet newReads() {
    return switch (search) {
      case NAIVE -> new ReadSet.Naive();
      case HASHED -> new ReadSet.Probed(reads.start());
      case HOPSCOTCH -> new Hopscotch(reads.start());
    };
  }

  private WriteSet newWrites() {
    return search == Search.NAIVE
        ? new WriteSet(SizeEstimate.FIRST)
        : new WriteSet.Chained(writes.start());
  }

  private static final class LogView extends View {
    private final LogBackEnd backEnd;
    private ReadSet reads;
    private WriteSet writes;
    private long until; // what was read is what there was at this version

    LogView(LogBackEnd backEnd) {
      this.backEnd = backEnd;
    }

    @Override
    void begin() {
      reads = backEnd.newReads();
      writes = backEnd.newWrites();
      until = backEnd.version();
    }

    @Override
    public long get(Slots slots, int i) {
      int own = writes.find(slots, i);
      if (own >= 0) {
        return writes.bits[own];
      }
      int lock = backEnd.lockOf(slots, i);
      while (true) {
        long before = backEnd.locks.get(lock);
        if ((before & 1) != 0) {
          Thread.onSpinWait(); // for a commit, which ends
          continue;
        }
        long bits = slots.get(i);
        VarHandle.loadLoadFence();
        if (backEnd.locks.get(lock) != before) {
          continue;
        }
        if (before >>> 1 > until) { // written since: read again at a later version
          long now = backEnd.version();
          if (!reads.all(backEnd, until)) {
            throw Rollback.NOW;
          }
          until = now;
          continue;
        }
        reads.add(lock);
        return bits;
      }
    }

    @Override
    public void put(Slots slots, int i, long bits) {
      writes.put(slots, Objects.checkIndex(i, slots.length), bits);
    }

    @Override
    boolean isValid() {
      return reads.all(backEnd, until);
    }

    @Override
    void commit() {
      AtomicLongArray locks = backEnd.locks;
      for (int k = 0; k < writes.count; k++) {
        int lock = backEnd.lockOf(writes.slots[k], writes.index[k]);
        locks.set(lock, locks.get(lock) | 1);
      }
      VarHandle.storeStoreFence(); // who sees a value below sees its lock taken
      for (int k = 0; k < writes.count; k++) {
        writes.slots[k].set(writes.index[k], writes.bits[k]);
      }
      long next = backEnd.version() + 1;
      for (int k = 0; k < writes.count; k++) {
        locks.set(backEnd.lockOf(writes.slots[k], writes.index[k]), next << 1);
      }
      backEnd.committed();
      backEnd.reads.add(reads.count);
      backEnd.writes.add(writes.count);
    }

    @Override
    long steps() {
      return reads.steps + writes.steps;
    }
  }
}
