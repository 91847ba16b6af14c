package org.ajws.processor.plan.frames;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * The paths to the parts of a method, found once: to search for one takes as long as the method is,
 * and a long expression asks for thousands.
 */
final class Paths {
  private final TreePath method;
  private Map<Tree, TreePath> paths; // when first needed

  Paths(TreePath method) {
    this.method = method;
  }

  /** The path to a part; null for a tree that is none. */
  TreePath of(Tree part) {
    if (paths == null) {
      paths = new IdentityHashMap<>();
      paths.put(method.getLeaf(), method);
      new TreePathScanner<Void, Void>() {
        @Override
        public Void scan(Tree tree, Void p) {
          if (tree != null) {
            paths.putIfAbsent(tree, new TreePath(getCurrentPath(), tree));
          }
          return super.scan(tree, p);
        }
      }.scan(method, null);
    }
    return paths.get(part);
  }
}
