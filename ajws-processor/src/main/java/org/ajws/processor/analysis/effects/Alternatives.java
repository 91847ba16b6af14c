package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Places in code of which one is come to, or the other, but not both. */
final class Alternatives {
  private Alternatives() {}

  /** The trees from the file to one of the code, both included. */
  static List<Tree> around(TreePath path) {
    List<Tree> trees = new ArrayList<>();
    path.forEach(trees::add);
    Collections.reverse(trees);
    return trees;
  }

  /** Whether two places lie in different branches of one choice, or behind one that leaves. */
  static boolean are(List<Tree> a, List<Tree> b) {
    return are(a, b, null);
  }

  /**
   * Whether code comes to only one of two places, each time it is run.
   *
   * @param code in which a loop may come to one of them in one round and to the other in the next;
   *     null where each round is about something else
   */
  static boolean are(List<Tree> a, List<Tree> b, Tree code) {
    int joint = joint(a, b);
    Tree belowA = joint + 1 < a.size() ? a.get(joint + 1) : null;
    Tree belowB = joint + 1 < b.size() ? b.get(joint + 1) : null;
    Tree choice = a.get(joint);
    if (choice instanceof IfTree either) {
      return belowA != either.getCondition() && belowB != either.getCondition();
    } else if (choice instanceof ConditionalExpressionTree either) {
      return belowA != either.getCondition() && belowB != either.getCondition();
    } else if (choice instanceof BlockTree block) {
      List<? extends StatementTree> all = block.getStatements();
      List<Tree> first =
          all.indexOf(belowA) < all.indexOf(belowB) ? a : b; // code comes there first
      return belowA != belowB && leaves(first, joint, isRepeated(first.subList(0, joint), code));
    } else if (choice instanceof SwitchTree cases) {
      return areCases(cases.getCases(), belowA, belowB);
    }
    return choice instanceof SwitchExpressionTree cases
        && areCases(cases.getCases(), belowA, belowB);
  }

  /** What is asked to choose between two places; null where code may come to both in one way. */
  static ExpressionTree decides(List<Tree> a, List<Tree> b) {
    int joint = joint(a, b);
    Tree choice = a.get(joint);
    if (!are(a, b)) {
      return null;
    } else if (choice instanceof IfTree either) {
      return either.getCondition();
    } else if (choice instanceof ConditionalExpressionTree either) {
      return either.getCondition();
    } else if (choice instanceof SwitchTree cases) {
      return cases.getExpression();
    } else if (choice instanceof SwitchExpressionTree cases) {
      return cases.getExpression();
    }
    List<? extends StatementTree> all = ((BlockTree) choice).getStatements();
    Tree first =
        all.indexOf(a.get(joint + 1)) < all.indexOf(b.get(joint + 1))
            ? a.get(joint + 1)
            : b.get(joint + 1);
    return ((IfTree) first).getCondition();
  }

  /** The innermost tree around two places. */
  private static int joint(List<Tree> a, List<Tree> b) {
    int joint = 0;
    while (joint + 1 < a.size() && joint + 1 < b.size() && a.get(joint + 1) == b.get(joint + 1)) {
      joint++;
    }
    return joint;
  }

  /** Whether a loop that lies in a piece of code lies around a place. */
  private static boolean isRepeated(List<Tree> around, Tree code) {
    return code != null
        && around.subList(around.indexOf(code) + 1, around.size()).stream()
            .anyMatch(Alternatives::isLoop);
  }

  static boolean isLoop(Tree tree) {
    return tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree;
  }

  /** Whether two cases are run one without the other: the first does not fall through to it. */
  private static boolean areCases(List<? extends CaseTree> cases, Tree a, Tree b) {
    int first = Math.min(cases.indexOf(a), cases.indexOf(b));
    int second = Math.max(cases.indexOf(a), cases.indexOf(b));
    return first >= 0
        && cases.subList(first, second).stream()
            .anyMatch(
                c ->
                    c.getCaseKind() == CaseTree.CaseKind.RULE
                        || endsByJump(c.getStatements(), false));
  }

  /**
   * Whether the branch of a statement of a block that a place lies in ends by a jump.
   *
   * @param repeated whether what follows the block may lead into it again
   */
  private static boolean leaves(List<Tree> place, int block, boolean repeated) {
    return block + 2 < place.size()
        && place.get(block + 1) instanceof IfTree choice
        && place.get(block + 2) != choice.getCondition()
        && place.get(block + 2) instanceof BlockTree branch
        && endsByJump(branch.getStatements(), repeated);
  }

  /**
   * Whether statements do not lead to what stands behind them.
   *
   * @param far whether a jump counts only if it leaves all loops
   */
  private static boolean endsByJump(List<? extends StatementTree> statements, boolean far) {
    StatementTree last = statements.isEmpty() ? null : statements.get(statements.size() - 1);
    if (last instanceof BlockTree block) {
      return endsByJump(block.getStatements(), far);
    }
    boolean near =
        last instanceof ContinueTree || last instanceof BreakTree || last instanceof YieldTree;
    return last instanceof ReturnTree || last instanceof ThrowTree || near && !far;
  }

  /** Whether code may come to two of some places. */
  static boolean mayComeToTwo(List<TreePath> places) {
    List<List<Tree>> all = places.stream().map(Alternatives::around).toList();
    for (int n = 0; n < all.size(); n++) {
      for (int m = 0; m < n; m++) {
        if (!are(all.get(n), all.get(m))) {
          return true;
        }
      }
    }
    return false;
  }
}
