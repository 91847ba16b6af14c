package org.ajws.processor.rule.sets;

import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** What declarations of sets and members must be like. */
final class DeclarationRules {
  private final BoundModule module;
  private final AtomicSets sets;

  DeclarationRules(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (TypeElement type : sets.types()) {
      TreePath declaration = module.declaration(type);
      if (declaration != null && module.file(declaration) != null) {
        checkSets(type, declaration);
        checkMembers(type);
        checkClash(type, declaration);
        checkSuperclass(type, declaration);
      }
    }
  }

  private void checkSets(TypeElement type, TreePath declaration) {
    BoundFile file = module.file(declaration);
    List<TreePath> trees = sets.declarations().annotations(declaration, SetDeclarations.ATOMIC_SET);
    List<String> names = SetDeclarations.setNames(type);
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < Math.min(names.size(), trees.size()); i++) {
      String name = names.get(i);
      TreePath at = trees.get(i);
      if (!SourceVersion.isIdentifier(name) || SourceVersion.isKeyword(name)) {
        module.report(
            DiagnosticCode.SET_NAME,
            file,
            at.getLeaf(),
            "the name of a set must be a Java identifier, not \"" + name + "\"",
            "give the set a name like those of fields");
      }
      AtomicSetModel inherited = inherited(type, name);
      if (!seen.add(name) || inherited != null) {
        module.report(
            DiagnosticCode.SET_DECLARED_TWICE,
            file,
            at.getLeaf(),
            inherited == null
                ? type.getSimpleName() + " declares set " + name + " twice"
                : "%s inherits set %s from %s and declares it again"
                    .formatted(type.getSimpleName(), name, inherited.owner().getSimpleName()),
            inherited == null
                ? "remove one of the two, or rename it"
                : "remove this declaration and mark the fields to add with @Atomic(\""
                    + name
                    + "\"), or rename the set");
      }
      if (isStaticSet(type, name) && type.getKind() == ElementKind.INTERFACE) {
        module.report(
            DiagnosticCode.SET_ON_WRONG_TYPE,
            file,
            at.getLeaf(),
            "the fields of an interface never change, so it cannot have a static atomic set",
            "declare the set in a class");
      }
      if (type.getKind() == ElementKind.RECORD || type.getKind() == ElementKind.ANNOTATION_TYPE) {
        module.report(
            DiagnosticCode.SET_ON_WRONG_TYPE,
            file,
            at.getLeaf(),
            type.getKind() == ElementKind.RECORD
                ? "a record has no field that could change, so it cannot have an atomic set"
                : "an annotation type cannot have an atomic set",
            "remove the annotation, or make the type a class");
      }
    }
  }

  private AtomicSetModel inherited(TypeElement type, String name) {
    return Stream.concat(
            sets.declarations().of(type).stream(), sets.declarations().staticOf(type).stream())
        .filter(s -> s.name().equals(name) && !s.owner().equals(type))
        .findFirst()
        .orElse(null);
  }

  /** Two types above a class may declare different sets of one name. */
  private void checkClash(TypeElement type, TreePath declaration) {
    Map<String, AtomicSetModel> byName = new HashMap<>();
    for (AtomicSetModel set : sets.declarations().of(type)) {
      AtomicSetModel other = byName.putIfAbsent(set.name(), set);
      if (other != null && !other.owner().equals(type) && !set.owner().equals(type)) {
        module.report(
            DiagnosticCode.SET_DECLARED_TWICE,
            module.file(declaration),
            declaration.getLeaf(),
            "%s inherits one set %s from %s and another from %s"
                .formatted(
                    type.getSimpleName(),
                    set.name(),
                    other.owner().getSimpleName(),
                    set.owner().getSimpleName()),
            "rename one of the two sets");
      }
    }
  }

  private boolean isStaticSet(TypeElement type, String name) {
    return sets.declarations().declaredBy(type).stream()
        .anyMatch(s -> s.name().equals(name) && s.isStatic());
  }

  private void checkMembers(TypeElement type) {
    for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
      List<String> names = SetDeclarations.atomicNames(field);
      TreePath declaration = names.isEmpty() ? null : module.declaration(field);
      if (declaration == null) {
        continue;
      }
      BoundFile file = module.file(declaration);
      List<TreePath> trees = sets.declarations().annotations(declaration, SetDeclarations.ATOMIC);
      for (int i = 0; i < Math.min(names.size(), trees.size()); i++) {
        checkMember(type, field, names.get(i), file, trees.get(i));
      }
    }
  }

  private void checkMember(
      TypeElement type, VariableElement field, String name, BoundFile file, TreePath at) {
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    List<AtomicSetModel> known = sets.declarations().of(type);
    boolean declared =
        known.stream().anyMatch(s -> name.isEmpty() || s.name().equals(name))
            || sets.declarations().declaredBy(type).stream()
                .anyMatch(s -> s.isStatic() && (name.isEmpty() || s.name().equals(name)));
    if (!declared) {
      module.report(
          DiagnosticCode.UNDECLARED_SET,
          file,
          at.getLeaf(),
          name.isEmpty()
              ? type.getSimpleName() + " neither declares nor inherits an atomic set"
              : "%s neither declares nor inherits an atomic set %s"
                  .formatted(type.getSimpleName(), name),
          known.isEmpty() || name.isEmpty()
              ? "put @AtomicSet(\"" + (name.isEmpty() ? "a" : name) + "\") on the class"
              : "declare it, or use one of "
                  + String.join(", ", known.stream().map(AtomicSetModel::name).toList()));
    } else if (isStatic
        && known.stream().anyMatch(s -> name.isEmpty() || s.name().equals(name))
        && sets.declarations().of(field).isEmpty()) {
      module.report(
          DiagnosticCode.STATIC_MEMBER,
          file,
          at.getLeaf(),
          "static field " + field.getSimpleName() + " cannot belong to a set of each instance",
          "make the field an instance field, or keep it in an object with a set of its own");
    }
  }

  private void checkSuperclass(TypeElement type, TreePath declaration) {
    for (AtomicSetModel set : sets.declarations().of(type)) {
      Element owner = set.owner();
      if (!owner.equals(type) && !Naming.isTranslated(set) && module.declaration(owner) == null) {
        module.report(
            DiagnosticCode.SUPERCLASS_NOT_TRANSLATED,
            module.file(declaration),
            declaration.getLeaf(),
            "%s %s has atomic set %s, but its class file was compiled without the AJWS translator"
                .formatted(
                    owner.getKind() == ElementKind.INTERFACE ? "interface" : "superclass",
                    owner,
                    set.name()),
            "translate the module of "
                + owner
                + " first, with the AJWS plugin or the command line");
      }
    }
  }
}
