package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.emit.Unboxing;
import org.ajws.processor.emit.loops.LoopReturns;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.plan.frames.Temp;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Copies code of a method on one line, with what other lowerings do to it: temporaries in place of
 * what was taken out, in a slow version the frame's fields in place of locals.
 */
final class Copier {
  private static final Map<String, String> BOXES =
      Map.of(
          "boolean", "java.lang.Boolean",
          "byte", "java.lang.Byte",
          "char", "java.lang.Character",
          "short", "java.lang.Short",
          "int", "java.lang.Integer",
          "long", "java.lang.Long",
          "float", "java.lang.Float",
          "double", "java.lang.Double");

  /** The suffix of fast versions. */
  static final String FAST = "$fast";

  private static final String SLOW = "$slow";

  private final MethodPlan plan;
  private final Method method;
  private final Edits base;
  private final List<LoopReturns> returns;
  private final boolean slow;
  private final PatternVariables patterns;
  private final RealLocals locals;
  private final StandaloneChoices choices;

  /** Where lines are noted; null where the code is on them. */
  private LineSlot line;

  /**
   * @param base what other lowerings do
   * @param returns those out of speculative loops, which they have lowered
   */
  Copier(MethodPlan plan, Edits base, List<LoopReturns> returns, boolean slow) {
    this.plan = plan;
    this.method = plan.method();
    this.base = base;
    this.returns = returns.stream().filter(r -> r.method() == method.tree()).toList();
    this.slow = slow;
    this.line = slow ? LineSlot.FRAME : null;
    this.patterns = new PatternVariables(plan, slow);
    this.locals = new RealLocals(plan, patterns);
    this.choices = new StandaloneChoices(method, new Unboxing(method.module()));
  }

  PatternVariables patterns() {
    return patterns;
  }

  /** Notes lines in what is copied from now on, or stops that: null. */
  void note(LineSlot slot) {
    line = slot;
  }

  /** Which locals are real ones in copied code. */
  RealLocals locals() {
    return locals;
  }

  /** A temporary, to be read. */
  String temp(Temp temp) {
    return slow && temp.needsCast()
        ? "((" + temp.type() + ") f$." + temp.name() + ")"
        : target(temp);
  }

  /** A temporary, to be written. */
  String target(Temp temp) {
    return slow ? "f$." + temp.name() : temp.name();
  }

  /** A local, to be read or written. */
  String local(VariableElement element, boolean written) {
    MethodPlan.Variable v = plan.variables().get(element);
    if (!slow || v == null) {
      return element.getSimpleName().toString();
    }
    if (v.constant() != null) {
      return v.constant();
    }
    return v.needsCast() && !written
        ? "((" + v.type() + ") f$." + v.field() + ")"
        : "f$." + v.field();
  }

  /** A tree's text. */
  String copy(Tree tree) {
    return copy(tree, false);
  }

  /** A tree's text with the original names of locals, for a block that declares them again. */
  String copyUnrenamed(Tree tree) {
    return copy(tree, true);
  }

  /** A tree's text, on choice with the original names of locals. */
  String copy(Tree tree, boolean unrenamed) {
    Flattening.Substitute s = plan.substitutes().get(tree);
    return s != null ? text(s, unrenamed) : copyItself(tree, unrenamed);
  }

  /** What a temporary is given: the tree's own text where it is that tree's temporary. */
  String copyValue(Step.Eval eval, boolean unrenamed) {
    String text =
        isCopied(eval.value(), eval.temp())
            ? copyItself(eval.value(), unrenamed)
            : copy(eval.value(), unrenamed);
    if (isBareArray(eval.value())) { // a row of an array initialiser
      return "new " + eval.temp().type() + " " + text;
    }
    return isOpenedLater(eval)
        ? "(%s) (%s)".formatted(eval.temp().type(), text)
        : opened(eval.value(), eval.temp(), text);
  }

  /**
   * Whether a value is given to a primitive temporary, one of whose results is null where it
   * stands: an assignment would ask each of them for the type, a cast opens what comes out.
   */
  private boolean isOpenedLater(Step.Eval eval) {
    return BOXES.containsKey(eval.temp().type())
        && plan.substitutes().get(eval.value()) == null
        && StepLines.openedBehind(plan, eval.value()) == NotedLine.UNKNOWN
        && mayGiveNull(eval.value());
  }

