package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What a method does, by its {@link EffectSummary}, where it is called. */
final class SummaryEffects {
  /** So deep functions are followed that functions call which they were given. */
  private static final int MAX_DEPTH = 8;

  private final SymbolicEvaluator walk;
  private final CallEvaluator calls;
  private int depth;

  SummaryEffects(SymbolicEvaluator walk, CallEvaluator calls) {
    this.walk = walk;
    this.calls = calls;
  }

  /**
   * A method that is called.
   *
   * @param classes those that the receiver may be of; null if nothing tells
   * @param may whether it may be another one that is called
   */
  record Callee(
      ExecutableElement method,
      EffectSummary summary,
      PossibleClasses.Classes classes,
      boolean may,
      Tree at) {}

  /**
   * Adds what a method does, called on a receiver with arguments; it gives what its names stand
   * for.
   */
  Substitution apply(Callee callee, AccessPath receiver, List<Value> arguments) {
    EffectSummary summary = callee.summary();
    Substitution substitution =
        new Substitution(walk, callee.method(), summary, receiver, arguments);
    given(summary, substitution, callee.at());
    Called called = new Called(callee, substitution, new HashMap<>());
    if (effects(called, false)) {
      walk.outlast(callee.at(), () -> effects(called, true));
    }
    stores(summary, substitution, callee.may());
    substitution.forget();
    return substitution;
  }

  /**
   * A call.
   *
   * @param left what is left of what effects depend on, in terms of the caller; empty for what no
   *     class of the object does
   */
  private record Called(
      Callee callee,
      Substitution substitution,
      Map<List<Dispatch>, Optional<List<Dispatch>>> left) {
    ExecutableElement method() {
      return callee.method();
    }

    EffectSummary summary() {
      return callee.summary();
    }

    Tree at() {
      return callee.at();
    }

    List<AccessPath> held(SymbolicEvaluator walk, List<AccessPath> guards) {
      List<AccessPath> all = new ArrayList<>(walk.locks.guards());
      guards.forEach(g -> all.add(substitution.ref(g)));
      return all;
    }
  }

  /** What recursion does further down, of an object that is not one's own. */
  private Below below(Called called, boolean outlasting) {
    Substitution substitution = called.substitution();
    List<Effect> effects = new ArrayList<>();
    for (Effect e : called.summary().below().effects()) {
      AccessPath target = substitution.target(e);
      if (e.outlasts() == outlasting && Below.is(target)) {
        Effect here = e.on(target).by(called.at(), writtenAt(walk, called.method(), e));
        left(called, e.dispatches())
            .ifPresent(l -> effects.add(here.by(l).holding(called.held(walk, e.guards()))));
      }
    }
    List<Read> reads = new ArrayList<>();
    for (Read r : walk.notesReads() ? called.summary().below().reads() : List.<Read>of()) {
      AccessPath place = substitution.location(r.location());
      if (r.outlasts() == outlasting && Below.is(place)) {
        Read here = r.of(place).by(called.at(), readAt(walk, called.method(), r));
        left(called, r.dispatches())
            .ifPresent(l -> reads.add(here.by(l).holding(called.held(walk, r.guards()))));
      }
    }
    return new Below(effects, reads);
  }

  /** What something still depends on; empty if no class that an object may be of does it. */
  private Optional<List<Dispatch>> left(Called called, List<Dispatch> on) {
    if (on.isEmpty()) {
      return Optional.of(on);
    }
    Optional<List<Dispatch>> known = called.left().get(on);
    if (known == null) {
      known = dispatched(called, on);
      called.left().put(on, known);
    }
    return known;
  }

  private Optional<List<Dispatch>> dispatched(Called called, List<Dispatch> on) {
    List<Dispatch> left = List.of();
    for (Dispatch one : on) {
      AccessPath object = called.substitution().ref(one.receiver());
      Dispatch here = new Dispatch(object, one.method(), one.to());
      PossibleClasses.Classes classes = classes(called, one, object);
      PossibleClasses.Share share =
          classes == null
              ? PossibleClasses.Share.SOME
              : walk.tools.possibleClasses.share(classes, here);
      if (share == PossibleClasses.Share.NONE) {
        return Optional.empty();
      }
      if (share == PossibleClasses.Share.SOME && walk.callee && object.hasFixedOrigin()) {
        left = Dispatch.and(left, here);
      }
    }
    return Optional.of(left);
  }

