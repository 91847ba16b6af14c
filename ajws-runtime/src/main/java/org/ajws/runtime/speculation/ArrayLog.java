package org.ajws.runtime.speculation;

import java.util.Arrays;

/**
 * The half of a {@link Log} that knows array slots: arrays get numbers, so that an entry is two
 * {@code long}s. The filter and who watches are those of both halves. Reads of slots of primitives
 * may be kept by {@link BlockReads blocks} instead.
 */
abstract class ArrayLog {
  private static final int FIRST = 64;

  static final Object[] NO_OBJECTS = {};
  static final long[] NO_LONGS = {};
  static final int[] NO_TABLE = {0}; // never written: entries have no room

  /** Whether the chunk writes at once, since nothing can invalidate it any more. */
  boolean direct;

  /** Who wants to know in which lines a location is accessed; null: nobody. */
  Conflict witness;

  /** What was written, perhaps: array slots by the hash of their key, fields by their own. */
  final long[] filter = new long[64];

  private final ArrayNumbers arrays = new ArrayNumbers();
  private final BlockReads blocks; // null: slots are told one by one

  private Object base0;
  private long number0;
  private Object base1;
  private long number1;

  // Reads of arrays of primitives, and of references.
  private long[] readKeys = NO_LONGS;
  private long[] readBits = NO_LONGS;
  private int reads;
  private long[] refKeys = NO_LONGS;
  private Object[] refValues = NO_OBJECTS;
  private int refs;

  private int longestReads; // 0: not measured
  private int longestInBlocks;

  // Writes to arrays: a table of entry numbers plus one, by key.
  private long[] writeKeys = NO_LONGS;
  private long[] writeBits = NO_LONGS;
  private Object[] writeRefs = NO_OBJECTS;
  private int writes;
  private int[] writeTable = NO_TABLE;

  ArrayLog(int block) {
    blocks = block == 1 ? null : new BlockReads(block);
  }

  /**
   * A table is about to grow: a good time to look, at the next poll, how the chunk stands. Not now:
   * a value may have been read that is not noted yet.
   */
  abstract void lookSoon();

  /** How many entries of array slots there are. */
  final int arrayEntries() {
    return reads + refs + writes + (blocks == null ? 0 : blocks.entries());
  }

  /** For how many there is room: reads, then writes. */
  final int roomForReads() {
    return readBits.length + refValues.length + (blocks == null ? 0 : blocks.room());
  }

  final int roomForWrites() {
    return writeRefs.length;
  }

  /**
   * Tells accesses to a conflict from now on; null: to none any more. Meanwhile the filter lets all
   * pass, so that accesses ask for this behind it.
   */
  final void watch(Conflict conflict) {
    witness = conflict;
    Arrays.fill(filter, conflict == null ? 0 : -1L);
  }

  final Conflict watched() {
    return witness;
  }

  // ---- keys

  /** The number of an array, and an index within its bounds. */
  final long keyOf(Object array, int i) {
    long number = array == base0 ? number0 : array == base1 ? number1 : number(array);
    return number | i;
  }

  private long number(Object array) {
    long number = (long) arrays.of(array) << 32;
    base1 = base0;
    number1 = number0;
    base0 = array;
    number0 = number;
    return number;
  }

  private static int hash(long key) {
    return (int) (key * 0x9E3779B97F4A7C15L >>> 32);
  }

  // ---- arrays

  final boolean mayBeWritten(long key) {
    return passes(hash(key));
  }

  /** The entry of a write, or -1. */
  final int findWrite(long key) {
    int mask = writeTable.length - 1;
    for (int s = hash(key) >>> 6 & mask; ; s = s + 1 & mask) {
      int e = writeTable[s] - 1;
      if (e < 0 || writeKeys[e] == key) {
        return e;
      }
    }
  }

  /** The same for a read in a line, which somebody may want to know. */
  final int findRead(long key, String site) {
    int e = findWrite(key);
    if (e < 0 && witness != null) {
      witness.reads(arrays.at((int) (key >>> 32)), (int) key, site);
    }
    return e;
  }

  final long writtenBits(int entry) {
    return writeBits[entry];
  }

  final Object writtenReference(int entry) {
    return writeRefs[entry];
  }

  final void noteRead(long key, long bits) {
    if (blocks != null) {
      noteInBlock(key, bits);
      return;
    }
    int n = reads;
    if (n == readBits.length) {
      n = growReads();
    }
    readKeys[n] = key;
    readBits[n] = bits;
    reads = n + 1;
  }

  private void noteInBlock(long key, long bits) {
    if (!direct && !blocks.holds(key, bits)) {
      if (blocks.isFull()) {
        lookSoon();
      }
      blocks.note(arrays.at((int) (key >>> 32)), key, bits);
    }
  }

  private int growReads() {
    if (isToGrow(reads)) {
      int length = longer(reads);
      long[] keys = Arrays.copyOf(readKeys, length);
      readBits = Arrays.copyOf(readBits, length);
      readKeys = keys;
    } else {
      reads = 0;
    }
    return reads;
  }

  final void noteRead(long key, Object value) {
    int n = refs;
    if (n == refValues.length) {
      n = growRefs();
    }
    refKeys[n] = key;
    refValues[n] = value;
    refs = n + 1;
  }

