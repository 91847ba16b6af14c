package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An integer expression as a polynomial with integer coefficients over {@link Symbol}s, so that two
 * ways to write an index compare equal. Overflow is left out of account: an index that overflows
 * has no slot.
 */
final class Polynomial implements Value {
  private static final int MAX_TERMS = 24;
  private static final int MAX_DEGREE = 4;
  private static final Term ONE = new Term(List.of());

  public static final Polynomial ZERO = new Polynomial(new TreeMap<>());

  /** A product of symbols. */
  static final class Term implements Comparable<Term> {
    private final List<Symbol> factors;
    private String key; // made when first asked for

    Term(List<Symbol> factors) {
      this.factors = factors;
    }

    List<Symbol> factors() {
      return factors;
    }

    String key() {
      if (key == null) {
        key = factors.stream().map(Symbol::key).collect(Collectors.joining("*"));
      }
      return key;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Term t && (t == this || t.factors.equals(factors));
    }

    @Override
    public int hashCode() {
      return factors.hashCode();
    }

    @Override
    public int compareTo(Term other) {
      return equals(other) ? 0 : distinctOrder(other);
    }

    private int distinctOrder(Term other) {
      int byKey = key().compareTo(other.key());
      return byKey != 0 ? byKey : Integer.compare(factors.hashCode(), other.factors.hashCode());
    }

    Term times(Term other) {
      List<Symbol> all = new ArrayList<>(factors);
      all.addAll(other.factors);
      all.sort(Comparator.comparing(Symbol::key));
      return new Term(List.copyOf(all));
    }
  }

  private final TreeMap<Term, Long> terms;

  /** Computed when first asked for; 0 until then. */
  private int hash;

  private Polynomial(TreeMap<Term, Long> terms) {
    this.terms = terms;
  }

  public static Polynomial constant(long value) {
    TreeMap<Term, Long> terms = new TreeMap<>();
    if (value != 0) {
      terms.put(ONE, value);
    }
    return new Polynomial(terms);
  }

  public static Polynomial of(Symbol symbol) {
    TreeMap<Term, Long> terms = new TreeMap<>();
    terms.put(new Term(List.of(symbol)), 1L);
    return new Polynomial(terms);
  }

  /** The terms with their coefficients. */
  Map<Term, Long> terms() {
    return terms;
  }

  boolean isConstant() {
    return terms.isEmpty() || (terms.size() == 1 && terms.containsKey(ONE));
  }

  /** The value of a constant. */
  public long constant() {
    return terms.getOrDefault(ONE, 0L);
  }

  boolean isZero() {
    return terms.isEmpty();
  }

  public Polynomial plus(Polynomial other) {
    TreeMap<Term, Long> sum = new TreeMap<>(terms);
    other.terms.forEach((t, c) -> sum.merge(t, c, Long::sum));
    sum.values().removeIf(c -> c == 0);
    return new Polynomial(sum);
  }

  Polynomial times(long factor) {
    TreeMap<Term, Long> product = new TreeMap<>();
    if (factor != 0) {
      terms.forEach((t, c) -> product.put(t, c * factor));
    }
    return new Polynomial(product);
  }

  public Polynomial minus(Polynomial other) {
    return plus(other.times(-1));
  }

  /** The product; null where it would be too large to be of use. */
  Polynomial times(Polynomial other) {
    if (terms.size() * other.terms.size() > MAX_TERMS) {
      return null;
    }
    TreeMap<Term, Long> product = new TreeMap<>();
    for (Map.Entry<Term, Long> a : terms.entrySet()) {
      for (Map.Entry<Term, Long> b : other.terms.entrySet()) {
        Term term = a.getKey().times(b.getKey());
        if (term.factors().size() > MAX_DEGREE) {
          return null;
        }
        product.merge(term, a.getValue() * b.getValue(), Long::sum);
      }
    }
    product.values().removeIf(c -> c == 0);
    return new Polynomial(product);
  }

  /** Whether the form has grown beyond use. */
  public boolean isLarge() {
    return terms.size() > MAX_TERMS;
  }

