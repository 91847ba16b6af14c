package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Objects of which is known only which ones they may be: {@code first ? a : b}, an argument of
 * several, the end of a way through a structure.
 */
final class SomeObjects {
  /** An object may be one of so many; of more nothing is said. */
  static final int MAX = 8;

  private SomeObjects() {}

  /** The objects that one stands for, as far as they have a name; none if nobody knows. */
  static Set<AccessPath> of(AccessPath object) {
    if (object.origin() instanceof AccessPath.Origin.Unknown some) {
      Set<AccessPath> all = new LinkedHashSet<>();
      boolean itself = some.links().isEmpty();
      (itself ? some.among() : Set.<AccessPath>of())
          .forEach(one -> all.add(one.then(object.steps())));
      return all;
    }
    return object.isFresh() || object.origin() instanceof AccessPath.Origin.Cursor
        ? Set.of()
        : Set.of(object);
  }

  /**
   * Adds what is done, perhaps, to each of the objects that some may be.
   *
   * @param before what was stored before the code
   */
  static void tellApart(SymbolicEvaluator walk, StoredBefore before) {
    List<Effect> effects = new ArrayList<>();
    for (Effect e : walk.effects) {
      for (AccessPath one : others(walk.tools, e.target(), BackReferences.isWhole(e), before)) {
        effects.add(e.under(Set.of(), true).on(one));
      }
    }
    walk.effects.addAll(effects);
    List<Read> reads = new ArrayList<>();
    for (Read r : walk.reads) {
      for (AccessPath one : others(walk.tools, r.location(), r.isContent(), before)) {
        reads.add(r.perhaps().of(one));
      }
    }
    walk.reads.addAll(reads);
    for (Effect e : List.copyOf(walk.effectsBelow)) {
      before.others(e.target(), false).forEach(o -> walk.effectsBelow.add(e.on(o)));
    }
    for (Read r : List.copyOf(walk.readsBelow)) {
      before.others(r.location(), false).forEach(o -> walk.readsBelow.add(r.of(o)));
    }
  }

  private static Set<AccessPath> others(
      EffectAnalysis tools, AccessPath way, boolean whole, StoredBefore before) {
    Set<AccessPath> all = others(tools, way);
    for (AccessPath one : List.copyOf(all)) {
      all.addAll(ofLocal(tools, one)); // one of several may itself be a local that is
      all.addAll(before.others(one, whole));
    }
    all.addAll(before.others(way, whole));
    return all;
  }

  /** Other ways that may lead where one does. */
  private static Set<AccessPath> others(EffectAnalysis tools, AccessPath way) {
    Set<AccessPath> all = new LinkedHashSet<>();
    if (way.origin() instanceof AccessPath.Origin.Unknown) {
      all.addAll(of(way));
    }
    all.addAll(ofLocal(tools, way));
    tools.sharedFields.others(way).forEach(all::add);
    return all;
  }

  /** Ways from the objects of which a local holds one. */
  private static Set<AccessPath> ofLocal(EffectAnalysis tools, AccessPath way) {
    Set<AccessPath> all = new LinkedHashSet<>();
    if (way.origin() instanceof AccessPath.Origin.Variable v) {
      tools.among.getOrDefault(v.variable(), Set.of()).forEach(o -> all.add(o.then(way.steps())));
    }
    return all;
  }

  /** Whether some object is one of a few that all iterations have. */
  static boolean areShared(AccessPath.Origin.Unknown some) {
    return some.links().isEmpty()
        && !some.among().isEmpty()
        && some.among().stream().allMatch(AccessPath::isInvariant);
  }
}
