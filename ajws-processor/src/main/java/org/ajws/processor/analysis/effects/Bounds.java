package org.ajws.processor.analysis.effects;

import java.util.Map;
import javax.lang.model.type.TypeKind;

/**
 * The least and the greatest value that a number may have, as far as the ranges of its loops tell.
 */
record Bounds(long least, long greatest) {
  /** So large that no sum or product of a few overflows. */
  private static final long LARGE = 1L << 31;

  /** Those of a type that an {@code int} is made one of; null for any other type. */
  static Bounds of(TypeKind type) {
    return switch (type) {
      case BYTE -> new Bounds(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> new Bounds(Short.MIN_VALUE, Short.MAX_VALUE);
      case CHAR -> new Bounds(Character.MIN_VALUE, Character.MAX_VALUE);
      default -> null;
    };
  }

  /**
   * Those of a number; null where they are not known.
   *
   * @param range of the parallel loop
   */
  static Bounds of(Polynomial number, LoopRange range) {
    Bounds sum = new Bounds(0, 0);
    for (Map.Entry<Polynomial.Term, Long> e : number.terms().entrySet()) {
      Bounds product = new Bounds(e.getValue(), e.getValue());
      for (Symbol factor : e.getKey().factors()) {
        Bounds one = of(factor, range);
        product = one == null ? null : product.times(one).known();
        if (product == null) {
          return null;
        }
      }
      sum = new Bounds(sum.least + product.least, sum.greatest + product.greatest).known();
      if (sum == null) {
        return null;
      }
    }
    return sum;
  }

  private static Bounds of(Symbol symbol, LoopRange range) {
    if (symbol instanceof Symbol.Loop) {
      boolean known =
          range.least() != null
              && range.least().isConstant()
              && range.span() != null
              && range.span().isConstant();
      return known ? from(range.least().constant(), range.span().constant()) : null;
    } else if (symbol instanceof Symbol.Inner inner) {
      Polynomial span = inner.span();
      return span != null && span.isConstant() ? from(0, span.constant()) : null;
    } else if (symbol instanceof Symbol.Narrowed narrowed) {
      return of(narrowed.to());
    } else if (symbol instanceof Symbol.Folded fold && fold.by().isConstant()) {
      long by = fold.by().constant();
      Bounds of = fold.remainder() ? null : of(fold.of(), range);
      return fold.remainder()
          ? new Bounds(0, by - 1)
          : of == null ? null : new Bounds(of.least / by, of.greatest / by);
    }
    return null;
  }

  private static Bounds from(long first, long span) {
    return new Bounds(first, first + Math.max(0, span - 1)).known();
  }

  private Bounds times(Bounds other) {
    long a = least * other.least;
    long b = least * other.greatest;
    long c = greatest * other.least;
    long d = greatest * other.greatest;
    return new Bounds(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  private Bounds known() {
    return least > -LARGE && greatest < LARGE ? this : null;
  }

  boolean isWithin(Bounds other) {
    return least >= other.least && greatest <= other.greatest;
  }
}
