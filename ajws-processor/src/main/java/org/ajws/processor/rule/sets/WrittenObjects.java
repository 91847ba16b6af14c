package org.ajws.processor.rule.sets;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Objects with sets that are given to the serialisation of the JDK: without a {@code writeObject}
 * it reads their members by itself.
 */
final class WrittenObjects {
  private final BoundModule module;
  private final AtomicSets sets;

  WrittenObjects(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (UnitCall call : sets.calls()) {
      if (call.path().getLeaf() instanceof MethodInvocationTree tree
          && tree.getArguments().size() == 1
          && call.callee().getSimpleName().toString().matches("writeObject|writeUnshared")
          && module.isSubtype(
              call.callee().getEnclosingElement().asType(), "java.io.ObjectOutput")) {
        check(call, new TreePath(call.path(), tree.getArguments().get(0)));
      }
    }
  }

  private void check(UnitCall call, TreePath written) {
    TypeMirror type = module.type(written);
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement first)) {
      return;
    }
    if (isReplaced(first)) {
      return;
    }
    for (TypeElement t = first; t != null; t = SetDeclarations.superclass(t)) {
      if (has(t, "writeObject")) {
        continue; // of this class alone: those above and below say for themselves
      }
      for (VariableElement field : ElementFilter.fieldsIn(t.getEnclosedElements())) {
        for (AtomicSetModel set : sets.declarations().of(field)) {
          if (!set.isStatic() && isRead(field) && !isHeld(call, written, set)) {
            report(call, t, field, set);
            return;
          }
        }
      }
    }
  }

  private static boolean isReplaced(TypeElement type) {
    for (TypeElement t = type; t != null; t = SetDeclarations.superclass(t)) {
      if (has(t, "writeReplace") || has(t, "writeExternal")) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(TypeElement type, String method) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .anyMatch(m -> m.getSimpleName().contentEquals(method));
  }

  private static boolean isRead(VariableElement field) {
    return !field.getModifiers().contains(Modifier.TRANSIENT)
        && !field.getModifiers().contains(Modifier.STATIC)
        && !SetDeclarations.isReadAnywhere(field);
  }

  /** Whether it is {@code this}, written in a unit for the set. */
  private boolean isHeld(UnitCall call, TreePath written, AtomicSetModel set) {
    return written.getLeaf().toString().equals("this")
        && sets.isLocked(call.code())
        && sets.locks(call.code()).contains(SetUse.ofThis(call.code().type(), set));
  }

  private void report(UnitCall call, TypeElement type, VariableElement field, AtomicSetModel set) {
    Warnings.report(
        module,
        DiagnosticCode.UNSEEN_ACCESS,
        call.code(),
        call.path().getLeaf(),
        "serialisation reads %s and the other members of atomic set %s of a %s by itself, without the lock"
            .formatted(field.getSimpleName(), set.name(), type.getSimpleName()),
        "give %s a writeObject that calls defaultWriteObject: it is a unit of work"
            .formatted(type.getSimpleName()));
  }
}
