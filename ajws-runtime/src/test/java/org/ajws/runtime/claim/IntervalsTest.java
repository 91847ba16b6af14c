package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IntervalsTest {
  @Test
  void holdWhatWasAddedAndTellWhetherTheyOverlap() {
    int overlapping = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      BitSet[] sets = {new BitSet(), new BitSet()};
      Intervals[] intervals = {new Intervals(), new Intervals()};
      int range = 2 + random.nextInt(60);
      for (int k = 0; k < 2; k++) {
        for (int n = random.nextInt(8); n > 0; n--) {
          int low = random.nextInt(range);
          int high = low + random.nextInt(random.nextBoolean() ? 1 : 5);
          intervals[k].add(low, high);
          sets[k].set(low, high + 1);
        }
        intervals[k].seal();
        assertEquals(sets[k], members(intervals[k]), "seed " + seed);
        assertEquals(sets[k].cardinality(), intervals[k].size(), "seed " + seed);
      }
      boolean overlap = sets[0].intersects(sets[1]);
      overlapping += overlap ? 1 : 0;
      assertEquals(overlap, intervals[0].overlaps(intervals[1]), "seed " + seed);
      assertEquals(overlap, intervals[1].overlaps(intervals[0]), "seed " + seed);
    }
    assertTrue(overlapping > 2_000 && overlapping < 18_000, "both happen: " + overlapping);
  }

  private static BitSet members(Intervals intervals) {
    BitSet members = new BitSet();
    for (int i = 0; i < intervals.count(); i++) {
      if (i > 0) {
        assertTrue(intervals.low(i) > intervals.high(i - 1) + 1L, intervals.toString());
      }
      members.set(intervals.low(i), intervals.high(i) + 1);
    }
    return members;
  }

  @Test
  void tooManyBecomeOne() {
    Intervals all = new Intervals();
    for (int i = 0; i < Intervals.MOST; i++) {
      all.add(1_000_000 - 3 * i, 1_000_000 - 3 * i);
    }
    assertEquals(Intervals.MOST, all.count());
    all.add(5_000_000, 5_000_001);
    all.seal();
    assertEquals((1_000_000 - 3 * (Intervals.MOST - 1)) + "..5000001", all.toString());
  }

  @Test
  void theEndsOfTheTypeAreIndicesLikeOthers() {
    Intervals all = new Intervals();
    all.add(Integer.MAX_VALUE, Integer.MAX_VALUE);
    all.add(Integer.MIN_VALUE, Integer.MIN_VALUE);
    all.seal();
    assertEquals(2, all.count());
    Intervals other = new Intervals();
    other.add(Integer.MIN_VALUE + 1, Integer.MAX_VALUE - 1);
    assertTrue(!all.overlaps(other) && !other.overlaps(all));
  }
}
