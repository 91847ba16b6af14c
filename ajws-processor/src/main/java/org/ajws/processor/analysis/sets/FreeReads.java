package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Reads of members that everybody may read ({@code reads = VOLATILE}). What changes the object that
 * such a member refers to is no read: a slot that is assigned, a call on a collection of the JDK
 * that is not thread-safe.
 */
final class FreeReads {
  /** Methods of the JDK that write into an array that they are given. */
  private static final Set<String> FILLING =
      Set.of("fill", "sort", "setAll", "parallelSort", "parallelSetAll", "parallelPrefix");

  /** Methods that go through a collection that they are handed. */
  private static final Set<String> READING =
      Set.of(
          "addAll",
          "containsAll",
          "copyOf",
          "disjoint",
          "frequency",
          "join",
          "max",
          "min",
          "putAll",
          "removeAll",
          "retainAll",
          "reverse",
          "shuffle",
          "sort",
          "swap",
          "valueOf");

  private final BoundModule module;
  private final Predicate<TreePath> isAssigned;

  /**
   * @param isAssigned whether a variable or slot is written where it stands
   */
  FreeReads(BoundModule module, Predicate<TreePath> isAssigned) {
    this.module = module;
    this.isAssigned = isAssigned;
  }

  /** Whether a place needs no lock for a member that it names. */
  boolean isFree(TreePath use, VariableElement member) {
    return SetDeclarations.isReadAnywhere(member)
        && !isAssigned.test(use)
        && (SetDeclarations.isImmutable(member.asType()) || !changes(use, member));
  }

  private boolean changes(TreePath use, VariableElement member) {
    TreePath value = use;
    TreePath around = value.getParentPath();
    while (around.getLeaf() instanceof ParenthesizedTree
        || around.getLeaf() instanceof ArrayAccessTree a && a.getExpression() == value.getLeaf()) {
      value = around;
      around = value.getParentPath();
    }
    if (value.getLeaf() instanceof ArrayAccessTree && isAssigned.test(value)) {
      return true;
    }
    if (around.getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().contains(value.getLeaf())) {
      return member.asType() instanceof ArrayType
          ? fills(around, call, value.getLeaf())
          : isUnsafe(value) && READING.contains(module.element(around).getSimpleName().toString());
    }
    if (around.getLeaf() instanceof EnhancedForLoopTree loop
            && loop.getExpression() == value.getLeaf()
        || around.getLeaf() instanceof MemberReferenceTree
        || around.getLeaf() instanceof NewClassTree
            && module.declaration(module.element(around)) == null
        || around.getLeaf().getKind() == Tree.Kind.PLUS) {
      return isUnsafe(value);
    }
    return around.getLeaf() instanceof MemberSelectTree
        && around.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == around.getLeaf()
        && module.element(around.getParentPath()) instanceof ExecutableElement callee
        && module.declaration(callee) == null
        && isUnsafe(value);
  }

  private boolean fills(TreePath path, MethodInvocationTree call, Tree array) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return false;
    }
    String owner = callee.getEnclosingElement().toString();
    String name = callee.getSimpleName().toString();
    return owner.equals("java.util.Arrays") && FILLING.contains(name)
        || owner.equals("java.lang.System")
            && name.equals("arraycopy")
            && call.getArguments().indexOf(array) == 2;
  }

  /** Whether what uses an object of the JDK needs a lock around it, reads included. */
  private boolean isUnsafe(TreePath object) {
    String type =
        module.types().asElement(module.type(object)) instanceof TypeElement t
            ? t.getQualifiedName().toString()
            : "";
    return type.startsWith("java.util.") && !type.startsWith("java.util.concurrent.")
        || type.equals("java.lang.StringBuilder");
  }
}
