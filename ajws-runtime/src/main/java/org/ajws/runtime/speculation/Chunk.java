package org.ajws.runtime.speculation;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.statistics.RollbackCause;

/**
 * Consecutive trips of a speculative loop that run ahead of their turn: what tracked code makes its
 * accesses by. Used by the thread that runs it; see {@code docs/design/speculation.md}.
 *
 * <p>Nothing that a chunk writes is visible to others before it commits. What it reads need not
 * belong together: then it is rolled back, at the latest when it would commit.
 */
public final class Chunk extends CompoundAccess {
  /** Nobody has it. */
  static final int FREE = 0;

  /** A thread runs it. */
  static final int RUNNING = 1;

  /** It has run to its end, and is to be validated. */
  static final int FINISHED = 2;

  /** It has been rolled back, and is to be run plainly as the oldest. */
  static final int FAILED = 3;

  /** Back edges between two looks at what else goes on; doubled each time. */
  private static final int FIRST_POLLS = 64;

  private static final int MOST_POLLS = 1 << 14;

  private final SpeculativeRun<?> run;

  /** What becomes of it; whoever sets it hands over all other fields. */
  volatile int state = FREE;

  /** Another one that nobody has. */
  Chunk nextFree;

  /** Its place in the order. */
  long number;

  /** Its first trip. */
  long from;

  /** The trip after its last one. */
  long to;

  /** Its private record; null before it was made. */
  Object own;

  /** By which exit it has left the loop; 0: none. */
  int exit;

  /** Why it was rolled back; null if it was not. */
  RollbackCause cause;

  /** What had changed, if that was why. */
  Conflict conflict;

  /** How long its body ran ahead. */
  long nanos;

  private AheadElements<?> elements; // what the loop goes over, if it is a collection
  private long trip; // the current one, then
  private boolean doomed; // sticky: somebody may catch what poll throws
  private boolean certain; // it is the oldest and was valid: what it reads cannot change any more
  private int pollsLeft;
  private int polls;
  private List<Runnable> effects; // null: none

  Chunk(SpeculativeRun<?> run) {
    this(run, 1);
  }

  /**
   * Nobody has it.
   *
   * @param run the execution
   * @param block so many slots of an array are read together
   */
  Chunk(SpeculativeRun<?> run, int block) {
    super(block);
    this.run = run;
  }

  // ---- for translated code

  /**
   * To be called at back edges and at the entry of tracked methods, so that a chunk that runs on
   * stale data for ever does not.
   *
   * @throws Rollback if the chunk need not go on
   */
  public void poll() {
    if (--pollsLeft < 0) {
      look();
    }
  }

  /**
   * To be called before what cannot be undone. The oldest chunk validates and writes what it has
   * written; from then on it writes at once, and cannot be rolled back any more. Any other is
   * rolled back, and run plainly when it is the oldest.
   *
   * @throws Rollback if the chunk is not the oldest, or not valid
   */
  public void irrevocable() {
    if (!direct) {
      if (!run.becomesDirect(this)) {
        throw leave(RollbackCause.IRREVOCABLE);
      }
    }
  }

  /**
   * Has an effect wait for the commit of the chunk: effects run in order, one at a time, by any
   * thread, and see everything that the serial loop would have written until the end of the chunk.
   *
   * @param effect what to do
   */
  public void defer(Runnable effect) {
    if (direct) {
      effect.run();
      return;
    }
    if (effects == null) {
      effects = new ArrayList<>();
    }
    effects.add(effect);
  }

  /**
   * To be called first in catch clauses for {@link Throwable}, {@link Error}, {@link
   * VirtualMachineError} and its subclasses: a chunk does not go on after a roll-back, nor after an
   * error of the machine that the plain body may not meet.
   *
   * @param thrown what was caught
   * @throws Rollback if the chunk is not to go on
   */
  public void caught(Throwable thrown) {
    if (thrown instanceof Rollback) {
      throw (Rollback) thrown;
    }
    if (thrown instanceof VirtualMachineError && !direct) {
      if (thrown instanceof OutOfMemoryError) {
        run.memoryHasRunOut();
      }
      throw leave(RollbackCause.MACHINE_ERROR);
    }
  }

  // ---- for the run

  /** Begins an attempt. */
  void begin() {
    own = null;
    elements = null;
    exit = 0;
    cause = null;
    conflict = null;
    doomed = false;
    certain = false;
    direct = false;
    polls = FIRST_POLLS;
    pollsLeft = FIRST_POLLS;
    forgetMeasured();
  }

  boolean isDoomed() {
    return doomed;
  }

  private Rollback leave(RollbackCause why) {
    if (!doomed) {
      doomed = true;
      cause = why;
    }
    return Rollback.INSTANCE;
  }

  /**
   * Looks whether the chunk is still wanted, and whether what it has read is stale. Everything that
   * it has read is noted here, which is not so in the middle of an access.
   */
  private void look() {
    polls = Math.min(2 * polls, MOST_POLLS);
    pollsLeft = polls;
    if (direct) {
      return;
    }
    if (doomed || run.isStopped() || isEnoughSeen()) {
      throw leave(RollbackCause.DROPPED);
    }
    if (run.isUnwanted(this)) {
      throw leave(RollbackCause.MACHINE_ERROR);
    }
    if (!certain) {
      boolean oldest = run.isOldest(this); // before the look at the values
      conflict = invalidRead();
      if (conflict != null) {
        throw leave(RollbackCause.CONFLICT);
      }
      certain = oldest;
    }
    if (entries() >= MOST) {
      measureReads();
      if (!run.becomesDirect(this)) {
        throw leave(RollbackCause.TOO_LONG);
      }
    }
  }

  /** Whether a run that only finds lines has found them, or takes long. */
  private boolean isEnoughSeen() {
    return watched() != null && (watched().isSolved() || polls == MOST_POLLS);
  }

  @Override
  void lookSoon() {
    pollsLeft = 0;
  }

  /** Whether it may commit; asked by who has the right to commit, when it is the oldest. */
  boolean validates() {
    if (!certain) {
      conflict = invalidRead();
      if (conflict != null) {
        cause = RollbackCause.CONFLICT;
        return false;
      }
    }
    if (elements != null && !elements.holds(from, to)) {
      conflict = new Conflict("an element of the loop");
      cause = RollbackCause.CONFLICT;
      return false;
    }
    return true;
  }

  /** A trip over a collection begins. */
  void isAt(AheadElements<?> of, long number) {
    elements = of;
    trip = number;
  }

  /** Makes visible what it has written and done. */
  void publish() {
    writeBack();
    List<Runnable> all = effects;
    if (all != null) {
      effects = null;
      for (Runnable effect : all) {
        effect.run();
      }
    }
  }

  /** Forgets everything; {@code broken}: an error of the machine has struck somewhere. */
  void forget(boolean broken) {
    effects = null;
    own = null;
    forgetOperands();
    if (broken) {
      drop();
    } else {
      clear();
    }
  }

  /** Makes visible what it has written and done, and goes on writing at once. */
  void goDirect() {
    direct = true;
    try {
      if (elements != null) {
        elements.catchUp(trip);
      }
      publish();
    } finally {
      clear();
    }
  }
}
