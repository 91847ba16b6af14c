package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** An object or array by the way that leads to it: an origin and the steps from there. */
public final class AccessPath implements Value {
  static final AccessPath FRESH = new AccessPath(new Origin.Fresh(), List.of());
  public static final AccessPath ELEMENT = new AccessPath(new Origin.Element(), List.of());
  public static final AccessPath STATIC = new AccessPath(new Origin.Static(), List.of());

  /** Where a longer way leads to is not known. */
  private static final int MAX_STEPS = 9;

  private static final Step VALUES = new Step.Call("values");

  private final Origin origin;
  private final List<Step> steps;

  // Asked for again and again, of paths that are in many summaries.
  private String location;
  private int hash;

  AccessPath(Origin origin, List<Step> steps) {
    this.origin = origin;
    this.steps = List.copyOf(steps);
  }

  public Origin origin() {
    return origin;
  }

  public List<Step> steps() {
    return steps;
  }

  /** Where the way to an object begins. */
  public sealed interface Origin {
    /** Made by the iteration itself, or a copy of its task's own. */
    record Fresh() implements Origin {}

    /** A text that was made of values. */
    record Text(Set<Symbol> of) implements Origin {
      public Text {
        of = Set.copyOf(of);
      }
    }

    /**
     * Made by the code that is looked at, in a place of it: {@link OwnObjects} knows what it holds.
     */
    record Made(int id) implements Origin {}

    /** The element that an iteration of the parallel loop is about. */
    record Element() implements Origin {}

    /** The static fields. */
    record Static() implements Origin {}

    /** {@code this} of a class. */
    final class This extends Named implements Origin {
      private final TypeElement type;

      public This(TypeElement type) {
        super(type);
        this.type = type;
      }

      public TypeElement type() {
        return type;
      }

      @Override
      String text() {
        return "This[" + type + "]";
      }
    }

    /** What a local or a parameter from outside refers to. */
    final class Variable extends Named implements Origin {
      private final VariableElement variable;

      public Variable(VariableElement variable) {
        super(variable);
        this.variable = variable;
      }

      public VariableElement variable() {
        return variable;
      }

      @Override
      String text() {
        return "Variable[" + variable + "]";
      }
    }

    /** An iterator made by the iteration, over an object. */
    record Cursor(AccessPath over) implements Origin {}

    /**
     * Some object.
     *
     * @param among the objects that it may be one of, as far as these are known
     * @param links the steps by which they may lead to it, if it is none of them itself
     */
    record Unknown(int id, Set<AccessPath> among, Set<Step> links) implements Origin {
      public Unknown {
        among = Set.copyOf(among);
        links = Set.copyOf(links);
      }

      Unknown(int id) {
        this(id, Set.of(), Set.of());
      }

      @Override
      public boolean equals(Object o) {
        return o instanceof Unknown u && u.id == id && u.among.equals(among);
      }

      @Override
      public int hashCode() {
        return Integer.hashCode(id);
      }

      @Override
      public String toString() {
        return "Unknown" + id;
      }
    }
  }

  /** A step to the next object. */
  public sealed interface Step {
    /** Some step. */
    Step ANY = new Call("...");

    /** The value of a field. */
    final class Field extends Named implements Step {
      private final VariableElement field;

      public Field(VariableElement field) {
        super(field);
        this.field = field;
      }

      public VariableElement field() {
        return field;
      }

      @Override
      String text() {
        return field.getEnclosingElement() + "#" + field.getSimpleName();
      }
    }

    /** A slot of an array, or the element of a list or map. */
    record Index(Polynomial form) implements Step {}

    /** Some slots of a list, seen as a list of their own. */
    record View(Polynomial from, Polynomial length) implements Step {
      @Override
      public String toString() {
        return "subList";
      }
    }

    /** What a method without arguments gives, always the same: {@code map.values()}. */
    record Call(String name) implements Step {}
  }

  /** A text made of values. */
  static AccessPath text(Set<Symbol> of) {
    return of(new Origin.Text(of));
  }

  static AccessPath of(Origin origin) {
    return new AccessPath(origin, List.of());
  }

