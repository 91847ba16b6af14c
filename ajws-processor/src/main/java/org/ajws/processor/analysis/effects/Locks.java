package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.element.VariableElement;

/**
 * The monitors and locks that are held at a point of a walk, and of which more is known where a
 * local is true: {@code boolean locked = lock.tryLock()}.
 */
final class Locks {
  private final List<AccessPath> guards = new ArrayList<>();
  private final List<AccessPath> readGuards = new ArrayList<>();
  private final List<AccessPath> released = new ArrayList<>();
  private final Map<VariableElement, Told> told = new HashMap<>();

  /** Whether any that were held when the walk began may not be any more. */
  private boolean lost;

  /** Locks that are held besides; null in place of one where that is never the case. */
  private record More(List<AccessPath> guards, List<AccessPath> readGuards) {
    private boolean isNone() {
      return guards.isEmpty() && readGuards.isEmpty();
    }
  }

  /** What a local tells where it is true, and where it is false. */
  private record Told(More ifTrue, More ifFalse) {}

  /** Those that nobody else holds meanwhile. */
  List<AccessPath> guards() {
    return guards;
  }

  /** The write locks of the pairs of which the read lock is held: they protect no write. */
  List<AccessPath> readGuards() {
    return readGuards;
  }

  /** Those that were held when the walk began, by whoever called the code, and no more. */
  List<AccessPath> released() {
    return released;
  }

  Locks copy() {
    Locks copy = new Locks();
    copy.guards.addAll(guards);
    copy.readGuards.addAll(readGuards);
    copy.released.addAll(released);
    copy.told.putAll(told);
    copy.lost = lost;
    return copy;
  }

  /** Whether none are held, and no local tells of any. */
  boolean isNone() {
    return guards.isEmpty() && readGuards.isEmpty() && told.isEmpty();
  }

  /** Whether others are the same, as far as who walks on with them can tell. */
  boolean isSame(Locks other) {
    return guards.equals(other.guards)
        && readGuards.equals(other.readGuards)
        && told.equals(other.told)
        && lost == other.lost
        && (lost || Set.copyOf(released).equals(Set.copyOf(other.released)));
  }

  /** These, with locals that tell nothing. */
  Locks untold() {
    Locks untold = copy();
    untold.told.clear();
    return untold;
  }

  /** These, where nobody knows which of them are still held, nor what was released. */
  Locks unknown() {
    Locks unknown = new Locks();
    unknown.released.addAll(released);
    unknown.lost = true;
    return unknown;
  }

  /** Whether more locks may be held than is known. */
  boolean mayBeMore() {
    return lost;
  }

  private void lose() {
    guards.clear();
    readGuards.clear();
    told.clear();
    lost = true;
  }

  void hold(AccessPath lock, boolean shared) {
    (shared ? readGuards : guards).add(lock);
  }

  void release(AccessPath lock, boolean shared) {
    if (!(shared ? readGuards : guards).remove(lock) && !shared) {
      released.add(lock);
    }
    told.replaceAll((local, t) -> new Told(without(t.ifTrue(), lock), without(t.ifFalse(), lock)));
  }

  /** A lock is not held any more, in no way. */
  void drop(AccessPath lock) {
    guards.removeIf(lock::equals);
    readGuards.removeIf(lock::equals);
    told.replaceAll((local, t) -> new Told(without(t.ifTrue(), lock), without(t.ifFalse(), lock)));
  }

  /** Code that began with these, and came to others, may have run: what it released is not held. */
  void releaseAsIn(Locks others) {
    if (others.lost && !lost) {
      lose();
    }
    rest(guards, others.guards).forEach(l -> release(l, false));
    rest(readGuards, others.readGuards).forEach(l -> release(l, true));
    rest(others.released, released).forEach(l -> release(l, false));
  }

  private static More without(More more, AccessPath lock) {
    return more == null
        ? null
        : new More(without(more.guards, lock), without(more.readGuards, lock));
  }

  private static List<AccessPath> without(List<AccessPath> locks, AccessPath lock) {
    return locks.stream().filter(l -> !l.equals(lock)).toList();
  }

  /** Whether code that began with no locks, and came to these, leaves them otherwise. */
  boolean isChange() {
    return lost || !guards.isEmpty() || !readGuards.isEmpty() || !released.isEmpty();
  }

