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
 * memory once in {@value #BLOCK} times.
 */
public final class OrderedLock extends ReentrantLock {
  private static final long serialVersionUID = 1;

  private static final int BLOCK = 1024;
  private static final AtomicLong nextBlock = new AtomicLong();
  private static final ThreadLocal<Numbers> numbers = ThreadLocal.withInitial(Numbers::new);

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

    long take() {
      if (next == end) {
        next = nextBlock.getAndAdd(BLOCK);
        end = next + BLOCK;
      }
      return next++;
    }
  }
}
