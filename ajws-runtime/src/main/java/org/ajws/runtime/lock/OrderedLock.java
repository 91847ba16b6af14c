package org.ajws.runtime.lock;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/**
 * The lock of an atomic set of one object, with a number that gives all locks one global order.
 *
 * <p>Units of work over several objects take their locks smallest number first, so that two of them
 * cannot wait for each other. Numbers are unique in the virtual machine ({@link LockNumbers}); most
 * locks are never taken together with another one, and have none.
 */
public class OrderedLock extends LazyLock implements SetLock {
  private static final AtomicLongFieldUpdater<OrderedLock> NUMBER =
      AtomicLongFieldUpdater.newUpdater(OrderedLock.class, "number");

  /** 0 until somebody asks for it; then always the same. */
  private volatile long number;

  private final Object owner;

  /**
   * The lock that this one became an alias of, while its object was still being made; else null.
   * Volatile like the field that leads here: who finds the object by a race finds this, too.
   */
  private volatile OrderedLock target;

  /**
   * Makes an unlocked lock.
   *
   * @param owner the object whose set it protects
   */
  public OrderedLock(Object owner) {
    this.owner = owner;
  }

  /**
   * Makes an unlocked lock that comes behind another one in the global order. The sets of one
   * object are ordered so, those of superclasses first: then a method that holds an inherited set
   * may call one, overridden in a subclass, that takes a set of the subclass.
   *
   * @param owner the object whose set it protects
   * @param before a lock with a smaller number
   */
  public OrderedLock(Object owner, OrderedLock before) {
    this.owner = owner;
    this.number = LockNumbers.above(before.number());
  }

  OrderedLock(Object owner, long number) {
    this.owner = owner;
    this.number = number;
  }

  /**
   * Makes the lock of a set of static fields. It comes before those of all objects, so that a unit
   * of both has one order.
   *
   * @param type the class that has the set
   * @return an unlocked lock
   */
  public static OrderedLock ofClass(Class<?> type) {
    return new OrderedLock(type, LockNumbers.nextOfClass());
  }

  /**
   * The position of this lock in the global order.
   *
   * @return a number that no other lock has
   */
  public final long number() {
    long present = number;
    return present != 0 ? present : takeNumber();
  }

  private long takeNumber() {
    long next = LockNumbers.next();
    return NUMBER.compareAndSet(this, 0, next) ? next : number;
  }

  /**
   * Waits, too, while something holds the set that is no thread and that this does not work for.
   *
   * @throws IllegalStateException a {@code DeadlockException}, without the lock, if this thread and
   *     others wait for what each of them holds
   */
  public void lock() {
    LockCore core = core();
    Gate gate = core.gate;
    if (gate != null) {
      gate.makeRoom(); // else the stack may overflow where the lock is taken
    }
    take(core, true);
    if (core.gate != null && core.getHoldCount() == 1) {
      passGate(core, true);
    }
  }

  /** The same for a unit that was under way and cannot go on without the lock. */
  final void lockAgain() {
    if (isHeldByCurrentThread()) {
      lock();
      return;
    }
    LockCore core = core();
    take(core, false);
    if (core.gate != null) {
      passGate(core, false);
    }
  }

  /**
   * The same as {@link #lock}, or {@link #lockAgain}, for a time; interrupts are kept.
   *
   * @return whether it was taken
   */
  boolean lockWithin(long nanos, boolean again) {
    LockCore core = core();
    if (!core.tryLock() && !waitFor(nanos)) {
      return false;
    }
    if (core.gate != null && core.getHoldCount() == 1) {
      passGate(core, !again);
    }
    return true;
  }

