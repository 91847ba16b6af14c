package org.ajws.processor.atomic;

/** A generated object with two units of work that make the accesses of an interleaving. */
public interface TwoUnits {
  /** The accesses of the first unit. */
  void first(Schedule schedule);

  /** The accesses of the second unit. */
  void second(Schedule schedule);
}
