package org.ajws.runtime.speculation;

import java.util.Arrays;

/**
 * What a chunk has read, value by value, and what it is to write: a redo log (NOrec: Dalessandro,
 * Spear and Scott, PPoPP 2010, with the commit in order in place of the sequence lock). Reads are
 * appended, a location that is read twice twice: each value must still be there. Writes are kept
 * once for each location, found by open addressing behind a filter.
 *
 * <p>Arrays get numbers, so that an entry is two {@code long}s; fields are kept by object and
 * {@link Location}. Used by the thread that runs the chunk, then by the one that commits it.
 */
public abstract class Log {
  private static final int FIRST = 64;

  /** A chunk with more entries is not worth going on with. */
  static final int MOST = 1 << 16;

  /**
   * Tables with more entries are not kept: to clear them would take longer than to make small ones.
   */
  private static final int LARGE = 1 << 13;

  private static final long[] NO_LONGS = {};
  private static final int[] NO_TABLE = {0}; // never written: entries have no room
  private static final Object[] NO_OBJECTS = {};
  private static final Location[] NO_LOCATIONS = {};

  /** Whether the chunk writes at once, since nothing can invalidate it any more. */
  boolean direct;

  /** What was written, perhaps: array slots by the hash of their key, fields by their own. */
  private final long[] filter = new long[64];

  private final ArrayNumbers arrays = new ArrayNumbers();

  private Object base0;
  private long number0;
  private Object base1;
  private long number1;

  /** Who wants to know in which lines a location is accessed; null: nobody. */
  private Conflict witness;

  // Reads of arrays of primitives, and of references.
  private long[] readKeys = NO_LONGS;
  private long[] readBits = NO_LONGS;
  private int reads;
  private long[] refKeys = NO_LONGS;
  private Object[] refValues = NO_OBJECTS;
  private int refs;

  // Reads of fields.
  private Location[] readFields = NO_LOCATIONS;
  private Object[] readObjects = NO_OBJECTS;
  private long[] readFieldBits = NO_LONGS;
  private Object[] readFieldRefs = NO_OBJECTS;
  private int fieldReads;

  // Writes to arrays: a table of entry numbers plus one, by key.
  private long[] writeKeys = NO_LONGS;
  private long[] writeBits = NO_LONGS;
  private Object[] writeRefs = NO_OBJECTS;
  private int writes;
  private int[] writeTable = NO_TABLE;

  // Writes to fields, likewise by object and field.
  private Location[] writtenFields = NO_LOCATIONS;
  private Object[] writtenObjects = NO_OBJECTS;
  private long[] writtenFieldBits = NO_LONGS;
  private Object[] writtenFieldRefs = NO_OBJECTS;
  private int fieldWrites;
  private int[] fieldTable = NO_TABLE;

  Log() {}

  /**
   * A table is about to grow: a good time to look, at the next poll, how the chunk stands. Not now:
   * a value may have been read that is not noted yet.
   */
  abstract void lookSoon();

