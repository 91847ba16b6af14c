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
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.text.Edits;

/**
 * Notes the lines of the calls in an expression over several lines. Java has no place in an
 * expression for a statement: so what is evaluated last before a call, {@code v}, becomes {@code
 * noted(v, line = 7)}, whose second argument is evaluated behind it. What cannot throw is no such
 * anchor; where nothing but that comes before the first call, the note in front of the statement
 * has the line of the call.
 */
final class CallLines {
  private static final int UNKNOWN = -1;
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
  private final Edits edits;
  private final String line;
  private final Tree top;

  /** The line noted last. */
  private int known;

  /** What was evaluated last of what may throw; null where nothing was. */
  private ExpressionTree anchor;

  /** Whether the note in front of the statement is the one noted last, and nothing can throw. */
  private boolean atStart;

  private int start;

  private CallLines(MethodPlan plan, Edits edits, String line, Tree top) {
    this.plan = plan;
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.edits = edits;
    this.line = line;
    this.top = top;
  }

  /** The line to note in front of a statement, or of a part of one. */
  static int start(MethodPlan plan, Tree tree) {
    CompilerLines lines = new CompilerLines(plan.method().module(), plan.method().file());
    boolean isPart = tree instanceof ExpressionTree;
    ExpressionTree first = isPart ? (ExpressionTree) tree : CompilerLines.first(tree);
    if (lines.isOnOneLine(tree) || first == null) {
      return isPart ? plan.method().line(tree) : lines.of(tree);
    }
    return start(plan, first, isPart ? lines.before(plan.method().path(first)) : lines.of(tree));
  }

  /** The same for an expression behind which a line is noted. */
  static int start(MethodPlan plan, ExpressionTree first, int before) {
    CallLines notes = new CallLines(plan, new Edits(), "", first);
    notes.begin(before, true);
    notes.evaluate(first);
    return notes.start;
  }

  /**
   * Notes the lines of an expression.
   *
   * @param line what they are assigned to
   * @param isNoted whether {@link #start} is noted in front of it
   * @param top what is copied, even where a temporary has its value
   */
  static void note(
      MethodPlan plan, Edits edits, String line, ExpressionTree e, boolean isNoted, Tree top) {
    CallLines notes = new CallLines(plan, edits, line, top);
    if (!notes.lines.isOnOneLine(e)) {
      notes.begin(isNoted ? notes.lines.before(plan.method().path(e)) : UNKNOWN, isNoted);
      notes.evaluate(e);
    }
  }

  /** {@code true}, after the note of a line. */
  static String noted(String line, int number) {
    return "%sframe.Traces.notedBoolean(true, %s = %d)".formatted(FrameText.RUNTIME, line, number);
  }

  /** The method that notes a line behind a value of a type. */
  static String noted(TypeMirror type) {
    if (!type.getKind().isPrimitive()) {
      return "noted";
    }
    String name = type.getKind().name();
    return "noted" + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }

  private void begin(int before, boolean isNoted) {
    known = before;
    start = before;
    atStart = isNoted;
  }

  // ---- in the order of evaluation

  private void evaluate(ExpressionTree e) {
    parts(e);
    boolean held = e != top && plan.substitutes().containsKey(e);
    if (!held && new Unboxing(method.module()).isAt(method.path(e))) {
      unbox(e);
    }
  }

  /** The compiler calls a method that opens a box, with the line of the box. */
  private void unbox(ExpressionTree e) {
    int own = lines.of(e);
    if (own != known) {
      if (atStart && e instanceof IdentifierTree) { // what else gives a box may throw before
        start = own;
      } else if (!wrap(e, own)) {
        return;
      }
      known = own;
    }
    atStart = false;
  }

