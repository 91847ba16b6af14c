package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import org.ajws.runtime.frame.Frame;
import org.ajws.runtime.frame.Spot;
import org.ajws.runtime.frame.Unwind;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.trace.Trace;

/**
 * A queue between tasks: many put values into it, many take them, first come, first served.
 *
 * <pre>{@code
 * Channel<String> lines = Channel.bounded(100);
 * finish: {
 *   async: { for (String line : file) lines.put(line); lines.close(); }
 *   async: for (String line : lines) index(line);
 * }
 * }</pre>
 *
 * <p>In a translated method a wait holds no thread, as that of {@link Future#get}. What a thread
 * did before it put a value is visible to the one that takes it. Values are not null.
 *
 * <p>Such a program has no serial meaning: where nothing is translated, an operation that would
 * have to wait throws an {@link IllegalStateException}.
 *
 * @param <T> the type of the values
 */
public final class Channel<T> implements Iterable<T> {
  /** What an iterator gets at the end. */
  static final Object END = new Object();

  private final int capacity;

  // All guarded by this queue.
  private final Queue<T> values = new ArrayDeque<>();
  private final Queue<Turn<T>> takers = new ArrayDeque<>(); // empty unless values is
  private final Queue<Turn<T>> putters = new ArrayDeque<>(); // empty unless values is full
  private boolean closed;

  /** One who waits: a taker, an iterator, or one who wants to put a value. */
  private static final class Turn<T> {
    final Result<Object> result;
    final T value; // to be put
    final boolean iterates;

    Turn(Origin origin, T value, boolean iterates) {
      this.result = new Result<>(origin);
      this.value = value;
      this.iterates = iterates;
    }
  }

  /** A channel that has room for any number of values. */
  public Channel() {
    this(Integer.MAX_VALUE);
  }

  private Channel(int capacity) {
    this.capacity = capacity;
    Trace.unfollowed("Channel");
    Handshakes.arePossible();
  }

