package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Reads of array slots that are kept by blocks. */
class BlockReadsTest {
  private static final String HERE = "BlockReadsTest.java:1";

  private final Chunk chunk = new Chunk(null, 4);

  private final int[] ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

  /** Whether the chunk is valid after a slot has got another value. */
  private boolean holdsAfter(int slot) {
    int before = ints[slot]++;
    boolean holds = chunk.invalidRead() == null;
    ints[slot] = before;
    assertNull(chunk.invalidRead(), "all is there again");
    return holds;
  }

  @Test
  void allSlotsOfABlockAreRead() {
    chunk.begin();
    assertEquals(5, chunk.get(ints, 5, HERE));
    assertEquals(9, chunk.get(ints, 9, HERE), "the last block is shorter");
    for (int slot = 0; slot < ints.length; slot++) {
      assertEquals(slot < 4, holdsAfter(slot), "slot " + slot);
    }
    assertEquals("int[] in blocks of 4", conflictAfter(6));
  }

  private String conflictAfter(int slot) {
    ints[slot]++;
    return chunk.invalidRead().place();
  }

  @Test
  void moreReadsOfABlockAreNoEntries() {
    chunk.begin();
    chunk.get(ints, 4, HERE);
    assertEquals(2, chunk.entries(), "five numbers, as two reads and a half");
    for (int slot = 4; slot < 8; slot++) {
      assertEquals(slot, chunk.get(ints, slot, HERE));
      assertEquals(slot, chunk.get(ints, slot, HERE));
    }
    assertEquals(2, chunk.entries());
    chunk.get(ints, 3, HERE);
    assertEquals(5, chunk.entries(), "another block");
    chunk.get(ints.clone(), 4, HERE);
    assertEquals(7, chunk.entries(), "another array");
  }

  /** A value that was there when the block was read, and again at the end, but not in between. */
  @Test
  void aValueInBetweenIsFound() {
    chunk.begin();
    assertEquals(5, chunk.get(ints, 5, HERE));
    ints[6] = 60;
    assertEquals(60, chunk.get(ints, 6, HERE));
    assertNotNull(chunk.invalidRead());
    ints[6] = 6;
    assertNotNull(chunk.invalidRead(), "it has read 60");
  }

  @Test
  void anOwnWriteIsNoRead() {
    chunk.begin();
    chunk.set(ints, 5, 50, HERE);
    assertEquals(50, chunk.get(ints, 5, HERE));
    assertEquals(1, chunk.entries(), "the write");
    assertEquals(6, chunk.get(ints, 6, HERE));
    assertEquals(50, chunk.get(ints, 5, HERE), "not what its block has");
    assertNull(chunk.invalidRead());
    chunk.publish();
    assertEquals(50, ints[5]);
  }

  @Test
  void referencesAreReadOneByOne() {
    String[] names = {"a", "b", "c", "d"};
    chunk.begin();
    assertEquals("b", chunk.get(names, 1, HERE));
    names[2] = "other";
    assertNull(chunk.invalidRead());
    names[1] = "other";
    assertEquals("String[]", chunk.invalidRead().place());
  }

  @Test
  void aDirectChunkMakesNoEntries() {
    chunk.begin();
    chunk.get(ints, 5, HERE);
    chunk.goDirect();
    chunk.get(ints, 1, HERE);
    assertEquals(0, chunk.entries());
  }

  @Test
  void whatWasForgottenIsNotFoundAgain() {
    for (boolean broken : new boolean[] {false, true}) {
      chunk.begin();
      chunk.get(ints, 5, HERE);
      chunk.forget(broken);
      ints[6]++;
      assertNull(chunk.invalidRead());
      chunk.begin();
      chunk.get(ints, 5, HERE);
      assertNull(chunk.invalidRead());
      ints[6]++;
      assertNotNull(chunk.invalidRead());
      chunk.forget(broken);
    }
  }

  @Test
  void arraysOfEachType() {
    Object[] arrays = {
      new boolean[] {true, false, true}, new byte[] {-1, 0, 1}, new short[] {-1, 0, 1},
      new char[] {0, 'a', 0xFFFF}, new int[] {-1, 0, 1}, new long[] {-1, 0, Long.MIN_VALUE},
      new float[] {-0f, Float.NaN, 1}, new double[] {-0.0, Double.NaN, 1}
    };
    for (Object array : arrays) {
      long[] bits = new long[5];
      ArrayValues.copy(array, 1, 2, bits, 2);
      assertEquals(-1, ArrayValues.mismatch(array, 1, 2, bits, 2), array.getClass().toString());
      for (int i = 1; i <= 2; i++) {
        write(array, i, bits[i + 1] ^ 1);
        assertEquals(i, ArrayValues.mismatch(array, 1, 2, bits, 2), array.getClass().toString());
        write(array, i, bits[i + 1]);
      }
      assertEquals(0, bits[0] | bits[1] | bits[4], "only the two");
    }
  }

  private static void write(Object array, int slot, long bits) {
    assertEquals(1, ArrayValues.writeFrom(array, new long[] {slot}, new long[] {bits}, 0, 1));
  }

  /** Many blocks, of which only some are found again, against a log of single slots. */
  @Test
  void aRandomChunkIsValidWhereNoSlotOfItsBlocksHasChanged() {
    int invalid = 0;
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = World.random(seed);
      int size = 1 << 1 + random.nextInt(5);
      Chunk blocks = new Chunk(null, size);
      Chunk single = new Chunk(null);
      int[][] arrays = {new int[700], new int[3], new int[90]};
      blocks.begin();
      single.begin();
      for (int n = random.nextInt(300); n >= 0; n--) {
        int[] array = arrays[random.nextInt(3)];
        int slot = random.nextInt(array.length);
        if (random.nextInt(50) == 0) {
          array[slot]++; // somebody else writes
        } else {
          assertEquals(single.get(array, slot, HERE), blocks.get(array, slot, HERE));
          for (int beside = slot & -size; beside < (slot & -size) + size; beside++) {
            if (beside < array.length) {
              single.get(array, beside, HERE); // all of the block
            }
          }
        }
      }
      boolean expected = single.invalidRead() == null;
      assertEquals(expected, blocks.invalidRead() == null, "seed " + seed);
      invalid += expected ? 0 : 1;
    }
    assertTrue(invalid > 300 && invalid < 1_700, "invalid: " + invalid);
  }
}
