package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.SnapshotMembers;
import org.ajws.processor.source.BoundModule;

/**
 * Uses of a member that only read what it refers to, and keep nothing of it that could change: a
 * slot, the length, a walk over all elements, a call that only looks.
 */
final class MemberReads {
  /** Methods of the JDK that only read an array that they are given. */
  private static final Set<String> READING =
      Set.of(
          "java.util.Arrays.binarySearch",
          "java.util.Arrays.compare",
          "java.util.Arrays.copyOf",
          "java.util.Arrays.copyOfRange",
          "java.util.Arrays.deepEquals",
          "java.util.Arrays.deepHashCode",
          "java.util.Arrays.deepToString",
          "java.util.Arrays.equals",
          "java.util.Arrays.hashCode",
          "java.util.Arrays.mismatch",
          "java.util.Arrays.toString",
          "java.lang.String.copyValueOf",
          "java.lang.String.valueOf");

  private final BoundModule module;
  private final SnapshotMembers members;
  private final LookingCalls looking;
  private final Predicate<TreePath> isAssigned;

  /**
   * @param isAssigned whether a variable or slot is written where it stands
   */
  MemberReads(
      BoundModule module,
      SnapshotMembers members,
      LookingCalls looking,
      Predicate<TreePath> isAssigned) {
    this.module = module;
    this.members = members;
    this.looking = looking;
    this.isAssigned = isAssigned;
  }

  /** Whether a use that assigns no member leaves what it refers to as it is. */
  boolean onlyReads(TreePath use, VariableElement member) {
    TypeMirror type = member.asType();
    return members.isValue(type)
        || (type instanceof ArrayType ? readsArray(use) : readsCollection(use));
  }

  private boolean readsArray(TreePath use) {
    TreePath value = use;
    TypeMirror type = module.type(value);
    while (true) {
      TreePath around = value.getParentPath();
      Tree tree = around.getLeaf();
      if (tree instanceof ParenthesizedTree) {
        value = around;
      } else if (tree instanceof ArrayAccessTree slot && slot.getExpression() == value.getLeaf()) {
        value = around;
        type = type instanceof ArrayType array ? array.getComponentType() : type;
      } else {
        break;
      }
    }
    if (!(type instanceof ArrayType)) {
      return !isAssigned.test(value);
    }
    TreePath around = value.getParentPath();
    if (around.getLeaf() instanceof MemberSelectTree select) {
      boolean flat = ((ArrayType) type).getComponentType().getKind() != TypeKind.ARRAY;
      return select.getIdentifier().contentEquals("length")
          || (flat && select.getIdentifier().contentEquals("clone"));
    }
    boolean flat = !(((ArrayType) type).getComponentType() instanceof ArrayType);
    return isCompared(around)
        || (flat && isWalkedOver(around, value.getLeaf()))
        || isGivenToReader(around, value.getLeaf(), flat)
        || isRead(around, value.getLeaf());
  }

  /** Whether a local variable gets it, or what it has in turn, and is used for reading only. */
  private boolean isRead(TreePath around, Tree value) {
    TreePath declaration =
        isWalkedOver(around, value)
            ? new TreePath(around, ((EnhancedForLoopTree) around.getLeaf()).getVariable())
            : around;
    if (!(declaration.getLeaf() instanceof VariableTree)
        || !(module.element(declaration) instanceof VariableElement local)
        || local.getKind() != ElementKind.LOCAL_VARIABLE) {
      return false;
    }
    boolean[] read = {true};
    new TreePathScanner<Void, Void>() {
      private int functions; // which may run when the unit has ended

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (local.equals(module.element(getCurrentPath()))) {
          read[0] &=
              functions == 0 && !isAssigned.test(getCurrentPath()) && readsArray(getCurrentPath());
        }
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        functions++;
        super.visitLambdaExpression(tree, p);
        functions--;
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        functions++;
        super.visitClass(tree, p);
        functions--;
        return null;
      }
    }.scan(declaration.getParentPath(), null);
    return read[0];
  }

  private boolean readsCollection(TreePath use) {
    TreePath value = use;
    while (value.getParentPath().getLeaf() instanceof ParenthesizedTree) {
      value = value.getParentPath();
    }
    TreePath around = value.getParentPath();
    if (isCompared(around) || isWalkedOver(around, value.getLeaf())) {
      return true;
    }
    if (around.getLeaf() instanceof NewClassTree made) { // a copy: the constructor only looks
      return made.getArguments().contains(value.getLeaf())
          && module.element(around) instanceof ExecutableElement constructor
          && constructor.getEnclosingElement().toString().startsWith("java.util.");
    }
    TreePath call = around.getParentPath();
    if (around.getLeaf() instanceof MemberSelectTree select
        && call.getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() == select
        && module.element(call) instanceof ExecutableElement method) {
      TypeMirror given = module.type(call);
      return looking.isOne(method) && (given.getKind().isPrimitive() || members.isValue(given));
    }
    return around.getLeaf() instanceof MethodInvocationTree copy
        && copy.getArguments().contains(value.getLeaf())
        && module.element(around) instanceof ExecutableElement method
        && List.of("java.util.List.copyOf", "java.util.Set.copyOf", "java.util.Map.copyOf")
            .contains(method.getEnclosingElement() + "." + method.getSimpleName());
  }

  private static boolean isCompared(TreePath around) {
    return around.getLeaf() instanceof BinaryTree binary
            && (binary.getKind() == Tree.Kind.EQUAL_TO
                || binary.getKind() == Tree.Kind.NOT_EQUAL_TO)
        || around.getLeaf() instanceof InstanceOfTree;
  }

  private static boolean isWalkedOver(TreePath around, Tree value) {
    return around.getLeaf() instanceof EnhancedForLoopTree loop && loop.getExpression() == value;
  }

  /**
   * @param flat whether the elements are no arrays, which a copy would share
   */
  private boolean isGivenToReader(TreePath around, Tree value, boolean flat) {
    if (!(around.getLeaf() instanceof MethodInvocationTree call)
        || !(module.element(around) instanceof ExecutableElement method)) {
      return false;
    }
    List<? extends ExpressionTree> arguments = call.getArguments();
    String name = method.getEnclosingElement() + "." + method.getSimpleName();
    boolean copies = name.startsWith("java.util.Arrays.copyOf");
    return READING.contains(name) && (flat || !copies)
        || flat && name.equals("java.lang.System.arraycopy") && arguments.indexOf(value) == 0;
  }
}
