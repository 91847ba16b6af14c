package org.ajws.runtime.forkjoin;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.ajws.runtime.failure.Sneaky;
import org.ajws.runtime.scheduler.Deadlocks;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.Nesting;
import org.ajws.runtime.scheduler.PoolWait;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;

/**
 * Where asyncs and loops go on that are nested too deep for the stack of their thread. The threads
 * of a {@link ForkJoinPool} have the stack that the JVM gives to all threads; so another thread
 * with a larger one runs what is too deep, while the first one does nothing but wait. Since that
 * waits for one thing only, which somebody runs, it cannot be what others wait for in vain.
 *
 * <p>On a deep stack nothing is handed over again: endless recursion overflows it, as it does in
 * the serial elision.
 */
public final class DeepStack {
  /** A deep stack is so many times {@code ajws.stackSize}. */
  private static final int TIMES = 8;

  /** What the next {@link Nesting#STEP} levels need, and handing over. */
  private static final int RESERVE = 320 << 10;

  /** So many levels more than there seemed to be room for fit into the reserve. */
  private static final int MORE = Nesting.STEP / 2;

  private static final long KEEP_ALIVE_SECONDS = 10;

  private static ExecutorService threads; // guarded by the class

  private DeepStack() {}

  /** Whether what the worker, which is the calling one, runs next needs a deeper stack. */
  public static boolean isNeeded(Worker worker) {
    return !worker.nesting.isFine() && look(worker);
  }

  /**
   * The same of what may also be queued, as it has to be where tasks may wait for what follows
   * them: then whoever takes it looks.
   */
  public static boolean isNeededHere(Worker worker) {
    return !Handshakes.mayHoldUp() && isNeeded(worker);
  }

  private static boolean look(Worker worker) {
    Nesting nesting = worker.nesting;
    if (nesting.isForgotten()) {
      return false;
    }
    Thread thread = Thread.currentThread();
    if (thread instanceof DeepThread) {
      ((DeepThread) thread).wentDeep = true;
      nesting.neverLookAgain();
      return false;
    }
    if (worker.critical > 0) { // another thread would not have the locks of this one
      return false;
    }
    if (nesting.fullAt != Integer.MAX_VALUE) {
      return true;
    }
    if (StackRoom.isLeft(RESERVE)) {
      nesting.lookAt(nesting.levels + Nesting.STEP);
      return false;
    }
    nesting.fullAt = nesting.levels;
    nesting.lookAt(nesting.levels);
    return true;
  }

  /**
   * Runs code on a deep stack, as part of what the worker runs just now, and waits for its end;
   * here, if there is no such thread to be had.
   *
   * @throws E what the code throws
   */
  public static <E extends Throwable> void run(Worker worker, TaskCode<E> code) throws E {
    HandOver<E> hand = new HandOver<>(worker, code);
    if (StackRoom.isLeftForATask() && begin(hand)) {
      hand.await();
    } else {
      code.run();
    }
  }

  private static boolean begin(Runnable hand) {
    try {
      threads().execute(hand);
      return true;
    } catch (RejectedExecutionException | OutOfMemoryError e) { // being stopped; or no more threads
      return false;
    }
  }

  private static synchronized ExecutorService threads() {
    if (threads == null) {
      threads =
          new ThreadPoolExecutor(
              0,
              Integer.MAX_VALUE,
              KEEP_ALIVE_SECONDS,
              TimeUnit.SECONDS,
              new SynchronousQueue<>(),
              DeepThread::new);
    }
    return threads;
  }

  /** Lets the threads end after what they run. */
  static synchronized void stop() {
    if (threads != null) {
      threads.shutdown();
      threads = null;
    }
  }

  /** Whether the thread has a deep stack. */
  static boolean isOn(Thread thread) {
    return thread instanceof DeepThread;
  }

  /** The pool of the work that this thread runs; null if it has no deep stack. */
  static ForkJoinPool poolOf(Thread thread) {
    return thread instanceof DeepThread ? ((DeepThread) thread).pool : null;
  }

  private static final class DeepThread extends Thread {
    ForkJoinPool pool;
    boolean wentDeep;

    DeepThread(Runnable all) {
      super(null, all, "ajws-deep", TIMES * Scheduler.global().config.stackSize, false);
      setDaemon(true);
      setContextClassLoader(null);
    }
  }

  /** Code on its way from one thread to another and back. */
  private static final class HandOver<E extends Throwable> implements Runnable, PoolWait.Below {
    private final Worker from;
    private final TaskCode<E> code;
    private final Region region;
    private final ForkJoinPool pool;
    private final ClassLoader loader;

    private boolean wentDeep; // ordered by ended, as the next one is
    private Throwable thrown;
    private volatile boolean ended;
    private volatile boolean heldUp;

    HandOver(Worker from, TaskCode<E> code) {
      this.from = from;
      this.code = code;
      this.region = from.context.region();
      this.pool =
          ForkJoinTask.inForkJoinPool()
              ? ForkJoinTask.getPool()
              : ForkJoinWorkers.poolForThisThread();
      this.loader = from.thread.getContextClassLoader();
    }

    /** Runs the code, for the thread that waits. */
    @Override
    public void run() {
      DeepThread thread = (DeepThread) Thread.currentThread();
      thread.pool = pool;
      thread.wentDeep = false;
      Worker own = Worker.current();
      Worker worker = from.home == null ? own : new Worker(thread, from.home, own);
      try {
        worker.below = this;
        from.inItsPlace = worker;
        worker.becomeCurrent();
        thread.setContextClassLoader(loader);
        worker.nesting.startsAgain();
        worker.context.setRegion(region);
        code.run();
      } catch (Throwable t) {
        thrown = t;
      } finally {
        worker.context.setRegion(null);
        from.inItsPlace = null;
        worker.below = null;
        if (worker != own) {
          own.becomeCurrent();
          from.home.counters.close(worker.counters);
          Deadlocks.closed(worker);
        }
        Thread.interrupted();
        wentDeep = thread.wentDeep;
        ended = true;
        LockSupport.unpark(from.thread);
      }
    }

    @Override
    public void holdsUp() {
      heldUp = true;
      LockSupport.unpark(from.thread);
    }

    @Override
    public void goesOn() {
      heldUp = false;
      LockSupport.unpark(from.thread);
    }

    /** The deep thread works in place of this one, unless it waits: then a third one does. */
    void await() {
      while (!ended) {
        if (heldUp) {
          PoolWait.await(from, () -> !heldUp, () -> parkWhile(true));
        } else {
          parkWhile(false);
        }
      }
      Nesting nesting = from.nesting;
      if (!wentDeep && nesting.lookAt() < nesting.fullAt + MORE) {
        nesting.lookAt(
            nesting.lookAt() + MORE / 4); // a loop of small asyncs here need not go there and back
      }
      if (thrown != null) {
        throw Sneaky.raise(thrown);
      }
    }

    private void parkWhile(boolean isHeldUp) {
      boolean interrupted = false;
      while (!ended && heldUp == isHeldUp) {
        LockSupport.park(this);
        interrupted |= Thread.interrupted();
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
