package org.ajws.processor.analysis.effects;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A run of slots of an array that got what they hold at once: by {@code fill} all the same, by
 * {@code arraycopy} each what one slot of another array held.
 *
 * @param from the first slot
 * @param length so many of them; null where that is not known
 * @param source the slot that the first one is a copy of; null where all hold one thing
 */
record Extent(Polynomial from, Polynomial length, Polynomial source) {
  /** How often the reach of a counter, which may hold further ones, is put in for it. */
  private static final int MAX_ROUNDS = 3;

  /** Every slot of an array holds one thing. */
  static Extent all() {
    return new Extent(null, null, null);
  }

  /** Whether a slot lies in it, certainly or not. */
  enum Place {
    INSIDE,
    OUTSIDE,
    UNKNOWN
  }

  /** Where a slot lies. */
  Place place(Polynomial slot) {
    if (from == null) {
      return Place.INSIDE;
    }
    Polynomial distance = slot.minus(from);
    Polynomial behind = length == null ? null : distance.minus(length);
    Polynomial one = Polynomial.constant(1);
    if (isNonNegative(Polynomial.ZERO.minus(distance).minus(one))
        || behind != null && isNonNegative(behind)) {
      return Place.OUTSIDE;
    }
    boolean inside =
        behind != null
            && isNonNegative(distance)
            && isNonNegative(Polynomial.ZERO.minus(behind).minus(one));
    return inside ? Place.INSIDE : Place.UNKNOWN;
  }

  /** The slot of the other array that a slot is a copy of. */
  Polynomial original(Polynomial slot) {
    return slot.minus(from).plus(source);
  }

  /** Whether a number is certainly 0 or more. */
  static boolean isNonNegative(Polynomial number) {
    Polynomial least = number;
    for (int n = 0; n < MAX_ROUNDS && least != null; n++) {
      Polynomial next = least(least);
      if (next == null || next.equals(least)) {
        break;
      }
      least = next;
    }
    return least != null
        && least.terms().entrySet().stream()
            .allMatch(e -> e.getValue() >= 0 && isSize(e.getKey().factors()));
  }

  private static boolean isSize(List<Symbol> factors) {
    return factors.stream()
        .allMatch(
            s ->
                s instanceof Symbol.Invariant i
                    && i.location().last() instanceof AccessPath.Step.Call c
                    && (c.name().equals("length") || c.name().equals("size")));
  }

  /** The form with the least values of the distances that counters have gone; null for none. */
  private static Polynomial least(Polynomial form) {
    Polynomial least = Polynomial.ZERO;
    for (Map.Entry<Polynomial.Term, Long> e : form.terms().entrySet()) {
      List<Symbol> factors = e.getKey().factors();
      Polynomial term = Polynomial.constant(e.getValue());
      for (Symbol s : factors) {
        term = term == null ? null : term.times(Polynomial.of(s));
      }
      if (factors.size() == 1 && factors.get(0) instanceof Symbol.Opaque o && o.cursor()) {
        term = e.getValue() > 0 ? Polynomial.ZERO : null;
      } else if (factors.size() == 1 && factors.get(0) instanceof Symbol.Inner inner) {
        boolean up = e.getValue() > 0;
        boolean known = inner.reach() != null && inner.exact();
        term =
            up
                ? Polynomial.ZERO
                : known ? inner.reach().minus(Polynomial.constant(1)).times(e.getValue()) : null;
      }
      if (term == null) {
        return null;
      }
      least = least.plus(term);
    }
    return least;
  }

  /** The same in other words. */
  Extent with(UnaryOperator<Polynomial> words) {
    return new Extent(said(from, words), said(length, words), said(source, words));
  }

  private static Polynomial said(Polynomial form, UnaryOperator<Polynomial> words) {
    return form == null ? null : words.apply(form);
  }
}
