package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.Bound;
import org.ajws.processor.source.BoundModule;
import org.junit.jupiter.api.Test;

/** What is asked of a loop for each pair of places in it. */
class SingleRoundTest {
  private final BoundModule module =
      Bound.of(
              "class Test { void f() {} void m(int n) { for (int i = 0; i < n; i++) {"
                  + " if (i == 0) { f(); f(); } if (i == 1) f(); if (n == 2) f();"
                  + " if (i != 3) continue; f(); f(); } } }")
          .module();

  private final List<TreePath> calls = new ArrayList<>();
  private TreePath loop;

  private void find() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitForLoop(ForLoopTree tree, Void p) {
        loop = getCurrentPath();
        return super.visitForLoop(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (loop != null) {
          calls.add(getCurrentPath());
        }
        return null;
      }
    }.scan(module.files().get(0).unit(), null);
  }

  @Test
  void aBranchOrGuardIsLookedAtOnce() {
    find();
    int[] asked = {0};
    SingleRound round =
        new SingleRound(
            tree -> {
              asked[0]++;
              return module.element(new TreePath(loop, tree));
            },
            loop.getLeaf());
    int first = -1;
    for (int k = 0; k < 3; k++) {
      assertTrue(both(round, 0, 1));
      assertFalse(both(round, 0, 2));
      assertTrue(both(round, 2, 2));
      assertFalse(both(round, 3, 3));
      assertTrue(both(round, 4, 5));
      assertFalse(both(round, 2, 4));
      first = first < 0 ? asked[0] : first;
    }
    assertTrue(first > 0);
    assertEquals(first, asked[0]);
  }

  private boolean both(SingleRound round, int one, int other) {
    return round.hasBoth(
        Alternatives.around(calls.get(one)), Alternatives.around(calls.get(other)));
  }
}
