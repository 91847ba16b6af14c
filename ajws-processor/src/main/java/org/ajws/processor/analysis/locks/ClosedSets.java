package org.ajws.processor.analysis.locks;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Recognises sets of which the module shows every unit: no subclass can add one, none is over
 * several objects, no alias joins the set to another; a static set has units of its class alone.
 * Units that other modules would add over objects of the class are errors there ({@code AJWS-541}).
 */
final class ClosedSets {
  private final BoundModule module;
  private final AtomicSets sets;

  /** What stands in the aliases of the module. */
  private final Set<String> aliasTexts = new LinkedHashSet<>();

  ClosedSets(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    if (sets.declarations().hasAliases()) {
      module.files().forEach(this::collectAliases);
    }
  }

  private void collectAliases(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAnnotation(AnnotationTree tree, Void p) {
        TreePath type = new TreePath(getCurrentPath(), tree.getAnnotationType());
        if (module.element(type) instanceof TypeElement t
            && t.getQualifiedName().toString().startsWith(AliasDeclarations.ALIAS)) {
          aliasTexts.add(tree.getArguments().toString());
        }
        return super.visitAnnotation(tree, p);
      }
    }.scan(file.unit(), null);
  }

  /** Why there may be units of a set that are not seen; null if there are none. */
  String whyOpen(AtomicSetModel set) {
    TypeElement owner = set.owner();
    if (owner.getKind() != ElementKind.CLASS) {
      return "its type is no class";
    }
    if (isOpen(owner)) {
      return "a subclass of " + owner.getSimpleName() + " may add units (make the class final)";
    }
    if (sets.types().stream().anyMatch(t -> !t.equals(owner) && isSubtype(t, owner))) {
      return owner.getSimpleName() + " has subclasses";
    }
    for (VariableElement member : set.members()) {
      if (sets.declarations().of(member).size() > 1) {
        return member.getSimpleName() + " belongs to several sets";
      }
    }
    if (isAliased(set)) {
      return "an alias names a set " + set.name();
    }
    for (UnitOfWork unit : sets.units()) {
      for (SetUse use : unit.uses()) {
        boolean own = set.isStatic() || use.isOfThis(unit.code().type());
        if (use.set().equals(set) && !(own && unit.code().type().equals(owner))) {
          return set.isStatic()
              ? "a unit of another class touches it"
              : "a unit is over more than its own object";
        }
      }
    }
    return null;
  }

  /** Whether an alias of the module may join a set to another. */
  boolean isAliased(AtomicSetModel set) {
    return aliasTexts.stream().anyMatch(t -> t.matches("(?s).*\\b" + set.name() + "\\b.*"));
  }

  /** Whether code that the module does not show may extend a class. */
  private static boolean isOpen(TypeElement type) {
    Set<Modifier> modifiers = type.getModifiers();
    boolean constructors =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .allMatch(c -> c.getModifiers().contains(Modifier.PRIVATE));
    return !modifiers.contains(Modifier.FINAL)
        && !modifiers.contains(Modifier.PRIVATE)
        && type.getNestingKind() != NestingKind.LOCAL
        && !constructors;
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }
}