  private void parts(ExpressionTree e) {
    Flattening.Substitute s = plan.substitutes().get(e);
    if (s != null && e != top) {
      if (s instanceof Flattening.Substitute.Update) {
        did(e, UNKNOWN);
      } else if (atStart) {
        known = lines.after(e, known);
        start = known;
      }
    } else if (e instanceof ParenthesizedTree t) {
      evaluate(t.getExpression());
    } else if (e instanceof MethodInvocationTree t) {
      call(t);
    } else if (e instanceof NewClassTree t) {
      evaluateIfAny(t.getEnclosingExpression());
      t.getArguments().forEach(this::evaluate);
      if (known == UNKNOWN) {
        join(lines.after(t, lines.before(method.path(t))));
      }
      did(e, known);
    } else if (e instanceof NewArrayTree t) {
      t.getDimensions().forEach(this::evaluate);
      if (t.getInitializers() != null) {
        t.getInitializers().forEach(this::element);
      }
      if (t.getType() != null) {
        did(e, known);
      }
    } else if (e instanceof MemberSelectTree t) {
      if (isValue(t.getExpression())) {
        evaluate(t.getExpression());
        did(e, known);
      }
    } else if (e instanceof ArrayAccessTree t) {
      place(t);
      did(e, known);
    } else if (e instanceof AssignmentTree t) {
      place(t.getVariable());
      evaluate(t.getExpression());
      did(e, known);
    } else if (e instanceof CompoundAssignmentTree t) {
      place(t.getVariable());
      evaluate(t.getExpression());
      did(e, known);
    } else if (e instanceof UnaryTree t) {
      if (UPDATES.contains(t.getKind())) { // nothing may stand around what is changed
        place(t.getExpression());
        did(e, known);
      } else {
        evaluate(t.getExpression());
      }
    } else if (e instanceof TypeCastTree t) {
      evaluate(t.getExpression());
    } else if (e instanceof InstanceOfTree t) {
      evaluate(t.getExpression());
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
      did(e, UNKNOWN);
    } // literals, names and functions do nothing
  }

  /** A constant choice is narrowed to the type of the array, but not behind a note. */
  private void element(ExpressionTree e) {
    evaluate(e);
    anchor = anchor == e && !(e instanceof MethodInvocationTree) ? null : anchor;
  }

  private void evaluateIfAny(ExpressionTree e) {
    if (e != null) {
      evaluate(e);
    }
  }

