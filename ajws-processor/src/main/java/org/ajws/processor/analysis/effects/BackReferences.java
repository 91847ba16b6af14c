package org.ajws.processor.analysis.effects;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
 * parent of a node, the grid of a cell; nor is the object around it, if it is of an inner class.
 */
final class BackReferences {
  private BackReferences() {}

  /** Whether a way goes through such a step to what is written. */
  static boolean leadsBack(AccessPath way) {
    boolean own = way.origin() instanceof AccessPath.Origin.Element;
    List<AccessPath.Step> steps = way.steps();
    for (int n = 0; n + 1 < steps.size(); n++) {
      AccessPath.Step step = steps.get(n);
      boolean again = steps.subList(n + 1, steps.size()).stream().anyMatch(BackReferences::tells);
      if (own && !again && mayLeadBack(step)) {
        return true;
      }
      own |= tells(step);
    }
    return false;
  }

  /** The objects of an inner class, too, have one around them that is that of others. */
  private static boolean mayLeadBack(AccessPath.Step step) {
    return step.equals(Substitution.AROUND)
        || step instanceof AccessPath.Step.Field f && mayLeadBack(f.field());
  }

  /** Whether a field may lead from an object of its class to another one. */
  static boolean mayLeadBack(VariableElement field) {
    return field.getEnclosingElement() instanceof TypeElement owner
        && !field.getModifiers().contains(Modifier.STATIC)
        && holds(field.asType(), owner, new HashSet<>());
  }

  private static boolean tells(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Index i && i.form().varies();
  }

  /** Whether an object of a type is of a class, or may lead to one by its fields. */
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
    if (!seen.add(element)
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