  /** Waits for the lock alone; interrupts are kept. */
  final boolean waitFor(long nanos) {
    long end = System.nanoTime() + nanos;
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return tryLock(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Gives one hold back, of a unit that did not begin. */
  final void drop() {
    free(core());
  }

  private void take(LockCore core, boolean mayFail) {
    if (!core.tryLock()) {
      LockWaits.await(this, mayFail);
    }
  }

  /** Takes it without asking what holds it, however long that takes. */
  final void lockOnly() {
    core().lock();
  }

  private void passGate(LockCore core, boolean mayFail) {
    Gate gate = core.gate;
    for (Object ticket; (ticket = ask(gate, core, mayFail)) != null; ) {
      free(core);
      gate.await(ticket);
      take(core, mayFail);
    }
  }

  /** What the gate says; if it throws, the lock is free again. */
  private static Object ask(Gate gate, LockCore core, boolean mayFail) {
    boolean said = false;
    try {
      Object ticket = gate.enter(mayFail);
      said = true;
      return ticket;
    } finally {
      if (!said) {
        free(core);
      }
    }
  }

  /**
   * The class of the object whose set it protects, for messages.
   *
   * @return its name
   */
  public final String ofClass() {
    return (owner instanceof Class ? (Class<?>) owner : owner.getClass()).getName();
  }

  private static void free(LockCore core) {
    core.unlock();
    Gate gate = core.gate;
    if (gate != null) {
      gate.freed();
    }
  }

  /** Frees it without asking who wants it; by its gate. */
  final void unlockOnly() {
    core().unlock();
  }

  final Gate gate() {
    LockCore core = coreOrNull();
    return core == null ? null : core.gate;
  }

  final void setGate(Gate g) {
    core().gate = g;
  }

  /** Whether something holds the set over the unit of the calling thread, which has the lock. */
  final boolean isHeldAround() {
    Gate gate = gate();
    return gate != null && gate.isClosed();
  }

  /**
   * Ends a unit that may have changed members. The outermost one lets those go on who wait for a
   * change, after the lock is free.
   *
   * @throws IllegalMonitorStateException if the calling thread does not hold the lock
   */
  public void unlock() {
    LockCore core = core();
    if (core.waiters == null) { // of another thread's it may be stale; free() finds that out
      free(core);
    } else {
      core.changed = true;
      unlockAndWake(core);
    }
  }

  /**
   * Ends a unit that has changed no member itself; units that it called may have.
   *
   * @throws IllegalMonitorStateException if the calling thread does not hold the lock
   */
  public void unlockUnchanged() {
    LockCore core = core();
    if (core.waiters == null) {
      free(core);
    } else {
      unlockAndWake(core);
    }
  }

  private void unlockAndWake(LockCore core) {
    List<Waiters.Waiting> woken = null;
    try {
      woken = core.getHoldCount() == 1 ? core.takeWaiting(core.changed) : null;
    } finally {
      free(core); // also where there is no memory for the list
    }
    Waiters.wake(woken);
  }

  // ---- waiting for a change; by the holder

  /** Whether a unit within the calling one, or around it, may have changed members. */
  final boolean mayHaveChanged() {
    LockCore core = core();
    return core.changed || core.getHoldCount() > 1;
  }

  final void add(Waiters.Waiting waiter) {
    core().add(waiter);
  }

  final void remove(Waiters.Waiting waiter) {
    core().remove(waiter);
  }

  /**
   * Those who wait and are to be woken when the lock is free.
   *
   * @param any whether members may have changed
   * @return null for none
   */
  final List<Waiters.Waiting> takeWaiting(boolean any) {
    return core().takeWaiting(any);
  }

  /** Shows what units have done so far to those who read without the lock. */
  void publish() {}

  /**
   * Frees the lock, however often it is held, and wakes nobody.
   *
   * @return how often it was held
   */
  final int giveBack() {
    LockCore core = core();
    int holds = core.getHoldCount();
    core.changed = false;
    for (int i = 0; i < holds; i++) {
      free(core);
    }
    return holds;
  }

  @Override
  public final OrderedLock of(Object object) {
    return owner == object ? actual() : null;
  }

  /**
   * Gives an object the lock of another set.
   *
   * @param <T> the object's type
   */
  public interface Setter<T> {
    /**
     * Calls the object's own method that takes the lock.
     *
     * @param object the object that was just made
     * @param lock the lock of the other set
     */
    void ajws$set(T object, OrderedLock lock);
  }

  /** Whether this lock was made for an object, whatever it became an alias of. */
  final boolean isMadeFor(Object object) {
    return owner == object;
  }

  /** The lock that stands for this one. */
  OrderedLock actual() {
    OrderedLock lock = this;
    for (OrderedLock next = target; next != null; next = next.target) {
      lock = next;
    }
    return lock;
  }

  /**
   * Makes a set of a new object an alias: from now on its lock is another set's. Only the thread
   * that made the object may call this, before it hands the object out; units that the constructor
   * called, and objects that it made aliases of this set, then follow.
   *
   * @param owner the new object
   * @param present what it holds for the set; null if nothing yet
   * @param lock of the set that it is from now on
   * @return what it is to hold
   */
  public static SetLock alias(Object owner, SetLock present, OrderedLock lock) {
    if (present instanceof OrderedLock && ((OrderedLock) present).owner == owner) {
      OrderedLock own = (OrderedLock) present;
      if (own.actual() != lock) {
        own.target = lock;
      }
      return own;
    }
    return present instanceof AliasedSet && present.of(owner) == lock
        ? present
        : new AliasedSet(owner, lock);
  }

  /**
   * Gives an object whose constructor begins the lock of an argument's set.
   *
   * @param <T> the object's type
   * @param object the object that is being made
   * @param lock of the argument's set; null where the argument is null or has none
   * @param setter the object's own method that takes the lock
   */
  public static <T> void adopt(T object, OrderedLock lock, Setter<? super T> setter) {
    if (lock != null) {
      setter.ajws$set(object, lock);
    }
  }

  /**
   * Gives a new object the lock of another set.
   *
   * @param <T> the object's type
   * @param object the object that was just made
   * @param lock of the set that its set is
   * @param setter the object's own method that takes the lock
   * @return the object
   */
  public static <T> T aliased(T object, OrderedLock lock, Setter<? super T> setter) {
    setter.ajws$set(object, lock);
    return object;
  }

  /**
   * Takes locks in the global order, each once; waits for each like {@link #lock}.
   *
   * @param locks the locks, in any order; null elements are skipped, equal ones count once
   * @return what was taken, for {@link #unlockAll}
   */
  public static OrderedLock[] lockAll(OrderedLock... locks) {
    OrderedLock[] ordered = LockOrder.of(locks);
    SeveralLocks.take(ordered, false);
    return ordered;
  }

  /**
   * Releases what {@link #lockAll} has taken, last first.
   *
   * @param taken what it returned
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  public static void unlockAll(OrderedLock[] taken) {
    SeveralLocks.free(taken, false);
  }

  /**
   * The same at the end of a unit that has changed no member itself.
   *
   * @param taken what it returned
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  public static void unlockAllUnchanged(OrderedLock[] taken) {
    SeveralLocks.free(taken, true);
  }

  /**
   * A monitor to enter for a lock that may be missing, because its object is null.
   *
   * @param lock a lock or null
   * @return the lock, or an object that nobody else has
   */
  public static Object orNone(OrderedLock lock) {
    return lock != null ? lock : new Object();
  }

  /**
   * Locks used as monitors, in the order in which they are to be entered.
   *
   * @param locks the locks, in any order; null elements are skipped
   * @return as many monitors as there are arguments; the last ones repeat one that is entered
   *     already, or are objects that nobody else has
   */
  public static Object[] ordered(OrderedLock... locks) {
    return LockOrder.monitors(locks);
  }

  /**
   * Of two locks used as monitors, the one to enter first. If one is null, the other one is both
   * first and second.
   *
   * @param a a lock or null
   * @param b a lock or null
   * @return the one with the smaller number; null only if both are
   */
  public static OrderedLock first(OrderedLock a, OrderedLock b) {
    return b == null || a == b || (a != null && a.number() < b.number()) ? a : b;
  }

  /**
   * Of two locks used as monitors, the one to enter second.
   *
   * @param a a lock or null
   * @param b a lock or null
   * @return the one with the larger number; null only if both are
   */
  public static OrderedLock second(OrderedLock a, OrderedLock b) {
    return b == null || (a != null && a != b && a.number() > b.number()) ? a : b;
  }

  /**
   * The monitor under which an object's locks are made on their first use. Many objects share one;
   * no lock is taken and no code of the program runs under it.
   *
   * @param owner the object that needs a lock
   * @return always the same for the same object
   */
  public static Object guard(Object owner) {
    return LockGuards.of(owner);
  }
}
