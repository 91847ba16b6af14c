package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which tasks are parallel to the one that runs, in one serial depth-first run.
 *
 * <p>A task that touches memory has a <em>token</em>, a number given at its first access and, while
 * it holds locks, others. Tokens follow the order of the run. What the events of the structure do
 * to the intervals of tokens, and why that is exact, async values included, is in
 * docs/design/race-detection.md. It does what the bags of SP-bags and ESP-bags do (Feng and
 * Leiserson, SPAA 1997; Raman et al., RV 2010), without a node for a task that touches nothing.
 *
 * <p>Used by one thread.
 */
final class TaskOrder {
  /** The token of what static initialisers do; it happens before all. */
  static final int OUTSIDE = 1;

  private static final int NONE = -1;

  private enum FrameKind {
    ASYNC,
    VALUE,
    FINISH,
    LOOP,
    ITERATION
  }

  /** A construct that is open. */
  private static final class Frame {
    FrameKind kind;
    String site;
    long index;

    /** The next token at its begin. */
    int from;

    /** The token of the task around it. */
    int token;

    /** The values that are not joined when it began. */
    int pending;

    LockSets.Held held;

    /** The task that it is, if it is one and if that was asked for. */
    Task task;
  }

  /** The token of what runs; negative as long as it has none. */
  int token = NONE;

  private int next = OUTSIDE + 1;
  private final Intervals intervals = new Intervals(OUTSIDE);
  private Frame[] frames = newFrames(new Frame[0], 64);
  private int depth;

  private int openTasks;

  /** The next token when the outermost open task began. */
  private int firstInTask = Integer.MAX_VALUE;

  /** Values that have ended and were not joined. */
  private final List<Value> pending = new ArrayList<>();

  private final TokenTable<Task> tasks = new TokenTable<>();
  final LockSets locks = new LockSets(this);

  private static Frame[] newFrames(Frame[] old, int length) {
    Frame[] all = Arrays.copyOf(old, length);
    for (int i = old.length; i < length; i++) {
      all[i] = new Frame();
    }
    return all;
  }

  // --- structure -----------------------------------------------------------------------------

  private Frame push(FrameKind kind, String site) {
    if (depth == frames.length) {
      frames = newFrames(frames, 2 * depth);
    }
    Frame f = frames[depth++];
    f.kind = kind;
    f.site = site;
    f.from = next;
    f.token = token;
    f.pending = pending.size();
    f.task = null;
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
      firstInTask = f.from;
    }
    f.held = locks.leave();
    token = NONE;
  }

  private void end(Frame f) {
    // A value that its task never joined is joined by the finish around only.
    forgetPending(f.pending);
    if (next != f.from) {
      intervals.setFrom(f.from, true);
    }
    if (--openTasks == 0) {
      firstInTask = Integer.MAX_VALUE;
    }
    locks.comeBack(f.held);
    token = f.token;
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
    value.yield = intervals.serialFrom(f.from, next);
    end(f);
    if (value.yield.length > 0) {
      pending.add(value);
    }
  }

  /** The value is used: what computed it happens before what follows. Again: nothing. */
  void join(Value value) {
    if (value.yield == null || value.yield.length == 0) {
      return;
    }
    for (int i = 0; i < value.yield.length; i += 2) {
      intervals.setSerial(value.yield[i], value.yield[i + 1], next);
    }
    pending.remove(value);
    value.yield = new int[0];
  }

  /** Begins a finish; gives its number for {@link #finishWait}. */
  int finishBegin(String site) {
    push(FrameKind.FINISH, site);
    return depth - 1;
  }

  /** The finish waits for what was started so far, and goes on. */
  void finishWait(int finish) {
    joinFrom(frames[finish]);
  }

  void finishEnd() {
    endFinish(pop(FrameKind.FINISH));
  }

  private void endFinish(Frame f) {
    joinFrom(f);
  }

  private void joinFrom(Frame f) {
    forgetPending(f.pending);
    if (next != f.from) {
      intervals.setFrom(f.from, false);
      tasks.collapse(f.from, currentTask());
    }
  }

  /** A finish orders all that it holds: which of its values were joined no longer matters. */
  private void forgetPending(int size) {
    while (pending.size() > size) {
      pending.remove(pending.size() - 1);
    }
  }

  void loopBegin(String site) {
    push(FrameKind.LOOP, site).index = 0;
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
    int t = next++;
    if (intervals.endsParallel()) {
      intervals.setFrom(t, false);
    }
    tasks.put(t, currentTask());
    locks.given(t);
    token = t;
    return t;
  }

  /** Changes when another task, or one that is new, touches memory. Not with locks. */
  long moment() {
    return (long) token << 32 | next;
  }

  boolean isParallel(int t) {
    return intervals.isParallel(t, next);
  }

  /**
   * Whether what a token stands for happens before all that is to come: it was joined by the main
   * task, or is its own, and no task is open that it is a part of.
   */
  boolean happensBeforeAll(int t) {
    return t < firstInTask && t < intervals.firstParallel();
  }

  /** Whether a join may put a token before what follows, and leave out parallel ones behind it. */
  boolean mayBeJoinedAlone(int t) {
    for (Value v : pending) {
      if (v.contains(t)) {
        return true;
      }
    }
    return false;
  }

  boolean hasPendingValues() {
    return !pending.isEmpty();
  }

  Task task(int t) {
    Task known = t <= OUTSIDE ? null : tasks.get(t);
    return known == null ? Task.MAIN : known;
  }

  private Task currentTask() {
    return task(depth, frames);
  }

  private static Task task(int depth, Frame[] frames) {
    int d = depth - 1;
    while (d >= 0 && !isTask(frames[d].kind)) {
      d--;
    }
    if (d < 0) {
      return Task.MAIN;
    }
    Frame f = frames[d];
    if (f.task == null) {
      f.task = new Task(kind(f.kind), f.site, f.index, task(d, frames));
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
      default -> Task.Kind.ITERATION;
    };
  }
}
