package org.ajws.runtime.forkjoin;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/**
 * A thread of a pool forks a task just when the only other one begins to wait, or is about to
 * sleep: who looks for overlooked tasks sees to it that somebody runs it.
 */
@JCStressTest
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "it runs beside its forker")
@Outcome(expect = Expect.FORBIDDEN, desc = "it is left to its forker")
@State
public class OverlookedStress {
  private static final ForkJoinPool POOL = new ForkJoinPool(2);

  /** Then it is said to be left to its forker; else the test would not end. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final CountDownLatch end = new CountDownLatch(1);

  private final class Waiting extends RecursiveAction implements ForkJoinPool.ManagedBlocker {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      try {
        ForkJoinPool.managedBlock(this);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean block() throws InterruptedException {
      end.await();
      return true;
    }

    @Override
    public boolean isReleasable() {
      return end.getCount() == 0;
    }
  }

  private static final class Looking extends RecursiveTask<Boolean> {
    private static final long serialVersionUID = 1;

    @Override
    protected Boolean compute() {
      ForkJoinTask<?> task = ForkJoinTask.adapt(() -> {}).fork();
      long from = System.nanoTime();
      while (!task.isDone()) {
        Overlooked.look();
        if (System.nanoTime() - from > PATIENCE_NANOS) {
          return false;
        }
      }
      return true;
    }
  }

  @Actor
  public void forks(Z_Result r) {
    r.r1 = POOL.invoke(new Looking());
    end.countDown();
  }

  @Actor
  public void waits() {
    POOL.execute(new Waiting());
  }
}
