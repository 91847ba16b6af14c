package org.ajws.processor.analysis.effects;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/**
 * An unknown of a {@link Polynomial}: where a value comes from, as far as iterations are concerned.
 */
sealed interface Symbol {
  /** Orders the factors of a term; equal symbols have equal keys. */
  String key();

  /** The symbols this one is computed from; itself unless it is computed. */
  Set<Symbol> sources();

  /** Whether the value may differ between two iterations. */
  default boolean varies() {
    return sources().stream()
        .anyMatch(s -> s instanceof Loop || s instanceof Distinct || s instanceof Unknown);
  }

  /** The variable of the parallel loop. */
  record Loop() implements Symbol {
    @Override
    public String key() {
      return "loop";
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(this);
    }
  }

  /** A value that no other iteration has, like the result of an atomic counter. */
  record Distinct(int id) implements Symbol {
    @Override
    public String key() {
      return "distinct" + id;
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(this);
    }
  }

  /** Anything: it may or may not differ between iterations. */
  record Unknown() implements Symbol {
    @Override
    public String key() {
      return "unknown";
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(this);
    }
  }

  /** What a location holds that the loop does not change. */
  record Invariant(AccessPath location) implements Symbol {
    @Override
    public String key() {
      return location.toString();
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(this);
    }
  }

  /** What a slot holds, of an array that the loop does not change: {@code start[i]}. */
  record Loaded(AccessPath location) implements Symbol {
    @Override
    public String key() {
      return location.toString();
    }

    @Override
    public Set<Symbol> sources() {
      return location.sources();
    }
  }

  /** A component of the record that an iteration is about. */
  record Component(VariableElement field) implements Symbol {
    @Override
    public String key() {
      return "component " + field;
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(new Unknown());
    }
  }

  /**
   * The distance that the counter of an inner loop has gone: the multiples of {@code step} in
   * {@code 0 <= value < reach}; it takes them all in each iteration of the parallel loop.
   *
   * @param reach null where it is not known; it may differ between iterations
   * @param exact whether the counter keeps below its reach for certain
   * @param taken whether it is where an element stood that an iterator or queue gave: it gives
   *     another one each time, and begins with the first one never again
   * @param element whether it goes through all elements of an array or collection
   */
  record Inner(int id, Polynomial reach, long step, boolean exact, boolean taken, boolean element)
      implements Symbol {
    Inner(int id, Polynomial reach, long step) {
      this(id, reach, step, true, false, false);
    }

    /** Where any element stands, of all. */
    static Inner ofAll(int id) {
      return new Inner(id, null, 1, true, false, true);
    }

    /** The same, by another number or with another reach. */
    Inner as(int id, Polynomial reach) {
      return new Inner(id, reach, step, exact, taken, element);
    }

    /** The reach, if it is the same in all iterations; else null. */
    Polynomial span() {
      return reach == null || reach.varies() ? null : reach;
    }

    @Override
    public String key() {
      return "inner" + id;
    }

    // The reach may hold further symbols, and those others, and so on.
    @Override
    public int hashCode() {
      return id;
    }

    @Override
    public Set<Symbol> sources() {
      return Set.of(this);
    }
  }

  /**
   * Some function of other values.
   *
   * @param cursor whether it is the non-negative distance a cursor has moved
   */
  record Opaque(int id, Set<Symbol> of, boolean cursor) implements Symbol {
    public Opaque {
      of = Set.copyOf(of);
    }

    @Override
    public String key() {
      return "opaque" + id;
    }

    // What it depends on may be many symbols, each with symbols of its own.
    @Override
    public int hashCode() {
      return id;
    }

    @Override
    public Set<Symbol> sources() {
      return of;
    }
  }

  /** {@code of % by} where {@code remainder}, else {@code of / by}. */
  record Folded(boolean remainder, Polynomial of, Polynomial by) implements Symbol {
    @Override
    public String key() {
      return "(" + of + (remainder ? ")%(" : ")/(") + by + ")";
    }

    @Override
    public Set<Symbol> sources() {
      Set<Symbol> all = new LinkedHashSet<>(of.sources());
      all.addAll(by.sources());
      return all;
    }
  }

  /** {@code (byte) of}, where nobody knows whether that is the same number. */
  record Narrowed(Polynomial of, TypeKind to) implements Symbol {
    @Override
    public String key() {
      return "(" + to + ")(" + of + ")";
    }

    @Override
    public Set<Symbol> sources() {
      return of.sources();
    }
  }
}
