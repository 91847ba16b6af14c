package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
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
import com.sun.source.util.TreePath;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Notes the lines of the calls in an expression over several lines. Java has no place in an
 * expression for a statement: so what is evaluated last before a call, {@code v}, becomes {@code
 * noted(v, line = 7)}, whose second argument is evaluated behind it. What cannot throw is no such
 * anchor; where nothing but that comes before the first call, the note in front of the statement
 * has the line of the call.
 */
final class CallLines {
  private static final Set<TypeKind> NOTED_BRANCHES =
      Set.of(TypeKind.BOOLEAN, TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE);
  private static final Set<Tree.Kind> UPDATES =
      Set.of(
          Tree.Kind.POSTFIX_INCREMENT,
          Tree.Kind.POSTFIX_DECREMENT,
          Tree.Kind.PREFIX_INCREMENT,
          Tree.Kind.PREFIX_DECREMENT);

  private final MethodPlan plan;
  private final Method method;
  private final CompilerLines lines;
  private final Unboxing unboxing;
  private final Edits edits;
  private final LineSlot line;
  private final Tree top;

  private final LineWraps wraps;
  private final NotedLine noted;

  private CallLines(MethodPlan plan, Edits edits, LineSlot line, Tree top) {
    this.plan = plan;
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.unboxing = new Unboxing(method.module());
    this.edits = edits;
    this.line = line;
    this.top = top;
    this.wraps = new LineWraps(method, unboxing, line);
    this.noted = new NotedLine(wraps);
  }

  /** The line to note in front of a statement, or of a part of one. */
  static int start(MethodPlan plan, Tree tree) {
    CompilerLines lines = new CompilerLines(plan.method().module(), plan.method().file());
    boolean isPart = tree instanceof ExpressionTree;
    ExpressionTree first = isPart ? (ExpressionTree) tree : CompilerLines.first(tree);
    if (first == null || (!isPart && lines.isOnOneLine(tree))) {
      return lines.of(tree);
    }
    int before = isPart ? lines.before(plan.method().path(first)) : lines.of(tree);
    return start(plan, first, before, isPart ? first : null);
  }

  /** The same for an expression of which a temporary may have the value. */
  static int startOfRest(MethodPlan plan, ExpressionTree e) {
    CompilerLines lines = new CompilerLines(plan.method().module(), plan.method().file());
    return startOfRest(plan, e, lines.before(plan.method().path(e)));
  }

  /** The same where a line is noted in front of it. */
  static int startOfRest(MethodPlan plan, ExpressionTree e, int before) {
    return start(plan, e, before, null);
  }

  private static int start(MethodPlan plan, ExpressionTree first, int before, Tree top) {
    CallLines notes = new CallLines(plan, new Edits(), LineSlot.FRAME, top);
    notes.noted.begin(before, true);
    notes.evaluate(first);
    return notes.noted.start();
  }

  /**
   * Notes the lines of an expression.
   *
   * @param line where they are noted
   * @param isNoted whether {@link #start} is noted in front of it
   * @param top what is copied, even where a temporary has its value
   */
  static void note(
      MethodPlan plan, Edits edits, LineSlot line, ExpressionTree e, boolean isNoted, Tree top) {
    CallLines notes = new CallLines(plan, edits, line, top);
    int before = isNoted ? notes.lines.before(plan.method().path(e)) : NotedLine.UNKNOWN;
    boolean isElsewhere = isNoted && before != plan.method().line(e);
    if (isElsewhere || !notes.lines.isOnOneLine(e)) {
      notes.noted.begin(before, isNoted);
      notes.evaluate(e);
      notes.wraps.addTo(edits);
    }
  }

  /** {@code true}, after the note of a line. */
  static String noted(LineSlot line, int number) {
    return "%sframe.Traces.notedBoolean(true, %s)".formatted(FrameText.RUNTIME, line.noted(number));
  }

  /** The method that notes a line behind a value of a type. */
  static String noted(TypeMirror type) {
    return named("noted", type);
  }

