package org.ajws.runtime.forkjoin;

import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/**
 * A task is completed by who has forked it, while another thread runs it since it waits for what it
 * gives: it runs once, and then what it has forked is completed, once.
 */
@JCStressTest
@Outcome(id = "1, 1, true", expect = Expect.ACCEPTABLE, desc = "each once")
@Outcome(expect = Expect.FORBIDDEN, desc = "something is lost, or done twice")
@State
public class TaskLeftStress {
  private final Task task = new Task();

  private static final class Task extends ForkedTask {
    private static final long serialVersionUID = 1;

    private int runs;
    private int forks;
    private int completed;

    Task() {
      super(Stress.region());
    }

    @Override
    protected void compute() {
      runs++;
      forks = 1;
    }

    @Override
    protected void completeForks() {
      completed += forks;
    }
  }

  @Actor
  public void forks() {
    task.complete();
  }

  @Actor
  public void waits() {
    task.runForWaiter();
  }

  @Arbiter
  public void after(IIZ_Result r) {
    r.r1 = task.runs;
    r.r2 = task.completed;
    r.r3 = task.isEnded();
  }
}
