package org.ajws.runtime.scheduler;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.BooleanSupplier;

/**
 * Whether a thread rests, and what it works for, as others see it who look for a deadlock. Only the
 * thread itself writes.
 *
 * <p>A thread rests from its last look for work on, until it looks again: meanwhile it holds no
 * work and takes none. Two looks that find the same number of {@link #changes}, and it odd, know
 * that it rested all the time between.
 */
public final class Presence {
  private static final VarHandle CHANGES;
  private static final VarHandle ROOT;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      CHANGES = lookup.findVarHandle(Presence.class, "changes", int.class);
      ROOT = lookup.findVarHandle(Presence.class, "root", Region.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Stands for several roots, of which one runs on top of the other. */
  static final Region MIXED = Region.inOrder(null, -1);

  private final Worker worker;
  private int changes; // odd while the thread rests
  private BooleanSupplier over; // written before changes
  private Region root;

  /** Whether it may just now take something, of whatever root; then it enters that. */
  private volatile boolean grabbing;

  Presence(Worker worker) {
    this.worker = worker;
  }

  // ---- by the thread

  /**
   * Begins to rest.
   *
   * @param isOver whether the thread, if it looked, would find that it can go on
   */
  public void rests(BooleanSupplier isOver) {
    over = isOver;
    CHANGES.setVolatile(this, (changes + 1) | 1);
  }

  /** Goes on. */
  public void goesOn() {
    CHANGES.setVolatile(this, (changes | 1) + 1);
    over = null; // what it waited for is not to be kept
  }

  /** Whether the thread rests. To be asked by the thread: what it waits for may run on top. */
  public boolean isResting() {
    return (changes & 1) != 0;
  }

  /** What {@link #rests} was told last. */
  public BooleanSupplier rest() {
    return over;
  }

  /**
   * Is about to take work of a region, or has just been given some.
   *
   * @return what to {@link #leave} with
   */
  public Region enter(Region region) {
    Region before = root;
    Region now = region.outermost();
    if (before == now) {
      grabbed();
      return before;
    }
    Region own = worker.context.region();
    boolean mixed = before != null || (own != null && own.outermost() != now);
    ROOT.setVolatile(this, mixed ? MIXED : now);
    now.visited();
    grabbed();
    return before;
  }

  /** That work has ended. */
  public void leave(Region before) {
    if (root != before) {
      ROOT.setVolatile(this, before);
    }
  }

  /** A thread that is in no root is about to take something out of a deque. */
  void grabs() {
    grabbing = true;
  }

  /** It has entered the root of what it has taken, or found nothing. */
  void grabbed() {
    if (grabbing) {
      grabbing = false;
    }
  }

  // ---- by others

  boolean isGrabbing() {
    return grabbing;
  }

  int changes() {
    return (int) CHANGES.getVolatile(this);
  }

  static boolean isRest(int changes) {
    return (changes & 1) != 0;
  }

  /** What a thread of a pool works for; null for nothing, or nobody knows. */
  Region root() {
    return (Region) ROOT.getVolatile(this);
  }

  /** Whether a thread that rests could go on. */
  boolean isOver() {
    BooleanSupplier isOver = over;
    return isOver == null || isOver.getAsBoolean();
  }
}
