package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random loops do, speculatively, bit for bit what they do in order. */
class RandomLoopsTest {
  private static final int LOOPS = Integer.getInteger("speculation.loops", 300);
  private static final long SEED = Long.getLong("speculation.seed", 1);

  private static final int[] WORKERS = {2, 2, 2, 3, 4, 8, 16};

  enum Engine {
    LOOPS,
    FORK_JOIN;

    <P> int run(SpeculationSite site, long trips, SpeculativeLoop<P> loop) {
      return this == LOOPS
          ? Speculation.run(site, trips, loop)
          : ForkJoinSpeculation.run(site, trips, loop);
    }
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @EnumSource
  void doWhatTheyDoInOrder(Engine engine) {
    int workers = 0;
    for (int n = 0; n < LOOPS; n++) {
      long seed = SEED * 1_000_003 + n;
      Random random = new Random(seed);
      if (n % 25 == 0) {
        workers = WORKERS[n / 25 % WORKERS.length];
        new Setup(org.ajws.runtime.Engine.LOOPS, workers, Setup.Pace.TINY).install();
      }
      int window = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(9);
      int chunk = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(8);
      String setup =
          "seed " + seed + ", " + workers + " workers, window " + window + ", chunk " + chunk;
      String expected = run(seed, (loop, world) -> inOrder(loop));
      String actual =
          run(
              seed,
              (loop, world) ->
                  engine.run(
                      new SpeculationSite("Random.java:1", window, chunk), loop.trips, loop));
      assertEquals(expected, actual, setup);
    }
  }

  private static int inOrder(RandomLoop loop) throws Exception {
    RandomLoop.Own own = loop.start();
    try {
      return loop.plain(own, 0, loop.trips);
    } finally {
      loop.merge(own);
    }
  }

  private interface Way {
    int run(RandomLoop loop, World world) throws Exception;
  }

  private static String run(long seed, Way way) {
    World world = new World(seed);
    RandomLoop loop = new RandomLoop(seed, world);
    String end;
    try {
      end = "exit " + way.run(loop, world);
    } catch (Exception | Error e) {
      end = e.toString();
    }
    return end + "\n" + world.text();
  }
}