  /** A method that gives back a value of a type: there is one for each primitive type. */
  static String named(String method, TypeMirror type) {
    if (!type.getKind().isPrimitive()) {
      return method;
    }
    String name = type.getKind().name();
    return method + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }

  // ---- in the order of evaluation

  private void evaluate(ExpressionTree e) {
    parts(e);
    TreePath path = method.path(e);
    if (unboxing.isAt(path)) {
      ExpressionTree inner = BoundModule.withoutParentheses(e); // these may be a statement's own
      if (!isHeldOpened(e)) {
        noted.isDue(unboxing.isCast(path) ? lines.of(e) : lines.ofBox(e));
        noted.mayThrow(inner);
      }
      wraps.open(inner);
    } else if (unboxing.isMadeAt(path)) {
      noted.isDue(lines.ofBox(e));
    }
  }

  /** Whether a temporary has what is in a box. */
  private boolean isHeldOpened(ExpressionTree e) {
    return e != top
        && plan.substitutes().get(e) instanceof Flattening.Substitute.Value v
        && SourceVersion.isKeyword(v.temp().type());
  }

  private void parts(ExpressionTree e) {
    Flattening.Substitute s = plan.substitutes().get(e);
    if (s != null && e != top) {
      held(e, s);
    } else if (e instanceof LiteralTree
        || ConstantExpressions.is(method.module(), method.path(e))) {
      plain(e);
    } else if (e instanceof ParenthesizedTree t) {
      evaluate(t.getExpression());
    } else if (e instanceof MethodInvocationTree t) {
      call(t);
    } else if (e instanceof NewClassTree t) {
      evaluateIfAny(t.getEnclosingExpression());
      t.getArguments().forEach(this::evaluate);
      noted.mayThrow(e);
    } else if (e instanceof NewArrayTree t) {
      newArray(t);
    } else if (e instanceof MemberSelectTree t) {
      if (isValue(t.getExpression())) {
        evaluate(t.getExpression());
        noted.mayThrow(e);
      } else if (SelfReference.isSuper(t.getExpression())) {
        noted.cannotThrow(e);
      }
    } else if (e instanceof ArrayAccessTree t) {
      place(t);
      noted.mayThrow(e);
    } else if (e instanceof AssignmentTree t) {
      place(t.getVariable());
      evaluate(t.getExpression());
      changed(e, t.getVariable());
    } else if (e instanceof CompoundAssignmentTree t) {
      noted.begins(e);
      place(t.getVariable());
      read(t.getVariable());
      noted.begins(BoundModule.withoutParentheses(t.getExpression()));
      evaluate(t.getExpression());
      noted.mayThrow(e);
    } else if (e instanceof UnaryTree t) {
      if (UPDATES.contains(t.getKind())) {
        noted.begins(e);
        place(t.getExpression());
        read(t.getExpression());
        changed(e, t.getExpression());
      } else {
        evaluate(t.getExpression());
      }
    } else if (e instanceof TypeCastTree t) {
      cast(t);
    } else if (e instanceof IdentifierTree) {
      plain(e);
    } else if (e instanceof InstanceOfTree t) {
      evaluate(t.getExpression());
      if (t.getPattern() != null) {
        noted.isDue(method.line(t.getPattern()));
      }
    } else if (e instanceof MemberReferenceTree t) {
      if (isValue(t.getQualifierExpression())) {
        evaluate(t.getQualifierExpression());
      }
    } else if (e instanceof BinaryTree t) {
      binary(t);
    } else if (e instanceof ConditionalExpressionTree t) {
      conditional(t);
    } else if (e instanceof SwitchExpressionTree t) {
      evaluate(t.getExpression());
      noted.isDue(lines.after(method.path(t), noted.due()));
      noted.branched(e);
    } // functions do nothing
  }

