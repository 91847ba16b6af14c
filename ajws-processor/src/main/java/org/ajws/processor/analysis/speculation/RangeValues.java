package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CountedFor;

/**
 * What the expressions of a body may be in any trip of a chunk. The order of statements is not
 * used: a local is all that is ever assigned to it.
 */
final class RangeValues {
  private final BoundModule module;
  private final ParallelLoop loop;
  private final List<RangeSummary.Step> defined;
  private final StepSets steps = new StepSets(this);
  private final Function<TreePath, RangeScope>
      calls; // the scope of a call that is followed; else null
  private final Map<VariableElement, Capture> captures = new HashMap<>();
  private final RangeArrays arrays;
  private RangeScope scope;
  private int names;

  RangeValues(
      BoundModule module,
      TrackedPlaces places,
      ParallelLoop loop,
      List<RangeSummary.Step> steps,
      Function<TreePath, RangeScope> calls) {
    this.module = module;
    this.loop = loop;
    this.defined = steps;
    this.calls = calls;
    this.arrays = new RangeArrays(module, places, this, steps);
    loop.captures().forEach(c -> captures.put(c.variable(), c));
  }

  /** Which arrays expressions give. */
  RangeArrays arrays() {
    return arrays;
  }

  /** What a local from outside is to the loop; null for others. */
  Capture capture(VariableElement v) {
    return captures.get(v);
  }

  /** A number for what is computed before the chunk runs. */
  int nextName() {
    return ++names;
  }

  RangeScope scope() {
    return scope;
  }

  /** Lets expressions mean what they mean in a scope. */
  void enter(RangeScope next) {
    scope = next;
  }

  static TreePath inside(TreePath path, Tree tree) {
    return new TreePath(path, tree);
  }

  static TreePath plain(TreePath path) {
    TreePath at = path;
    while (at.getLeaf() instanceof ParenthesizedTree inner) {
      at = inside(at, inner.getExpression());
    }
    return at;
  }

  private TypeKind kind(TreePath path) {
    TypeMirror type = module.type(path);
    return type == null ? TypeKind.ERROR : type.getKind();
  }

  private static boolean isIntegral(TypeKind kind) {
    return switch (kind) {
      case BYTE, SHORT, CHAR, INT, LONG -> true;
      default -> false;
    };
  }

  /** The values of an integer expression. */
  IndexSet index(TreePath expression) {
    TreePath path = plain(expression);
    TypeKind kind = kind(path);
    if (!isIntegral(kind)) {
      return new IndexSet.Any(true);
    }
    IndexSet found = value(path, kind);
    return found != null ? found : new IndexSet.Any(kind == TypeKind.LONG);
  }

  /** The same; null where nothing is known. */
  private IndexSet value(TreePath path, TypeKind kind) {
    Tree tree = path.getLeaf();
    if (tree instanceof LiteralTree literal) {
      return constant(literal.getValue());
    } else if (tree instanceof IdentifierTree || tree instanceof MemberSelectTree) {
      return variable(path, kind);
    } else if (tree instanceof BinaryTree binary) {
      return binary(path, binary, kind);
    } else if (tree instanceof UnaryTree unary) {
      return unary(path, unary, kind);
    } else if (tree instanceof TypeCastTree cast) {
      IndexSet of = index(inside(path, cast.getExpression()));
      return new IndexSet.Narrowed(of, kind);
    } else if (tree instanceof ConditionalExpressionTree c) {
      return new IndexSet.Union(
          List.of(
              index(inside(path, c.getTrueExpression())),
              index(inside(path, c.getFalseExpression()))));
    } else if (tree instanceof ArrayAccessTree access) {
      return element(path, access);
    } else if (tree instanceof AssignmentTree assign) {
      return new IndexSet.Narrowed(index(inside(path, assign.getExpression())), kind);
    } else if (tree instanceof CompoundAssignmentTree assign
        && plain(inside(path, assign.getVariable())).getLeaf() instanceof IdentifierTree) {
      return index(inside(path, assign.getVariable()));
    } else if (tree instanceof MethodInvocationTree call) {
      return call(path, call, kind);
    }
    return null;
  }

  private static IndexSet constant(Object value) {
    if (value instanceof Character c) {
      return new IndexSet.Constant(c);
    }
    return value instanceof Number n ? new IndexSet.Constant(n.longValue()) : null;
  }

  private IndexSet variable(TreePath path, TypeKind kind) {
    if (!(module.element(path) instanceof VariableElement v)) {
      return null;
    }
    if (v.getConstantValue() != null) {
      return constant(v.getConstantValue());
    }
    if (path.getLeaf() instanceof MemberSelectTree select
        && kind(inside(path, select.getExpression())) == TypeKind.ARRAY) {
      ArrayRef arrays = this.arrays.arraysOrNull(inside(path, select.getExpression()));
      return arrays == null || arrays.mayBeOwn() ? null : new IndexSet.Length(arrays);
    }
    if (v.getKind().isField()) {
      Fixed fixed = arrays.fixed(path);
      return fixed == null ? null : new IndexSet.Value(fixed);
    }
    return local(v, path, kind);
  }

