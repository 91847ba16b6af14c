package org.ajws.runtime.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * All waits for sets that something holds, those for locks when they have lasted. Each is entered
 * before anybody looks for a deadlock on its behalf, so of waits that close a circle together the
 * last one sees all ({@code docs/design/deadlocks.md}).
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

    /** A thread has waited for long for a lock whose holder waits for a condition. */
    protected abstract void report(HeldWait wait, HeldWait holder);
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

  /** What waits for the end of a unit of a thread that waits. */
  public static List<HeldWait> behind(HeldWait holder) {
    List<HeldWait> found = new ArrayList<>();
    for (HeldWait wait : all) {
      if (wait.isBehind(holder)) {
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
    search().look(wait, granted);
  }

  /** A thread has waited for a lock for long; says so where its holder waits for a condition. */
  static void report(HeldWait wait) {
    for (HeldWait other : all) {
      if (other.isForCondition() && other.thread == wait.lock.holder() && other.lasts()) {
        search().report(wait, other);
      }
    }
  }

  private static Search search() {
    if (search == null) {
      try {
        Class.forName("org.ajws.sync.Holding"); // it says who looks
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e); // it is in this module
      }
    }
    return search;
  }
}