  /** Does to these locks what a piece of code does that began with none and came to others. */
  void change(Locks by, UnaryOperator<AccessPath> name) {
    if (by.lost) {
      lose();
    }
    by.released.forEach(l -> release(name.apply(l), false));
    by.guards.forEach(l -> hold(name.apply(l), false));
    by.readGuards.forEach(l -> hold(name.apply(l), true));
  }

  /** What the way from one point to another has done to locks is done to these, too. */
  void moveOn(Locks from, Locks to) {
    if (to.lost && !from.lost) {
      lose();
    }
    rest(from.guards, to.guards).forEach(l -> release(l, false));
    rest(from.readGuards, to.readGuards).forEach(l -> release(l, true));
    rest(to.released, from.released).forEach(l -> release(l, false));
    guards.addAll(rest(to.guards, from.guards));
    readGuards.addAll(rest(to.readGuards, from.readGuards));
  }

  /** Notes what a local tells from now on: what is held where it is true, and where it is not. */
  void tell(VariableElement local, Outcome outcome) {
    Told now = new Told(more(outcome.ifTrue()), more(outcome.ifFalse()));
    boolean nothing =
        now.ifTrue != null && now.ifTrue.isNone() && now.ifFalse != null && now.ifFalse.isNone();
    if (nothing) {
      told.remove(local);
    } else {
      told.put(local, now);
    }
  }

  /** A local has another value. */
  void forget(VariableElement local) {
    told.remove(local);
  }

  /** A local that was a constant may be another one; what it tells of locks is kept. */
  void forgetConstant(VariableElement local) {
    Told of = told.get(local);
    if (of != null
        && (of.ifTrue == null || of.ifTrue.isNone())
        && (of.ifFalse == null || of.ifFalse.isNone())) {
      told.remove(local);
    }
  }

  /** What is held where a local is true, and where it is false. */
  Outcome outcome(VariableElement local) {
    if (!told.containsKey(local)) {
      return Outcome.same(this);
    }
    Outcome known = known(local);
    for (Locks one : new Locks[] {known.ifTrue(), known.ifFalse()}) {
      if (one != null) {
        one.told.putAll(told);
      }
    }
    return known;
  }

  private Outcome known(VariableElement local) {
    Told of = told.get(local);
    return new Outcome(with(of.ifTrue()), with(of.ifFalse()));
  }

  /** These, and more, but for what locals tell; null where that is never the case. */
  private Locks with(More more) {
    if (more == null) {
      return null;
    }
    Locks all = new Locks();
    all.guards.addAll(guards);
    all.guards.addAll(more.guards());
    all.readGuards.addAll(readGuards);
    all.readGuards.addAll(more.readGuards());
    all.released.addAll(released);
    all.lost = lost;
    return all;
  }

  /** What others are more than these; null where they never are. */
  private More more(Locks others) {
    return others == null
        ? null
        : new More(rest(others.guards, guards), rest(others.readGuards, readGuards));
  }

  /** Those that are held where two ways meet: what is held on both. */
  Locks and(Locks other) {
    Locks both = new Locks();
    both.guards.addAll(both(guards, other.guards));
    both.readGuards.addAll(both(readGuards, other.readGuards));
    both.released.addAll(released);
    both.released.addAll(rest(other.released, released));
    both.lost = lost || other.lost;
    for (VariableElement local : told.keySet()) {
      if (other.told.containsKey(local)) {
        Outcome here = known(local);
        Outcome there = other.known(local);
        both.tell(
            local,
            new Outcome(
                Outcome.both(here.ifTrue(), there.ifTrue()),
                Outcome.both(here.ifFalse(), there.ifFalse())));
      }
    }
    return both;
  }

  private static List<AccessPath> both(List<AccessPath> a, List<AccessPath> b) {
    List<AccessPath> left = new ArrayList<>(b);
    List<AccessPath> both = new ArrayList<>(a);
    both.removeIf(lock -> !left.remove(lock)); // one that is held twice, as often as on both
    return both;
  }

  /** What one list has more than another one. */
  private static List<AccessPath> rest(List<AccessPath> all, List<AccessPath> known) {
    List<AccessPath> rest = new ArrayList<>(all);
    known.forEach(rest::remove);
    return rest;
  }
}