  private IndexSet binary(TreePath path, BinaryTree tree, TypeKind kind) {
    String method =
        switch (tree.getKind()) {
          case PLUS -> "plus";
          case MINUS -> "minus";
          case MULTIPLY -> "times";
          case DIVIDE -> "dividedBy";
          case REMAINDER -> "remainder";
          case AND -> "and";
          case LEFT_SHIFT -> "shiftedLeft";
          case RIGHT_SHIFT -> "shiftedRight";
          case UNSIGNED_RIGHT_SHIFT -> "shiftedRightUnsigned";
          default -> null;
        };
    if (method == null) {
      return null;
    }
    IndexSet left = index(inside(path, tree.getLeftOperand()));
    IndexSet right = index(inside(path, tree.getRightOperand()));
    return new IndexSet.Narrowed(new IndexSet.Operation(method, left, right), kind);
  }

  private IndexSet unary(TreePath path, UnaryTree tree, TypeKind kind) {
    TreePath operand = plain(inside(path, tree.getExpression()));
    return switch (tree.getKind()) {
      case UNARY_PLUS -> index(operand);
      case UNARY_MINUS ->
          new IndexSet.Narrowed(
              new IndexSet.Operation("minus", new IndexSet.Constant(0), index(operand)), kind);
      case BITWISE_COMPLEMENT ->
          new IndexSet.Operation("minus", new IndexSet.Constant(-1), index(operand));
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
          operand.getLeaf() instanceof IdentifierTree ? index(operand) : null;
      default -> null;
    };
  }

  private IndexSet element(TreePath path, ArrayAccessTree access) {
    ArrayRef arrays = this.arrays.arraysOrNull(inside(path, access.getExpression()));
    if (arrays == null || arrays.mayBeOwn()) {
      return null;
    }
    return new IndexSet.Elements(arrays, index(inside(path, access.getIndex())));
  }

  private IndexSet call(TreePath path, MethodInvocationTree call, TypeKind kind) {
    if (!(module.element(path) instanceof ExecutableElement method)) {
      return null;
    }
    String name = method.getSimpleName().toString();
    if (method.getEnclosingElement().toString().equals("java.lang.Math")
        && (name.equals("min") || name.equals("max"))) {
      return new IndexSet.Operation(
          name,
          index(inside(path, call.getArguments().get(0))),
          index(inside(path, call.getArguments().get(1))));
    }
    RangeScope callee = calls.apply(path);
    if (callee == null) {
      return null;
    }
    RangeScope here = scope;
    enter(callee);
    try {
      List<IndexSet> all = new ArrayList<>();
      for (TreePath returned : Returns.of(callee.code)) {
        all.add(new IndexSet.Narrowed(index(returned), kind));
      }
      return union(all);
    } finally {
      enter(here);
    }
  }

  private static IndexSet union(List<IndexSet> all) {
    return all.size() == 1 ? all.get(0) : new IndexSet.Union(List.copyOf(all));
  }

  private IndexSet local(VariableElement v, TreePath use, TypeKind kind) {
    boolean wide = kind == TypeKind.LONG;
    IndexSet known = scope.indices.get(v);
    if (known != null) {
      return atUse(v, use, wide, known);
    }
    if (scope.caller == null) {
      IndexSet outer = fromOutside(v, use);
      if (outer != null) {
        return outer;
      }
    }
    if (!scope.open.add(v)) {
      return new IndexSet.Any(wide); // it is made of itself
    }
    IndexSet value = assigned(v, kind);
    scope.open.remove(v);
    IndexSet named = named(value);
    scope.indices.put(v, named);
    return atUse(v, use, wide, named);
  }

  /** Lets a set be computed once, before the chunk runs. */
  IndexSet named(IndexSet value) {
    int number = ++names;
    defined.add(new RangeSummary.Define(number, value));
    return new IndexSet.Named(number, value);
  }

  /** What a local is at a use, where more is known than what it ever is. */
  private IndexSet atUse(VariableElement v, TreePath use, boolean wide, IndexSet ever) {
    Cursor cursor = scope.cursors.get(v);
    Cursor.Guard guard = cursor == null ? null : cursor.around(use);
    return guard == null
        ? ever
        : held(cursor, guard, Cursor.moved(module, guard, use), scope.firsts.get(v), wide);
  }

