package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * What recursion does further down a structure: {@code walk(n.left)} in {@code walk(n)} writes
 * {@code n.left.v}, and so on. Of it is known from which object the places are reached, by which
 * links, and how the ways end. It is compared with what others do in the same structure, and not
 * with itself: parts of one level are believed to be apart.
 */
record Below(List<Effect> effects, List<Read> reads) {
  static final Below NOTHING = new Below(List.of(), List.of());

  /** So many are kept of one method. */
  private static final int MAX = 24;

  /** Stands for any slot among links. */
  private static final AccessPath.Step SLOT = new AccessPath.Step.Index(Polynomial.ZERO);

  Below {
    effects = List.copyOf(effects);
    reads = List.copyOf(reads);
  }

  /** What a method does at any time. */
  static Below of(List<Effect> effects, List<Read> reads) {
    return effects.isEmpty() && reads.isEmpty()
        ? NOTHING
        : new Below(
            merged(
                effects.stream().map(e -> e.of(null, 0)).toList(),
                e -> List.of(e.kind(), e.outlasts(), e.guards()),
                Effect::target,
                (a, b) -> a.by(Dispatch.either(a.dispatches(), b.dispatches())),
                Effect::on),
            merged(
                reads.stream().map(r -> r.of(null, 0)).toList(),
                r -> List.of(r.outlasts(), r.guards()),
                Read::location,
                (a, b) -> a.by(Dispatch.either(a.dispatches(), b.dispatches())),
                Read::of));
  }

  Below and(Below other) {
    if (other.isEmpty() || isEmpty()) {
      return isEmpty() ? other : this;
    }
    List<Effect> allEffects = new ArrayList<>(effects);
    allEffects.addAll(other.effects);
    List<Read> allReads = new ArrayList<>(reads);
    allReads.addAll(other.reads);
    return of(allEffects, allReads);
  }

  /** Notes it as done at the point that a walk has reached. */
  void into(SymbolicEvaluator walk) {
    for (Effect e : effects) {
      Effect done = e.of(walk.task, ++walk.clock);
      walk.effectsBelow.add(walk.outlasts ? done.outlasting() : done);
    }
    for (Read r : reads) {
      Read done = r.of(walk.task, ++walk.clock);
      walk.readsBelow.add(walk.outlasts ? done.outlasting() : done);
    }
  }

  boolean isEmpty() {
    return effects.isEmpty() && reads.isEmpty();
  }

  /** Whether some of it is done by asyncs that may still run when the method has returned. */
  boolean outlasts() {
    return effects.stream().anyMatch(Effect::outlasts) || reads.stream().anyMatch(Read::outlasts);
  }

  /** One for all that begin and end alike, by all links. */
  private static <T> List<T> merged(
      List<T> all,
      Function<T, Object> kind,
      Function<T, AccessPath> way,
      BinaryOperator<T> either,
      BiFunction<T, AccessPath, T> on) {
    Map<List<Object>, T> distinct = new LinkedHashMap<>();
    BinaryOperator<T> both =
        (a, b) -> {
          AccessPath linked = linked(way.apply(a), way.apply(b));
          T any = either.apply(a, b);
          return linked == way.apply(a) ? any : on.apply(any, linked);
        };
    for (T one : all) {
      AccessPath.Origin.Unknown some = (AccessPath.Origin.Unknown) way.apply(one).origin();
      List<AccessPath.Step> end = withoutSlots(way.apply(one).steps());
      distinct.merge(List.of(some.among(), end, kind.apply(one)), one, both);
    }
    return distinct.values().stream().limit(MAX).toList();
  }

  private static AccessPath linked(AccessPath one, AccessPath other) {
    AccessPath.Origin.Unknown some = (AccessPath.Origin.Unknown) one.origin();
    Set<AccessPath.Step> more = ((AccessPath.Origin.Unknown) other.origin()).links();
    if (some.links().containsAll(more)) {
      return one;
    }
    Set<AccessPath.Step> links = new HashSet<>(some.links());
    links.addAll(more);
    return new AccessPath(
        new AccessPath.Origin.Unknown(some.id(), some.among(), links), one.steps());
  }

