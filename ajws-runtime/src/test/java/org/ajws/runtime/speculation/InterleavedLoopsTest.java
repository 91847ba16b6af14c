package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.RollbackCause;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Random loops whose threads run in turns: chunks overlap in an order that a seed repeats. */
class InterleavedLoopsTest {
  private static final int LOOPS = Integer.getInteger("speculation.interleaved", 1500);
  private static final long SEED = Long.getLong("speculation.seed", 1);
  private static final int PATIENCE = 300;

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @Test
  void doWhatTheyDoInOrder() {
    new Setup(Engine.LOOPS, 8, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
    for (int n = 0; n < LOOPS; n++) {
      long seed = SEED * 1_000_003 + n;
      World world = new World(seed);
      RandomLoop loop = new RandomLoop(seed, world, () -> {}, PATIENCE);
      String expected = LoopResult.of(world::text, loop::inOrder);
      assertEquals(expected, interleaved(seed), "seed " + seed);
    }
    List<SpeculationStatistics> all = AjwsRuntime.statistics().speculative();
    assertEquals(1, all.size());
    for (RollbackCause cause : RollbackCause.values()) {
      if (cause != RollbackCause.TOO_LONG) {
        String name = cause.name().toLowerCase(java.util.Locale.ROOT);
        assertNotNull(all.get(0).rollbacks().get(name), name + " in " + all);
      }
    }
    assertTrue(all.get(0).commits() > LOOPS, all.toString());
    assertTrue(all.get(0).irrevocable() > 0, all.toString());
  }

  private static String interleaved(long seed) {
    Random random = World.random(seed + 2);
    World world = new World(seed);
    Turns[] turns = new Turns[1];
    RandomLoop loop = new RandomLoop(seed, world, () -> turns[0].pause(), PATIENCE);
    SpeculationSite site =
        new SpeculationSite(
            "Random.java:1",
            1 + random.nextInt(9),
            1 + random.nextInt(8),
            "",
            RandomLoopsTest.granularity(seed),
            RandomLoopsTest.gain(random));
    Region region =
        new Region(site.name(), null, SiteProfile.of(site.name(), loop), TaskLocals.none());
    SpeculativeRun<?> run = site.begin(loop, region, loop.trips, Scheduler.global());
    return LoopResult.of(
        world::text,
        () -> {
          do { // this thread takes part in nothing else, so what only it may do waits for all
            turns[0] = new Turns(run, 2 + random.nextInt(4), random);
            turns[0].play();
          } while (run.goesOn(Worker.current()));
          assertTrue(run.isOver(), "somebody always goes on");
          return run.end();
        });
  }
}
