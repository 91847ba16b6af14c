package org.ajws.processor.plan.frames;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.analysis.flow.Unboxing;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.program.sets.SelfReference;

/**
 * Takes the calls that may unwind out of one statement's expressions, and what is evaluated before
 * them, in the order of evaluation (JLS 15.7). What is taken out is held by temporaries.
 */
public final class Flattening {
  private final Method method;
  private final Types types;
  private final IntSupplier pcs;
  private final IntSupplier numbers;
  private final Map<Tree, Substitute> substitutes;
  private final Set<VariableElement> assigned;
  private final Map<Integer, Tree> waits;
  private final SwitchPlanner switches;
  private final Unboxing unboxing;

  /** The temporaries made for this statement. */
  final List<Temp> temps = new ArrayList<>();

  private boolean onlyCalls = true;

  /** What stands for a tree that was taken out. */
  public sealed interface Substitute {
    /** Tells a visitor which kind this is. */
    <R> R accept(Visitor<R> visitor);

    /**
     * A temporary that holds the tree's value.
     *
     * @param outcome what the tree always gives, by the compiler's rules; null where it may be any
     */
    record Value(Temp temp, Boolean outcome) implements Substitute {
      /** What is used for the tree: from it the compiler draws the same conclusions. */
      public String of(String text) {
        return outcome == null ? text : "(%s %s)".formatted(text, outcome ? "|| true" : "&& false");
      }

      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.visitValue(this);
      }
    }

