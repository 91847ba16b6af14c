package org.ajws.agent.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where in its array a location's word and places are. */
class ShadowTest {
  @Test
  void itKnowsHowManyLocationsItIsFor() {
    for (int n = 0; n < 5_000; n++) {
      assertEquals(n, Shadow.slots(Shadow.of(n)));
    }
    assertEquals(10_000_001, Shadow.slots(Shadow.of(10_000_001)));
  }

  /** Words, places and the last range do not overlap. */
  @Test
  void whatIsSetIsThere() {
    Random random = new Random(7);
    for (int n = 1; n < 70; n++) {
      long[] s = Shadow.of(n);
      long[] words = new long[n];
      int[] places = new int[n];
      for (int round = 0; round < 200; round++) {
        int from = random.nextInt(n);
        int to = from + random.nextInt(n - from + 1);
        int place = random.nextInt();
        if (round % 3 == 0) {
          Shadow.setPlace(s, from, place);
          places[from] = place;
        } else {
          int odd = round % 2 == 0 ? place : random.nextInt();
          Shadow.setPlaces(s, from, to, place, odd);
          for (int i = from; i < to; i++) {
            places[i] = i % 2 == 0 ? place : odd;
          }
        }
        s[from] = words[from] = random.nextLong();
        Shadow.addRecent(s, from, to, round, true);
        assertEquals(n >= 16, Shadow.isRecent(s, from, to, round, false));
        assertFalse(Shadow.isRecent(s, from, to + 1, round, true));
        for (int i = 0; i < n; i++) {
          assertEquals(words[i], s[i]);
          assertEquals(places[i], Shadow.place(s, i));
        }
      }
    }
  }

  /** What is recent was accessed at this moment, in this way: compared with sets of slots. */
  @Test
  void rangesThatTouchBecomeOne() {
    Random random = new Random(9);
    int recent = 0;
    int more = 0;
    long[] s = Shadow.of(40);
    BitSet read = new BitSet();
    BitSet written = new BitSet();
    long moment = 0;
    for (int round = 0; round < 100_000; round++) {
      if (random.nextInt(8) == 0) {
        moment = random.nextInt(3) == 0 ? moment + (1L << 32) : moment + 1;
        read.clear();
        written.clear();
      }
      int from = random.nextInt(40);
      int to = Math.min(40, from + 1 + random.nextInt(6));
      boolean write = random.nextBoolean();
      BitSet asked = new BitSet();
      asked.set(from, to);
      if (Shadow.isRecent(s, to - 1, to - from, moment, write)) {
        asked.andNot(write ? written : read);
        assertTrue(asked.isEmpty(), "round " + round);
        recent++;
      }
      int count = to - from;
      Shadow.addRecent(s, to - 1, count, moment, write);
      read.set(from, to); // a write stands for both
      if (write) {
        written.set(from, to);
        assertTrue(Shadow.isRecent(s, to - 1, count, moment, true), "round " + round);
      }
      int low = Math.max(0, from - 1);
      more += Shadow.isRecent(s, to - 1, to - low, moment, write) && low < from ? 1 : 0;
    }
    assertTrue(recent > 1_000 && more > 1_000, recent + " " + more);
  }

  @Test
  void aPairOfPlacesIsOneNumber() {
    Places places = new Places();
    Random random = new Random(8);
    int[][] pairs = new int[3_000][];
    int[] numbers = new int[pairs.length];
    for (int k = 0; k < pairs.length; k++) {
      pairs[k] = new int[] {random.nextInt(80), k % 5 == 0 ? 0 : random.nextInt(80)};
      numbers[k] = places.of(pairs[k][0], pairs[k][1]);
    }
    for (int k = 0; k < pairs.length; k++) {
      assertEquals(numbers[k], places.of(pairs[k][0], pairs[k][1]));
      assertEquals(pairs[k][0], places.writer(numbers[k]));
      assertEquals(pairs[k][1], places.reader(numbers[k]));
      assertTrue(numbers[k] != 0 || (pairs[k][0] == 0 && pairs[k][1] == 0));
    }
  }
}