  private int growRefs() {
    if (isToGrow(refs)) {
      int length = longer(refs);
      long[] keys = Arrays.copyOf(refKeys, length);
      refValues = Arrays.copyOf(refValues, length);
      refKeys = keys;
    } else {
      refs = 0;
    }
    return refs;
  }

  final void noteWrite(long key, long bits, String site) {
    int e = entryFor(key, site); // may replace the tables
    writeBits[e] = bits;
  }

  final void noteWrite(long key, Object value, String site) {
    int e = entryFor(key, site); // may replace the tables
    writeRefs[e] = value;
  }

  private int entryFor(long key, String site) {
    int e = -1;
    if (mayBeWritten(key)) {
      e = findWrite(key);
      if (witness != null) {
        witness.writes(arrays.at((int) (key >>> 32)), (int) key, site);
      }
    }
    if (e < 0) {
      e = writes;
      if (e == writeRefs.length) {
        growWrites();
      }
      int hash = hash(key);
      int s = free(writeTable, hash >>> 6);
      // From here on no call: a stack overflow leaves the log whole.
      writeKeys[e] = key;
      writeTable[s] = e + 1;
      filter[hash >>> 26] |= 1L << hash;
      writes = e + 1;
    }
    return e;
  }

  private void growWrites() {
    lookSoon();
    int length = longer(writes);
    long[] keys = Arrays.copyOf(writeKeys, length);
    long[] bits = Arrays.copyOf(writeBits, length);
    Object[] values = Arrays.copyOf(writeRefs, length);
    int[] table = new int[2 * length];
    for (int e = 0; e < writes; e++) {
      table[free(table, hash(keys[e]) >>> 6)] = e + 1;
    }
    writeKeys = keys;
    writeBits = bits;
    writeTable = table;
    writeRefs = values;
  }

  // ---- what both halves use

  final boolean passes(int hash) {
    return (filter[hash >>> 26] >>> hash & 1) != 0;
  }

  static int free(int[] table, int hash) {
    int mask = table.length - 1;
    int s = hash & mask;
    while (table[s] != 0) {
      s = s + 1 & mask;
    }
    return s;
  }

  /** Whether a log of reads that is full grows; else it starts again, since nobody needs it. */
  final boolean isToGrow(int size) {
    lookSoon();
    return !direct || size == 0;
  }

  static int longer(int size) {
    return size == 0 ? FIRST : 2 * size;
  }

  // ---- for the choice of blocks

  /** Remembers how many reads there are, and how many there would be in blocks. */
  final void measureReads() {
    longestReads = reads;
    longestInBlocks = BlockReads.entriesOf(readKeys, reads, BlockChoice.SIZE);
  }

  /** How many reads of slots of primitives there are, or were when it became too long. */
  final int longestReads() {
    if (longestReads == 0 && reads > Log.LARGE) {
      measureReads();
    }
    return longestReads;
  }

  /** What they would be in blocks, as entries of one read. */
  final int longestInBlocks() {
    return longestInBlocks;
  }

  final void forgetMeasured() {
    longestReads = 0;
    longestInBlocks = 0;
  }

  // ---- the end

  /** The slot that has another value than it had when it was read; null if there is none. */
  final Conflict invalidSlot() {
    Conflict found = blocks == null ? null : blocks.invalid(arrays);
    for (int n = 0; n < reads; ) {
      int number = (int) (readKeys[n] >>> 32);
      Object array = arrays.at(number);
      n = ArrayValues.otherFrom(array, readKeys, readBits, n, reads);
      if (n < reads && (int) (readKeys[n] >>> 32) == number) {
        found = Conflict.at(found, array, (int) readKeys[n]);
        break;
      }
    }
    for (int n = 0; n < refs; n++) {
      Object[] array = (Object[]) arrays.at((int) (refKeys[n] >>> 32));
      if (array[(int) refKeys[n]] != refValues[n]) {
        found = Conflict.at(found, array, (int) refKeys[n]);
        break;
      }
    }
    return found;
  }

  final void writeBackSlots() {
    for (int e = 0; e < writes; ) {
      Object array = arrays.at((int) (writeKeys[e] >>> 32));
      if (array instanceof Object[]) {
        ((Object[]) array)[(int) writeKeys[e]] = writeRefs[e];
        e++;
      } else {
        e = ArrayValues.writeFrom(array, writeKeys, writeBits, e, writes);
      }
    }
  }

  /** Forgets the entries, and what the filter knows of both halves, but keeps the tables. */
  final void clearSlots() {
    Arrays.fill(refValues, 0, refs, null);
    Arrays.fill(writeRefs, 0, writes, null);
    if (writes != 0) {
      Arrays.fill(writeTable, 0);
    }
    Arrays.fill(filter, 0);
    base0 = null;
    base1 = null;
    arrays.clear();
    if (blocks != null) {
      blocks.clear();
    }
    reads = 0;
    refs = 0;
    writes = 0;
  }

  /** Drops the tables, and what the filter knows of both halves. */
  final void dropSlots() {
    readKeys = NO_LONGS;
    readBits = NO_LONGS;
    reads = 0;
    refKeys = NO_LONGS;
    refValues = NO_OBJECTS;
    refs = 0;
    writeKeys = NO_LONGS;
    writeBits = NO_LONGS;
    writeRefs = NO_OBJECTS;
    writes = 0;
    writeTable = NO_TABLE;
    base0 = null;
    base1 = null;
    arrays.drop();
    if (blocks != null) {
      blocks.drop();
    }
    Arrays.fill(filter, 0);
  }
}
