package org.ajws.runtime.speculation;

import java.util.Arrays;

/**
 * What a chunk has read, value by value, and what it is to write: a redo log (NOrec: Dalessandro,
 * Spear and Scott, PPoPP 2010, with the commit in order in place of the sequence lock). Reads are
 * appended, a location that is read twice twice: each value must still be there. Writes are kept
 * once for each location, found by open addressing behind a filter.
 *
 * <p>Fields are kept here, by object and {@link Location}; array slots in {@link ArrayLog}. Used by
 * the thread that runs the chunk, then by the one that commits it.
 */
public abstract class Log extends ArrayLog {
  /** A chunk with more entries is not worth going on with. */
  static final int MOST = 1 << 16;

  /**
   * Tables with more entries are not kept: to clear them would take longer than to make small ones.
   */
  static final int LARGE = 1 << 13;

  private static final Location[] NO_LOCATIONS = {};

  // Reads of fields.
  private Location[] readFields = NO_LOCATIONS;
  private Object[] readObjects = NO_OBJECTS;
  private long[] readFieldBits = NO_LONGS;
  private Object[] readFieldRefs = NO_OBJECTS;
  private int fieldReads;

  // Writes to fields: a table of entry numbers plus one, by object and field.
  private Location[] writtenFields = NO_LOCATIONS;
  private Object[] writtenObjects = NO_OBJECTS;
  private long[] writtenFieldBits = NO_LONGS;
  private Object[] writtenFieldRefs = NO_OBJECTS;
  private int fieldWrites;
  private int[] fieldTable = NO_TABLE;

  Log(int block) {
    super(block);
  }

  /** How many entries there are. */
  final int entries() {
    return arrayEntries() + fieldReads + fieldWrites;
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

  // ---- the end

  /**
   * What has another value than it had when it was read; null if everything is still there. Where
   * nobody else commits, and before the chunk's own writes, the answer holds until the next commit.
   */
  final Conflict invalidRead() {
    Conflict found = invalidSlot();
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
    writeBackSlots();
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
    clearSlots();
    Arrays.fill(readObjects, 0, fieldReads, null);
    Arrays.fill(readFieldRefs, 0, fieldReads, null);
    Arrays.fill(writtenObjects, 0, fieldWrites, null);
    Arrays.fill(writtenFieldRefs, 0, fieldWrites, null);
    if (fieldWrites != 0) {
      Arrays.fill(fieldTable, 0);
    }
    fieldReads = 0;
    fieldWrites = 0;
  }

  private boolean isLarge() {
    return roomForReads() + readFieldRefs.length > LARGE
        || roomForWrites() + writtenFieldRefs.length > LARGE;
  }

  /** Drops the tables, which may be in any state: an error has struck where it could. */
  final void drop() {
    dropSlots();
    readFields = NO_LOCATIONS;
    readObjects = NO_OBJECTS;
    readFieldBits = NO_LONGS;
    readFieldRefs = NO_OBJECTS;
    fieldReads = 0;
    writtenFields = NO_LOCATIONS;
    writtenObjects = NO_OBJECTS;
    writtenFieldBits = NO_LONGS;
    writtenFieldRefs = NO_OBJECTS;
    fieldWrites = 0;
    fieldTable = NO_TABLE;
  }
}
