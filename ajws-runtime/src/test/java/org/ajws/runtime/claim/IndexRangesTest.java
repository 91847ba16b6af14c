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
      long[] before = {Long.MIN_VALUE};
      String what = "seed " + seed;
      all.forEachRange(
          (low, high) -> {
            assertTrue(low > before[0], what);
            before[0] = high + 1L;
            for (int k = low; k <= high; k++) {
              found.add(k);
            }
          });
      assertEquals(expected, found, "seed " + seed);
    }
  }

  /** Many that lie close together are bits; their places in words differ. */
  @Test
  void longListsOverlapLikeShortOnes() {
    int overlapping = 0;
    for (long seed = 0; seed < 1_000; seed++) {
      Random random = new Random(seed);
      BitSet[] sets = {new BitSet(), new BitSet()};
      IndexRanges[] ranges = {new IndexRanges(), new IndexRanges()};
      int range = 200 + random.nextInt(9_000);
      int apart = random.nextInt(3) * range;
      for (int k = 0; k < 2; k++) {
        int few = random.nextInt(4) == 0 ? 3 : 0; // in order: a list
        int from = k * apart + random.nextInt(70);
        for (int n = few > 0 ? few : 130 + random.nextInt(100); n > 0; n--) {
          int low = from + (few > 0 ? range / n : random.nextInt(range));
          int high = low + random.nextInt(random.nextInt(9) == 0 ? 200 : 2);
          ranges[k].add(low, high);
          sets[k].set(low, high + 1);
        }
        ranges[k].seal();
        assertEquals(sets[k], members(ranges[k]), "seed " + seed);
        assertEquals(sets[k].cardinality(), ranges[k].size(), "seed " + seed);
        assertEquals(sets[k].nextSetBit(0), ranges[k].first(), "seed " + seed);
        assertEquals(sets[k].length() - 1, ranges[k].last(), "seed " + seed);
      }
      boolean overlap = sets[0].intersects(sets[1]);
      overlapping += overlap ? 1 : 0;
      assertEquals(overlap, ranges[0].overlaps(ranges[1]), "seed " + seed);
      assertEquals(overlap, ranges[1].overlaps(ranges[0]), "seed " + seed);
      Stride stride = new Stride(1000, random.nextInt(1000), 3);
      Progression p = new Progression(random.nextInt(range), 3 * range, stride);
      boolean meets = false;
      for (int i = p.low(); i <= p.high(); i++) {
        meets |= p.stride().holds(i) && sets[0].get(i);
      }
      assertEquals(meets, ranges[0].meets(p), "seed " + seed);
      int by = random.nextInt(300) - 150;
      BitSet moved = new BitSet();
      sets[0].stream().filter(i -> i + by >= 0).forEach(i -> moved.set(i + by));
      if (moved.cardinality() == sets[0].cardinality()) {
        assertEquals(moved, members(ranges[0].shifted(by)), "seed " + seed);
        boolean overlapMoved = moved.intersects(sets[1]);
        assertEquals(overlapMoved, ranges[0].shifted(by).overlaps(ranges[1]), "seed " + seed);
      }
    }
    assertTrue(overlapping > 100 && overlapping < 900, "both happen: " + overlapping);
  }

  /** Straight from an array: what it holds, or nothing, where that is far apart. */
  @Test
  void valuesOfAnArrayAreTheSame() {
    int direct = 0;
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      int span = 1 << 3 + random.nextInt(28);
      int[] array = new int[100 + random.nextInt(600)];
      IndexRanges expected = new IndexRanges();
      for (int k = 0; k < array.length; k++) {
        array[k] = random.nextInt(span) - (seed % 3 == 0 ? span / 2 : 0);
      }
      int low = random.nextInt(50);
      int high = array.length - 1 - random.nextInt(50);
      for (int k = low; k <= high; k++) {
        expected.add(array[k], array[k]);
      }
      expected.seal();
      IndexRanges actual = IndexRanges.ofValues(array, low, high);
      if (actual != null) {
        direct++;
        assertEquals(expected.toString(), actual.toString(), "seed " + seed);
        assertEquals(expected.first(), actual.first(), "seed " + seed);
        assertEquals(expected.last(), actual.last(), "seed " + seed);
      }
    }
    assertTrue(direct > 100 && direct < 450, "both happen: " + direct);
  }

  private static BitSet members(IndexRanges ranges) {
    BitSet members = new BitSet();
    int[] before = {-1};
    ranges.forEachRange(
        (low, high) -> {
          assertTrue(low > before[0], ranges.toString());
          before[0] = high + 1;
          members.set(low, high + 1);
        });
    return members;
  }

  @Test
  void tooManyBecomeOne() {
    IndexRanges all = new IndexRanges();
    for (int i = 0; i < IndexRanges.MOST; i++) {
      all.add(1_000_000 - 3 * i, 1_000_000 - 3 * i);
    }
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
    assertEquals(Integer.MIN_VALUE + " " + Integer.MAX_VALUE, all.toString());
    IndexRanges other = new IndexRanges();
    other.add(Integer.MIN_VALUE + 1, Integer.MAX_VALUE - 1);
    assertTrue(!all.overlaps(other) && !other.overlaps(all));
  }
}
