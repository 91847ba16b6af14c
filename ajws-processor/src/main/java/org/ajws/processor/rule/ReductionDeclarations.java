package org.ajws.processor.rule;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.ReductionOperator;
import org.ajws.processor.source.BoundFile;

/** {@code @Reduce} names one operation, and one that fits the variable's type. */
final class ReductionDeclarations implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        if (use.name().equals("Reduce")
            && AnnotationPlacement.isPlaced(subject, use)
            && !subject.hasError(file, use.annotated().getLeaf())) {
          check(subject, file, use);
        }
      }
    }
  }

  private static void check(Subject subject, BoundFile file, AjwsAnnotations.Use use) {
    VariableElement variable = (VariableElement) subject.module().element(use.annotated());
    AnnotationMirror reduce = LocalVariables.annotation(variable, "Reduce");
    ReductionOperator operator =
        value(reduce, "value") instanceof VariableElement v ? CaptureAnalysis.operator(v) : null;
    TypeMirror reducer = reducer(variable);
    boolean named = operator != null;
    if (LocalVariables.annotation(variable, "Private") != null) {
      report(
          subject,
          file,
          use,
          DiagnosticCode.REDUCTION_OPERATION,
          variable + " is both @Reduce and @Private",
          "keep @Reduce if it collects a result, @Private if it is scratch space");
    } else if (named == (reducer != null)) {
      report(
          subject,
          file,
          use,
          DiagnosticCode.REDUCTION_OPERATION,
          "@Reduce on " + variable + (named ? " names two operations" : " names no operation"),
          "write one: @Reduce(SUM), or @Reduce(by = MyReducer.class)");
    } else if (named && !fits(subject.module().types(), operator, variable.asType())) {
      report(
          subject,
          file,
          use,
          DiagnosticCode.REDUCTION_TYPE,
          "the operation " + operator + " is not defined for " + variable.asType(),
          operator
              + " takes "
              + operator.operands()
              + "; for other types write a Reducer and @Reduce(by = ...)");
    } else if (reducer != null) {
      String problem = problem(subject, use.annotated(), variable, reducer);
      if (problem != null) {
        report(
            subject,
            file,
            use,
            DiagnosticCode.REDUCTION_OPERATION,
            reducer + " cannot be the reducer of " + variable + ": " + problem,
            "name a class that implements Reducer<"
                + boxed(subject.module().types(), variable.asType())
                + "> and has a constructor without parameters");
      }
    }
  }

  private static void report(
      Subject subject,
      BoundFile file,
      AjwsAnnotations.Use use,
      DiagnosticCode code,
      String cause,
      String fix) {
    subject.module().report(code, file, use.tree(), cause, fix);
  }

  private static Object value(AnnotationMirror annotation, String name) {
    return annotation.getElementValues().entrySet().stream()
        .filter(e -> e.getKey().getSimpleName().contentEquals(name))
        .map(e -> e.getValue().getValue())
        .findFirst()
        .orElse(null);
  }

  /** The class that {@code by} names; null without. */
  static TypeMirror reducer(VariableElement variable) {
    AnnotationMirror reduce = LocalVariables.annotation(variable, "Reduce");
    return reduce != null && value(reduce, "by") instanceof TypeMirror type ? type : null;
  }

  static boolean fits(Types types, ReductionOperator operator, TypeMirror declared) {
    return operator.takes(unboxed(types, declared));
  }

  private static TypeMirror unboxed(Types types, TypeMirror type) {
    try {
      return type.getKind().isPrimitive() ? type : types.unboxedType(type);
    } catch (IllegalArgumentException e) {
      return type; // not a box
    }
  }

  private static TypeMirror boxed(Types types, TypeMirror type) {
    return type.getKind().isPrimitive()
        ? types.boxedClass(types.getPrimitiveType(type.getKind())).asType()
        : type;
  }

  /** Why a class cannot be made and used as reducer; null where it can. */
  private static String problem(
      Subject subject, TreePath use, VariableElement variable, TypeMirror type) {
    Types types = subject.module().types();
    if (!(type instanceof DeclaredType declared)
        || !(declared.asElement() instanceof TypeElement element)
        || element.getKind() == ElementKind.INTERFACE
        || element.getModifiers().contains(Modifier.ABSTRACT)) {
      return "it cannot be instantiated";
    }
    if (element.getEnclosingElement().getKind().isClass()
        && !element.getModifiers().contains(Modifier.STATIC)
        && !element.getKind().equals(ElementKind.RECORD)
        && !element.getKind().equals(ElementKind.ENUM)) {
      return "it is an inner class and needs an enclosing instance";
    }
    List<ExecutableElement> constructors =
        ElementFilter.constructorsIn(element.getEnclosedElements());
    boolean makes =
        element.getKind() == ElementKind.CLASS
            && constructors.stream()
                .anyMatch(
                    c ->
                        c.getParameters().isEmpty()
                            && subject
                                .module()
                                .trees()
                                .isAccessible(subject.module().trees().getScope(use), c, declared));
    if (!makes) {
      return "it has no accessible constructor without parameters";
    }
    TypeMirror combined = combined(subject, declared);
    if (combined == null) {
      return null;
    }
    TypeMirror of = types.erasure(combined);
    TypeMirror reduced = types.erasure(boxed(types, variable.asType()));
    boolean fits =
        isParameter(combined)
            ? types.isSubtype(reduced, of) // whatever the parameter would have to be
            : types.isSameType(of, reduced);
    return fits ? null : "it combines values of type " + combined;
  }

  /** Whether a type is {@code E}, or an array of such. */
  private static boolean isParameter(TypeMirror type) {
    return type instanceof ArrayType all
        ? isParameter(all.getComponentType())
        : type.getKind() == TypeKind.TYPEVAR;
  }

  /** {@code T} of the {@code Reducer<T>} that a class implements; null where it is raw. */
  private static TypeMirror combined(Subject subject, DeclaredType type) {
    Types types = subject.module().types();
    TypeElement reducer = subject.module().namedType("org.ajws.Reducer");
    Element element = type.asElement();
    if (element.equals(reducer)) {
      return type.getTypeArguments().isEmpty() ? null : type.getTypeArguments().get(0);
    }
    TypeMirror given = type.getTypeArguments().isEmpty() ? element.asType() : type;
    for (TypeMirror parent : types.directSupertypes(given)) {
      boolean leads = types.isSubtype(types.erasure(parent), types.erasure(reducer.asType()));
      if (leads) {
        return combined(subject, (DeclaredType) parent);
      }
    }
    return null;
  }
}
