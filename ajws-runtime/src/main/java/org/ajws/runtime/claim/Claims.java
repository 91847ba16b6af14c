package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a chunk will read and write: of each array, by its identity, a set of indices. Translated
 * code states them before the chunk runs. They may be more than what the body then touches, and are
 * never less: indices outside of an array, and arrays that are null, are no claims, since the body
 * throws there.
 *
 * <p>Used by one thread at a time; read by others once the table has them.
 */
public final class Claims {
  /** Up to so many arrays they are looked for one by one. */
  private static final int FEW = 8;

  private final List<ArrayClaim> arrays = new ArrayList<>();
  private Map<Object, ArrayClaim> known; // null: few
  private boolean mayLeave;
  private boolean mayNotEnd;
  private boolean broken;
  private long number;
  private String line = "";
  private final int block; // slots that are told apart from others only together
  private final List<NotedClaim> noted; // null: nobody asks where what overlaps

  // The last set that was rounded to blocks: what is inspected is read and written, too.
  private Indices exact = Indices.NONE;
  private Indices rounded = Indices.NONE;

  /** No claims yet, of single slots. */
  public Claims() {
    this(1, false);
  }

  /**
   * No claims yet.
   *
   * @param block so many slots are claimed together, from a multiple of it on; a power of two
   * @param notes whether they are kept by line, too, for {@link Overlap}
   */
  public Claims(int block, boolean notes) {
    this.block = block;
    noted = notes ? new ArrayList<>() : null;
  }

  // ---- for translated code

  /** The body may throw or leave the loop for another reason than an array or index. */
  public void mayLeave() {
    mayLeave = true;
  }

  /** The body has a loop that may go on for ever if an earlier iteration has left. */
  public void mayNotEnd() {
    mayNotEnd = true;
  }

  /**
   * The next claim is of an access in this line.
   *
   * @param line {@code File.java:LINE}, with the operator of a compound assignment that could be a
   *     reduction behind a space
   * @return this
   */
  public Claims at(String line) {
    this.line = line;
    return this;
  }

  /**
   * The body may read slots of an array.
   *
   * @param array the array; null: it throws
   * @param at the slots
   */
  public void read(Object array, Indices at) {
    ArrayClaim claim = claim(array, at);
    if (claim != null) {
      Indices whole = inBlocks(at);
      claim.read(whole);
      note(claim, whole, false);
    }
  }

  /**
   * The body may write slots of an array.
   *
   * @param array the array; null: it throws
   * @param at the slots
   */
  public void write(Object array, Indices at) {
    ArrayClaim claim = claim(array, at);
    if (claim != null) {
      Indices whole = inBlocks(at);
      if (block > 1) {
        claim.write(at, whole);
      } else {
        claim.write(at);
      }
      note(claim, whole, true);
    }
  }

  private Indices inBlocks(Indices at) {
    if (at != exact) {
      rounded = at.inBlocksOf(block);
      exact = at;
    }
    return rounded;
  }

  private void note(ArrayClaim claim, Indices at, boolean write) {
    if (noted != null) {
      noted.add(new NotedClaim(claim.array, at, claim.length, write, line));
    }
  }

  /**
   * The body may read slots of arrays.
   *
   * @param arrays each of them
   * @param at the slots
   */
  public void read(ArraySet arrays, Indices at) {
    for (int i = 0; i < arrays.count(); i++) {
      read(arrays.get(i), at);
    }
  }

  /**
   * The body may write slots of arrays.
   *
   * @param arrays each of them
   * @param at the slots
   */
  public void write(ArraySet arrays, Indices at) {
    for (int i = 0; i < arrays.count(); i++) {
      write(arrays.get(i), at);
    }
  }

  private ArrayClaim claim(Object array, Indices at) {
    if (at.isNone()) {
      return null;
    }
    if (array == null) {
      mayLeave = true;
      return null;
    }
    ArrayClaim claim = of(array);
    if (at.low < 0 || at.high >= claim.length) {
      mayLeave = true;
    }
    return claim;
  }

  /** The claim of an array; null: there is none. */
  ArrayClaim find(Object array) {
    if (known != null) {
      return known.get(array);
    }
    for (int i = 0; i < arrays.size(); i++) {
      ArrayClaim c = arrays.get(i);
      if (c.array == array) {
        return c;
      }
    }
    return null;
  }

  private ArrayClaim of(Object array) {
    ArrayClaim claim = find(array);
    if (claim != null) {
      return claim;
    }
    claim = added(array);
    if (known != null) {
      known.put(array, claim);
      return claim;
    }
    if (arrays.size() > FEW) {
      known = new IdentityHashMap<>();
      arrays.forEach(c -> known.put(c.array, c));
    }
    return claim;
  }

  private ArrayClaim added(Object array) {
    ArrayClaim claim = new ArrayClaim(this, array);
    arrays.add(claim);
    return claim;
  }

  /** The slots that are read to know what is claimed. */
  private Slots inspected(Object array, Indices at) {
    ArrayClaim claim = claim(array, at);
    Slots slots = new Slots();
    if (claim != null) {
      claim.read(inBlocks(at));
      claim.inspect(at);
      slots.add(at, claim.length);
    }
    return slots;
  }

  /**
   * One array.
   *
   * @param array the array; null: what touches it throws
   * @return it alone
   */
  public ArraySet only(Object array) {
    ArraySet set = new ArraySet();
    set.add(array);
    return set;
  }

