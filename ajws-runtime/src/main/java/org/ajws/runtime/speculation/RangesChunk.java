package org.ajws.runtime.speculation;

import java.util.List;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.SavedSlots;

/**
 * Consecutive trips that are run plainly when nobody else touches what they do. All fields but
 * those of its runner are guarded by the lock of the run.
 */
final class RangesChunk {
  enum State {
    /** It waits for others to end. */
    BLOCKED,
    /** It can be run. */
    READY,
    /** A thread runs it. */
    RUNNING,
    /** An error of the machine has struck, it has been undone, and is run again as the oldest. */
    AGAIN,
    /** It has been run. */
    ENDED
  }

  final long number;
  final long from;
  final long to;

  /** What it touches; null: it is run alone, and nobody needs to know. */
  final Claims claims;

  State state = State.BLOCKED;

  /** For how many chunks it waits. */
  int blockers;

  /** Those that wait for it. */
  List<RangesChunk> waiting = List.of();

  /** Whether an earlier chunk may still leave the loop, so that it must be possible to undo it. */
  boolean undoable;

  // Its runner's; then, once it has ended, of who has the right to commit, or the starter.

  /** What was in the slots that it writes; null: it never has to be undone. */
  SavedSlots saved;

  /** Its private record; null before it was made. */
  Object own;

  int exit;
  Throwable thrown;

  /** What its body took, and to copy its slots before. */
  long nanos;

  long savingNanos;

  RangesChunk(long number, long from, long to, Claims claims) {
    this.number = number;
    this.from = from;
    this.to = to;
    this.claims = claims;
  }

  /** Whether it can leave the loop while it has not ended. */
  boolean canLeave() {
    return claims == null || claims.canLeave();
  }

  /** Whether it has left the loop. */
  boolean hasLeft() {
    return exit != 0 || thrown != null;
  }

  /** It has committed: it will not be undone. */
  void keep() {
    if (saved != null) {
      saved.release();
      saved = null;
    }
  }

  void undo() {
    if (saved != null) {
      saved.restore();
      saved = null;
    }
  }
}
