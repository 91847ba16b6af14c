package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Where a local variable may be read although its value was lost before, by the rules of definite
 * assignment (JLS 16), with places of our own at which a variable becomes unassigned again: the
 * ends of parallel regions.
 *
 * <p>The state at a point is the worst over all paths that lead there; a path is one through the
 * statements' conditions, with constant ones decided. Loops are repeated until their entry no
 * longer changes, which takes at most three passes.
 *
 * <p>For an array, a variable's value is what it holds: a store through it ({@code t[i] = x}), or
 * filling it by {@code System.arraycopy} or {@code Arrays.fill}, counts as assigning it (which
 * slots were stored is not followed, and a loop counts as run); its length and a comparison with
 * null do not count as reading it.
 */
public final class DefiniteAssignment {
  /** Of the variable at a point, from best to worst. */
  public enum State {
    /** No path leads here. */
    UNREACHABLE,
    /** Assigned on every path since its value was lost, or never lost. */
    ASSIGNED,
    /** Lost on some path and not assigned since. */
    STALE;

    /** The state where two paths meet. */
    State join(State other) {
      return compareTo(other) >= 0 ? this : other;
    }

    State restored() {
      return this == UNREACHABLE ? this : ASSIGNED;
    }
  }

  private final LocalVariables.Index index;
  private final VariableElement variable;
  private final Tree declaration;
  private final boolean holdsArray;
  private final Regions regions;
  private final Set<IdentifierTree> staleReads = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<IdentifierTree> staleWrites =
      Collections.newSetFromMap(new IdentityHashMap<>());

  /** Whether a declaration without initialiser leaves the variable stale. */
  private boolean startsUnassigned;

  private DefiniteAssignment(
      LocalVariables.Index index, VariableElement variable, boolean holdsArray, Regions regions) {
    this.index = index;
    this.variable = variable;
    this.declaration = index.declaration(variable).getLeaf();
    this.holdsArray = holdsArray;
    this.regions = regions;
  }

  /**
   * The reads of a local while its value is lost.
   *
   * @param holdsArray whether stores through the variable count as assigning it
   */
  public static Set<IdentifierTree> staleReads(
      LocalVariables.Index index, VariableElement variable, boolean holdsArray, Regions regions) {
    return followed(index, variable, holdsArray, regions).staleReads;
  }

  /**
   * The reads and assignments of a local while its value is lost.
   *
   * @param reads {@code s += e} and {@code s++} are among these, too
   * @param writes by assignments of any kind
   */
  public record StaleUses(Set<IdentifierTree> reads, Set<IdentifierTree> writes) {}

  /** The reads and assignments of a local while its value is lost. */
  public static StaleUses staleUses(
      LocalVariables.Index index, VariableElement variable, Regions regions) {
    DefiniteAssignment analysis = followed(index, variable, false, regions);
    return new StaleUses(analysis.staleReads, analysis.staleWrites);
  }

  private static DefiniteAssignment followed(
      LocalVariables.Index index, VariableElement variable, boolean holdsArray, Regions regions) {
    DefiniteAssignment analysis = new DefiniteAssignment(index, variable, holdsArray, regions);
    Flow flow = analysis.new Flow();
    flow.scan(Executables.enclosing(index.declaration(variable)), null);
    return analysis;
  }

  /** Whether a local has no value on some path to a statement, which lies in its scope. */
  public static boolean mayBeUnassigned(
      LocalVariables.Index index, VariableElement variable, Tree statement) {
    return mayBeUnassigned(index, variable, statement, false);
  }

  /** The same for the condition of a {@code for}, which its initialiser comes before. */
  public static boolean mayBeUnassignedInCondition(
      LocalVariables.Index index, VariableElement variable, ForLoopTree loop) {
    return mayBeUnassigned(index, variable, loop, true);
  }

  private static boolean mayBeUnassigned(
      LocalVariables.Index index, VariableElement variable, Tree statement, boolean inCondition) {
    boolean[] found = {false};
    Regions observer =
        new Regions() {
          @Override
          public boolean loses(Tree tree) {
            return false;
          }

          @Override
          public State atStart(Tree tree, State state) {
            found[0] |= !inCondition && tree == statement && state == State.STALE;
            return state;
          }

          @Override
          public void atCondition(Tree loop, State state) {
            found[0] |= inCondition && loop == statement && state == State.STALE;
          }
        };
    DefiniteAssignment analysis = new DefiniteAssignment(index, variable, false, observer);
    analysis.startsUnassigned = variable.getKind() == ElementKind.LOCAL_VARIABLE;
    Flow flow = analysis.new Flow();
    if (analysis.startsUnassigned) {
      flow.state = State.STALE; // another case of its switch does not pass its declaration
    }
    flow.scan(Executables.enclosing(index.declaration(variable)), null);
    return found[0];
  }

  /** The walk over one executable's code: expressions here, control flow in the superclass. */
  private final class Flow extends ControlFlow {
    Flow() {
      super(regions);
    }

