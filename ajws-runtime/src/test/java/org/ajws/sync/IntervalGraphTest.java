package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random programs of intervals against an oracle: see {@link RandomIntervals}. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class IntervalGraphTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 64})
  void randomGraphs(int workers) {
    Scheduler.install(Setup.Pace.TINY.config(workers));
    long first = Long.getLong("ajws.intervals.seed", 1);
    int count = Integer.getInteger("ajws.intervals.count", 300);
    int late = 0;
    for (long seed = first; seed < first + count; seed++) {
      RandomIntervals program = new RandomIntervals(new Random(seed));
      for (IntervalEngine engine : IntervalEngine.values()) {
        RandomIntervals.Run run = program.new Run();
        try {
          run.program(engine::run);
        } catch (AssertionError e) {
          throw new AssertionError("seed " + seed + " " + engine + ": " + e.getMessage(), e);
        }
        late += run.late.get();
      }
    }
    assertTrue(count < 100 || late > 0, "some edges come too late");
  }
}
