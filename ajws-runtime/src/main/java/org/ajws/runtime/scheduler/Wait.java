package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Function;
import org.ajws.runtime.latch.Result;

/**
 * One wait for a result, by a frame or a thread. It ends once: by the result, or since nobody is
 * left who could give that.
 *
 * <p>As long as it lasts it is in the list of the worker that began it, where {@link Deadlocks}
 * finds it. Who ends it lets the waiter go on first and takes it off the list then: at each moment
 * the waiter can be found somewhere.
 */
public abstract class Wait {
  private static final VarHandle OUTCOME;

  static {
    try {
      OUTCOME = MethodHandles.lookup().findVarHandle(Wait.class, "outcome", Object.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final Object RESULT = new Object();

  /** That it throws is decided; the waiter does not know it yet. */
  private static final class Decided {
    final RuntimeException thrown;

    Decided(RuntimeException thrown) {
      this.thrown = thrown;
    }
  }

  /** What it waits for. */
  public final Result<?> result;

  private final Function<String, ? extends RuntimeException> deadlock;
  private Object outcome; // null: it lasts

  // Guarded by the list.
  private WaitList list; // written before others can see the wait
  Wait previous;
  Wait next;

  /**
   * A wait that has not begun.
   *
   * @param deadlock makes what is thrown in a deadlock, of a message
   */
  protected Wait(Result<?> result, Function<String, ? extends RuntimeException> deadlock) {
    this.result = result;
    this.deadlock = deadlock;
  }

  /** The outermost root or loop of who waits, or its worker if there is none. */
  protected abstract Object root();

  /** Where the program waits, the innermost method first. */
  protected abstract StackTraceElement[] trace();

  /** The same for a message. */
  StackTraceElement[] named() {
    return trace();
  }

  /** Lets the waiter go on. */
  protected abstract void resume();

  /** What is waited for, if somebody has it; null where it is yet to come. */
  Held held() {
    return null;
  }

  /** Who waits; null for a frame. */
  Thread thread() {
    return null;
  }

  /** Begins; by the worker that runs what will wait, before anybody could end it. */
  public final void begin(Worker worker) {
    list = worker.waits;
    list.add(this);
    if (worker.registered) { // else it is a thread that waits, which looks by itself
      worker.scheduler.watch();
    }
  }

  /** Is not needed, since the result was there: nobody else has seen it. */
  public final void withdraw() {
    list.remove(this);
  }

  /** The result is there. */
  public final void end() {
    if (OUTCOME.compareAndSet(this, null, RESULT)) {
      goOn();
    }
  }

  /** What it throws if nobody is left who could give the result; while all stands still. */
  final RuntimeException exception(String message) {
    return traced(deadlock.apply(message));
  }

  /** An exception as if it were thrown where the program waits. */
  final RuntimeException traced(RuntimeException t) {
    t.setStackTrace(trace());
    return t;
  }

  /**
   * Nobody is left who could give the result: decides that it throws, or in which other way it ends
   * without that. Whoever waits does not go on before it is {@linkplain #tell told}, so that all
   * waits of a deadlock can be decided before one of them lets another go on.
   *
   * @return whether the caller has decided that, who is to tell it; else somebody else ends it
   */
  final boolean decide(RuntimeException t) {
    if (held() != null) {
      return held().fail(t);
    }
    if (result.isComing()) { // it could be given now; others of the deadlock keep it from that
      return result.decide(null);
    }
    if (result.origin().isOwn()) {
      return result.decideToFail(t);
    }
    return OUTCOME.compareAndSet(this, null, new Decided(t));
  }

  /** Lets the waiter go on; once, by who has decided. */
  final void tell() {
    Object how = OUTCOME.getVolatile(this);
    if (held() != null) {
      held().tell();
    } else if (how instanceof Decided) {
      OUTCOME.setVolatile(this, ((Decided) how).thrown);
      goOn();
    } else {
      result.settle();
    }
  }

  private void goOn() {
    resume();
    list.remove(this);
  }

  /** Whether it has ended. */
  public final boolean isOver() {
    Object how = OUTCOME.getVolatile(this);
    return how != null && !(how instanceof Decided);
  }

  /** Whether it is over, or just about to be. */
  final boolean isEnding() {
    return OUTCOME.getVolatile(this) != null
        || result.isDecided()
        || (held() != null && !held().lasts());
  }

  /** What is to be thrown, after the end; null if the result is there. */
  public final RuntimeException thrown() {
    Object how = OUTCOME.getVolatile(this);
    return how == RESULT ? null : (RuntimeException) how;
  }

  /** How a message names it. */
  final String describe() {
    StackTraceElement[] trace = named();
    return result.origin().label() + (trace.length == 0 ? "" : " at " + place(trace[0]));
  }

  /** Without the class loader, which traces of other threads show. */
  private static String place(StackTraceElement e) {
    return new StackTraceElement(
            e.getClassName(), e.getMethodName(), e.getFileName(), e.getLineNumber())
        .toString();
  }
}
