package org.ajws.runtime.frame;

import java.util.SplittableRandom;
import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.scheduler.WorkerThread;

/**
 * Makes one worker save its stack at random polls, though nobody has asked for work: setting {@code
 * ajws.stealEvery}, for tests of translated programs. Slow versions, which chance steals reach
 * seldom, then run all the time, on one worker too, where each run goes the same way.
 *
 * <p>The flag of {@link StealRequest} stays raised then, so every poll comes here. Without the
 * setting nothing of this runs.
 */
final class SavingChance {
  private final Worker worker;
  private Config config; // whose seed the numbers begin with
  private SplittableRandom random;

  SavingChance(Worker worker) {
    this.worker = worker;
  }

  /** Whether the stack is to be saved at this poll. */
  boolean comesUp(Config now) {
    if (now.stealEvery == 0) {
      return false;
    }
    if (config != now) {
      config = now;
      random = new SplittableRandom(now.stealSeed + number());
    }
    return random.nextDouble() * now.stealEvery < 1;
  }

  /** The workers' numbers differ; guests, of which there is one as a rule, have 0. */
  private long number() {
    return worker.thread instanceof WorkerThread ? worker.thread.getName().hashCode() : 0;
  }
}
