package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.ajws.runtime.scheduler.Scheduler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tasks in finishes, loops and tasks that hold up their threads all go on, where threads would. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NestedWaitsTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.nestedWaits", 400);

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
    CountsAtRest.check();
  }

  @ParameterizedTest
  @CsvSource({"1,false", "2,false", "64,false", "1,true", "2,true", "64,true"})
  void allGoOn(int workers, boolean forkJoin) {
    Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
    long first = Long.getLong("ajws.nestedWaits.seed", 1);
    for (long seed = first; seed < first + PROGRAMS; seed++) {
      Random random = new Random(seed);
      NestedWaits program = new NestedWaits(random, 20 + random.nextInt(200));
      NestedWaits.Run run = program.new Run(forkJoin);
      assertDoesNotThrow(run::run, "seed " + seed);
      assertEquals(program.waits(), run.waited(), "seed " + seed);
    }
  }
}
