package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;
import org.junit.jupiter.api.Test;

/**
 * Who waits for a set in a circle goes on when it is told, and no sooner: the others of the circle
 * are decided first. In front of a set, and for a condition, it had gone on at once.
 */
class DecidedWaitsTest {
  private static final RuntimeException CIRCLE = new IllegalStateException("a circle");

  private final OrderedLock lock = new OrderedLock(this);

  private static void failsWhenTold(HeldWait wait, Result<Void> turn) {
    HeldWaits.begins(wait);
    try {
      assertTrue(wait.lasts());
      assertTrue(wait.fail(CIRCLE));
      assertFalse(wait.lasts(), "nobody else is to end it");
      assertFalse(wait.fail(CIRCLE));
      assertFalse(turn.isComplete(), "who waits goes on before the others are decided");
      wait.tell();
      assertTrue(turn.isComplete());
    } finally {
      HeldWaits.ends(wait);
    }
  }

  @Test
  void inFrontOfASet() {
    HeldWait wait = HeldWait.atGate(lock, true);
    failsWhenTold(wait, wait.turn());
    assertSame(CIRCLE, wait.turn().failure());
  }

  @Test
  void forACondition() {
    Result<Void> woken = new Result<>(Origin.CONDITION);
    failsWhenTold(HeldWait.forCondition(lock, new OrderedLock[] {lock}, woken), woken);
    assertSame(CIRCLE, woken.failure());
  }

  /** It is woken, though it needs what others of the circle have. */
  @Test
  void forAConditionThatIsDue() {
    Result<Void> woken = new Result<>(Origin.CONDITION);
    woken.comes();
    failsWhenTold(HeldWait.forCondition(lock, new OrderedLock[] {lock}, woken), woken);
    assertNull(woken.failure());
  }
}
