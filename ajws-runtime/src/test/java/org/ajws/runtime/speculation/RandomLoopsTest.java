package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.forkjoin.CountsAtRest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random loops do, speculatively, bit for bit what they do in order. */
class RandomLoopsTest {
  private static final int LOOPS = Integer.getInteger("speculation.loops", 300);
  private static final long SEED = Long.getLong("speculation.seed", 1);

  private static final int[] WORKERS = {2, 2, 2, 3, 4, 8, 16};

  enum Ways {
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
    CountsAtRest.check();
  }

  @ParameterizedTest
  @EnumSource
  void doWhatTheyDoInOrder(Ways engine) {
    int workers = 0;
    for (int n = 0; n < LOOPS; n++) {
      long seed = SEED * 1_000_003 + n;
      Random random = World.random(seed);
      if (n % 25 == 0) {
        workers = WORKERS[n / 25 % WORKERS.length];
        new Setup(org.ajws.runtime.Engine.LOOPS, workers, Setup.Pace.TINY).install();
      }
      int window = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(9);
      int chunk = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(8);
      Gain gain = gain(random);
      String setup =
          "seed " + seed + ", " + workers + " workers, window " + window + ", chunk " + chunk;
      String expected = run(seed, (loop, world) -> loop.inOrder());
      String actual =
          run(
              seed,
              (loop, world) ->
                  engine.run(
                      new SpeculationSite(
                          "Random.java:1", window, chunk, "", granularity(seed), gain),
                      loop.trips,
                      loop));
      assertEquals(expected, actual, setup);
    }
  }

  /** Slots are told one by one, or by blocks. */
  static int granularity(long seed) {
    Random random = World.random(seed + 3);
    return random.nextBoolean() ? 0 : 1 << random.nextInt(6);
  }

  /** One that is always on, mostly, or changes at random. */
  static Gain gain(Random random) {
    int off = random.nextInt(4) == 0 ? 1 + random.nextInt(3) : 0;
    long seed = random.nextLong();
    return new Gain() {
      private long asked = seed;

      @Override
      synchronized boolean isOn(long now) {
        asked = asked * 6364136223846793005L + 1442695040888963407L;
        return Long.remainderUnsigned(asked >>> 33, 4) >= off;
      }

      @Override
      boolean runsOldestPlainly() {
        return (asked & 1 << 20) != 0;
      }

      @Override
      synchronized boolean staysOffFor(long trips, long now) {
        return false;
      }
    };
  }

  private interface Way {
    int run(RandomLoop loop, World world) throws Exception;
  }

  private static String run(long seed, Way way) {
    World world = new World(seed);
    RandomLoop loop = new RandomLoop(seed, world, Thread::yield, Integer.MAX_VALUE);
    return LoopResult.of(world::text, () -> way.run(loop, world));
  }
}
