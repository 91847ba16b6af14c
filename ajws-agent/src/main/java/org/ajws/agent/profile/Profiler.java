package org.ajws.agent.profile;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.agent.profile.TaskGraph.Operation;
import org.ajws.runtime.trace.StructureListener;

/**
 * Work and span of one run in order, while it runs and in constant space per open construct (the
 * rule of Cilkview: He, Leiserson, Leiserson, SPAA 2010; by construct: Cilkprof: Schardl et al.,
 * SPAA 2015). How it works is in docs/design/profile.md.
 *
 * <p>Used by one thread, whose structure events it takes; those of others are counted.
 */
final class Profiler implements StructureListener {
  /** A construct or task that is open. */
  private static final class Frame {
    Operation operation;
    ConstructProfile construct;

    /** The work before. */
    double work;

    /** How long the longest path to its begin is. */
    double here;

    /** Of a finish or loop: the longest path to an end of what it waits for. */
    double latest;

    /** The finish or loop around a finish or loop. */
    Frame outer;

    int index;

    /** The index of the first future that something inside waits for. */
    int waitsFor;
  }

  /** An async value or a future. */
  private static final class Value {
    /** How long the longest path to its end is. */
    double end;

    /** Its index in the graph; negative if it is part of a strand there. */
    int index;

    /** Of a future: its number, since what holds it may become part of a strand later. */
    int number;

    /** The first join orders it; what comes after need not look. */
    boolean joined;
  }

  // The four kinds of strands of a construct, by how they begin.
  private static final int BEGIN = 0;
  private static final int END = 1;
  private static final int ITERATION = 2;
  private static final int WAIT = 3;

  private final Thread watched = Thread.currentThread();
  private final ConstructProfiles constructs = new ConstructProfiles();
  private final TaskGraph graph = new TaskGraph();
  private final Strands strands;
  private Frame[] frames = new Frame[0];
  private int depth;
  private Frame scope;

  private double work;

  /** How long the longest path to the strand that runs is. */
  private double here;

  private final AtomicInteger otherThreads = new AtomicInteger();

  /** From now on the calling thread is profiled; its first strand begins. */
  Profiler(Clock clock) {
    strands = new Strands(clock);
    enterScope(push(Operation.FINISH, constructs.all().get(0)));
    strands.begin(BEGIN);
  }

  // --- strands and frames ------------------------------------------------------------------------

  private boolean isOther() {
    if (Thread.currentThread() == watched) {
      return false;
    }
    otherThreads.incrementAndGet();
    return true;
  }

  private static int kind(ConstructProfile construct, int event) {
    return 4 * construct.number + event;
  }

  /** The strand before an event ends. */
  private double ended(ConstructProfile construct, int event) {
    return strands.end(kind(construct, event));
  }

  private void advance(double time) {
    work += time;
    here += time;
    graph.strand(frames[depth - 1].construct.number, time);
  }

  private Frame push(Operation operation, ConstructProfile construct) {
    if (depth == frames.length) {
      int before = depth;
      frames = Arrays.copyOf(frames, Math.max(64, 2 * depth));
      for (int i = before; i < frames.length; i++) {
        frames[i] = new Frame();
      }
    }
    Frame f = frames[depth++];
    f.operation = operation;
    f.construct = construct;
    f.work = work;
    f.here = here;
    f.waitsFor = Integer.MAX_VALUE;
    f.index = graph.begin(operation, construct.number);
    if (operation != Operation.ITERATION) {
      construct.open++;
    }
    return f;
  }

  /** Ends the construct that was begun last; says whether the graph has kept it. */
  private boolean pop() {
    Frame f = frames[--depth];
    double done = work - f.work;
    if (f.operation != Operation.ITERATION && --f.construct.open == 0) {
      f.construct.work += done;
      f.construct.span += here - f.here;
    }
    boolean waitsOutside = f.waitsFor < f.index;
    if (waitsOutside && depth > 0) {
      frames[depth - 1].waitsFor = Math.min(frames[depth - 1].waitsFor, f.waitsFor);
    }
    return graph.end(f.index, f.construct.number, done, work, waitsOutside);
  }

  private void enterScope(Frame f) {
    f.latest = 0;
    f.outer = scope;
    scope = f;
  }

  private void task(Frame f) {
    f.construct.tasks++;
    f.construct.taskWork += work - f.work;
  }

  // --- events -----------------------------------------------------------------------------------

  private void begin(Operation operation, ConstructProfile.Kind kind, String site) {
    ConstructProfile construct = constructs.get(kind, site);
    advance(ended(construct, BEGIN));
    Frame f = push(operation, construct);
    if (operation != Operation.ASYNC
        && operation != Operation.VALUE
        && operation != Operation.FUTURE) {
      enterScope(f);
    }
    strands.begin(kind(construct, BEGIN));
  }

  @Override
  public void asyncBegin(String site) {
    if (!isOther()) {
      begin(Operation.ASYNC, ConstructProfile.Kind.ASYNC, site);
    }
  }

  @Override
  public void asyncEnd() {
    if (!isOther()) {
      endTask(END);
    }
  }

  /**
   * A task of the innermost finish or loop ends; what follows it had begun where it was spawned.
   * Gives how long the longest path to its end is.
   */
  private double endTask(int event) {
    Frame f = frames[depth - 1];
    advance(ended(f.construct, event));
    task(f);
    double end = here;
    scope.latest = Math.max(scope.latest, end);
    pop();
    here = f.here;
    strands.begin(kind(f.construct, event));
    return end;
  }

