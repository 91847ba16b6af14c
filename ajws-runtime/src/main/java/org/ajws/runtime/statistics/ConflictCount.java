package org.ajws.runtime.statistics;

/** How often chunks conflicted in the same lines. */
public final class ConflictCount {
  private long count;
  private int location;
  private boolean several;

  ConflictCount() {}

  /** Once more, at a location that is told from most others by a number. */
  void add(int at) {
    several |= count != 0 && at != location;
    location = at;
    count++;
  }

  /** Executions may each have a location of their own. */
  void add(ConflictCount other) {
    count += other.count;
    several |= other.several;
  }

  public long count() {
    return count;
  }

  /** Whether it was one location in each execution. */
  public boolean isOneLocation() {
    return !several;
  }
}
