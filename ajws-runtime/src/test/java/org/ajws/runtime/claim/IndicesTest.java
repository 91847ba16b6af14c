package org.ajws.runtime.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;

/** Each operation's result holds what Java's operator gives on each pair of members. */
class IndicesTest {
  private static final long[] CORNERS = {
    0,
    1,
    -1,
    2,
    7,
    31,
    64,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1L,
    Integer.MAX_VALUE + 1L,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MAX_VALUE - 1,
    1L << 40
  };

  private enum Op {
    PLUS((a, b) -> a + b, Indices::plus),
    MINUS((a, b) -> a - b, Indices::minus),
    TIMES((a, b) -> a * b, Indices::times),
    DIVIDED((a, b) -> a / b, Indices::dividedBy),
    REMAINDER((a, b) -> a % b, Indices::remainder),
    AND((a, b) -> a & b, Indices::and),
    LEFT((a, b) -> a << b, Indices::shiftedLeft),
    RIGHT((a, b) -> a >> b, Indices::shiftedRight),
    UNSIGNED((a, b) -> a >>> b, Indices::shiftedRightUnsigned),
    MIN(Math::min, Indices::min),
    MAX(Math::max, Indices::max),
    FIRST((a, b) -> a, Indices::or),
    SECOND((a, b) -> b, Indices::or);

    final LongBinaryOperator values;
    final BinaryOperator<Indices> sets;

    Op(LongBinaryOperator values, BinaryOperator<Indices> sets) {
      this.values = values;
      this.sets = sets;
    }
  }

  @Test
  void resultsHoldWhatTheOperatorsGive() {
    for (long seed = 0; seed < 60_000; seed++) {
      Random random = new Random(seed);
      Indices a = set(random);
      Indices b = set(random);
      Op op = Op.values()[random.nextInt(Op.values().length)];
      Indices result = op.sets.apply(a, b);
      Indices narrow = result.toInt();
      for (int k = 0; k < 6; k++) {
        long x = member(a, random);
        long y = member(b, random);
        if (y == 0 && (op == Op.DIVIDED || op == Op.REMAINDER)) {
          continue; // it throws
        }
        long value = op.values.applyAsLong(x, y);
        String what = "seed " + seed + ": " + x + " " + op + " " + y + " of " + a + ", " + b;
        assertTrue(holds(result, value), () -> what + " is not in " + result);
        if (x == (int) x && y == (int) y) {
          int wrapped = narrow(op, (int) x, (int) y);
          assertTrue(holds(narrow, wrapped), () -> what + " as int is not in " + narrow);
        }
      }
    }
  }

  /** Blocks hold what is beside a member in its block, and of ranges and lists nothing else. */
  @Test
  void blocksHoldWhatIsBesideAMember() {
    int exact = 0;
    for (long seed = 0; seed < 40_000; seed++) {
      Random random = new Random(seed);
      Indices set = set(random);
      int size = 1 << random.nextInt(7);
      Indices blocks = set.inBlocksOf(size);
      for (int k = 0; k < 6; k++) {
        long first = member(set, random) & -size;
        long x = first + random.nextInt(size);
        String what = "seed " + seed + ": " + x + ", in blocks of " + size + " of " + set;
        assertTrue(holds(blocks, x), () -> what + ", is not in " + blocks);
        if (set.stride == null || set.stride.step() % size == 0 && blocks.stride != null) {
          exact++;
          long y = member(blocks, random) & -size;
          boolean any = false;
          for (int z = 0; z < size; z++) {
            any |= holds(set, y + z);
          }
          assertTrue(any, "seed " + seed + ": of block " + y + " nothing is in " + set);
        }
      }
    }
    assertTrue(exact > 100_000, "exact: " + exact);
  }

  /** What Java gives on ints. */
  private static int narrow(Op op, int x, int y) {
    switch (op) {
      case LEFT:
        return x << y;
      case RIGHT:
        return x >> y;
      case UNSIGNED:
        return x >>> y;
      case DIVIDED:
        return x / y;
      default:
        return (int) op.values.applyAsLong(x, y);
    }
  }

