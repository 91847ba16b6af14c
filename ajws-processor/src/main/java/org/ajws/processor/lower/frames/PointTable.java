package org.ajws.processor.lower.frames;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.flow.DefiniteAssignment;
import org.ajws.processor.model.Async;
import org.ajws.processor.model.Capture;
import org.ajws.processor.source.BoundModule;

/** The resumption points of one method, and what is saved at each. */
final class PointTable {
  private final Method method;
  private final Map<VariableElement, Plan.Variable> variables = new LinkedHashMap<>();
  private final Set<String> fields = new HashSet<>();
  private final Map<Integer, Plan.Point> points = new TreeMap<>();
  private final List<Integer> tasks = new ArrayList<>(List.of(0));
  private final List<Integer> finishes = new ArrayList<>(List.of(0));
  private final Set<VariableElement> hoisted = new HashSet<>();
  private final Deque<List<Node.Temp>> scopeTemps = new ArrayDeque<>();
  private final Map<VariableElement, List<Integer>> uses = new HashMap<>();
  private final Map<Tree, Tree> jumpTargets = new IdentityHashMap<>();

  PointTable(Method method) {
    this.method = method;
    findUses();
    findJumpTargets();
  }

  private void findUses() {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement v = method.locals().variable(tree);
        if (v != null) {
          uses.computeIfAbsent(v, k -> new ArrayList<>()).add(method.start(tree));
        }
        return null;
      }
    }.scan(method.tree(), null);
  }

  private void findJumpTargets() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitBreak(BreakTree tree, Void p) {
        jumpTargets.put(tree, around(tree.getLabel(), true));
        return null;
      }

      @Override
      public Void visitContinue(ContinueTree tree, Void p) {
        jumpTargets.put(tree, around(tree.getLabel(), false));
        return null;
      }

      @Override
      public Void visitYield(YieldTree tree, Void p) {
        TreePath up = getCurrentPath();
        while (!(up.getLeaf() instanceof SwitchExpressionTree)) {
          up = up.getParentPath();
        }
        jumpTargets.put(tree, up.getLeaf());
        return super.visitYield(tree, p);
      }

      private Tree around(CharSequence label, boolean breaks) {
        for (TreePath up = getCurrentPath(); up != null; up = up.getParentPath()) {
          Tree t = up.getLeaf();
          if (label == null
              ? isLoop(t) || (breaks && t instanceof SwitchTree)
              : isNamed(t, label)) {
            return unlabelled(t);
          }
        }
        throw new IllegalStateException("a jump without a target");
      }

      private boolean isNamed(Tree t, CharSequence label) {
        return t instanceof LabeledStatementTree l && l.getLabel().contentEquals(label);
      }

      private Tree unlabelled(Tree t) {
        Tree at = t;
        if (isConstruct(t)) {
          return ((LabeledStatementTree) t).getStatement();
        }
        while (at instanceof LabeledStatementTree l && !isConstruct(l)) {
          at = l.getStatement();
        }
        return at;
      }
    }.scan(method.path(), null);
  }

  private boolean isConstruct(Tree t) {
    return method.asyncs().containsKey(t) || method.finishes().containsKey(t);
  }

  private static boolean isLoop(Tree t) {
    return t instanceof ForLoopTree
        || t instanceof WhileLoopTree
        || t instanceof DoWhileLoopTree
        || t instanceof EnhancedForLoopTree;
  }

  /** The statement that a jump leaves or repeats, without its labels. */
  Tree target(StatementTree jump) {
    return jumpTargets.get(jump);
  }

  /** Whether a jump in a statement leaves it. */
  boolean jumpsOut(StatementTree statement) {
    int from = method.start(statement);
    int to = method.end(statement);
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        boolean function = tree instanceof LambdaExpressionTree || tree instanceof ClassTree;
        Tree target = tree instanceof StatementTree ? jumpTargets.get(tree) : null;
        found[0] |= tree instanceof ReturnTree && !function;
        found[0] |= target != null && (method.start(target) < from || method.end(target) > to);
        return function ? null : super.scan(tree, p);
      }
    }.scan(statement, null);
    return found[0];
  }

  /** Whether a declaration is in a loop and in a try with handlers that is in the loop, too. */
  boolean isRepeatedTry(TreePath declaration) {
    boolean handled = false;
    for (TreePath up = declaration; up.getLeaf() != method.tree(); up = up.getParentPath()) {
      handled |= up.getLeaf() instanceof TryTree t && !t.getCatches().isEmpty();
      if (handled && isLoop(up.getLeaf())) {
        return true;
      }
    }
    return false;
  }

  // ---- variables

  void declare(VariableElement element, Types types) throws Unsupported {
    if (variables.containsKey(element)) {
      return;
    }
    String name = element.getSimpleName().toString();
    String field = name + "$"; // temporaries end with digits
    for (int i = 2; !fields.add(field); i++) {
      field = name + i + "$";
    }
    TypeMirror type = element.asType();
    variables.put(
        element, new Plan.Variable(element, field, types.denotable(type), types.field(type)));
  }

  Map<VariableElement, Plan.Variable> variables() {
    return variables;
  }

  boolean uses(Tree tree, VariableElement variable) {
    int from = method.start(tree);
    int to = method.end(tree);
    return uses.getOrDefault(variable, List.of()).stream().anyMatch(u -> u >= from && u < to);
  }

  /**
   * Refuses a hoisted pattern variable that a lambda, a class, an opaque part or a guard uses: for
   * the compiler it is not effectively final.
   */
  void requireNoCapture(VariableElement v) throws Unsupported {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      private int inside;

      @Override
      public Void scan(Tree tree, Void p) {
        boolean captures =
            tree instanceof LambdaExpressionTree
                || tree instanceof ClassTree
                || (tree != null && method.isOpaque().test(tree));
        inside += captures ? 1 : 0;
        super.scan(tree, p);
        inside -= captures ? 1 : 0;
        return null;
      }

      @Override
      public Void visitCase(CaseTree tree, Void p) {
        inside++;
        scan(Bindings.guard(tree), p);
        inside--;
        return super.visitCase(tree, p);
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |= inside > 0 && v.equals(method.locals().variable(tree));
        return null;
      }
    }.scan(method.tree(), null);
    if (found[0]) {
      throw new Unsupported(
          "a pattern variable of an expression with a spawning call, captured by a lambda, class,"
              + " loop or guard");
    }
  }

  /** Whether a lambda or class in code captures a local that each round of a loop has anew. */
  boolean capturesOfLoop(Tree code) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      private int functions;

      @Override
      public Void scan(Tree tree, Void p) {
        boolean function = tree instanceof LambdaExpressionTree || tree instanceof ClassTree;
        functions += function ? 1 : 0;
        super.scan(tree, p);
        functions -= function ? 1 : 0;
        return null;
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement v = method.locals().variable(tree);
        found[0] |= functions > 0 && v != null && variables.containsKey(v) && isInLoop(v);
        return null;
      }
    }.scan(code, null);
    return found[0];
  }

  private boolean isInLoop(VariableElement v) {
    TreePath up = method.locals().declaration(v);
    while (up.getLeaf() != method.tree() && !isLoop(up.getLeaf())) {
      up = up.getParentPath();
    }
    return up.getLeaf() != method.tree();
  }

  /** Whether code gives a local from outside, which has no value when it is declared, a value. */
  boolean assignsOuter(Tree code) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        VariableElement v = method.locals().variable(tree.getVariable());
        if (v != null && method.start(declaration(v)) < method.start(code) && startsEmpty(v)) {
          found[0] = true;
        }
        return super.visitAssignment(tree, p);
      }
    }.scan(code, null);
    return found[0];
  }

  /** The type of what an Iterable gives; null for a raw one. */
  TypeMirror iterated(TypeMirror source) {
    BoundModule module = method.module();
    Deque<TypeMirror> open = new ArrayDeque<>(List.of(source));
    while (!open.isEmpty()) {
      TypeMirror t = open.remove();
      if (t instanceof DeclaredType d && d.asElement().toString().equals("java.lang.Iterable")) {
        return d.getTypeArguments().isEmpty() ? null : d.getTypeArguments().get(0);
      }
      open.addAll(module.types().directSupertypes(t));
    }
    return null;
  }

  // ---- points

  /** Temporaries that are needed at all points until {@link #leaveScope}. */
  void enterScope(List<Node.Temp> temps) {
    scopeTemps.push(temps);
  }

  void leaveScope() {
    scopeTemps.pop();
  }

  int peek() {
    return tasks.size();
  }

  int last() {
    return tasks.size() - 1;
  }

  /** A new point in a statement; what is used in it or later is saved. */
  int next(TreePath at, List<Node.Temp> temps, int task, int openFinishes) {
    return add(at, method.start(at.getLeaf()), temps, task, openFinishes);
  }

  /** A new point behind an async. */
  int after(TreePath async, int task, int openFinishes) {
    return add(async, method.end(async.getLeaf()), List.of(), task, openFinishes);
  }

  private int add(TreePath at, int from, List<Node.Temp> temps, int task, int openFinishes) {
    int pc = tasks.size();
    tasks.add(task);
    finishes.add(openFinishes);
    List<Node.Temp> saved = new ArrayList<>(temps);
    scopeTemps.descendingIterator().forEachRemaining(saved::addAll);
    List<VariableElement> live =
        variables.keySet().stream()
            .filter(v -> isInScope(v, at) && isUsedFrom(v, at, from) && isAssigned(v, at))
            .toList();
    points.put(pc, new Plan.Point(live, saved));
    return pc;
  }

  private Tree declaration(VariableElement v) {
    return method.locals().declaration(v).getLeaf();
  }

  private boolean isInScope(VariableElement v, TreePath at) {
    TreePath declared = method.locals().declaration(v);
    if (v.getKind() == ElementKind.BINDING_VARIABLE) {
      return hoisted.contains(v)
          || Bindings.inScope(method, declared, at, offset -> isUsedFrom(v, offset));
    }
    if (at.getLeaf() instanceof ForLoopTree f && f.getInitializer().contains(declared.getLeaf())) {
      return true; // in the condition
    }
    boolean laterInList = // declarations of one list begin together
        at.getLeaf() instanceof VariableTree
            && method.start(declared.getLeaf()) == method.start(at.getLeaf())
            && method.end(declared.getLeaf()) < method.end(at.getLeaf());
    if (method.start(at.getLeaf()) < method.end(declared.getLeaf())
        && v.getKind() != ElementKind.PARAMETER
        && !laterInList) {
      return false; // before it, or in its own initialiser
    }
    Tree scope = declared.getParentPath().getLeaf();
    if (scope instanceof TryTree t && method.start(at.getLeaf()) >= method.end(t.getBlock())) {
      return false; // a resource, in the clauses behind its block
    }
    if (scope instanceof CaseTree) {
      scope = declared.getParentPath().getParentPath().getLeaf();
    }
    for (TreePath up = at; up != null; up = up.getParentPath()) {
      if (up.getLeaf() == scope) {
        return true;
      }
    }
    return false;
  }

  private boolean isUsedFrom(VariableElement v, int offset) {
    return uses.getOrDefault(v, List.of()).stream().anyMatch(u -> u >= offset);
  }

  /** Whether a pattern variable that a statement declares is used behind it. */
  boolean isUsedBehind(Tree statement, VariableTree binding) {
    VariableElement v = (VariableElement) method.module().element(method.path(binding));
    return isUsedFrom(v, method.end(statement));
  }

  /** Makes a pattern variable one of the whole method. */
  void hoist(VariableElement v) {
    hoisted.add(v);
  }

  /** Whether a local is used at an offset or later, or in the next round of a loop. */
  private boolean isUsedFrom(VariableElement v, TreePath at, int offset) {
    Tree declaration = declaration(v);
    int from = offset;
    int to = method.end(method.tree());
    for (TreePath up = at; up.getLeaf() != method.tree(); up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      boolean inside = method.start(declaration) >= method.start(tree);
      if (method.asyncs().containsKey(tree) && offset < method.end(tree)) {
        if (isGivenBy(method.asyncs().get(tree), v)) {
          return true; // read from the frame when the async has ended
        }
        to = method.end(tree); // what is behind the async is not run by its task
        break;
      }
      if (tree instanceof SwitchExpressionTree && !inside) { // what is around it comes later
        from = Math.min(from, method.start(statement(up)));
      }
      if (isLoop(tree) && !(inside && !isOfLoop(declaration, tree))) {
        from = Math.min(from, method.start(tree));
      }
    }
    int first = from;
    int last = to;
    return uses.getOrDefault(v, List.of()).stream().anyMatch(u -> u >= first && u < last);
  }

  /** Whether a local is a result of an async, or a reduction that it has a part of. */
  private static boolean isGivenBy(Async async, VariableElement v) {
    return async.captures().stream()
        .anyMatch(
            c ->
                c.variable().equals(v)
                    && (c.role() == Capture.Role.RESULT || c.role() == Capture.Role.REDUCE));
  }

  /**
   * Whether a variable is declared in the head of a loop: its rounds share it, or the update, which
   * stands before the body, uses it.
   */
  private boolean isOfLoop(Tree declaration, Tree loop) {
    return loop instanceof ForLoopTree f
        && (f.getInitializer().contains(declaration)
            || (f.getCondition() != null && isIn(f.getCondition(), method.start(declaration))));
  }

  private boolean isIn(Tree tree, int offset) {
    return method.start(tree) <= offset && offset < method.end(tree);
  }

  private boolean startsEmpty(VariableElement v) {
    Tree parent = method.locals().declaration(v).getParentPath().getLeaf();
    return v.getKind() == ElementKind.LOCAL_VARIABLE
        && (((VariableTree) declaration(v)).getInitializer() == null
            || parent instanceof CaseTree) // the cases behind have it without its initialiser
        && !(parent instanceof EnhancedForLoopTree);
  }

  /** A local without a value here gets one before it is read, so it need not be saved. */
  private boolean isAssigned(VariableElement v, TreePath at) {
    return !startsEmpty(v)
        || !DefiniteAssignment.mayBeUnassigned(method.locals(), v, statement(at));
  }

  /** Whether a local that is used from an offset on may be without a value at a statement. */
  boolean isEmptyAt(VariableElement v, TreePath at, int offset) {
    return !isAssigned(v, at) && isUsedFrom(v, at, offset);
  }

  /** The condition of a {@code do} may read what only its body gives a value. */
  void requireValues(TreePath loop) throws Unsupported {
    for (VariableElement v : variables.keySet()) {
      if (isInScope(v, loop)
          && isUsedFrom(v, loop, method.start(loop.getLeaf()))
          && !isAssigned(v, loop)) {
        throw new Unsupported("a local without a value before a do with a spawning condition");
      }
    }
  }

  /** The statement around an expression; javac's cases are statements, too. */
  private static Tree statement(TreePath at) {
    TreePath up = at;
    while (!(up.getLeaf() instanceof StatementTree) || up.getLeaf() instanceof CaseTree) {
      up = up.getParentPath();
    }
    return up.getLeaf();
  }

  Map<Integer, Plan.Point> points() {
    return points;
  }

  List<Integer> tasks() {
    return tasks;
  }

  List<Integer> finishes() {
    return finishes;
  }
}
