package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The worker without work that looks every now and then for frames which other workers keep for
 * themselves. As long as there is one, nobody need be woken for such a frame: mostly its worker is
 * about to go on with it.
 *
 * <p>A worker that is about to sleep, and has left such a frame where it was, becomes the lookout,
 * if nobody is. It naps instead, looks, and naps longer; it stops when it gets work, or sees none
 * of these frames any more. The argument is in {@code docs/design/latch.md}.
 */
final class Lookout {
  private static final VarHandle WORKER;

  static {
    try {
      WORKER = MethodHandles.lookup().findVarHandle(Lookout.class, "worker", Worker.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final long FIRST_NAP = 1_000_000;
  private static final long LONGEST_NAP = 16_000_000;

  private Worker worker; // by WORKER; null: nobody

  /** Whether there is one that takes frames of {@code region}. */
  boolean isThereFor(Region region) {
    Worker w = (Worker) WORKER.getVolatile(this);
    return w != null && w.idleness.takes(region);
  }

  /**
   * A worker has left a frame where it was, and is about to sleep.
   *
   * @param nap how long it napped before; 0 if it did not
   * @return how long it is to nap, as the lookout or beside one that takes less; 0 if the lookout
   *     takes all that it would
   */
  long comes(Worker candidate, long nap) {
    if (nap != 0) {
      return Math.min(2 * nap, LONGEST_NAP);
    }
    Worker other = (Worker) WORKER.compareAndExchange(this, null, candidate);
    return other == null || !other.idleness.takes(candidate.idleness.filter()) ? FIRST_NAP : 0;
  }

  /** A worker goes that may be the lookout. Then it looks once more, or others do. */
  void goes(Worker worker) {
    WORKER.compareAndSet(this, worker, null);
  }
}
