package org.ajws.runtime;

import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The lock of an atomic set of one object, with a number that gives all locks one global order.
 *
 * <p>Units of work over several objects take their locks smallest number first, so that two of them
 * cannot wait for each other. Numbers are unique in the virtual machine and increase with creation
 * within a thread. Each thread takes them from a block of its own: making a lock touches shared
 * memory once in {@value #BLOCK} times, and when it must come behind a lock of a later block.
 */
public final class OrderedLock extends ReentrantLock {
  private static final long serialVersionUID = 1;

  private static final int BLOCK = 1024;
  private static final AtomicLong nextBlock = new AtomicLong();
  private static final ThreadLocal<Numbers> numbers = ThreadLocal.withInitial(Numbers::new);

  private static final Object[] GUARDS = newGuards();

  private final long number;
  private final transient Object owner;

  /**
   * Makes an unlocked lock.
   *
   * @param owner the object whose set it protects
   */
  public OrderedLock(Object owner) {
    this.owner = owner;
    this.number = numbers.get().take();
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
    this.number = numbers.get().takeAbove(before.number);
  }

  /**
   * The place of this lock in the global order.
   *
   * @return a number that no other lock has
   */
  public long number() {
    return number;
  }

  /**
   * Whether the lock was made for {@code object}. False for the lock that {@code clone()} copied
   * along with the fields of another object, and after deserialisation: the object then needs a
   * lock of its own.
   *
   * @param object the object that holds this lock in a field
   * @return true if the lock is its own
   */
  public boolean isOwnedBy(Object object) {
    return owner == object;
  }

  /**
   * Takes locks in the global order, each once; waits for each like {@link #lock}.
   *
   * @param locks the locks, in any order; null elements are skipped, equal ones count once
   */
  public static void lockAll(OrderedLock... locks) {
    OrderedLock[] ordered = inOrder(locks);
    for (int i = 0; i < ordered.length; i++) {
      try {
        ordered[i].lock();
      } catch (Throwable t) { // too many holds: leave nothing locked
        while (--i >= 0) {
          ordered[i].unlock();
        }
        throw t;
      }
    }
  }

  /**
   * Releases what {@link #lockAll} has taken with the same arguments.
   *
   * @param locks the locks, in any order; null elements are skipped, equal ones count once
   * @throws IllegalMonitorStateException if the calling thread does not hold one of them
   */
  public static void unlockAll(OrderedLock... locks) {
    OrderedLock[] ordered = inOrder(locks);
    for (int i = ordered.length; --i >= 0; ) {
      ordered[i].unlock();
    }
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
    return b == null || (a != null && a.number <= b.number) ? a : b;
  }

  /**
   * Of two locks used as monitors, the one to enter second.
   *
   * @param a a lock or null
   * @param b a lock or null
   * @return the one with the larger number; null only if both are
   */
  public static OrderedLock second(OrderedLock a, OrderedLock b) {
    return b == null || (a != null && a.number > b.number) ? a : b;
  }

  /**
   * Of three or more locks used as monitors, the one to enter next.
   *
   * @param index how many of them are entered already
   * @param locks the locks, in any order, all different and none null
   * @return the one with the smallest number of those that are left
   */
  public static OrderedLock nth(int index, OrderedLock... locks) {
    return inOrder(locks)[index];
  }

  /**
   * The monitor under which an object's locks are made on their first use. Many objects share one;
   * no lock is taken and no code of the program runs under it.
   *
   * @param owner the object that needs a lock
   * @return always the same for the same object
   */
  public static Object guard(Object owner) {
    int hash = System.identityHashCode(owner);
    return GUARDS[(hash ^ (hash >>> 8)) & (GUARDS.length - 1)];
  }

  private static Object[] newGuards() {
    Object[] guards = new Object[64];
    Arrays.setAll(guards, i -> new Object());
    return guards;
  }

  private static OrderedLock[] inOrder(OrderedLock[] locks) {
    OrderedLock[] ordered = new OrderedLock[locks.length];
    int n = 0;
    for (OrderedLock lock : locks) {
      if (lock != null) {
        ordered[n++] = lock;
      }
    }
    Arrays.sort(ordered, 0, n, Comparator.comparingLong(OrderedLock::number));
    int distinct = 0;
    for (int i = 0; i < n; i++) {
      if (distinct == 0 || ordered[distinct - 1] != ordered[i]) {
        ordered[distinct++] = ordered[i];
      }
    }
    return Arrays.copyOf(ordered, distinct);
  }

  /** The numbers that one thread still has to give out. */
  private static final class Numbers {
    private long next;
    private long end;

    /** Numbers of a new block are above all that any thread has taken. */
    long takeAbove(long bound) {
      if (next <= bound) {
        next = end;
      }
      return take();
    }

    long take() {
      if (next == end) {
        next = nextBlock.getAndAdd(BLOCK);
        end = next + BLOCK;
      }
      return next++;
    }
  }
}
