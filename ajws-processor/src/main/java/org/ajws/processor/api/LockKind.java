package org.ajws.processor.api;

/** How a build makes the units of atomic sets exclude each other. */
public enum LockKind {
  /** For each set the cheapest way that is known to be right; where none is, {@link #MONITOR}. */
  AUTO,
  /** {@code synchronized} on the set's {@link org.ajws.runtime.lock.OrderedLock}. */
  MONITOR,
  /** {@code lock()} and {@code unlock()} of the set's {@link org.ajws.runtime.lock.OrderedLock}. */
  REENTRANT
}
