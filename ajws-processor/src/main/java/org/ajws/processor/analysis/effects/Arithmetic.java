package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Integer operators on {@link Form}s. */
final class Arithmetic {
  private final Walk walk;

  Arithmetic(Walk walk) {
    this.walk = walk;
  }

  /** {@code left OPERATOR right} of integers; of a compound assignment, the operator alone. */
  Form apply(Tree.Kind operator, Form left, Form right) {
    Form exact =
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
              isShift(right) ? divide(left, Form.constant(1L << right.constant()), false) : null;
          case AND, AND_ASSIGNMENT -> mask(left, right);
          default -> null;
        };
    return exact == null || exact.isLarge() ? some(left, right) : exact;
  }

  /** Some function of two values. */
  Form some(Value left, Value right) {
    Set<Symbol> sources = new LinkedHashSet<>(left.sources());
    sources.addAll(right.sources());
    return walk.opaque(sources);
  }

  private static boolean isShift(Form amount) {
    return amount.isConstant() && amount.constant() >= 0 && amount.constant() < 31;
  }

  /** {@code x & 7} keeps the remainder by 8. */
  private Form mask(Form left, Form right) {
    Form value = right.isConstant() ? left : right;
    Form mask = right.isConstant() ? right : left;
    long modulus = mask.isConstant() ? mask.constant() + 1 : 0;
    return modulus > 0 && Long.bitCount(modulus) == 1
        ? divide(value, Form.constant(modulus), true)
        : null;
  }

  /** Indexes are not negative, so that division rounds down. */
  Form divide(Form of, Form by, boolean remainder) {
    if (!by.isConstant()) {
      return Form.of(new Symbol.Folded(remainder, of, by));
    }
    long divisor = by.constant();
    if (divisor <= 0) {
      return null;
    }
    if (of.isConstant()) {
      return Form.constant(remainder ? of.constant() % divisor : of.constant() / divisor);
    }
    Form multiples = Form.ZERO;
    for (Map.Entry<Form.Term, Long> e : of.terms().entrySet()) {
      if (e.getValue() % divisor == 0) {
        multiples = multiples.plus(term(e.getKey(), e.getValue()));
      }
    }
    Form rest = of.minus(multiples);
    boolean small = rest.isConstant() && rest.constant() >= 0 && rest.constant() < divisor;
    if (small) {
      return remainder ? rest : multiples.dividedBy(divisor);
    }
    return Form.of(new Symbol.Folded(remainder, of, by));
  }

  private static Form term(Form.Term term, long coefficient) {
    Form product = Form.constant(coefficient);
    for (Symbol s : term.factors()) {
      product = product.times(Form.of(s));
    }
    return product;
  }
}
