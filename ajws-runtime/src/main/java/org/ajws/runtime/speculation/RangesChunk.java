package org.ajws.runtime.speculation;

import java.util.List;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.SavedSlots;
import org.ajws.runtime.claim.SlotBuffers;
import org.ajws.runtime.scheduler.Worker;

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

  /** Whether an error of the machine has struck before: in order it is believed. */
  boolean again;

  // Its runner's; then, once it has ended, of who has the right to commit, or the starter.

  /** What was in the slots that it writes; null: it never has to be undone. */
  SavedSlots saved;

  /** Its private record; null before it was made. */
  Object own;

  /** Who has run it. */
  Thread runner;

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

  /** Runs its trips as they are written; what they throw is kept. */
  <P> void run(Worker worker, SpeculativeLoop<P> loop, SlotBuffers buffers) {
    long start = System.nanoTime();
    long begin = start;
    saved = null;
    runner = worker.thread;
    worker.critical++; // constructs inside run in order
    try {
      if (undoable) {
        saved = new SavedSlots(claims, buffers);
        begin = System.nanoTime();
      }
      P record = loop.start();
      own = record;
      exit = loop.plain(record, from, to);
    } catch (Throwable t) {
      thrown = t;
    } finally {
      worker.critical--;
    }
    long end = System.nanoTime();
    nanos = end - begin;
    savingNanos = begin - start;
    if (undoable && thrown instanceof VirtualMachineError) {
      undo();
    }
  }

  /** Whether an error of the machine has struck, and what it has written is as it was before. */
  boolean isUnharmed() {
    return thrown instanceof VirtualMachineError && (undoable || own == null);
  }

  /** A trip of which most are not far: chunks begin elsewhere in each execution. */
  long middle() {
    return from + (to - from >>> 1);
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
