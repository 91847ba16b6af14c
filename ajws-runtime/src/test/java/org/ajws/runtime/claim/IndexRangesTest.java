package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import java.util.TreeSet;
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

  /** So many that they are sorted by digits; from anywhere, also across zero. */
  @Test
  void longListsAreSortedLikeShortOnes() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int span = 1 << 1 + random.nextInt(31); // the last one is negative: all ints
      int from = random.nextInt();
      TreeSet<Integer> expected = new TreeSet<>();
      IndexRanges all = new IndexRanges();
      for (int n = 100 + random.nextInt(1000); n > 0; n--) {
        int i =
            span < 2
                ? random.nextInt()
                : (int) Math.min(from + (long) random.nextInt(span), Integer.MAX_VALUE - 2);
        int last = i > Integer.MAX_VALUE - 3 ? i : i + random.nextInt(3);
        all.add(i, last);
        for (int k = i; k <= last; k++) {
          expected.add(k);
        }
      }
      all.seal();
      TreeSet<Integer> found = new TreeSet<>();
      for (int r = 0; r < all.count(); r++) {
        assertTrue(r == 0 || all.low(r) > all.high(r - 1) + 1L, "seed " + seed);
        for (int k = all.low(r); k <= all.high(r); k++) {
          found.add(k);
        }
      }
      assertEquals(expected, found, "seed " + seed);
    }
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