    private boolean isVariable(Tree tree) {
      return variable.equals(index.variable(tree));
    }

    private void assign() {
      if (state != State.UNREACHABLE) {
        state = State.ASSIGNED;
      }
    }

    private void assign(ExpressionTree target) {
      if (state == State.STALE) {
        staleWrites.add((IdentifierTree) BoundModule.withoutParentheses(target));
      }
      assign();
    }

    private void read(IdentifierTree tree) {
      if (state == State.STALE) {
        staleReads.add(tree);
      }
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      if (isVariable(tree)) {
        read(tree);
      }
      return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      super.visitVariable(tree, p);
      if (tree == declaration) {
        assign(); // without an initialiser the compiler sees to it that no read comes first
        if (startsUnassigned && tree.getInitializer() == null) {
          // Also where a constant keeps all paths away: of what is declared only there the compiler
          // knows no more than elsewhere.
          state = State.STALE;
        }
      }
      return null;
    }

    @Override
    Boolean constant(ExpressionTree condition) {
      return index.constant(condition);
    }

    @Override
    boolean coversAll(SwitchTree tree) {
      return index.coversAll(tree);
    }

    @Override
    boolean loopsRun() {
      return holdsArray;
    }

    @Override
    void iterates(VariableTree tree) {
      if (tree == declaration) {
        assign();
      }
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      if (isVariable(tree.getVariable())) {
        scan(tree.getExpression(), p);
        assign(tree.getVariable());
      } else if (holdsArray && isSlot(tree.getVariable())) {
        scanIndexes(tree.getVariable());
        scan(tree.getExpression(), p);
        assign();
      } else {
        super.visitAssignment(tree, p);
      }
      return null;
    }

    private boolean isSlot(ExpressionTree tree) {
      return BoundModule.withoutParentheses(tree) instanceof ArrayAccessTree access
          && (isVariable(access.getExpression()) || isSlot(access.getExpression()));
    }

    private void scanIndexes(ExpressionTree slot) {
      if (BoundModule.withoutParentheses(slot) instanceof ArrayAccessTree access) {
        scanIndexes(access.getExpression());
        scan(access.getIndex(), null);
      }
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      super.visitCompoundAssignment(tree, p);
      if (isVariable(tree.getVariable())) {
        assign(tree.getVariable());
      }
      return null;
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void p) {
      super.visitUnary(tree, p);
      if (isVariable(tree.getExpression())
          && switch (tree.getKind()) {
            case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
            default -> false;
          }) {
        assign(tree.getExpression());
      }
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      boolean length =
          holdsArray
              && tree.getIdentifier().contentEquals("length")
              && isVariable(tree.getExpression());
      return length ? null : super.visitMemberSelect(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      ExpressionTree filled = holdsArray ? filled(tree) : null;
      if (filled == null) {
        return super.visitMethodInvocation(tree, p);
      }
      for (ExpressionTree argument : tree.getArguments()) {
        if (argument != filled) {
          scan(argument, p);
        }
      }
      assign();
      return null;
    }

    /**
     * The argument that is this variable and that the call only writes to; null for other calls.
     */
    private ExpressionTree filled(MethodInvocationTree tree) {
      List<? extends ExpressionTree> arguments = tree.getArguments();
      int target =
          switch (tree.getMethodSelect().toString()) {
            case "System.arraycopy", "java.lang.System.arraycopy" -> 2;
            case "Arrays.fill",
                "java.util.Arrays.fill",
                "Arrays.setAll",
                "java.util.Arrays.setAll" ->
                0;
            default -> arguments.size();
          };
      return target < arguments.size() && isVariable(arguments.get(target))
          ? arguments.get(target)
          : null;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void p) {
      switch (tree.getKind()) {
        case CONDITIONAL_AND, CONDITIONAL_OR -> {
          scanCondition(tree);
          state = whenTrue.join(whenFalse);
        }
        case EQUAL_TO, NOT_EQUAL_TO -> {
          boolean ofNull = isNull(tree.getLeftOperand()) || isNull(tree.getRightOperand());
          if (!holdsArray || !ofNull) {
            super.visitBinary(tree, p);
          }
        }
        default -> super.visitBinary(tree, p);
      }
      return null;
    }

    private boolean isNull(ExpressionTree tree) {
      return tree instanceof LiteralTree literal && literal.getValue() == null;
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
      scanCondition(tree);
      state = whenTrue.join(whenFalse);
      return null;
    }

    @Override
    public Void visitAssert(AssertTree tree, Void p) {
      State before = state;
      scanCondition(tree.getCondition());
      State holds = whenTrue;
      state = whenFalse;
      scan(tree.getDetail(), p);
      state = before.join(holds);
      return null;
    }

    /** A lambda or class captures the variable where it stands; its jumps stay inside. */
    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      isolated(() -> scan(tree.getBody(), p));
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      for (Tree member : tree.getMembers()) {
        isolated(() -> scan(member, p));
      }
      return null;
    }
  }
}
