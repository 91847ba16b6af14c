package org.ajws.runtime.frame;

import java.util.ArrayList;
import java.util.List;
import org.ajws.sync.Future;

/**
 * {@code finish: { for (Task t : tasks) async: t.run(); }} as the translator does it, where a task
 * is a list of calls that may wait.
 */
public final class FrameTasks {
  private FrameTasks() {}

  /** A call of a method that has a fast version, such as {@code get$fast}. */
  public interface Step {
    Object go();

    /** The same in a slow version: false if the frame waits. */
    default boolean goes(Frame frame) {
      return frame.returns(go());
    }
  }

  /** As {@code get$slow}. */
  public interface SlowStep {
    boolean go(Frame frame, boolean own);
  }

  /** A call that slow versions make in another way. */
  public static Step waiting(Step fast, SlowStep slow) {
    return new Waiting(fast, slow);
  }

  private record Waiting(Step fast, SlowStep slow) implements Step {
    @Override
    public Object go() {
      return fast.go();
    }

    @Override
    public boolean goes(Frame frame) {
      return slow.go(frame, true);
    }
  }

  /** A step whose value is kept, also if it comes later. */
  public static Step keeping(Step step, List<Object> values) {
    return new Keeping(step, values);
  }

  /** A call that is made again and again as long as it returns true; then {@code body} runs. */
  public static Step looping(BooleanStep more, SlowStep slow, Runnable body) {
    return new Looping(more, slow, body);
  }

  /** As {@link Step}. */
  public interface BooleanStep {
    boolean go();
  }

  private record Keeping(Step step, List<Object> values) implements Step {
    @Override
    public Object go() {
      return step.go();
    }

    @Override
    public boolean goes(Frame frame) {
      return step.goes(frame);
    }
  }

  private record Looping(BooleanStep more, SlowStep slow, Runnable body) implements Step {
    @Override
    public Object go() {
      while (more.go()) {
        body.run();
      }
      return null;
    }

    @Override
    public boolean goes(Frame frame) {
      while (slow.go(frame, true)) {
        if (!frame.booleanResult()) {
          return frame.returns((Object) null);
        }
        body.run();
      }
      return false;
    }
  }

  /** Calls one after the other, and what they returned. */
  public static final class Task {
    final List<Step> steps;
    public final List<Object> results = new ArrayList<>();

    public Task(Step... steps) {
      this.steps = List.of(steps);
    }

    public Task(List<Step> steps) {
      this.steps = steps;
    }

    private void add(int step, Object result) {
      results.add(result);
      if (steps.get(step) instanceof Keeping) {
        ((Keeping) steps.get(step)).values().add(result);
      }
    }
  }

  public static void run(List<Task> tasks) {
    run(tasks, null);
  }

  /**
   * The same with {@code @Async Future<Object> f = Future.of(t.run()); futures[i] = f;}, where a
   * task gives what its last call returned.
   */
  public static void run(List<Task> tasks, Future<?>[] futures) {
    Root r$ = Root.enter();
    try {
      spawn$fast(tasks, futures);
    } catch (Unwind u$) {
      r$.complete(u$).voidResult();
    } finally {
      r$.exit();
    }
  }

  private static void spawn$fast(List<Task> tasks, Future<?>[] futures) {
    for (int i = 0; i < tasks.size(); i++) {
      try {
        task$fast(tasks.get(i), 0);
      } catch (Unwind u$) {
        throw new Spawner(i + 1, tasks, futures).link(u$, i + 1);
      }
    }
  }

  private static void task$fast(Task task, int from) {
    for (int i = from; i < task.steps.size(); i++) {
      Object result;
      try {
        result = task.steps.get(i).go();
      } catch (Unwind u$) {
        throw u$.call(new Body(i + 1, task));
      }
      task.add(i, result);
    }
  }

  private static final class Body extends Frame {
    private final Task task;

    Body(int pc, Task task) {
      super(pc);
      this.task = task;
    }

    @Override
    public boolean run() {
      int from = pc;
      Step saved = task.steps.get(pc - 1);
      if (!(saved instanceof Looping)) {
        task.add(pc - 1, objectResult()); // of the call in which it was saved
      } else if (booleanResult()) {
        ((Looping) saved).body().run();
        from = pc - 1;
      }
      for (int i = from; i < task.steps.size(); i++) {
        boolean done;
        try {
          done = goes(task.steps.get(i));
        } catch (Unwind u$) {
          pc = i + 1;
          throw u$.call(this);
        } catch (Throwable t) {
          return threw(t);
        }
        if (!done) {
          pc = i + 1;
          return false;
        }
        task.add(i, objectResult());
      }
      return returns();
    }

    /** Modules of earlier versions save the stack at each wait. */
    private boolean goes(Step step) {
      return task.steps.size() % 2 == 0 ? returns(step.go()) : step.goes(this);
    }

    @Override
    protected int finishes(int place) {
      return 0;
    }

    @Override
    protected void accept(Frame completed, int place) {}

    @Override
    protected String source() {
      return "a.Program#task#Program.java";
    }

    @Override
    protected int line(int place) {
      return 10 + place;
    }
  }

  private static final class Spawner extends Frame {
    private final List<Task> tasks;
    private final Future<?>[] futures;

    Spawner(int pc, List<Task> tasks, Future<?>[] futures) {
      super(pc);
      this.tasks = tasks;
      this.futures = futures;
    }

    Unwind link(Unwind u$, int slot) {
      return futures == null ? u$.async(this, slot) : u$.future(this, slot);
    }

    @Override
    protected void pending(int slot, Object made) {
      futures[slot - 1] = Future.pending$(made);
    }

    @Override
    public boolean run() {
      if (pc > tasks.size()) {
        joined();
        return returns();
      }
      resumed();
      for (int i = pc; i < tasks.size() && !cancelled(); i++) {
        try {
          task$fast(tasks.get(i), 0);
        } catch (Unwind u$) {
          pc = i + 1;
          throw link(u$, i + 1);
        }
      }
      pc = tasks.size() + 1;
      if (!join()) {
        return false;
      }
      joined();
      return returns();
    }

    @Override
    protected int finishes(int place) {
      return 1;
    }

    @Override
    protected void accept(Frame completed, int place) {
      completed.voidResult();
      if (futures != null) {
        List<Object> results = tasks.get(place - 1).results;
        completed.gives(results.get(results.size() - 1));
      }
    }

    @Override
    protected String source() {
      return "a.Program#run#Program.java";
    }
  }
}
