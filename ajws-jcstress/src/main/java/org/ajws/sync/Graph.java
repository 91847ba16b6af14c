package org.ajws.sync;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.loop.Stress;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * Intervals whose first ones run when an actor says so, the others as soon as they can start, by
 * whoever lets them.
 */
final class Graph implements Carrier {
  private final int first;
  private final AtomicReferenceArray<Task> started = new AtomicReferenceArray<>(8);

  /**
   * Adds intervals.
   *
   * @param first how many wait for {@link #run}
   */
  Graph(int first, Consumer<Intervals> program) {
    this.first = first;
    Worker worker = Stress.worker();
    Region before = worker.context.region();
    worker.context.setRegion(Stress.region());
    try {
      Intervals.run$(this, "Stress.java:1", program);
    } finally {
      worker.context.setRegion(before);
    }
  }

  @Override
  public void start(Task task) {
    if (task.number() > first) { // 0 is the run
      task.run();
    } else {
      started.set((int) task.number(), task);
    }
  }

  @Override
  public void ended() {}

  @Override
  public void await() {} // the actors go on

  /** Runs one, which has started, on the calling thread. */
  void run(int number) {
    started.get(number).run();
  }
}
