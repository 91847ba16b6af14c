package org.ajws.processor.lower.frames;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.emit.Edits;
import org.ajws.processor.emit.Trivia;

/**
 * Copies code of a method on one line, with what other lowerings do to it: temporaries in place of
 * what was taken out, in a slow version the frame's fields in place of locals.
 */
final class Copier {
  /** The suffix of fast versions. */
  static final String FAST = "$fast";

  private final Plan plan;
  private final Method method;
  private final Edits base;
  private final boolean slow;

  Copier(Plan plan, Edits base, boolean slow) {
    this.plan = plan;
    this.method = plan.method();
    this.base = base;
    this.slow = slow;
  }

  /** A temporary, to be read. */
  String temp(Node.Temp temp) {
    return slow && temp.needsCast()
        ? "((" + temp.type() + ") f$." + temp.name() + ")"
        : target(temp);
  }

  /** A temporary, to be written. */
  String target(Node.Temp temp) {
    return slow ? "f$." + temp.name() : temp.name();
  }

  /** A local, to be read or written. */
  String local(VariableElement element, boolean written) {
    Plan.Variable v = plan.variables().get(element);
    if (!slow || v == null) {
      return element.getSimpleName().toString();
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
  String copyValue(Node.Eval eval, boolean unrenamed) {
    return plan.substitutes().get(eval.value()) instanceof Flattening.Substitute.Value v
            && v.temp() == eval.temp()
        ? copyItself(eval.value(), unrenamed)
        : copy(eval.value(), unrenamed);
  }

  private String copyItself(Tree tree, boolean unrenamed) {
    Edits edits = new Edits();
    Replacements replacements = new Replacements(edits, unrenamed);
    replacements.top = tree;
    replacements.scan(tree, null);
    int start = method.start(tree);
    int end = method.end(tree);
    String text = method.file().source().text().substring(start, end);
    return Trivia.code(base.excerpt(start, end, method.depth(tree), edits).applyTo(text)).strip();
  }

  /** What stands between two offsets, at the depth of a tree, with all changes made so far. */
  String changed(int start, int end, Tree tree) {
    String text = method.file().source().text().substring(start, end);
    return Trivia.code(base.excerpt(start, end, method.depth(tree), new Edits()).applyTo(text))
        .strip();
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
    Replacements replacements = new Replacements(edits, false);
    replacements.caseHead(c);
    String text = method.file().source().text().substring(start, end);
    String head =
        Trivia.code(base.excerpt(start, end, method.depth(c), edits).applyTo(text)).strip();
    if (head.endsWith("->")) {
      head = head.substring(0, head.length() - 2);
    } else if (head.endsWith(":")) {
      head = head.substring(0, head.length() - 1);
    }
    return head.strip();
  }

  /** In a slow version, what keeps the pattern variables of a case. */
  String bound(CaseTree c) {
    StringBuilder text = new StringBuilder();
    if (slow) {
      for (VariableElement v : bindings(Bindings.head(c))) {
        text.append("f$.%s = %s; ".formatted(plan.variables().get(v).field(), renamed(v)));
      }
    }
    return text.toString();
  }

  /** The frame's pattern variables that patterns declare. */
  private List<VariableElement> bindings(List<? extends Tree> patterns) {
    return Bindings.of(method, patterns).stream()
        .map(this::variable)
        .filter(plan.variables()::containsKey)
        .toList();
  }

  /** What a pattern calls its variable in a slow version: the frame's field has the value. */
  private String renamed(VariableElement v) {
    return plan.variables().get(v).field() + "b";
  }

  /** {@code && ...}, always true, what takes over the values of pattern variables. */
  private String taking(List<VariableElement> bindings, boolean unrenamed) {
    StringBuilder text = new StringBuilder();
    for (VariableElement v : bindings) {
      String from = unrenamed ? v.getSimpleName().toString() : renamed(v);
      String to = slow ? "f$." + plan.variables().get(v).field() : plan.fastName(v);
      text.append(" && ((%1$s = %2$s) == %2$s | true)".formatted(to, from));
    }
    return text.toString();
  }

  /**
   * Renames, in the fast version, the pattern variables that it has as locals of the whole method,
   * and declares these.
   */
  void hoist() {
    for (VariableElement v : plan.hoisted()) {
      BlockTree body = method.tree().getBody();
      Plan.Variable variable = plan.variables().get(v);
      String value = new Types(method.module()).defaultValue(v.asType());
      base.open(
          method.start(body) + 1,
          method.depth(body),
          " %s %s = %s;".formatted(variable.type(), plan.fastName(v), value));
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && plan.hoisted().contains(v)) {
          base.replace(method.start(id), method.end(id), plan.fastName(v));
        }
        return null;
      }

      @Override
      public Void visitInstanceOf(InstanceOfTree tree, Void p) {
        if (tree.getPattern() != null) {
          List<VariableElement> hoisted = new ArrayList<>(bindings(List.of(tree.getPattern())));
          hoisted.retainAll(plan.hoisted());
          take(base, tree, taking(hoisted, true));
        }
        return super.visitInstanceOf(tree, p);
      }
    }.scan(method.tree(), null);
  }