  /** What was taken out is there. */
  private void held(ExpressionTree e, Flattening.Substitute s) {
    if (s instanceof Flattening.Substitute.Update u) {
      if (noted.isAtStart()) { // its value is copied by itself, and so are the notes in that
        evaluate(u.tree().getExpression());
      }
      noted.mayHaveNoted(e);
      return;
    }
    if (noted.isAtStart()) {
      boolean isOpened = isHeldOpened(e) && unboxing.isAt(method.path(e));
      noted.startAt(isOpened ? lines.ofBox(e) : lines.after(method.path(e), noted.known()));
    }
    noted.cannotThrow(isDecided(e) ? null : e);
  }

  /** Whether the compiler knows the outcome of a condition: not behind a note. */
  private boolean isDecided(ExpressionTree e) {
    return Decided.outcome(method.module(), method.path(e)) != null;
  }

  private void cast(TypeCastTree t) {
    evaluate(t.getExpression());
    if (method.module().type(method.path(t.getExpression())).getKind().isPrimitive()) {
      return;
    }
    TypeMirror box = unboxing.boxOfCast(method.path(t));
    if (box != null) {
      ExpressionTree inner = BoundModule.withoutParentheses(t.getExpression());
      noted.mayThrow(inner);
      noted.isDue(lines.ofBox(t.getExpression()));
      if (noted.isMissing()) {
        wraps.cast(inner, box);
      }
    }
    noted.mayThrow(t);
  }

  private void newArray(NewArrayTree t) {
    t.getDimensions().forEach(this::evaluate);
    if (!t.getDimensions().isEmpty()) {
      noted.note(); // a length may be negative
    }
    if (t.getInitializers() != null) {
      t.getInitializers().forEach(this::element);
    }
    if (t.getType() != null) {
      noted.did(t);
    }
  }

  /** A constant choice is narrowed to the type of the array, but not behind a note. */
  private void element(ExpressionTree e) {
    evaluate(e);
    noted.isNoPlace(e, !(e instanceof MethodInvocationTree));
  }

  private void evaluateIfAny(ExpressionTree e) {
    if (e != null) {
      evaluate(e);
    }
  }

  /** What is assigned. */
  private void place(ExpressionTree e) {
    if (e instanceof ParenthesizedTree t) {
      place(t.getExpression());
    } else if (e instanceof ArrayAccessTree t) {
      evaluate(t.getExpression());
      evaluate(t.getIndex());
    } else if (e instanceof MemberSelectTree t && isValue(t.getExpression())) {
      evaluate(t.getExpression());
    }
  }

  /** What is changed is read before: nothing may stand around it. */
  private void read(ExpressionTree target) {
    if (!(target instanceof IdentifierTree)) {
      noted.mayThrow(null);
    }
    if (unboxing.isBox(method.module().type(method.path(target)))) {
      noted.isDue(lines.ofBox(target));
      noted.mayThrow(null);
    }
  }

  private void changed(ExpressionTree e, ExpressionTree target) {
    if (target instanceof IdentifierTree) {
      noted.did(e);
    } else {
      noted.mayThrow(e);
    }
  }

  private void binary(BinaryTree t) {
    evaluate(t.getLeftOperand());
    boolean isAnd = t.getKind() == Tree.Kind.CONDITIONAL_AND;
    boolean isShort = isAnd || t.getKind() == Tree.Kind.CONDITIONAL_OR;
    if (isShort && Definitions.areIn(t.getLeftOperand())) {
      if (noted.isAtStart()) {
        noted.note();
      } else if (noted.isMissing()) {
        Span right = method.span(t.getRightOperand());
        String note = noted(line, noted.due());
        edits.open(right.start(), right, isAnd ? note + " && " : "!" + note + " || ");
        noted.isNoted();
      }
      noted.hasNoPlace(); // a note around it would hide what it declares
    }
    evaluate(t.getRightOperand());
    if (mayThrow(t)) {
      noted.mayThrow(t);
    }
    if (isShort) {
      noted.branched(Definitions.areIn(t) || isDecided(t) ? null : t);
    }
  }

  private boolean mayThrow(BinaryTree t) {
    TypeKind type = method.module().type(method.path(t)).getKind();
    boolean divides = t.getKind() == Tree.Kind.DIVIDE || t.getKind() == Tree.Kind.REMAINDER;
    return divides
        && (type == TypeKind.INT || type == TypeKind.LONG)
        && !(t.getRightOperand() instanceof LiteralTree);
  }

