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

  void add(AccessPath way, T one) {
    for (AccessPath each : Below.is(way) ? Below.ways(way) : List.of(way)) {
      for (int n = 0; n <= Math.min(STEPS, each.steps().size()); n++) {
        all.computeIfAbsent(begin(each, n), b -> new ArrayList<>()).add(one);
      }
    }
  }

  /**
   * What may be met further down; some of it twice.
   *
   * @param below a way of which is known by which links it leads on
   */
  List<T> near(AccessPath below) {
    List<T> near = new ArrayList<>();
    for (AccessPath from : ((AccessPath.Origin.Unknown) below.origin()).among()) {
      int steps = Math.min(STEPS, from.steps().size());
      near.addAll(all.getOrDefault(begin(from, steps), List.of()));
    }
    return near;
  }

  private static AccessPath begin(AccessPath way, int steps) {
    return TaskPlaces.inFirstRound(new AccessPath(way.origin(), way.steps().subList(0, steps)));
  }
}
