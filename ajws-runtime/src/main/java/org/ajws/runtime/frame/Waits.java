package org.ajws.runtime.frame;

import java.util.function.Function;
import java.util.function.Predicate;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.BlockedThread;
import org.ajws.runtime.scheduler.FullStacks;
import org.ajws.runtime.scheduler.Worker;

/** How code waits for a result that is not there. */
public final class Waits {
  private Waits() {}

  /**
   * In a fast version: begins to save the stack, whose newest frame waits and then has the result.
   * Where that cannot be, waits as {@link #block} does.
   *
   * <p>The caller throws, and that as near to generated code as it can: what the compiler inlines
   * costs a jump, and what it does not a search for the handler.
   *
   * @param deadlock makes what is thrown if nobody is left to give the result, of a message
   * @param then what the call is to return, of the value; null: the value
   * @return what is to be thrown; null if the result is there
   */
  public static Unwind suspension(
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Predicate<Object> then) {
    FrameRunner runner = FrameRunner.of(Worker.current());
    if (runner.saving.canWait()) {
      return runner.unwind.begin(new WaitingFrame(result, deadlock, then));
    }
    block(result, deadlock);
    return null;
  }

  /**
   * In a slow version: lets its frame wait, which is nothing but to note what for. Where that
   * cannot be, waits as the others do.
   *
   * @param frame what runs
   * @param own whether what waits is {@code frame}; else a task in it, which is to get a frame
   * @param then what the call is to return, of the value; null: the value
   * @return whether the frame waits: {@code run()} has to return false
   * @throws Unwind if a task within the frame waits
   */
  public static boolean suspend(
      Frame frame,
      boolean own,
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Predicate<Object> then) {
    FrameRunner runner = FrameRunner.of(Worker.current());
    if (!runner.saving.canWait()) {
      block(result, deadlock);
      return false;
    }
    WaitingFrame wait = new WaitingFrame(result, deadlock, then);
    if (!own) {
      throw runner.unwind.begin(wait);
    }
    wait.isCalledBy(frame);
    return true;
  }

  /** Whether there may be tasks that bring what the calling thread would wait for. */
  public static boolean mayHaveTasks() {
    return Worker.current().mayWait();
  }

  /** Whether there may be by and by, in code that was translated for them. */
  public static boolean mayGetTasks() {
    return Worker.current().home().config.letsTasksWait();
  }

  /**
   * Waits on the calling thread, which first runs what gives the result if nobody does. Where its
   * stack has no room for that, another thread does; too many such stacks overflow.
   *
   * @param deadlock makes what is thrown if nobody is left to give the result, of a message
   */
  public static void block(
      Result<?> result, Function<String, ? extends RuntimeException> deadlock) {
    if (result.runHere()) {
      BlockedThread.await(result, deadlock);
    } else {
      FullStacks.ALL.begins();
      try {
        BlockedThread.await(result, deadlock);
      } finally {
        FullStacks.ALL.ends();
      }
    }
  }

  /**
   * The same in a function in a slow version.
   *
   * @param spot where it waits
   */
  public static void block(
      Result<?> result, Function<String, ? extends RuntimeException> deadlock, Spot spot) {
    FrameRunner runner = FrameRunner.of(Worker.current());
    Spot outer = runner.waitsAt(spot);
    try {
      block(result, deadlock);
    } finally {
      runner.waitsAt(outer);
    }
  }
}
