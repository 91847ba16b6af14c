package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.SpeculationStatistics;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Slots are read by blocks where single trips note so much that nothing else helps. */
class BlockChoiceTest {
  private static final String HERE = "BlockChoiceTest.java:1";

  private final BlockChoice choice = new BlockChoice(0);
  private final double[] slots = new double[100_000];

  /** A chunk of so many trips that reads so many slots in turn, so many times in all. */
  private Chunk read(int trips, int different, int reads) {
    Chunk chunk = new Chunk(null, 1);
    chunk.begin();
    chunk.to = trips;
    for (int i = 0; i < reads; i++) {
      chunk.get(slots, i % different, HERE);
    }
    return chunk;
  }

  @Test
  void aTripThatReadsTheSameSlotsThousandsOfTimesIsReadByBlocks() {
    choice.saw(read(1, 500, 9_000));
    assertEquals(BlockChoice.SIZE, choice.size());
    assertEquals(BlockChoice.SIZE, choice.kept());
    assertEquals(1, choice.given());
  }

  @Test
  void othersAreNot() {
    choice.saw(read(2, 500, 9_000)); // chunks may become shorter
    choice.saw(read(1, 500, 8_000)); // no log that is large
    choice.saw(read(1, 90_000, 9_000)); // in blocks half of it
    assertEquals(1, choice.size());
  }

  @Test
  void whatTheProgramSaysStays() {
    BlockChoice given = new BlockChoice(4);
    given.saw(read(1, 500, 9_000));
    assertEquals(4, given.size());
    assertEquals(1, given.kept());
    given.ran(4, 0, 100);
    assertEquals(4, given.size());
  }

  @Test
  void conflictsTakeItBackForGood() {
    choice.saw(read(1, 500, 9_000));
    choice.ran(1, 100, 26); // slot by slot
    choice.ran(BlockChoice.SIZE, 100, 25);
    assertEquals(BlockChoice.SIZE, choice.size());
    choice.ran(BlockChoice.SIZE, 100, 26);
    assertEquals(1, choice.size());
    choice.saw(read(1, 500, 9_000));
    assertEquals(1, choice.size());
  }

  // ---- a loop

  @BeforeEach
  void allTracked() {
    AjwsRuntime.resetStatistics();
    Speculation.always = true;
    Measurement.allTracked = true;
  }

  @AfterEach
  void asUsual() {
    Speculation.always = false;
    Measurement.allTracked = false;
    AjwsRuntime.shutdown();
  }

  /** Each trip reads a hundred slots, too often for a log of reads. */
  private SpeculativeLoop<int[]> loop(double[] sums) {
    return new SpeculativeLoop<>() {
      @Override
      protected int[] start() {
        return new int[0];
      }

      @Override
      protected int plain(int[] own, long from, long to) {
        throw new IllegalStateException("all chunks are tracked");
      }

      @Override
      protected int tracked(Chunk chunk, int[] own, long from, long to) {
        for (long trip = from; trip != to; trip++) {
          double sum = 0;
          for (int i = 0; i < 70_000; i++) {
            sum += chunk.get(slots, i % 100, HERE);
            chunk.poll();
          }
          chunk.set(sums, (int) trip, sum, HERE);
        }
        return 0;
      }

      @Override
      protected void merge(int[] own) {}
    };
  }

  @Test
  void aLoopWhoseTripsAreTooLongRunsAheadFromTheNextExecutionOn() {
    SpeculationSite site = new SpeculationSite("Test.java:1", 1, 1);
    for (int i = 0; i < 100; i++) {
      slots[i] = i;
    }
    for (int execution = 0; execution < 2; execution++) {
      AjwsRuntime.resetStatistics();
      double[] sums = new double[4];
      assertEquals(0, Speculation.run(site, 4, loop(sums)));
      for (double sum : sums) {
        assertEquals(700 * 4950, sum);
      }
      SpeculationStatistics s = AjwsRuntime.statistics().speculative().get(0);
      assertEquals(execution == 0 ? 4 : 0, s.irrevocable(), "too long, and so the oldest");
      assertEquals(execution == 0 ? 0 : 4, s.commits());
      assertEquals(execution == 0 ? 1 : BlockChoice.SIZE, s.granularity());
      assertEquals(4, s.trips());
      assertEquals(1, s.tripsOfChunk());
    }
  }
}
