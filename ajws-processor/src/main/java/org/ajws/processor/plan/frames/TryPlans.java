package org.ajws.processor.plan.frames;

import com.sun.source.tree.CatchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;

/** Plans try statements. */
final class TryPlans {
  private final PlanBuilder builder;
  private final PointTable table;

  TryPlans(PlanBuilder builder) {
    this.builder = builder;
    this.table = builder.table;
  }

  Node trying(TryTree tree, TreePath path) throws Unsupported {
    int from = table.peek();
    if (!tree.getResources().isEmpty()) {
      builder.guardFinally();
    }
    if (tree.getFinallyBlock() != null) {
      TreePath last = new TreePath(path, tree.getFinallyBlock()); // its calls are barriers
      if (builder.mayResume(last, builder.method::hasConstruct)) {
        throw new Unsupported("a construct, or a jump out of one, in a finally clause");
      }
      builder.guardFinally();
    }
    Node body = using(tree, path, 0);
    List<Node> handlers = new ArrayList<>();
    for (CatchTree c : tree.getCatches()) {
      TreePath at = new TreePath(path, c);
      builder.declare(new TreePath(at, c.getParameter()));
      handlers.add(builder.inner(new TreePath(at, c.getBlock())));
    }
    return new Node.Try(from, table.last(), tree, body, handlers);
  }

  /** The block within its resources, from one on. */
  private Node using(TryTree tree, TreePath path, int index) throws Unsupported {
    if (index == tree.getResources().size()) {
      return builder.inner(new TreePath(path, tree.getBlock()));
    }
    int from = table.peek();
    Tree resource = tree.getResources().get(index);
    TreePath at = new TreePath(path, resource);
    Node init = null;
    TypeMirror type = builder.method.module().type(at);
    if (resource instanceof VariableTree v) {
      init =
          builder.method.hasSite(v.getInitializer())
              ? builder.simple(at, v.getInitializer())
              : builder.leaf(at);
      type = builder.method.module().element(at).asType();
    }
    if (type instanceof IntersectionType) {
      throw new Unsupported("a resource whose type cannot be written");
    }
    Temp held =
        new Temp(
            builder.nextTemp(), builder.types.denotable(type), builder.types.field(type), "null");
    builder.keep(held);
    table.enterScope(List.of(held));
    Node body = using(tree, path, index + 1);
    table.leaveScope();
    return new Node.Using(from, table.last(), resource, init, held, body);
  }
}
