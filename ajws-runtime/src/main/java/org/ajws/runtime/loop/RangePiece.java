package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/** A piece of numbered iterations. */
public final class RangePiece<L extends TaskLocals<L>> extends Piece {
  private final Iterations<L> iterations;

  // Unsigned. Only the worker that runs the piece uses them; a new piece is handed over by a deque.
  private long next;
  private long end;
  private ChunkSizer sizer; // null until the piece is run

  RangePiece(
      Region region,
      Piece parent,
      TaskLocals<?> locals,
      Iterations<L> iterations,
      long next,
      long end) {
    super(region, parent, locals);
    this.iterations = iterations;
    this.next = next;
    this.end = end;
  }

  @Override
  public int rest() {
    long left = end - next;
    return left < 0 ? 2 : (int) Math.min(left, 2);
  }

  @Override
  public Piece split(boolean keep) {
    long left = end - next;
    long given = keep ? left >>> 1 : left - (left >>> 1);
    return given == 0 ? null : splitOff(given);
  }

  @Override
  public Piece splitAll() {
    return splitOff(end - next);
  }

  private Piece splitOff(long given) {
    long from = end - given;
    Piece child = new RangePiece<>(region, this, null, iterations, from, end);
    end = from;
    return child;
  }

  @Override
  public void absorb(Piece child) {
    end = ((RangePiece<?>) child).end;
  }

  @Override
  public boolean isExpectedToTakeLessThan(long nanos) {
    return region.takesLessThan(nanos, iterations.within(next, end - next));
  }

  @Override
  public boolean isHardlyWorth(long nanos) {
    return sizer != null && sizer.takesLessThan(nanos, end - next);
  }

  @Override
  @SuppressWarnings("unchecked") // forked from the root's
  public void run(Worker worker) throws Throwable {
    L state = (L) locals;
    long first = next;
    sizer =
        new ChunkSizer(
            worker.scheduler.config,
            region,
            iterations.unit,
            iterations.within(first, end - first));
    try {
      do {
        for (; ; ) {
          worker.poll(this);
          long from = next;
          long left = end - from;
          if (left == 0 || region.isCancelled()) {
            break;
          }
          long length = state.isApart() ? 1 : sizer.next(left, !worker.deque.isEmpty());
          next = from + length;
          int nested = worker.nested();
          iterations.run(from, length, state);
          sizer.ran(length, worker.nested() != nested);
        }
      } while (!region.isCancelled() && worker.takeBack(this));
    } finally {
      worker.counters.ran(iterations.within(first, next - first));
      sizer.finish();
    }
  }
}
