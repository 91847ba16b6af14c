package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;

/**
 * The iterations of a loop in fixed blocks, each with a state of its own, joined in order: the
 * result of a floating-point reduction then has the same bits for every number of workers.
 *
 * <p>The blocks depend on the number of iterations alone. There are at most {@value #MAX_BLOCKS} of
 * them: enough to balance load, few enough to keep all states.
 */
final class Blocks<L extends TaskLocals<L>> extends Iterations<L> {
  static final int MAX_BLOCKS = 256;

  private final Iterations<L> inner;
  private final L root;

  /** By block; each slot is written by the worker that runs the block. */
  private final Object[] states;

  private Blocks(Iterations<L> inner, L root, long count, long size) {
    super(count, size);
    this.inner = inner;
    this.root = root;
    this.states = new Object[(int) count];
  }

  static <L extends TaskLocals<L>> Blocks<L> of(Iterations<L> inner, L root) {
    long size = Long.divideUnsigned(inner.count - 1, MAX_BLOCKS) + 1;
    long count = Long.divideUnsigned(inner.count - 1, size) + 1;
    return new Blocks<>(inner, root, count, size);
  }

  @Override
  void run(long index, long length, L ignored) throws Throwable {
    for (long block = index; block < index + length && !root.cancelled(); block++) {
      L state = root.forked();
      states[(int) block] = state;
      long next = block * unit;
      long left = within(block, 1);
      while (left != 0) {
        long chunk = left < 0 ? MAX_CHUNK : Math.min(left, MAX_CHUNK);
        inner.run(next, chunk, state);
        next += chunk;
        left -= chunk;
      }
    }
  }

  @Override
  long within(long index, long length) {
    long from = index * unit;
    return index + length == count ? inner.count - from : length * unit;
  }

  @Override
  @SuppressWarnings("unchecked")
  void finish() {
    for (Object state : states) {
      if (state != null) { // null: cancelled before it was run
        root.joinSettled((L) state);
      }
    }
  }
}