  private void take(Edits edits, InstanceOfTree tree, String taking) {
    if (!taking.isEmpty()) {
      edits.open(method.start(tree), method.depth(tree), "(");
      edits.close(method.end(tree), method.depth(tree), taking + ")");
    }
  }

  /** A call of the fast version of a method. */
  String fastCall(MethodInvocationTree call, boolean unrenamed) {
    Edits edits = new Edits();
    Replacements replacements = new Replacements(edits, unrenamed);
    replacements.children(call);
    int at = method.end(call.getMethodSelect());
    edits.close(at, Integer.MAX_VALUE / 2, FAST);
    int start = method.start(call);
    int end = method.end(call);
    String text = method.file().source().text().substring(start, end);
    return Trivia.code(base.excerpt(start, end, method.depth(call), edits).applyTo(text)).strip();
  }

  private String text(Flattening.Substitute s, boolean unrenamed) {
    if (s instanceof Flattening.Substitute.Value v) {
      return temp(v.temp());
    }
    if (s instanceof Flattening.Substitute.Jump j) {
      return j.text();
    }
    if (s instanceof Flattening.Substitute.Yield y) {
      return "{ %s = %s; break %s; }"
          .formatted(
              target(y.result()),
              copy(y.tree().getValue(), unrenamed),
              Node.Switch.label(y.result()));
    }
    Flattening.Substitute.Update u = (Flattening.Substitute.Update) s;
    return "%s = (%s) (%s %s (%s))"
        .formatted(
            copy(u.tree().getVariable(), unrenamed),
            u.type(),
            temp(u.old()),
            u.operator(),
            copy(u.tree().getExpression(), unrenamed));
  }

