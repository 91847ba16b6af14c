package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.UnionType;
import org.ajws.processor.source.BoundModule;

/** Which fields can be tracked, and how they are named. */
final class TrackedPlaces {
  private final BoundModule module;
  private final ClassStarts starts;
  private final Predicate<VariableElement> isMember;

  /**
   * For a module.
   *
   * @param isMember whether a field belongs to an atomic set
   */
  TrackedPlaces(BoundModule module, ClassStarts starts, Predicate<VariableElement> isMember) {
    this.module = module;
    this.starts = starts;
    this.isMember = isMember;
  }

  /** Whether a field never changes, so that it is read as it is. */
  boolean isConstant(VariableElement field) {
    if (field.getKind() == ElementKind.ENUM_CONSTANT || field.getConstantValue() != null) {
      return true;
    }
    boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    TypeElement owner = owner(field);
    return owner == null // the length of an array
        || isFinal && (isStatic || owner.getKind() == ElementKind.RECORD);
  }

  /** Why a field cannot be read by a chunk; null if it can. */
  String whyNotRead(VariableElement field, TreePath name) {
    TypeElement owner = owner(field);
    if (owner == null || field.getConstantValue() != null) {
      return null;
    }
    if (field.getModifiers().contains(Modifier.STATIC)) {
      String start = starts.whyNotBegun(owner, name);
      if (start != null && !isInCase(name)) {
        return start;
      }
    }
    return isConstant(field) ? null : whyNotTracked(field, name);
  }

  private static boolean isInCase(TreePath name) {
    return switch (name.getParentPath().getLeaf().getKind().name()) {
      case "CASE", "CONSTANT_CASE_LABEL" -> true;
      default -> false;
    };
  }

  /** Why a field cannot be written by a chunk; null if it can. */
  String whyNotWritten(VariableElement field, TreePath name) {
    if (field.getModifiers().contains(Modifier.FINAL)) {
      return "writes the final field " + field;
    }
    String start =
        field.getModifiers().contains(Modifier.STATIC)
            ? starts.whyNotBegun(owner(field), name)
            : null;
    return start != null ? start : whyNotTracked(field, name);
  }

  private String whyNotTracked(VariableElement field, TreePath name) {
    TypeElement owner = owner(field);
    TreePath declaration = module.declaration(field);
    if (declaration == null || module.file(declaration) == null) {
      return "touches " + owner.getSimpleName() + "." + field + ", a field of a library";
    }
    if (field.getModifiers().contains(Modifier.VOLATILE)) {
      return "touches the volatile field " + field;
    }
    if (isLocal(owner)) {
      return "touches " + field + ", a field of a class that is declared in a method";
    }
    if (isMember.test(field)) {
      return "touches " + field + ", a member of an atomic set";
    }
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    if (name.getLeaf() instanceof MemberSelectTree select) {
      Element before = module.element(new TreePath(name, select.getExpression()));
      boolean type =
          before != null && (before.getKind().isClass() || before.getKind().isInterface());
      if (isStatic && !type) {
        return "touches the static field " + field + " through an object";
      }
      return isQualifiedSuper(select.getExpression()) ? "touches a field by " + select : null;
    }
    return isStatic || self(field, name) != null ? null : "touches " + field + " of an outer class";
  }

  private static boolean isQualifiedSuper(ExpressionTree object) {
    return object instanceof MemberSelectTree s && s.getIdentifier().contentEquals("super");
  }

  /** The class of a field; null for the length of an array. */
  private static TypeElement owner(VariableElement field) {
    return field.getEnclosingElement() instanceof TypeElement type
            && type.asType() instanceof DeclaredType
            && type.getEnclosingElement() != null
            && !(type.getQualifiedName().contentEquals("Array"))
        ? type
        : null;
  }

  /** Whether a class, or one around it, is declared in a method. */
  static boolean isLocal(TypeElement type) {
    for (Element e = type; e instanceof TypeElement t; e = e.getEnclosingElement()) {
      if (t.getNestingKind() == NestingKind.LOCAL || t.getNestingKind() == NestingKind.ANONYMOUS) {
        return true;
      }
    }
    return false;
  }

  /** How generated code names the place of a field. */
  Tracking.Field field(VariableElement field, TreePath name) {
    if (field.getModifiers().contains(Modifier.STATIC)) {
      return new Tracking.Field(field, null, null);
    }
    if (name.getLeaf() instanceof MemberSelectTree select
        && !select.getExpression().toString().equals("super")) {
      return new Tracking.Field(field, select.getExpression(), null);
    }
    String self = name.getLeaf() instanceof IdentifierTree ? self(field, name) : "this";
    return new Tracking.Field(field, null, self);
  }

  /** {@code this} of the class around a name that has a field; null where it cannot be written. */
  private String self(VariableElement field, TreePath name) {
    boolean innermost = true;
    for (TreePath at = name; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree && module.element(at) instanceof TypeElement type) {
        boolean has =
            module
                .types()
                .isSubtype(
                    module.types().erasure(type.asType()),
                    module.types().erasure(field.getEnclosingElement().asType()));
        if (has) {
          if (innermost) {
            return "this";
          }
          return type.getNestingKind() == NestingKind.ANONYMOUS
              ? null
              : (isLocal(type) ? type.getSimpleName() : type.getQualifiedName()) + ".this";
        }
        innermost = false;
      }
    }
    return null;
  }

  /** Whether the parameter of a catch may be what a roll-back or a full stack throws. */
  boolean mayBeRollback(TreePath parameter) {
    TypeMirror type = module.type(parameter);
    if (type instanceof UnionType union) {
      return union.getAlternatives().stream().anyMatch(this::mayBeRollback);
    }
    return type == null || mayBeRollback(type);
  }

  private boolean mayBeRollback(TypeMirror type) {
    TypeMirror machine = module.namedType("java.lang.VirtualMachineError").asType();
    return module.types().isSubtype(machine, type) || module.types().isSubtype(type, machine);
  }

  /** The primitive type of a number, boolean or box; null for other types. */
  TypeMirror primitive(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return type;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    try {
      return module.types().unboxedType(type);
    } catch (IllegalArgumentException e) {
      return null; // not a box
    }
  }
}
