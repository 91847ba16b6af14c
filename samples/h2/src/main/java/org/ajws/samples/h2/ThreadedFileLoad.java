package org.ajws.samples.h2;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/** The load with threads by hand: each is an equal share of the clients. */
final class ThreadedFileLoad extends FileLoad {
  private final int threads;

  ThreadedFileLoad(String scheme, int files, int clients, int steps, boolean names, int threads) {
    super(scheme, files, clients, steps, names);
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
