package org.ajws.processor.plan.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.plan.frames.PlanBuilder.Head;
import org.ajws.processor.plan.frames.PlanScopes.Scope;
import org.ajws.processor.program.WaitingCalls;

/** Plans branches, loops and switches. */
final class ControlPlans {
  private final PlanBuilder builder;
  private final Method method;
  private final Types types;
  private final PointTable table;
  private final PlanScopes scopes;

  ControlPlans(PlanBuilder builder) {
    this.builder = builder;
    this.method = builder.method;
    this.types = builder.types;
    this.table = builder.table;
    this.scopes = builder.scopes;
  }

  Node ifThenElse(IfTree tree, TreePath path) throws Unsupported {
    Head head = builder.head(path, tree.getCondition());
    builder.declareBindings(tree.getCondition(), false);
    Node then = builder.alone(new TreePath(path, tree.getThenStatement()));
    Node other =
        tree.getElseStatement() == null
            ? null
            : builder.alone(new TreePath(path, tree.getElseStatement()));
    return new Node.If(head.from(), table.last(), tree, head.prefix(), head.temps(), then, other);
  }

  Node loop(TreePath path, List<LabeledStatementTree> labels) throws Unsupported {
    StatementTree tree = (StatementTree) path.getLeaf();
    if (tree instanceof EnhancedForLoopTree each) {
      return each(each, path, labels);
    }
    int from = table.peek();
    List<Node.Single> init = new ArrayList<>();
    ExpressionTree condition;
    StatementTree body;
    if (tree instanceof ForLoopTree f) {
      condition = f.getCondition();
      body = f.getStatement();
      for (StatementTree s : f.getInitializer()) {
        init.add(part(new TreePath(path, s)));
      }
    } else if (tree instanceof WhileLoopTree w) {
      condition = w.getCondition();
      body = w.getStatement();
    } else {
      condition = ((DoWhileLoopTree) tree).getCondition();
      body = ((DoWhileLoopTree) tree).getStatement();
    }
    boolean last = tree instanceof DoWhileLoopTree;
    Head head = last ? null : builder.head(path, condition);
    if (condition != null) { // what starts in front of the loop puts braces around both
      builder.declareBindings(condition, init.stream().anyMatch(Node::resumes));
    }
    scopes.push(new Scope.Target(tree));
    Node inner = builder.alone(new TreePath(path, body));
    scopes.pop();
    List<Node.Single> update = new ArrayList<>();
    if (last) {
      builder.requireLastingCaptures(condition);
      head = builder.head(path, condition);
      if (!head.prefix().isEmpty()) {
        table.live().requireValues(table.variables().keySet(), path);
      }
    } else if (tree instanceof ForLoopTree f) {
      update = update(f, path);
    }
    String again = null;
    if (!update.isEmpty() || (last && !head.prefix().isEmpty())) {
      again = "again" + builder.nextTemp() + "$";
      redirect(tree, body, "break " + again + ";");
    }
    return new Node.Loop(
        from,
        table.last(),
        tree,
        labels,
        init,
        condition,
        head.prefix(),
        head.temps(),
        inner,
        update,
        again);
  }

  /** A part of the head of a {@code for}. */
  private Node.Single part(TreePath path) throws Unsupported {
    ExpressionTree e =
        path.getLeaf() instanceof VariableTree v
            ? v.getInitializer()
            : ((ExpressionStatementTree) path.getLeaf()).getExpression();
    return e != null && method.hasSite(e) ? builder.simple(path, e) : builder.leaf(path);
  }

  /** The update; empty if nothing in it may unwind. */
  private List<Node.Single> update(ForLoopTree tree, TreePath path) throws Unsupported {
    List<Node.Single> update = new ArrayList<>();
    boolean resumes = false;
    for (StatementTree s : tree.getUpdate()) {
      builder.requireLastingCaptures(s);
      Node.Single part = part(new TreePath(path, s));
      resumes |= part.resumes();
      update.add(part);
    }
    return resumes ? update : List.of();
  }

