package org.ajws.processor.analysis.effects;

import java.util.HashMap;
import java.util.Map;

/**
 * What a round of an inner loop put somewhere, in the words of a later one: its counters have moved
 * on since, so that {@code own[k]} of an earlier round may be any slot.
 */
final class EarlierRound {
  private final SymbolicEvaluator walk;
  private final int since;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /**
   * @param since what has a higher number belongs to the loop
   */
  EarlierRound(SymbolicEvaluator walk, int since) {
    this.walk = walk;
    this.since = since;
  }

  /** Where an object holds something. */
  Object key(Object key) {
    return key instanceof Polynomial form
        ? form(form)
        : key instanceof Extent extent ? extent.with(this::form) : key;
  }

  /** What is held. */
  AccessPath path(AccessPath path) {
    if (path.indexes().isEmpty()) {
      return path;
    }
    AccessPath at = AccessPath.of(path.origin());
    for (AccessPath.Step step : path.steps()) {
      at =
          at.then(
              step instanceof AccessPath.Step.Index index
                  ? new AccessPath.Step.Index(form(index.form()))
                  : step);
    }
    return at;
  }

  private Polynomial form(Polynomial form) {
    Polynomial other = form.replaced(s -> Polynomial.of(symbol(s)));
    return other != null ? other : walk.opaque(form.sources());
  }

  private Symbol symbol(Symbol symbol) {
    if (symbol instanceof Symbol.Inner inner && inner.id() > since) {
      Polynomial reach = inner.reach() == null ? null : form(inner.reach());
      return inner.as(number(inner.id()), reach);
    } else if (symbol instanceof Symbol.Opaque opaque && opaque.id() > since) {
      return new Symbol.Opaque(number(opaque.id()), opaque.of(), opaque.cursor());
    } else if (symbol instanceof Symbol.Loaded loaded) {
      return new Symbol.Loaded(path(loaded.location()));
    } else if (symbol instanceof Symbol.Folded folded) {
      return new Symbol.Folded(folded.remainder(), form(folded.of()), form(folded.by()));
    }
    return symbol;
  }

  private int number(int id) {
    return numbers.computeIfAbsent(id, n -> walk.tools.nextId());
  }
}
