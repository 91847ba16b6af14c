package org.ajws.samples.h2;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;

/** Threads that begin at the same moment. */
final class Together {
  private Together() {}

  /** What one of them does. */
  interface Work {
    void run(int thread) throws Exception;
  }

  /** Waits for all; throws what one of them has thrown. */
  static void run(int threads, Work work) throws Exception {
    CyclicBarrier start = new CyclicBarrier(threads);
    List<FutureTask<Void>> tasks = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int own = t;
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                start.await();
                work.run(own);
                return null;
              });
      Thread thread = new Thread(task, "file user");
      thread.setDaemon(true);
      thread.start();
      tasks.add(task);
    }
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
  }
}
