package org.ajws.samples.pool;

import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** Makes loads of clients. */
public final class PoolLoads implements Workloads {
  @Override
  public Workload create(String name, boolean ownThreads, int threads) {
    PoolCase wanted = PoolCase.of(name);
    int borrows = wanted.borrows(name.equals(wanted.small()));
    return ownThreads
        ? new ThreadedPoolLoad(
            wanted.keyed(), wanted.maxActive(), wanted.clients(), borrows, wanted.work(), threads)
        : new PoolLoad(
            wanted.keyed(), wanted.maxActive(), wanted.clients(), borrows, wanted.work());
  }
}
