package org.ajws.processor.rule.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Objects that all have who name their value: the texts of literals, small numbers in boxes, the
 * classes themselves. Whoever locks one locks that of others.
 */
final class InternedObjects {
  /** The class of some object, which may be of a subclass: {@code getClass()}. */
  record ClassOf(TypeElement type) {}

  /** Some text or box that is shared: {@code name.intern()}, {@code Integer.valueOf(n)}. */
  record SomeOf(String type) {}

  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Short",
          "java.lang.Integer",
          "java.lang.Long");

  private static final String TEXT = "java.lang.String";

  private final BoundModule module;
  private final SelfReference self;

  InternedObjects(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
  }

  /**
   * What an expression gives, if it is one of these objects: a {@code TypeElement}, a constant, a
   * {@link ClassOf} or a {@link SomeOf}; null for others.
   */
  Object of(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    TreePath path = new TreePath(expression, tree);
    if (tree instanceof LiteralTree literal) {
      return interned(literal.getValue(), module.type(path));
    }
    if (tree instanceof TypeCastTree cast) {
      return interned(of(new TreePath(path, cast.getExpression())), module.type(path));
    }
    if (tree instanceof MemberSelectTree select && select.getIdentifier().contentEquals("class")) {
      return module.element(new TreePath(path, select.getExpression())) instanceof TypeElement type
          ? type
          : null;
    }
    if (tree instanceof MethodInvocationTree call
        && module.element(path) instanceof ExecutableElement callee) {
      return ofCall(path, call, callee);
    }
    return module.element(path) instanceof VariableElement variable ? ofVariable(variable) : null;
  }

  private Object ofCall(TreePath path, MethodInvocationTree call, ExecutableElement callee) {
    String owner = callee.getEnclosingElement().toString();
    String name = callee.getSimpleName().toString();
    if (name.equals("getClass") && callee.getParameters().isEmpty()) {
      TypeMirror of =
          call.getMethodSelect() instanceof MemberSelectTree s
              ? module.type(new TreePath(new TreePath(path, s), s.getExpression()))
              : null;
      TypeElement type =
          of instanceof DeclaredType d ? (TypeElement) d.asElement() : self.enclosing(path);
      return type == null ? null : new ClassOf(type);
    }
    if (name.equals("valueOf") && BOXES.contains(owner) && call.getArguments().size() == 1) {
      TreePath argument = new TreePath(path, call.getArguments().get(0));
      Object value = of(argument);
      if (value != null && !(value instanceof String)) {
        return interned(value, callee.getReturnType());
      }
      boolean large = argument.getLeaf() instanceof LiteralTree && value == null;
      return large ? null : new SomeOf(owner);
    }
    if (name.equals("intern") && owner.equals(TEXT)) {
      Object value =
          call.getMethodSelect() instanceof MemberSelectTree s
              ? of(new TreePath(new TreePath(path, s), s.getExpression()))
              : null;
      return value == null ? new SomeOf(TEXT) : value;
    }
    return null;
  }

  private Object ofVariable(VariableElement variable) {
    if (variable.getConstantValue() != null) {
      return interned(variable.getConstantValue(), variable.asType());
    }
    TreePath declaration = module.declaration(variable);
    return variable.getModifiers().contains(Modifier.FINAL)
            && declaration != null
            && declaration.getLeaf() instanceof VariableTree v
            && v.getInitializer() != null
        ? interned(of(new TreePath(declaration, v.getInitializer())), variable.asType())
        : null;
  }

  /** A value as one of a type; null for a number that each box has for itself. */
  private static Object interned(Object value, TypeMirror type) {
    if (!(value instanceof Number number)) {
      return value instanceof Character c && c > Byte.MAX_VALUE ? null : value;
    }
    return number.longValue() != number.byteValue() || number.doubleValue() != number.longValue()
        ? null
        : switch (String.valueOf(type)) {
          case "long", "java.lang.Long" -> (Object) number.longValue();
          case "short", "java.lang.Short" -> number.shortValue();
          case "byte", "java.lang.Byte" -> number.byteValue();
          default -> value;
        };
  }

  /** Whether two of them may be the same object. */
  boolean mayBeSame(Object a, Object b) {
    if (a instanceof ClassOf x) {
      return b instanceof ClassOf y
          ? isSubtype(x.type(), y.type()) || isSubtype(y.type(), x.type())
          : b instanceof TypeElement type && isSubtype(type, x.type());
    }
    if (a instanceof SomeOf some) {
      return b instanceof SomeOf ? a.equals(b) : some.type().equals(b.getClass().getName());
    }
    return b instanceof ClassOf || b instanceof SomeOf ? mayBeSame(b, a) : a.equals(b);
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }
}
