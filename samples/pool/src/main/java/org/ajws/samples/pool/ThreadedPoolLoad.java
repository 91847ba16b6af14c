package org.ajws.samples.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/** The load with threads by hand: each is an equal share of the clients. */
final class ThreadedPoolLoad extends PoolLoad {
  private final int threads;

  ThreadedPoolLoad(boolean keyed, int maxActive, int clients, int borrows, int work, int threads) {
    super(keyed, maxActive, clients, borrows, work);
    this.threads = threads;
  }

  @Override
  public void run() throws Exception {
    List<FutureTask<Void>> shares = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      int first = t;
      FutureTask<Void> share =
          new FutureTask<>(
              () -> {
                for (int i = first; i < clients; i += threads) {
                  serve(i);
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