  private static boolean mayGiveNull(ExpressionTree value) {
    ExpressionTree inner = BoundModule.withoutParentheses(value);
    if (inner instanceof ConditionalExpressionTree choice) {
      return mayGiveNull(choice.getTrueExpression()) || mayGiveNull(choice.getFalseExpression());
    }
    return inner instanceof SwitchExpressionTree
        && Boolean.TRUE.equals(
            new TreeScanner<Boolean, Void>() {
              @Override
              public Boolean visitLiteral(LiteralTree tree, Void p) {
                return tree.getKind() == Tree.Kind.NULL_LITERAL;
              }

              @Override
              public Boolean reduce(Boolean a, Boolean b) {
                return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
              }
            }.scan(inner, null));
  }

  /** Whether an array initialiser is without its type, which it needs but in a declaration. */
  static boolean isBareArray(ExpressionTree value) {
    return value instanceof NewArrayTree a && a.getType() == null;
  }

  private String copyItself(Tree tree, boolean unrenamed) {
    Edits edits = new Edits();
    replacements(edits, tree, unrenamed).scan(tree, null);
    if (line != null) {
      notes(edits, tree).scan(tree, null);
    }
    int start = method.start(tree);
    int end = method.end(tree);
    String text = method.file().source().text().substring(start, end);
    return code(base.excerpt(start, end, method.span(tree), edits).applyTo(text));
  }

  private String code(String copied) {
    String text = Trivia.code(copied).strip();
    if (slow) {
      for (LoopReturns r : returns) {
        text = r.in(text, this::returningText);
      }
    }
    return text;
  }

  /** Whether a return leaves a speculative loop first. */
  boolean leavesLoop(ReturnTree tree) {
    return returns.stream().anyMatch(r -> r.trees().contains(tree));
  }

  private LineNotes notes(Edits edits, Tree top) {
    return new LineNotes(plan, base, edits, top, line);
  }

  /** What a case does, with all changes made so far, and the lines of what was not changed. */
  String changed(CaseTree c) {
    List<? extends Tree> trees =
        c.getStatements() == null ? List.of(c.getBody()) : c.getStatements();
    if (trees.isEmpty()) {
      return "";
    }
    int start = method.start(trees.get(0));
    int end = method.end(trees.get(trees.size() - 1));
    Edits edits = new Edits();
    if (line != null) {
      notes(edits, null).code(c);
      edits.removeReplaced(base);
    }
    String text = method.file().source().text().substring(start, end);
    Edits changes = base.excerpt(start, end, new Span(start, end), edits);
    return code(changes.applyTo(text));
  }

  /** What a switch expression is to give. */
  String result(ExpressionTree value, Temp result, boolean unrenamed) {
    return opened(value, result, copy(value, unrenamed));
  }

  /**
   * What a branch or case gives: a box that is opened behind its choice or switch expression is
   * opened here, with the line from there.
   */
  private String opened(ExpressionTree value, Temp result, String text) {
    int opened = StepLines.openedBehind(plan, value);
    if (opened == NotedLine.UNKNOWN) {
      String cast = isCopied(value, result) ? choices.cast(value, result) : "";
      return cast.isEmpty() ? text : cast + "(" + text + ")";
    }
    String box = BOXES.get(result.type());
    String own = "(%s) (%s)".formatted(box, text); // what has the value would ask its parts
    boolean isAsked = plan.substitutes().get(value) == null;
    if (line == null) {
      boolean isNull = method.module().type(method.path(value)).getKind() == TypeKind.NULL;
      return isAsked && (isNull || mayGiveNull(value))
          ? "(%s) (%s)".formatted(isNull ? box : result.type(), text) // null is cast to no number
          : text;
    }
    ExpressionTree inner = BoundModule.withoutParentheses(value);
    boolean isChoice =
        inner instanceof ConditionalExpressionTree || inner instanceof SwitchExpressionTree;
    return "%sframe.Traces.<%s>noted(%s, %s)"
        .formatted(FrameText.RUNTIME, box, isAsked && isChoice ? own : text, line.noted(opened));
  }

  /** Whether the value of a temporary is the text of what has that value. */
  private boolean isCopied(ExpressionTree value, Temp temp) {
    Flattening.Substitute s = plan.substitutes().get(value);
    Flattening.Substitute inner = plan.substitutes().get(BoundModule.withoutParentheses(value));
    return (s == null && inner == null)
        || (s instanceof Flattening.Substitute.Value v && v.temp() == temp);
  }

