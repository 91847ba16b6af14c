package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sets of slots against bit sets. */
class SlotsTest {
  private static final int LENGTH = 300;

  /** Ranges and progressions, and the same as bits. */
  private static final class Both {
    final Slots slots = new Slots();
    final BitSet bits = new BitSet();

    /** Adds {@code rows} blocks from {@code first} on, each after {@code step} slots. */
    void add(int first, int step, int width, int rows) {
      Indices starts = Indices.trips(first, step, 0, rows);
      slots.add(starts.plus(Indices.between(0, width - 1)), LENGTH);
      for (int r = 0; r < rows; r++) {
        for (int w = 0; w < width; w++) {
          int at = first + r * step + w;
          if (at >= 0 && at < LENGTH) {
            bits.set(at);
          }
        }
      }
    }

    BitSet stored() {
      BitSet stored = new BitSet();
      slots.forEachRange((low, high) -> stored.set(low, high + 1));
      return stored;
    }
  }

  private static Both random(Random random, int step, int most) {
    Both both = new Both();
    for (int n = 1 + random.nextInt(most); n > 0; n--) {
      int its = step > 0 ? step : 1 + random.nextInt(30);
      int width = 1 + random.nextInt(random.nextBoolean() ? 2 : its);
      int first = random.nextInt(LENGTH + 40) - 20;
      both.add(first, random.nextInt(6) == 0 ? -its : its, width, 1 + random.nextInt(12));
    }
    both.slots.seal();
    return both;
  }

  @Test
  void holdWhatWasAddedAndNothingElseWhereThereAreFew() {
    for (long seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      Both both = random(random, random.nextBoolean() ? 0 : 1 + random.nextInt(20), Slots.MOST);
      assertEquals(both.bits, both.stored(), "seed " + seed + ": " + both.slots);
      assertTrue(both.slots.size() >= both.bits.cardinality(), "seed " + seed);
      assertEquals(both.bits.isEmpty(), both.slots.isEmpty(), "seed " + seed);
    }
  }

  /** One step, as the accesses of one loop nest have: what does not meet is told apart. */
  @Test
  void setsOfOneStepOverlapExactlyWhereTheirSlotsDo() {
    int overlapping = 0;
    for (long seed = 0; seed < 20_000; seed++) {
      Random random = new Random(seed);
      int step = 3 + random.nextInt(20);
      int rows = 3 + random.nextInt(5);
      Both[] sets = {new Both(), new Both()};
      for (Both one : sets) {
        for (int n = 1 + random.nextInt(3); n > 0; n--) { // in each row
          one.add(random.nextInt(step), step, 1 + random.nextInt(Math.max(1, step / 4)), rows);
        }
        one.slots.seal();
      }
      boolean expected = sets[0].bits.intersects(sets[1].bits);
      overlapping += expected ? 1 : 0;
      assertEquals(expected, sets[0].slots.overlaps(sets[1].slots), "seed " + seed);
      assertEquals(expected, sets[1].slots.overlaps(sets[0].slots), "seed " + seed);
    }
    assertTrue(overlapping > 4_000 && overlapping < 16_000, "both happen: " + overlapping);
  }

  /** Any steps, also more sets than are told apart: no overlap is missed. */
  @Test
  void noOverlapIsMissed() {
    int overlapping = 0;
    int apart = 0;
    for (long seed = 0; seed < 40_000; seed++) {
      Random random = new Random(seed);
      int most = random.nextInt(3) == 0 ? 3 * Slots.MOST : 2;
      Both a = random(random, 0, most);
      Both b = random(random, 0, 2);
      BitSet missing = (BitSet) a.bits.clone();
      missing.andNot(a.stored());
      assertEquals(new BitSet(), missing, "seed " + seed + ": " + a.slots);
      boolean found = a.slots.overlaps(b.slots);
      assertEquals(found, b.slots.overlaps(a.slots), "seed " + seed);
      if (a.bits.intersects(b.bits)) {
        overlapping++;
        assertTrue(found, "seed " + seed + ": " + a.slots + " and " + b.slots);
      } else if (!found) {
        apart++;
      }
    }
    assertTrue(overlapping > 10_000 && apart > 3_000, overlapping + " overlap, apart " + apart);
  }

  /** The real and imaginary parts of numbers, and all neighbours of a stencil, are one set. */
  @Test
  void whatIsSideBySideBecomesOneSet() {
    Both pairs = new Both();
    for (int k : new int[] {0, 3, 1, 2}) {
      pairs.add(20 + k, 4, 1, 10);
    }
    pairs.slots.seal();
    assertEquals("20..59[]", pairs.slots.toString());
    Both stencil = new Both();
    for (int k : new int[] {7, 6, 8}) {
      stencil.add(k, 10, 2, 5); // two columns, and those around them
    }
    assertEquals(
        "[Progression[low=6, high=49, stride=Stride[step=10, phase=6, width=4]]]",
        stencil.slots.toString());
  }

  /** Each column of a matrix belongs to one chunk: none of them waits for another. */
  @Test
  void chunksOfColumnsDoNotMeet() {
    double[] matrix = new double[20 * 30];
    List<Claims> all = new ArrayList<>();
    ClaimTable table = new ClaimTable();
    for (int c = 0; c < 30; c += 3) {
      Indices rows = Indices.of(0).upTo(Indices.of(20), 1, 1, false);
      Indices columns = Indices.trips(0, 1, c, c + 3);
      Claims claims = new Claims();
      claims.write(matrix, rows.times(Indices.of(30)).plus(columns));
      claims.read(matrix, rows.times(Indices.of(30)).plus(columns));
      claims.seal();
      assertFalse(claims.canLeave());
      assertEquals(List.of(), table.conflicts(claims), "from column " + c);
      table.add(claims);
      all.add(claims);
    }
    Claims row = new Claims();
    row.read(matrix, Indices.between(93, 98)); // of row 3, columns 3 to 8
    row.seal();
    assertEquals(List.of(all.get(2), all.get(1)), table.conflicts(row));
  }

  @Test
  void savedSlotsOfColumnsComeBackAndOthersStay() {
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      int[] array = random.ints(LENGTH).toArray();
      int[] before = array.clone();
      Claims claims = new Claims();
      BitSet claimed = new BitSet();
      for (int n = random.nextInt(2 * Slots.MOST); n >= 0; n--) {
        int step = 2 + random.nextInt(20);
        int first = random.nextInt(LENGTH);
        claims.write(array, Indices.trips(first, step, 0, 20));
        for (int at = first; at < Math.min(LENGTH, first + 20 * step); at += step) {
          claimed.set(at);
        }
      }
      claims.seal();
      claims.arrays().get(0).writes.forEachRange((low, high) -> claimed.set(low, high + 1));
      SavedSlots saved = new SavedSlots(claims, new SlotBuffers());
      int[] after = random.ints(LENGTH).toArray();
      System.arraycopy(after, 0, array, 0, LENGTH);
      saved.restore();
      for (int i = 0; i < LENGTH; i++) {
        assertEquals(claimed.get(i) ? before[i] : after[i], array[i], "seed " + seed + " at " + i);
      }
    }
  }
}
