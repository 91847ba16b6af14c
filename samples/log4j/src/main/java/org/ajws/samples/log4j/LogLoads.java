package org.ajws.samples.log4j;

import org.ajws.evaluation.Workloads;
import org.ajws.evaluation.measure.Workload;

/** Makes loads of clients that log. */
public final class LogLoads implements Workloads {
  static final String FULL = "one queue";
  static final String SMALL = "small: one queue";
  static final int CLIENTS = 32;

  static int events(boolean small) {
    return small ? 100 : 2_000;
  }

  @Override
  public Workload create(String name, boolean ownThreads, int threads) {
    int events = events(name.equals(SMALL));
    return ownThreads
        ? new ThreadedLogLoad(CLIENTS, events, threads)
        : new LogLoad(CLIENTS, events);
  }
}