  /** How many entries there are. */
  final int entries() {
    return reads + refs + fieldReads + writes + fieldWrites;
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

  private boolean passes(int hash) {
    return (filter[hash >>> 26] >>> hash & 1) != 0;
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
    int n = reads;
    if (n == readBits.length) {
      n = growReads();
    }
    readKeys[n] = key;
    readBits[n] = bits;
    reads = n + 1;
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

  private static int free(int[] table, int hash) {
    int mask = table.length - 1;
    int s = hash & mask;
    while (table[s] != 0) {
      s = s + 1 & mask;
    }
    return s;
  }

  // ---- fields

  final boolean mayBeWritten(Location field) {
    return passes(field.hash);
  }

  /** The entry of a write, or -1. */
  final int findField(Location field, Object object) {
    int mask = fieldTable.length - 1;
    for (int s = hash(field, object) & mask; ; s = s + 1 & mask) {
      int e = fieldTable[s] - 1;
      if (e < 0 || (writtenObjects[e] == object && writtenFields[e] == field)) {
        return e;
      }
    }
  }

  private static int hash(Location field, Object object) {
    return System.identityHashCode(object) * 31 + field.hash;
  }

  /** The same for a read in a line, which somebody may want to know. */
  final int findRead(Location field, Object object, String site) {
    int e = findField(field, object);
    if (e < 0 && witness != null) {
      witness.reads(field, object, site);
    }
    return e;
  }

  final long fieldBits(int entry) {
    return writtenFieldBits[entry];
  }

  final Object fieldReference(int entry) {
    return writtenFieldRefs[entry];
  }

  final void noteField(Location field, Object object, long bits) {
    int n = fieldReads;
    if (n == readFieldRefs.length) {
      n = growFields();
    }
    readFields[n] = field;
    readObjects[n] = object;
    readFieldBits[n] = bits;
    fieldReads = n + 1;
  }

  final void noteField(Location field, Object object, Object value) {
    int n = fieldReads;
    if (n == readFieldRefs.length) {
      n = growFields();
    }
    readFields[n] = field;
    readObjects[n] = object;
    readFieldRefs[n] = value;
    fieldReads = n + 1;
  }

  private int growFields() {
    if (isToGrow(fieldReads)) {
      int length = longer(fieldReads);
      Location[] fields = Arrays.copyOf(readFields, length);
      Object[] objects = Arrays.copyOf(readObjects, length);
      long[] bits = Arrays.copyOf(readFieldBits, length);
      readFieldRefs = Arrays.copyOf(readFieldRefs, length);
      readFields = fields;
      readObjects = objects;
      readFieldBits = bits;
    } else {
      fieldReads = 0;
    }
    return fieldReads;
  }

  final void noteFieldWrite(Location field, Object object, long bits, String site) {
    int e = entryFor(field, object, site); // may replace the tables
    writtenFieldBits[e] = bits;
  }

  final void noteFieldWrite(Location field, Object object, Object value, String site) {
    int e = entryFor(field, object, site); // may replace the tables
    writtenFieldRefs[e] = value;
  }

  private int entryFor(Location field, Object object, String site) {
    if (object == null && !field.isStatic()) {
      throw new NullPointerException("Cannot assign field " + field.name() + " of null");
    }
    int e = -1;
    if (mayBeWritten(field)) {
      e = findField(field, object);
      if (witness != null) {
        witness.writes(field, object, site);
      }
    }
    if (e < 0) {
      e = fieldWrites;
      if (e == writtenFieldRefs.length) {
        growFieldWrites();
      }
      int hash = field.hash;
      int s = free(fieldTable, hash(field, object));
      // From here on no call: a stack overflow leaves the log whole.
      writtenFields[e] = field;
      writtenObjects[e] = object;
      fieldTable[s] = e + 1;
      filter[hash >>> 26] |= 1L << hash;
      fieldWrites = e + 1;
    }
    return e;
  }

  private void growFieldWrites() {
    lookSoon();
    int length = longer(fieldWrites);
    Location[] fields = Arrays.copyOf(writtenFields, length);
    Object[] objects = Arrays.copyOf(writtenObjects, length);
    long[] bits = Arrays.copyOf(writtenFieldBits, length);
    Object[] values = Arrays.copyOf(writtenFieldRefs, length);
    int[] table = new int[2 * length];
    for (int e = 0; e < fieldWrites; e++) {
      table[free(table, hash(fields[e], objects[e]))] = e + 1;
    }
    writtenFields = fields;
    writtenObjects = objects;
    writtenFieldBits = bits;
    fieldTable = table;
    writtenFieldRefs = values;
  }

  /** Whether a log of reads that is full grows; else it starts again, since nobody needs it. */
  private boolean isToGrow(int size) {
    lookSoon();
    return !direct || size == 0;
  }

  private static int longer(int size) {
    return size == 0 ? FIRST : 2 * size;
  }

  // ---- the end

  /**
   * What has another value than it had when it was read; null if everything is still there. Where
   * nobody else commits, and before the chunk's own writes, the answer holds until the next commit.
   */
  final Conflict invalidRead() {
    Conflict found = null;
    for (int n = 0; n < reads; n++) {
      Object array = arrays.at((int) (readKeys[n] >>> 32));
      if (!ArrayValues.holds(array, (int) readKeys[n], readBits[n])) {
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
    for (int n = 0; n < fieldReads; n++) {
      Location field = readFields[n];
      if (!field.holds(readObjects[n], readFieldBits[n], readFieldRefs[n])) {
        found = Conflict.at(found, field, readObjects[n]);
        break;
      }
    }
    return found;
  }

  /** Writes what was written. */
  final void writeBack() {
    for (int e = 0; e < writes; e++) {
      Object array = arrays.at((int) (writeKeys[e] >>> 32));
      if (array instanceof Object[]) {
        ((Object[]) array)[(int) writeKeys[e]] = writeRefs[e];
      } else {
        ArrayValues.write(array, (int) writeKeys[e], writeBits[e]);
      }
    }
    for (int e = 0; e < fieldWrites; e++) {
      writtenFields[e].write(writtenObjects[e], writtenFieldBits[e], writtenFieldRefs[e]);
    }
  }

  /** Forgets all entries, but keeps the tables for the next chunk, unless they are large. */
  final void clear() {
    if (isLarge()) {
      drop();
      return;
    }
    Arrays.fill(refValues, 0, refs, null);
    Arrays.fill(readObjects, 0, fieldReads, null);
    Arrays.fill(readFieldRefs, 0, fieldReads, null);
    Arrays.fill(writtenObjects, 0, fieldWrites, null);
    Arrays.fill(writtenFieldRefs, 0, fieldWrites, null);
    Arrays.fill(writeRefs, 0, writes, null);
    if (writes != 0) {
      Arrays.fill(writeTable, 0);
    }
    if (fieldWrites != 0) {
      Arrays.fill(fieldTable, 0);
    }
    Arrays.fill(filter, 0);
    forgetArrays();
    reads = 0;
    refs = 0;
    fieldReads = 0;
    writes = 0;
    fieldWrites = 0;
  }

  private boolean isLarge() {
    return readBits.length + refValues.length + readFieldRefs.length > LARGE
        || writeRefs.length + writtenFieldRefs.length > LARGE;
  }

  private void forgetArrays() {
    base0 = null;
    base1 = null;
    arrays.clear();
  }

  /** Drops the tables, which may be in any state: an error has struck where it could. */
  final void drop() {
    readKeys = NO_LONGS;
    readBits = NO_LONGS;
    reads = 0;
    refKeys = NO_LONGS;
    refValues = NO_OBJECTS;
    refs = 0;
    readFields = NO_LOCATIONS;
    readObjects = NO_OBJECTS;
    readFieldBits = NO_LONGS;
    readFieldRefs = NO_OBJECTS;
    fieldReads = 0;
    writeKeys = NO_LONGS;
    writeBits = NO_LONGS;
    writeRefs = NO_OBJECTS;
    writes = 0;
    writeTable = NO_TABLE;
    writtenFields = NO_LOCATIONS;
    writtenObjects = NO_OBJECTS;
    writtenFieldBits = NO_LONGS;
    writtenFieldRefs = NO_OBJECTS;
    fieldWrites = 0;
    fieldTable = NO_TABLE;
    base0 = null;
    base1 = null;
    arrays.drop();
    Arrays.fill(filter, 0);
  }
}
