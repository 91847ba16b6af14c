package org.ajws.sync;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.ajws.runtime.frame.Frame;
import org.ajws.runtime.frame.Spot;
import org.ajws.runtime.frame.Unwind;
import org.ajws.runtime.latch.Result;

/**
 * Takes values from a channel until that is closed and empty. For generated code; programs write
 * {@code for (T x : channel)}. Used by one task at a time.
 *
 * @param <T> the type of the values
 */
public final class ChannelIterator<T> implements Iterator<T> {
  private final Channel<T> channel;
  private final Spot spot; // null: the stack trace tells where it waits
  private Object next; // null: not asked for

  ChannelIterator(Channel<T> channel, Spot spot) {
    this.channel = channel;
    this.spot = spot;
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      Object first = channel.takeOrTurn(true);
      next = first instanceof Result ? Channel.waitFor(first, spot) : first;
    }
    return next != Channel.END;
  }

  /**
   * For generated code: {@link #hasNext} in a method that can be resumed.
   *
   * @return whether there is a value
   */
  public boolean hasNext$fast() {
    if (next == null) {
      Object first = channel.takeOrTurn(true);
      if (first instanceof Result) {
        Result<?> turn = (Result<?>) first;
        Unwind saving = Turns.suspension(turn, this::got);
        if (saving != null) {
          throw saving;
        }
        first = turn.take();
      }
      next = first;
    }
    return next != Channel.END;
  }

  /**
   * For generated code: {@link #hasNext} in a slow version, whose frame then has the answer.
   *
   * @param frame what runs
   * @param own whether it runs the loop itself, and not a task in it
   * @return whether it has the answer; if not, {@code run()} has to return false
   */
  public boolean hasNext$slow(Frame frame, boolean own) {
    if (next == null) {
      Object first = channel.takeOrTurn(true);
      if (first instanceof Result) {
        Result<?> turn = (Result<?>) first;
        if (Turns.suspend(frame, own, turn, this::got)) {
          return false;
        }
        first = turn.take();
      }
      next = first;
    }
    return frame.returns(next != Channel.END);
  }

  private boolean got(Object taken) {
    next = taken;
    return taken != Channel.END;
  }

  @Override
  @SuppressWarnings("unchecked") // only values of the channel
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException("the channel is closed, and empty");
    }
    T value = (T) next;
    next = null;
    return value;
  }
}
