package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.claim.ClaimTable;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Memory that runs out where the runtime itself takes some, while chunks are claimed, run and
 * committed: the loop does what it does in order.
 */
class RangesMemoryTest {
  private static final int LOOPS = Integer.getInteger("speculation.interleaved", 1500);

  @BeforeEach
  void start() {
    new Setup(Engine.LOOPS, 8, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  /** A table that has no memory for one of its steps. */
  private static final class Table extends ClaimTable {
    private int left; // steps before that; below 0: after it
    private boolean struck;

    Table(int left) {
      this.left = left;
    }

    private void step() {
      if (left-- == 0) {
        struck = true;
        throw new OutOfMemoryError("simulated");
      }
    }

    @Override
    public List<Claims> conflicts(Claims claims) {
      step();
      List<Claims> found = super.conflicts(claims);
      step();
      return found;
    }

    @Override
    public List<Claims> disturbing(Claims claims) {
      step();
      return super.disturbing(claims);
    }

    @Override
    public void add(Claims claims) {
      step();
      super.add(claims);
    }

    @Override
    public void remove(Claims claims) {
      super.remove(claims);
      step();
    }
  }

  private static <P> RangesRun<P> run(
      SpeculationSite site, SpeculativeLoop<P> loop, long trips, ClaimTable table) {
    SiteProfile profile = SiteProfile.of(site.name(), loop);
    Region region = new Region(site.name(), null, profile, TaskLocals.none());
    ChunkLength length = new ChunkLength(1, 1, 1, 1);
    Measurement measurement =
        new Measurement(site, profile, length, trips, 1, Scheduler.global().counters);
    return new RangesRun<>(loop, region, trips, 4, false, 0, table, site, measurement);
  }

  /** The random loops of {@link RangesTest}, in turns, with memory that runs out at some step. */
  @Test
  void theRestRunsInOrderWhateverStepHasNoMemory() {
    int struck = 0;
    for (int n = 0; n < LOOPS; n++) {
      long seed = 3_000_017L + n;
      RandomRanges serial = new RandomRanges(seed, () -> {});
      String expected = LoopResult.of(serial::text, serial::inOrder);
      Random random = World.random(seed + 2);
      Turns[] turns = new Turns[1]; // null: the starter runs what is left
      RandomRanges loop =
          new RandomRanges(
              seed,
              () -> {
                if (turns[0] != null) {
                  turns[0].pause();
                }
              });
      Table table = new Table(random.nextInt(12));
      SpeculationSite site =
          new SpeculationSite("Memory.java:1", 4, 1, RandomLoopsTest.gain(random));
      RangesRun<?> run = run(site, loop, loop.trips, table);
      turns[0] = new Turns(lenient(run), 2 + random.nextInt(4), random);
      String actual =
          LoopResult.of(
              loop::text,
              () -> {
                turns[0].play();
                turns[0] = null;
                return run.end();
              });
      assertEquals(expected, actual, "seed " + seed);
      struck += table.struck ? 1 : 0;
    }
    assertTrue(struck > LOOPS / 3, "struck: " + struck);
  }

  /** As pieces and tasks do: who takes part and has no memory leaves. */
  private static ChunkedRun lenient(RangesRun<?> run) {
    return new ChunkedRun() {
      @Override
      void takePart(Worker worker, Invitation others) {
        try {
          run.takePart(worker, others);
        } catch (OutOfMemoryError e) {
          // the starter runs what is left
        }
      }

      @Override
      int room() {
        return run.room();
      }

      @Override
      int end() {
        return run.end();
      }
    };
  }

  /** The first chunk leaves the loop, and who ran it has no memory to say so. */
  @Test
  void whatRanBehindAnExitIsPutBackByTheStarter() throws Exception {
    int[] a = new int[6];
    CountDownLatch second = new CountDownLatch(1);
    SpeculativeLoop<int[]> loop =
        new ClaimingLoop() {
          @Override
          protected void claim(Claims claims, long from, long to) {
            claims.mayLeave();
            claims.write(a, Indices.trips(0, 1, from, to));
          }

          @Override
          protected int plain(int[] own, long from, long to) throws Exception {
            if (from == 0) {
              assertTrue(second.await(60, TimeUnit.SECONDS));
            }
            a[(int) from]++;
            second.countDown();
            return from == 0 ? 7 : 0;
          }
        };
    ClaimTable table =
        new ClaimTable() {
          @Override
          public void remove(Claims claims) {
            super.remove(claims);
            if (claims.number() == 0) {
              throw new OutOfMemoryError("simulated");
            }
          }
        };
    RangesRun<int[]> run = run(new SpeculationSite("Memory.java:3", 4, 1), loop, 6, table);
    Thread[] threads = new Thread[2];
    for (int n = 0; n < threads.length; n++) {
      threads[n] =
          new Thread(
              () -> {
                try {
                  do { // who comes while claims are made finds nothing, and comes again
                    run.takePart(Worker.current(), () -> {});
                  } while (second.getCount() > 0);
                } catch (OutOfMemoryError e) {
                  // leaves, as a piece of the loop does
                }
              });
      threads[n].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(7, run.end());
    assertArrayEquals(new int[] {1, 0, 0, 0, 0, 0}, a);
  }

  /** No memory for the record of a chunk that runs ahead and never has to be undone. */
  @Test
  void aChunkWhoseRecordHasNoRoomRunsAgain() {
    int[] a = new int[9];
    int[] starts = {0};
    Speculation.run(
        new SpeculationSite("Memory.java:2", 4, 1),
        a.length,
        new ClaimingLoop() {
          @Override
          protected int[] start() {
            synchronized (a) {
              // the first chunk that begins while the oldest one runs, which waits for that
              starts[0]++;
              a.notifyAll();
              if (starts[0] == 2) {
                throw new OutOfMemoryError("simulated");
              }
            }
            return super.start();
          }

          @Override
          protected void claim(Claims claims, long from, long to) {
            claims.write(a, Indices.trips(0, 1, from, to));
          }

          @Override
          protected int plain(int[] own, long from, long to) throws Exception {
            synchronized (a) {
              while (from == 0 && starts[0] < 2) {
                a.wait(60_000);
              }
            }
            a[(int) from]++;
            return 0;
          }
        });
    assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1}, a);
    assertEquals(
        1L, AjwsRuntime.statistics().speculative().get(0).rollbacks().get("machine_error"));
  }

  /** Of a chunk that had ended when they had none, it was still taken to run: all made claims. */
  @Test
  void whenClaimsHaveNoMemoryNoChunkMakesAny() {
    int[] a = new int[9];
    int[] claims = {0};
    CountDownLatch claiming = new CountDownLatch(1);
    CountDownLatch firstHasEnded = new CountDownLatch(1);
    ClaimingLoop loop =
        new ClaimingLoop() {
          @Override
          protected void claim(Claims c, long from, long to) {
            claims[0]++; // one thread at a time makes claims
            if (claims[0] == 2) { // of the second chunk
              claiming.countDown();
              await(firstHasEnded);
              throw new OutOfMemoryError("simulated");
            }
            c.write(a, Indices.trips(0, 1, from, to));
          }

          @Override
          protected int plain(int[] own, long from, long to) {
            if (from == 0) {
              await(claiming);
            }
            a[(int) from]++;
            return 0;
          }

          @Override
          protected void merge(int[] own) {
            firstHasEnded.countDown();
          }

          private void await(CountDownLatch latch) {
            try {
              assertTrue(latch.await(60, TimeUnit.SECONDS));
            } catch (InterruptedException e) {
              throw new AssertionError(e);
            }
          }
        };
    Speculation.run(new SpeculationSite("Memory.java:4", 4, 1), a.length, loop);
    assertArrayEquals(new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1}, a);
    assertEquals(2, claims[0], "of the first two chunks");
  }