  private static boolean holds(Indices set, long value) {
    if (value < set.low || value > set.high) {
      return false;
    }
    if (set.list == null) {
      return set.stride == null || set.stride.holds(value);
    }
    boolean[] found = {false};
    set.list.forEachRange((low, high) -> found[0] |= value >= low && value <= high);
    return found[0];
  }

  private static Indices set(Random random) {
    switch (random.nextInt(6)) {
      case 0:
        return Indices.of(number(random));
      case 1:
        long x = number(random);
        long y = number(random);
        return Indices.between(Math.min(x, y), Math.max(x, y));
      case 2:
        int low = random.nextInt(100) - 20;
        return Indices.between(low, low + random.nextInt(50));
      case 3:
        return strided(random);
      case 4: // with blocks: a column of a matrix and those beside it
        return strided(random).plus(Indices.between(-2, random.nextInt(5)));
      default:
        IndexRanges some = new IndexRanges();
        for (int n = 1 + random.nextInt(5); n > 0; n--) {
          int at = random.nextInt(200) - 50;
          some.add(at, at + random.nextInt(3));
        }
        some.seal();
        return Indices.of(some);
    }
  }

  private static Indices strided(Random random) {
    long step = random.nextInt(12) - 6;
    long from = random.nextInt(5);
    return Indices.trips(number(random), step, from, from + 1 + random.nextInt(9));
  }

  private static long number(Random random) {
    return random.nextBoolean()
        ? CORNERS[random.nextInt(CORNERS.length)]
        : random.nextInt(200) - 100;
  }

  private static long member(Indices set, Random random) {
    if (set.list != null) {
      List<Integer> ends = new ArrayList<>();
      set.list.forEachRange(
          (low, high) -> {
            ends.add(low);
            ends.add(high);
          });
      return ends.get(random.nextInt(ends.size()));
    }
    if (set.stride != null) {
      long last = set.stride.firstBlock(set.high); // begins a block, perhaps behind the last one
      long near = last - random.nextInt(3) * set.stride.step();
      long some = near + random.nextInt((int) set.stride.width());
      if (some >= set.low && some <= set.high) {
        return some;
      }
    }
    switch (random.nextInt(3)) {
      case 0:
        return set.low;
      case 1:
        return set.high;
      default:
        long width = set.high - set.low;
        return width > 0 && width < Integer.MAX_VALUE
            ? inStride(set, set.low + random.nextInt((int) width + 1))
            : set.low;
    }
  }

  /** A value, or the next one of a set after it, or its least one. */
  private static long inStride(Indices set, long value) {
    if (set.stride == null || set.stride.holds(value)) {
      return value;
    }
    long block = set.stride.firstBlock(value);
    return block <= set.high ? block : set.low;
  }

  /** Counted variables, against the loops themselves. */
  @Test
  void aCountedVariableHasTheValuesOfItsLoop() {
    int strided = 0;
    for (long seed = 0; seed < 5_000; seed++) {
      Random random = new Random(seed);
      Indices first = strided(random);
      Indices past = Indices.of(random.nextInt(300) - 150);
      if (first.low < -1_000 || first.high > 1_000) {
        continue;
      }
      int step = 1 + random.nextInt(9);
      Indices up = first.upTo(past, step, step, false);
      Indices down = first.downTo(past, step, step, false);
      strided += up.stride == null ? 0 : 1;
      for (long f = first.low; f <= first.high; f++) {
        if (holds(first, f)) {
          String what = "seed " + seed + ": " + first + " by " + step + " to " + past + ": ";
          for (long v = f; v < past.low; v += step) {
            assertTrue(holds(up, v), what + v + " is not in " + up);
          }
          for (long v = f; v > past.low; v -= step) {
            assertTrue(holds(down, v), what + v + " is not in " + down);
          }
        }
      }
    }
    assertTrue(strided > 100, "some have a stride: " + strided);
  }

