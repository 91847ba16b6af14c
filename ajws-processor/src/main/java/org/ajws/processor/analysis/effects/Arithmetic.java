package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/** Integer operators on {@link Polynomial}s. */
final class Arithmetic {
  private final SymbolicEvaluator walk;

  Arithmetic(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** {@code left OPERATOR right} of integers; of a compound assignment, the operator alone. */
  Polynomial apply(Tree.Kind operator, Polynomial left, Polynomial right) {
    Polynomial exact =
        switch (operator) {
          case PLUS, PLUS_ASSIGNMENT -> left.plus(right);
          case MINUS, MINUS_ASSIGNMENT -> left.minus(right);
          case MULTIPLY, MULTIPLY_ASSIGNMENT -> left.times(right);
          case DIVIDE, DIVIDE_ASSIGNMENT -> divide(left, right, false);
          case REMAINDER, REMAINDER_ASSIGNMENT -> divide(left, right, true);
          case LEFT_SHIFT, LEFT_SHIFT_ASSIGNMENT ->
              isShift(right) ? left.times(1L << right.constant()) : null;
          case RIGHT_SHIFT,
              RIGHT_SHIFT_ASSIGNMENT,
              UNSIGNED_RIGHT_SHIFT,
              UNSIGNED_RIGHT_SHIFT_ASSIGNMENT ->
              isShift(right)
                  ? divide(left, Polynomial.constant(1L << right.constant()), false)
                  : null;
          case AND, AND_ASSIGNMENT -> mask(left, right);
          default -> null;
        };
    return exact == null || exact.isLarge() ? some(left, right) : exact;
  }

  /** Some function of two values. */
  Polynomial some(Value left, Value right) {
    Set<Symbol> sources = new LinkedHashSet<>(left.sources());
    sources.addAll(right.sources());
    return walk.opaque(sources);
  }

  /** {@code (byte) of}: the same number, if it is one of that type. */
  Polynomial narrowed(Polynomial of, TypeKind to) {
    Bounds known = Bounds.of(of, walk.range);
    boolean fits = known != null && known.isWithin(Bounds.of(to));
    return fits ? of : Polynomial.of(new Symbol.Narrowed(of, to));
  }

  private static boolean isShift(Polynomial amount) {
    return amount.isConstant() && amount.constant() >= 0 && amount.constant() < 31;
  }

  /** {@code x & 7} keeps the remainder by 8. */
  private Polynomial mask(Polynomial left, Polynomial right) {
    Polynomial value = right.isConstant() ? left : right;
    Polynomial mask = right.isConstant() ? right : left;
    long modulus = mask.isConstant() ? mask.constant() + 1 : 0;
    return modulus > 0 && Long.bitCount(modulus) == 1
        ? divide(value, Polynomial.constant(modulus), true)
        : null;
  }

  /** Indexes are not negative, so that division rounds down. */
  Polynomial divide(Polynomial of, Polynomial by, boolean remainder) {
    if (!by.isConstant()) {
      return Polynomial.of(new Symbol.Folded(remainder, of, by));
    }
    long divisor = by.constant();
    if (divisor <= 0) {
      return null;
    }
    if (of.isConstant()) {
      return Polynomial.constant(remainder ? of.constant() % divisor : of.constant() / divisor);
    }
    Polynomial multiples = Polynomial.ZERO;
    for (Map.Entry<Polynomial.Term, Long> e : of.terms().entrySet()) {
      if (e.getValue() % divisor == 0) {
        multiples = multiples.plus(term(e.getKey(), e.getValue()));
      }
    }
    Polynomial rest = of.minus(multiples);
    boolean small = rest.isConstant() && rest.constant() >= 0 && rest.constant() < divisor;
    if (small) {
      return remainder ? rest : multiples.dividedBy(divisor);
    }
    return Polynomial.of(new Symbol.Folded(remainder, of, by));
  }

  /** A value in the iteration a number of values of the loop variable later; null if unknown. */
  static Polynomial shifted(Polynomial form, long by) {
    return form.symbols().stream().anyMatch(s -> shifted(s, by) == null)
        ? null
        : form.replaced(s -> shifted(s, by));
  }

  private static Polynomial shifted(Symbol symbol, long by) {
    Polynomial same = Polynomial.of(symbol);
    if (!symbol.varies()) {
      return same;
    } else if (symbol instanceof Symbol.Loop) {
      return same.plus(Polynomial.constant(by));
    } else if (symbol instanceof Symbol.Folded f && !f.remainder() && !f.by().varies()) {
      Polynomial of = shifted(f.of(), by);
      return of == null ? null : Polynomial.of(new Symbol.Folded(false, of, f.by()));
    } else if (symbol instanceof Symbol.Loaded l
        && l.location().last() instanceof AccessPath.Step.Index index) {
      Polynomial at = shifted(index.form(), by);
      AccessPath array = l.location().holder();
      return at == null || !array.isInvariant()
          ? null
          : Polynomial.of(new Symbol.Loaded(array.then(new AccessPath.Step.Index(at))));
    }
    return null;
  }

  /** Sums without quotients that differ by a multiple of their divisor. */
  static Polynomial simplified(Polynomial sum) {
    for (Symbol a : sum.symbols()) {
      for (Symbol b : sum.symbols()) {
        Polynomial times = sum.coefficient(a);
        if (a instanceof Symbol.Folded x
            && b instanceof Symbol.Folded y
            && !a.equals(b)
            && !x.remainder()
            && !y.remainder()
            && x.by().equals(y.by())
            && x.by().isConstant()
            && times != null
            && times.isConstant()
            && times.constant() > 0
            && times.times(-1).equals(sum.coefficient(b))) {
          Polynomial difference = x.of().minus(y.of()).dividedBy(x.by().constant());
          if (difference != null) {
            Polynomial rest = sum.without(a).without(b);
            return simplified(rest.plus(difference.times(times.constant())));
          }
        }
      }
    }
    return sum;
  }

  private static Polynomial term(Polynomial.Term term, long coefficient) {
    Polynomial product = Polynomial.constant(coefficient);
    for (Symbol s : term.factors()) {
      product = product.times(Polynomial.of(s));
    }
    return product;
  }
}
