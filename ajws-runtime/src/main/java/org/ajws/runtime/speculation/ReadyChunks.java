package org.ajws.runtime.speculation;

import java.util.ArrayDeque;
import java.util.Deque;

/** Chunks that wait for nobody, in their order. Guarded by the lock of the run. */
final class ReadyChunks {
  private final Deque<RangesChunk> all = new ArrayDeque<>();

  void add(RangesChunk chunk) {
    chunk.state = RangesChunk.State.READY;
    if (all.isEmpty() || all.peekLast().number < chunk.number) {
      all.addLast(chunk);
      return;
    }
    Deque<RangesChunk> later = new ArrayDeque<>();
    while (!all.isEmpty() && all.peekLast().number > chunk.number) {
      later.push(all.pollLast());
    }
    all.addLast(chunk);
    all.addAll(later);
  }

  /** Takes the first one; null: there is none. */
  RangesChunk poll() {
    return all.poll();
  }

  /** Whether the first one has a number. */
  boolean beginWith(long number) {
    return !all.isEmpty() && all.peek().number == number;
  }

  int size() {
    return all.size();
  }

  /** Forgets those behind a chunk. */
  void cutBehind(long number) {
    all.removeIf(c -> c.number > number);
  }
}
