package org.ajws.runtime.speculation;

import org.ajws.runtime.statistics.ConflictLines;

/**
 * What a chunk had read that then had another value, and in which lines that is read and written.
 * Lines are found by a second run of the chunk as the oldest, when nobody else writes: up to the
 * read that was not valid it reads what the first run read, so it takes the same path, and the
 * first of the <em>suspects</em> that it comes to is that read. (There is one suspect for each log
 * of reads, since the order of their entries is known within a log only.) So accesses note no
 * lines.
 */
class Conflict {
  private static final int SUSPECTS = 3;

  private final String place;
  private final Location[] fields = new Location[SUSPECTS]; // null: an array
  private final Object[] objects = new Object[SUSPECTS];
  private final int[] indices = new int[SUSPECTS];
  private int block = 1; // slots of arrays of primitives that were read together
  private int size;

  // Found by the second run.
  private int culprit = -1; // the suspect that was read first
  private String readAt;
  private final String[] writtenAt = new String[SUSPECTS]; // first, by suspect
  private final String[] besides = new String[SUSPECTS]; // another slot, or object's field

  /** One at a place that has no line of its own. */
  Conflict(String place) {
    this.place = place;
  }

  /** A slot of an array is suspected; the first suspect gives its name to the place. */
  static Conflict at(Conflict before, Object array, int index) {
    Conflict c = before == null ? new Conflict(name(array, 1)) : before;
    c.add(null, array, index);
    return c;
  }

  /** A slot of an array is suspected, or another one of its block, which is what was read. */
  static Conflict inBlock(Object array, int index, int size) {
    Conflict c = new Conflict(name(array, size));
    c.block = size;
    c.add(null, array, index);
    return c;
  }

  /** A field is suspected. */
  static Conflict at(Conflict before, Location field, Object object) {
    Conflict c = before == null ? new Conflict(field.name()) : before;
    c.add(field, object, 0);
    return c;
  }

  private void add(Location field, Object object, int index) {
    fields[size] = field;
    objects[size] = object;
    indices[size] = index;
    size++;
  }

  /** A field, or a type of array. */
  String place() {
    return place;
  }

  /** Whether a second run can tell more. */
  boolean hasLines() {
    return size != 0;
  }

  /** Whether the second run has told all that it can. */
  boolean isSolved() {
    return culprit >= 0 && writtenAt[culprit] != null;
  }

  // ---- the second run

  void reads(Object array, int index, String site) {
    for (int s = 0; culprit < 0 && s < size; s++) {
      if (fields[s] == null && objects[s] == array && isSame(s, index)) {
        culprit = s;
        readAt = site;
      }
    }
  }

  void reads(Location field, Object object, String site) {
    for (int s = 0; culprit < 0 && s < size; s++) {
      if (fields[s] == field && objects[s] == object) {
        culprit = s;
        readAt = site;
      }
    }
  }

  void writes(Object array, int index, String site) {
    for (int s = 0; s < size; s++) {
      if (fields[s] == null && objects[s] == array) {
        writes(s, isSame(s, index), site);
      }
    }
  }

  /** Whether a slot is the suspected one, or in its block. */
  private boolean isSame(int suspect, int index) {
    int of = block(suspect);
    return indices[suspect] / of == index / of;
  }

  private int block(int suspect) {
    return objects[suspect] instanceof Object[] ? 1 : block;
  }

  private static String name(Object array, int block) {
    return array.getClass().getSimpleName() + (block == 1 ? "" : " in blocks of " + block);
  }

  void writes(Location field, Object object, String site) {
    for (int s = 0; s < size; s++) {
      if (fields[s] == field) {
        writes(s, objects[s] == object, site);
      }
    }
  }

  private void writes(int suspect, boolean same, String site) {
    String[] sites = same ? writtenAt : besides;
    if (sites[suspect] == null) {
      sites[suspect] = site;
    }
  }

  /** Where it was; null if the second run did not come there. */
  ConflictLines lines() {
    if (culprit < 0) {
      return null;
    }
    String written = writtenAt[culprit] != null ? writtenAt[culprit] : besides[culprit];
    String name =
        fields[culprit] == null ? name(objects[culprit], block(culprit)) : fields[culprit].name();
    return new ConflictLines(name, readAt, written == null ? "" : written);
  }

  /** Tells the location that was read from most others. */
  int location() {
    Location field = fields[culprit];
    int in = field == null ? indices[culprit] : field.hash;
    return 31 * System.identityHashCode(objects[culprit]) + in;
  }
}
