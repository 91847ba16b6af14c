package org.ajws.sync;

import java.util.function.Predicate;
import org.ajws.runtime.frame.Frame;
import org.ajws.runtime.frame.Spot;
import org.ajws.runtime.frame.Unwind;
import org.ajws.runtime.frame.Waits;
import org.ajws.runtime.latch.Result;

/**
 * Waits for one's turn at a {@link Channel}. A turn stands in the channel's queue before its wait
 * begins; if that cannot begin, since the stack or the memory is full, nobody is to give it
 * anything.
 */
final class Turns {
  private Turns() {}

  /**
   * Waits on the calling thread.
   *
   * @param spot where a function in a slow version does; null for all others
   */
  static void block(Result<?> turn, Spot spot) {
    try {
      Waits.block(turn, DeadlockException::new, spot);
    } catch (VirtualMachineError e) {
      giveUp(turn, e);
    }
  }

  /** {@link Waits#suspension}. */
  static Unwind suspension(Result<?> turn, Predicate<Object> then) {
    try {
      return Waits.suspension(turn, DeadlockException::new, then);
    } catch (VirtualMachineError e) {
      giveUp(turn, e);
      return null;
    }
  }

  /** {@link Waits#suspend}. */
  static boolean suspend(Frame frame, boolean own, Result<?> turn, Predicate<Object> then) {
    try {
      return Waits.suspend(frame, own, turn, DeadlockException::new, then);
    } catch (VirtualMachineError e) {
      giveUp(turn, e);
      return false;
    }
  }

  /** Throws why there is no wait, unless somebody has the turn: then its result comes at once. */
  private static void giveUp(Result<?> turn, VirtualMachineError why) {
    if (turn.tryFail(why, null)) {
      throw why;
    }
    while (!turn.isComplete()) {
      Thread.onSpinWait();
    }
  }
}
