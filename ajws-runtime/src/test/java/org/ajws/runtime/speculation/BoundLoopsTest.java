package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.Execution;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What the starter of a bound loop does when all others have left is a part of the loop: what its
 * trips cancel is the loop, and not what is around it.
 */
class BoundLoopsTest {
  private static final int TRIPS = 40;
  private static final int CHUNK = 4;
  private static final int WINDOW = 3;

  /** It is never run in order, whether it gains or not: then its chunks are other ones. */
  private static final Gain ALWAYS =
      new Gain() {
        @Override
        boolean isOn(long now) {
          return true;
        }

        @Override
        boolean staysOffFor(long trips, long now) {
          return false;
        }
      };

  private final SpeculationSite site = new SpeculationSite("Bound.java:1", WINDOW, CHUNK, ALWAYS);
  private final Worker worker = Worker.current();
  private Region around;

  @BeforeEach
  void start() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    around = new Region("Bound.java:2", null, null, TaskLocals.none());
    worker.context.setRegion(around);
  }

  @AfterEach
  void stop() {
    worker.context.setRegion(null);
    AjwsRuntime.shutdown();
  }

  /** Each trip has an irrevocable call, and one cancels. */
  private static final class Loop extends SpeculativeLoop<int[]> {
    private final long cancels;
    int ran;

    Loop(long cancels) {
      this.cancels = cancels;
    }

    @Override
    protected boolean isBound() {
      return true;
    }

    @Override
    protected int[] start() {
      return new int[1];
    }

    @Override
    protected int plain(int[] own, long from, long to) {
      for (long i = from; i != to; i++) {
        ran++;
        if (i == cancels) {
          AjwsRuntime.cancel();
        }
      }
      return 0;
    }

    @Override
    protected int tracked(Chunk chunk, int[] own, long from, long to) {
      chunk.irrevocable();
      return plain(own, from, to);
    }

    @Override
    protected void merge(int[] own) {}
  }

  private SpeculativeRun<?> begin(Loop loop, Region region) {
    return site.begin(loop, region, TRIPS, Scheduler.global());
  }

  private Region region(Loop loop) {
    return Speculation.region(worker, site, SiteProfile.of(site.name(), loop));
  }

  /** Another thread takes part until there is nothing that it may do. */
  private static void elsewhere(SpeculativeRun<?> run) throws InterruptedException {
    Thread other = new Thread(() -> run.takePart(Worker.current(), () -> {}));
    other.start();
    other.join();
  }

  private void hasStopped(SpeculativeRun<?> run, Loop loop, int ran) {
    assertTrue(run.isOver());
    assertEquals(0, run.end());
    assertEquals(ran, loop.ran);
    assertFalse(around.isCancelled());
  }

  @Test
  void whenAllHaveLeft() throws InterruptedException {
    Loop loop = new Loop(5);
    SpeculativeRun<?> run = begin(loop, region(loop));
    elsewhere(run);
    assertEquals(0, loop.ran);
    assertFalse(run.goesOn(worker));
    hasStopped(run, loop, 2 * CHUNK);
    assertEquals(around, worker.context.region());
  }

  @Test
  void whenOthersTakePartAgain() throws InterruptedException {
    Loop loop = new Loop(13);
    Region region = region(loop);
    SpeculativeRun<?> run = begin(loop, region);
    elsewhere(run);
    assertTrue(run.goesOn(worker));
    assertEquals(WINDOW * CHUNK, loop.ran);
    Region again = Speculation.again(region);
    Execution.runPiece(worker, again, new SpeculativePiece(again, run), null);
    hasStopped(run, loop, 4 * CHUNK);
  }

  @Test
  void whenTheStarterRunsTheRest() {
    Loop loop = new Loop(13);
    SpeculativeRun<?> run = begin(loop, region(loop));
    assertEquals(0, run.end());
    assertEquals(TRIPS, loop.ran); // in one chunk
    assertFalse(around.isCancelled());
  }

  /** As translated code runs it. */
  @Test
  void everywhere() {
    for (RandomLoopsTest.Ways way : RandomLoopsTest.Ways.values()) {
      for (int n = 0; n < 300; n++) {
        Loop loop = new Loop(n % TRIPS);
        assertEquals(0, way.run(site, TRIPS, loop));
        assertEquals((n % TRIPS / CHUNK + 1) * CHUNK, loop.ran, way + " " + n);
        assertFalse(around.isCancelled());
      }
    }
  }
}
