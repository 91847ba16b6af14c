package org.ajws.processor.lower.frames;

import com.sun.source.tree.CatchTree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;

/** Plans try statements. */
final class TryPlans {
  private final PlanBuilder builder;
  private final PointTable table;

  TryPlans(PlanBuilder builder) {
    this.builder = builder;
    this.table = builder.table;
  }

  Node trying(TryTree tree, TreePath path) throws Unsupported {
    if (!tree.getResources().isEmpty()) {
      throw new Unsupported("try with resources");
    }
    int from = table.peek();
    if (tree.getFinallyBlock() != null) {
      if (builder.mayResume(new TreePath(path, tree.getFinallyBlock()))) {
        throw new Unsupported("a spawning call or a jump in a finally clause");
      }
      if (table.assignsOuter(tree.getFinallyBlock())) {
        throw new Unsupported("a finally clause that gives a local its first value");
      }
      builder.guardFinally();
    }
    Node body = builder.inner(new TreePath(path, tree.getBlock()));
    List<Node> handlers = new ArrayList<>();
    for (CatchTree c : tree.getCatches()) {
      TreePath at = new TreePath(path, c);
      builder.declare(new TreePath(at, c.getParameter()));
      handlers.add(builder.inner(new TreePath(at, c.getBlock())));
    }
    return new Node.Try(from, table.last(), tree, body, handlers);
  }
}
