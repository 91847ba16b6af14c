package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the objects that the code makes hold of those that it did not make: {@code new Row(a)} has
 * the array {@code a} in its field. Writes to an object of one's own are nobody's business; writes
 * through it to what it holds are.
 *
 * <p>An object is known by the place that makes it. It holds one thing in each field, and one as
 * the element of a container or array; of several it is not known which.
 */
final class OwnObjects {
  /** The element of a container or array. */
  private static final Object ELEMENT = "[]";

  /** What a container is a copy of, slot by slot. */
  private static final Object ORIGINAL = "=";

  private final SymbolicEvaluator walk;
  private final Map<Tree, Integer> numbers = new IdentityHashMap<>();
  private final Map<Integer, Map<Object, AccessPath>> held = new HashMap<>();

  OwnObjects(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** The object that a place makes now; it holds nothing yet. */
  AccessPath make(Tree place) {
    int number = numbers.computeIfAbsent(place, p -> walk.tools.nextId());
    held.remove(number);
    return AccessPath.of(new AccessPath.Origin.Made(number));
  }

  /** Stores something in a field or slot of an object of one's own. */
  void store(AccessPath location, AccessPath value) {
    if (location.origin() instanceof AccessPath.Origin.Made made && location.steps().size() == 1) {
      put(made, key(location.last()), value);
    }
  }

  /** Puts something into a container of one's own. */
  void add(AccessPath container, AccessPath element) {
    if (container.origin() instanceof AccessPath.Origin.Made made && container.steps().isEmpty()) {
      put(made, ELEMENT, element);
    }
  }

  /** Fills a container of one's own with the elements of another. */
  void copy(AccessPath container, AccessPath original) {
    if (container.origin() instanceof AccessPath.Origin.Made made && container.steps().isEmpty()) {
      put(made, ORIGINAL, original);
    }
  }

  private void put(AccessPath.Origin.Made made, Object key, AccessPath value) {
    if (value.isFresh() && !(value.origin() instanceof AccessPath.Origin.Made)) {
      return;
    }
    held.computeIfAbsent(made.id(), n -> new LinkedHashMap<>()).merge(key, value, this::either);
  }

  private AccessPath either(AccessPath one, AccessPath other) {
    if (one.equals(other)) {
      return one;
    }
    if (one.isFresh() && other.isFresh() && held(other).isEmpty()) {
      return one;
    }
    return one.isFresh() && other.isFresh() && held(one).isEmpty() ? other : walk.unknownRef();
  }

  /** What an object holds, by field, or by slot for all of them. */
  Map<Object, AccessPath> held(AccessPath object) {
    return object.origin() instanceof AccessPath.Origin.Made made && object.steps().isEmpty()
        ? held.getOrDefault(made.id(), Map.of())
        : Map.of();
  }

  /** Puts into an object what another one holds. */
  void hold(AccessPath object, Map<Object, AccessPath> all) {
    if (object.origin() instanceof AccessPath.Origin.Made made) {
      all.forEach((key, value) -> put(made, key, value));
    }
  }

  /** One of two objects of one's own: it may hold what either holds. */
  AccessPath merge(AccessPath one, AccessPath other) {
    if (held(one).isEmpty()) {
      return held(other).isEmpty() ? AccessPath.FRESH : other;
    }
    if (held(other).isEmpty()) {
      return one;
    }
    AccessPath merged = AccessPath.of(new AccessPath.Origin.Made(walk.tools.nextId()));
    hold(merged, held(one));
    hold(merged, Map.copyOf(held(other)));
    return merged;
  }

  /** What a step from an object leads to. */
  AccessPath step(AccessPath path, AccessPath.Step step) {
    Map<Object, AccessPath> all = held(path);
    if (all.isEmpty() || step instanceof AccessPath.Step.Call) {
      return all.isEmpty() ? path.then(step) : path; // a view
    }
    if (step instanceof AccessPath.Step.Field field) {
      return all.getOrDefault(field.field(), path.then(step));
    }
    AccessPath element = all.get(ELEMENT);
    AccessPath original = all.get(ORIGINAL);
    if (element != null && original != null) {
      return walk.unknownRef();
    }
    return original != null
        ? step(original, step)
        : element != null ? any(element) : path.then(step);
  }

  /** An object that a loop has come to: which one it is may differ between iterations. */
  AccessPath any(AccessPath object) {
    return any(object, 2);
  }

  private AccessPath any(AccessPath object, int depth) {
    if (!object.isFresh()) {
      AccessPath at = AccessPath.of(object.origin());
      for (AccessPath.Step step : object.steps()) {
        at =
            at.then(
                step instanceof AccessPath.Step.Index index
                    ? new AccessPath.Step.Index(walk.found(index.form()))
                    : step);
      }
      return at;
    }
    if (held(object).isEmpty() || depth == 0) {
      return object;
    }
    AccessPath one = AccessPath.of(new AccessPath.Origin.Made(walk.tools.nextId()));
    Map.copyOf(held(object)).forEach((key, v) -> hold(one, Map.of(key, any(v, depth - 1))));
    return one;
  }

  /** What several steps lead to. */
  AccessPath follow(AccessPath start, List<AccessPath.Step> steps) {
    AccessPath at = start;
    for (AccessPath.Step step : steps) {
      at = step(at, step);
    }
    return at;
  }

  private static Object key(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Field field ? field.field() : ELEMENT;
  }
}
