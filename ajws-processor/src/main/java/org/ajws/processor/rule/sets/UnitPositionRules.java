package org.ajws.processor.rule.sets;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.Containers;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitParameters;
import org.ajws.processor.source.BoundModule;

/** Units of work over parameters and fields, and what overrides make of them. */
final class UnitPositionRules {
  private final BoundModule module;
  private final AtomicSets sets;

  UnitPositionRules(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    for (Code code : sets.codes()) {
      if (code.method() != null) {
        checkReads(code, code.method());
        code.method().getParameters().forEach(p -> checkReads(code, p));
        checkNames(code);
        code.method().getParameters().forEach(p -> checkParameter(code, p));
        if (code.kind() == Code.Kind.METHOD) {
          Units.overridden(module, code).forEach(m -> checkOverride(code, m));
        }
      } else if (code.kind() == Code.Kind.LAMBDA) {
        code.parameters().forEach(p -> checkParameter(code, p));
      }
    }
  }

  private void checkParameter(Code code, VariableElement parameter) {
    List<AtomicSetModel> known = sets.unitParameters().setsOf(parameter);
    TreePath declaration = module.declaration(parameter);
    for (String name : SetDeclarations.atomicNames(parameter)) {
      if (declaration != null && !has(known, name)) {
        reportPlace(code, declaration.getLeaf(), parameter, name);
      }
    }
  }

  /** {@code reads = VOLATILE} is for fields. */
  private void checkReads(Code code, Element element) {
    TreePath declaration =
        SetDeclarations.isReadAnywhere(element) ? module.declaration(element) : null;
    if (declaration != null) {
      module.report(
          DiagnosticCode.READS_OF_NO_MEMBER,
          code.file(),
          sets.declarations().annotations(declaration, SetDeclarations.ATOMIC).get(0).getLeaf(),
          "reads = VOLATILE is said of %s, which is no member of a set"
              .formatted(element.getSimpleName().toString().replace("<init>", "a constructor")),
          "put it on the @Atomic of the field, and leave it out here");
    }
  }

  private static boolean has(List<AtomicSetModel> known, String name) {
    return name.isEmpty() ? !known.isEmpty() : known.stream().anyMatch(s -> s.name().equals(name));
  }

  /** {@code @Atomic("place.set")} on the method itself. */
  private void checkNames(Code code) {
    ExecutableElement method = code.method();
    List<TreePath> trees = sets.declarations().annotations(code.path(), SetDeclarations.ATOMIC);
    List<String> names = SetDeclarations.atomicNames(method);
    for (int i = 0; i < Math.min(names.size(), trees.size()); i++) {
      String text = names.get(i);
      Tree at = trees.get(i).getLeaf();
      if (text.isEmpty()) {
        checkNamesAny(code, at);
        continue;
      }
      int dot = text.lastIndexOf('.');
      VariableElement place = dot < 0 ? null : UnitParameters.place(method, text.substring(0, dot));
      if (place == null) {
        module.report(
            DiagnosticCode.UNIT_POSITION,
            code.file(),
            at,
            "\"%s\" names no parameter or field of %s and a set of it"
                .formatted(text, method.getSimpleName()),
            text.indexOf('.') == dot
                ? "write \"parameter.set\" or \"field.set\""
                : "hand the object over as a parameter, and name its set there: @Atomic(\"%s\")"
                    .formatted(text.substring(dot + 1)));
      } else if (!has(sets.unitParameters().setsOf(place), text.substring(dot + 1))) {
        reportPlace(code, at, place, text.substring(dot + 1));
      } else if (place.getKind() == ElementKind.FIELD
          && !place.getModifiers().contains(Modifier.FINAL)) {
        module.report(
            DiagnosticCode.UNIT_FIELD_CHANGES,
            code.file(),
            at,
            "field %s may refer to another object before the unit of work ends"
                .formatted(place.getSimpleName()),
            "make the field final, or hand the object over as a parameter with @Atomic");
      }
    }
  }

  /** {@code @Atomic} on a method: a unit for every set of its object and of its parameters. */
  private void checkNamesAny(Code code, Tree at) {
    if (sets.unitParameters().of(code.method()).isEmpty()
        && sets.declarations().of(code.type()).isEmpty()
        && sets.declarations().staticOf(code.type()).isEmpty()) {
      module.report(
          DiagnosticCode.UNIT_POSITION,
          code.file(),
          at,
          "neither %s nor a parameter of %s has an atomic set"
              .formatted(code.type().getSimpleName(), code.method().getSimpleName()),
          "declare a set, or remove @Atomic");
    }
  }

