package org.ajws.runtime.trace;

/**
 * Is told of the constructs of a program while it runs in serial depth-first order, on the thread
 * that runs them. Events nest; every begin has its end, also where an exception leaves a construct.
 *
 * <p>A site is where a construct stands: {@code File.java:LINE}.
 */
public interface StructureListener {
  /** An async statement begins: a task that belongs to the innermost finish that is open. */
  void asyncBegin(String site);

  /** The async statement that began last ends. */
  void asyncEnd();

  /**
   * The initialiser of an async value begins.
   *
   * @return what stands for the value in {@link #valueEnd} and {@link #join}; may be null
   */
  Object valueBegin(String site);

  /** The initialiser has ended. */
  void valueEnd(Object value);

  /** The value is needed: what computed it comes before what follows. May be called again. */
  void join(Object value);

  /**
   * The expression of a future begins: a task that belongs to the innermost finish that is open,
   * and that any task may wait for once it has ended.
   *
   * @return what stands for the future in {@link #futureEnd} and {@link #futureGot}; may be null
   */
  Object futureBegin(String site);

  /** The expression has ended. */
  void futureEnd(Object future);

  /** The running task has the future's value: what computed it comes before what follows. */
  void futureGot(Object future);

  /**
   * The program orders tasks in a way that a run in order does not show.
   *
   * @param what how, for a message
   */
  void unfollowed(String what);

  /**
   * A finish begins.
   *
   * @return what stands for it in {@link #finishWait}
   */
  int finishBegin(String site);

  /** All that was started so far inside a finish ends, and the finish goes on. */
  void finishWait(int finish);

  /** It ends, and with it all that was started inside it. */
  void finishEnd();

  /** A parallel loop begins; what runs outside of its iterations belongs to the task around. */
  void loopBegin(String site);

  /** The same where the header runs in order, and each body is spawned. */
  default void inOrderLoopBegin(String site) {
    loopBegin(site);
  }

  /**
   * An iteration begins.
   *
   * @param index its loop variable
   */
  void iterationBegin(long index);

  /** The same without a loop variable: the iteration's number is its index. */
  void iterationBegin();

  /** The iteration ends. */
  void iterationEnd();

  /** The loop ends, and with it an iteration that an exception has left. */
  void loopEnd();

  /** An exception leaves the construct that was begun last. */
  void failed(Throwable failure);

  /** The running task combines something with a reduction that a {@code Reducer} makes. */
  void combineBegin(Object reducer);

  /** The last {@link #combineBegin} ends. */
  void combineEnd(Object reducer);
}
