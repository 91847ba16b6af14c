package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SlotBuffersTest {
  private final SlotBuffers buffers = new SlotBuffers();

  @Test
  void theShortestOfTheTypeThatIsLongEnoughIsUsedAgain() {
    Object small = buffers.take(int.class, 10);
    Object large = buffers.take(int.class, 100);
    Object other = buffers.take(long.class, 10);
    assertEquals(16, Array.getLength(small));
    buffers.give(large);
    buffers.give(small);
    buffers.give(other);
    assertSame(small, buffers.take(int.class, 16));
    assertSame(large, buffers.take(int.class, 16));
    assertNotSame(large, buffers.take(int.class, 16), "two would have it");
    assertSame(other, buffers.take(long.class, 1));
  }

  @Test
  void noneIsHandedOutThatIsTooShort() {
    buffers.give(buffers.take(double.class, 64));
    assertTrue(Array.getLength(buffers.take(double.class, 65)) >= 65);
    assertTrue(Array.getLength(buffers.take(double.class, SlotBuffers.LONGEST)) >= 1 << 17);
    assertEquals(
        SlotBuffers.LONGEST + 5,
        Array.getLength(buffers.take(double.class, SlotBuffers.LONGEST + 5)));
  }

  /** Neither objects nor much memory. */
  @Test
  void whatIsKeptIsLittle() {
    Object strings = buffers.take(String.class, 3);
    assertEquals(String[].class, strings.getClass());
    buffers.give(strings);
    assertNotSame(strings, buffers.take(String.class, 3));
    Object huge = buffers.take(byte.class, SlotBuffers.LONGEST + 1);
    buffers.give(huge);
    assertNotSame(huge, buffers.take(byte.class, SlotBuffers.LONGEST + 1));
    Map<Object, Object> given = new IdentityHashMap<>();
    for (int i = 0; i < 3 * SlotBuffers.MOST; i++) {
      Object array = Array.newInstance(char.class, 8);
      given.put(array, array);
      buffers.give(array);
    }
    int kept = 0;
    while (given.containsKey(buffers.take(char.class, 8))) {
      kept++;
    }
    assertEquals(SlotBuffers.MOST, kept);
  }

  /** What an earlier copy has left in the array is not put back. */
  @Test
  void slotsAreSavedInUsedArrays() {
    int[] array = new int[50];
    Arrays.setAll(array, i -> i);
    for (int round = 0; round < 5; round++) {
      int[] before = array.clone();
      SavedSlots first = saved(array, 3 * round, 20 + round);
      SavedSlots second = saved(array, 40, 49);
      Arrays.fill(array, -1);
      first.restore();
      second.restore();
      for (int i = 0; i < 50; i++) {
        boolean saved = i >= 40 || i >= 3 * round && i <= 20 + round;
        assertEquals(saved ? before[i] : -1, array[i]);
      }
      first.release();
      second.release();
      first.restore(); // nothing
      array = before;
      assertArrayEquals(before, array);
    }
  }

  /** Others may write the rest of the blocks that are claimed. */
  @Test
  void ofBlocksOnlyWhatMayBeWrittenIsSaved() {
    for (Indices at :
        new Indices[] {
          Indices.between(18, 37),
          Indices.between(18, 20).or(Indices.of(43)),
          Indices.trips(3, 9, 0, 5)
        }) {
      int[] array = new int[50];
      Arrays.fill(array, 1);
      Claims claims = new Claims(16, false);
      claims.write(array, at);
      claims.seal();
      SavedSlots saved = new SavedSlots(claims, buffers);
      Arrays.fill(array, 2);
      saved.restore();
      Slots exact = new Slots();
      exact.add(at, array.length);
      exact.seal();
      int[] expected = new int[50];
      Arrays.fill(expected, 2);
      exact.forEachRange((low, high) -> Arrays.fill(expected, low, high + 1, 1));
      assertArrayEquals(expected, array, at.toString());
    }
  }

  private SavedSlots saved(int[] array, int from, int to) {
    Claims claims = new Claims();
    claims.write(array, Indices.between(from, to));
    claims.seal();
    return new SavedSlots(claims, buffers);
  }
}
