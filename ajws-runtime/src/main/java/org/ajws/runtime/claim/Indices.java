package org.ajws.runtime.claim;

/**
 * A set of integers that holds every value which an expression has in any trip of a chunk, and
 * perhaps more: a range, a part of one that comes again at equal distances ({@link Stride}), or a
 * list of ranges where the values were read from an array. Operations are those of Java on the
 * members; a result of type {@code int} that may have wrapped around becomes all ints. Immutable.
 *
 * <p>Arithmetic on ranges follows R. E. Moore, Interval Analysis, 1966, chapter 2.
 */
public final class Indices {
  /** No value at all: the expression is not evaluated. */
  public static final Indices NONE = new Indices(0, -1, null);

  /** All values of type {@code int}. */
  public static final Indices INTS = new Indices(Integer.MIN_VALUE, Integer.MAX_VALUE, null);

  /** All values of type {@code long}. */
  public static final Indices LONGS = new Indices(Long.MIN_VALUE, Long.MAX_VALUE, null);

  final long low;
  final long high;
  final IndexRanges list; // sealed, all of them between low and high; null: all between these
  final Stride stride; // of those between low and high; null: all of them; never beside a list

  private Indices(long low, long high, IndexRanges list) {
    this(low, high, list, null);
  }

  /**
   * All of which a member lies in the same block, and of some strides more.
   *
   * @param size of a block, a power of two
   */
  Indices inBlocksOf(int size) {
    if (size == 1 || isNone()) {
      return this;
    }
    int within = size - 1;
    if (list != null) {
      IndexRanges blocks = new IndexRanges();
      list.forEachRange((first, last) -> blocks.add(first & ~within, last | within));
      blocks.seal();
      return of(blocks);
    }
    long first = low & ~(long) within;
    long last = high | within;
    return between(first, last, stride == null ? null : stride.inBlocksOf(size, first, last));
  }

  private Indices(long low, long high, IndexRanges list, Stride stride) {
    this.low = low;
    this.high = high;
    this.list = list;
    this.stride = stride;
  }

  /** Sealed ranges. */
  static Indices of(IndexRanges found) {
    if (found.isEmpty()) {
      return NONE;
    }
    return new Indices(found.first(), found.last(), found.isOne() ? null : found);
  }

  /**
   * One value.
   *
   * @param value the value
   * @return the set of it
   */
  public static Indices of(long value) {
    return new Indices(value, value, null);
  }

  /**
   * The values of a loop's variable over its numbered trips.
   *
   * @param first in trip 0
   * @param step from trip to trip
   * @param from the first trip
   * @param past the trip after the last one; not before {@code from}
   * @return them
   */
  public static Indices trips(long first, long step, long from, long past) {
    // The loop's own header has been checked: what it reaches does not wrap around.
    long a = first + from * step;
    long b = first + (past - 1) * step;
    return between(Math.min(a, b), Math.max(a, b), Math.abs(step), a);
  }

  /**
   * The values of a variable that counts from any of {@code this} up, as long as it is less than
   * any of another set.
   *
   * @param past the bound
   * @param reach how far it moves before it is compared with the bound again, at most
   * @param step above 0; whatever it moves is a multiple
   * @param wide whether it is a {@code long}
   * @return them; all there are, if it may wrap around
   */
  public Indices upTo(Indices past, long reach, long step, boolean wide) {
    if (isNone() || past.isNone() || low >= past.high) {
      return NONE;
    }
    long last = past.high - 1;
    long most = wide ? Long.MAX_VALUE : Integer.MAX_VALUE;
    return last >= most - reach ? wide ? LONGS : INTS : stepping(step, low, last);
  }

  /**
   * The same, down, as long as it is greater.
   *
   * @param past the bound
   * @param reach how far it moves before it is compared with the bound again, at most
   * @param step above 0; whatever it moves is a multiple
   * @param wide whether it is a {@code long}
   * @return them; all there are, if it may wrap around
   */
  public Indices downTo(Indices past, long reach, long step, boolean wide) {
    if (isNone() || past.isNone() || high <= past.low) {
      return NONE;
    }
    long last = past.low + 1;
    long least = wide ? Long.MIN_VALUE : Integer.MIN_VALUE;
    return last <= least + reach ? wide ? LONGS : INTS : stepping(step, last, high);
  }

