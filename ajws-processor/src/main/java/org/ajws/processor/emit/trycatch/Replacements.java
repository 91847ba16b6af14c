package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.plan.frames.Bindings;
import org.ajws.processor.plan.frames.Flattening;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Types;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;

/** Collects what stands in a copy for parts of a tree, the outermost where they nest. */
final class Replacements extends TreeScanner<Void, Void> {
  private final MethodPlan plan;
  private final Method method;
  private final Copier copier;
  private final PatternVariables patterns;
  private final boolean slow;
  private final Edits edits;
  private final boolean unrenamed;
  private final Tree top;
  private final Set<VariableElement> ofCase = new LinkedHashSet<>();
  private int functions;

  /**
   * @param top what is copied itself, even where a temporary has its value
   * @param unrenamed whether the locals keep their names
   */
  Replacements(
      MethodPlan plan,
      Copier copier,
      PatternVariables patterns,
      boolean slow,
      Edits edits,
      Tree top,
      boolean unrenamed) {
    this.plan = plan;
    this.method = plan.method();
    this.copier = copier;
    this.patterns = patterns;
    this.slow = slow;
    this.edits = edits;
    this.top = top;
    this.unrenamed = unrenamed;
  }

  void children(MethodInvocationTree call) {
    super.visitMethodInvocation(call, null);
  }

  @Override
  public Void scan(Tree tree, Void p) {
    if (tree == null) {
      return null;
    }
    Flattening.Substitute s = plan.substitutes().get(tree);
    if (s != null && tree != top) {
      edits.replace(method.start(tree), method.end(tree), copier.text(s, unrenamed));
      return null;
    }
    return super.scan(tree, p);
  }

  /** The labels and guard of a case. A guard may assign nothing, so they use no fields. */
  void caseHead(CaseTree c) {
    ofCase.addAll(patterns.bindings(Bindings.head(c)));
    scan(Bindings.head(c), null);
  }

  @Override
  public Void visitBindingPattern(BindingPatternTree tree, Void p) {
    VariableTree variable = tree.getVariable();
    VariableElement v = variable.getName().isEmpty() ? null : method.variable(variable);
    if (isOfFrame(v)) {
      int end = method.end(variable);
      int start = Identifiers.startOf(method.file().source().text(), end);
      edits.replace(start, end, patterns.renamed(v));
    }
    return super.visitBindingPattern(tree, p);
  }

  @Override
  public Void visitInstanceOf(InstanceOfTree tree, Void p) {
    if (slow && tree.getPattern() != null) {
      List<VariableElement> bindings =
          new ArrayList<>(patterns.bindings(List.of(tree.getPattern())));
      bindings.removeAll(ofCase);
      patterns.take(edits, tree, patterns.taking(bindings, unrenamed));
    }
    if (slow && isCastToSeveral(tree.getExpression())) {
      edits.wrap(method.span(tree.getExpression()), "(true ? ", " : null)");
    }
    return super.visitInstanceOf(tree, p);
  }

  /** Whether a value becomes a cast {@code (A & B)}: javac 17 crashes on one in an instanceof. */
  private boolean isCastToSeveral(ExpressionTree value) {
    ExpressionTree inner = BoundModule.withoutParentheses(value);
    Tree replaced = plan.substitutes().containsKey(value) ? value : inner;
    if (plan.substitutes().get(replaced) instanceof Flattening.Substitute.Value v) {
      return v.temp().needsCast() && Types.isOnlyCast(v.temp().type());
    }
    VariableElement v = inner instanceof IdentifierTree id ? method.locals().variable(id) : null;
    return isOfFrame(v) && Types.isOnlyCast(plan.variables().get(v).type());
  }

  @Override
  public Void visitIdentifier(IdentifierTree id, Void p) {
    VariableElement v = method.locals().variable(id);
    if (isOfFrame(v)) {
      boolean written = method.locals().isWritten(id);
      String text = ofCase.contains(v) ? patterns.renamed(v) : copier.local(v, written);
      edits.replace(method.start(id), method.end(id), text);
    }
    return null;
  }

  private boolean isOfFrame(VariableElement v) {
    return slow && !unrenamed && v != null && plan.variables().containsKey(v);
  }

  /** {@code try (a)}: a field that is not final cannot stand there, but a declaration can. */
  @Override
  public Void visitTry(TryTree tree, Void p) {
    for (Tree resource : tree.getResources()) {
      VariableElement v =
          resource instanceof IdentifierTree id ? method.locals().variable(id) : null;
      if (isOfFrame(v)) {
        int start = method.start(resource);
        String text = method.file().source().text();
        int end = Identifiers.endOf(text, start); // the compiler counts the semicolon to it
        edits.replace(start, end, "final var resource$" + start + " = " + copier.local(v, false));
      } else {
        scan(resource, p);
      }
    }
    scan(tree.getBlock(), p);
    scan(tree.getCatches(), p);
    return scan(tree.getFinallyBlock(), p);
  }

  @Override
  public Void visitLiteral(LiteralTree tree, Void p) {
    String text = method.file().source().text();
    if (tree.getValue() instanceof String s && text.startsWith("\"\"\"", method.start(tree))) {
      edits.replace(method.start(tree), method.end(tree), quoted(s));
    }
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    functions++;
    super.visitLambdaExpression(tree, p);
    functions--;
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    functions++;
    super.visitClass(tree, p);
    functions--;
    return null;
  }

  @Override
  public Void visitReturn(ReturnTree tree, Void p) {
    if (!slow || functions > 0 || copier.leavesLoop(tree)) {
      return super.visitReturn(tree, p);
    }
    edits.replace(
        method.start(tree), method.end(tree), copier.returning(tree.getExpression(), unrenamed));
    return null;
  }

  private static String quoted(String s) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : s.toCharArray()) {
      switch (c) {
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        default -> out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
