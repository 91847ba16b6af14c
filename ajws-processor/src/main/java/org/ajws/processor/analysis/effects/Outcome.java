package org.ajws.processor.analysis.effects;

/**
 * The locks that are held behind a condition, where it is true and where it is false: of {@code
 * lock.tryLock()}, one more where it is true.
 *
 * @param ifTrue null where it never is
 * @param ifFalse null where it never is
 */
record Outcome(Locks ifTrue, Locks ifFalse) {
  /** The same in both cases. */
  static Outcome same(Locks locks) {
    return new Outcome(locks.copy(), locks.copy());
  }

  Outcome negated() {
    return new Outcome(ifFalse, ifTrue);
  }

  /** What is held in both cases. */
  Locks joint() {
    return both(ifTrue, ifFalse).copy();
  }

  /** What to begin a branch with: where nobody comes, anything. */
  Locks where(boolean value) {
    Locks wanted = value ? ifTrue : ifFalse;
    Locks other = value ? ifFalse : ifTrue;
    return (wanted != null ? wanted : other).copy();
  }

  /** What is held where two ways meet, of which one may never be gone. */
  static Locks both(Locks one, Locks other) {
    return one == null ? other : other == null ? one : one.and(other);
  }
}
