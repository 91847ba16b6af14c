package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.VariableElement;

/** Alternatives of which one is run. */
final class Branches {
  private final SymbolicEvaluator walk;
  private final Set<Symbol> condition;
  private final Set<Symbol> decision;
  private final Map<VariableElement, Value> values;
  private final Set<Symbol> conditions;
  private final Outcome locks;
  private final List<List<Effect>> effects = new ArrayList<>();
  private final List<Effect> outer;
  private final Set<Symbol> after;
  private Map<VariableElement, Value> joined;
  private Locks joinedLocks;
  private Wrapped round;

  /**
   * Begins where the walk is.
   *
   * @param condition what decides which one is run
   * @param locks what is held where it is true, and where it is false
   */
  Branches(SymbolicEvaluator walk, Set<Symbol> condition, Outcome locks) {
    this.walk = walk;
    this.condition = condition;
    this.decision = walk.decision(condition);
    this.values = walk.values;
    this.conditions = walk.conditions;
    this.locks = locks;
    this.outer = walk.effects;
    this.after = new LinkedHashSet<>(conditions);
  }

  /** Runs an alternative that is taken whatever is known of locks. */
  Exit run(Supplier<Exit> branch) {
    return run(branch, true, null);
  }

  /**
   * Runs an alternative.
   *
   * @param where whether it is that where the condition is true
   * @param alone the one iteration at most that comes there; null where others may
   */
  Exit run(Supplier<Exit> branch, boolean where, SoleIteration.Sole alone) {
    SoleIteration.Sole aloneBefore = walk.alone;
    walk.alone = aloneBefore != null ? aloneBefore : alone;
    walk.values = new HashMap<>(values);
    walk.conditions = new LinkedHashSet<>(conditions);
    walk.locks = locks.where(where);
    walk.effects = new ArrayList<>();
    Exit[] left = new Exit[1];
    walk.heap.branch(() -> left[0] = branch.get());
    Exit exit = left[0];
    effects.add(walk.effects);
    walk.alone = aloneBefore;
    if (exit == Exit.NORMAL) {
      joined = joined == null ? walk.values : merged(joined, walk.values);
      joinedLocks = joinedLocks == null ? walk.locks : joinedLocks.and(walk.locks);
    }
    if (exit != Exit.THROW) {
      after.addAll(walk.conditions);
    }
    if (exit == Exit.JUMP) {
      after.addAll(decision);
    }
    return exit;
  }

  /** Numbers that the first of two alternatives changes may only go round. */
  void goRound(Wrapped index) {
    round = index;
  }

  Map<VariableElement, Value> merged(Map<VariableElement, Value> a, Map<VariableElement, Value> b) {
    Map<VariableElement, Value> merged = walk.statements.merge(a, b, condition);
    if (round != null) {
      a.forEach(
          (variable, value) -> {
            Value wrapped = round.either(value, b.get(variable));
            if (wrapped != null) {
              merged.put(variable, wrapped);
            }
          });
    }
    return merged;
  }

  void join(boolean exhaustive, Exit... exits) {
    for (Exit exit : exits) {
      if (exit == Exit.BREAK) {
        after.addAll(decision);
      }
    }
    Set<String> everywhere = exhaustive ? commonLocations() : Set.of();
    walk.effects = outer;
    for (List<Effect> branch : effects) {
      for (Effect e : branch) {
        outer.add(
            everywhere.contains(e.location()) && isSure(e) ? e : e.under(decision, walk.callee));
      }
    }
    walk.values = joined == null ? new HashMap<>(values) : joined;
    walk.locks = joinedLocks == null ? locks.joint() : joinedLocks;
    walk.conditions = after;
  }

  /** Ends a {@code switch}: its {@code break}s lead behind it, too. */
  void join(boolean exhaustive, List<Left> breaks) {
    join(exhaustive);
    for (Left left : breaks) {
      walk.values = joined == null ? left.values() : merged(walk.values, left.values());
      walk.locks = joinedLocks == null ? left.locks() : joinedLocks.and(left.locks());
      joined = walk.values;
      joinedLocks = walk.locks;
    }
  }

  /** The locations that every alternative writes. */
  private Set<String> commonLocations() {
    Set<String> common = null;
    for (List<Effect> branch : effects) {
      Set<String> sure = new HashSet<>();
      for (Effect e : branch) {
        if (isSure(e)) {
          sure.add(e.location());
        }
      }
      if (common == null) {
        common = sure;
      } else {
        common.retainAll(sure);
      }
    }
    return common == null ? Set.of() : common;
  }

  private boolean isSure(Effect e) {
    return e.may() == walk.may && (walk.callee || conditions.containsAll(e.conditions()));
  }
}