  private void did(ExpressionTree e, int noted) {
    anchor = e;
    known = noted;
    atStart = false;
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

  private void binary(BinaryTree t) {
    evaluate(t.getLeftOperand());
    boolean isShort =
        t.getKind() == Tree.Kind.CONDITIONAL_AND || t.getKind() == Tree.Kind.CONDITIONAL_OR;
    boolean binds = isShort && defines(t.getLeftOperand());
    anchor = binds ? null : anchor; // a note around it would hide what it declares
    evaluate(t.getRightOperand());
    if (isShort) {
      known = UNKNOWN;
      anchor = defines(t) ? null : t;
      atStart = false;
    }
  }

  private void conditional(ConditionalExpressionTree t) {
    evaluate(t.getCondition());
    boolean binds = defines(t.getCondition());
    if (!binds) {
      int whenTrue = lines.of(t.getTrueExpression());
      int whenFalse = lines.of(t.getFalseExpression());
      String noted =
          "%sframe.Traces.notedBoolean(%%b, %s = %%d)".formatted(FrameText.RUNTIME, line);
      edits.wrap(
          method.span(t.getCondition()),
          "((",
          ") ? %s : %s)"
              .formatted(noted.formatted(true, whenTrue), noted.formatted(false, whenFalse)));
    }
    for (ExpressionTree branch : List.of(t.getTrueExpression(), t.getFalseExpression())) {
      known = binds ? UNKNOWN : lines.of(branch);
      anchor = null;
      atStart = false;
      evaluate(branch);
      if (binds && anchor == null && keepsType(t, branch)) {
        wrap(branch, lines.of(branch)); // for what comes behind it
      }
    }
    did(t, UNKNOWN);
  }

  /**
   * Behind a choice the compiler notes nothing, and whichever branch was taken, the last line in
   * the code counts: that of the second one.
   */
  private void join(int own) {
    TypeMirror type = anchor == null ? null : method.module().type(method.path(anchor));
    if (type != null && NOTED_BRANCHES.contains(type.getKind()) && wrap(anchor, own)) {
      known = own;
    }
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
        t.getMethodSelect() instanceof MemberSelectTree select
                && isValue(select.getExpression())
                && !SelfReference.isSuper(select.getExpression())
            ? select.getExpression()
            : null;
    evaluateIfAny(receiver);
    t.getArguments().forEach(this::evaluate);
    int own = lines.of(t);
    if (own != known && notes(t, receiver, own)) {
      known = own;
    }
    anchor = method.module().type(method.path(t)).getKind() == TypeKind.VOID ? null : t;
    atStart = false;
  }

  /** Finds the line of a call its place; false where there is none. */
  private boolean notes(MethodInvocationTree call, ExpressionTree receiver, int own) {
    if (atStart) {
      start = own;
      return true;
    }
    if (anchor != null) {
      return wrap(anchor, own);
    }
    for (int i = call.getArguments().size() - 1; i >= 0; i--) {
      if (isPlain(call.getArguments().get(i)) && wrap(call.getArguments().get(i), own)) {
        return true;
      }
    }
    return receiver != null && isPlain(receiver) && wrap(receiver, own);
  }

  private static boolean isPlain(ExpressionTree e) {
    return e instanceof IdentifierTree
        || (e instanceof LiteralTree && e.getKind() != Tree.Kind.NULL_LITERAL);
  }

  private boolean wrap(ExpressionTree e, int own) {
    TypeMirror type = method.module().type(method.path(e));
    if (type == null || !isNamed(type)) {
      return false;
    }
    String name =
        type.getKind().isPrimitive()
            ? noted(type)
            : "<" + new TypeText(method.module()).of(type) + ">noted";
    edits.wrap(
        method.span(e),
        "%sframe.Traces.%s(".formatted(FrameText.RUNTIME, name),
        ", %s = %d)".formatted(line, own));
    return true;
  }

  private boolean isValue(ExpressionTree e) {
    Element element = method.module().element(method.path(e));
    return element == null
        || !(element.getKind().isClass()
            || element.getKind().isInterface()
            || element.getKind() == ElementKind.PACKAGE);
  }

  /**
   * Whether the code behind a condition needs to know how it ended: by a pattern or an assignment.
   */
  static boolean defines(Tree tree) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitInstanceOf(InstanceOfTree t, Void p) {
            return t.getPattern() != null || Boolean.TRUE.equals(super.visitInstanceOf(t, p));
          }

          @Override
          public Boolean visitAssignment(AssignmentTree t, Void p) {
            return true;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(tree, null));
  }

  /** Whether a type can be written here. */
  private boolean isNamed(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (type instanceof ArrayType a) {
      return isNamed(a.getComponentType());
    }
    if (type instanceof TypeVariable) {
      return !type.toString().contains("capture#");
    }
    return type instanceof DeclaredType d
        && isVisible((TypeElement) d.asElement())
        && d.getTypeArguments().stream()
            .allMatch(a -> a instanceof WildcardType w ? isNamed(w) : isNamed(a));
  }

  private boolean isNamed(WildcardType type) {
    return (type.getExtendsBound() == null || isNamed(type.getExtendsBound()))
        && (type.getSuperBound() == null || isNamed(type.getSuperBound()));
  }

  private boolean isVisible(TypeElement type) {
    boolean isNested = type.getNestingKind() == NestingKind.MEMBER;
    boolean here =
        method.module().elements().getPackageOf(type)
            == method.module().elements().getPackageOf(method.element());
    return (isNested || type.getNestingKind() == NestingKind.TOP_LEVEL)
        && (here || type.getModifiers().contains(Modifier.PUBLIC))
        && (!isNested || isVisible((TypeElement) type.getEnclosingElement()));
  }
}