  /** From where it begins to so far beyond its bound; nothing where the loop is not entered. */
  private IndexSet held(
      Cursor cursor,
      Cursor.Guard guard,
      List<LocalWrites.Write> beyond,
      IndexSet first,
      boolean wide) {
    IndexSet past = steps.sum(beyond, guard.reaches() ? 1 : 0);
    IndexSet bound = index(guard.bound());
    if (!past.equals(new IndexSet.Constant(0))) {
      bound = new IndexSet.Operation(cursor.up() ? "plus" : "minus", bound, past);
    }
    return new IndexSet.Counted(
        first, bound, cursor.up(), steps.sum(guard.steps(), 0), steps.each(cursor.steps()), wide);
  }

  /** All that a cursor ever is. */
  private IndexSet cursor(VariableElement v, Cursor cursor, List<IndexSet> all, boolean wide) {
    IndexSet first = named(union(all));
    List<IndexSet> ever = new ArrayList<>();
    ever.add(first);
    for (Cursor.Guard guard : cursor.guards()) {
      ever.add(held(cursor, guard, guard.steps(), first, wide));
    }
    scope.cursors.put(v, cursor);
    scope.firsts.put(v, first);
    return union(ever);
  }

  /** The loop's variable, or a local from outside; null for others. */
  private IndexSet fromOutside(VariableElement v, TreePath use) {
    if (isVariable(v)) {
      return loop.header() instanceof LoopHeader.Array
          ? new IndexSet.Elements(new ArrayRef.Header(), new IndexSet.Trip())
          : new IndexSet.Trip();
    }
    Capture capture = captures.get(v);
    if (capture == null) {
      return null;
    }
    return switch (capture.role()) {
      case READ, COPY -> new IndexSet.Value(new Fixed.Local(v, (IdentifierTree) use.getLeaf()));
      case PRIVATE_BY_ITSELF -> null;
      default -> new IndexSet.Any(true);
    };
  }

  /** Whether a local is the loop's variable. */
  boolean isVariable(VariableElement v) {
    VariableTree variable = loop.header().variable();
    return variable != null && v.equals(module.element(inside(loop.path(), variable)));
  }

  private IndexSet assigned(VariableElement v, TypeKind kind) {
    LocalWrites.Counter counter = scope.writes.counter(v);
    if (counter != null) {
      return counted(v, counter, kind == TypeKind.LONG);
    }
    List<IndexSet> all = new ArrayList<>();
    TreePath argument = scope.arguments.get(v);
    if (argument != null) {
      all.add(inCaller(() -> index(argument)));
    }
    List<LocalWrites.Write> writes = scope.writes.of(v);
    boolean moves = writes.stream().anyMatch(w -> w.value() == null);
    Cursor cursor = moves && isCount(kind) ? Cursor.of(module, v, writes) : null;
    if (moves && cursor == null) {
      return new IndexSet.Any(kind == TypeKind.LONG);
    }
    for (LocalWrites.Write w : writes) {
      if (w.value() != null) {
        IndexSet value = w.isElement() ? elements(w.value()) : index(w.value());
        all.add(new IndexSet.Narrowed(value, kind));
      }
    }
    if (all.isEmpty()) {
      return new IndexSet.Any(kind == TypeKind.LONG);
    }
    return cursor == null ? union(all) : cursor(v, cursor, all, kind == TypeKind.LONG);
  }

  private static boolean isCount(TypeKind kind) {
    return kind == TypeKind.INT || kind == TypeKind.LONG;
  }

  /** Lets expressions mean what they mean where the code is called from. */
  <T> T inCaller(java.util.function.Supplier<T> what) {
    RangeScope here = scope;
    enter(here.caller);
    try {
      return what.get();
    } finally {
      enter(here);
    }
  }

  private IndexSet elements(TreePath array) {
    ArrayRef arrays = this.arrays.arraysOrNull(array);
    return arrays == null || arrays.mayBeOwn()
        ? new IndexSet.Any(true)
        : new IndexSet.Elements(arrays, IndexSet.all(arrays));
  }

  private IndexSet counted(VariableElement v, LocalWrites.Counter counter, boolean wide) {
    TreePath first = null;
    for (LocalWrites.Write w : scope.writes.of(v)) {
      first = w.value() != null && w.at().getLeaf() instanceof VariableTree ? w.value() : first;
    }
    IndexSet bound = index(inside(counter.path(), counter.header().bound()));
    CountedFor.Relation relation = counter.header().relation();
    boolean up = relation == CountedFor.Relation.LT || relation == CountedFor.Relation.LE;
    boolean reaches = relation == CountedFor.Relation.LE || relation == CountedFor.Relation.GE;
    IndexSet past =
        reaches
            ? new IndexSet.Operation(up ? "plus" : "minus", bound, new IndexSet.Constant(1))
            : bound;
    IndexSet step = new IndexSet.Constant(counter.step());
    return new IndexSet.Counted(index(first), past, up, step, step, wide);
  }
}
