package org.ajws.processor;

/** How the lock of an atomic set is taken. */
public enum LockKind {
  /** {@code synchronized} on the set's {@link org.ajws.runtime.OrderedLock}. */
  MONITOR,
  /** {@code lock()} and {@code unlock()} of the set's {@link org.ajws.runtime.OrderedLock}. */
  REENTRANT
}
