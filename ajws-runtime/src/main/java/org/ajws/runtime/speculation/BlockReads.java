package org.ajws.runtime.speculation;

import java.lang.reflect.Array;
import java.util.Arrays;

/**
 * Reads of array slots of primitives by blocks: the first read of a block copies all of it, and one
 * of the same value later is no entry. So a slot that nobody has read may make a chunk conflict,
 * and what is read often, or beside each other, takes less. A slot that had another value since
 * then makes another entry of its block, as it does without blocks (A-B-A). Used as the {@link
 * Log}.
 */
final class BlockReads {
  /** So many blocks are found again; of others there are entries twice. */
  private static final int RECENT = 64;

  /** Slots to begin with. */
  private static final int FIRST = 128;

  private final int size; // of a block, a power of two
  private final int shift;

  // Entry n is keys[n], the number of the array and the first slot, and size bits from n * size on.
  private long[] keys = ArrayLog.NO_LONGS;
  private long[] bits = ArrayLog.NO_LONGS;
  private int count;
  private final int[] recent = new int[RECENT]; // entries plus one, by hash of the block

  BlockReads(int size) {
    this.size = size;
    this.shift = Integer.numberOfTrailingZeros(size);
  }

  /** What stands for so many reads: an entry of one read is two numbers. */
  int entries() {
    return count * (size + 1) / 2;
  }

  /** For what stands for so many reads there is room. */
  int room() {
    return bits.length / 2;
  }

  /** What reads of single slots would be in blocks of a size, as entries of one read. */
  static int entriesOf(long[] keys, int count, int size) {
    int shift = Integer.numberOfTrailingZeros(size);
    long[] recent = new long[RECENT];
    Arrays.fill(recent, -1);
    int blocks = 0;
    for (int n = 0; n < count; n++) {
      long block = keys[n] >>> shift;
      int at = hash(block);
      if (recent[at] != block) {
        recent[at] = block;
        blocks++;
      }
    }
    return (int) Math.min(Integer.MAX_VALUE, blocks * (size + 1L) / 2);
  }

  boolean isFull() {
    return count == keys.length;
  }

  private static int hash(long block) {
    return (int) (block * 0x9E3779B97F4A7C15L >>> 58); // below RECENT
  }

  /** Whether the newest entry of the slot's block says that it has this value. */
  boolean holds(long key, long value) {
    long block = key >>> shift;
    int e = recent[hash(block)] - 1;
    return e >= 0
        && keys[e] >>> shift == block
        && bits[(e << shift) + ((int) key & size - 1)] == value;
  }

  /** A slot of an array has been read. */
  void note(Object array, long key, long value) {
    int n = count;
    if (n == keys.length) {
      grow();
    }
    int within = (int) key & size - 1;
    int first = (int) key - within;
    int at = n << shift;
    ArrayValues.copy(array, first, Math.min(size, Array.getLength(array) - first), bits, at);
    bits[at + within] = value; // what was read, if it has changed meanwhile
    keys[n] = key - within;
    recent[hash(key >>> shift)] = n + 1;
    count = n + 1;
  }

  private void grow() {
    int length = count == 0 ? Math.max(1, FIRST >> shift) : 2 * count;
    if ((long) length << shift > Integer.MAX_VALUE - 8) {
      throw new OutOfMemoryError("a log of " + length + " blocks of " + size + " slots");
    }
    long[] values = Arrays.copyOf(bits, length << shift);
    keys = Arrays.copyOf(keys, length);
    bits = values;
  }

  /** The slot that has another value than it had when its block was read; null: there is none. */
  Conflict invalid(ArrayNumbers arrays) {
    for (int n = 0; n < count; n++) {
      Object array = arrays.at((int) (keys[n] >>> 32));
      int first = (int) keys[n];
      int length = Math.min(size, Array.getLength(array) - first);
      int other = ArrayValues.mismatch(array, first, length, bits, n << shift);
      if (other >= 0) {
        return Conflict.inBlock(array, other, size);
      }
    }
    return null;
  }

  void clear() {
    count = 0;
    Arrays.fill(recent, 0);
  }

  void drop() {
    clear();
    keys = ArrayLog.NO_LONGS;
    bits = ArrayLog.NO_LONGS;
  }
}
