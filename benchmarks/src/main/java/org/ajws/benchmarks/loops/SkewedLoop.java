package org.ajws.benchmarks.loops;

import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.evaluation.measure.Digests;

/** The last hundredth of the iterations does half of the work. */
public final class SkewedLoop implements Kernel {
  private static final int SIZE = 10_000;
  private static final int HEAVY = SIZE / 100;
  private static final int UNITS = 60;

  private final long[] seeds = new long[SIZE];
  private final long[] results = new long[SIZE];

  /** Fills the seeds. */
  public SkewedLoop() {
    for (int i = 0; i < SIZE; i++) {
      seeds[i] = i * 0x9E3779B97F4A7C15L + 1;
    }
  }

  private static int units(int i) {
    return i < SIZE - HEAVY ? UNITS : UNITS * (SIZE - HEAVY) / HEAVY;
  }

  @Override
  public void run() {
    for (@ParallelFor int i = 0; i < SIZE; i++) {
      long x = seeds[i];
      for (int n = units(i); n > 0; n--) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
      }
      results[i] = x;
    }
  }

  @Override
  public int size() {
    return SIZE;
  }

  @Override
  public long range(int from, int to) {
    for (int i = from; i < to; i++) {
      long x = seeds[i];
      for (int n = units(i); n > 0; n--) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
      }
      results[i] = x;
    }
    return 0;
  }

  @Override
  public long stream() {
    IntStream.range(0, SIZE)
        .parallel()
        .forEach(
            i -> {
              long x = seeds[i];
              for (int n = units(i); n > 0; n--) {
                x ^= x << 13;
                x ^= x >>> 7;
                x ^= x << 17;
              }
              results[i] = x;
            });
    return 0;
  }

  @Override
  public long digest() {
    return Digests.of(results);
  }
}
