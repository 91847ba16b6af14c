package org.ajws.processor.analysis.effects;

/** How a statement ends. */
enum Exit {
  /** The next statement follows. */
  NORMAL,
  /** An unlabelled {@code break}, or {@code yield}. */
  BREAK,
  /** Any other jump. */
  JUMP,
  /** An exception. */
  THROW;

  /** How a choice ends of which both branches end abruptly. */
  Exit or(Exit other) {
    if (this == NORMAL || other == NORMAL) {
      return NORMAL;
    }
    if (this == BREAK || other == BREAK) {
      return BREAK;
    }
    return this == JUMP || other == JUMP ? JUMP : THROW;
  }
}