  /** Lambdas, classes and loops in a tree: their code needs locals, not fields. */
  boolean needsLocals(Tree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree t, Void p) {
        found[0] |=
            t instanceof LambdaExpressionTree
                || t instanceof ClassTree
                || t instanceof ForLoopTree
                || t instanceof EnhancedForLoopTree
                || t instanceof WhileLoopTree
                || t instanceof DoWhileLoopTree
                || (t != null && method.isOpaque().test(t));
        return found[0] ? null : super.scan(t, p);
      }
    }.scan(tree, null);
    return found[0];
  }

  /** The frame's locals that a tree uses. */
  Set<VariableElement> used(Tree tree) {
    Set<VariableElement> used = new LinkedHashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && plan.variables().containsKey(v)) {
          used.add(v);
        }
        return null;
      }
    }.scan(tree, null);
    used.removeAll(bindings(List.of(tree))); // the tree declares them itself
    return used;
  }

  /** The frame's locals that a tree assigns. */
  Set<VariableElement> assigned(Tree tree) {
    Set<VariableElement> assigned = new LinkedHashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree id, Void p) {
        VariableElement v = method.locals().variable(id);
        if (v != null && method.locals().isWritten(id)) {
          assigned.add(v);
        }
        return null;
      }
    }.scan(tree, null);
    return assigned;
  }

  /** The value of a declaration, with the type that an array initialiser lacks. */
  String initializer(VariableTree tree) {
    ExpressionTree value = tree.getInitializer();
    boolean bare = value instanceof NewArrayTree a && a.getType() == null;
    VariableElement v = variable(tree);
    return (bare ? "new " + plan.variables().get(v).type() + " " : "") + copy(value);
  }

  VariableElement variable(VariableTree tree) {
    return (VariableElement) method.module().element(TreePath.getPath(method.path(), tree));
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
        : "{ " + type + " r$ = " + value + "; return f$.returns(r$); }";
  }

  /** Collects the replacements in a tree, the outermost where they nest. */
  private final class Replacements extends TreeScanner<Void, Void> {
    private final Edits edits;
    private final boolean unrenamed;
    private final Set<VariableElement> ofCase = new LinkedHashSet<>();
    private int functions;
    private Tree top;

    Replacements(Edits edits, boolean unrenamed) {
      this.edits = edits;
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
        edits.replace(method.start(tree), method.end(tree), text(s, unrenamed));
        return null;
      }
      return super.scan(tree, p);
    }

    /** The labels and guard of a case. A guard may assign nothing, so they use no fields. */
    void caseHead(CaseTree c) {
      ofCase.addAll(bindings(Bindings.head(c)));
      scan(Bindings.head(c), null);
    }

    @Override
    public Void visitBindingPattern(BindingPatternTree tree, Void p) {
      VariableTree variable = tree.getVariable();
      VariableElement v = variable.getName().isEmpty() ? null : variable(variable);
      if (isOfFrame(v)) {
        int end = method.end(variable);
        edits.replace(end - variable.getName().length(), end, renamed(v));
      }
      return super.visitBindingPattern(tree, p);
    }

    @Override
    public Void visitInstanceOf(InstanceOfTree tree, Void p) {
      if (slow && tree.getPattern() != null) {
        List<VariableElement> bindings = new ArrayList<>(bindings(List.of(tree.getPattern())));
        bindings.removeAll(ofCase);
        take(edits, tree, taking(bindings, unrenamed));
      }
      return super.visitInstanceOf(tree, p);
    }

    @Override
    public Void visitIdentifier(IdentifierTree id, Void p) {
      VariableElement v = method.locals().variable(id);
      if (isOfFrame(v)) {
        boolean written = method.locals().isWritten(id);
        String text = ofCase.contains(v) ? renamed(v) : local(v, written);
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
          int end = start + v.getSimpleName().length(); // the compiler counts the semicolon to it
          edits.replace(start, end, "final var resource$" + start + " = " + local(v, false));
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
    public Void visitBlock(BlockTree tree, Void p) {
      int before = -1;
      for (StatementTree statement : tree.getStatements()) {
        int start = method.start(statement);
        if (start != before && !(statement instanceof ClassTree)) { // not for each of a list
          note(statement, start, false);
        }
        before = start;
      }
      return super.visitBlock(tree, p);
    }

    /** The program may look at where an exception comes from. */
    @Override
    public Void visitCatch(CatchTree tree, Void p) {
      if (slow && functions == 0) {
        edits.open(
            method.start(tree.getBlock()) + 1,
            method.depth(tree.getBlock()),
            " f$.traced(" + tree.getParameter().getName() + ");");
      }
      return super.visitCatch(tree, p);
    }

    @Override
    public Void visitIf(IfTree tree, Void p) {
      alone(tree, tree.getThenStatement());
      alone(tree, tree.getElseStatement());
      return super.visitIf(tree, p);
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void p) {
      alone(tree, tree.getStatement());
      return super.visitForLoop(tree, p);
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
      alone(tree, tree.getStatement());
      return super.visitEnhancedForLoop(tree, p);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void p) {
      alone(tree, tree.getStatement());
      return super.visitWhileLoop(tree, p);
    }

    private void alone(Tree around, StatementTree statement) {
      if (statement != null
          && !(statement instanceof BlockTree)
          && method.line(around) != method.line(statement)) {
        note(statement, method.start(statement), true);
      }
    }

    /** Notes the line of a statement inside of a copied one, for stack traces. */
    private void note(StatementTree statement, int start, boolean needsBlock) {
      if (!slow || functions > 0) {
        return;
      }
      int depth = method.depth(statement);
      String note = "f$.line = " + method.line(statement) + "; ";
      edits.open(start, depth, needsBlock ? "{ " + note : note);
      if (needsBlock) {
        edits.close(method.end(statement), depth, " }");
      }
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      if (!slow || functions > 0) {
        return super.visitReturn(tree, p);
      }
      ExpressionTree e = tree.getExpression();
      String value = e == null ? null : Copier.this.copy(e, unrenamed);
      edits.replace(method.start(tree), method.end(tree), returningText(value));
      return null;
    }
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
