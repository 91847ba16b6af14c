package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.ajws.runtime.scheduler.BlockedThread;

/**
 * All waits for sets that something may hold. Each is entered before anybody looks for a deadlock
 * on its behalf, so of waits that close a circle together the last one sees all ({@code
 * docs/design/deadlocks.md}). Nothing is entered before the first claim of the virtual machine.
 */
public final class HeldWaits {
  /** Looks for circles. */
  public abstract static class Search {
    /** For subclasses. */
    protected Search() {}

    /** What the calling thread works for; null for nothing. */
    protected abstract Object caller();

    /** A wait has begun, or others now wait for a claim. Called with no monitor. */
    protected abstract void look(HeldWait wait, Claim granted);
  }

  private static final Set<HeldWait> all = ConcurrentHashMap.newKeySet();
  private static volatile Search search;

  private HeldWaits() {}

  /** Says who looks. */
  public static void searchBy(Search s) {
    search = s;
  }

  /** Whether something waits. */
  public static boolean exist() {
    return !all.isEmpty();
  }

  /** What waits for a set that one of some claims holds, at the gate. */
  public static List<HeldWait> behind(OrderedLock lock, Predicate<Claim> holder) {
    SetGate gate = (SetGate) lock.gate();
    return gate == null ? List.of() : gate.behind(holder);
  }

  /** What waits for the end of a unit of a thread. */
  public static List<HeldWait> behind(Thread thread) {
    List<HeldWait> found = new ArrayList<>();
    for (HeldWait wait : all) {
      if (wait.turn == null && wait.thread != thread && wait.lock.holder() == thread) {
        found.add(wait);
      }
    }
    return found;
  }

  static Object caller() {
    Search s = search;
    return s == null ? null : s.caller();
  }

  static boolean contains(HeldWait wait) {
    return all.contains(wait);
  }

  static void begins(HeldWait wait) {
    all.add(wait);
  }

  static void ends(HeldWait wait) {
    all.remove(wait);
  }

  static void look(HeldWait wait, Claim granted) {
    Search s = search;
    if (s != null) {
      s.look(wait, granted);
    }
  }

  /** What notes threads that wait for locks. */
  static final Gate.LockWaits LOCKS =
      new Gate.LockWaits() {
        @Override
        void await(OrderedLock lock) {
          HeldWait wait = HeldWait.forLock(lock);
          HeldWaits.begins(wait);
          try {
            look(wait, null);
            BlockedThread.holdUp(lock::lockOnly);
          } finally {
            HeldWaits.ends(wait);
          }
        }
      };
}
