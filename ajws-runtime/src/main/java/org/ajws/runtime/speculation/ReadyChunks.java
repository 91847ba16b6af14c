package org.ajws.runtime.speculation;

/**
 * Chunks that wait for nobody, in their order. Guarded by the lock of the run. Nothing is allocated
 * after it was made, so that no chunk is lost when memory runs out.
 */
final class ReadyChunks {
  private final RangesChunk[] all; // the first ones, in order
  private final Homes homes;
  private final long[] present; // the threads that have asked, as far as there is room
  private int size;

  /**
   * None yet.
   *
   * @param most how many there are at a time
   * @param homes who has run them the last time
   */
  ReadyChunks(int most, Homes homes) {
    all = new RangesChunk[most];
    this.homes = homes;
    present = new long[most];
  }

  void add(RangesChunk chunk) {
    chunk.state = RangesChunk.State.READY;
    int at = size;
    for (; at > 0 && all[at - 1].number > chunk.number; at--) {
      all[at] = all[at - 1];
    }
    all[at] = chunk;
    size++;
  }

  /**
   * Takes the first one that is not at home with another thread that takes part; one that may leave
   * the loop is run before those behind it by anybody, else the slots of these would be copied.
   *
   * @param canBeMore whether there may be others for the calling thread, so that it takes none that
   *     is at home elsewhere
   * @return null: there is none
   */
  RangesChunk poll(boolean canBeMore) {
    long self = Thread.currentThread().getId();
    comes(self);
    for (int i = 0; i < size; i++) {
      long home = all[i].canLeave() ? self : homes.of(all[i].middle());
      if (home == self || !isPresent(home)) {
        return remove(i);
      }
    }
    return canBeMore ? null : first();
  }

  /** Takes the first one, wherever it is at home; null: there is none. */
  RangesChunk first() {
    return size == 0 ? null : remove(0);
  }

  private void comes(long thread) {
    int at = 0;
    while (at < present.length && present[at] != 0 && present[at] != thread) {
      at++;
    }
    if (at < present.length) {
      present[at] = thread;
    }
  }

  private boolean isPresent(long thread) {
    for (int i = 0; i < present.length && present[i] != 0; i++) {
      if (present[i] == thread) {
        return true;
      }
    }
    return false;
  }

  private RangesChunk remove(int at) {
    RangesChunk chunk = all[at];
    size--;
    System.arraycopy(all, at + 1, all, at, size - at);
    all[size] = null;
    return chunk;
  }

  /** Whether the first one has a number. */
  boolean beginWith(long number) {
    return size > 0 && all[0].number == number;
  }

  int size() {
    return size;
  }

  /** Forgets those behind a chunk. */
  void cutBehind(long number) {
    while (size > 0 && all[size - 1].number > number) {
      size--;
      all[size] = null;
    }
  }
}
