package org.ajws.processor.lower.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
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
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.model.Async;
import org.ajws.processor.model.Finish;

/** Finds the resumption points of a method and makes its {@link Plan}. */
final class PlanBuilder {
  private final Method method;
  private final Types types;
  private final PointTable table;
  private final Map<Tree, Flattening.Substitute> substitutes = new IdentityHashMap<>();
  private final List<Node.Temp> temps = new ArrayList<>();

  private int nextTemp = 1;
  private int nextSlot = 1;
  private boolean guardsFinally;

  /** What a jump may leave, outermost first: blocks with async values, finishes, jump targets. */
  private final Deque<Scope> scopes = new ArrayDeque<>();

  /** Something that a jump leaves. */
  private sealed interface Scope {
    /** A statement that a jump may name. */
    record Target(Tree tree) implements Scope {}

    /** A finish. */
    record InFinish(Finish finish) implements Scope {}

    /** A block after the declaration of an async value. */
    record InValue(VariableElement value, int slot) implements Scope {}

    /** The body of an async, which no jump leaves. */
    record InTask(int slot) implements Scope {}
  }

  private PlanBuilder(Method method) {
    this.method = method;
    this.types = new Types(method.module());
    this.table = new PointTable(method);
  }

  /** The plan of a method that contains a point. */
  static Plan build(Method method) throws Unsupported {
    return new PlanBuilder(method).build();
  }

  private Plan build() throws Unsupported {
    TreePath body = new TreePath(method.path(), method.tree().getBody());
    for (VariableTree parameter : method.tree().getParameters()) {
      declare(new TreePath(method.path(), parameter));
    }
    Finish whole = method.finishes().get(method.tree());
    Node node = whole == null ? statement(body) : finish(whole, body);
    return new Plan(
        method,
        node,
        table.variables(),
        temps,
        table.points(),
        table.tasks(),
        table.finishes(),
        substitutes,
        guardsFinally);
  }

  private void declare(TreePath variable) throws Unsupported {
    VariableElement element = (VariableElement) method.module().element(variable);
    table.declare(element, types);
  }

  // ---- points

  private int pc(TreePath at, List<Node.Temp> alive) {
    return table.next(at, alive, currentSlot(), openFinishes());
  }

  private int currentSlot() {
    for (var i = scopes.descendingIterator(); i.hasNext(); ) {
      if (i.next() instanceof Scope.InTask t) {
        return t.slot();
      }
    }
    return 0;
  }

  /** Finishes open here within the innermost async. */
  private int openFinishes() {
    int open = 0;
    for (var i = scopes.descendingIterator(); i.hasNext(); ) {
      Scope s = i.next();
      if (s instanceof Scope.InTask) {
        break;
      }
      if (s instanceof Scope.InFinish) {
        open++;
      }
    }
    return open;
  }

  /** Whether a statement has to be looked into. */
  private boolean mayResume(TreePath path) {
    Tree statement = path.getLeaf();
    boolean guardedJumps = needsJoins();
    return Boolean.TRUE.equals(
        new PointScanner(method) {
          @Override
          public Boolean scan(Tree tree, Void p) {
            if (tree instanceof ExpressionTree e && !method.isOpaque().test(e)) {
              return method.hasSite(e) || usesValue(e);
            }
            boolean jump =
                tree instanceof ReturnTree
                    || tree instanceof BreakTree
                    || tree instanceof ContinueTree;
            return (jump && guardedJumps)
                || method.asyncs().containsKey(tree)
                || method.finishes().containsKey(tree)
                || super.scan(tree, p);
          }
        }.scan(statement, null));
  }

  /** Whether a jump may leave a finish, or a block with an async value. */
  private boolean needsJoins() {
    return scopes.stream().anyMatch(s -> s instanceof Scope.InFinish || s instanceof Scope.InValue);
  }

  private boolean usesValue(Tree tree) {
    return !usedValues(tree).isEmpty();
  }

  /** The open async values that a tree uses, also in lambdas. */
  private List<Scope.InValue> usedValues(Tree tree) {
    List<Scope.InValue> open = new ArrayList<>();
    for (Scope s : scopes) {
      if (s instanceof Scope.InValue v && table.uses(tree, v.value())) {
        open.add(v);
      }
    }
    return open;
  }