  AccessPath then(Step step) {
    if (isFresh() && !(origin instanceof Origin.Made && steps.isEmpty())) {
      return FRESH;
    }
    if (last() instanceof Step.View view) {
      return step instanceof Step.Index index
          ? holder().then(new Step.Index(view.from().plus(index.form())))
          : step instanceof Step.View part
              ? holder().then(new Step.View(view.from().plus(part.from()), part.length()))
              : holder().then(step);
    }
    if (step instanceof Step.Index && VALUES.equals(last())) {
      return holder().then(step); // the values of a map are its slots
    }
    if (steps.size() == MAX_STEPS) {
      return new AccessPath(new Origin.Unknown(0), List.of(step));
    }
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return new AccessPath(origin, longer);
  }

  AccessPath then(List<Step> more) {
    AccessPath at = this;
    for (Step step : more) {
      at = at.then(step);
    }
    return at;
  }

  /** Whether it was made for the code alone, and nobody knows what it holds. */
  boolean isPlain() {
    return origin instanceof Origin.Fresh || origin instanceof Origin.Text;
  }

  public boolean isFresh() {
    return isPlain() || origin instanceof Origin.Made;
  }

  /** Whether the way leads to the same location in every iteration. */
  public boolean isInvariant() {
    return hasFixedOrigin()
        && steps.stream()
            .noneMatch(
                s ->
                    s instanceof Step.Index i && i.form().varies()
                        || s instanceof Step.View v && v.from().varies());
  }

  /** Whether the way begins where all iterations begin. */
  boolean hasFixedOrigin() {
    return origin instanceof Origin.This
        || origin instanceof Origin.Variable
        || origin instanceof Origin.Static;
  }

  /** Whether the way begins at something that is not the code's own, and that has a name. */
  boolean hasKnownOrigin() {
    return !isFresh() && !(origin instanceof Origin.Unknown);
  }

  /** The object that holds the last step's location. */
  public AccessPath holder() {
    return new AccessPath(origin, steps.subList(0, steps.size() - 1));
  }

  /** The list itself, if it is some of its slots that are seen as one. */
  AccessPath viewed() {
    return last() instanceof Step.View ? holder() : this;
  }

  Step last() {
    return steps.isEmpty() ? null : steps.get(steps.size() - 1);
  }

  /** The indexes on the way. */
  List<Polynomial> indexes() {
    List<Polynomial> all = new ArrayList<>();
    for (Step step : steps) {
      if (step instanceof Step.Index index) {
        all.add(index.form());
      }
    }
    return all;
  }

  /** Whether the way begins with all of another. */
  public boolean startsWith(AccessPath other) {
    return origin.equals(other.origin)
        && steps.size() >= other.steps.size()
        && steps.subList(0, other.steps.size()).equals(other.steps);
  }

  /** The way without the values of indexes: one name for all slots of an array. */
  String location() {
    if (location == null) {
      StringBuilder text = new StringBuilder(origin.toString());
      for (Step step : steps) {
        text.append(name(step));
      }
      location = text.toString();
    }
    return location;
  }

  /** Whether the way goes through a location, by its {@link #location()}, or ends there. */
  boolean goesThrough(Set<String> names) {
    StringBuilder name = new StringBuilder(origin.toString());
    boolean found = names.contains(name.toString());
    for (int n = 0; n < steps.size() && !found; n++) {
      name.append(name(steps.get(n)));
      found = names.contains(name.toString());
    }
    return found;
  }

  private static String name(Step step) {
    return step instanceof Step.Index ? "[]" : "." + step;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof AccessPath p
        && (p == this
            || p.hashCode() == hashCode() && p.origin.equals(origin) && p.steps.equals(steps));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = 31 * origin.hashCode() + steps.hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return origin + "" + steps;
  }

  @Override
  public Set<Symbol> sources() {
    if (origin instanceof Origin.Element) {
      return Set.of(new Symbol.Loop());
    } else if (origin instanceof Origin.Text text) {
      return text.of();
    }
    if (isFresh() || origin instanceof Origin.Unknown || origin instanceof Origin.Cursor) {
      return Set.of(new Symbol.Unknown());
    }
    Set<Symbol> all = new LinkedHashSet<>();
    indexes().forEach(i -> all.addAll(i.sources()));
    List<Step> fixed = new ArrayList<>();
    for (Step s : steps) {
      if (s instanceof Step.Index) {
        break;
      }
      fixed.add(s);
    }
    all.add(new Symbol.Invariant(new AccessPath(origin, fixed)));
    return all;
  }
}
