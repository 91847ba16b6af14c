package org.ajws.runtime.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Threads that have been told to end. One that waits, of which nothing says that it ever goes on,
 * is left behind: it ends when it has come to the end of what it runs, if it does.
 */
final class Leavers {
  /** How long a thread may wait in which nobody sees it run. */
  static final long PATIENCE_NANOS = 10_000_000_000L;

  private static final int LOOK_MILLIS = 20;

  /** What counts at most from one look to the next: who looks may be late, or the machine sleep. */
  private static final long MOST_BETWEEN_LOOKS = 2 * LOOK_MILLIS * 1_000_000L;

  private static final List<String> NOT_THE_PROGRAM =
      List.of("java.", "jdk.", "sun.", "org.ajws.runtime.", "org.ajws.sync.");

  private static final Set<Thread.State> WAITS =
      Set.of(Thread.State.BLOCKED, Thread.State.WAITING, Thread.State.TIMED_WAITING);

  private final List<Leaver> left = new ArrayList<>();
  private final long patience;
  private long looked;

  private static final class Leaver {
    final WorkerThread thread;
    long waited; // nanoseconds since it was last seen to run

    Leaver(WorkerThread thread) {
      this.thread = thread;
    }

    /** Lets it look around, if it sleeps for want of work; if not, it looks before it does. */
    void wake() {
      thread.worker().idleness.wake();
    }
  }

  /**
   * Threads that end as soon as they look.
   *
   * @param threads the threads; those that are null do not count
   * @param patience how many nanoseconds one of them may wait
   */
  Leavers(List<WorkerThread> threads, long patience) {
    this.patience = patience;
    this.looked = System.nanoTime();
    for (WorkerThread thread : threads) {
      if (thread != null) {
        left.add(new Leaver(thread));
      }
    }
  }

  /**
   * Waits until each has ended or is left behind. Interrupts do not end the wait; they are kept.
   *
   * @param leftBehind is told of each of the latter
   */
  void await(Consumer<String> leftBehind) {
    boolean interrupted = false;
    left.forEach(Leaver::wake);
    while (!left.isEmpty()) {
      Leaver first = left.get(0);
      first.wake();
      try {
        first.thread.join(LOOK_MILLIS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
      look(leftBehind);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void look(Consumer<String> leftBehind) {
    long now = System.nanoTime();
    long passed = Math.min(now - looked, MOST_BETWEEN_LOOKS);
    looked = now;
    left.removeIf(leaver -> !leaver.thread.isAlive());
    for (Leaver leaver : List.copyOf(left)) {
      if (!WAITS.contains(leaver.thread.getState())) {
        leaver.waited = 0;
        continue;
      }
      leaver.waited += passed;
      if (leaver.waited > patience) {
        left.remove(leaver);
        leftBehind.accept(describe(leaver.thread));
      }
    }
  }

  private String describe(Thread thread) {
    return thread.getName()
        + " has been told to end, but waits"
        + place(thread.getStackTrace())
        + " since "
        + patience / 1_000_000
        + " ms: it is not waited for any longer, and ends when what it waits for has come";
  }

  /** The innermost line of the program; else of whatever it is. */
  static String place(StackTraceElement[] trace) {
    for (StackTraceElement e : trace) {
      if (NOT_THE_PROGRAM.stream().noneMatch(e.getClassName()::startsWith)) {
        return " at " + e;
      }
    }
    return trace.length == 0 ? "" : " at " + trace[0];
  }
}
