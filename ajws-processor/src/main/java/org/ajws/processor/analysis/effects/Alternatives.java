package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
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
    int joint = 0;
    while (joint + 1 < a.size() && joint + 1 < b.size() && a.get(joint + 1) == b.get(joint + 1)) {
      joint++;
    }
    Tree belowA = joint + 1 < a.size() ? a.get(joint + 1) : null;
    Tree belowB = joint + 1 < b.size() ? b.get(joint + 1) : null;
    Tree choice = a.get(joint);
    if (choice instanceof IfTree either) {
      return belowA != either.getCondition() && belowB != either.getCondition();
    } else if (choice instanceof ConditionalExpressionTree either) {
      return belowA != either.getCondition() && belowB != either.getCondition();
    } else if (choice instanceof BlockTree) {
      return leaves(a, joint) || leaves(b, joint);
    }
    boolean cases = choice instanceof SwitchTree || choice instanceof SwitchExpressionTree;
    return cases && belowB instanceof CaseTree;
  }

  /** Whether the branch of a statement of a block that a place lies in ends by a jump. */
  private static boolean leaves(List<Tree> place, int block) {
    return block + 2 < place.size()
        && place.get(block + 1) instanceof IfTree choice
        && place.get(block + 2) != choice.getCondition()
        && place.get(block + 2) instanceof BlockTree branch
        && !branch.getStatements().isEmpty()
        && isJump(branch.getStatements().get(branch.getStatements().size() - 1));
  }

  private static boolean isJump(StatementTree last) {
    return last instanceof ReturnTree
        || last instanceof ThrowTree
        || last instanceof ContinueTree
        || last instanceof BreakTree;
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