  private PossibleClasses.Classes classes(Called called, Dispatch one, AccessPath object) {
    boolean receiver =
        one.receiver().steps().isEmpty()
            && one.receiver().origin() instanceof AccessPath.Origin.This self
            && self.type().equals(called.method().getEnclosingElement());
    return receiver && called.callee().classes() != null
        ? called.callee().classes()
        : walk.tools.possibleClasses.of(walk.heap, object, null, one.method());
  }

  /**
   * Adds what a method does.
   *
   * @param outlasting what asyncs do that may still run when it has returned, or all else
   * @return whether something was left out
   */
  private boolean effects(Called callee, boolean outlasting) {
    boolean left = false;
    for (Read r : walk.notesReads() ? callee.summary().reads() : List.<Read>of()) {
      if (r.outlasts() == outlasting) {
        read(callee, r);
      } else {
        left = true;
      }
    }
    for (Effect e : callee.summary().effects()) {
      if (e.outlasts() == outlasting) {
        effect(callee, e);
      } else {
        left = true;
      }
    }
    Below below = callee.summary().below();
    if (!below.isEmpty()) {
      below(callee, outlasting).into(walk);
      left |= below.outlasts();
    }
    return left;
  }

  private void read(Called callee, Read r) {
    Substitution substitution = callee.substitution();
    Tree at = callee.at();
    Optional<List<Dispatch>> left = left(callee, r.dispatches());
    if (left.isEmpty()) {
      return;
    }
    boolean certain = r.certain() && !callee.callee().may() && walk.isCertain();
    String readAt = readAt(walk, callee.method(), r);
    if (r.isRest()) {
      substitution
          .rest(r.location())
          .forEach(
              place -> walk.add(new Read(place, false, at, readAt).rest(place).by(left.get())));
    } else {
      List<AccessPath> guards = r.guards().stream().map(substitution::ref).toList();
      Read here = new Read(substitution.location(r.location()), certain, at, readAt);
      if (walk.tools.possibleWays.isPossible(here.location())) {
        walk.add(here.holding(guards).by(left.get()));
      }
    }
  }

  private void effect(Called callee, Effect e) {
    Substitution substitution = callee.substitution();
    Tree at = callee.at();
    Optional<List<Dispatch>> left = left(callee, e.dispatches());
    if (left.isEmpty()) {
      return;
    }
    if (e.kind() == Effect.Kind.REST) {
      rest(e.by(left.get()), substitution, at, writtenAt(walk, callee.method(), e));
      return;
    }
    AccessPath target = substitution.target(e);
    if (target.isFresh() && !walk.isOfTasks(target)
        || !walk.tools.possibleWays.isPossible(target)) {
      return;
    }
    boolean perhaps =
        e.may() || callee.callee().may() || walk.may || substitution.isBelieved(e.target());
    Set<Symbol> conditions = new LinkedHashSet<>();
    if (!perhaps) {
      conditions.addAll(walk.conditions);
      conditions.addAll(walk.decision(substitution.sources(e.conditions())));
    }
    List<AccessPath> guards = new ArrayList<>(walk.locks.guards());
    e.guards().stream()
        .map(substitution::ref)
        .filter(g -> !HeldLocks.isRead(g)) // a parameter was taken for a lock that is exclusive
        .forEach(guards::add);
    walk.add(
        new Effect(
            e.kind(),
            target,
            e.type(),
            e.method(),
            e.compound(),
            new Effect.Circumstances(e.checked(), perhaps, conditions, guards, left.get()),
            new Effect.Source(at, writtenAt(walk, callee.method(), e))));
  }

  private static String writtenAt(SymbolicEvaluator walk, ExecutableElement method, Effect e) {
    return e.writtenAt() != null ? e.writtenAt() : walk.tools.summaries.location(method, e.at());
  }

  private static String readAt(SymbolicEvaluator walk, ExecutableElement method, Read r) {
    return r.readAt() != null ? r.readAt() : walk.tools.summaries.location(method, r.at());
  }

