package org.ajws.benchmarks.loops;

import static org.ajws.ReduceOp.SUM;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.Reduce;

/** A reduction over a million numbers; of type long, so that every order gives the same bits. */
public final class SumLoop implements Kernel {
  private static final int SIZE = 1_000_000;

  private final int[] values = new int[SIZE];
  private long result;

  /** Fills the operand. */
  public SumLoop() {
    for (int i = 0; i < SIZE; i++) {
      values[i] = i * 0x9E3779B9;
    }
  }

  @Override
  public void run() {
    @Reduce(SUM)
    long sum = 0;
    for (@ParallelFor int i = 0; i < SIZE; i++) {
      sum += (long) values[i] * (values[i] >>> 3);
    }
    result = sum;
  }

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public long range(int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += (long) values[i] * (values[i] >>> 3);
    }
    return sum;
  }

  @Override
  public long stream() {
    return IntStream.range(0, SIZE)
        .parallel()
        .mapToLong(i -> (long) values[i] * (values[i] >>> 3))
        .sum();
  }

  @Override
  public void result(long value) {
    result = value;
  }

  @Override
  public long digest() {
    return result;
  }
}
