package org.ajws.processor.analysis.locks;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Units that may read the members of a set while others write them: whatever values they see, they
 * end, throw nothing, change nothing but their own locals, and reach through no member. So they can
 * be run again.
 */
final class ReadOnlyUnits {
  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short");

  private final BoundModule module;
  private final AtomicSets sets;
  private final PlainCode plain;
  private final SelfReference self;

  ReadOnlyUnits(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.plain = new PlainCode(module);
    this.self = new SelfReference(module);
  }

  /** Those units of a closed set. */
  Set<Code> of(AtomicSetModel set) {
    Set<Code> found = Collections.newSetFromMap(new IdentityHashMap<>());
    SetUse use = SetUse.ofThis(set.owner(), set);
    for (Code code : sets.codes()) {
      if (sets.analysis().isUnit(code)
          && sets.analysis().uses(code).equals(Set.of(use))
          && isReadOnly(code, new ArrayList<>())) {
        found.add(code);
      }
    }
    return found;
  }

  private boolean isReadOnly(Code code, List<Code> callers) {
    if (!(code.kind() == Code.Kind.METHOD || code.kind() == Code.Kind.STATIC_METHOD)
        || code.method().getModifiers().contains(Modifier.SYNCHRONIZED)
        || code.method().getReturnType().getKind() == TypeKind.VOID
        || callers.contains(code)) {
      return false;
    }
    callers.add(code);
    TreePath body = new TreePath(code.path(), ((MethodTree) code.path().getLeaf()).getBody());
    boolean safe = plain.notPlain(body, call -> target(call, code) != null) == null;
    return safe && isSafe(body, code, callers);
  }

  /** The method of the same object that a call runs; null for others. */
  private Code target(TreePath call, Code caller) {
    return call.getLeaf() instanceof MethodInvocationTree tree
            && module.element(call) instanceof ExecutableElement callee
            && callee.getEnclosingElement().equals(caller.type())
            && caller.type().equals(self.level(new TreePath(call, tree.getMethodSelect()), callee))
        ? sets.analysis().code(callee)
        : null;
  }

  private boolean isSafe(TreePath body, Code code, List<Code> callers) {
    boolean[] safe = {true};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        if (tree instanceof ForLoopTree
            || tree instanceof WhileLoopTree
            || tree instanceof DoWhileLoopTree
            || tree instanceof ThrowTree
            || tree instanceof NewClassTree
            || tree instanceof ArrayAccessTree
            || tree instanceof ExpressionTree && isBoxed(new TreePath(getCurrentPath(), tree))) {
          safe[0] = false;
        }
        return safe[0] ? super.scan(tree, p) : null;
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        checkLocal(tree.getVariable());
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        checkLocal(tree.getVariable());
        boolean divides =
            tree.getKind() == Tree.Kind.DIVIDE_ASSIGNMENT
                || tree.getKind() == Tree.Kind.REMAINDER_ASSIGNMENT;
        safe[0] &= !divides;
        return super.visitCompoundAssignment(tree, p);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        switch (tree.getKind()) {
          case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT ->
              checkLocal(tree.getExpression());
          default -> {}
        }
        return super.visitUnary(tree, p);
      }

      /** A box that values of different times left null throws where it is unboxed. */
      private boolean isBoxed(TreePath expression) {
        return module.type(expression) instanceof DeclaredType type
            && BOXES.contains(((TypeElement) type.asElement()).getQualifiedName().toString());
      }

      private void checkLocal(ExpressionTree target) {
        Element variable = module.element(new TreePath(getCurrentPath(), target));
        safe[0] &= variable instanceof VariableElement && !variable.getKind().isField();
      }

      @Override
      public Void visitBinary(BinaryTree tree, Void p) {
        boolean divides =
            tree.getKind() == Tree.Kind.DIVIDE || tree.getKind() == Tree.Kind.REMAINDER;
        TypeKind kind = module.type(getCurrentPath()).getKind();
        safe[0] &= !divides || kind == TypeKind.DOUBLE || kind == TypeKind.FLOAT || isNotZero(tree);
        return super.visitBinary(tree, p);
      }

      @Override
      public Void visitTypeCast(TypeCastTree tree, Void p) {
        TypeMirror from = module.type(new TreePath(getCurrentPath(), tree.getExpression()));
        safe[0] &= module.type(getCurrentPath()).getKind().isPrimitive();
        safe[0] &= from != null && from.getKind().isPrimitive(); // else it may be null by then
        return super.visitTypeCast(tree, p);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        checkMember();
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        checkMember();
        TreePath of = new TreePath(getCurrentPath(), tree.getExpression());
        Element element = module.element(of);
        boolean name = element instanceof TypeElement || self.ofReceiver(of) != null;
        safe[0] &= name;
        return null;
      }

      private void checkMember() {
        if (module.element(getCurrentPath()) instanceof VariableElement field
            && field.getKind().isField()
            && field.getConstantValue() == null) {
          safe[0] &= isSimple(field.asType());
        }
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        Code target = target(getCurrentPath(), code);
        safe[0] &=
            target != null ? isReadOnly(target, callers) : isMath(module.element(getCurrentPath()));
        return scan(tree.getArguments(), p);
      }
    }.scan(body, null);
    return safe[0];
  }

  private static boolean isNotZero(BinaryTree division) {
    return division.getRightOperand() instanceof LiteralTree literal
        && literal.getValue() instanceof Number number
        && number.longValue() != 0;
  }

  /** Numbers, strings and enums: reading one does nothing else, such as unboxing null. */
  private static boolean isSimple(TypeMirror type) {
    return type.getKind().isPrimitive()
        || type instanceof DeclaredType d
            && (d.asElement().getKind() == ElementKind.ENUM
                || ((TypeElement) d.asElement())
                    .getQualifiedName()
                    .contentEquals("java.lang.String"));
  }

  /** Functions that are defined for all numbers. */
  private static boolean isMath(Element method) {
    return method != null
        && method.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals("java.lang.Math")
        && Set.of("abs", "min", "max", "sqrt", "hypot", "sin", "cos", "atan2", "pow", "exp", "log")
            .contains(method.getSimpleName().toString());
  }
}
