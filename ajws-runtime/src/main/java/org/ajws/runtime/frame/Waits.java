package org.ajws.runtime.frame;

import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.BlockedThread;
import org.ajws.runtime.scheduler.Worker;

/** How code waits for a result that is not there. */
public final class Waits {
  private Waits() {}

  /**
   * In a fast or slow version: saves the stack, whose newest frame waits and then has the result.
   * Where that cannot be, waits as {@link #block} does.
   *
   * @throws Unwind if the stack is being saved
   */
  public static void suspend(Result<?> result) {
    FrameRunner runner = FrameRunner.of(Worker.current());
    if (runner.canWait()) {
      throw runner.unwind.begin(new Waiting(result));
    }
    block(result);
  }

  /** Waits on the calling thread, which first runs what gives the result if nobody does. */
  public static void block(Result<?> result) {
    result.runHere();
    BlockedThread.await(result);
  }

  /** What the caller of {@code get} calls. */
  private static final class Waiting extends Frame {
    private final Result<?> result;

    Waiting(Result<?> result) {
      super(0);
      this.result = result;
    }

    @Override
    public boolean run() {
      if (!result.isComplete()) {
        return waitOutside(result);
      }
      Throwable t = result.takeFailure();
      if (t != null) {
        raise(t);
      }
      return returns((Object) result.take());
    }

    @Override
    protected int finishes(int place) {
      return 0;
    }

    @Override
    protected void accept(Frame completed, int place) {
      throw new IllegalStateException("get() spawns nothing");
    }
  }
}