  /**
   * A channel that has room for some values: who puts one more waits until another is taken.
   *
   * @param capacity how many, 1 or more
   * @param <T> their type
   * @return the channel
   * @throws IllegalArgumentException if there is room for none
   */
  public static <T> Channel<T> bounded(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("a channel with room for " + capacity + " values");
    }
    return new Channel<>(capacity);
  }

  /**
   * Puts a value; waits while the channel is full.
   *
   * @param value the value, not null
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if the channel is closed, before or while this waits; if it would
   *     have to wait and there are no tasks
   * @throws DeadlockException if all tasks wait, and nobody is left who could take a value
   */
  public void put(T value) {
    put$at(value, null);
  }

  /**
   * Takes the value that has been there longest; waits while there is none.
   *
   * @return the value
   * @throws NoSuchElementException if the channel is closed and empty, before or while this waits
   * @throws IllegalStateException if it would have to wait and there are no tasks
   * @throws DeadlockException if all tasks wait, and nobody is left who could put a value
   */
  public T take() {
    return take$at(null);
  }

  /**
   * Takes the value that has been there longest, if there is one. Never waits.
   *
   * @return the value; null if there is none, also if the channel is closed
   */
  public T tryTake() {
    synchronized (values) {
      return poll();
    }
  }

  /**
   * No more values are put: who waits for one, or for room, goes on with an exception, and
   * iterators end when the channel is empty. Does nothing if it is closed already. Never waits.
   */
  public void close() {
    synchronized (values) {
      closed = true;
      for (Turn<T> taker; (taker = takers.poll()) != null; ) {
        if (taker.iterates) {
          taker.result.tryGive(END);
        } else {
          taker.result.tryFail(closedAndEmpty(), null);
        }
      }
      for (Turn<T> putter; (putter = putters.poll()) != null; ) {
        putter.result.tryFail(isClosed$(), null);
      }
    }
  }

  /**
   * Whether it is closed; there may still be values to be taken.
   *
   * @return true after {@link #close}
   */
  public boolean isClosed() {
    synchronized (values) {
      return closed;
    }
  }

  /**
   * Takes values until the channel is closed and empty. Several iterators share the values. In a
   * translated method {@code for (T x : channel)} holds no thread while it waits.
   */
  @Override
  public Iterator<T> iterator() {
    return iterator$();
  }

  // ---- one step, under the lock

  /** Puts a value; null if that is done, else what to wait for. */
  private Result<Object> tryPut(T value) {
    Objects.requireNonNull(value, "a channel takes no null");
    synchronized (values) {
      if (closed) {
        throw isClosed$();
      }
      for (Turn<T> taker; (taker = takers.poll()) != null; ) {
        if (taker.result.tryGive(value)) { // else its wait has ended by a deadlock
          return null;
        }
      }
      if (values.size() < capacity) {
        values.add(value);
        return null;
      }
      Others.require(Origin.PUT);
      Turn<T> putter = new Turn<>(Origin.PUT, value, false);
      putters.add(putter);
      return putter.result;
    }
  }

  /** A value, {@link #END}, or a {@link Result} to wait for. */
  Object takeOrTurn(boolean iterates) {
    synchronized (values) {
      T value = poll();
      if (value != null) {
        return value;
      }
      if (closed) {
        return END;
      }
      Others.require(Origin.TAKE);
      Turn<T> taker = new Turn<>(Origin.TAKE, null, iterates);
      takers.add(taker);
      return taker.result;
    }
  }

  /** The oldest value, in whose place comes that of the one who has waited longest. */
  private T poll() {
    T value = values.poll();
    if (value != null) {
      for (Turn<T> putter; (putter = putters.poll()) != null; ) {
        if (putter.result.tryGive(null)) {
          values.add(putter.value);
          break;
        }
      }
    }
    return value;
  }

  private static NoSuchElementException closedAndEmpty() {
    return new NoSuchElementException("the channel is closed, and empty");
  }

  private static IllegalStateException isClosed$() {
    return new IllegalStateException("a value is put into a channel that is closed");
  }

  // ---- after it

  /**
   * Waits for a value.
   *
   * @param spot where a function in a slow version does; null for all others
   */
  static Object waitFor(Object turn, Spot spot) {
    Result<?> result = (Result<?>) turn;
    Turns.block(result, spot);
    return result.take();
  }

  @SuppressWarnings("unchecked") // only values of this channel, and END
  private T value(Object taken) {
    if (taken == END) {
      throw closedAndEmpty();
    }
    return (T) taken;
  }

  // ---- for generated code

  /**
   * For generated code: {@link #put} in a method that can be resumed.
   *
   * @param value the value
   */
  public void put$fast(T value) {
    Result<Object> full = tryPut(value);
    if (full != null) {
      Unwind saving = Turns.suspension(full, null);
      if (saving != null) {
        throw saving;
      }
      full.take();
    }
  }

  /**
   * For generated code: {@link #take} in a method that can be resumed.
   *
   * @return the value
   */
  public T take$fast() {
    Object first = takeOrTurn(false);
    if (first instanceof Result) {
      Result<?> turn = (Result<?>) first;
      Unwind saving = Turns.suspension(turn, null);
      if (saving != null) {
        throw saving;
      }
      return value(turn.take());
    }
    return value(first);
  }

  /**
   * For generated code: {@link #put} in a slow version.
   *
   * @param value the value
   * @param frame what runs
   * @param own whether it runs the call itself, and not a task in it
   * @return whether that is done; if not, {@code run()} has to return false
   */
  public boolean put$slow(T value, Frame frame, boolean own) {
    Result<Object> full = tryPut(value);
    if (full != null) {
      if (Turns.suspend(frame, own, full, null)) {
        return false;
      }
      full.take();
    }
    return frame.returns();
  }

  /**
   * For generated code: {@link #take} in a slow version, whose frame then has the value.
   *
   * @param frame what runs
   * @param own whether it runs the call itself, and not a task in it
   * @return whether it has the value; if not, {@code run()} has to return false
   */
  public boolean take$slow(Frame frame, boolean own) {
    Object first = takeOrTurn(false);
    if (first instanceof Result) {
      Result<?> turn = (Result<?>) first;
      if (Turns.suspend(frame, own, turn, null)) {
        return false;
      }
      first = turn.take();
    }
    return frame.returns(value(first));
  }

  /**
   * For generated code: {@link #put} in a function in a slow version.
   *
   * @param value the value
   * @param spot where it stands
   */
  public void put$at(T value, Spot spot) {
    Result<Object> full = tryPut(value);
    if (full != null) {
      Turns.block(full, spot);
      full.take();
    }
  }

  /**
   * For generated code: {@link #take} in a function in a slow version.
   *
   * @param spot where it stands
   * @return the value
   */
  public T take$at(Spot spot) {
    Object first = takeOrTurn(false);
    return value(first instanceof Result ? waitFor(first, spot) : first);
  }

  /**
   * For generated code: what a loop in a function in a slow version iterates over.
   *
   * @param spot where the loop stands
   * @return gives iterators of this channel
   */
  public Iterable<T> at$(Spot spot) {
    return () -> new ChannelIterator<>(this, spot);
  }

  /**
   * For generated code: an iterator that can be resumed.
   *
   * @return the iterator
   */
  public ChannelIterator<T> iterator$() {
    return new ChannelIterator<>(this, null);
  }
}
