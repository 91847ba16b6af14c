package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is done, or read, by the first steps of the ways: of thousands of tasks that go down a
 * structure each, only what begins alike is compared.
 */
final class ByBeginning<T> {
  private static final int STEPS = 2;

  private final Map<AccessPath, List<T>> all = new HashMap<>();

  /** Those that go through any slots, by the way to the first of these: the elements of a loop. */
  private final Map<AccessPath, List<T>> ofAnySlot = new HashMap<>();

  void add(AccessPath way, T one) {
    for (AccessPath each : Below.is(way) ? Below.ways(way) : List.of(way)) {
      int moving = moving(each);
      if (moving >= 0) {
        ofAnySlot.computeIfAbsent(begin(each, moving), b -> new ArrayList<>()).add(one);
      }
      for (int n = 0; n <= Math.min(STEPS, each.steps().size()); n++) {
        all.computeIfAbsent(begin(each, n), b -> new ArrayList<>()).add(one);
      }
    }
  }

  /** The first of the first steps that leads to another slot in each round; -1 for none. */
  private static int moving(AccessPath way) {
    for (int n = 0; n < Math.min(STEPS, way.steps().size()); n++) {
      if (way.steps().get(n) instanceof AccessPath.Step.Index index
          && index.form().symbols().stream().anyMatch(s -> s instanceof Symbol.Inner)) {
        return n;
      }
    }
    return -1;
  }

  /**
   * What may be met further down; some of it twice.
   *
   * @param below a way of which is known by which links it leads on
   */
  List<T> near(AccessPath below) {
    List<T> near = new ArrayList<>();
    for (AccessPath from : ((AccessPath.Origin.Unknown) below.origin()).among()) {
      int moving = moving(from);
      int steps = moving >= 0 ? moving : Math.min(STEPS, from.steps().size());
      near.addAll(all.getOrDefault(begin(from, steps), List.of()));
      for (int n = 0; n < steps; n++) {
        if (from.steps().get(n) instanceof AccessPath.Step.Index) {
          near.addAll(ofAnySlot.getOrDefault(begin(from, n), List.of()));
        }
      }
    }
    return near;
  }

  private static AccessPath begin(AccessPath way, int steps) {
    return TaskPlaces.inFirstRound(new AccessPath(way.origin(), way.steps().subList(0, steps)));
  }
}