  private void reportPlace(Code code, Tree at, VariableElement place, String name) {
    module.report(
        DiagnosticCode.UNIT_POSITION,
        code.file(),
        at,
        "%s, the type of %s, has no atomic set%s"
            .formatted(place.asType(), place.getSimpleName(), name.isEmpty() ? "" : " " + name),
        "name a set of that type, or remove @Atomic");
  }

  private void checkOverride(Code code, ExecutableElement overridden) {
    boolean foreign =
        module.declaration(overridden) == null && sets.unitParameters().of(overridden).isEmpty();
    Set<String> here = places(code.method());
    Set<String> above = places(overridden);
    if (!here.equals(above) && !foreign) {
      report(
          code,
          "%s is a unit of work for %s, but the method of %s that it overrides for %s"
              .formatted(
                  code.method().getSimpleName(),
                  words(here),
                  overridden.getEnclosingElement().getSimpleName(),
                  words(above)),
          "give both the same @Atomic annotations");
    }
    List<AliasText> result = sets.aliases().of(overridden).own();
    if (!texts(sets.aliases().of(code.method()).own()).containsAll(texts(result))) {
      report(
          code,
          "%s loses the alias %s of what the method of %s that it overrides returns"
              .formatted(
                  code.method().getSimpleName(),
                  String.join(", ", texts(result)),
                  overridden.getEnclosingElement().getSimpleName()),
          "repeat @AliasAtomic on the return type");
    }
    for (int i = 0; i < overridden.getParameters().size(); i++) {
      VariableElement own = code.method().getParameters().get(i);
      List<AliasText> asked = sets.aliases().of(own).own();
      if (!texts(sets.aliases().of(overridden.getParameters().get(i)).own())
          .containsAll(texts(asked))) {
        report(
            code,
            "parameter %s asks for the alias %s, which callers of the method of %s do not give"
                .formatted(
                    own.getSimpleName(),
                    String.join(", ", texts(asked)),
                    overridden.getEnclosingElement().getSimpleName()),
            "remove the alias, or add it to the overridden method");
      }
    }
    checkContainers(code, overridden);
  }

  /** Callers know what the overridden method says of the objects in containers. */
  private void checkContainers(Code code, ExecutableElement overridden) {
    ExecutableElement method = code.method();
    for (int i = 0; i < overridden.getParameters().size(); i++) {
      VariableElement own = method.getParameters().get(i);
      AbstractObject handed = known(code, overridden, overridden.getParameters().get(i));
      AbstractObject taken = known(code, method, own);
      if (!AbstractObject.fits(handed.arguments(), taken.arguments())
          || Containers.loses(own.asType(), handed, taken)) {
        reportContainer(code, overridden, "parameter " + own.getSimpleName());
      }
    }
    AbstractObject promised = known(code, overridden, overridden);
    AbstractObject given = known(code, method, method);
    if (!AbstractObject.fits(given.arguments(), promised.arguments())
        || Containers.loses(method.getReturnType(), given, promised)) {
      reportContainer(code, overridden, "the return type");
    }
  }

  private AbstractObject known(Code code, ExecutableElement method, Element place) {
    return sets.flow()
        .adapt(
            sets.aliases().of(place),
            AbstractObject.ofThis(code.type()),
            (TypeElement) method.getEnclosingElement(),
            null);
  }

  private void reportContainer(Code code, ExecutableElement overridden, String place) {
    report(
        code,
        "%s has other aliases in its type arguments than that of the method of %s it overrides"
            .formatted(place, overridden.getEnclosingElement().getSimpleName()),
        "give both the same aliases");
  }

  private void report(Code code, String cause, String fix) {
    module.report(
        DiagnosticCode.OVERRIDE_CHANGES_SETS,
        DiagnosticCode.OVERRIDE_CHANGES_SETS.severity(),
        code.file(),
        code.offset(),
        cause,
        fix);
  }

  private static Set<String> texts(List<AliasText> aliases) {
    Set<String> texts = new TreeSet<>();
    aliases.forEach(a -> texts.add(a.text().replaceAll("\\s+", "")));
    return texts;
  }

  /** The places of a unit, parameters by their position. */
  private Set<String> places(ExecutableElement method) {
    Set<String> places = new TreeSet<>();
    for (SetUse use : sets.unitParameters().of(method)) {
      int index = method.getParameters().indexOf(use.via());
      places.add(
          (index < 0 ? use.via().getSimpleName() : "parameter " + (index + 1))
              + "."
              + use.set().name());
    }
    return places;
  }

  private static String words(Set<String> places) {
    return places.isEmpty() ? "none" : String.join(", ", new ArrayList<>(places));
  }
}
