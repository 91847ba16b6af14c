package org.ajws.runtime.latch;

import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.failure.Sneaky;

/**
 * A latch of which one thing is missing: a value, or what was thrown instead. What tasks wait for
 * that is not part of a finish of their own.
 *
 * <p>Who gives it first has the part that is missing; value and failure are plain fields, ordered
 * by the latch.
 *
 * @param <T> the type of the value
 */
public final class Result<T> extends Latch {
  /** What may give a result, if a thread that would have to wait for it runs it. */
  public interface Producer {
    /**
     * Runs it, if nobody does; returns at once otherwise.
     *
     * @return false if it is not run, since the stack of the calling thread has no room
     */
    boolean runHere();
  }

  private final Origin origin;
  private final Producer producer; // null: only others can run it
  private Object root; // written before anybody can wait
  private T value;
  private Throwable failure;
  private volatile boolean coming; // somebody is about to give it
  private Failures reported; // where the failure is thrown if nobody gets it; null: nowhere

  /** A result that others give. */
  public Result(Origin origin) {
    this(origin, null);
  }

  /** A result that a thread may give by itself before it waits. */
  public Result(Origin origin, Producer producer) {
    this.origin = origin;
    this.producer = producer;
  }

  /** Who gives it. */
  public Origin origin() {
    return origin;
  }

  /** The outermost root or loop that the task belongs to which gives it; null if unknown. */
  public Object root() {
    return root;
  }

  /** Says which task gives it, before anybody can wait. */
  public Result<T> ofRoot(Object outermost) {
    root = outermost;
    return this;
  }

  /** Somebody is about to give it, though that may take a while. */
  public void comes() {
    coming = true;
  }

  /** Whether {@link #comes} was called. */
  public boolean isComing() {
    return coming;
  }

  /** Gives the value; those who wait go on. */
  public void give(T given) {
    if (!tryGive(given)) {
      throw givenTwice();
    }
  }

  /**
   * The same, if it has not been given.
   *
   * @return whether the caller has given it
   */
  public boolean tryGive(T given) {
    if (!decide(given)) {
      return false;
    }
    settle();
    return true;
  }

  /**
   * Decides on the value, if nothing is decided: nobody else can give it any more, but those who
   * wait go on only when the caller {@linkplain #settle settles} it.
   *
   * @return whether the caller has decided
   */
  public boolean decide(T given) {
    if (!claim()) {
      return false;
    }
    value = given;
    return true;
  }

  /**
   * Gives an exception instead.
   *
   * @param t the exception
   * @param reportedTo the failures of a finish, in which it stands until it is taken here; null if
   *     there is none
   */
  public void fail(Throwable t, Failures reportedTo) {
    if (!tryFail(t, reportedTo)) {
      throw givenTwice();
    }
  }

  /**
   * The same, if it has not been given.
   *
   * @return whether the caller has given it
   */
  public boolean tryFail(Throwable t, Failures reportedTo) {
    if (!claim()) {
      return false;
    }
    failure = t;
    reported = reportedTo;
    settle();
    return true;
  }

  /**
   * Decides on an exception, if nothing is decided, as {@link #decide} does on a value.
   *
   * @return whether the caller has decided
   */
  public boolean decideToFail(Throwable t) {
    if (!claim()) {
      return false;
    }
    failure = t;
    return true;
  }

  /** Whether a value or an exception is decided on, though those who wait may not know it yet. */
  public boolean isDecided() {
    return missing() == 0;
  }

  private static IllegalStateException givenTwice() {
    return new IllegalStateException("a result is given once");
  }

  /** Lets those who wait go on; once, by who has decided. */
  public void settle() {
    Waiter first = null; // those who came first go on first
    for (Waiter w = complete(); w != null; ) {
      Waiter older = w.takeNext();
      w.next = first;
      first = w;
      w = older;
    }
    goOn(first);
  }

  /** One after the other, whatever goes wrong with one: nobody else has the others. */
  private static void goOn(Waiter first) {
    Waiter next = first;
    try {
      while (next != null) {
        Waiter w = next;
        next = w.takeNext();
        w.goOn();
      }
    } finally {
      if (next != null) {
        goOn(next);
      }
    }
  }

  /**
   * Lets the calling thread, which would have to wait, run what gives the result.
   *
   * @return false if somebody else has to, since the stack has no room
   */
  public boolean runHere() {
    return producer == null || producer.runHere();
  }

  /** What was thrown, after the completion; null if there is a value. */
  public Throwable failure() {
    return failure;
  }

  /** The same; the exception counts as thrown here. */
  public Throwable takeFailure() {
    if (failure != null && reported != null) {
      reported.remove(failure);
    }
    return failure;
  }

  /**
   * The value, after the completion.
   *
   * @throws RuntimeException what was thrown instead, of whatever type it is
   */
  public T take() {
    Throwable t = takeFailure();
    if (t != null) {
      throw Sneaky.raise(t);
    }
    return value;
  }
}
