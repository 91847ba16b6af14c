package org.ajws.runtime.scheduler;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.List;
import java.util.Set;

/**
 * Threads of the program that stand still: each waits until another thread does something, without
 * a limit of time.
 *
 * <p>That they have done so from one moment to another is seen from two dumps: who waits in both,
 * and has begun to wait or to enter a monitor equally often. Who has just been woken counts as
 * waiting until it runs. Where there is no {@code java.management}, nobody can tell, unless there
 * are none.
 */
final class StandingThreads {
  private static final boolean CAN_TELL =
      ModuleLayer.boot().findModule("java.management").isPresent();

  private static final Set<Thread.State> WAITS = Set.of(Thread.State.WAITING, Thread.State.BLOCKED);

  private final List<Thread> threads;
  private final Dumps dumps; // null if there are no threads

  private StandingThreads(List<Thread> threads) {
    this.threads = threads;
    this.dumps = threads.isEmpty() ? null : new Dumps(threads);
  }

  /** Looks at some threads; null if one of them can go on, or if nobody can tell. */
  static StandingThreads look(List<Thread> threads) {
    for (Thread thread : threads) {
      if (!CAN_TELL || !WAITS.contains(thread.getState()) || carriesOthers(thread)) {
        return null; // the usual case, without a dump
      }
    }
    StandingThreads found = new StandingThreads(threads);
    return found.dumps == null || found.dumps.showWaits() ? found : null;
  }

  /** It is said to wait as long as a virtual thread runs on it. */
  private static boolean carriesOthers(Thread thread) {
    return thread.getClass().getName().startsWith("jdk.internal.");
  }

  boolean areNone() {
    return threads.isEmpty();
  }

  boolean containAll(List<Thread> others) {
    return threads.containsAll(others);
  }

  boolean areThoseOf(List<Thread> others) {
    return threads.equals(others);
  }

  /** Whether all of them have stood still since the look. */
  boolean haveStood() {
    return dumps == null || dumps.areAsNow();
  }

  /** Apart, since its classes need not be there. */
  private static final class Dumps {
    private final long[] ids;
    private final ThreadInfo[] first;

    Dumps(List<Thread> threads) {
      ids = threads.stream().mapToLong(Thread::getId).toArray();
      first = dump(ids);
    }

    /** With a line of each stack: then all are looked at together. */
    private static ThreadInfo[] dump(long[] ids) {
      return ManagementFactory.getThreadMXBean().getThreadInfo(ids, 1);
    }

    boolean showWaits() {
      for (ThreadInfo info : first) {
        if (info == null || !WAITS.contains(info.getThreadState())) { // null: it has just ended
          return false;
        }
      }
      return true;
    }

    boolean areAsNow() {
      ThreadInfo[] now = dump(ids);
      for (int i = 0; i < ids.length; i++) {
        if (now[i] == null
            || now[i].getThreadState() != first[i].getThreadState()
            || now[i].getWaitedCount() != first[i].getWaitedCount()
            || now[i].getBlockedCount() != first[i].getBlockedCount()) {
          return false;
        }
      }
      return true;
    }
  }
}
