package org.ajws.runtime.frame;

import org.ajws.runtime.failure.Replaced;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;

/**
 * Thrown through generated code to save a stack; each handler on the way adds the frame of its
 * method. Not an error, and nothing for the program to catch: it is an {@link Error} because
 * programs hardly ever catch those.
 *
 * <p>Each worker has one, made in advance, without a stack trace. It holds the saved frames from
 * the first to the last handler.
 */
public final class Unwind extends Error implements Replaced {
  private static final long serialVersionUID = 1;

  transient Frame newest;
  transient Frame oldest;
  transient int frames;

  Unwind() {
    super("A stack is being saved; this must not be caught", null, false, false);
  }

  /** Begins with the frame of an async. */
  Unwind begin(Frame async) {
    newest = async;
    oldest = async;
    frames = 1;
    return this;
  }

  boolean isUnderWay() {
    return newest != null;
  }

  void clear() {
    newest = null;
    oldest = null;
  }

  @Override
  public Throwable replacement() {
    return lost();
  }

  /** What to report when this was caught by code that is not translated. */
  public IllegalStateException lost() {
    String top = newest == null ? null : newest.source();
    return new IllegalStateException(
        "The AJWS runtime was saving a stack"
            + (top == null ? "" : " that ended in " + top)
            + ", but code that was not translated caught its exception org.ajws.runtime.frame.Unwind: a"
            + " clause that catches Error or Throwable must let it pass");
  }

  /**
   * Adds a method that goes on only when the newer frame has returned.
   *
   * @param caller its frame
   * @return this
   */
  public Unwind call(Frame caller) {
    return add(caller, Frame.Link.CALL, 0);
  }

  /**
   * Adds a method that has spawned an async and may go on at once.
   *
   * @param parent its frame
   * @param slot which async, for {@link Frame#accept}
   * @return this
   */
  public Unwind async(Frame parent, int slot) {
    return add(parent, Frame.Link.ASYNC, slot);
  }

  /**
   * Adds a method that may go on at once, up to the first use of an async value.
   *
   * @param parent its frame
   * @param slot which async value, for {@link Frame#accept} and {@link Frame#joinValue}
   * @return this
   */
  public Unwind value(Frame parent, int slot) {
    return add(parent, Frame.Link.VALUE, slot);
  }

  /**
   * Adds a method that may go on at once, and holds a future of what the newer frame gives.
   *
   * @param parent its frame
   * @param slot which async, for {@link Frame#accept} and {@link Frame#pending}
   * @return this
   */
  public Unwind future(Frame parent, int slot) {
    Result<Object> result = new Result<>(Origin.TASK);
    parent.pending(slot, result);
    oldest.result = result;
    return add(parent, Frame.Link.FUTURE, slot);
  }

  private Unwind add(Frame below, Frame.Link link, int slot) {
    Frame above = oldest;
    above.parent = below;
    above.link = link;
    above.slot = slot;
    oldest = below;
    frames++;
    return this;
  }
}
