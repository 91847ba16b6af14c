package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Name;

/**
 * Whether a place in a loop is left by a jump out of the loop, so that no round follows: {@code
 * async: …; break;}.
 */
final class LastRound {
  private final Tree loop;
  private final Map<Tree, Boolean> known = new IdentityHashMap<>();

  LastRound(Tree loop) {
    this.loop = loop;
  }

  /** Whether it is so for a place, given with all that lies around it. */
  boolean has(List<Tree> place) {
    return known.computeIfAbsent(place.get(place.size() - 1), p -> find(place));
  }

  private boolean find(List<Tree> place) {
    int from = place.indexOf(loop);
    for (int n = from + 1; n < place.size() - 1; n++) {
      List<Tree> inside = place.subList(from + 1, n + 1);
      if (inside.stream().anyMatch(LastRound::holdsUp)) {
        return false;
      }
      List<? extends StatementTree> all = statements(place.get(n));
      int at = all.indexOf(place.get(n + 1));
      if (at >= 0
          && at + 1 < all.size()
          && leaves(all.get(all.size() - 1), inside)
          && !new Bypass(inside).isIn(all.subList(at, all.size()))) {
        return true;
      }
    }
    return false;
  }

  private static List<? extends StatementTree> statements(Tree tree) {
    return tree instanceof BlockTree || tree instanceof CaseTree c && c.getStatements() != null
        ? SingleRound.statements(tree)
        : List.of();
  }

  /** Whether what is thrown in it, or a jump out of it, may end there. */
  private static boolean holdsUp(Tree around) {
    return around instanceof TryTree attempt
        && (!attempt.getCatches().isEmpty() || attempt.getFinallyBlock() != null);
  }

  /**
   * Whether a jump leaves a loop.
   *
   * @param inside what lies around the jump, inside of the loop
   */
  private static boolean leaves(StatementTree jump, List<Tree> inside) {
    if (!(jump instanceof BreakTree leave)) {
      return jump instanceof ReturnTree || jump instanceof ThrowTree;
    }
    Name label = leave.getLabel();
    return inside.stream()
        .noneMatch(
            t ->
                label == null
                    ? Alternatives.isLoop(t) || t instanceof SwitchTree
                    : t instanceof LabeledStatementTree l && l.getLabel().equals(label));
  }

  /** Looks for jumps out of statements that lead to another round, or to what follows in this. */
  private static final class Bypass extends TreeScanner<Void, Void> {
    private final List<Tree> inside;
    private final Deque<Tree> within = new ArrayDeque<>();
    private boolean found;

    Bypass(List<Tree> inside) {
      this.inside = inside;
    }

    boolean isIn(List<? extends StatementTree> statements) {
      scan(statements, null);
      return found;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree == null || tree instanceof LambdaExpressionTree || tree instanceof ClassTree) {
        return null;
      }
      within.push(tree);
      super.scan(tree, p);
      within.pop();
      return null;
    }

    @Override
    public Void visitBreak(BreakTree tree, Void p) {
      found |= leaves(tree, List.copyOf(within)) && !leaves(tree, inside);
      return null;
    }

    @Override
    public Void visitContinue(ContinueTree tree, Void p) {
      Name label = tree.getLabel();
      found |=
          within.stream()
              .noneMatch(
                  t ->
                      label == null
                          ? Alternatives.isLoop(t)
                          : t instanceof LabeledStatementTree l && l.getLabel().equals(label));
      return null;
    }
  }
}
