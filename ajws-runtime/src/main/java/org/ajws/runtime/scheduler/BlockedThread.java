package org.ajws.runtime.scheduler;

import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.latch.Waiter;
import org.ajws.runtime.statistics.Counters;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.WaitEvent;

/**
 * A thread that waits for a result, since what is below it on its stack cannot be saved. While it
 * does, another thread takes its place among the workers.
 */
public final class BlockedThread extends Waiter {
  private final Worker worker;
  private final Wait wait;
  private final Runnable onInterrupt; // null: nothing

  private BlockedThread(
      Worker worker,
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Runnable onInterrupt,
      Held held) {
    this.worker = worker;
    this.onInterrupt = onInterrupt;
    this.wait = new OfThread(worker, result, deadlock, held);
  }

  private static final class OfThread extends Wait {
    private static final Set<String> WAITED_FOR =
        Set.of(
            "org.ajws.sync.Future",
            "org.ajws.sync.Channel",
            "org.ajws.sync.ChannelIterator",
            "org.ajws.runtime.lock.Await",
            "org.ajws.runtime.lock.OrderedLock");

    private final Worker worker;
    private final Thread thread;
    private final Object root;
    private final Held held;

    OfThread(
        Worker worker,
        Result<?> result,
        Function<String, ? extends RuntimeException> deadlock,
        Held held) {
      super(result, deadlock);
      this.held = held;
      this.worker = worker;
      this.thread = worker.thread;
      Region region = worker.context.region();
      this.root = region == null ? worker : region.outermost();
    }

    @Override
    protected Object root() {
      return root;
    }

    @Override
    Thread thread() {
      return thread;
    }

    @Override
    Held held() {
      return held;
    }

    @Override
    protected StackTraceElement[] trace() {
      return shown(false);
    }

    @Override
    StackTraceElement[] named() {
      return shown(true);
    }

    private StackTraceElement[] shown(boolean ofFunction) {
      FrameStore frames = worker.frames();
      List<StackTraceElement> all = List.of(thread.getStackTrace());
      StackTraceElement[] raw = raw(all);
      return frames == null ? raw : frames.shown(raw, all.size(), ofFunction);
    }

    /** From the call that waits on, without this runtime. */
    private static StackTraceElement[] raw(List<StackTraceElement> all) {
      int top = 0; // what is above may be the thread's own look for deadlocks
      while (top < all.size() && !WAITED_FOR.contains(all.get(top).getClassName())) {
        top++;
      }
      return all.stream().skip(top).filter(OfThread::isOfProgram).toArray(StackTraceElement[]::new);
    }

    private static boolean isOfProgram(StackTraceElement e) {
      return !e.getClassName().startsWith("org.ajws.runtime.")
          && !WAITED_FOR.contains(e.getClassName())
          && !isOfLambda(e);
    }

    /**
     * A class that the JVM makes of a function has no lines; mostly it shows none of its frames.
     */
    private static boolean isOfLambda(StackTraceElement e) {
      return e.getFileName() == null && e.getClassName().contains("$$Lambda");
    }

    @Override
    protected void resume() {
      LockSupport.unpark(thread);
    }
  }

  @Override
  protected void goOn() {
    wait.end();
  }

  /**
   * Waits for a result. Interrupts do not end the wait; they are kept.
   *
   * @param deadlock makes what is thrown if nobody is left to give the result, of a message
   */
  public static void await(
      Result<?> result, Function<String, ? extends RuntimeException> deadlock) {
    await(result, deadlock, null);
  }

  /**
   * The same.
   *
   * @param onInterrupt run by the waiting thread when it is interrupted, and may give the result;
   *     null for nothing
   */
  public static void await(
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Runnable onInterrupt) {
    await(result, deadlock, onInterrupt, null);
  }

  /**
   * Waits until somebody gives something back, who gives the result then. Interrupts are kept.
   *
   * @param held says who has it
   */
  public static void await(Result<?> result, Held held) {
    await(result, Deadlocks::exception, null, held);
  }

  private static void await(
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Runnable onInterrupt,
      Held held) {
    StackRoom.makeForAWait();
    Worker worker = Worker.current();
    BlockedThread waiter = new BlockedThread(worker, result, deadlock, onInterrupt, held);
    waiter.wait.begin(worker);
    if (!result.add(waiter)) {
      waiter.wait.withdraw();
      return;
    }
    worker.counters.add(Counters.BLOCKED, 1);
    WaitEvent event = Events.await();
    boolean waited = false;
    try {
      replaced(worker, waiter.wait::isOver, waiter::park);
      waited = true;
    } finally {
      if (!waited) { // the stack or the memory is full: who looks for deadlocks is not to see it
        waiter.wait.withdraw();
      }
    }
    Events.end(event);
    RuntimeException thrown = waiter.wait.thrown();
    if (thrown != null) {
      throw thrown;
    }
  }

  /**
   * Runs what holds the calling thread up until somebody gives something back, perhaps one that
   * needs a worker: another thread takes its place meanwhile. Whoever can fail has made room on the
   * stack before ({@link StackRoom#makeForAWait}).
   *
   * @param held says who has it
   * @param park waits once; takes no task
   */
  public static void holdUp(Held held, Runnable park) {
    Worker worker = Worker.current();
    Wait entry = new OfThread(worker, new Result<>(Origin.HELD), Deadlocks::exception, held);
    Runnable wait =
        () -> {
          worker.presence.rests(() -> !held.lasts() || held.holder() == null);
          try {
            park.run();
          } finally {
            worker.presence.goesOn();
          }
        };
    entry.begin(worker);
    try {
      replaced(worker, () -> false, wait);
    } finally {
      entry.withdraw(); // when it no longer rests: it is seen all the time
    }
  }

  /** Somebody takes the place of the thread among the workers, and another one that in its pool. */
  private static void replaced(Worker worker, BooleanSupplier isOver, Runnable wait) {
    if (!worker.registered) {
      PoolWait.await(worker, isOver, wait);
      return;
    }
    worker.giveAwayAll();
    Spares spares = worker.scheduler.spares;
    spares.holdsUp();
    try {
      PoolWait.await(worker, isOver, wait);
    } finally {
      spares.heldUp();
    }
  }

  private void park() {
    boolean interrupted = park(new Watch(wait.root()), HeldUpPool.of(worker.thread));
    if (interrupted) {
      worker.thread.interrupt();
    }
  }

  /** Waits; on top of itself, to let one more thread of the pool come. */
  private boolean park(Watch watch, HeldUpPool pool) {
    boolean[] interrupted = new boolean[1];
    worker.presence.rests(wait::isOver);
    try {
      while (!wait.isOver()) {
        LockSupport.parkNanos(this, watch.look());
        if (Thread.interrupted()) {
          interrupted[0] = true;
          if (onInterrupt != null) {
            onInterrupt.run();
          }
        }
        if (pool != null && !wait.isOver() && pool.needsAnother()) {
          PoolWait.await(worker, wait::isOver, () -> interrupted[0] |= park(watch, pool));
        }
      }
    } finally {
      worker.presence.goesOn();
    }
    return interrupted[0];
  }
}