  /**
   * The end of a longer way that goes on from a shorter one and ends alike, from any object on the
   * way between; null if it does not.
   */
  static AccessPath between(AccessPath shorter, AccessPath longer) {
    List<AccessPath.Step> steps = longer.steps();
    int more = steps.size() - shorter.steps().size();
    if (more <= 0
        || shorter.steps().isEmpty()
        || !isLike(shorter.last(), longer.last())
        || !shorter.hasFixedOrigin()
        || !shorter.origin().equals(longer.origin())) {
      return null;
    }
    int begin = 0;
    while (begin < shorter.steps().size() && isLike(shorter.steps().get(begin), steps.get(begin))) {
      begin++;
    }
    for (int n = begin; n < shorter.steps().size(); n++) {
      if (!isLike(shorter.steps().get(n), steps.get(n + more))) {
        return null;
      }
    }
    if (begin == shorter.steps().size()) {
      return null; // a part of what is at its end, and not of what is below
    }
    AccessPath from = new AccessPath(longer.origin(), steps.subList(0, begin));
    return some(0, from, steps.subList(begin, begin + more))
        .then(steps.subList(begin + more, steps.size()));
  }

  /** Some object that one leads to by links, or the object itself. */
  static AccessPath some(int id, AccessPath from, Collection<AccessPath.Step> links) {
    Set<AccessPath.Step> all = Set.copyOf(withoutSlots(links));
    return AccessPath.of(new AccessPath.Origin.Unknown(id, Set.of(from), all));
  }

  private static List<AccessPath.Step> withoutSlots(Collection<AccessPath.Step> steps) {
    List<AccessPath.Step> all = new ArrayList<>();
    steps.forEach(s -> all.add(s instanceof AccessPath.Step.Index ? SLOT : s));
    return all;
  }

  private static boolean isLike(AccessPath.Step one, AccessPath.Step other) {
    return one.equals(other)
        || one instanceof AccessPath.Step.Index && other instanceof AccessPath.Step.Index;
  }

  /** Whether a way is one of which is known only by which links it leads on. */
  static boolean is(AccessPath way) {
    return way.origin() instanceof AccessPath.Origin.Unknown some
        && !some.links().isEmpty()
        && !some.among().isEmpty();
  }

  /**
   * The place of another way at which the two may meet; null where they do not.
   *
   * @param below a way of which is known by which links it leads on
   */
  static AccessPath meeting(AccessPath below, AccessPath other) {
    AccessPath.Origin.Unknown some = (AccessPath.Origin.Unknown) below.origin();
    for (AccessPath way : is(other) ? ways(other) : List.of(other)) {
      for (AccessPath from : some.among()) {
        if (isBelow(from, some.links(), below.steps(), way)) {
          return way;
        }
      }
    }
    return null;
  }

  /** The shortest ways that one of which only the links are known may stand for. */
  static List<AccessPath> ways(AccessPath other) {
    return ((AccessPath.Origin.Unknown) other.origin())
        .among().stream().map(a -> a.then(other.steps())).toList();
  }

  private static boolean isBelow(
      AccessPath from, Set<AccessPath.Step> links, List<AccessPath.Step> end, AccessPath way) {
    int begin = from.steps().size();
    int last = way.steps().size() - end.size();
    AccessPath first =
        last < begin ? null : new AccessPath(way.origin(), way.steps().subList(0, begin));
    if (first == null
        || !TaskPlaces.isSame(from, first) && !TaskPlaces.isAmong(from, first, false)) {
      return false;
    }
    for (AccessPath.Step link : way.steps().subList(begin, last)) {
      if (!links.contains(link instanceof AccessPath.Step.Index ? SLOT : link)) {
        return false;
      }
    }
    for (int n = 0; n < end.size(); n++) {
      if (!isLike(end.get(n), way.steps().get(last + n))) {
        return false;
      }
    }
    return true;
  }
}