  /** The same where steps are no constants; a step that is none lets it have any value. */
  @Test
  void aCountedVariableWithOtherStepsHasTheValuesOfItsLoop() {
    int known = 0;
    int apart = 0;
    for (long seed = 0; seed < 5_000; seed++) {
      Random random = new Random(seed);
      Indices first = Indices.of(random.nextInt(60) - 30);
      Indices past = Indices.of(random.nextInt(300) - 150);
      Indices step = Indices.between(random.nextInt(9) - 2, 6 + random.nextInt(5));
      if (random.nextBoolean()) {
        step = Indices.of(step.low);
      }
      Indices reach = step.plus(step); // two steps in an iteration
      Indices up = first.upTo(past, reach, step, false);
      Indices down = first.downTo(past, reach, step, false);
      String what = "seed " + seed + ": " + first + " by " + step + " to " + past + ": ";
      known += up == Indices.INTS ? 0 : 1;
      apart += up.stride == null ? 0 : 1;
      for (int run = 0; run < 4; run++) {
        long v = first.low;
        for (int n = 0; n < 200 && v < past.low; n++) {
          assertTrue(holds(up, v), what + v + " is not in " + up);
          v += some(step, random) + (random.nextBoolean() ? some(step, random) : 0);
        }
        v = first.low;
        for (int n = 0; n < 200 && v > past.low; n++) {
          assertTrue(holds(down, v), what + v + " is not in " + down);
          v -= some(step, random) + (random.nextBoolean() ? some(step, random) : 0);
        }
      }
    }
    assertTrue(known > 1_000, "some are known: " + known);
    assertTrue(apart > 100, "some have a stride: " + apart);
    Indices most = Indices.of(Integer.MAX_VALUE - 3);
    assertEquals(Indices.INTS, Indices.of(0).upTo(most, Indices.of(5), Indices.of(5), false));
    assertEquals(Indices.LONGS, Indices.of(0).upTo(most, Indices.NONE, Indices.NONE, true));
  }

  private static long some(Indices step, Random random) {
    return step.low + random.nextInt((int) (step.high - step.low) + 1);
  }

  /** What keeps columns of a matrix apart. */
  @Test
  void theSlotsOfColumnsAreNotThoseOfTheOthers() {
    Indices rows = Indices.of(0).upTo(Indices.of(20), 1, 1, false);
    for (long n : new long[] {40, -40}) {
      Indices some = rows.times(Indices.of(n)).plus(Indices.trips(0, 1, 5, 8));
      for (long r = 0; r < 20; r++) {
        for (long c = 0; c < 40; c++) {
          boolean isOne = c >= 5 && c < 8;
          assertEquals(isOne, holds(some, r * n + c), r + " " + c + " in " + some);
        }
      }
    }
  }

  @Test
  void aCountedVariableStaysBelowItsBound() {
    Indices upTo = Indices.of(3).upTo(Indices.of(10), 1, 1, false);
    assertEquals("3..9", upTo.toString());
    assertEquals("none", Indices.of(10).upTo(Indices.of(10), 1, 1, false).toString());
    assertEquals("1..8", Indices.of(8).downTo(Indices.of(0), 1, 1, false).toString());
    assertEquals("none", Indices.of(0).downTo(Indices.of(0), 1, 1, false).toString());
  }

  @Test
  void aVariableThatMayWrapAroundHasAnyValue() {
    Indices most = Indices.of(Integer.MAX_VALUE);
    assertEquals(Indices.INTS, Indices.of(0).upTo(most, 2, 2, false));
    assertEquals(Indices.INTS, Indices.of(0).upTo(most.plus(Indices.of(1)), 1, 1, false));
    assertEquals(Indices.INTS, Indices.of(0).downTo(Indices.of(Integer.MIN_VALUE), 2, 2, false));
    assertEquals(
        Indices.LONGS,
        Indices.of(0).upTo(Indices.of(Long.MAX_VALUE).plus(Indices.of(1)), 1, 1, true));
  }

  @Test
  void theTripsOfALoopInEitherDirection() {
    for (long step : new long[] {3, -3, 1, -1}) {
      Indices trips = Indices.trips(10, step, 2, 7);
      for (long value = -30; value < 50; value++) {
        long trip = (value - 10) / step;
        boolean isOne = trip >= 2 && trip < 7 && 10 + trip * step == value;
        assertEquals(isOne, holds(trips, value), value + " in " + trips);
      }
    }
  }
}
