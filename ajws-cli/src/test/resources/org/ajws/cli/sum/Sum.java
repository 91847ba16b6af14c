package org.ajws.cli.sum;

import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.evaluation.measure.Workload;

/** A sum in parallel: a program that tables are made of in tests. */
public final class Sum implements Workload {
  private long sum;

  @Override
  public void prepare() {
    sum = 0;
  }

  @Override
  public void run() {
    @Reduce(ReduceOp.SUM) long all = 0;
    for (@ParallelFor int i = 0; i < 10_000; i++) {
      all += (long) i * i % 7;
    }
    sum = all;
  }

  @Override
  public long digest() {
    return sum;
  }
}
