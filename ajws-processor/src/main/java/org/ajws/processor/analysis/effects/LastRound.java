package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Name;

/**
 * Whether a place in a loop is left by a jump out of the loop, so that no round follows: {@code
 * async: …; break;}.
 */
final class LastRound {
  private final Tree loop;
  private final Map<Tree, Boolean> known = new IdentityHashMap<>();
  private final Set<Name> labels = new HashSet<>();

  LastRound(Tree loop) {
    this.loop = loop;
  }

  /** Whether it is so for a place, given with all that lies around it. */
  boolean has(List<Tree> place) {
    return known.computeIfAbsent(place.get(place.size() - 1), p -> find(place));
  }

  private boolean find(List<Tree> place) {
    int from = place.indexOf(loop);
    label(place, from);
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
          && !Jumps.leadOut(all.subList(at, all.size()), j -> !leaves(j, inside))) {
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
   * Whether a jump leaves the loop.
   *
   * @param inside what lies around the jump, inside of the loop
   */
  private boolean leaves(Tree jump, List<Tree> inside) {
    if (jump instanceof ContinueTree) {
      Name label = Jumps.label(jump);
      return label != null && !labels.contains(label) && Jumps.leaves(jump, inside);
    }
    return jump instanceof ReturnTree || jump instanceof ThrowTree || Jumps.leaves(jump, inside);
  }

  /** The labels of the loop itself: what goes on there comes to another round. */
  private void label(List<Tree> place, int loop) {
    for (int n = loop - 1; n >= 0 && place.get(n) instanceof LabeledStatementTree label; n--) {
      labels.add(label.getLabel());
    }
  }
}