  /**
   * Once memory has run out only the oldest chunk runs, wherever it is at home: here the third is
   * at home with who looks, and the second is not.
   */
  @Test
  void withoutMemoryTheOldestRunsAlone() throws Exception {
    SpeculationSite site = new SpeculationSite("Memory.java:2", 4, 1);
    int[] a = new int[4];
    List<Long> ran = new ArrayList<>();
    RangesRun<?>[] run = new RangesRun<?>[1];
    Thread other = new Thread(() -> takePart(run[0]));
    ClaimingLoop loop =
        new ClaimingLoop() {
          @Override
          protected int plain(int[] own, long from, long to) {
            ran.add(from);
            return 0;
          }

          @Override
          protected void claim(Claims claims, long from, long to) throws Exception {
            if (from == 0) { // the other one comes, and finds nothing to do
              other.start();
              other.join();
            } else if (from == 3) {
              throw new OutOfMemoryError("simulated");
            }
            claims.write(a, Indices.of(from % 2)); // the third waits for the first
          }
        };
    Homes homes = new Homes(4);
    homes.ran(0, 2, other);
    homes.ran(2, 3, Thread.currentThread());
    site.rememberHomes(homes);
    run[0] = run(site, loop, 4, new ClaimTable());
    takePart(run[0]);
    assertEquals(0, run[0].end());
    assertEquals(List.of(0L, 1L, 2L, 3L), ran);
  }

  private static void takePart(RangesRun<?> run) {
    run.takePart(Worker.current(), () -> {});
  }
}
