package org.ajws.processor.analysis.effects;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Whether locks keep the accesses to a place apart: whoever comes to the place must hold the same
 * one. A lock that all tasks share is the same; another one is if the place tells which it is, as
 * the lock of the object that is written to, or {@code locks[k % 16]} for {@code counts[k]}.
 */
final class CommonLocks {
  private final BackReferences backReferences;
  private final Set<String> assigned = new HashSet<>();

  /**
   * @param effects of the tasks: a field or slot that they assign is no lock, nor is what they set
   *     in an {@code AtomicReference}
   * @param opened what they open without holding it
   */
  CommonLocks(BackReferences backReferences, List<Effect> effects, Set<String> opened) {
    this.backReferences = backReferences;
    assigned.addAll(opened);
    for (Effect e : effects) {
      boolean stored = e.kind() == Effect.Kind.SLOT || e.kind() == Effect.Kind.FIELD;
      if (stored || e.kind() == Effect.Kind.ATOMIC && e.method() == null) {
        assigned.add(e.target().location());
      } else if (e.kind() == Effect.Kind.ATOMIC) {
        assigned.add(held(e.target()).location());
      }
    }
  }

  /** What an {@code AtomicReference} holds. */
  static AccessPath held(AccessPath reference) {
    return reference.then(new AccessPath.Step.Index(Polynomial.ZERO));
  }

  /** Whether all who do an effect to one place hold one lock then. */
  boolean protect(Effect e) {
    return e.guards().stream().anyMatch(g -> name(g, e.target()) != null);
  }

  /** Whether an effect is done under a lock of which nobody can tell whether others have it. */
  boolean mayProtect(Effect e, Slots slots) {
    return e.guards().stream().anyMatch(g -> !g.isFresh() && slots.of(g) != Overlap.NONE);
  }

  /** Whether two effects, on one place, are done under one lock. */
  boolean common(Effect a, Effect b) {
    return common(a.guards(), a.target(), b.guards(), b.target());
  }

  /** Whether a place is written and read under one lock. */
  boolean common(Effect write, Read read) {
    return common(write.guards(), write.target(), read.guards(), read.place());
  }

  private boolean common(
      List<AccessPath> guards, AccessPath at, List<AccessPath> others, AccessPath otherAt) {
    return guards.stream()
        .map(g -> name(g, at))
        .filter(Objects::nonNull)
        .anyMatch(name -> others.stream().anyMatch(g -> name.equals(name(g, otherAt))));
  }

  /** What tells a lock by the place that is accessed; null if the place does not. */
  private String name(AccessPath guard, AccessPath place) {
    if (guard.isFresh() || guard.goesThrough(assigned)) {
      return null;
    }
    if (guard.isInvariant()) {
      return guard.toString();
    }
    int joint = joint(guard, place);
    List<AccessPath.Step> own = guard.steps().subList(joint, guard.steps().size());
    List<AccessPath.Step> beyond = place.steps().subList(joint, place.steps().size());
    if (guard.origin().equals(place.origin())
        && own.stream().noneMatch(CommonLocks::varies)
        && !isShared(AccessPath.ELEMENT.then(beyond))) {
      return beyond.size() + " up, then " + own; // of an object on the way to the place
    }
    List<Polynomial> indexes = place.indexes();
    boolean told =
        guard.hasFixedOrigin() && guard.indexes().stream().allMatch(i -> isTold(i, indexes));
    return told ? told(guard, indexes).toString() : null;
  }

  /** Whether two objects may have one place at the end of a way. */
  private boolean isShared(AccessPath way) {
    return backReferences.leadsBack(way) || backReferences.sharedStep(way, false) >= 0;
  }

  private static int joint(AccessPath guard, AccessPath place) {
    int joint = 0;
    while (joint < guard.steps().size()
        && joint < place.steps().size()
        && guard.steps().get(joint).equals(place.steps().get(joint))) {
      joint++;
    }
    return joint;
  }

  private static boolean varies(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Index i && i.form().varies();
  }

  /** Whether the indexes of a place say what a number is. */
  private static boolean isTold(Polynomial number, List<Polynomial> indexes) {
    return indexes.contains(number) || number.symbols().stream().allMatch(s -> isTold(s, indexes));
  }

  private static boolean isTold(Symbol symbol, List<Polynomial> indexes) {
    return Slots.isFixed(symbol)
        || indexes.contains(Polynomial.of(symbol))
        || symbol instanceof Symbol.Folded f && isTold(f.of(), indexes) && isTold(f.by(), indexes);
  }

  /** A lock, in terms of the place. */
  private static AccessPath told(AccessPath guard, List<Polynomial> indexes) {
    AccessPath at = AccessPath.of(guard.origin());
    for (AccessPath.Step step : guard.steps()) {
      at =
          at.then(
              step instanceof AccessPath.Step.Index i
                  ? new AccessPath.Step.Index(told(i.form(), indexes))
                  : step);
    }
    return at;
  }

  private static Polynomial told(Polynomial number, List<Polynomial> indexes) {
    if (indexes.contains(number)) {
      return index(indexes.indexOf(number));
    }
    Polynomial told = number.replaced(s -> told(s, indexes));
    return told != null ? told : number;
  }

  private static Polynomial told(Symbol symbol, List<Polynomial> indexes) {
    Polynomial itself = Polynomial.of(symbol);
    if (indexes.contains(itself)) {
      return index(indexes.indexOf(itself));
    }
    return symbol instanceof Symbol.Folded f && !Slots.isFixed(symbol)
        ? Polynomial.of(
            new Symbol.Folded(f.remainder(), told(f.of(), indexes), told(f.by(), indexes)))
        : itself;
  }

  /** Stands for an index of the place, whatever it is. */
  private static Polynomial index(int n) {
    return Polynomial.of(new Symbol.Distinct(-1 - n));
  }
}
