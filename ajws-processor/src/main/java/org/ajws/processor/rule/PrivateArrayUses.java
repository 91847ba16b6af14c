package org.ajws.processor.rule;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;

/** What a region does with the slots of an array that it has a local for. */
final class PrivateArrayUses {
  /** Slots are assigned, by {@code =} or more. */
  private boolean stores;

  /** Slots are read: also those that {@code +=} and {@code ++} change. */
  private boolean reads;

  /** The array is given to a method or to another variable, which may do anything with it. */
  private boolean handsOut;

  private PrivateArrayUses() {}

  static PrivateArrayUses of(Subject subject, ParallelRegion region, Capture capture) {
    PrivateArrayUses uses = new PrivateArrayUses();
    LocalVariables.Index index = subject.index(region);
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (capture.variable().equals(index.variable(tree))) {
          uses.add(getCurrentPath());
        }
        return null;
      }
    }.scan(new TreePath(region.path(), region.body()), null);
    return uses;
  }

  boolean stores() {
    return stores;
  }

  boolean reads() {
    return reads;
  }

  boolean handsOut() {
    return handsOut;
  }

  private void add(TreePath use) {
    TreePath at = use;
    int depth = 0;
    while (isPart(at)) {
      at = at.getParentPath();
      depth += at.getLeaf() instanceof ArrayAccessTree ? 1 : 0;
    }
    Tree leaf = at.getLeaf();
    Tree parent = at.getParentPath().getLeaf();
    if (depth == 0) {
      whole(leaf, parent, at.getParentPath());
    } else if (parent instanceof AssignmentTree a && a.getVariable() == leaf) {
      stores = true;
    } else {
      stores |= parent instanceof CompoundAssignmentTree c && c.getVariable() == leaf;
      stores |= parent instanceof UnaryTree u && isStep(u);
      reads = true;
    }
  }

  /** Whether what is at a path is a part of the same slot's name: {@code (a[i])[j]}. */
  private static boolean isPart(TreePath at) {
    Tree parent = at.getParentPath().getLeaf();
    return parent instanceof ParenthesizedTree
        || (parent instanceof ArrayAccessTree access && access.getExpression() == at.getLeaf());
  }

  private void whole(Tree leaf, Tree parent, TreePath around) {
    boolean length =
        parent instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length");
    boolean assigned = parent instanceof AssignmentTree a && a.getVariable() == leaf;
    boolean filled =
        around.getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect().toString().endsWith("Arrays.fill")
            && call.getArguments().get(0) == leaf;
    stores |= filled;
    handsOut |= !length && !assigned && !filled;
  }

  private static boolean isStep(UnaryTree tree) {
    return switch (tree.getKind()) {
      case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
      default -> false;
    };
  }
}
