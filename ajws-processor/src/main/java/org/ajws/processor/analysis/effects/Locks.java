package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;

/** The monitors and locks that are held at a point of a walk. */
final class Locks {
  private final List<AccessPath> guards;
  private final List<AccessPath> readGuards;

  Locks() {
    this(new ArrayList<>(), new ArrayList<>());
  }

  private Locks(List<AccessPath> guards, List<AccessPath> readGuards) {
    this.guards = guards;
    this.readGuards = readGuards;
  }

  /** Those that nobody else holds meanwhile. */
  List<AccessPath> guards() {
    return guards;
  }

  /** The write locks of the pairs of which the read lock is held: they protect no write. */
  List<AccessPath> readGuards() {
    return readGuards;
  }

  Locks copy() {
    return new Locks(new ArrayList<>(guards), new ArrayList<>(readGuards));
  }

  /** Those that are held where two ways meet: what is held on both. */
  Locks and(Locks other) {
    return new Locks(both(guards, other.guards), both(readGuards, other.readGuards));
  }

  private static List<AccessPath> both(List<AccessPath> a, List<AccessPath> b) {
    List<AccessPath> left = new ArrayList<>(b);
    List<AccessPath> both = new ArrayList<>(a);
    both.removeIf(lock -> !left.remove(lock)); // one that is held twice, as often as on both
    return both;
  }
}
