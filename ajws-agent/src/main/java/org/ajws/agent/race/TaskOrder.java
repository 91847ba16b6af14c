package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which tasks are parallel to the one that runs, in one serial depth-first run.
 *
 * <p>A task that touches memory has a <em>token</em>, a number given at its first access and, while
 * it holds locks, others. Tokens follow the order of the run. What the events of the structure do
 * to the ranges of tokens, and why that is exact, async values included, is in
 * docs/design/race-detection.md. It does what the bags of SP-bags and ESP-bags do (Feng and
 * Leiserson, SPAA 1997; Raman et al., RV 2010), without a node for a task that touches nothing.
 *
 * <p>Used by one thread.
 */
final class TaskOrder {
  /** The token of what static initialisers do; it happens before all. */
  static final int OUTSIDE = 1;

  private static final int NONE = Frame.NONE;
  private static final int MOST_RESERVED = 1 << 12;

  /** The token of what runs; negative as long as it has none. */
  int token = NONE;

  private int next = OUTSIDE + 1;

  /**
   * Tokens that the running task will be given: what a task does after each of many futures that it
   * makes is one range, and not one for each.
   */
  private int reserved;

  private int reservedEnd;

  /** How many it got at once. */
  private int block;

  final TokenRanges ranges = new TokenRanges(OUTSIDE);
  private Frame[] frames = newFrames(new Frame[0], 64);
  private int depth;

  private int openTasks;

  /**
   * Whether a lock was ever taken, a future has ever ended or a value that touched memory: frames
   * that were opened before have 0 for what these note there.
   */
  private boolean special;

  /** In a task, the tokens before this one happen before all that is to come. */
  private int beforeAll;

  /** See {@link #sharedBelow()}. */
  int sharedBelow = Integer.MIN_VALUE;

  /** Futures that have ended. */
  private int futures;

  /** What the waits for futures that have ended put before what follows, all together. */
  private int[] awaitable = TokenSets.EMPTY;

  /**
   * The yields of values that have ended and were not joined. Values themselves are kept nowhere:
   * then HotSpot needs not make them where it compiles their begin and their end together.
   */
  private final List<int[]> pending = new ArrayList<>();

  private final TaskLog tasks = new TaskLog();
  final LockSets locks = new LockSets(this);

  private static Frame[] newFrames(Frame[] old, int length) {
    Frame[] all = Arrays.copyOf(old, length);
    for (int i = old.length; i < length; i++) {
      all[i] = new Frame();
    }
    return all;
  }

  // --- structure -----------------------------------------------------------------------------

  /**
   * Opens a construct. A task that touches nothing costs no more than this and its end, so nothing
   * is stored that holds already; what few constructs have is noted only if there are such, and
   * taken away when they end.
   */
  private Frame push(FrameKind kind, String site) {
    if (depth == frames.length) {
      frames = newFrames(frames, 2 * depth);
    }
    Frame f = frames[depth++];
    if (f.kind != kind) { // to store a reference costs more than to look at it
      f.kind = kind;
    }
    if (f.site != site) {
      f.site = site;
    }
    f.from = next;
    f.token = token;
    if (special) {
      f.pending = pending.size();
      f.futures = futures;
    }
    return f;
  }

  /** Opens a finish or loop. */
  private Frame pushFinish(FrameKind kind, String site) {
    Frame f = push(kind, site);
    f.tasks = tasks.tasks();
    return f;
  }

  private Frame pop(FrameKind kind) {
    Frame f = frames[depth - 1];
    if (f.kind != kind) {
      throw new IllegalStateException("a " + kind + " ends inside a " + f.kind + " at " + f.site);
    }
    depth--;
    return f;
  }

  void asyncBegin(String site) {
    begin(push(FrameKind.ASYNC, site));
  }

  private void begin(Frame f) {
    if (openTasks++ == 0) {
      beforeAll = Math.min(f.from, ranges.firstParallel());
      sharedBelow();
    }
    if (special) {
      beginSpecial(f);
    }
    token = NONE;
  }

  private void beginSpecial(Frame f) {
    if (locks.used()) {
      f.held = locks.leave();
    }
    if (futures != 0) {
      f.reserved = reserved;
      f.reservedEnd = reservedEnd;
      f.block = block;
      reserved = 0;
      reservedEnd = 0;
      block = 0;
    }
  }

  private void end(Frame f) {
    openTasks--;
    if (special) {
      endSpecial(f);
      return;
    }
    if (next != f.from) {
      ranges.setFrom(f.from, true);
      f.task = NONE;
    }
    token = f.token;
  }