  private void conditional(ConditionalExpressionTree t) {
    boolean jumps = lines.isJump(method.path(t));
    if (!jumps) {
      noted.isDue(lines.of(t.getCondition()));
    }
    evaluate(t.getCondition());
    boolean binds = Definitions.areIn(t.getCondition()) || isDecided(t.getCondition());
    int whenTrue = branch(t, t.getTrueExpression(), jumps, binds);
    int whenFalse = branch(t, t.getFalseExpression(), jumps, binds);
    if (!binds && (whenTrue != NotedLine.UNKNOWN || whenFalse != NotedLine.UNKNOWN)) {
      edits.wrap(
          method.span(t.getCondition()),
          "((",
          ") ? %s : %s)".formatted(outcome(true, whenTrue), outcome(false, whenFalse)));
    }
    // Behind it the compiler notes nothing, so that the last line in the code counts, whichever
    // branch was taken: that of the second one.
    noted.branched(isDecided(t) ? null : t);
  }

  /** The outcome of a condition, behind the note of a line if there is one. */
  private String outcome(boolean value, int number) {
    return number == NotedLine.UNKNOWN
        ? String.valueOf(value)
        : "%sframe.Traces.notedBoolean(%b, %s)"
            .formatted(FrameText.RUNTIME, value, line.noted(number));
  }

  /**
   * The line where it begins; of jumps it is the last one in the code before: where that is
   * unknown, it has been noted by what stands around, and stays.
   */
  private int branch(
      ConditionalExpressionTree t, ExpressionTree branch, boolean jumps, boolean binds) {
    int start = jumps ? noted.due() : lines.ofBranch(method.path(t), branch);
    boolean gives =
        Definitions.areIn(t.getTrueExpression()) || Definitions.areIn(t.getFalseExpression());
    noted.beginBranch(start, !binds);
    evaluate(branch);
    if (binds
        && start != NotedLine.UNKNOWN
        && !gives
        && noted.hasNothing()
        && keepsType(t, branch)) {
      wraps.add(branch, start); // for what comes behind it
    }
    return start;
  }

  /**
   * Whether a note around a branch changes nothing for the choice: not a constant that is narrowed.
   */
  private boolean keepsType(ConditionalExpressionTree t, ExpressionTree branch) {
    TypeMirror type = method.module().type(method.path(t));
    TypeMirror own = method.module().type(method.path(branch));
    return type != null
        && own != null
        && NOTED_BRANCHES.contains(type.getKind())
        && own.getKind() == type.getKind();
  }

  private void call(MethodInvocationTree t) {
    ExpressionTree receiver =
        t.getMethodSelect() instanceof MemberSelectTree select && isValue(select.getExpression())
            ? select.getExpression()
            : null;
    evaluateIfAny(receiver);
    t.getArguments().forEach(this::evaluate);
    noted.isDue(lines.of(t));
    noted.mayThrow(method.module().type(method.path(t)).getKind() == TypeKind.VOID ? null : t);
  }

  private void plain(ExpressionTree e) {
    if (isPlain(e)) {
      noted.cannotThrow(e);
    }
  }

  /** A constant may be folded with what is beside it; an argument is alone. */
  private boolean isPlain(ExpressionTree e) {
    if (e instanceof LiteralTree) {
      Tree around = method.path(e).getParentPath().getLeaf();
      return e.getKind() != Tree.Kind.NULL_LITERAL && around instanceof MethodInvocationTree;
    }
    return method.module().element(method.path(e)) instanceof VariableElement v
        && v.getConstantValue() == null;
  }

  /** Whether something is evaluated; {@code super} is none: it stands in front of a name only. */
  private boolean isValue(ExpressionTree e) {
    if (SelfReference.isSuper(e)) {
      return false;
    }
    Element element = method.module().element(method.path(e));
    return element == null
        || !(element.getKind().isClass()
            || element.getKind().isInterface()
            || element.getKind() == ElementKind.PACKAGE);
  }
}
