package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.LongToDoubleFunction;
import org.junit.jupiter.api.Test;

class ChunkLengthTest {
  @Test
  void chunksFillALogOrATime() {
    ChunkLength length = new ChunkLength(0, 1, 32_000, 1 << 20);
    for (int i = 0; i < 20; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 10 * length.next(), false);
    }
    assertEquals(100, length.next(), 1); // 500 entries
    for (int i = 0; i < 50; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), false);
    }
    assertEquals(10, length.next(), 1); // 32 microseconds
    for (int i = 0; i < 50; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), true);
    }
    assertEquals(1, length.next(), "conflicts make them shorter");
    for (int i = 0; i < 300; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), false);
    }
    assertEquals(10, length.next(), 1);
  }

  /**
   * Of a loop whose trips take what one of the thousand before has, as often as one in a hundred,
   * long chunks conflict most often. They become shorter, and stay so.
   */
  @Test
  void chunksThatConflictAreShortForLong() {
    Random random = new Random(22);
    ChunkLength length = new ChunkLength(0, 1, 32_000, 1 << 20);
    long inVain = 0;
    long all = 0;
    for (int i = 0; i < 20_000; i++) {
      long trips = length.next();
      double share = Math.min(1, 1e-5 * trips * trips); // with the chunk beside it
      boolean conflicted = random.nextDouble() < share;
      all += trips;
      inVain += conflicted ? trips : 0;
      length.committed(trips, conflicted ? -1 : (int) (3 * trips), 60 * trips, conflicted);
    }
    assertTrue(inVain < all / 8, inVain + " of " + all + " trips in vain");
    assertTrue(all > 20_000 * 40, all + " trips");
  }

  /** Its share of conflicts after so many chunks, of which each trip takes 44 ns. */
  private static long lengthAfter(int chunks, LongToDoubleFunction share) {
    Random random = new Random(23);
    ChunkLength length = new ChunkLength(0, 1, 32_000, 1 << 20);
    for (int i = 0; i < chunks; i++) {
      long trips = length.next();
      boolean conflicted = random.nextDouble() < share.applyAsDouble(trips);
      length.committed(trips, conflicted ? -1 : (int) (2 * trips), 44 * trips, conflicted);
    }
    return length.next();
  }

  /**
   * Of a loop in which one trip in five takes what one of the thousand before has, most chunks of 4
   * microseconds conflict, but few of those that take a third of that.
   */
  @Test
  void chunksThatConflictOftenBecomeVeryShortWhereThatHelps() {
    long length = lengthAfter(20_000, trips -> 1 - Math.exp(-1e-4 * trips * trips));
    assertTrue(length >= 11 && length <= 40, length + " trips");
  }

  /** One counter that all trips change: shorter chunks would conflict as often, and cost more. */
  @Test
  void chunksThatAlwaysConflictDoNotBecomeVeryShort() {
    long length = lengthAfter(20_000, trips -> 0.97);
    assertTrue(44 * length >= 2_000, length + " trips");
  }

  /** It did at first; then there are no conflicts any more. */
  @Test
  void veryShortChunksBecomeLongerAgain() {
    int[] n = {0};
    long length = lengthAfter(40_000, trips -> n[0]++ < 20_000 && trips > 25 ? 0.5 : 0);
    assertEquals(250, length, 1, "a log of 500");
    n[0] = 0;
    length = lengthAfter(40_000, trips -> n[0]++ < 20_000 ? trips > 25 ? 0.5 : 0.1 : 0.97);
    assertTrue(44 * length >= 2_000, length + " trips: of no use");
  }

  /**
   * What conflicts have shown of an execution the next one knows, also if one in order is between.
   */
  @Test
  void theNextExecutionKnowsHowLongChunksMayBe() {
    ChunkLength first = new ChunkLength(0, 1, 32_000, 1 << 20);
    for (int i = 0; i < 200; i++) {
      first.committed(first.next(), (int) first.next(), 100 * first.next(), first.next() > 90);
    }
    assertTrue(first.next() <= 160, "too long: " + first.next());
    ChunkLength off = new ChunkLength(0, first.next(), first.conflicts(), 32_000, 1 << 20);
    for (int i = 0; i < 1000; i++) {
      off.ranInOrder(32 * off.next(), 3200 * off.next());
    }
    ChunkLength next = new ChunkLength(0, off.next(), off.conflicts(), 32_000, 1 << 20);
    assertTrue(next.next() <= 160, "longer again: " + next.next());
    next.committed(next.next(), (int) next.next(), 100 * next.next(), false);
    assertTrue(next.next() <= 160, "longer again: " + next.next());
  }

  /** Chunks of a loop with few of them in each execution became shorter, and never longer again. */
  @Test
  void shortExecutionsFindOutTogetherThatConflictsAreFew() {
    SpeculationSite site = new SpeculationSite("Short.java:1");
    ChunkLength length = new ChunkLength(0, 320, 32_000, 1 << 20);
    for (int i = 0; i < 200; i++) {
      length.committed(length.next(), (int) length.next(), 100 * length.next(), true);
    }
    long shortest = length.next();
    assertTrue(shortest <= 40, "conflicts make them shorter: " + shortest);
    site.remember(length);
    for (int n = 0; n < 100; n++) {
      ChunkLength next = site.length(32_000, 1 << 20);
      for (int i = 0; i < 10; i++) {
        next.committed(next.next(), (int) next.next(), 100 * next.next(), false);
      }
      site.remember(next);
    }
    assertEquals(320, site.length(32_000, 1 << 20).next(), 1, "as long as a chunk should take");
    int conflicted = 0;
    for (int n = 0; n < 100; n++) { // one in five chunks: too many to stay so long
      ChunkLength next = site.length(32_000, 1 << 20);
      for (int i = 0; i < 5; i++) {
        boolean conflicts = i == 0 && next.next() > 100;
        conflicted += conflicts ? 1 : 0;
        next.committed(next.next(), (int) next.next(), 100 * next.next(), conflicts);
      }
      site.remember(next);
    }
    assertTrue(conflicted < 60, conflicted + " conflicts of 500 chunks");
  }

  /** What it takes to make claims is little beside the chunks; less so at the end. */
  @Test
  void chunksAreWorthTheirPreparation() {
    ChunkLength length = new ChunkLength(0, 1, 32_000, 1 << 20);
    for (int i = 0; i < 30; i++) {
      length.prepared(400);
      length.committed(length.next(), -1, 100 * length.next(), false);
    }
    assertEquals(320, length.next(), 1, "32 microseconds");
    for (int i = 0; i < 60; i++) {
      length.prepared(8_000);
      length.committed(length.next(), -1, 100 * length.next(), false);
    }
    assertEquals(4000, length.next(), 1, "fifty times that");
    assertEquals(800, length.shortest(), 1, "ten times that");
    for (int i = 0; i < 60; i++) {
      length.prepared(100_000_000); // interpreted, or interrupted
      length.committed(length.next(), -1, 100 * length.next(), false);
    }
    assertEquals(64 * 320, length.next(), 1);
  }

  @Test
  void aGivenLengthStays() {
    ChunkLength length = new ChunkLength(7, 100, 32_000, 1 << 20);
    length.committed(7, 5000, 1, true);
    assertEquals(7, length.next());
  }
}
