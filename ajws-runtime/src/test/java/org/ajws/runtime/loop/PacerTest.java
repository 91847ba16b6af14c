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
class PacerTest {
  private static final long DAY = 86_400_000_000_000L;

  private final Config config = Config.forTests(2, 0, 32_000, 20_000, 50_000);
  private final SiteProfile profile = new SiteProfile();
  private final Region region = new Region("PacerTest", null, profile, TaskLocals.none());

  private Pacer pacer(long count) {
    return new Pacer(config, region, 1, count);
  }

  @Test
  void aLoopOfUnknownLengthBeginsWithOneIteration() {
    assertEquals(1, pacer(1_000_000).next(1_000_000, true));
  }

  @Test
  void aLongLoopBeginsWithAWholeChunk() {
    profile.record(1_000_000, 100_000); // 10 ns each
    assertEquals(3199, pacer(1_000_000).next(1_000_000, true)); // 32 us, rounded down
  }

  @Test
  void whatShouldBeShortBeginsWithASixteenthOfIt() {
    profile.record(1_000_000, 100_000);
    assertEquals(100, pacer(1600).next(1600, true));
    assertEquals(1, pacer(15).next(15, true));
  }

  @Test
  void chunksBecomeShorterWhereNothingIsOnOffer() {
    profile.record(1_000_000, 100_000);
    assertEquals(1000, pacer(1_000_000).next(8000, false)); // an eighth of what is left
    assertEquals(3199 / 8, pacer(1_000_000).next(800, false)); // or of a chunk
  }

  @Test
  void onlyIterationsThatHaveJustRunTellThatTheRestIsNotWorthSplitting() {
    profile.record(1_000_000, 100_000);
    Pacer pacer = pacer(1_000_000);
    assertFalse(pacer.takesLessThan(DAY, 1));
    pacer.next(1_000_000, true);
    pacer.ran(3199, false);
    assertTrue(pacer.takesLessThan(DAY, 1));
    assertFalse(pacer.takesLessThan(0, 1));
    assertFalse(pacer.takesLessThan(DAY, -1)); // unsigned
  }

  @Test
  void anIterationWithLoopsInItIsWorthSplittingOff() {
    profile.record(1_000_000, 100_000);
    Pacer pacer = pacer(1_000_000);
    pacer.next(1_000_000, true);
    pacer.ran(3199, false);
    pacer.next(1_000_000, true);
    pacer.ran(1, true);
    assertFalse(pacer.takesLessThan(config.splitNanos, 1));
  }
}