  @Override
  public Object valueBegin(String site) {
    if (isOther()) {
      return null;
    }
    begin(Operation.VALUE, ConstructProfile.Kind.VALUE, site);
    return new Value();
  }

  @Override
  public void valueEnd(Object value) {
    if (value == null) {
      return;
    }
    Frame f = frames[depth - 1];
    advance(ended(f.construct, END));
    task(f);
    Value v = (Value) value;
    v.end = here;
    v.index = pop() ? f.index : -1;
    here = f.here;
    strands.begin(kind(f.construct, END));
  }

  @Override
  public void join(Object value) {
    if (value == null || ((Value) value).joined || isOther()) {
      return;
    }
    Value v = (Value) value;
    v.joined = true;
    ConstructProfile construct = frames[depth - 1].construct;
    advance(ended(construct, WAIT));
    here = Math.max(here, v.end);
    if (v.index >= 0) {
      graph.wait(Operation.JOIN, construct.number, v.index);
    }
    strands.begin(kind(construct, WAIT));
  }

  @Override
  public Object futureBegin(String site) {
    if (isOther()) {
      return null;
    }
    begin(Operation.FUTURE, ConstructProfile.Kind.FUTURE, site);
    Value future = new Value();
    future.index = frames[depth - 1].index;
    future.number = graph.numbered(future.index);
    return future;
  }

  @Override
  public void futureEnd(Object future) {
    if (future != null) {
      ((Value) future).end = endTask(END);
    }
  }

  @Override
  public void futureGot(Object future) {
    if (isOther()) {
      return;
    }
    Value v = (Value) future;
    ConstructProfile construct = frames[depth - 1].construct;
    advance(ended(construct, WAIT));
    here = Math.max(here, v.end);
    if (graph.waitForFuture(construct.number, v.index, v.number)) {
      Frame f = frames[depth - 1];
      f.waitsFor = Math.min(f.waitsFor, v.index);
    }
    strands.begin(kind(construct, WAIT));
  }

  @Override
  public void unfollowed(String what) {}

  @Override
  public int finishBegin(String site) {
    if (isOther()) {
      return -1;
    }
    begin(Operation.FINISH, ConstructProfile.Kind.FINISH, site);
    return depth - 1;
  }

  @Override
  public void finishWait(int finish) {
    if (finish < 0 || isOther()) {
      return;
    }
    Frame f = frames[finish];
    advance(ended(f.construct, WAIT));
    for (Frame s = scope; s != f.outer; s = s.outer) {
      here = Math.max(here, s.latest);
    }
    graph.wait(Operation.WAIT, f.construct.number, f.index);
    strands.begin(kind(f.construct, WAIT));
  }

  @Override
  public void finishEnd() {
    if (!isOther()) {
      endScope();
    }
  }

  private void endScope() {
    Frame f = frames[depth - 1];
    advance(ended(f.construct, END));
    leaveScope(f);
    strands.begin(kind(f.construct, END));
  }

  private void leaveScope(Frame f) {
    here = Math.max(here, f.latest);
    scope = f.outer;
    pop();
  }

  @Override
  public void loopBegin(String site) {
    if (!isOther()) {
      begin(Operation.LOOP, ConstructProfile.Kind.LOOP, site);
    }
  }

  @Override
  public void inOrderLoopBegin(String site) {
    if (!isOther()) {
      begin(Operation.IN_ORDER_LOOP, ConstructProfile.Kind.IN_ORDER_LOOP, site);
    }
  }

  @Override
  public void iterationBegin(long index) {
    iterationBegin();
  }

  /** Where iterations are handed out as ranges, each has its part of the header. */
  @Override
  public void iterationBegin() {
    if (isOther()) {
      return;
    }
    Frame loop = frames[depth - 1];
    double header = ended(loop.construct, ITERATION);
    if (loop.operation == Operation.IN_ORDER_LOOP) {
      advance(header);
      push(Operation.ITERATION, loop.construct);
    } else {
      push(Operation.ITERATION, loop.construct);
      advance(header);
    }
    strands.begin(kind(loop.construct, ITERATION));
  }

  @Override
  public void iterationEnd() {
    if (!isOther()) {
      endTask(WAIT);
    }
  }

  @Override
  public void loopEnd() {
    if (isOther()) {
      return;
    }
    if (frames[depth - 1].operation == Operation.ITERATION) {
      endTask(WAIT); // an exception has left it
    }
    endScope();
  }

  @Override
  public void failed(Throwable failure) {}

  @Override
  public void combineBegin(Object reducer) {}

  @Override
  public void combineEnd(Object reducer) {}

  // --- the end ----------------------------------------------------------------------------------

  /**
   * The run ends. Constructs that are open, since the program exits in the middle of them, end,
   * too.
   *
   * @return what it was
   */
  Profile end() {
    int open = depth - 1;
    advance(ended(frames[depth - 1].construct, END));
    while (depth > 1) {
      Frame f = frames[depth - 1];
      if (f == scope) {
        leaveScope(f);
      } else {
        scope.latest = Math.max(scope.latest, here);
        pop();
        here = f.here;
      }
    }
    here = Math.max(here, scope.latest);
    return new Profile(
        work,
        here,
        List.copyOf(constructs.all()),
        graph.items(),
        strands.count,
        strands.timings,
        strands.lost,
        open,
        otherThreads.get());
  }
}