  /** What {@code continue} becomes where the body of a loop has a successor of its own. */
  private void redirect(StatementTree loop, StatementTree body, String jump) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitContinue(ContinueTree tree, Void p) {
        if (table.jumps().target(tree) == loop) {
          builder.substitutes.put(tree, new Flattening.Substitute.Jump(jump));
        }
        return null;
      }
    }.scan(body, null);
  }

  private Node each(EnhancedForLoopTree tree, TreePath path, List<LabeledStatementTree> labels)
      throws Unsupported {
    Head head = builder.head(path, tree.getExpression());
    TreePath sourcePath = new TreePath(path, tree.getExpression());
    TypeMirror type = method.module().type(sourcePath);
    boolean array = type instanceof ArrayType;
    TypeMirror element = elementType(type);
    boolean waits = WaitingCalls.isChannel(type);
    TypeMirror variable = method.variable(tree.getVariable()).asType();
    Temp source =
        new Temp(
            builder.nextTemp(),
            array ? types.denotable(type) : iterator(waits, types.given(element, variable)),
            array ? types.field(type) : iterator(waits, types.givenToField(element, variable)),
            "null");
    Temp index = array ? new Temp(builder.nextTemp(), "int", "int", "0") : null;
    builder.keep(source);
    if (array) {
      builder.keep(index);
    }
    builder.declare(new TreePath(path, tree.getVariable()));
    scopes.push(new Scope.Target(tree));
    table.enterScope(array ? List.of(source, index) : List.of(source));
    int wait = waits ? builder.pc(path, List.of()) : 0;
    if (waits) {
      builder.waits.put(wait, tree);
    }
    Node body = builder.alone(new TreePath(path, tree.getStatement()));
    table.leaveScope();
    scopes.pop();
    return new Node.Each(
        head.from(),
        table.last(),
        tree,
        labels,
        head.prefix(),
        head.temps(),
        source,
        index,
        wait,
        body);
  }

  private static String iterator(boolean waits, String element) {
    String type = waits ? "org.ajws.sync.ChannelIterator" : "java.util.Iterator";
    return type + "<? extends " + element + ">";
  }

  /** What an iterator gives: the boxed type of the elements. */
  private TypeMirror elementType(TypeMirror source) {
    if (source instanceof ArrayType a) {
      return a.getComponentType();
    }
    TypeMirror element = types.iterated(source);
    if (element == null) {
      return method.module().namedType("java.lang.Object").asType(); // a raw one
    }
    return element;
  }

  Node switching(SwitchTree tree, TreePath path) throws Unsupported {
    Head head = builder.head(path, tree.getExpression());
    scopes.push(new Scope.Target(tree));
    List<List<Node>> cases = new ArrayList<>();
    for (CaseTree c : tree.getCases()) {
      TreePath at = new TreePath(path, c);
      declareBindings(c);
      List<? extends StatementTree> body =
          c.getStatements() != null ? c.getStatements() : List.of((StatementTree) c.getBody());
      cases.add(builder.statements(at, body));
    }
    scopes.pop();
    return new Node.Switch(
        head.from(),
        table.last(),
        tree,
        head.prefix(),
        head.temps(),
        new Cases(tree.getExpression(), tree.getCases(), cases));
  }

  /** The pattern variables of a case. A call in its guard is a barrier. */
  private void declareBindings(CaseTree c) throws Unsupported {
    for (VariableTree v : Bindings.of(method, c.getLabels())) {
      builder.declareBinding(v);
    }
    ExpressionTree guard = Bindings.guard(c);
    if (guard != null) {
      builder.requireLastingCaptures(guard);
      for (VariableTree v : Bindings.of(method, guard)) {
        if (table.uses().isUsedBehind(guard, v)) {
          builder.declareBinding(v);
        }
      }
    }
  }

  Node labelled(LabeledStatementTree tree, TreePath path) throws Unsupported {
    List<LabeledStatementTree> labels = new ArrayList<>();
    TreePath at = path;
    while (at.getLeaf() instanceof LabeledStatementTree l
        && !method.asyncs().containsKey(l)
        && !method.finishes().containsKey(l)) {
      labels.add(l);
      at = new TreePath(at, l.getStatement());
    }
    Tree inner = at.getLeaf();
    if (inner instanceof WhileLoopTree
        || inner instanceof DoWhileLoopTree
        || inner instanceof ForLoopTree
        || inner instanceof EnhancedForLoopTree) {
      return loop(at, labels);
    }
    int from = table.peek();
    scopes.push(new Scope.Target(tree.getStatement()));
    Node body = builder.alone(new TreePath(path, tree.getStatement()));
    scopes.pop();
    return new Node.Labelled(from, table.last(), tree, body);
  }

  /** The code of a switch expression, whose selector was computed before. */
  Step.Switch switchValue(SwitchExpressionTree tree, TreePath path, Temp result, List<Temp> alive)
      throws Unsupported {
    int from = table.peek();
    findYields(tree, result);
    scopes.push(new Scope.Target(tree));
    table.enterScope(alive);
    List<List<Node>> cases = new ArrayList<>();
    for (CaseTree c : tree.getCases()) {
      TreePath at = new TreePath(path, c);
      declareBindings(c);
      if (c.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
        cases.add(builder.statements(at, c.getStatements()));
      } else if (c.getBody() instanceof ExpressionTree value) {
        Head head = builder.head(new TreePath(at, value), value); // behind the case's patterns
        cases.add(
            List.of(
                new Node.Result(
                    head.from(), table.last(), value, head.prefix(), head.temps(), result)));
      } else {
        cases.add(builder.statements(at, List.of((StatementTree) c.getBody())));
      }
    }
    table.leaveScope();
    scopes.pop();
    return new Step.Switch(
        from, table.last(), tree, new Cases(tree.getExpression(), tree.getCases(), cases), result);
  }

  private void findYields(SwitchExpressionTree tree, Temp result) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitYield(YieldTree yield, Void p) {
        if (table.jumps().target(yield) == tree) {
          builder.substitutes.put(yield, new Flattening.Substitute.Yield(yield, result));
        }
        return super.visitYield(yield, p);
      }
    }.scan(tree.getCases(), null);
  }
}
