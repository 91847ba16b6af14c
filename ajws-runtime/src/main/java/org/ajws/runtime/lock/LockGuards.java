package org.ajws.runtime.lock;

/** The monitors under which locks are made on their first use; many objects share one. */
final class LockGuards {
  private static final Object[] GUARDS = newGuards();

  private LockGuards() {}

  private static Object[] newGuards() {
    Object[] guards = new Object[64];
    for (int i = 0; i < guards.length; i++) {
      guards[i] = new Object();
    }
    return guards;
  }

  /** Always the same for the same object. */
  static Object of(Object owner) {
    int hash = System.identityHashCode(owner);
    return GUARDS[(hash ^ (hash >>> 8)) & (GUARDS.length - 1)];
  }
}
