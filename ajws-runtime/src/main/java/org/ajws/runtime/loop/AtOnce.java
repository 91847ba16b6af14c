package org.ajws.runtime.loop;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * Loops of a microsecond inside of another one, the inner ones of a nest of parallel loops: one
 * call of the body, and around it no more than what the loop means, its region and its statistics.
 * Whoever makes a nest of loops parallel need not know which of them is the long one; so what such
 * a loop costs besides its body is to vanish beside a hundred iterations of some nanoseconds.
 */
final class AtOnce {
  private AtOnce() {}

  /** Whether a loop that has begun is run so; {@link Execution} does nothing else with it then. */
  static boolean fits(Worker worker, SiteProfile profile, TaskLocals<?> locals, long count) {
    if (count < 0 || count > Serial.FIRST_CHUNK || locals.isDeterministic()) {
      return false;
    }
    return worker.runsInOrder(locals.isApart())
        || (!locals.isApart()
            && !ShortLoopWatch.isTimed(worker, profile, count)
            && worker.scheduler.config.tinyNanos >= ShortLoopWatch.VERY_SHORT_NANOS
            && !worker.isAsked());
  }

  /**
   * The most iterations with which a loop inside of a shared one is run so, as long as nobody asks
   * for anything and it is not one of those that are timed; 0 if none is.
   */
  static long longest(Worker worker, SiteProfile profile) {
    return worker.registered && worker.scheduler.config.tinyNanos >= ShortLoopWatch.VERY_SHORT_NANOS
        ? Math.min(Serial.FIRST_CHUNK, profile.within(ShortLoopWatch.VERY_SHORT_NANOS))
        : 0;
  }

  /** Runs such a loop. */
  static <L extends TaskLocals<L>> void run(
      Worker worker, String site, SiteProfile profile, L locals, Iterations<L> iterations) {
    Region region = worker.context.enterInOrder(site, profile, locals);
    try {
      iterations.run(0, iterations.count, locals);
    } catch (Throwable t) {
      failed(worker, region, t);
    }
    end(worker, region, iterations.count);
  }

  /** The body of such a loop has thrown: its region knows it, or the loop is left by what comes. */
  static void failed(Worker worker, Region region, Throwable t) {
    boolean isKnown = false;
    try {
      region.fail(t);
      isKnown = true;
    } finally {
      if (!isKnown) { // no stack, or no memory
        worker.context.leaveInOrder(region);
        region.reopen();
      }
    }
  }

  /** Ends a loop whose body has returned, or thrown what its region knows, and throws that. */
  static void end(Worker worker, Region region, long iterations) {
    try {
      worker.counters.ran(iterations);
      worker.veryShort++;
      region.rethrow();
    } finally {
      worker.context.leaveInOrder(region);
    }
  }
}
