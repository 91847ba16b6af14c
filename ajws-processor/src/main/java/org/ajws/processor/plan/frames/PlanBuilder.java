package org.ajws.processor.plan.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.plan.frames.PlanScopes.Scope;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;

/** Finds the resumption points of a method and makes its {@link MethodPlan}. */
final class PlanBuilder {
  final Method method;
  final Types types;
  final PointTable table;
  final PlanScopes scopes = new PlanScopes();
  final Map<Tree, Flattening.Substitute> substitutes = new IdentityHashMap<>();
  private final List<Temp> temps = new ArrayList<>();
  private final Set<VariableElement> hoisted = new LinkedHashSet<>();
  final Map<Integer, Tree> waits = new TreeMap<>();

  final ControlPlans control;
  private final TryPlans tries;
  private final ConstructPlans constructs;

  private int nextTemp = 1;
  private boolean guardsFinally;

  private PlanBuilder(Method method) {
    this.method = method;
    this.types = new Types(method);
    this.table = new PointTable(method);
    this.control = new ControlPlans(this);
    this.tries = new TryPlans(this);
    this.constructs = new ConstructPlans(this);
  }

  /** The plan of a method that contains a point. */
  static MethodPlan build(Method method) throws Unsupported {
    return new PlanBuilder(method).build();
  }

  private MethodPlan build() throws Unsupported {
    TreePath body = new TreePath(method.path(), method.tree().getBody());
    requirePlainFields(body);
    for (VariableTree parameter : method.tree().getParameters()) {
      declare(new TreePath(method.path(), parameter));
    }
    Finish whole = method.finishes().get(method.tree());
    Node node = whole == null ? statement(body) : constructs.finish(whole, body);
    for (VariableElement v : hoisted) {
      table.uses().requireNoCapture(v);
    }
    MethodPlan plan =
        new MethodPlan(
            method,
            node,
            constructs.spawns(),
            table.variables(),
            temps,
            table.points(),
            table.tasks(),
            table.finishes(),
            substitutes,
            hoisted,
            waits,
            guardsFinally);
    PlanSize.require(plan);
    return plan;
  }

