package org.ajws.samples.log4j;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.apache.log4j.Hierarchy;

/** The load with threads by hand: each is an equal share of the clients. */
final class ThreadedLogLoad extends LogLoad {
  private final int threads;

  ThreadedLogLoad(int clients, int events, int threads) {
    super(clients, events);
    this.threads = threads;
  }

  @Override
  void logAll(Hierarchy tree) throws Exception {
    List<FutureTask<Void>> shares = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int first = t;
      FutureTask<Void> share =
          new FutureTask<>(
              () -> {
                for (int i = first; i < clients; i += threads) {
                  log(tree, i);
                }
                return null;
              });
      new Thread(share, "clients").start();
      shares.add(share);
    }
    for (FutureTask<Void> share : shares) {
      share.get();
    }
  }
}
