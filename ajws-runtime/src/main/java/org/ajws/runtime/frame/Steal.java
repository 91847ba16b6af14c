package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.scheduler.Worker;

/**
 * How fast code answers a {@linkplain StealRequest request}. It polls at each async:
 *
 * <pre>{@code
 * if (StealRequest.raised && Steal.accept()) {
 *   throw Steal.unwind(new Body(...)).async(new Rest(...), 1);
 * }
 * }</pre>
 */
public final class Steal {
  private Steal() {}

  /**
   * Answers a request. Any worker may; at most one gives away its stack for it.
   *
   * @return true if the caller has to save its stack: it must throw {@link #unwind} at once
   */
  public static boolean accept() {
    return FrameRunner.of(Worker.current()).saving.accept();
  }

  /**
   * Begins to save the stack of the calling thread; to be called after {@link #accept} has returned
   * true.
   *
   * @param newest the frame of the async that was to be run
   * @return what to throw, after the frame of the method itself was added
   */
  public static Unwind unwind(Frame newest) {
    return FrameRunner.of(Worker.current()).unwind.begin(newest);
  }
}