  private void endSpecial(Frame f) {
    // A value that its task never joined is joined by the finish around only.
    forgetPending(f.pending);
    if (f.before != null) {
      noteWaits(TokenSets.before(serial(), f.from));
      ranges.restore(f.before, f.from);
      f.before = null;
    } else if (next != f.from) {
      ranges.setFrom(f.from, true);
    }
    f.task = NONE;
    if (locks.used()) {
      locks.comeBack(f.held);
      f.held = null;
    }
    token = f.token;
    if (futures != 0) {
      reserved = f.futures == 0 ? 0 : f.reserved;
      reservedEnd = f.futures == 0 ? 0 : f.reservedEnd;
      block = f.futures == 0 ? 0 : f.block;
      if (f.futures != futures) {
        // A wait for one of these orders what the task around did before, and not what it does now.
        token = NONE;
        locks.renew();
      }
    }
  }

  private int[] serial() {
    return ranges.serialFrom(OUTSIDE, next);
  }

  /** The finish around the task that has just ended comes after what the task had waited for. */
  private void noteWaits(int[] serial) {
    for (int d = depth; --d >= 0; ) {
      if (!isTask(frames[d].kind)) {
        frames[d].waitedFor = TokenSets.union(frames[d].waitedFor, serial);
        return;
      }
    }
  }

  /** What is in a set happens before what follows in the running task, but not behind its end. */
  private void order(int[] set) {
    int d = depth - 1;
    while (d >= 0 && !isTask(frames[d].kind)) {
      d--;
    }
    Frame task = d < 0 ? null : frames[d];
    if (task == null || task.before != null || set.length == 0 || set[0] >= task.from) {
      ranges.addSerial(set, next);
      return;
    }
    int[] now = serial();
    if (ranges.addSerial(set, next)) {
      task.before = TokenSets.before(now, task.from);
    }
  }

  void asyncEnd() {
    end(pop(FrameKind.ASYNC));
  }

  void valueBegin(String site) {
    begin(push(FrameKind.VALUE, site));
  }

  /** The initialiser has ended; what it waited for is part of its yield. */
  void valueEnd(Value value) {
    Frame f = pop(FrameKind.VALUE);
    if (f.before == null && next == f.from) {
      end(f); // it touched nothing: nobody asks when
      return;
    }
    value.yield = f.before != null ? serial() : ranges.serialFrom(f.from, next);
    end(f);
    if (value.yield.length > 0) {
      pending.add(value.yield);
      sharedBelow();
    }
  }

  /** The value is used: what computed it happens before what follows. Again: nothing. */
  void join(Value value) {
    if (value.yield == null || value.yield.length == 0) {
      return;
    }
    order(value.yield);
    pending.remove(value.yield); // arrays equal themselves only
    sharedBelow();
    value.yield = TokenSets.EMPTY;
  }

  void futureBegin(String site) {
    begin(push(FrameKind.FUTURE, site));
  }

  /** The expression has ended: whoever waits for it comes after all that came before its end. */
  void futureEnd(Value future) {
    Frame f = pop(FrameKind.FUTURE);
    future.yield = serial();
    for (int d = 0; d <= depth; d++) {
      if (isTask(frames[d].kind) && frames[d].reserved < frames[d].reservedEnd) {
        future.yield = TokenSets.without(future.yield, frames[d].reserved, frames[d].reservedEnd);
      }
    }
    awaitable = TokenSets.union(awaitable, future.yield);
    futures++;
    sharedBelow();
    end(f);
  }

  /** The running task has waited for a future. */
  void futureGot(Value future) {
    if (future.yield != null) {
      order(future.yield);
    }
  }

  /** Begins a finish; gives its number for {@link #finishWait}. */
  int finishBegin(String site) {
    pushFinish(FrameKind.FINISH, site);
    return depth - 1;
  }

  /** The finish waits for what was started so far, and goes on. */
  void finishWait(int finish) {
    Frame f = frames[finish];
    for (int d = finish + 1; d < depth; d++) {
      f.waitedFor = TokenSets.union(f.waitedFor, frames[d].waitedFor);
    }
    joinFrom(f);
  }

  void finishEnd() {
    endFinish(pop(FrameKind.FINISH));
  }

  private void endFinish(Frame f) {
    joinFrom(f);
    if (special && f.waitedFor.length > 0) {
      f.waitedFor = TokenSets.EMPTY;
    }
  }

  private void joinFrom(Frame f) {
    if (special) {
      forgetPending(f.pending);
    }
    if (next != f.from) {
      ranges.setFrom(f.from, false);
      tasks.collapse(f.from, currentTask(), f.tasks);
    }
    if (!special) {
      return;
    }
    if (f.waitedFor.length > 0) {
      order(f.waitedFor);
    }
    if (awaitable.length > 0 && openTasks == 0 && ranges.firstParallel() == Integer.MAX_VALUE) {
      awaitable = TokenSets.EMPTY; // all that was is before all that is to come
    }
  }

