package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.Test;

/** The lengths of chunks, and what is too little to be split. */
class ChunkSizerTest {
  private static final long DAY = 86_400_000_000_000L;

  private final Config config = Config.forTests(2, 0, 32_000, 20_000, 50_000);
  private final SiteProfile profile = new SiteProfile();
  private final Region region = new Region("ChunkSizerTest", null, profile, TaskLocals.none());

  private ChunkSizer sizer(long count) {
    return new ChunkSizer(config, region, 1, count);
  }

  @Test
  void aLoopOfUnknownLengthBeginsWithOneIteration() {
    assertEquals(1, sizer(1_000_000).next(1_000_000, true));
  }

  @Test
  void aLongLoopBeginsWithAWholeChunk() {
    profile.record(1_000_000, 100_000); // 10 ns each
    assertEquals(3199, sizer(1_000_000).next(1_000_000, true)); // 32 us, rounded down
  }

  @Test
  void whatShouldBeShortBeginsWithASixteenthOfIt() {
    profile.record(1_000_000, 100_000);
    assertEquals(100, sizer(1600).next(1600, true));
    assertEquals(1, sizer(15).next(15, true));
  }

  @Test
  void chunksBecomeShorterWhereNothingIsOnOffer() {
    profile.record(1_000_000, 100_000);
    assertEquals(1000, sizer(1_000_000).next(8000, false)); // an eighth of what is left
    assertEquals(3199 / 8, sizer(1_000_000).next(800, false)); // or of a chunk
  }

  @Test
  void onlyIterationsThatHaveJustRunTellThatTheRestIsNotWorthSplitting() {
    profile.record(1_000_000, 100_000);
    ChunkSizer sizer = sizer(1_000_000);
    assertFalse(sizer.takesLessThan(DAY, 1));
    sizer.next(1_000_000, true);
    sizer.ran(3199, false);
    assertTrue(sizer.takesLessThan(DAY, 1));
    assertFalse(sizer.takesLessThan(0, 1));
    assertFalse(sizer.takesLessThan(DAY, -1)); // unsigned
  }

  @Test
  void anIterationWithLoopsInItIsWorthSplittingOff() {
    profile.record(1_000_000, 100_000);
    ChunkSizer sizer = sizer(1_000_000);
    sizer.next(1_000_000, true);
    sizer.ran(3199, false);
    sizer.next(1_000_000, true);
    sizer.ran(1, true);
    assertFalse(sizer.takesLessThan(config.splitNanos, 1));
  }

  @Test
  void shortIterationsWithLoopsInThemShareAChunkAndLongOnesDoNot() {
    ChunkSizer sizer = sizer(1_000_000);
    long longest = 0;
    for (int i = 0; i < 100 && longest <= 1; i++) {
      sizer.ran(1, true);
      longest = sizer.next(1_000_000, true);
    }
    assertTrue(longest > 1, "each was a chunk");
    long start = System.nanoTime();
    while (System.nanoTime() - start < longest * ChunkSizer.NEST_NANOS) {
      Thread.onSpinWait();
    }
    sizer.ran(longest, true);
    assertEquals(1, sizer.next(1_000_000, true));
  }
}
