package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Those who wait until units change the members of a set; guarded by its lock.
 *
 * <p>Who may go on takes the lock first. So of those who need nothing but this lock only the first
 * one is woken; the others are <em>due</em>, and each unit that ends wakes one of them. Together
 * they would but get into each other's way at the lock. The argument is in {@code
 * docs/design/conditions.md}.
 */
final class Waiters {
  /** One who waits. */
  interface Waiting {
    /**
     * Whether what it waits for may hold now; asked by any thread that has the lock, between units.
     */
    boolean mayGoOn();

    /** Whether it takes no lock but this one before it goes on. */
    boolean needsThisLockOnly();

    /** Will be woken by somebody who has the lock before it. */
    void isDue();

    /** Lets it go on, or look by itself. */
    void wake();
  }

  private final List<Waiting> waiting = new ArrayList<Waiting>(); // in order of arrival
  private final List<Waiting> due = new ArrayList<Waiting>();

  void add(Waiting waiter) {
    waiting.add(waiter);
  }

  void remove(Waiting waiter) {
    if (!waiting.remove(waiter)) {
      due.remove(waiter);
    }
  }

  boolean isEmpty() {
    return waiting.isEmpty() && due.isEmpty();
  }

  /**
   * Those to be woken when the lock is free.
   *
   * @param changed whether members may have changed since the others began to wait, so that some of
   *     them may go on
   * @return null for none
   */
  List<Waiting> take(boolean changed) {
    List<Waiting> woken = null;
    if (changed) {
      for (Iterator<Waiting> i = waiting.iterator(); i.hasNext(); ) {
        Waiting w = i.next();
        if (!w.mayGoOn()) {
          continue; // nothing has changed for it
        }
        if (w.needsThisLockOnly()) {
          w.isDue();
          due.add(w);
        } else {
          woken = with(w, woken);
        }
        i.remove(); // last: without memory it stays
      }
    }
    return due.isEmpty() ? woken : with(due.remove(0), woken);
  }

  private static List<Waiting> with(Waiting w, List<Waiting> others) {
    List<Waiting> all = others == null ? new ArrayList<Waiting>(2) : others;
    all.add(w);
    return all;
  }

  static void wake(List<Waiting> woken) {
    if (woken != null) {
      for (Waiting w : woken) {
        w.wake();
      }
    }
  }
}
