package org.ajws.processor.plan.frames;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.plan.frames.PlanBuilder.Head;
import org.ajws.processor.plan.frames.PlanScopes.Scope;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;

/** Plans finishes, asyncs, and the joins of jumps that leave them. */
final class ConstructPlans {
  private final PlanBuilder builder;
  private final Method method;
  private final Types types;
  private final PointTable table;
  private final PlanScopes scopes;
  private final List<Node.Spawn> spawns = new ArrayList<>();
  private int nextSlot = 1;

  ConstructPlans(PlanBuilder builder) {
    this.builder = builder;
    this.method = builder.method;
    this.types = builder.types;
    this.table = builder.table;
    this.scopes = builder.scopes;
  }

  /** The asyncs, by slot. */
  List<Node.Spawn> spawns() {
    return spawns.stream().sorted(Comparator.comparing(Node.Spawn::slot)).toList();
  }

  Node finish(Finish finish, TreePath body) throws Unsupported {
    int from = table.peek();
    scopes.push(new Scope.InFinish(finish));
    if (finish.path().getLeaf() instanceof LabeledStatementTree l) {
      scopes.push(new Scope.Target(l.getStatement())); // a break of it goes to the join
    }
    int depth = scopes.openFinishes();
    Node inner =
        JumpTargets.isLoop(body.getLeaf()) ? loop(finish.path(), body) : builder.alone(body);
    if (finish.path().getLeaf() instanceof LabeledStatementTree) {
      scopes.pop();
    }
    Node.Join join = new Node.Join(builder.pc(body, List.of()), finish);
    scopes.pop();
    return new Node.Fin(from, table.last(), finish, depth, inner, join);
  }

  /** The loop that a finish labels: the label stays with it. */
  private Node loop(TreePath finish, TreePath loop) throws Unsupported {
    return builder.mayResume(loop)
        ? builder.control.loop(loop, List.of((LabeledStatementTree) finish.getLeaf()))
        : builder.leaf(finish);
  }

  Node async(Async async, TreePath path) throws Unsupported {
    for (var c : async.captures()) {
      switch (c.role()) {
        case PRIVATE, PRIVATE_BY_ITSELF ->
            throw new Unsupported("an async with a private copy of " + c.name());
        case REDUCE -> {
          if (c.reduction().reducer() != null || c.reduction().deterministic()) {
            throw new Unsupported("an async with a reduction of a fixed order");
          }
          if (async.isDeclaration()) { // it may throw, and nobody join it
            throw new Unsupported("an async value or a future that adds to a reduction");
          }
          if (scopes.currentSlot() != 0 && scopes.openFinishes() == 0) {
            // The frame around it may have ended before it does: nobody would pass on what it adds.
            throw new Unsupported("an async in another one that adds to a reduction");
          }
        }
        default -> {}
      }
    }
    if (async.isValue() && table.jumps().isRepeatedTry(path)) {
      throw new Unsupported("an async value whose block may be left by an exception and repeated");
    }
    int slot = nextSlot++;
    int valueSlot = async.isValue() ? slot : -1;
    if (async.isDeclaration()) {
      builder.declare(path);
    }
    TreePath at = async.isDeclaration() ? path : new TreePath(path, async.body());
    scopes.push(new Scope.InTask(slot));
    int start = builder.pc(at, List.of());
    Node body;
    if (async.isDeclaration()) {
      Head head = builder.head(path, (ExpressionTree) async.body());
      body =
          head.prefix().isEmpty()
              ? new Node.Leaf((StatementTree) path.getLeaf())
              : new Node.Simple(
                  head.from(),
                  table.last(),
                  (StatementTree) path.getLeaf(),
                  head.prefix(),
                  head.temps(),
                  head.inPlace());
    } else {
      scopes.push(new Scope.Target(async.body()));
      body = builder.alone(at);
      scopes.pop();
    }
    scopes.pop();
    int after = table.after(path, scopes.currentSlot(), scopes.openFinishes());
    Node.Spawn spawn = new Node.Spawn(start, after, async, slot, valueSlot, start, after, body);
    spawns.add(spawn);
    return spawn;
  }

  Node returning(ReturnTree tree, TreePath path) throws Unsupported {
    int from = table.peek();
    boolean wholeMethod = method.finishes().containsKey(method.tree());
    List<Node> before = new ArrayList<>();
    if (wholeMethod) { // waits before the expression is evaluated
      before.addAll(joins(path, null));
    }
    List<Scope> all = scopes.all();
    if (wholeMethod) {
      scopes.all().stream().filter(s -> s instanceof Scope.InFinish).forEach(scopes::remove);
    }
    Node.Simple value =
        tree.getExpression() == null ? null : builder.simple(path, tree.getExpression());
    List<Node> after = wholeMethod ? List.of() : joins(path, null);
    scopes.restore(all);
    if (before.isEmpty() && after.isEmpty()) {
      return value == null ? new Node.Leaf(tree) : value;
    }
    Temp held = null;
    if (!after.isEmpty() && value != null) {
      TypeMirror type = method.element().getReturnType();
      held =
          new Temp(
              builder.nextTemp(),
              types.denotable(type),
              types.field(type),
              types.defaultValue(type));
      builder.keep(held);
    }
    return new Node.Jump(from, table.last(), before, value, held, after, tree);
  }

  Node yielding(YieldTree tree, TreePath path) throws Unsupported {
    int from = table.peek();
    Node.Simple value = builder.simple(path, tree.getValue());
    List<Node> after = joins(path, table.jumps().target(tree));
    Temp result = ((Flattening.Substitute.Yield) builder.substitutes.get(tree)).result();
    return new Node.Jump(from, table.last(), List.of(), value, result, after, tree);
  }

  /** The joins of what a jump leaves, innermost first; {@code target} null for the whole method. */
  List<Node> joins(TreePath path, Tree target) {
    List<Node> joins = new ArrayList<>();
    List<Scope> all = scopes.all();
    for (Scope s : scopes.left(target)) {
      if (s instanceof Scope.InFinish f) {
        joins.add(new Node.Join(builder.pc(path, List.of()), f.finish()));
        scopes.remove(s);
      } else if (s instanceof Scope.InValue v) {
        joins.add(new Node.ValueJoin(builder.pc(path, List.of()), v.slot()));
      }
    }
    scopes.restore(all);
    return joins;
  }
}
