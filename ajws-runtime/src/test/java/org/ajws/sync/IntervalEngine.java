package org.ajws.sync;

import java.util.function.Consumer;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.Tasks;

/** Who runs intervals in tests. */
enum IntervalEngine {
  WORKERS {
    @Override
    void run(Consumer<Intervals> body) {
      Tasks.intervals("G.java:1", body);
    }
  },
  FORK_JOIN {
    @Override
    void run(Consumer<Intervals> body) {
      ForkJoinTasks.intervals("G.java:1", body);
    }
  },
  IN_ORDER {
    @Override
    void run(Consumer<Intervals> body) {
      Intervals.run(body);
    }
  };

  abstract void run(Consumer<Intervals> body);
}