  /**
   * The same up, by steps that are no constants.
   *
   * @param past the bound
   * @param reach how far it moves before it is compared with the bound again
   * @param step each of its steps
   * @param wide whether it is a {@code long}
   * @return them; all there are, too, if a step may be no step towards the bound
   */
  public Indices upTo(Indices past, Indices reach, Indices step, boolean wide) {
    return step.low > 0 && !step.isNone()
        ? upTo(past, reach.high, step.isOne() ? step.low : 1, wide)
        : wide ? LONGS : INTS;
  }

  /**
   * The same down.
   *
   * @param past the bound
   * @param reach how far it moves before it is compared with the bound again
   * @param step each of its steps, which are subtracted
   * @param wide whether it is a {@code long}
   * @return them; all there are, too, if a step may be no step towards the bound
   */
  public Indices downTo(Indices past, Indices reach, Indices step, boolean wide) {
    return step.low > 0 && !step.isNone()
        ? downTo(past, reach.high, step.isOne() ? step.low : 1, wide)
        : wide ? LONGS : INTS;
  }

  /** Those from {@code from} to {@code to} that lie some steps from a member. */
  private Indices stepping(long step, long from, long to) {
    boolean isPlain = step == 1 || list != null;
    return new Indices(from, to, null, isPlain ? null : Stride.ofSteps(this, step, from, to));
  }

  /** All from one to another. */
  static Indices between(long low, long high) {
    return low > high ? NONE : new Indices(low, high, null);
  }

  /** Those from one to another that lie a number of steps from {@code one}. */
  private static Indices between(long low, long high, long step, long one) {
    return between(low, high, step == 1 ? null : Stride.of(low, high, step, one, 1));
  }

  /** Those from one to another that belong to a stride. */
  static Indices between(long low, long high, Stride stride) {
    return low > high ? NONE : new Indices(low, high, null, stride);
  }

  boolean isNone() {
    return low > high;
  }

  boolean isOne() {
    return low == high;
  }

  /**
   * The values of both sets.
   *
   * @param other the other one
   * @return the union
   */
  public Indices or(Indices other) {
    if (isNone()) {
      return other;
    }
    if (other.isNone()) {
      return this;
    }
    long min = Math.min(low, other.low);
    long max = Math.max(high, other.high);
    if (list == null && other.list == null && (stride != null || other.stride != null)) {
      Stride both = Stride.ofBoth(this, other, min, max);
      if (both != null) {
        return new Indices(min, max, null, both);
      }
    }
    boolean touch = low <= other.high && other.low <= high;
    if (min < Integer.MIN_VALUE
        || max > Integer.MAX_VALUE
        || touch && list == null && other.list == null) {
      return new Indices(min, max, null);
    }
    IndexRanges both = new IndexRanges();
    addTo(both);
    other.addTo(both);
    both.seal();
    return of(both);
  }

  /** Adds what is in it; all of it is of type int. */
  private void addTo(IndexRanges all) {
    if (list == null) {
      all.add((int) low, (int) high);
    } else {
      list.forEachRange(all::add);
    }
  }

  /** Adds the indices that an array of some length has; there is no stride. */
  void addTo(IndexRanges all, int length) {
    if (length == 0 || isNone() || high < 0 || low >= length) {
      return;
    }
    if (list == null) {
      all.add((int) Math.max(0, low), (int) Math.min(length - 1, high));
      return;
    }
    list.forEachRange(
        (from, to) -> {
          if (from < length && to >= 0) {
            all.add(Math.max(0, from), Math.min(length - 1, to));
          }
        });
  }

  // ---- Java's operators, each on operands and with a result of type long

  /**
   * What the values are in type {@code int}: themselves, or all ints if one of them is none.
   *
   * @return the set
   */
  public Indices toInt() {
    return isNone() || low >= Integer.MIN_VALUE && high <= Integer.MAX_VALUE ? this : INTS;
  }

  /**
   * The same for a narrower type.
   *
   * @param min the least value of the type
   * @param max the greatest one
   * @return the set
   */
  public Indices within(long min, long max) {
    return isNone() || low >= min && high <= max ? this : new Indices(min, max, null);
  }

  /**
   * {@code this + other}.
   *
   * @param other the other operand
   * @return the sums
   */
  public Indices plus(Indices other) {
    if (isNone() || other.isNone()) {
      return NONE;
    }
    if (list != null && other.isOne()) {
      return shifted(other.low);
    }
    if (other.list != null && isOne()) {
      return other.shifted(low);
    }
    try {
      long min = Math.addExact(low, other.low);
      long max = Math.addExact(high, other.high);
      boolean isPlain =
          stride == null && other.stride == null || list != null || other.list != null;
      return new Indices(min, max, null, isPlain ? null : Stride.ofSums(this, other, min, max));
    } catch (ArithmeticException e) {
      return LONGS;
    }
  }

