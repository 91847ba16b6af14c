package org.ajws.runtime.scheduler;

/** Lets the tests of translated programs choose how the runtime of this JVM works. */
public final class SchedulerForTests {
  private SchedulerForTests() {}

  /**
   * Replaces the scheduler by one with this many workers whose chunks take next to no time, so that
   * even short loops are split and stolen. Call it while no loop runs.
   */
  public static void install(int workers) {
    Scheduler.install(Config.forTests(workers, 1_000, 200, 0, 0));
  }

  /**
   * The same, with workers that ask for frames after so few nanoseconds, and save their stacks
   * whenever they are asked.
   */
  public static void install(int workers, long stealGapNanos) {
    Scheduler.install(Config.forTests(workers, 1_000, 200, 0, 0).withStealGap(stealGapNanos));
  }

  /** The same, with stacks saved at one poll in so many, on one worker too. */
  public static void install(int workers, long stealGapNanos, double stealEvery, long seed) {
    Scheduler.install(
        Config.forTests(workers, 1_000, 200, 0, 0)
            .withStealGap(stealGapNanos)
            .withStealEvery(stealEvery, seed));
  }

  /** The same, where nobody but tasks uses promises and channels. */
  public static void installWithoutOutsiders(
      int workers, long stealGapNanos, double stealEvery, long seed) {
    Scheduler.install(
        Config.forTests(workers, 1_000, 200, 0, 0)
            .withStealGap(stealGapNanos)
            .withStealEvery(stealEvery, seed)
            .withOutsiders(false));
  }
}
