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
  /** One goes around a modulus or is looked up: told where nothing else tells them apart. */
  ELSEWHERE,
  /** One is a fixed distance away, or a slot or run of slots that the other may come to. */
  PERHAPS;

  private static final Symbol LOOP = new Symbol.Loop();

  /** Compares what an iteration writes with what another accesses. */
  static Meeting of(Polynomial written, Polynomial other, LoopRange range) {
    Polynomial each = written.coefficient(LOOP);
    if (each == null || each.isZero()) {
      Polynomial difference = written.minus(other);
      if (each == null && difference.symbols().contains(LOOP)) {
        return PERHAPS; // i * i beside i, or beside 4
      }
      if (difference.isConstant()) {
        return difference.isZero() ? OPEN : NEVER;
      }
      return isAround(written) && other.varies() ? around(written, other, range) : OPEN;
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
    Polynomial back = other.coefficient(LOOP);
    if (back != null && each.plus(back).isZero()) {
      return mirrored(written, other, range);
    }
    if (isAround(other)) {
      return around(other, written, range);
    }
    if (isLookedUp(other) || isComputed(other)) {
      return ELSEWHERE;
    }
    return other.symbols().contains(LOOP) ? NEVER : met(base, each.constant(), other, range);
  }

  /** {@code (i + 1) % n}. */
  private static boolean isAround(Polynomial index) {
    return index.symbols().size() == 1
        && index.symbols().iterator().next() instanceof Symbol.Folded f
        && f.remainder()
        && f.varies()
        && index.equals(Polynomial.of(f));
  }

  /** {@code index[i]}. */
  private static boolean isLookedUp(Polynomial index) {
    return index.symbols().size() == 1
        && index.symbols().iterator().next() instanceof Symbol.Loaded l
        && l.varies();
  }

  /** {@code i ^ 1}, {@code Math.min(i + 1, n)}: some function of the loop's variable. */
  private static boolean isComputed(Polynomial index) {
    return index.symbols().size() == 1
        && index.symbols().iterator().next() instanceof Symbol.Opaque o
        && !o.cursor()
        && o.of().contains(LOOP)
        && o.of().stream().allMatch(s -> s.equals(LOOP) || Slots.isFixed(s));
  }

  /** {@code (n - i) % n} and {@code i} are apart in the lower half of the values below n. */
  private static Meeting around(Polynomial folded, Polynomial plain, LoopRange range) {
    Symbol.Folded fold = (Symbol.Folded) folded.symbols().iterator().next();
    Polynomial modulus = fold.by();
    boolean mirrored = plain.equals(Polynomial.of(LOOP)) && fold.of().equals(modulus.minus(plain));
    boolean lower =
        mirrored
            && range.least() != null
            && range.least().isZero()
            && range.span() != null
            && isDoubledAtMost(range.span().minus(Polynomial.constant(1)), modulus);
    return lower || folded.equals(plain) ? NEVER : ELSEWHERE;
  }

  /** {@code a[i]} and {@code a[m - i]}: apart where all sums of two values are on one side. */
  private static Meeting mirrored(Polynomial up, Polynomial down, LoopRange range) {
    Polynomial each = up.coefficient(LOOP);
    Polynomial sum = down.without(LOOP).minus(up.without(LOOP)).times(each.constant());
    if (Math.abs(each.constant()) != 1 || !sum.symbols().stream().allMatch(Slots::isFixed)) {
      return NEVER;
    }
    if (range.span() == null || range.least() == null) {
      return PERHAPS;
    }
    Polynomial end = range.least().plus(range.span());
    Polynomial beyond = sum.plus(Polynomial.constant(1));
    boolean below = isDoubledAtMost(end, beyond);
    boolean above = beyond.isAtMost(range.least().times(2));
    return below || above ? NEVER : PERHAPS;
  }

  /** Whether a value, perhaps {@code n / 2 + c}, doubled is at most a limit. */
  private static boolean isDoubledAtMost(Polynomial end, Polynomial limit) {
    if (end.times(2).isAtMost(limit)) {
      return true;
    }
    for (Symbol s : end.symbols()) {
      if (s instanceof Symbol.Folded f
          && !f.remainder()
          && f.by().isConstant()
          && f.by().constant() >= 2
          && Polynomial.of(s).equals(end.minus(end.without(s)))) {
        return f.of().plus(end.without(s).times(2)).isAtMost(limit);
      }
    }
    return false;
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