    /**
     * {@code target op= value}, whose target's old value was read before. The cast to the target's
     * type is empty where the result has it anyhow: the compiler may warn of redundant casts.
     */
    record Update(CompoundAssignmentTree tree, Temp old, String operator, String cast)
        implements Substitute {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.visitUpdate(this);
      }
    }

    /** A {@code yield} becomes an assignment, and a jump to the end of the switch. */
    record Yield(YieldTree tree, Temp result) implements Substitute {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.visitYield(this);
      }
    }

    /** A jump that goes elsewhere. */
    record Jump(String text) implements Substitute {
      @Override
      public <R> R accept(Visitor<R> visitor) {
        return visitor.visitJump(this);
      }
    }

    /** What is done with every kind. */
    interface Visitor<R> {
      /** Visits a {@link Value}. */
      R visitValue(Value value);

      /** Visits an {@link Update}. */
      R visitUpdate(Update update);

      /** Visits a {@link Yield}. */
      R visitYield(Yield yield);

      /** Visits a {@link Jump}. */
      R visitJump(Jump jump);
    }
  }

  /** Plans the code of a switch expression. */
  interface SwitchPlanner {
    /** {@code alive} has what must be kept while the code runs. */
    Step.Switch plan(SwitchExpressionTree tree, TreePath path, Temp result, List<Temp> alive)
        throws Unsupported;
  }

  /**
   * Begins a statement.
   *
   * @param pcs gives the next point
   * @param numbers gives the next number of a temporary
   * @param assigned the locals that the statement's expressions assign
   * @param waits gets the calls that may wait, by pc
   */
  Flattening(
      Method method,
      Types types,
      IntSupplier pcs,
      IntSupplier numbers,
      Map<Tree, Substitute> substitutes,
      Set<VariableElement> assigned,
      SwitchPlanner switches,
      Map<Integer, Tree> waits) {
    this.waits = waits;
    this.method = method;
    this.types = types;
    this.pcs = pcs;
    this.numbers = numbers;
    this.substitutes = substitutes;
    this.assigned = assigned;
    this.switches = switches;
    this.unboxing = new Unboxing(method.module());
  }

  /** The only call of a statement, if nothing has to be computed before it; else null. */
  Step.Call only(List<Step> prefix) {
    return onlyCalls && prefix.size() == 1 && prefix.get(0) instanceof Step.Call call ? call : null;
  }

  /** Frees an expression of calls that may unwind; steps that come before it are added. */
  void flatten(TreePath path, List<Step> out) throws Unsupported {
    ExpressionTree e = (ExpressionTree) path.getLeaf();
    if (!method.hasSite(e)) {
      return;
    }
    if (e instanceof ParenthesizedTree t) {
      flatten(new TreePath(path, t.getExpression()), out);
    } else if (e instanceof TypeCastTree t) {
      flatten(new TreePath(path, t.getExpression()), out);
    } else if (e instanceof InstanceOfTree t) {
      flatten(new TreePath(path, t.getExpression()), out);
    } else if (e instanceof UnaryTree t) {
      flatten(new TreePath(path, t.getExpression()), out);
    } else if (e instanceof MethodInvocationTree t) {
      call(t, path, out);
    } else if (e instanceof NewClassTree t) {
      if (t.getEnclosingExpression() != null && method.hasSite(t.getEnclosingExpression())) {
        throw new Unsupported("the outer object of a new object is the result of a spawning call");
      }
      operands(path, t.getArguments(), out);
    } else if (e instanceof NewArrayTree t) {
      List<ExpressionTree> parts = new ArrayList<>(t.getDimensions());
      if (t.getInitializers() != null) {
        parts.addAll(t.getInitializers());
      }
      operands(path, parts, out);
    } else if (e instanceof BinaryTree t) {
      binary(t, path, out);
    } else if (e instanceof ConditionalExpressionTree t) {
      conditional(t, path, out);
    } else if (e instanceof AssignmentTree t) {
      operandsOfTarget(path, t.getVariable(), t.getExpression(), out);
    } else if (e instanceof CompoundAssignmentTree t) {
      update(t, path, out);
    } else if (e instanceof ArrayAccessTree t) {
      operands(path, List.of(t.getExpression(), t.getIndex()), out);
    } else if (e instanceof MemberSelectTree t) {
      flatten(new TreePath(path, t.getExpression()), out);
    } else if (e instanceof MemberReferenceTree t) {
      flatten(new TreePath(path, t.getQualifierExpression()), out);
    } else if (e instanceof SwitchExpressionTree t) {
      onlyCalls = false;
      flatten(new TreePath(path, t.getExpression()), out);
      Temp temp = temp(path);
      out.add(switches.plan(t, path, temp, List.copyOf(temps)));
      substitutes.put(t, new Substitute.Value(temp, null));
    } else {
      throw new Unsupported("a spawning call in a " + e.getKind().asInterface().getSimpleName());
    }
  }

  private void call(MethodInvocationTree t, TreePath path, List<Step> out) throws Unsupported {
    List<TreePath> operands = new ArrayList<>();
    if (t.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath at = new TreePath(path, select);
      TreePath receiver = new TreePath(at, select.getExpression());
      Element element = method.module().element(receiver);
      boolean value =
          element == null || !(element.getKind().isClass() || element.getKind().isInterface());
      if (value && !SelfReference.isSuper(select.getExpression())) {
        operands.add(receiver);
      }
    }
    t.getArguments().forEach(a -> operands.add(new TreePath(path, a)));
    operands(operands, out);
    if (method.isSite().test(t)) {
      TypeMirror type = method.module().type(path);
      int pc = pcs.getAsInt(); // saved without the temporary that the call is to give a value
      Temp temp = type.getKind() == TypeKind.VOID ? null : temp(path);
      out.add(new Step.Call(temp, t, pc));
      if (WaitingCalls.waits(method.module().element(path))) {
        waits.put(pc, t);
      }
      if (temp != null) {
        substitutes.put(t, new Substitute.Value(temp, null));
      }
    }
  }

  private void binary(BinaryTree t, TreePath path, List<Step> out) throws Unsupported {
    boolean and = t.getKind() == Tree.Kind.CONDITIONAL_AND;
    if (!and && t.getKind() != Tree.Kind.CONDITIONAL_OR) {
      operands(path, List.of(t.getLeftOperand(), t.getRightOperand()), out);
      return;
    }
    flatten(new TreePath(path, t.getLeftOperand()), out);
    if (!method.hasSite(t.getRightOperand())) {
      return;
    }
    Temp temp = temp(path);
    out.add(new Step.Eval(temp, t.getLeftOperand()));
    List<Step> right = new ArrayList<>();
    flatten(new TreePath(path, t.getRightOperand()), right);
    right.add(new Step.Eval(temp, t.getRightOperand()));
    substitutes.put(t, value(path, temp));
    out.add(choice(t.getLeftOperand(), temp, and, right, List.of()));
  }

  private void conditional(ConditionalExpressionTree t, TreePath path, List<Step> out)
      throws Unsupported {
    flatten(new TreePath(path, t.getCondition()), out);
    if (!method.hasSite(t.getTrueExpression()) && !method.hasSite(t.getFalseExpression())) {
      return;
    }
    Temp temp = temp(path);
    List<Step> then = new ArrayList<>();
    flatten(new TreePath(path, t.getTrueExpression()), then);
    then.add(new Step.Eval(temp, t.getTrueExpression()));
    List<Step> other = new ArrayList<>();
    flatten(new TreePath(path, t.getFalseExpression()), other);
    other.add(new Step.Eval(temp, t.getFalseExpression()));
    substitutes.put(t, value(path, temp));
    out.add(choice(t.getCondition(), null, true, then, other));
  }

  /** {@code held} has the condition's value already, if it is not null. */
  private Step choice(
      ExpressionTree condition, Temp held, boolean value, List<Step> then, List<Step> other) {
    onlyCalls = false;
    int from = Integer.MAX_VALUE;
    int to = -1;
    for (List<Step> branch : List.of(then, other)) {
      for (Step n : branch) {
        if (n.resumes()) {
          from = Math.min(from, n.from());
          to = Math.max(to, n.to());
        }
      }
    }
    return new Step.Choice(from, to, condition, held, value, then, other);
  }

  private void update(CompoundAssignmentTree t, TreePath path, List<Step> out) throws Unsupported {
    Element target = method.module().element(new TreePath(path, t.getVariable()));
    TypeMirror type = method.module().type(new TreePath(path, t.getVariable()));
    if (target instanceof VariableElement v
        && isLocal(t.getVariable())
        && !assignedIn(t.getExpression(), v)
        && unboxing.opened(type) == type) { // it has the same old value later
      flatten(new TreePath(path, t.getExpression()), out);
      return;
    }
    List<TreePath> parts = partsOfTarget(path, t.getVariable());
    for (TreePath part : parts) {
      flatten(part, out);
      spill(part, out);
    }
    Temp old = temp(unboxing.opened(type));
    out.add(new Step.Eval(old, t.getVariable()));
    onlyCalls = false;
    flatten(new TreePath(path, t.getExpression()), out);
    String kind = t.getKind().name();
    String operator =
        switch (t.getKind()) {
          case PLUS_ASSIGNMENT -> "+";
          case MINUS_ASSIGNMENT -> "-";
          case MULTIPLY_ASSIGNMENT -> "*";
          case DIVIDE_ASSIGNMENT -> "/";
          case REMAINDER_ASSIGNMENT -> "%";
          case AND_ASSIGNMENT -> "&";
          case OR_ASSIGNMENT -> "|";
          case XOR_ASSIGNMENT -> "^";
          case LEFT_SHIFT_ASSIGNMENT -> "<<";
          case RIGHT_SHIFT_ASSIGNMENT -> ">>";
          case UNSIGNED_RIGHT_SHIFT_ASSIGNMENT -> ">>>";
          default -> throw new IllegalStateException(kind);
        };
    TypeMirror by = method.module().type(new TreePath(path, t.getExpression()));
    String cast =
        NumericPromotion.keeps(t.getKind(), types.primitive(type), types.primitive(by))
            ? ""
            : "(" + types.unboxed(type) + ") ";
    substitutes.put(t, new Substitute.Update(t, old, operator, cast));
  }

  private void operandsOfTarget(
      TreePath path, ExpressionTree target, ExpressionTree value, List<Step> out)
      throws Unsupported {
    List<TreePath> operands = partsOfTarget(path, target);
    operands.add(new TreePath(path, value));
    operands(operands, out);
  }

  private List<TreePath> partsOfTarget(TreePath path, ExpressionTree target) throws Unsupported {
    TreePath at = new TreePath(path, target);
    List<TreePath> parts = new ArrayList<>();
    if (target instanceof ArrayAccessTree a) {
      parts.add(new TreePath(at, a.getExpression()));
      parts.add(new TreePath(at, a.getIndex()));
    } else if (target instanceof MemberSelectTree m) {
      Element owner = method.module().element(new TreePath(at, m.getExpression()));
      if (owner == null || !(owner.getKind().isClass() || owner.getKind().isInterface())) {
        parts.add(new TreePath(at, m.getExpression()));
      }
    } else if (!(target instanceof IdentifierTree)) {
      throw new Unsupported("an assignment to something in parentheses");
    }
    return parts;
  }

  private void operands(TreePath path, List<? extends ExpressionTree> operands, List<Step> out)
      throws Unsupported {
    operands(operands.stream().map(o -> new TreePath(path, o)).toList(), out);
  }

  /** Operands are evaluated from left to right; those before a call are held. */
  private void operands(List<TreePath> operands, List<Step> out) throws Unsupported {
    int last = -1;
    for (int i = 0; i < operands.size(); i++) {
      if (method.hasSite((ExpressionTree) operands.get(i).getLeaf())) {
        last = i;
      }
    }
    for (int i = 0; i <= last; i++) {
      flatten(operands.get(i), out);
      if (i < last) {
        spill(operands.get(i), out);
      }
    }
  }

  private void spill(TreePath operand, List<Step> out) throws Unsupported {
    ExpressionTree e = (ExpressionTree) operand.getLeaf();
    if (substitutes.get(e) instanceof Substitute.Value) {
      return;
    }
    if (isStable(e) && !unboxing.isOpened(operand)) {
      return;
    }
    if (substitutes.containsKey(e)) {
      throw new Unsupported("an update before a spawning call in the same expression");
    }
    onlyCalls = false;
    Temp temp = temp(operand);
    out.add(new Step.Eval(temp, e));
    substitutes.put(e, value(operand, temp));
  }

  private Substitute.Value value(TreePath path, Temp temp) {
    return new Substitute.Value(temp, Decided.outcome(method.module(), path));
  }

  /** Holds the value of an expression, the contents of a box where these are used. */
  private Temp temp(TreePath path) throws Unsupported {
    TypeMirror type = method.module().type(path);
    return temp(unboxing.isOpened(path) ? unboxing.opened(type) : type);
  }

  private Temp temp(TypeMirror type) throws Unsupported {
    Temp temp =
        new Temp(
            numbers.getAsInt(), types.denotable(type), types.field(type), types.defaultValue(type));
    temps.add(temp);
    return temp;
  }

  /** Whether an expression has the same value, and no effect, wherever it is evaluated. */
  private boolean isStable(ExpressionTree e) {
    if (substitutes.get(e) instanceof Substitute.Value
        || e instanceof LiteralTree
        || e instanceof LambdaExpressionTree) {
      return true;
    }
    if (e instanceof IdentifierTree id) {
      VariableElement v = method.locals().variable(id);
      return id.getName().contentEquals("this")
          || id.getName().contentEquals("super")
          || (v != null && !assigned.contains(v));
    }
    if (e instanceof ParenthesizedTree p) {
      return isStable(p.getExpression());
    }
    if (e instanceof BinaryTree b) {
      return b.getKind() != Tree.Kind.DIVIDE
          && b.getKind() != Tree.Kind.REMAINDER
          && isPrimitive(b.getLeftOperand())
          && isPrimitive(b.getRightOperand())
          && isStable(b.getLeftOperand())
          && isStable(b.getRightOperand());
    }
    return false;
  }

  private boolean isPrimitive(ExpressionTree e) {
    TreePath at = method.path(e);
    TypeMirror type = method.module().type(at);
    return type != null && type.getKind().isPrimitive();
  }

  private boolean isLocal(ExpressionTree e) {
    return method.locals().variable(e) != null;
  }

  private boolean assignedIn(ExpressionTree e, VariableElement v) {
    return assignedLocals(method, List.of(e)).contains(v);
  }

  /** The locals that are assigned somewhere in trees. */
  static Set<VariableElement> assignedLocals(Method method, List<? extends Tree> trees) {
    Set<VariableElement> found = new LinkedHashSet<>();
    PointScanner scanner =
        new PointScanner(method) {
          @Override
          public Boolean visitIdentifier(IdentifierTree id, Void p) {
            if (method.locals().isWritten(id)) {
              found.add(method.locals().variable(id));
            }
            return false;
          }
        };
    trees.forEach(t -> scanner.scan(t, null));
    return found;
  }
}