  /** A finish orders all that it holds: which of its values were joined no longer matters. */
  private void forgetPending(int size) {
    if (pending.size() > size) {
      while (pending.size() > size) {
        pending.remove(pending.size() - 1);
      }
      sharedBelow();
    }
  }

  void loopBegin(String site) {
    pushFinish(FrameKind.LOOP, site).index = 0;
  }

  void iterationBegin() {
    iterationBegin(frames[depth - 1].index++);
  }

  void iterationBegin(long index) {
    Frame f = push(FrameKind.ITERATION, frames[depth - 1].site);
    f.index = index;
    begin(f);
  }

  void iterationEnd() {
    end(pop(FrameKind.ITERATION));
  }

  /** Ends a loop; also one that was left in the middle of an iteration. */
  void loopEnd() {
    if (frames[depth - 1].kind == FrameKind.ITERATION) {
      iterationEnd();
    }
    endFinish(pop(FrameKind.LOOP));
  }

  /** Whether the innermost construct that is open is of a kind. */
  boolean isOpen(FrameKind kind) {
    return depth > 0 && frames[depth - 1].kind == kind;
  }

  /** Whether no construct is open. */
  boolean isBalanced() {
    return depth == 0;
  }

  // --- tokens --------------------------------------------------------------------------------

  /** The token of what runs, given now if it has none. */
  int current() {
    if (token >= 0) {
      return token;
    }
    if (next == Integer.MAX_VALUE) {
      throw new IllegalStateException("more than 2,147,483,646 tasks and locked sections");
    }
    if (reserved < reservedEnd && locks.current() == LockSet.EMPTY) {
      token = reserved++;
      return token;
    }
    int t = next++;
    if (futures != 0
        && !locks.used()) { // the first time one: without futures that is all that it needs
      next += Math.min(block, next < Integer.MAX_VALUE / 2 ? MOST_RESERVED : 0);
      reserved = t + 1;
      reservedEnd = next;
      block = 2 * (reservedEnd - t);
    }
    if (ranges.endsParallel()) {
      ranges.setFrom(t, false);
    }
    tasks.give(t, currentTask());
    locks.given(t);
    token = t;
    return t;
  }

  /** Changes when another task than the running one touches memory. */
  long moment() {
    return (long) token << 32 | next;
  }

  boolean isParallel(int t) {
    return ranges.isParallel(t, next);
  }

  /**
   * Whether what a token stands for happens before all that is to come: it was joined by the main
   * task, or is its own, and no task is open that it is a part of.
   */
  boolean happensBeforeAll(int t) {
    return t < (openTasks == 0 ? ranges.firstParallel() : beforeAll);
  }

  /** Whether a join may put a token before what follows, and leave out parallel ones behind it. */
  boolean mayBeJoinedAlone(int t) {
    for (int[] some : pending) {
      if (TokenSets.contains(some, t)) {
        return true;
      }
    }
    return TokenSets.contains(awaitable, t);
  }

  /** Whether there is any such token. */
  boolean mayJoinAlone() {
    return !pending.isEmpty() || awaitable.length > 0;
  }

  /**
   * Where nothing is noted: a read of a location whose writer has a token below this one, and whose
   * reader is parallel to what runs. The writer happens before all that is to come, and the reader
   * stands for this one, as none is to be joined without it. What this says holds until another
   * outermost task begins, a value or future ends or is waited for, or a lock is taken; that it
   * could say more meanwhile does no harm.
   */
  void sharedBelow() {
    special |= futures != 0 || locks.used() || !pending.isEmpty() || awaitable.length > 0;
    sharedBelow = mayJoinAlone() || locks.used() ? Integer.MIN_VALUE : beforeAll;
  }

  Task task(int t) {
    return t <= OUTSIDE ? Task.MAIN : tasks.get(t);
  }

  /** The number of the running task, for which it gets one now. */
  private int currentTask() {
    return taskAround(depth);
  }

  private int taskAround(int depth) {
    int d = depth - 1;
    while (d >= 0 && !isTask(frames[d].kind)) {
      d--;
    }
    if (d < 0) {
      return TaskLog.MAIN;
    }
    Frame f = frames[d];
    if (f.task < 0) {
      int parent = taskAround(d);
      f.task = tasks.add(kind(f.kind), f.site, f.index, parent);
    }
    return f.task;
  }

  private static boolean isTask(FrameKind kind) {
    return kind != FrameKind.FINISH && kind != FrameKind.LOOP;
  }

  private static Task.Kind kind(FrameKind kind) {
    return switch (kind) {
      case ASYNC -> Task.Kind.ASYNC;
      case VALUE -> Task.Kind.VALUE;
      case FUTURE -> Task.Kind.FUTURE;
      default -> Task.Kind.ITERATION;
    };
  }
}
