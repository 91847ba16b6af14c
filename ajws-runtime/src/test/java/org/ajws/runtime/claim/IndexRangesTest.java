package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IndexRangesTest {
  @Test
  void holdWhatWasAddedAndTellWhetherTheyOverlap() {
    int overlapping = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      BitSet[] sets = {new BitSet(), new BitSet()};
      IndexRanges[] ranges = {new IndexRanges(), new IndexRanges()};
      int range = 2 + random.nextInt(60);
      for (int k = 0; k < 2; k++) {
        for (int n = random.nextInt(8); n > 0; n--) {
          int low = random.nextInt(range);
          int high = low + random.nextInt(random.nextBoolean() ? 1 : 5);
          ranges[k].add(low, high);
          sets[k].set(low, high + 1);
        }
        ranges[k].seal();
        assertEquals(sets[k], members(ranges[k]), "seed " + seed);
        assertEquals(sets[k].cardinality(), ranges[k].size(), "seed " + seed);
      }
      boolean overlap = sets[0].intersects(sets[1]);
      overlapping += overlap ? 1 : 0;
      assertEquals(overlap, ranges[0].overlaps(ranges[1]), "seed " + seed);
      assertEquals(overlap, ranges[1].overlaps(ranges[0]), "seed " + seed);
    }
    assertTrue(overlapping > 2_000 && overlapping < 18_000, "both happen: " + overlapping);
  }

  private static BitSet members(IndexRanges ranges) {
    BitSet members = new BitSet();
    for (int i = 0; i < ranges.count(); i++) {
      if (i > 0) {
        assertTrue(ranges.low(i) > ranges.high(i - 1) + 1L, ranges.toString());
      }
      members.set(ranges.low(i), ranges.high(i) + 1);
    }
    return members;
  }

  @Test
  void tooManyBecomeOne() {
    IndexRanges all = new IndexRanges();
    for (int i = 0; i < IndexRanges.MOST; i++) {
      all.add(1_000_000 - 3 * i, 1_000_000 - 3 * i);
    }
    assertEquals(IndexRanges.MOST, all.count());
    all.add(5_000_000, 5_000_001);
    all.seal();
    assertEquals((1_000_000 - 3 * (IndexRanges.MOST - 1)) + "..5000001", all.toString());
  }

  @Test
  void theEndsOfTheTypeAreIndicesLikeOthers() {
    IndexRanges all = new IndexRanges();
    all.add(Integer.MAX_VALUE, Integer.MAX_VALUE);
    all.add(Integer.MIN_VALUE, Integer.MIN_VALUE);
    all.seal();
    assertEquals(2, all.count());
    IndexRanges other = new IndexRanges();
    other.add(Integer.MIN_VALUE + 1, Integer.MAX_VALUE - 1);
    assertTrue(!all.overlaps(other) && !other.overlaps(all));
  }
}
