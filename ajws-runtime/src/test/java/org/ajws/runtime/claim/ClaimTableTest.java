package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClaimTableTest {
  /** Sets of slots, as plain as can be. */
  private static final class Model {
    final Map<Object, BitSet> reads = new IdentityHashMap<>();
    final Map<Object, BitSet> writes = new IdentityHashMap<>();

    boolean conflictsWith(Model other) {
      return meet(writes, other.writes) || meet(writes, other.reads) || meet(reads, other.writes);
    }

    private static boolean meet(Map<Object, BitSet> some, Map<Object, BitSet> others) {
      return some.entrySet().stream()
          .anyMatch(e -> e.getValue().intersects(others.getOrDefault(e.getKey(), new BitSet())));
    }
  }

  @Test
  void findsExactlyTheClaimsThatOverlap() {
    int found = 0;
    for (long seed = 0; seed < 3_000; seed++) {
      Random random = new Random(seed);
      Object[] arrays = new Object[1 + random.nextInt(20)];
      for (int i = 0; i < arrays.length; i++) {
        arrays[i] = new int[20];
      }
      ClaimTable table = new ClaimTable();
      Map<Claims, Model> live = new IdentityHashMap<>();
      List<Claims> order = new ArrayList<>();
      for (int n = 0; n < 30; n++) {
        if (!order.isEmpty() && random.nextInt(3) == 0) {
          Claims ended = order.remove(random.nextInt(order.size()));
          live.remove(ended);
          table.remove(ended);
        }
        Claims claims = new Claims();
        Model model = new Model();
        for (int k = random.nextInt(random.nextBoolean() ? 3 : 20); k > 0; k--) {
          Object array = arrays[random.nextInt(arrays.length)];
          int low = random.nextInt(24) - 2;
          int high = low + random.nextInt(4);
          boolean write = random.nextBoolean();
          BitSet slots =
              (write ? model.writes : model.reads).computeIfAbsent(array, a -> new BitSet());
          slots.set(Math.max(0, Math.min(20, low)), Math.max(0, Math.min(20, high + 1)));
          Indices at = Indices.between(low, high);
          if (write) {
            claims.write(array, at);
          } else {
            claims.read(array, at);
          }
        }
        claims.seal();
        Set<Claims> expected = new HashSet<>();
        live.forEach((c, m) -> addIf(model.conflictsWith(m), c, expected));
        List<Claims> actual = table.conflicts(claims);
        found += actual.size();
        assertEquals(expected, new HashSet<>(actual), "seed " + seed);
        assertEquals(expected.size(), actual.size(), "each once, seed " + seed);
        table.add(claims);
        live.put(claims, model);
        order.add(claims);
      }
    }
    assertTrue(found > 10_000, "some conflict: " + found);
  }

  private static void addIf(boolean condition, Claims claims, Set<Claims> to) {
    if (condition) {
      to.add(claims);
    }
  }

  @Test
  void inBlocksNeighboursOverlap() {
    int[] a = new int[21];
    ClaimTable table = new ClaimTable();
    Claims first = new Claims(4, false);
    first.write(a, Indices.of(5)); // 4 to 7
    first.seal();
    table.add(first);
    for (int i = 0; i < 24; i++) {
      Claims second = new Claims(4, false);
      second.read(a, Indices.of(i));
      second.seal();
      boolean meets = i >= 4 && i < 8;
      assertEquals(meets ? List.of(first) : List.of(), table.conflicts(second), "slot " + i);
      assertEquals(i >= 21, second.canLeave(), "slot " + i); // what is rounded is in bounds
    }
  }

  @Test
  void twoNamesOfOneArrayAreOneArrayAndEqualArraysAreTwo() {
    int[] a = new int[10];
    int[] same = a;
    int[] equal = a.clone();
    Claims first = new Claims();
    first.write(a, Indices.between(2, 5));
    first.seal();
    ClaimTable table = new ClaimTable();
    table.add(first);
    Claims second = new Claims();
    second.read(equal, Indices.between(2, 5));
    second.seal();
    assertEquals(List.of(), table.conflicts(second));
    Claims third = new Claims();
    third.read(same, Indices.of(5));
    third.seal();
    assertEquals(List.of(first), table.conflicts(third));
  }

  @Test
  void whatCannotBeTouchedIsNoClaimAndMayThrow() {
    Claims inside = new Claims();
    inside.read(new int[3], Indices.between(0, 2));
    inside.read((Object) null, Indices.NONE);
    assertFalse(inside.canLeave());
    Claims outside = new Claims();
    outside.write(new int[3], Indices.between(1, 3));
    assertTrue(outside.canLeave());
    Claims nothing = new Claims();
    nothing.read((Object) null, Indices.of(0));
    assertTrue(nothing.canLeave());
  }

  @Test
  void indicesFromAnArrayAreASetAndDisturbedByAWriteOfIt() {
    int[] index = {7, 2, 9, 3, 40};
    long[] data = new long[50];
    Claims claims = new Claims();
    Indices at = claims.values(index, Indices.between(1, 3));
    assertEquals("2..3 9", at.toString());
    claims.write(data, at.plus(Indices.of(1)));
    claims.seal();
    assertFalse(claims.isGivenUp());
    ClaimTable table = new ClaimTable();
    Claims beside = new Claims();
    beside.write(index, Indices.of(0));
    beside.write(data, Indices.between(5, 9));
    beside.seal();
    table.add(beside);
    assertEquals(List.of(), table.disturbing(claims));
    assertEquals(List.of(), table.conflicts(claims));
    Claims over = new Claims();
    over.write(index, Indices.of(3));
    over.seal();
    table.add(over);
    assertEquals(List.of(over), table.disturbing(claims));
  }

  @Test
  void aChunkThatWritesWhatItsClaimsWereMadeOfIsGivenUp() {
    int[] index = {0, 1, 2};
    Claims claims = new Claims();
    claims.write(index, claims.values(index, Indices.of(1)));
    claims.seal();
    assertTrue(claims.isGivenUp());
  }

  @Test
  void rowsAreArraysOfTheirOwn() {
    double[][] grid = {new double[4], new double[4], null, new double[4]};
    grid[3] = grid[1];
    Claims claims = new Claims();
    claims.write(claims.rows(grid, Indices.between(1, 3)), Indices.between(0, 1));
    claims.seal();
    assertTrue(claims.canLeave(), "a row is null");
    ClaimTable table = new ClaimTable();
    table.add(claims);
    Claims first = new Claims();
    first.write(claims.only(grid[0]), Indices.between(0, 3));
    first.seal();
    assertEquals(List.of(), table.conflicts(first));
    Claims last = new Claims();
    last.read(grid[3], Indices.of(1));
    last.seal();
    assertEquals(List.of(claims), table.conflicts(last));
  }

  @Test
  void savedSlotsComeBackAndOthersStay() {
    Object[] arrays = {
      new boolean[9],
      new byte[9],
      new short[9],
      new char[9],
      new int[9],
      new long[9],
      new float[9],
      new double[9],
      new String[9]
    };
    Claims claims = new Claims();
    for (Object array : arrays) {
      claims.write(array, Indices.between(1, 2).or(Indices.of(6)));
      claims.read(array, Indices.of(4));
    }
    claims.seal();
    SavedSlots saved = new SavedSlots(claims, new SlotBuffers());
    int[] ints = (int[]) arrays[4];
    String[] strings = (String[]) arrays[8];
    for (int i = 0; i < 9; i++) {
      ints[i] = i + 1;
      strings[i] = "s" + i;
    }
    saved.restore();
    assertArrayEquals(new int[] {1, 0, 0, 4, 5, 6, 0, 8, 9}, ints);
    assertArrayEquals(new String[] {"s0", null, null, "s3", "s4", "s5", null, "s7", "s8"}, strings);
  }
}