  private Indices shifted(long by) {
    try {
      long min = Math.addExact(low, by);
      long max = Math.addExact(high, by);
      if (min < Integer.MIN_VALUE || max > Integer.MAX_VALUE) {
        return new Indices(min, max, null);
      }
      return of(list.shifted((int) by));
    } catch (ArithmeticException e) {
      return LONGS;
    }
  }

  /**
   * {@code -this}.
   *
   * @return the opposite values
   */
  public Indices negated() {
    if (isNone()) {
      return NONE;
    }
    return low == Long.MIN_VALUE ? LONGS : new Indices(-high, -low, null, Stride.ofOpposites(this));
  }

  /**
   * {@code this - other}.
   *
   * @param other the other operand
   * @return the differences
   */
  public Indices minus(Indices other) {
    return plus(other.negated());
  }

  /**
   * {@code this * other}.
   *
   * @param other the other operand
   * @return the products
   */
  public Indices times(Indices other) {
    if (isNone() || other.isNone()) {
      return NONE;
    }
    try {
      if (list != null && other.isOne()) {
        return scaled(other.low);
      }
      if (other.list != null && isOne()) {
        return other.scaled(low);
      }
      if (isOne() || other.isOne()) {
        return isOne() ? other.multiplied(low) : multiplied(other.low);
      }
      return hull(
          Math.multiplyExact(low, other.low),
          Math.multiplyExact(low, other.high),
          Math.multiplyExact(high, other.low),
          Math.multiplyExact(high, other.high));
    } catch (ArithmeticException e) {
      return LONGS;
    }
  }

  private Indices multiplied(long by) {
    long a = Math.multiplyExact(low, by);
    long b = Math.multiplyExact(high, by);
    long min = Math.min(a, b);
    long max = Math.max(a, b);
    return new Indices(min, max, null, Stride.ofProducts(this, by, min, max));
  }

  private Indices scaled(long by) {
    Indices hull = hull(Math.multiplyExact(low, by), Math.multiplyExact(high, by));
    if (hull.low < Integer.MIN_VALUE || hull.high > Integer.MAX_VALUE) {
      return hull;
    }
    IndexRanges all = new IndexRanges();
    list.forEachRange(
        (from, to) -> {
          int a = (int) (from * by);
          int b = (int) (to * by);
          all.add(Math.min(a, b), Math.max(a, b));
        });
    all.seal();
    return of(all);
  }

  static Indices hull(long... values) {
    long min = values[0];
    long max = values[0];
    for (long v : values) {
      min = Math.min(min, v);
      max = Math.max(max, v);
    }
    return new Indices(min, max, null);
  }

  /**
   * {@code this / other}, where that does not throw.
   *
   * @param other the divisor
   * @return the quotients
   */
  public Indices dividedBy(Indices other) {
    return IndexOperators.dividedBy(this, other);
  }

  /**
   * {@code this % other}, where that does not throw.
   *
   * @param other the divisor
   * @return the remainders
   */
  public Indices remainder(Indices other) {
    return IndexOperators.remainder(this, other);
  }

  /**
   * {@code this & other}.
   *
   * @param other the other operand
   * @return the set
   */
  public Indices and(Indices other) {
    return IndexOperators.and(this, other);
  }

  /**
   * {@code this << other}; the values stand for themselves, so the result has to be narrowed.
   *
   * @param other by how much, for a constant from 0 to 31
   * @return the set
   */
  public Indices shiftedLeft(Indices other) {
    return IndexOperators.shiftedLeft(this, other);
  }

  /**
   * {@code this >> other}.
   *
   * @param other by how much
   * @return the set
   */
  public Indices shiftedRight(Indices other) {
    return IndexOperators.shiftedRight(this, other);
  }

  /**
   * {@code this >>> other}.
   *
   * @param other by how much
   * @return the set
   */
  public Indices shiftedRightUnsigned(Indices other) {
    return IndexOperators.shiftedRightUnsigned(this, other);
  }

  /**
   * {@code Math.min(this, other)}.
   *
   * @param other the other operand
   * @return the set
   */
  public Indices min(Indices other) {
    return IndexOperators.min(this, other);
  }

  /**
   * {@code Math.max(this, other)}.
   *
   * @param other the other operand
   * @return the set
   */
  public Indices max(Indices other) {
    return IndexOperators.max(this, other);
  }

  @Override
  public String toString() {
    return isNone()
        ? "none"
        : list != null ? list.toString() : low + ".." + high + (stride == null ? "" : " " + stride);
  }
}