  // ---- statements

  private Node statement(TreePath path) throws Unsupported {
    StatementTree tree = (StatementTree) path.getLeaf();
    if (tree instanceof ClassTree) {
      throw new Unsupported("a class declared in the method");
    }
    if (method.isOpaque().test(tree)) {
      if (needsJoins() && table.jumpsOut(tree)) {
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
      return async(async, path);
    }
    if (finish != null) {
      TreePath inner = new TreePath(path, ((LabeledStatementTree) tree).getStatement());
      return finish(finish, inner);
    }
    if (tree instanceof LabeledStatementTree labelled) {
      return labelled(labelled, path);
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
    if (tree instanceof ReturnTree r) {
      return returning(r, path);
    }
    if (tree instanceof BreakTree || tree instanceof ContinueTree) {
      int from = table.peek();
      List<Node> joins = joins(path, target(tree));
      return new Node.Jump(from, table.last(), joins, null, null, List.of(), tree);
    }
    if (tree instanceof IfTree i) {
      return ifThenElse(i, path);
    }
    if (tree instanceof SwitchTree s) {
      return switching(s, path);
    }
    if (tree instanceof TryTree t) {
      return trying(t, path);
    }
    if (tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree
        || tree instanceof ForLoopTree
        || tree instanceof EnhancedForLoopTree) {
      return loop(path, List.of());
    }
    if (tree instanceof SynchronizedTree) {
      throw new Unsupported("synchronized");
    }
    throw new Unsupported("a spawning call in a " + tree.getKind().asInterface().getSimpleName());
  }

  private Node leaf(TreePath path) throws Unsupported {
    if (path.getLeaf() instanceof VariableTree) {
      declare(path);
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

  private Node.Simple simple(TreePath path, ExpressionTree expression) throws Unsupported {
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
   * A lambda in an expression that is taken apart reads locals from the frame. They must not be
   * those of another round of a loop by the time it runs.
   */
  private void requireLastingCaptures(Tree code) throws Unsupported {
    if (table.capturesOfLoop(code)) {
      throw new Unsupported("a lambda that captures a local of a loop, beside a spawning call");
    }
  }

  /** The calls of a statement's own expression. */
  private record Head(int from, List<Node> prefix, List<Node.Temp> temps, boolean inPlace) {}

  private Head head(TreePath statement, ExpressionTree expression) throws Unsupported {
    int from = table.peek();
    boolean control =
        !(statement.getLeaf() instanceof ExpressionStatementTree
            || statement.getLeaf() instanceof VariableTree
            || statement.getLeaf() instanceof ReturnTree
            || statement.getLeaf() instanceof ThrowTree);
    if (expression != null && (control || method.hasSite(expression))) {
      requireLastingCaptures(expression);
    }
    if (expression == null || !method.hasSite(expression)) {
      return new Head(from, List.of(), List.of(), false);
    }
    List<Node> prefix = new ArrayList<>();
    Set<VariableElement> assigned = Flattening.assignedLocals(method, List.of(expression));
    List<Node.Temp> alive = new ArrayList<>();
    Flattening[] self = new Flattening[1];
    Flattening flattening =
        new Flattening(
            method,
            types,
            () -> pc(statement, List.copyOf(self[0].temps)),
            () -> nextTemp++,
            substitutes,
            assigned);
    self[0] = flattening;
    flattening.flatten(TreePath.getPath(statement, expression), prefix);
    alive.addAll(flattening.temps);
    temps.addAll(flattening.temps);
    return new Head(from, prefix, alive, flattening.isInPlace(prefix));
  }

  /** Waits for the async values that trees use. */
  private List<Node> valueJoins(TreePath path, List<? extends Tree> uses) {
    List<Node> joins = new ArrayList<>();
    for (Scope s : scopes) {
      if (s instanceof Scope.InValue v
          && uses.stream().anyMatch(u -> u != null && table.uses(u, v.value()))) {
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
  private List<Node> statements(TreePath parent, List<? extends StatementTree> trees)
      throws Unsupported {
    List<Node> nodes = new ArrayList<>();
    int before = scopes.size();
    for (StatementTree tree : trees) {
      TreePath path = new TreePath(parent, tree);
      nodes.addAll(valueJoins(path, own(tree)));
      Node node = inner(path);
      nodes.add(node);
      if (node instanceof Node.Spawn s && s.valueSlot() >= 0) {
        scopes.addLast(new Scope.InValue(s.async().value(), s.valueSlot()));
      }
    }
    TreePath last = trees.isEmpty() ? parent : new TreePath(parent, trees.get(trees.size() - 1));
    while (scopes.size() > before) {
      Scope.InValue value = (Scope.InValue) scopes.removeLast();
      if (!(last.getLeaf() instanceof ReturnTree || last.getLeaf() instanceof ThrowTree)) {
        nodes.add(new Node.ValueJoin(pc(last, List.of()), value.slot()));
      }
    }
    return nodes;
  }

  /**
   * A statement whose async values were joined before, by {@link #statements} or {@link #alone}.
   */
  private Node inner(TreePath path) throws Unsupported {
    List<Scope> hidden = new ArrayList<>(scopes);
    List<Scope.InValue> used = new ArrayList<>();
    for (Tree own : own((StatementTree) path.getLeaf())) {
      used.addAll(usedValues(own));
    }
    scopes.removeAll(used); // joined: no longer open
    Node node = statement(path);
    scopes.clear();
    scopes.addAll(hidden);
    return node;
  }

  /** The only statement of a loop, an if, or a label. */
  private Node alone(TreePath path) throws Unsupported {
    if (path.getLeaf() instanceof BlockTree) {
      return inner(path);
    }
    int from = table.peek();
    List<Node> nodes = statements(path.getParentPath(), List.of((StatementTree) path.getLeaf()));
    return nodes.size() == 1
        ? nodes.get(0)
        : new Node.Block(from, table.last(), path.getLeaf(), nodes);
  }

  private Node labelled(LabeledStatementTree tree, TreePath path) throws Unsupported {
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
    scopes.addLast(new Scope.Target(tree.getStatement()));
    Node body = alone(new TreePath(path, tree.getStatement()));
    scopes.removeLast();
    return new Node.Labelled(from, table.last(), tree, body);
  }

  private Node ifThenElse(IfTree tree, TreePath path) throws Unsupported {
    Head head = head(path, tree.getCondition());
    bindings(path, tree.getCondition());
    Node then = alone(new TreePath(path, tree.getThenStatement()));
    Node other =
        tree.getElseStatement() == null ? null : alone(new TreePath(path, tree.getElseStatement()));
    return new Node.If(head.from, table.last(), tree, head.prefix, head.temps, then, other);
  }

  /** Pattern variables of a condition are in scope in statements that may be resumed. */
  private void bindings(TreePath path, Tree condition) throws Unsupported {
    if (table.hasBindings(condition)) {
      throw new Unsupported("a pattern variable of a condition around a spawning call");
    }
  }

  private Node loop(TreePath path, List<LabeledStatementTree> labels) throws Unsupported {
    StatementTree tree = (StatementTree) path.getLeaf();
    if (tree instanceof EnhancedForLoopTree each) {
      return each(each, path, labels);
    }
    int from = table.peek();
    List<Node> init = new ArrayList<>();
    ExpressionTree condition;
    StatementTree body;
    if (tree instanceof ForLoopTree f) {
      condition = f.getCondition();
      body = f.getStatement();
      for (StatementTree s : f.getInitializer()) {
        TreePath at = new TreePath(path, s);
        requireNoSite(s, "the initialisation of a for");
        init.add(leaf(at));
      }
      for (StatementTree s : f.getUpdate()) {
        requireNoSite(s, "the update of a for");
        requireLastingCaptures(s);
      }
    } else if (tree instanceof WhileLoopTree w) {
      condition = w.getCondition();
      body = w.getStatement();
    } else {
      condition = ((DoWhileLoopTree) tree).getCondition();
      body = ((DoWhileLoopTree) tree).getStatement();
      if (method.hasSite(condition)) {
        throw new Unsupported("a spawning call in the condition of a do");
      }
    }
    Head head = head(path, condition);
    if (condition != null) {
      bindings(path, condition);
    }
    scopes.addLast(new Scope.Target(tree));
    Node inner = alone(new TreePath(path, body));
    scopes.removeLast();
    return new Node.Loop(
        from, table.last(), tree, labels, init, condition, head.prefix, head.temps, inner);
  }

  private void requireNoSite(StatementTree s, String where) throws Unsupported {
    if (Boolean.TRUE.equals(
        new PointScanner(method) {
          @Override
          public Boolean scan(Tree t, Void p) {
            return t instanceof ExpressionTree e ? method.hasSite(e) : super.scan(t, p);
          }
        }.scan(s, null))) {
      throw new Unsupported("a spawning call in " + where);
    }
  }

  private Node each(EnhancedForLoopTree tree, TreePath path, List<LabeledStatementTree> labels)
      throws Unsupported {
    Head head = head(path, tree.getExpression());
    TreePath sourcePath = new TreePath(path, tree.getExpression());
    TypeMirror type = method.module().type(sourcePath);
    boolean array = type instanceof ArrayType;
    TypeMirror element = elementType(type);
    Node.Temp source =
        new Node.Temp(
            nextTemp++,
            array ? types.denotable(type) : iterator(types.denotable(element)),
            array ? types.field(type) : iterator(types.field(element)),
            "null");
    Node.Temp index = array ? new Node.Temp(nextTemp++, "int", "int", "0") : null;
    temps.add(source);
    if (array) {
      temps.add(index);
    }
    declare(new TreePath(path, tree.getVariable()));
    scopes.addLast(new Scope.Target(tree));
    table.enterLoop(array ? List.of(source, index) : List.of(source));
    Node body = alone(new TreePath(path, tree.getStatement()));
    table.leaveLoop();
    scopes.removeLast();
    return new Node.Each(
        head.from, table.last(), tree, labels, head.prefix, head.temps, source, index, body);
  }

  private static String iterator(String element) {
    return "java.util.Iterator<? extends " + element + ">";
  }

  /** What an iterator gives: the boxed type of the elements. */
  private TypeMirror elementType(TypeMirror source) throws Unsupported {
    if (source instanceof ArrayType a) {
      return a.getComponentType();
    }
    TypeMirror element = table.iterated(source);
    if (element == null) {
      throw new Unsupported("an enhanced for over a raw Iterable");
    }
    return element;
  }

  private Node switching(SwitchTree tree, TreePath path) throws Unsupported {
    Head head = head(path, tree.getExpression());
    scopes.addLast(new Scope.Target(tree));
    List<List<Node>> cases = new ArrayList<>();
    for (CaseTree c : tree.getCases()) {
      TreePath at = new TreePath(path, c);
      if (table.hasBindings(c.getLabels())) {
        throw new Unsupported("a pattern variable of a case around a spawning call");
      }
      List<? extends StatementTree> body =
          c.getStatements() != null ? c.getStatements() : List.of((StatementTree) c.getBody());
      cases.add(statements(at, body));
    }
    scopes.removeLast();
    return new Node.Switch(head.from, table.last(), tree, head.prefix, head.temps, cases);
  }

  private Node trying(TryTree tree, TreePath path) throws Unsupported {
    if (!tree.getResources().isEmpty()) {
      throw new Unsupported("try with resources");
    }
    int from = table.peek();
    if (tree.getFinallyBlock() != null) {
      if (mayResume(new TreePath(path, tree.getFinallyBlock()))) {
        throw new Unsupported("a spawning call or a jump in a finally clause");
      }
      if (table.assignsOuter(tree.getFinallyBlock())) {
        throw new Unsupported("a finally clause that gives a local its first value");
      }
      guardsFinally = true;
    }
    Node body = inner(new TreePath(path, tree.getBlock()));
    List<Node> handlers = new ArrayList<>();
    for (CatchTree c : tree.getCatches()) {
      TreePath at = new TreePath(path, c);
      declare(new TreePath(at, c.getParameter()));
      handlers.add(inner(new TreePath(at, c.getBlock())));
    }
    return new Node.Try(from, table.last(), tree, body, handlers);
  }

  // ---- jumps

  private Node returning(ReturnTree tree, TreePath path) throws Unsupported {
    int from = table.peek();
    boolean wholeMethod = method.finishes().containsKey(method.tree());
    List<Node> before = new ArrayList<>();
    if (wholeMethod) { // waits before the expression is evaluated
      before.addAll(joins(path, null));
    }
    List<Scope> all = new ArrayList<>(scopes);
    if (wholeMethod) {
      scopes.removeIf(s -> s instanceof Scope.InFinish);
    }
    Node.Simple value = tree.getExpression() == null ? null : simple(path, tree.getExpression());
    List<Node> after = wholeMethod ? List.of() : joins(path, null);
    scopes.clear();
    scopes.addAll(all);
    if (before.isEmpty() && after.isEmpty()) {
      return value == null ? new Node.Leaf(tree) : value;
    }
    Node.Temp held = null;
    if (!after.isEmpty() && value != null) {
      TypeMirror type = method.element().getReturnType();
      held =
          new Node.Temp(
              nextTemp++, types.denotable(type), types.field(type), types.defaultValue(type));
      temps.add(held);
    }
    return new Node.Jump(from, table.last(), before, value, held, after, tree);
  }

  /** The joins of what a jump leaves, innermost first; {@code target} null for the whole method. */
  private List<Node> joins(TreePath path, Tree target) {
    List<Node> joins = new ArrayList<>();
    List<Scope> left = new ArrayList<>();
    for (var i = scopes.descendingIterator(); i.hasNext(); ) {
      Scope s = i.next();
      if (s instanceof Scope.InTask || (s instanceof Scope.Target t && t.tree() == target)) {
        break;
      }
      left.add(s);
    }
    List<Scope> all = new ArrayList<>(scopes);
    for (Scope s : left) {
      if (s instanceof Scope.InFinish f) {
        joins.add(new Node.Join(pc(path, List.of()), f.finish()));
        scopes.removeLastOccurrence(s);
      } else if (s instanceof Scope.InValue v) {
        joins.add(new Node.ValueJoin(pc(path, List.of()), v.slot()));
      }
    }
    scopes.clear();
    scopes.addAll(all);
    return joins;
  }

  private Tree target(StatementTree jump) {
    return table.target(jump);
  }

  // ---- constructs

  private Node finish(Finish finish, TreePath body) throws Unsupported {
    int from = table.peek();
    scopes.addLast(new Scope.InFinish(finish));
    if (finish.path().getLeaf() instanceof LabeledStatementTree l) {
      scopes.addLast(new Scope.Target(l.getStatement())); // a break of it goes to the join
    }
    int depth = openFinishes();
    Node inner = alone(body);
    if (finish.path().getLeaf() instanceof LabeledStatementTree) {
      scopes.removeLast();
    }
    Node.Join join = new Node.Join(pc(body, List.of()), finish);
    scopes.removeLast();
    return new Node.Fin(from, table.last(), finish, depth, inner, join);
  }

  private Node async(Async async, TreePath path) throws Unsupported {
    for (var c : async.captures()) {
      switch (c.role()) {
        case PRIVATE, PRIVATE_BY_ITSELF ->
            throw new Unsupported("an async with a private copy of " + c.name());
        case REDUCE -> {
          if (c.reduction().reducer() != null || c.reduction().deterministic()) {
            throw new Unsupported("an async with a reduction of a fixed order");
          }
        }
        default -> {}
      }
    }
    if (async.isValue() && table.isRepeatedTry(path)) {
      throw new Unsupported("an async value whose block may be left by an exception and repeated");
    }
    int slot = nextSlot++;
    int valueSlot = async.isValue() ? slot : -1;
    if (async.isValue()) {
      declare(path);
    }
    TreePath at = async.isValue() ? path : new TreePath(path, async.body());
    scopes.addLast(new Scope.InTask(slot));
    int start = pc(at, List.of());
    Node body;
    if (async.isValue()) {
      Head head = head(path, (ExpressionTree) async.body());
      body =
          head.prefix.isEmpty()
              ? new Node.Leaf((StatementTree) path.getLeaf())
              : new Node.Simple(
                  head.from,
                  table.last(),
                  (StatementTree) path.getLeaf(),
                  head.prefix,
                  head.temps,
                  head.inPlace);
    } else {
      scopes.addLast(new Scope.Target(async.body()));
      body = alone(at);
      scopes.removeLast();
    }
    scopes.removeLast();
    int after = table.after(path, currentSlot(), openFinishes());
    return new Node.Spawn(start, after, async, slot, valueSlot, start, after, body);
  }
}
