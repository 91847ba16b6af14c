package org.ajws.runtime.speculation;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.forkjoin.ForkedTask;
import org.ajws.runtime.forkjoin.Forks;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A thread that takes part in a speculative loop, as a fork/join task. It forks others while few
 * wait and there is room, and leaves them: only the starter waits for them, so a thread of the pool
 * that finds nothing to do is free for other tasks.
 */
final class SpeculativeTask extends ForkedTask {
  private static final long serialVersionUID = 1;

  private final transient ChunkedRun run;
  private final transient Forked forked;

  /** The tasks of a loop. */
  static final class Forked {
    private final List<SpeculativeTask> tasks = new ArrayList<>(); // guarded by this
    private int forgetAt = 64; // guarded by this

    private synchronized void add(SpeculativeTask task) {
      if (tasks.size() == forgetAt) {
        tasks.removeIf(ForkedTask::isEnded);
        forgetAt = Math.max(64, 2 * tasks.size());
      }
      tasks.add(task);
    }

    private synchronized SpeculativeTask last() {
      return tasks.isEmpty() ? null : tasks.remove(tasks.size() - 1);
    }

    /** Runs those that nobody runs, and waits for the others; each is added by one of them. */
    void join() {
      for (SpeculativeTask task = last(); task != null; task = last()) {
        task.complete();
      }
    }
  }

  SpeculativeTask(Region region, ChunkedRun run, Forked forked) {
    super(region);
    this.run = run;
    this.forked = forked;
  }

  @Override
  protected void compute() {
    Forks forks = new Forks();
    ForkJoinWorkers.inTask(
        region,
        null,
        () -> {
          try {
            run.takePart(Worker.current(), () -> invite(forks));
          } catch (Throwable t) {
            // The runtime's own code had no room on the stack: others go on, at last the starter.
          }
        });
  }

  private void invite(Forks forks) {
    if (run.room() > 1 && forks.areWanted()) {
      SpeculativeTask task = new SpeculativeTask(region, run, forked);
      forked.add(task);
      forks.offer(task);
    }
  }
}
