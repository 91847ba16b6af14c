package org.ajws.processor.analysis.effects;

/** Runs of slots that two pieces of code write: {@code sort(a, from, to)}. */
final class Runs {
  private Runs() {}

  /** One run: the slots from a first one on, so many of them. */
  private record Run(Polynomial first, Polynomial length) {
    Polynomial end() {
      return first.plus(length);
    }
  }

  /**
   * Whether two ways lead to runs of one array of which one certainly begins before the other ends:
   * {@code lo..mid + 1} and {@code mid..hi}. No run is taken to be empty.
   */
  static boolean meet(AccessPath a, AccessPath b) {
    if (!a.holder().equals(b.holder())) {
      return false;
    }
    Run x = run(a);
    Run y = run(b);
    if (x == null || y == null) {
      return false;
    }
    Polynomial over = x.end().minus(y.first());
    Polynomial under = y.end().minus(x.first());
    boolean apart = isAtMostZero(over) || isAtMostZero(under);
    return !apart && (isAboveZero(over) || isAboveZero(under));
  }

  private static boolean isAtMostZero(Polynomial difference) {
    return difference.isConstant() && difference.constant() <= 0;
  }

  private static boolean isAboveZero(Polynomial difference) {
    return difference.isConstant() && difference.constant() > 0;
  }

  private static Run run(AccessPath way) {
    if (!(way.last() instanceof AccessPath.Step.Index index)) {
      return null;
    }
    Polynomial form = index.form();
    for (Symbol s : form.symbols()) {
      if (s instanceof Symbol.Inner inner) {
        boolean plain =
            inner.span() != null
                && Polynomial.constant(1).equals(form.coefficient(s))
                && form.without(s).symbols().stream().allMatch(Slots::isFixed);
        return plain ? new Run(form.without(s), inner.span()) : null;
      }
    }
    return form.symbols().stream().allMatch(Slots::isFixed)
        ? new Run(form, Polynomial.constant(1))
        : null;
  }
}
