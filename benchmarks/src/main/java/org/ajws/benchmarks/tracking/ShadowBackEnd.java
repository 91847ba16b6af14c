package org.ajws.benchmarks.tracking;

import java.util.ArrayList;
import java.util.List;

/**
 * Pages, and beside them two bits for each block of slots: read and written. Where two tasks
 * touched a page their bits say whether they touched a block, too. The commit copies what was
 * written alone.
 */
public final class ShadowBackEnd extends BackEnd {
  /** The bits of what was written. */
  private static final long WRITTEN = 0xAAAA_AAAA_AAAA_AAAAL;

  private final int shift;
  private final PagedBackEnd pages;
  private final Object lock = new Object();

  /** Of the tasks of this list that have committed. */
  private final List<Committed> committed = new ArrayList<>(); // guarded by lock

  /** What a task touched, and which commit it was. */
  private record Committed(long version, long[][] bits) {}

  /**
   * Blocks.
   *
   * @param memory the arrays
   * @param shift a block has two to the power of so many slots; at most a page
   */
  public ShadowBackEnd(Memory memory, int shift) {
    if (shift < 0 || memory.all().stream().anyMatch(s -> shift > s.pageShift)) {
      throw new IllegalArgumentException("blocks of 2^" + shift + " slots");
    }
    this.shift = shift;
    pages = new PagedBackEnd(memory, false);
  }

  /**
   * Whether a task touched what another one wrote, in a word of 32 blocks. (The thesis prints
   * {@code current & (other | other >> 1)}, which takes two reads for a conflict, and a read for
   * one with the block before.)
   */
  static boolean isConflict(long current, long other) {
    long written = other & WRITTEN;
    return (current & (written | written >>> 1)) != 0;
  }

  @Override
  View view() {
    return new ShadowView();
  }

  @Override
  void listEnded() {
    synchronized (lock) {
      committed.clear();
    }
  }

  private final class ShadowView extends PagedBackEnd.PagedView {
    private long[][] bits = new long[ShadowBackEnd.this.pages.versions.length][];

    ShadowView() {
      super(ShadowBackEnd.this.pages);
    }

    @Override
    void begin() {
      super.begin();
      bits = new long[bits.length][]; // those of a commit are kept
    }

    @Override
    public long get(Slots slots, int i) {
      long value = super.get(slots, i);
      mark(slots, i, 1);
      return value;
    }

    @Override
    public void put(Slots slots, int i, long value) {
      super.put(slots, i, value);
      mark(slots, i, 2);
    }

    private void mark(Slots slots, int i, long what) {
      long[] words = bits[slots.number];
      if (words == null) {
        words = new long[(slots.length - 1 >>> shift + 5) + 1];
        bits[slots.number] = words;
      }
      int block = i >>> shift;
      words[block >>> 5] |= what << (block << 1); // by 62 at most
    }

    @Override
    boolean isValid() {
      if (super.isValid()) {
        return true; // no page in common
      }
      synchronized (lock) {
        for (Committed other : committed) {
          if (other.version > start() && conflictsWith(other)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean conflictsWith(Committed other) {
      for (Slots slots : touchedSlots()) {
        long[] mine = bits[slots.number];
        long[] theirs = other.bits[slots.number];
        for (int w = 0; theirs != null && w < mine.length; w++) {
          if (isConflict(mine[w], theirs[w])) {
            return true;
          }
        }
      }
      return false;
    }

    @Override
    void commit() {
      super.commit();
      synchronized (lock) {
        committed.add(new Committed(pages.version(), bits));
      }
    }

    @Override
    void commit(Slots slots, int page, long[] copy) {
      long[] words = bits[slots.number];
      int first = page << slots.pageShift;
      int last = slots.endOf(page) - 1;
      for (int w = first >>> shift + 5; w <= last >>> shift + 5; w++) {
        for (long left = words[w] & WRITTEN; left != 0; left &= left - 1) {
          int block = (w << 5) + (Long.numberOfTrailingZeros(left) >>> 1);
          int to = Math.min(last, (block + 1 << shift) - 1);
          for (int i = Math.max(first, block << shift); i <= to; i++) {
            slots.set(i, copy[i - first]);
          }
        }
      }
    }
  }
}
