package org.ajws.processor.check.shared;

import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import org.ajws.processor.source.BoundModule;

/**
 * The fields that atomic sets protect. A touch of one outside a unit of work is a matter of the
 * rules of atomic sets, so the check of loops leaves these fields to them.
 */
final class AtomicMembers {
  private final BoundModule module;
  private final Map<VariableElement, Boolean> known = new HashMap<>();

  AtomicMembers(BoundModule module) {
    this.module = module;
  }

  /** Whether a way leads through a member of an atomic set. */
  boolean covers(Ref way) {
    return way.steps().stream()
        .anyMatch(
            s -> s instanceof Ref.Step.Field f && known.computeIfAbsent(f.field(), this::isMember));
  }

  private boolean isMember(VariableElement field) {
    if (has(field, "org.ajws.Atomic") || has(field, "org.ajws.Atomics")) {
      return true;
    }
    Element owner = field.getEnclosingElement();
    return owner instanceof TypeElement type
        && !field.getModifiers().contains(Modifier.STATIC)
        && declaresSet(type)
        && type.getEnclosedElements().stream()
            .noneMatch(
                e ->
                    e.getKind() == ElementKind.FIELD
                        && (has(e, "org.ajws.Atomic") || has(e, "org.ajws.Atomics")));
  }

  private boolean declaresSet(TypeElement type) {
    if (has(type, "org.ajws.AtomicSet") || has(type, "org.ajws.AtomicSets")) {
      return true;
    }
    return module.types().directSupertypes(type.asType()).stream()
        .anyMatch(t -> t instanceof DeclaredType d && declaresSet((TypeElement) d.asElement()));
  }

  private static boolean has(Element element, String annotation) {
    for (AnnotationMirror a : element.getAnnotationMirrors()) {
      if (((TypeElement) a.getAnnotationType().asElement())
          .getQualifiedName()
          .contentEquals(annotation)) {
        return true;
      }
    }
    return false;
  }
}
