package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;

/** What conditions declare, and give their first values. */
final class Definitions {
  private Definitions() {}

  /**
   * Whether the code behind a condition needs to know how it ended: by a pattern or an assignment.
   */
  static boolean areIn(Tree tree) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitInstanceOf(InstanceOfTree t, Void p) {
            return t.getPattern() != null || Boolean.TRUE.equals(super.visitInstanceOf(t, p));
          }

          @Override
          public Boolean visitAssignment(AssignmentTree t, Void p) {
            return true;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(tree, null));
  }
}
