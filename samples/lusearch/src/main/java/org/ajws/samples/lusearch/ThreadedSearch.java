package org.ajws.samples.lusearch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.apache.lucene.store.Directory;

/** The load with threads by hand: each answers an equal share of the queries. */
final class ThreadedSearch extends SearchLoad {
  private final int threads;

  ThreadedSearch(Directory index, List<String> queries, int share, int threads) {
    super(index, queries, share);
    this.threads = threads;
  }

  @Override
  public void run() throws Exception {
    int shares = (queries.size() + share - 1) / share;
    List<FutureTask<Void>> parts = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int from = (int) ((long) shares * t / threads);
      int to = (int) ((long) shares * (t + 1) / threads);
      Callable<Void> part =
          () -> {
            for (int i = from; i < to; i++) {
              answer(i);
            }
            return null;
          };
      FutureTask<Void> task = new FutureTask<>(part);
      new Thread(task, "queries").start();
      parts.add(task);
    }
    for (FutureTask<Void> part : parts) {
      try {
        part.get();
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }
  }
}
