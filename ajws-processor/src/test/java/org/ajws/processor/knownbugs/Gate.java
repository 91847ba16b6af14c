package org.ajws.processor.knownbugs;

/**
 * Lets a second thread get in between what a first one does. The code of the library calls back
 * into the program that shows the bug, which calls {@link #here}; there the first thread starts the
 * second one and goes on when that has ended or, in a program with locks, waits for the first one.
 */
public final class Gate {
  /** Seen so often in a row: nothing that passes by itself, such as the making of a lock. */
  private static final int TIMES = 2_000;

  private static volatile boolean locks;
  private static volatile Thread first;
  private static volatile Thread second;
  private static volatile boolean passed;

  private Gate() {}

  /** An action of one of the threads. */
  public interface Action {
    /** Acts. */
    void run() throws Exception;
  }

  /** Whether the second thread may have to wait for the first one. */
  static void withLocks(boolean mayWait) {
    locks = mayWait;
  }

  /**
   * Runs both actions, the second one when the first one comes to the gate.
   *
   * @return what they threw, or an empty string
   */
  public static String pair(Action one, Action two) throws InterruptedException {
    StringBuffer thrown = new StringBuffer();
    passed = false;
    second = thread(two, thrown);
    first = thread(one, thrown);
    first.start();
    first.join();
    if (!passed) {
      throw new IllegalStateException("the first thread did not come to the gate; " + thrown);
    }
    second.join();
    return thrown.toString();
  }

  private static Thread thread(Action action, StringBuffer thrown) {
    Thread t =
        new Thread(
            () -> {
              try {
                action.run();
              } catch (Exception e) {
                thrown.append(e).append("; ");
              }
            });
    t.setDaemon(true);
    return t;
  }

  /** Called by the first thread, in the middle of its action; others pass. */
  public static void here() {
    if (Thread.currentThread() != first || passed) {
      return;
    }
    passed = true;
    second.start();
    int seen = 0;
    while (seen < TIMES && !Thread.currentThread().isInterrupted()) {
      Thread.State state = second.getState();
      if (state == Thread.State.TERMINATED) {
        return;
      }
      boolean waits =
          state == Thread.State.BLOCKED
              || state == Thread.State.WAITING
              || state == Thread.State.TIMED_WAITING; // an ajws lock is first waited for so
      seen = waits && locks ? seen + 1 : 0;
      Thread.onSpinWait();
    }
  }
}
