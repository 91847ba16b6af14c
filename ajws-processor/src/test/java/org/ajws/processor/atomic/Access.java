package org.ajws.processor.atomic;

/**
 * An access to a location by a unit of work.
 *
 * @param unit the unit, from 0
 * @param location the location, from 0
 * @param write whether it writes
 */
public record Access(int unit, int location, boolean write) {
  /** Whether the order of two accesses matters: units differ, the location does not, one writes. */
  public boolean conflictsWith(Access other) {
    return unit != other.unit && location == other.location && (write || other.write);
  }

  /** Such as {@code R1(x)}: unit 1 reads the first location. */
  @Override
  public String toString() {
    return (write ? "W" : "R") + (unit + 1) + "(" + name(location) + ")";
  }

  /** The name of a location. */
  public static String name(int location) {
    return location < 3 ? String.valueOf((char) ('x' + location)) : "l" + location;
  }
}
