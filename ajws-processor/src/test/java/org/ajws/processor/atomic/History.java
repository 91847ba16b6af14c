package org.ajws.processor.atomic;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The accesses to one atomic set in the order in which they happened. It is conflict-serialisable
 * if and only if its conflict graph, with an edge from the unit of each access to the units of
 * later accesses in conflict with it, has no cycle.
 */
public final class History {
  private final Map<Integer, Set<Integer>> edges = new LinkedHashMap<>();

  /** The accesses in their order. */
  public History(List<Access> accesses) {
    Map<Integer, Location> locations = new HashMap<>();
    for (Access a : accesses) {
      edges.computeIfAbsent(a.unit(), u -> new LinkedHashSet<>());
      locations.computeIfAbsent(a.location(), l -> new Location()).add(a);
    }
  }

  /** Whether the units could have run one after another with every conflict in the same order. */
  public static boolean isSerialisable(List<Access> accesses) {
    return new History(accesses).cycle().isEmpty();
  }

  /** The units of a cycle in the conflict graph, or nothing. */
  public List<Integer> cycle() {
    Map<Integer, Boolean> done = new HashMap<>(); // false: on the path
    for (Integer start : edges.keySet()) {
      Deque<Integer> path = new ArrayDeque<>();
      List<Integer> found = visit(start, path, done);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private List<Integer> visit(Integer unit, Deque<Integer> path, Map<Integer, Boolean> done) {
    Boolean state = done.get(unit);
    if (state != null) {
      return state ? List.of() : path.stream().dropWhile(u -> !u.equals(unit)).toList();
    }
    done.put(unit, false);
    path.addLast(unit);
    for (Integer next : edges.get(unit)) {
      List<Integer> found = visit(next, path, done);
      if (!found.isEmpty()) {
        return found;
      }
    }
    path.removeLast();
    done.put(unit, true);
    return List.of();
  }

  /**
   * What is known of a location. Only the last writer and the readers since then get edges: those
   * to earlier units follow from them.
   */
  private final class Location {
    private Integer writer;
    private final Set<Integer> readers = new LinkedHashSet<>();

    void add(Access a) {
      if (writer != null) {
        edge(writer, a.unit());
      }
      if (a.write()) {
        readers.forEach(r -> edge(r, a.unit()));
        readers.clear();
        writer = a.unit();
      } else {
        readers.add(a.unit());
      }
    }

    private void edge(Integer from, Integer to) {
      if (!from.equals(to)) {
        edges.get(from).add(to);
      }
    }
  }
}
