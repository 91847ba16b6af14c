package org.ajws.runtime.speculation;

/**
 * Chunks that wait for nobody, in their order. Guarded by the lock of the run. Nothing is allocated
 * after it was made, so that no chunk is lost when memory runs out.
 */
final class ReadyChunks {
  private final RangesChunk[] all; // the first ones, in order
  private int size;

  /**
   * None yet.
   *
   * @param most how many there are at a time
   */
  ReadyChunks(int most) {
    all = new RangesChunk[most];
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

  /** Takes the first one; null: there is none. */
  RangesChunk poll() {
    if (size == 0) {
      return null;
    }
    RangesChunk first = all[0];
    size--;
    System.arraycopy(all, 1, all, 0, size);
    all[size] = null;
    return first;
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
