package org.ajws.runtime.statistics;

/** How often chunks conflicted in the same lines. */
public final class ConflictCount {
  private long count;
  private int location;
  private boolean several;
  private boolean isOne; // what says so: one slot or field, or the same slots again

  ConflictCount() {}

  /**
   * Once more, at a location that is told from most others by a number.
   *
   * @param slots whether it is many slots: then one conflict alone does not say that the next one
   *     is of the same ones
   */
  void add(int at, boolean slots) {
    several |= count != 0 && at != location;
    isOne |= !slots || count != 0 && at == location;
    location = at;
    count++;
  }

  /** Executions may each have a location of their own. */
  void add(ConflictCount other) {
    count += other.count;
    several |= other.several;
    isOne |= other.isOne;
  }

  public long count() {
    return count;
  }

  /** Whether it was one location in each execution. */
  public boolean isOneLocation() {
    return isOne && !several;
  }
}
