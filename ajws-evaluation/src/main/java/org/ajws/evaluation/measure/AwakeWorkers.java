package org.ajws.evaluation.measure;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * A parallel workload whose workers have just shared a run before one is timed. Otherwise a worker
 * that last ran on the caller's processor is often woken there, and waits for it: Linux sets that
 * right only after some milliseconds, and runs of one or two milliseconds took as long on two
 * workers as on one in some JVMs, and half of it in others. {@link SerialCopies} are awake, too.
 */
public final class AwakeWorkers implements Workload {
  /** For so long it is tried; longer runs do not depend on how they begin. */
  private static final long TRIED_NANOS = 20_000_000;

  private final Workload workload;
  private final BooleanSupplier shared;
  private final LongSupplier clock;

  /** Whether a run takes longer; then it is not run for nothing. */
  private boolean isLong;

  /**
   * A workload.
   *
   * @param shared whether several workers took part in what ran since it was asked last
   */
  public AwakeWorkers(Workload workload, BooleanSupplier shared) {
    this(workload, shared, System::nanoTime);
  }

  AwakeWorkers(Workload workload, BooleanSupplier shared, LongSupplier clock) {
    this.workload = workload;
    this.shared = shared;
    this.clock = clock;
  }

  @Override
  public void prepare() throws Exception {
    long begin = clock.getAsLong();
    boolean awake = isLong;
    while (!awake && clock.getAsLong() - begin < TRIED_NANOS) {
      boolean unused = shared.getAsBoolean(); // what ran before does not count
      workload.prepare();
      workload.run();
      awake = shared.getAsBoolean();
    }
    workload.prepare();
  }

  @Override
  public void run() throws Exception {
    long begin = clock.getAsLong();
    workload.run();
    isLong = clock.getAsLong() - begin >= TRIED_NANOS;
  }

  @Override
  public long digest() throws Exception {
    return workload.digest();
  }
}
