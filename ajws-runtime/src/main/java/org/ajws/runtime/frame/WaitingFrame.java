package org.ajws.runtime.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.Wait;
import org.ajws.runtime.scheduler.Worker;

/** The frame of a call that waits for a result: what the caller of {@code get} calls. */
final class WaitingFrame extends Frame {
  private static final int TRACE = 64;

  private final Wait wait;
  private final Predicate<Object> then;

  /** Of a call that returns the value, or what {@code then}, if not null, says of it. */
  WaitingFrame(
      Result<?> result,
      Function<String, ? extends RuntimeException> deadlock,
      Predicate<Object> then) {
    super(0);
    this.then = then;
    this.wait = new OfFrame(this, result, deadlock);
  }

  /** Becomes what a frame has called and waits for, without a stack that would be saved. */
  void isCalledBy(Frame caller) {
    parent = caller;
    link = Link.CALL;
    region = caller.region;
    scope = caller.scope;
    spawned = caller.scope;
    caller.callee = this;
  }

  private static final class OfFrame extends Wait {
    private final WaitingFrame frame;

    OfFrame(
        WaitingFrame frame,
        Result<?> result,
        Function<String, ? extends RuntimeException> deadlock) {
      super(result, deadlock);
      this.frame = frame;
    }

    @Override
    protected Object root() {
      return frame.region.outermost();
    }

    @Override
    protected StackTraceElement[] trace() {
      List<StackTraceElement> trace = new ArrayList<>();
      for (Frame f = frame; f.link == Link.CALL && trace.size() < TRACE; f = f.parent) {
        StackTraceElement position = f.parent.position(); // it waits for f, so it stands still
        if (position != null) {
          trace.add(position);
        }
      }
      return trace.toArray(StackTraceElement[]::new);
    }

    @Override
    protected void resume() {
      frame.region.home.resume(frame);
    }
  }

  /**
   * Becomes a waiter; by the worker that has run the frame.
   *
   * @return false if the result is there
   */
  boolean await(Worker worker) {
    wait.begin(worker);
    if (wait.result.add(this)) {
      return true; // it is somebody else's from now on
    }
    wait.withdraw();
    return false;
  }

  @Override
  protected void goOn() {
    wait.end();
  }

  @Override
  public boolean run() {
    Result<?> result = wait.result;
    Throwable t = wait.isOver() ? wait.thrown() : null; // even if the result has come since
    if (t == null) {
      if (!result.isComplete()) {
        return waitOutside(result);
      }
      t = result.takeFailure();
    }
    if (t != null) {
      raise(t);
    }
    Object value = result.take();
    return then == null ? returns(value) : returns(then.test(value));
  }

  @Override
  protected int finishes(int point) {
    return 0;
  }

  @Override
  protected void accept(Frame completed, int slot) {
    throw new IllegalStateException("a wait spawns nothing");
  }
}
