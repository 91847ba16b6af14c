package org.ajws.processor.analysis.effects;

import java.util.Set;

/**
 * Whether the index of a write and another index of the same array may be equal in two iterations.
 */
enum Meeting {
  /** They differ, or are equal in the same iteration only. */
  NEVER,
  /** Nothing speaks against it, and nothing for it. */
  OPEN,
  /** One is a fixed distance away, or a slot or run of slots that the other may come to. */
  PERHAPS;

  private static final Symbol LOOP = new Symbol.Loop();

  /** Compares what an iteration writes with what another accesses. */
  static Meeting of(Polynomial written, Polynomial other, LoopRange range) {
    Polynomial each = written.coefficient(LOOP);
    if (each == null || each.isZero()) {
      Polynomial difference = written.minus(other);
      return difference.isConstant() && !difference.isZero() ? NEVER : OPEN;
    }
    Polynomial base = written.without(LOOP);
    Polynomial stride = each.times(range.step());
    if (written.equals(other)
        || stride == null
        || !stride.isConstant() // strides with a name are taken at their word
        || !base.symbols().stream().allMatch(Slots::isFixed)) {
      return NEVER;
    }
    if (each.equals(other.coefficient(LOOP))) {
      return shifted(written.minus(other), each, range);
    }
    return other.symbols().contains(LOOP) ? NEVER : met(base, each.constant(), other, range);
  }

  /** {@code a[i]} and {@code a[i + m]}: less than the way of all iterations apart, perhaps. */
  private static Meeting shifted(Polynomial difference, Polynomial each, LoopRange range) {
    if (difference.isConstant() || !difference.symbols().stream().allMatch(Slots::isFixed)) {
      return NEVER; // known, or a spread, which is compared with the stride
    }
    if (range.span() == null) {
      return PERHAPS;
    }
    Polynomial way = range.span().times(each).absolute();
    boolean apart = Slots.fitsIn(way, difference) || Slots.fitsIn(way, difference.times(-1));
    return apart ? NEVER : PERHAPS;
  }

  /**
   * {@code a[i]} and {@code a[0]}, or {@code a[k]} of an inner loop, if the iterations come there.
   */
  private static Meeting met(Polynomial base, long each, Polynomial other, LoopRange range) {
    Polynomial first = other;
    Polynomial beyond = other.plus(Polynomial.constant(1));
    Set<Symbol> symbols = other.symbols();
    for (Symbol s : symbols) {
      if (Slots.isFixed(s)) {
        continue;
      }
      Polynomial by = other.coefficient(s);
      if (!(s instanceof Symbol.Inner inner) || by == null || !by.isConstant()) {
        return NEVER;
      }
      first = first.without(s);
      boolean up = by.constant() > 0 && inner.span() != null && beyond != null;
      beyond = up ? beyond.without(s).plus(inner.span().times(by.constant())) : null;
    }
    if (range.span() == null || range.least() == null || each < 0) {
      return PERHAPS;
    }
    Polynomial least = base.plus(range.least().times(each));
    Polynomial end = least.plus(range.span().times(each));
    boolean behind = end.isAtMost(first);
    boolean before = beyond != null && beyond.isAtMost(least);
    return behind || before ? NEVER : PERHAPS;
  }
}
