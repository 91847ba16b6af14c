package org.ajws.runtime.lock;

/**
 * What holds, or is to hold, an atomic set without being a thread, as one unit of work: threads
 * that work for it run units of the set, others wait. For the runtime.
 */
public abstract class Claim {
  Claim around; // of the same lock, granted before; guarded by the gate

  /** For subclasses. */
  protected Claim() {}

  /** Whether the calling thread works for it. Takes no locks. */
  protected abstract boolean admitsCaller();

  /** Whether it is part of another one, on top of which it may have the set. Takes no locks. */
  protected abstract boolean isWithin(Claim other);

  /** The outermost root without which it cannot end; null if unknown. Takes no locks. */
  protected Object root() {
    return null;
  }

  /** It has the set, from now on; called once, by any thread, which holds no lock for this. */
  protected abstract void granted();

  /**
   * Claims a set. Never blocks: {@link #granted} is called when nobody else has it, perhaps at
   * once.
   *
   * @param lock of the set
   */
  public final void request(OrderedLock lock) {
    SetGate.of(lock).request(this);
  }

  /**
   * Gives a set back, which has been granted, to those who wait.
   *
   * @param lock of the set
   */
  public final void giveBack(OrderedLock lock) {
    SetGate.of(lock).giveBack(this);
  }
}
