package org.ajws.runtime.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RejectedExecutionException;
import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/**
 * A task is offered to a pool, which refuses it, and given up, while somebody wants to run it: one
 * of the two has it.
 */
@JCStressTest
@Outcome(id = "true, false, true", expect = Expect.ACCEPTABLE, desc = "nobody is to run it")
@Outcome(id = "false, true, false", expect = Expect.ACCEPTABLE, desc = "the other one runs it")
@Outcome(expect = Expect.FORBIDDEN, desc = "two have it, or nobody")
@State
public class TaskClaimStress {
  private static final RejectedExecutionException REFUSAL = new RejectedExecutionException();
  private static final ForkJoinPool REFUSING = new Refusing();

  private final Task task = new Task();

  /** A pool that stops; none of its threads is started. */
  private static final class Refusing extends ForkJoinPool {
    Refusing() {
      super(1);
    }

    @Override
    public void execute(ForkJoinTask<?> task) {
      throw REFUSAL;
    }
  }

  private static final class Task extends ForkedTask {
    private static final long serialVersionUID = 1;

    Task() {
      super(Stress.region());
    }

    @Override
    protected void compute() {}
  }

  @Actor
  public void forks(ZZZ_Result r) {
    task.offer(REFUSING);
    r.r1 = task.abandon();
  }

  @Actor
  public void runs(ZZZ_Result r) {
    r.r2 = task.claim();
  }

  @Arbiter
  public void after(ZZZ_Result r) {
    r.r3 = task.isEnded() && !task.claim();
  }
}