  /**
   * No array.
   *
   * @return the empty set
   */
  public ArraySet none() {
    return new ArraySet();
  }

  /**
   * The arrays in slots of an array.
   *
   * @param array the outer array
   * @param at the slots
   * @return their arrays
   */
  public ArraySet rows(Object array, Indices at) {
    return rows(only(array), at);
  }

  /**
   * The arrays in slots of arrays.
   *
   * @param arrays the outer arrays
   * @param at the slots
   * @return their arrays
   */
  public ArraySet rows(ArraySet arrays, Indices at) {
    ArraySet rows = new ArraySet();
    for (int i = 0; i < arrays.count(); i++) {
      Object[] outer = (Object[]) arrays.get(i);
      inspected(outer, at)
          .forEachRange(
              (low, high) -> {
                for (int j = low; j <= high; j++) {
                  rows.add(outer[j]);
                }
              });
    }
    return rows;
  }

  /**
   * The values in slots of an array of {@code byte}, {@code short}, {@code char}, {@code int} or
   * {@code long}.
   *
   * @param array the array; null: it throws
   * @param at the slots
   * @return their values
   */
  public Indices values(Object array, Indices at) {
    return values(only(array), at);
  }

  /**
   * The values in slots of arrays of such a type.
   *
   * @param arrays the arrays
   * @param at the slots
   * @return their values
   */
  public Indices values(ArraySet arrays, Indices at) {
    IndexRanges found = new IndexRanges();
    Indices[] wide = {Indices.NONE}; // of longs, that no list can hold
    for (int i = 0; i < arrays.count(); i++) {
      Object array = arrays.get(i);
      Slots slots = inspected(array, at);
      if (arrays.count() == 1 && array instanceof int[] && slots.isOneRange()) {
        IndexRanges many = IndexRanges.ofValues((int[]) array, slots.first(), slots.last());
        if (many != null) {
          return Indices.of(many);
        }
      }
      slots.forEachRange(
          (low, high) -> {
            if (array instanceof long[]) {
              wide[0] = wide[0].or(hull((long[]) array, low, high));
            } else {
              add(array, low, high, found);
            }
          });
    }
    found.seal();
    return Indices.of(found).or(wide[0]);
  }

  private static Indices hull(long[] array, int low, int high) {
    long min = array[low];
    long max = min;
    for (int k = low; k <= high; k++) {
      min = Math.min(min, array[k]);
      max = Math.max(max, array[k]);
    }
    return Indices.between(min, max);
  }

  private static void add(Object array, int low, int high, IndexRanges found) {
    if (array instanceof int[]) {
      int[] values = (int[]) array;
      for (int k = low; k <= high; k++) {
        int value = values[k]; // once: another chunk may write it, and the claims are made again
        found.add(value, value);
      }
    } else if (array instanceof short[]) {
      for (int k = low; k <= high; k++) {
        int value = ((short[]) array)[k];
        found.add(value, value);
      }
    } else if (array instanceof char[]) {
      for (int k = low; k <= high; k++) {
        int value = ((char[]) array)[k];
        found.add(value, value);
      }
    } else {
      for (int k = low; k <= high; k++) {
        int value = ((byte[]) array)[k];
        found.add(value, value);
      }
    }
  }

  /**
   * The lengths of arrays.
   *
   * @param arrays the arrays
   * @return their lengths
   */
  public Indices lengths(ArraySet arrays) {
    Indices all = Indices.NONE;
    for (int i = 0; i < arrays.count(); i++) {
      all = all.or(length(arrays.get(i)));
    }
    return all;
  }

  /**
   * The length of an array.
   *
   * @param array the array; null: it throws
   * @return its length
   */
  public Indices length(Object array) {
    if (array == null) {
      mayLeave = true;
      return Indices.NONE;
    }
    return Indices.of(java.lang.reflect.Array.getLength(array));
  }

  // ---- for the run

  /** Nothing is known of what the chunk touches: no other may run beside it. */
  public void giveUp() {
    broken = true;
    mayLeave = true;
  }

  /**
   * Completes the claims. A chunk that may write what they were made of touches other slots than
   * they say, perhaps.
   */
  public void seal() {
    for (ArrayClaim c : arrays) {
      c.seal();
      if (c.inspected.overlaps(c.writes)) {
        giveUp();
      }
    }
  }

  /**
   * Whether nothing is known of what the chunk touches.
   *
   * @return whether it has to run alone
   */
  public boolean isGivenUp() {
    return broken;
  }

  /**
   * Whether the chunk may throw or leave the loop.
   *
   * @return false: it surely comes to its end
   */
  public boolean canLeave() {
    return mayLeave;
  }

  /**
   * Whether the chunk may go on for ever if an earlier one has left.
   *
   * @return false: it surely ends or throws
   */
  public boolean canStay() {
    return mayNotEnd;
  }

  /**
   * Gives them the number of their chunk.
   *
   * @param chunk its number
   */
  public void number(long chunk) {
    number = chunk;
  }

  /**
   * The number of their chunk.
   *
   * @return what {@link #number(long)} was given
   */
  public long number() {
    return number;
  }

  /** What was claimed, by line; none where nobody asked. */
  List<NotedClaim> noted() {
    return noted == null ? List.of() : noted;
  }

  List<ArrayClaim> arrays() {
    return arrays;
  }
}
