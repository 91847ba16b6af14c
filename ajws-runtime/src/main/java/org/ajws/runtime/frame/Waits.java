package org.ajws.runtime.frame;

import java.util.function.Function;
import java.util.function.Predicate;
import org.ajws.runtime.latch.Origin;
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
   * @param deadlock makes what is thrown if nobody is left to give the result, of a message
   * @throws Unwind if the stack is being saved
   */
  public static void suspend(
      Result<?> result, Function<String, ? extends RuntimeException> deadlock) {
    suspend(result, deadlock, null);
  }

  /**
   * The same, for a call that returns a {@code boolean}.
   *
   * @param then what the call returns, of the value; null: the call returns the value
   */
  public static void suspend(
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Predicate<Object> then) {
    FrameRunner runner = FrameRunner.of(Worker.current());
    if (runner.canWait()) {
      throw runner.unwind.begin(new WaitingFrame(result, deadlock, then));
    }
    block(result, deadlock);
  }

  /**
   * Before somebody waits for what others have to bring.
   *
   * @throws IllegalStateException if there cannot be others, since everything runs in order
   */
  public static void requireTasks(Origin origin) {
    if (!Worker.current().mayWait()) {
      throw new IllegalStateException(
          origin.label()
              + " would have to wait for ever: nothing here is translated, or all of it runs in"
              + " order (target serial)");
    }
  }

  /**
   * Waits on the calling thread, which first runs what gives the result if nobody does.
   *
   * @param deadlock makes what is thrown if nobody is left to give the result, of a message
   */
  public static void block(
      Result<?> result, Function<String, ? extends RuntimeException> deadlock) {
    result.runHere();
    BlockedThread.await(result, deadlock);
  }
}