  /** What a method may do beyond that which is known of it. */
  private void rest(Effect e, Substitution substitution, Tree at, String writtenAt) {
    List<AccessPath> guards = new ArrayList<>(walk.locks.guards());
    e.guards().forEach(g -> guards.add(substitution.ref(g)));
    AccessPath object = substitution.ref(e.target());
    if (walk.heap.isFunction(object)) {
      calls.functions().unclear(at);
    }
    for (AccessPath place : substitution.rest(e.target())) {
      Effect here = e.rest(place).by(at, writtenAt);
      walk.add(here.holding(guards));
    }
  }

  /** What a method does to locks, if it keeps some that it takes, or releases its caller's. */
  void locks(EffectSummary summary, Substitution substitution, Tree at) {
    Outcome by = summary.locks();
    if (by != null) {
      Locks ifTrue = changed(by.ifTrue(), substitution);
      Locks ifFalse = changed(by.ifFalse(), substitution);
      walk.tests.tells(at, new Outcome(ifTrue, ifFalse));
    }
  }

  /** What a method releases that may be the one which is called. */
  void releases(EffectSummary summary, Substitution substitution) {
    Outcome by = summary.locks();
    if (by != null) {
      for (Locks one : new Locks[] {by.ifTrue(), by.ifFalse()}) {
        Locks after = changed(one, substitution);
        if (after != null) {
          walk.locks.releaseAsIn(after);
        }
      }
    }
  }

  private Locks changed(Locks by, Substitution substitution) {
    Locks locks = by == null ? null : walk.locks.copy();
    if (locks != null) {
      for (AccessPath one : by.released()) {
        AccessPath lock = substitution.ref(one);
        if (!walk.callee && HeldLocks.isFreely(walk, lock) && !locks.guards().contains(lock)) {
          walk.opened.add(lock.location());
        }
      }
      locks.change(by, substitution::ref);
    }
    return locks;
  }

  /** What a method does by objects that it is given. */
  private void given(EffectSummary summary, Substitution substitution, Tree at) {
    for (EffectSummary.Call call : summary.calls()) {
      Runnable called = () -> given(call, substitution, at);
      if (call.outlasts()) {
        walk.outlast(at, called);
      } else {
        called.run();
      }
    }
  }

  private void given(EffectSummary.Call call, Substitution substitution, Tree at) {
    AccessPath receiver = substitution.ref(call.receiver());
    List<Value> arguments = call.arguments().stream().map(substitution::value).toList();
    boolean function = calls.unknown().isFunction(call.method());
    boolean known =
        walk.heap.isFunction(receiver)
            || calls.overriders().only(call.method(), receiver, null) != null;
    Value[] given = new Value[1];
    Locks before = walk.locks.copy();
    call.guards().forEach(g -> walk.locks.hold(substitution.ref(g), false));
    Locks within = walk.locks.copy();
    if (known && function && depth < MAX_DEPTH) {
      depth++;
      walk.statements.perhaps(
          () -> given[0] = calls.call(call.method(), receiver, arguments, null, at));
      depth--;
      substitution.forget();
    } else if (!known) {
      calls.unknown().call(call.method(), receiver, arguments, at);
      given[0] = calls.unknown().handOn(call.method(), receiver, arguments);
    } else if (function) {
      given[0] = calls.functions().unclear(at);
    }
    within.releaseAsIn(walk.locks);
    call.guards().forEach(g -> within.release(substitution.ref(g), false));
    before.releaseAsIn(within);
    walk.locks = before;
    if (given[0] == null) {
      given[0] =
          function
              ? calls.overriders().ofFunction(call.method(), receiver, arguments, at)
              : calls.overriders().result(call.method(), receiver, null, arguments);
    }
    if (given[0] instanceof AccessPath result) {
      substitution.set(call.result(), result);
    }
  }

  private void stores(EffectSummary summary, Substitution substitution, boolean may) {
    for (EffectSummary.Store s : summary.stores()) {
      Runnable store =
          () -> {
            substitution.forget();
            walk.store(substitution.location(s.location()), substitution.ref(s.value()));
          };
      if (s.certain() && !may && !isOfCounter(s.location())) {
        store.run();
      } else {
        walk.heap.branch(store);
      }
    }
  }

  /** Whether a place is a slot by a counter of the method: another one each time. */
  private static boolean isOfCounter(AccessPath location) {
    return location.last() instanceof AccessPath.Step.Index index
        && index.form().symbols().stream()
            .anyMatch(s -> s instanceof Symbol.Inner || s instanceof Symbol.Opaque);
  }
}
