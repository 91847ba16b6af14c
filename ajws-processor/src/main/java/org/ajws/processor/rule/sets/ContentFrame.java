package org.ajws.processor.rule.sets;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/**
 * Code that was handed the content.
 *
 * @param code the method or lambda
 * @param call that runs it, with its value
 * @param argument that holds the content
 * @param sameThis whether its {@code this} is that of the code around the call
 * @param outer the code with the call; null for that of the access
 */
record ContentFrame(Tree code, TreePath call, Tree argument, boolean sameThis, ContentFrame outer) {
  int depth() {
    return outer == null ? 1 : 1 + outer.depth();
  }

  ContentFrame first() {
    return outer == null ? this : outer.first();
  }

  boolean isSameThis() {
    return sameThis && (outer == null || outer.isSameThis());
  }
}