  /** The labels of a case, from {@code case} or {@code default} on. */
  String labels(CaseTree c) {
    Tree first =
        c.getCaseKind() == CaseTree.CaseKind.RULE
            ? c.getBody()
            : c.getStatements().isEmpty() ? null : c.getStatements().get(0);
    int end = first == null ? method.end(c) : method.start(first);
    int start = method.start(c);
    Edits edits = new Edits();
    replacements(edits, null, false).caseHead(c);
    if (line != null) {
      notes(edits, null).guard(c);
    }
    String text = method.file().source().text().substring(start, end);
    String head =
        Trivia.code(base.excerpt(start, end, method.span(c), edits).applyTo(text)).strip();
    if (head.endsWith("->")) {
      head = head.substring(0, head.length() - 2);
    } else if (head.endsWith(":")) {
      head = head.substring(0, head.length() - 1);
    }
    return head.strip();
  }

  /** A call of the fast version of a method. */
  String fastCall(MethodInvocationTree call, boolean unrenamed) {
    return call(call, unrenamed, FAST);
  }

  /**
   * A call of {@code org.ajws.sync} that lets the frame wait.
   *
   * @param own whether the frame runs the call itself, and not a task in it, as an expression
   */
  String waitingCall(MethodInvocationTree call, boolean unrenamed, String own) {
    String text = call(call, unrenamed, SLOW);
    return "%s%sf$, %s)"
        .formatted(
            text.substring(0, text.length() - 1), call.getArguments().isEmpty() ? "" : ", ", own);
  }

  private String call(MethodInvocationTree call, boolean unrenamed, String version) {
    Edits edits = new Edits();
    replacements(edits, null, unrenamed).children(call);
    if (line != null) {
      notes(edits, null).children(call);
    }
    Span name = method.span(call.getMethodSelect());
    edits.close(name.end(), name, version);
    int start = method.start(call);
    int end = method.end(call);
    String text = method.file().source().text().substring(start, end);
    return Trivia.code(base.excerpt(start, end, method.span(call), edits).applyTo(text)).strip();
  }

  private Replacements replacements(Edits edits, Tree top, boolean unrenamed) {
    return new Replacements(plan, this, patterns, slow, edits, top, unrenamed);
  }

  /** What stands for a part of the method. */
  String text(Flattening.Substitute s, boolean unrenamed) {
    return s.accept(
        new Flattening.Substitute.Visitor<>() {
          @Override
          public String visitValue(Flattening.Substitute.Value v) {
            return v.of(temp(v.temp()));
          }

          @Override
          public String visitUpdate(Flattening.Substitute.Update u) {
            return (u.cast().isEmpty() ? "%s = %s%s %s (%s)" : "%s = %s(%s %s (%s))")
                .formatted(
                    copy(u.tree().getVariable(), unrenamed),
                    u.cast(),
                    temp(u.old()),
                    u.operator(),
                    copy(u.tree().getExpression(), unrenamed));
          }

          @Override
          public String visitYield(Flattening.Substitute.Yield y) {
            return "{ %s = %s; break %s; }"
                .formatted(
                    target(y.result()),
                    result(y.tree().getValue(), y.result(), unrenamed),
                    Step.Switch.label(y.result()));
          }

          @Override
          public String visitJump(Flattening.Substitute.Jump j) {
            return j.text();
          }
        });
  }

  /** The value of a declaration, with the type that an array initialiser lacks. */
  String initializer(VariableTree tree) {
    ExpressionTree value = tree.getInitializer();
    VariableElement v = variable(tree);
    return (isBareArray(value) ? "new " + plan.variables().get(v).type() + " " : "") + copy(value);
  }

  VariableElement variable(VariableTree tree) {
    return method.variable(tree);
  }

  /** {@code return e;} of a slow version. */
  String returning(ExpressionTree value, boolean unrenamed) {
    return returningText(value == null ? null : copy(value, unrenamed));
  }

  /** The same for a value that is there already. */
  String returningText(String value) {
    if (value == null) {
      return "return f$.returns();";
    }
    var type = method.element().getReturnType();
    return type.getKind() == TypeKind.VOID
        ? "return f$.returns();"
        : "{ "
            + new TypeText(method.module()).of(type)
            + " r$ = "
            + value
            + "; return f$.returns(r$); }";
  }
}
