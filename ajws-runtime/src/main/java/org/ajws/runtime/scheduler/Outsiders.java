package org.ajws.runtime.scheduler;

import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Which threads may have got hold of a promise or channel, apart from tasks: all that live, but the
 * few of the virtual machine that never run code of a program.
 */
public final class Outsiders {
  private static final Set<String> OF_THE_MACHINE =
      Set.of(
          "Reference Handler",
          "Finalizer",
          "Signal Dispatcher",
          "Service Thread",
          "Monitor Deflation Thread",
          "Notification Thread",
          "Common-Cleaner",
          "Attach Listener",
          "Sweeper thread",
          "DestroyJavaVM");

  private static volatile ForkJoinPool own;

  private Outsiders() {}

  /** Says which pool nobody but the runtime uses. */
  public static void ownPool(ForkJoinPool pool) {
    own = pool;
  }

  static boolean haveOwnPool() {
    return own != null;
  }

  /**
   * Whether there is a live thread that may bring something.
   *
   * @param known those that rest
   * @param busy those that run tasks
   */
  static boolean exist(Set<Thread> known, Set<Thread> busy) {
    for (Thread thread : live()) {
      if (thread != null
          && thread.isAlive()
          && !known.contains(thread)
          && !OF_THE_MACHINE.contains(thread.getName())
          && (busy.contains(thread) || !isIdleIn(own, thread))) {
        return true;
      }
    }
    return false;
  }

  /** A thread of the runtime's own pool that is not known runs nothing. */
  private static boolean isIdleIn(ForkJoinPool pool, Thread thread) {
    return pool != null
        && thread instanceof ForkJoinWorkerThread
        && ((ForkJoinWorkerThread) thread).getPool() == pool;
  }

  private static Thread[] live() {
    ThreadGroup all = Thread.currentThread().getThreadGroup();
    while (all.getParent() != null) {
      all = all.getParent();
    }
    for (int room = all.activeCount() + 16; ; room *= 2) {
      Thread[] found = new Thread[room];
      if (all.enumerate(found, true) < room) { // else some may have been left out
        return found;
      }
    }
  }
}