  /** Every symbol that occurs. */
  public Set<Symbol> symbols() {
    Set<Symbol> all = new LinkedHashSet<>();
    terms.keySet().forEach(t -> all.addAll(t.factors()));
    return all;
  }

  @Override
  public Set<Symbol> sources() {
    Set<Symbol> all = new LinkedHashSet<>();
    symbols().forEach(s -> all.addAll(s.sources()));
    return all;
  }

  public boolean varies() {
    return symbols().stream().anyMatch(Symbol::varies);
  }

  /** What multiplies a symbol; null where it occurs to a higher power. */
  Polynomial coefficient(Symbol symbol) {
    TreeMap<Term, Long> found = new TreeMap<>();
    for (Map.Entry<Term, Long> e : terms.entrySet()) {
      List<Symbol> factors = new ArrayList<>(e.getKey().factors());
      if (factors.remove(symbol)) {
        if (factors.contains(symbol)) {
          return null;
        }
        found.put(new Term(List.copyOf(factors)), e.getValue());
      }
    }
    return new Polynomial(found);
  }

  /** The terms without a symbol. */
  Polynomial without(Symbol symbol) {
    TreeMap<Term, Long> rest = new TreeMap<>();
    terms.forEach(
        (t, c) -> {
          if (!t.factors().contains(symbol)) {
            rest.put(t, c);
          }
        });
    return new Polynomial(rest);
  }

  /** The number q with {@code this == q * other}; null where there is none. */
  Long quotient(Polynomial other) {
    if (other.isZero() || !terms.keySet().equals(other.terms.keySet())) {
      return null;
    }
    long first = terms.firstEntry().getValue();
    long by = other.terms.firstEntry().getValue();
    if (first % by != 0) {
      return null;
    }
    long q = first / by;
    return other.times(q).equals(this) ? q : null;
  }

  /** Divides by a number; null where a coefficient is no multiple of it. */
  Polynomial dividedBy(long divisor) {
    TreeMap<Term, Long> result = new TreeMap<>();
    for (Map.Entry<Term, Long> e : terms.entrySet()) {
      if (e.getValue() % divisor != 0) {
        return null;
      }
      result.put(e.getKey(), e.getValue() / divisor);
    }
    return new Polynomial(result);
  }

  /** The form with each symbol replaced; null where the result is too large. */
  public Polynomial replaced(Function<Symbol, Polynomial> replacement) {
    if (terms.size() == 1 && terms.firstEntry().getValue() == 1) {
      List<Symbol> factors = terms.firstKey().factors();
      if (factors.size() == 1) { // most are no more than that
        Polynomial only = replacement.apply(factors.get(0));
        return only.isLarge() ? null : only;
      }
    }
    Polynomial sum = ZERO;
    for (Map.Entry<Term, Long> e : terms.entrySet()) {
      Polynomial product = constant(e.getValue());
      for (Symbol s : e.getKey().factors()) {
        product = product.times(replacement.apply(s));
        if (product == null) {
          return null;
        }
      }
      sum = sum.plus(product);
    }
    return sum.isLarge() ? null : sum;
  }

  /** Without the sign, as far as it shows. */
  public Polynomial absolute() {
    return terms.values().stream().allMatch(c -> c < 0) ? times(-1) : this;
  }

  /**
   * Whether this is at most the other, taking the sizes and strides of a program as 2 or more (with
   * less there is nothing to collide with).
   */
  boolean isAtMost(Polynomial other) {
    Polynomial difference = other.minus(this);
    long least = 0;
    for (Map.Entry<Term, Long> e : difference.terms.entrySet()) {
      if (e.getKey().equals(ONE)) {
        least += e.getValue();
      } else if (e.getValue() < 0) {
        return false;
      } else {
        least += 2 * e.getValue();
      }
    }
    return least >= 0;
  }

  @Override
  public boolean equals(Object o) {
    return o == this
        || o instanceof Polynomial f && f.hashCode() == hashCode() && f.terms.equals(terms);
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = terms.hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return isZero()
        ? "0"
        : terms.entrySet().stream()
            .map(e -> e.getValue() + (e.getKey().factors().isEmpty() ? "" : "*" + e.getKey().key()))
            .collect(Collectors.joining("+"));
  }
}