  /** What a version of the method declares would hide such a field. */
  private void requirePlainFields(TreePath body) throws Unsupported {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |=
            tree.getName().toString().indexOf('$') >= 0
                && method.module().element(getCurrentPath()) instanceof VariableElement v
                && v.getKind().isField();
        return null;
      }
    }.scan(body, null);
    if (found[0]) {
      throw new Unsupported("a field whose name has a $, as locals of generated code have");
    }
  }

  void declare(TreePath variable) throws Unsupported {
    VariableElement element = (VariableElement) method.module().element(variable);
    if (element.getSimpleName().toString().indexOf('$') >= 0) {
      throw new Unsupported("a local whose name has a $, as generated ones have");
    }
    table.declare(element, types, method.asyncs().containsKey(variable.getLeaf()));
  }

  /**
   * Declares the pattern variables of an expression.
   *
   * @param hoist whether they become locals of the whole method in the fast version, too
   */
  void declareBindings(ExpressionTree expression, boolean hoist) throws Unsupported {
    for (VariableTree v : Bindings.of(method, expression)) {
      declareBinding(v);
      if (hoist) {
        VariableElement element = (VariableElement) method.module().element(method.path(v));
        table.hoist(element);
        hoisted.add(element);
      }
    }
  }

  void declareBinding(VariableTree variable) throws Unsupported {
    declare(method.path(variable));
  }

  int nextTemp() {
    return nextTemp++;
  }

  /** Adds a temporary to the frame. */
  void keep(Temp temp) {
    temps.add(temp);
  }

  void guardFinally() {
    guardsFinally = true;
  }

  // ---- points

  int pc(TreePath at, List<Temp> alive) {
    return table.next(at, alive, scopes.currentSlot(), scopes.openFinishes());
  }

  /** Whether a statement has to be looked into. */
  boolean mayResume(TreePath path) {
    return mayResume(path, method::hasSite);
  }

  /**
   * The same where only some expressions have to be looked into.
   *
   * @param isSite whether an expression has
   */
  boolean mayResume(TreePath path, Predicate<ExpressionTree> isSite) {
    Tree statement = path.getLeaf();
    boolean guardedJumps = scopes.needsJoins();
    return Boolean.TRUE.equals(
        new PointScanner(method) {
          @Override
          public Boolean scan(Tree tree, Void p) {
            if (tree instanceof ExpressionTree e && !method.isOpaque().test(e)) {
              return isSite.test(e) || scopes.usesValue(e, table);
            }
            if (tree instanceof ClassTree || (tree != null && method.isOpaque().test(tree))) {
              return scopes.usesValue(tree, table)
                  || (guardedJumps && tree instanceof StatementTree s && table.jumps().jumpsOut(s));
            }
            boolean jump =
                tree instanceof ReturnTree
                    || tree instanceof BreakTree
                    || tree instanceof YieldTree
                    || tree instanceof ContinueTree;
            return (jump && guardedJumps)
                || method.asyncs().containsKey(tree)
                || method.finishes().containsKey(tree)
                || method.isWaitingLoop(tree)
                || super.scan(tree, p);
          }
        }.scan(statement, null));
  }

  // ---- statements

  private Node statement(TreePath path) throws Unsupported {
    StatementTree tree = (StatementTree) path.getLeaf();
    if (tree instanceof ClassTree) {
      throw new Unsupported("a class declared in the method");
    }
    if (method.isOpaque().test(tree)) {
      if (scopes.needsJoins() && table.jumps().jumpsOut(tree)) {
        throw new Unsupported("a jump that leaves a monitor and a finish");
      }
      return leaf(path);
    }
    if (!mayResume(path)) {
      return leaf(path);
    }
    Async async = method.asyncs().get(tree);
    Finish finish = method.finishes().get(tree);
    if (async != null) {
      return constructs.async(async, path);
    }
    if (finish != null) {
      TreePath inner = new TreePath(path, ((LabeledStatementTree) tree).getStatement());
      return constructs.finish(finish, inner);
    }
    if (tree instanceof LabeledStatementTree labelled) {
      return control.labelled(labelled, path);
    }
    if (tree instanceof BlockTree block) {
      int from = table.peek();
      List<Node> nodes = statements(path, block.getStatements());
      return new Node.Block(from, table.last(), block, nodes);
    }
    if (tree instanceof ExpressionStatementTree
        || tree instanceof VariableTree
        || tree instanceof ThrowTree) {
      return simple(path, expression(tree));
    }
    if (tree instanceof YieldTree y) {
      return constructs.yielding(y, path);
    }
    if (tree instanceof ReturnTree r) {
      return constructs.returning(r, path);
    }
    if (tree instanceof BreakTree || tree instanceof ContinueTree) {
      int from = table.peek();
      List<Node> joins = constructs.joins(path, table.jumps().target(tree));
      return new Node.Jump(from, table.last(), joins, null, null, List.of(), tree);
    }
    if (tree instanceof IfTree i) {
      return control.ifThenElse(i, path);
    }
    if (tree instanceof SwitchTree s) {
      return control.switching(s, path);
    }
    if (tree instanceof TryTree t) {
      return tries.trying(t, path);
    }
    if (tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree
        || tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree) {
      return control.loop(path, List.of());
    }
    if (tree instanceof SynchronizedTree) {
      throw new Unsupported("synchronized");
    }
    throw new Unsupported("a spawning call in a " + tree.getKind().asInterface().getSimpleName());
  }

  Node.Leaf leaf(TreePath path) throws Unsupported {
    if (path.getLeaf() instanceof VariableTree) {
      declare(path);
    }
    for (VariableTree v : Bindings.of(method, List.of(path.getLeaf()))) {
      if (table.uses().isUsedBehind(path.getLeaf(), v)) {
        declareBinding(v);
      }
    }
    return new Node.Leaf((StatementTree) path.getLeaf());
  }

  private static ExpressionTree expression(StatementTree tree) {
    if (tree instanceof ExpressionStatementTree e) {
      return e.getExpression();
    }
    if (tree instanceof VariableTree v) {
      return v.getInitializer();
    }
    if (tree instanceof ReturnTree r) {
      return r.getExpression();
    }
    return ((ThrowTree) tree).getExpression();
  }

  Node.Simple simple(TreePath path, ExpressionTree expression) throws Unsupported {
    if (path.getLeaf() instanceof VariableTree) {
      declare(path);
    }
    Head head = head(path, expression);
    return new Node.Simple(
        head.from,
        table.last(),
        (StatementTree) path.getLeaf(),
        head.prefix,
        head.temps,
        head.inPlace);
  }

  /**
   * A lambda in the head of a loop, or in a guard, reads locals from the frame. They must not be
   * those of another round of a loop by the time it runs.
   */
  void requireLastingCaptures(Tree code) throws Unsupported {
    if (table.uses().capturesOfLoop(code, table.variables().keySet())) {
      throw new Unsupported(
          "a lambda that captures a local of a loop, in the update of a for, the condition of a do,"
              + " or a guard");
    }
  }

  /** The calls of a statement's own expression. */
  record Head(int from, List<Step> prefix, List<Temp> temps, Step.Call inPlace) {}

  Head head(TreePath statement, ExpressionTree expression) throws Unsupported {
    int from = table.peek();
    if (expression == null || !method.hasSite(expression)) {
      return new Head(from, List.of(), List.of(), null);
    }
    declareBindings(expression, true);
    new FirstValues(method, table).require(statement, expression);
    List<Step> prefix = new ArrayList<>();
    Set<VariableElement> assigned = Flattening.assignedLocals(method, List.of(expression));
    List<Temp> alive = new ArrayList<>();
    Flattening[] self = new Flattening[1];
    Flattening flattening =
        new Flattening(
            method,
            types,
            () -> pc(statement, List.copyOf(self[0].temps)),
            () -> nextTemp++,
            substitutes,
            assigned,
            control::switchValue,
            waits);
    self[0] = flattening;
    flattening.flatten(method.path(expression), prefix);
    alive.addAll(flattening.temps);
    temps.addAll(flattening.temps);
    return new Head(from, prefix, alive, flattening.only(prefix));
  }

  /** Waits for the async values that trees use. */
  private List<Node> valueJoins(TreePath path, List<? extends Tree> uses) {
    List<Node> joins = new ArrayList<>();
    for (Scope s : scopes.all()) {
      if (s instanceof Scope.InValue v
          && uses.stream().anyMatch(u -> u != null && table.uses().areIn(u, v.value()))) {
        joins.add(new Node.ValueJoin(pc(path, List.of()), v.slot()));
      }
    }
    return joins;
  }

  /** The trees of a statement that are evaluated by itself, not by statements in it. */
  private List<Tree> own(StatementTree tree) {
    List<Tree> own = new ArrayList<>();
    if (method.isOpaque().test(tree) || method.asyncs().containsKey(tree)) {
      own.add(tree);
    } else if (tree instanceof IfTree i) {
      own.add(i.getCondition());
    } else if (tree instanceof WhileLoopTree w) {
      own.add(w.getCondition());
    } else if (tree instanceof DoWhileLoopTree d) {
      own.add(d.getCondition());
    } else if (tree instanceof ForLoopTree f) {
      own.addAll(f.getInitializer());
      own.add(f.getCondition());
      own.addAll(f.getUpdate());
    } else if (tree instanceof EnhancedForLoopTree e) {
      own.add(e.getExpression());
    } else if (tree instanceof SwitchTree s) {
      own.add(s.getExpression());
    } else if (tree instanceof LabeledStatementTree l) {
      own.addAll(own(l.getStatement()));
    } else if (tree instanceof TryTree t) {
      own.addAll(t.getResources());
    } else if (!(tree instanceof BlockTree)) {
      own.add(tree);
    }
    return own;
  }

  /** Statements of a block or case; async values live to its end. */
  List<Node> statements(TreePath parent, List<? extends StatementTree> statements)
      throws Unsupported {
    List<StatementTree> trees = new ArrayList<>(statements); // javac's lists are linked
    List<Node> nodes = new ArrayList<>();
    int before = scopes.size();
    List<List<Tree>> locked = locked(parent, trees);
    for (int i = 0; i < trees.size(); i++) {
      StatementTree tree = trees.get(i);
      TreePath path = new TreePath(parent, tree);
      List<Tree> own = own(tree);
      own.addAll(locked.get(i));
      nodes.addAll(valueJoins(path, own));
      Node node = inner(path);
      nodes.add(node);
      if (node instanceof Node.Spawn s && s.valueSlot() >= 0) {
        scopes.push(new Scope.InValue(s.async().value(), s.valueSlot()));
      }
    }
    TreePath last = trees.isEmpty() ? parent : new TreePath(parent, trees.get(trees.size() - 1));
    while (scopes.size() > before) {
      Scope.InValue value = (Scope.InValue) scopes.pop();
      boolean left =
          last.getLeaf() instanceof ReturnTree
              || last.getLeaf() instanceof YieldTree
              || last.getLeaf() instanceof ThrowTree;
      if (!left) {
        nodes.add(new Node.ValueJoin(pc(last, List.of()), value.slot()));
      }
    }
    return nodes;
  }

  /**
   * For each statement the {@code try} for which it takes a lock, if it does: the values used there
   * are to be joined before.
   */
  private List<List<Tree>> locked(TreePath parent, List<StatementTree> trees) {
    List<List<Tree>> locked = new ArrayList<>(Collections.nCopies(trees.size(), List.of()));
    for (int k = 1; k < trees.size(); k++) {
      StatementTree tree = trees.get(k);
      if (trees.get(k - 1) instanceof ExpressionStatementTree
          && !(tree instanceof ExpressionStatementTree)
          && method.isOpaque().test(tree)) {
        TreePath section = new TreePath(parent, tree);
        int from = trees.indexOf(new CriticalSections(method.module()).start(section));
        for (int i = k - 1; i >= from && trees.get(i) instanceof ExpressionStatementTree; i--) {
          locked.set(i, List.of(tree));
        }
      }
    }
    return locked;
  }

  /**
   * A statement whose async values were joined before, by {@link #statements} or {@link #alone}.
   */
  Node inner(TreePath path) throws Unsupported {
    List<Scope> hidden = scopes.all();
    List<Scope.InValue> used = new ArrayList<>();
    for (Tree own : own((StatementTree) path.getLeaf())) {
      used.addAll(scopes.usedValues(own, table));
    }
    used.forEach(scopes::remove); // joined: no longer open
    Node node = statement(path);
    scopes.restore(hidden);
    return node;
  }

  /** The only statement of a loop, an if, or a label. */
  Node alone(TreePath path) throws Unsupported {
    if (path.getLeaf() instanceof BlockTree) {
      return inner(path);
    }
    int from = table.peek();
    List<Node> nodes = statements(path.getParentPath(), List.of((StatementTree) path.getLeaf()));
    return nodes.size() == 1
        ? nodes.get(0)
        : new Node.Block(from, table.last(), path.getLeaf(), nodes);
  }
}
