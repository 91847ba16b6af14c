package org.ajws.runtime.scheduler;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The threads that may have got hold of a promise or channel, apart from tasks: all that live, but
 * the few of the virtual machine that never run code of a program.
 *
 * <p>Whether they stand still, and so bring nothing, is asked twice by who looks for a deadlock: if
 * they do, they have done so all the time between. But one of them may have been woken and be about
 * to run; so who looks asks again after a while.
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

  private final Supplier<List<Thread>> live;
  private StandingThreads standing; // null before they were found to stand still

  private Outsiders(Supplier<List<Thread>> live) {
    this.live = live;
  }

  /** Nobody. */
  static Outsiders none() {
    return new Outsiders(List::of);
  }

  /**
   * All but some.
   *
   * @param known those that rest
   * @param busy those that run tasks
   */
  static Outsiders apartFrom(Set<Thread> known, Set<Thread> busy) {
    return new Outsiders(() -> live(known, busy));
  }

  /** Whether there are none; asked when they {@link #standStill stand still}. */
  boolean areNone() {
    return standing.areNone();
  }

  /** Whether none of them can go on, unless another thread does something. */
  boolean standStill() {
    standing = StandingThreads.look(live.get());
    return standing != null;
  }

  /** Whether that has been so ever since they {@link #standStill stood still}. */
  boolean haveStoodStill() {
    return standing.containAll(live.get()) && standing.haveStood();
  }

  /** A thread of the runtime's own pool that is not known runs nothing. */
  private static List<Thread> live(Set<Thread> known, Set<Thread> busy) {
    List<Thread> found = new ArrayList<>();
    for (Thread thread : live()) {
      if (thread != null
          && thread.isAlive()
          && !known.contains(thread)
          && !OF_THE_MACHINE.contains(thread.getName())
          && !(thread instanceof Attendant)
          && (busy.contains(thread) || !OwnPool.isServedBy(thread))) {
        found.add(thread);
      }
    }
    return found;
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
