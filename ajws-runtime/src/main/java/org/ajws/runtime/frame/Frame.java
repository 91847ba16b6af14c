package org.ajws.runtime.frame;

import org.ajws.runtime.latch.Latch;
import org.ajws.runtime.latch.Result;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A saved part of a stack: the locals of one execution of a method, and the point where it goes on.
 * The translator makes a subclass for each method that may be in the middle of a spawned call when
 * its stack is saved; nobody else needs one.
 *
 * <p>One worker at a time runs a frame, and the runtime hands it over with the necessary ordering,
 * so the fields of subclasses are plain. Only {@link #accept} may be called while another worker
 * runs the frame; it has the frame's lock, so what it writes must be read only after the join. The
 * methods without another statement are for {@link #run()} of the frame itself.
 *
 * <p>The mechanism is described in {@code docs/design/try-catch-work-stealing.md}.
 */
public abstract class Frame extends Outcome {
  /** How a frame depends on the one below it. */
  enum Link {
    CALL,
    ASYNC,
    VALUE,
    FUTURE
  }

  /** Where {@link #run()} begins. */
  public int pc;

  /** The source line of the statement that runs, for stack traces; 0 if it was not noted. */
  public int line;

  /** The frame below: the caller, or the one that spawned this async; null at the bottom. */
  Frame parent;

  Link link;

  /** Which async of the parent this is. */
  int slot;

  /** The execution of an entry that this is part of. */
  RootRegion region;

  /** The innermost scope at the frame's current point. */
  Scope scope;

  /** How many of the scopes are this frame's own. */
  private int opened;

  /** An async: the scope that it counts in. A frame at the bottom: the root's. */
  Scope spawned;

  /** An async value: the scope where its uses wait. */
  AsyncValue value;

  /** A future: what others wait for. */
  Result<Object> result;

  /** The async values that this frame has spawned, the newest first. */
  private AsyncValue values;

  /**
   * The async that runs on top of this frame while it is in a deque; null when that one has been
   * told that it runs apart. Guarded by the lock of the deque.
   */
  Frame child;

  /** Which one has come after it into the {@link FrameQueue} that it is in; under its lock. */
  Frame later;

  /** What the frame waits for, from the end of a {@link #run()} on. */
  Latch waitsFor;

  /**
   * Makes a frame.
   *
   * @param pc where {@link #run()} begins
   */
  protected Frame(int pc) {
    this.pc = pc;
  }

  /**
   * Goes on at {@link #pc}.
   *
   * @return true if the method has returned or the async has ended; false if the frame waits, or a
   *     stack was saved of which it is the bottom
   * @throws Throwable what the method throws; an {@link Unwind} is as good as false
   */
  public abstract boolean run() throws Throwable;

  /**
   * How many finishes of this frame enclose a point.
   *
   * @param point a value of {@link #pc}
   * @return 0 or more
   */
  protected abstract int finishes(int point);

  /**
   * Takes the result of an async that has completed, and of one that has thrown what it assigned
   * and added before. Called with this frame locked, perhaps while another worker runs it.
   *
   * @param completed the async; its {@code xxxResult()} gives its result
   * @param slot which async it is, as given to {@link Unwind#async} or {@link Unwind#value}
   */
  protected abstract void accept(Frame completed, int slot);

  /**
   * An async of this frame whose result is a future has been saved: gives the local that holds the
   * future its value.
   *
   * @param slot which async it is, as given to {@link Unwind#future}
   * @param made what the future waits for
   */
  protected void pending(int slot, Object made) {
    throw new IllegalStateException(getClass().getName() + " has no future " + slot);
  }

  /**
   * Where the frame's method is, for stack traces.
   *
   * @return {@code package.Class#method#File.java} with the binary name of the class, or null if
   *     lines are not noted
   */
  protected String source() {
    return null;
  }

  /**
   * Where a call stands in which the method may wait.
   *
   * @param point a value of {@link #pc}
   * @return its line; elsewhere the one noted last, 0 if there is none
   */
  protected int line(int point) {
    return line;
  }

  // ---- for run()

  /**
   * The frame's method ends by an exception.
   *
   * @param t the exception
   * @return true
   */
  public final boolean threw(Throwable t) {
    failure = traced(t);
    return true;
  }

  /** A finish begins. */
  public final void enterFinish() {
    scope = new Scope(scope);
    opened++;
  }

  /**
   * How many finishes of this frame are open.
   *
   * @return 0 or more
   */
  public final int open() {
    return opened;
  }

  /**
   * The body of the innermost open finish has ended. All locals and {@link #pc} have been saved.
   *
   * @return true if all its asyncs have ended, too; if false, {@code run()} has to return false,
   *     and the frame goes on at its {@link #pc} when they have. In both cases {@link #joined} is
   *     next.
   */
  public final boolean join() {
    return waitFor(scope);
  }

  /** Leaves the innermost open finish, and throws what its asyncs and {@link #fail} reported. */
  public final void joined() {
    raised(leaveFinish());
  }

  /**
   * Leaves the innermost open finish, whose asyncs have left results to be taken over.
   *
   * @return what it throws then, with {@link #raised}; null if nothing
   */
  public final Throwable left() {
    return leaveFinish();
  }

  /**
   * What is thrown where taking over results has failed.
   *
   * @param first what the finish throws; null if nothing
   * @param more what a reducer has thrown
   * @return the first, with the other suppressed; the other if the finish throws nothing
   */
  public final Throwable both(Throwable first, Throwable more) {
    if (first == null) {
      return traced(more);
    }
    if (first != more) {
      first.addSuppressed(traced(more));
    }
    return first;
  }

  /**
   * Throws what a finish throws.
   *
   * @param t null if nothing
   */
  public final void raised(Throwable t) {
    if (t != null) {
      raise(t);
    }
  }

  /** Whether this frame, which has ended, has thrown. */
  public final boolean hasFailed() {
    return failure != null;
  }

  /**
   * The body of the innermost open finish has thrown: cancels it. The exception is thrown by {@link
   * #joined}.
   *
   * @param t what was thrown
   */
  public final void fail(Throwable t) {
    scope.fail(traced(t));
  }

  /**
   * An async value is about to be used. All locals and {@link #pc} have been saved; the same point
   * may be run again.
   *
   * @param slot which async value
   * @return true if there is nothing (more) to wait for; if false, {@code run()} has to return
   *     false, and the frame goes on at its {@link #pc}
   */
  public final boolean joinValue(int slot) {
    AsyncValue v = AsyncValue.find(values, slot);
    return v == null || waitFor(v);
  }

  /**
   * Throws what the initialiser of an async value threw; to be called when {@link #joinValue} has
   * returned true, or the frame has been resumed after it.
   *
   * @param slot which async value
   */
  public final void joinedValue(int slot) {
    AsyncValue v = AsyncValue.find(values, slot);
    if (v != null && v.failure != null) {
      Throwable t = v.failure;
      v.failure = null;
      v.outer.failures.remove(t);
      if (thrown == t) {
        thrown = null;
      }
      raise(t);
    }
  }

  /**
   * The frame goes on after an async or an async value: throws what that one threw, if it has
   * completed before anybody took this frame.
   */
  public final void resumed() {
    throwPending();
  }

  /**
   * Whether the innermost finish was cancelled, so that asyncs do not start. An opaque read: a
   * cancellation by another worker is seen soon, not at once.
   *
   * @return true if it was
   */
  public final boolean cancelled() {
    return scope.isCancelled();
  }

  /**
   * Makes the stack trace of an exception that was thrown in {@code run()} show the original method
   * and line. The runtime does this when the exception leaves {@code run()}; where a clause of the
   * program catches it before, generated code calls this first.
   *
   * @param t the exception
   * @param <T> its type
   * @return the exception
   */
  public final <T extends Throwable> T traced(T t) {
    if (t != traced) {
      traced = t;
      StackTraces.repair(t, source(), line);
    }
    return t;
  }

  /**
   * Notes a line where nothing may be assigned: in the guard of a case.
   *
   * @param at the new {@link #line}
   * @return the same
   */
  public final int noted(int at) {
    line = at;
    return at;
  }

  /**
   * As {@link #traced}, for an exception that was just made and may be thrown on another line.
   *
   * @param t the exception; null is returned as it is
   * @param at the line where it was made
   * @param <T> its type
   * @return the exception
   */
  public final <T extends Throwable> T made(T t, int at) {
    if (t != null && t != traced) {
      traced = t;
      StackTraces.repair(t, source(), at);
    }
    return t;
  }

  // ---- for the runtime

  @Override
  final void called(Throwable t) {
    StackTraces.addCaller(t, source(), line);
  }

  @Override
  public final Region region() {
    return region;
  }

  /** Before the method goes on, its line may not be noted: then its place is the method. */
  @Override
  public final String site() {
    String source = source();
    if (source == null) {
      return getClass().getName();
    }
    String[] parts = source.split("#", -1);
    int at = line(pc);
    return at == 0 ? parts[1] + " in " + parts[2] : parts[2] + ":" + at;
  }

  @Override
  protected void goOn() {
    throw new IllegalStateException("who completes a scope goes on with the frame that waits");
  }

  /** Where the frame's method stands; null if that is not known. */
  final StackTraceElement position() {
    String source = source();
    if (source == null) {
      return null;
    }
    String[] parts = source.split("#", -1);
    int at = line(pc);
    return new StackTraceElement(parts[0], parts[1], parts[2], at == 0 ? -1 : at);
  }

  @Override
  public final void execute(Worker worker) {
    FrameRunner.of(worker).run(this);
  }

  /** Links a frame that was just saved above {@code below} (null: at the bottom). */
  final void link(RootRegion root, Frame below) {
    region = root;
    Scope base = below == null ? root.scope : below.scope;
    spawned = base;
    if (link == Link.VALUE) {
      value = below.addValue(slot);
    }
    if (result != null) {
      result.ofRoot(root.outermost());
    }
    Scope innermost = base;
    int n = finishes(pc);
    for (int i = 0; i < n; i++) {
      innermost = new Scope(innermost);
    }
    scope = innermost;
    opened = n;
  }

  /**
   * New frames are about to be linked above this one, which now stands at {@link #pc}. Finishes
   * that it had opened beyond that point belong to the frame of an async's body that it ran itself
   * and that has got a frame of its own: nothing counts in them yet.
   */
  final void closeFinishesBeyondPoint() {
    int n = finishes(pc);
    while (opened > n) {
      scope = scope.outer;
      opened--;
    }
  }

  private AsyncValue addValue(int slot) {
    values = new AsyncValue(scope, slot).before(values);
    return values;
  }

  /** The frame waits for something that is not part of a finish of its own. */
  final boolean waitOutside(Latch latch) {
    waitsFor = latch;
    return false;
  }

  private boolean waitFor(Scope s) {
    waitsFor = s;
    if (!s.endsNow() || goesHome()) {
      return false;
    }
    waitsFor = null;
    return true;
  }

  /**
   * Whether what comes next is to run on the thread that called the entry, which is another one:
   * this is the frame at the bottom, what comes next is in none of its finishes, and no async of
   * the root is under way. So that thread has nothing else to do and waits for the root.
   */
  final boolean goesHome() {
    return parent == null
        && failure == null
        && opened == (waitsFor == scope ? 1 : 0)
        && !region.isStartedByThisThread()
        && region.scope.missing() == 1;
  }

  private Throwable leaveFinish() {
    Scope left = scope;
    scope = left.outer;
    opened--;
    return left.failures.combined();
  }

  /** Tells the async on top of this frame that it runs apart. The deque's lock is held. */
  final void detach() {
    Frame c = child;
    if (c != null) {
      child = null;
      c.spawned.retain();
      if (c.value != null) {
        c.value.retain();
      }
    }
  }

  /**
   * The frame has thrown and does not go on: cancels its open finishes and waits for their asyncs.
   *
   * @return false if it waits
   */
  final boolean abandon() {
    while (opened > 0) {
      scope.cancel();
      if (!waitFor(scope)) {
        return false;
      }
      Throwable t = leaveFinish();
      if (t != null && t != failure) {
        failure.addSuppressed(t);
      }
    }
    return true;
  }

  /** Lets go of what a completed frame needs no longer. */
  final void forget() {
    parent = null;
    scope = null;
    spawned = null;
    value = null;
    values = null;
    result = null;
    child = null;
    callee = null;
    thrown = null;
    traced = null;
  }
}
