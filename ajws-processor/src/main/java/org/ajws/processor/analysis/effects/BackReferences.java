package org.ajws.processor.analysis.effects;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Steps from an iteration's own object to one that others may reach, too. What an element holds is
 * its own, unless it is of the element's kind, or holds such in turn: the next node of a list, the
 * parent of a node, the grid of a cell; or unless the module stores something in the field that was
 * not made for it ({@link Ownership}); nor is the object around it, if it is of an inner class.
 */
final class BackReferences {
  private final Ownership ownership;
  private final Map<VariableElement, Boolean> leadingBack = new HashMap<>();

  BackReferences(Ownership ownership) {
    this.ownership = ownership;
  }

  /** Whether an effect may be one on what other iterations have, too. */
  boolean leadsBack(Effect e) {
    boolean rest = e.kind() == Effect.Kind.REST;
    return leadsBack(rest ? e.target().then(AccessPath.Step.ANY) : e.target())
        || storedAt(e) != null;
  }

  /** Whether a way goes through such a step to what is there. */
  boolean leadsBack(AccessPath way) {
    return from(way, false, (step, next) -> leadsBack(step) ? "" : null) != null;
  }

  /**
   * Where that is stored which an effect reaches from an iteration's own object, but which others
   * may reach, too.
   *
   * @return {@code File.java:LINE}; null where the sources do not show such a store
   */
  String storedAt(Effect e) {
    return from(e.target(), isWhole(e), this::storedAt);
  }

  /** As {@link #storedAt(Effect)}, whatever the way begins with. */
  String storedAnywhere(Effect e) {
    int n = sharedStep(e.target(), isWhole(e));
    return n < 0
        ? null
        : storedAt(e.target().steps().get(n), next(e.target().steps(), n, isWhole(e)));
  }

  /** Whether what is changed is the object at the end of the way, not the last step of it. */
  static boolean isWhole(Effect e) {
    return switch (e.kind()) {
      case OBJECT, SEQUENCE, REST -> true;
      case ATOMIC -> e.method() != null;
      case SLOT, FIELD, CALL -> false;
    };
  }

  /** The next step, if it leads to an object and not to the place itself. */
  private static AccessPath.Step next(List<AccessPath.Step> steps, int n, boolean whole) {
    return n + 1 < steps.size() - (whole ? 0 : 1) ? steps.get(n + 1) : null;
  }

  /**
   * Where a part of some object is stored that others may have, too, whatever the way begins with.
   * Links between objects of one class are none: the parts of a structure are believed to be apart.
   *
   * @return the number of the step; -1 for none
   */
  int sharedStep(AccessPath way, boolean whole) {
    List<AccessPath.Step> steps = way.steps();
    for (int n = 0; n < steps.size() - (whole ? 0 : 1); n++) {
      boolean link =
          steps.get(n) instanceof AccessPath.Step.Field f
              && f.field().getEnclosingElement() instanceof TypeElement owner
              && holds(f.field().asType(), owner, null);
      if (!link && storedAt(steps.get(n), next(steps, n, whole)) != null) {
        return n;
      }
    }
    return -1;
  }

  /** What the first step says that begins at an iteration's own object and leads elsewhere. */
  private static String from(
      AccessPath way, boolean whole, BiFunction<AccessPath.Step, AccessPath.Step, String> told) {
    boolean own = way.origin() instanceof AccessPath.Origin.Element;
    List<AccessPath.Step> steps = way.steps();
    for (int n = 0; n < steps.size() - (whole ? 0 : 1); n++) {
      AccessPath.Step step = steps.get(n);
      boolean again = steps.subList(n + 1, steps.size()).stream().anyMatch(BackReferences::tells);
      if (own && !again) {
        String found = told.apply(step, next(steps, n, whole));
        if (found != null) {
          return found;
        }
      }
      own |= tells(step);
    }
    return null;
  }

  private String storedAt(AccessPath.Step step, AccessPath.Step next) {
    if (!(step instanceof AccessPath.Step.Field f)) {
      return null;
    }
    String place = ownership.storedAt(f.field(), false);
    boolean parts = next instanceof AccessPath.Step.Index || next instanceof AccessPath.Step.Call;
    return place != null || !parts ? place : ownership.storedAt(f.field(), true);
  }

  /** The objects of an inner class, too, have one around them that is that of others. */
  private boolean leadsBack(AccessPath.Step step) {
    return step.equals(Substitution.AROUND)
        || step instanceof AccessPath.Step.Field f
            && leadingBack.computeIfAbsent(f.field(), BackReferences::mayLeadBack);
  }

  /** Whether a field may lead from an object of its class to what others may have. */
  boolean isShared(VariableElement field) {
    return leadingBack.computeIfAbsent(field, BackReferences::mayLeadBack)
        || ownership.storedAt(field, false) != null;
  }

  /** Whether a field may lead from an object of its class to another one. */
  private static boolean mayLeadBack(VariableElement field) {
    return field.getEnclosingElement() instanceof TypeElement owner
        && !field.getModifiers().contains(Modifier.STATIC)
        && holds(field.asType(), owner, new HashSet<>());
  }

  private static boolean tells(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Index i
        && i.form().sources().stream()
            .anyMatch(s -> s instanceof Symbol.Loop || s instanceof Symbol.Distinct);
  }

  /**
   * Whether an object of a type is of a class, or holds such.
   *
   * @param seen the classes whose fields were looked at; null if fields do not count
   */
  private static boolean holds(TypeMirror type, TypeElement wanted, Set<TypeElement> seen) {
    if (type instanceof ArrayType array) {
      return holds(array.getComponentType(), wanted, seen);
    }
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement element)) {
      return false;
    }
    if (element.equals(wanted)) {
      return true;
    }
    if (declared.getTypeArguments().stream().anyMatch(a -> holds(a, wanted, seen))) {
      return true;
    }
    if (seen == null
        || !seen.add(element)
        || element.getQualifiedName().toString().startsWith("java.")
        || element.getKind() == ElementKind.ENUM) {
      return false;
    }
    for (VariableElement field : ElementFilter.fieldsIn(element.getEnclosedElements())) {
      if (!field.getModifiers().contains(Modifier.STATIC) && holds(field.asType(), wanted, seen)) {
        return true;
      }
    }
    return false;
  }
}
