package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.emit.CompilerLines;
import org.ajws.processor.emit.FunctionTypes;
import org.ajws.processor.plan.frames.Bindings;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Notes the lines of statements inside of what is copied to a slow version, whose own code stands
 * elsewhere, for stack traces. What becomes a method of its own there (a lambda, the body of a
 * parallel loop or of a queued async) notes them in a local, and repairs what it throws itself. So
 * does a statement of a fast version that is taken apart, but not what functions in it do.
 */
final class LineNotes extends TreeScanner<Void, Void> {
  private final MethodPlan plan;
  private final Method method;
  private final CompilerLines lines;
  private final Edits base;
  private final Edits edits;
  private final Tree top;
  private final WaitSpots waits;
  private final ExceptionNotes exceptions;

  /** Where lines are noted; null where they cannot be. */
  private LineSlot line;

  private final boolean isFast;

  /** The locals of the function around; null where there is none. */
  private FunctionLines function;

  /** The expression of the {@code throw} around. */
  private ExpressionTree thrown;

  /** So many lambdas and classes are around. */
  private int functions;

  /** The method of a class inside, as {@link Method#source} says it; null where there is none. */
  private String source;

  /** Whether the expression around has noted the lines of its calls. */
  private boolean inExpression;

  /** The expressions before whose evaluation their line is noted. */
  private final Set<Tree> begun = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param base the changes that other lowerings have made
   * @param edits receives the notes
   * @param top what is copied
   * @param line where lines are noted
   */
  LineNotes(MethodPlan plan, Edits base, Edits edits, Tree top, LineSlot line) {
    this.plan = plan;
    this.line = line;
    this.isFast = line.isOfStatement();
    this.method = plan.method();
    this.lines = new CompilerLines(method.module(), method.file());
    this.base = base;
    this.edits = edits;
    this.top = top;
    this.begun.add(top);
    this.begun.add(CompilerLines.first(top));
    this.waits = new WaitSpots(method, lines, edits);
    this.exceptions = new ExceptionNotes(method, lines, edits);
  }

  void children(MethodInvocationTree call) {
    CallLines.note(plan, edits, line, call, true, call);
    inExpression = true;
    super.visitMethodInvocation(call, null);
  }

  @Override
  public Void scan(Tree tree, Void p) {
    if (tree == null || (tree != top && plan.substitutes().containsKey(tree))) {
      return null;
    }
    boolean outer = inExpression;
    inExpression = tree instanceof ExpressionTree;
    if (inExpression && !outer && line != null) {
      CallLines.note(plan, edits, line, (ExpressionTree) tree, begun.contains(tree), top);
    }
    super.scan(tree, p);
    inExpression = outer;
    return null;
  }

  // ---- functions

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    if (isFast) {
      return null;
    }
    functions++;
    if (tree.getBody() instanceof BlockTree block) {
      function(block);
    } else {
      expression(tree, (ExpressionTree) tree.getBody());
    }
    functions--;
    return null;
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    if (isFast) {
      return null;
    }
    functions++;
    without(() -> super.visitClass(tree, p));
    functions--;
    return null;
  }

  /** A method of a class inside; one that has frames notes its lines itself. */
  @Override
  public Void visitMethod(MethodTree tree, Void p) {
    BlockTree block = tree.getBody();
    if (block == null || base.insertsAt(method.start(block))) {
      return null;
    }
    if (tree.getReturnType() == null) { // a constructor, whose call of another one comes first
      return super.visitMethod(tree, p);
    }
    String outer = source;
    Element type = method.module().element(method.path(tree).getParentPath());
    source =
        "%s#%s#%s"
            .formatted(
                method.module().elements().getBinaryName((TypeElement) type),
                tree.getName(),
                method.file().source().path().getFileName());
    function(block);
    source = outer;
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    if (!method.isOpaque().test(tree)) {
      heads().loop(tree);
      alone(tree, tree.getStatement());
      return super.visitForLoop(tree, p);
    }
    if (isFast) {
      return null;
    }
    without(
        () -> {
          scan(tree.getInitializer(), p);
          scan(tree.getCondition(), p);
          scan(tree.getUpdate(), p);
        });
    // Without an update the first statement of the body may be a part of the header.
    body(tree.getUpdate().isEmpty() ? null : tree.getStatement(), tree.getStatement());
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    if (!method.isOpaque().test(tree)) {
      alone(tree, tree.getStatement());
      heads().loop(tree);
      waits.loop(tree, place());
      return super.visitEnhancedForLoop(tree, p);
    }
    scan(tree.getExpression(), p);
    if (isFast) {
      return null;
    }
    body(tree.getStatement(), tree.getStatement());
    return null;
  }

  /** An async in copied code is queued. */
  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    if (isFast || !method.asyncs().containsKey(tree)) {
      return super.visitLabeledStatement(tree, p);
    }
    body(tree.getStatement(), tree.getStatement());
    return null;
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    if (isFast || !method.asyncs().containsKey(tree)) {
      return super.visitVariable(tree, p);
    }
    without(() -> super.visitVariable(tree, p));
    return null;
  }

  private void body(StatementTree noted, StatementTree statement) {
    if (noted instanceof BlockTree block) {
      function(block);
    } else if (noted != null) {
      Span span = method.span(noted);
      enter(
          span.start(),
          noted,
          () -> {
            edits.open(span.start(), span, "{ " + opening(noted));
            scan(noted, null);
            edits.close(span.end(), span, function.closing(source()) + "}");
          });
    } else {
      without(() -> scan(statement, null));
    }
  }

  private void without(Runnable scan) {
    LineSlot outer = line;
    line = null;
    scan.run();
    line = outer;
  }

  private void function(BlockTree block) {
    Span span = method.span(block);
    enter(
        span.start() + 1,
        block,
        () -> {
          edits.wrap(
              span,
              span.start() + 1,
              " " + opening(block),
              span.end() - 1,
              function.closing(source()));
          scan(block, null);
        });
  }

  /** {@code x -> e} gets a body that notes the line of {@code e}. */
  private void expression(LambdaExpressionTree lambda, ExpressionTree value) {
    int start = method.start(value);
    int end = method.end(value);
    if (base.insertsAt(start) || base.insertsAt(end)) {
      without(() -> scan(value, null)); // another lowering has made a body
      return;
    }
    boolean returns =
        !FunctionTypes.isVoid(
            method.module(),
            method.module().type(method.path(lambda)),
            lambda.getParameters().size());
    enter(
        start,
        value,
        () -> {
          String open = "{ " + opening(value) + (returns ? "return " : "");
          edits.wrap(
              method.span(lambda), start, open, end, "; " + function.closing(source()) + "}");
          begun.add(value);
          inExpression = false;
          scan(value, null);
        });
  }

  private void enter(int number, Tree code, Runnable body) {
    LineSlot outer = line;
    FunctionLines outerFunction = function;
    function = new FunctionLines(number, code);
    line = function.slot();
    body.run();
    function = outerFunction;
    line = outer;
  }

  private String opening(Tree tree) {
    return function.opening(CallLines.start(plan, tree));
  }

  /** The program may look at where an exception comes from. */
  private String traced(CharSequence exception) {
    return line.isOfFrame() || isFast
        ? exceptions.traced(exception, line)
        : function.traced(exception, source());
  }

  // ---- statements

  /** What the last clause does has lines of its own, which are not those of an exception. */
  @Override
  public Void visitTry(TryTree tree, Void p) {
    if (line != null && tree.getFinallyBlock() != null) {
      String caught = "caught$" + method.start(tree);
      exceptions.beforeLast(tree, caught, traced(caught));
    }
    heads().resources(tree);
    return super.visitTry(tree, p);
  }

  @Override
  public Void visitCatch(CatchTree tree, Void p) {
    if (line != null && !tree.getParameter().getName().isEmpty()) { // without a name nobody looks
      edits.open(
          method.start(tree.getBlock()) + 1,
          method.span(tree.getBlock()),
          " " + traced(tree.getParameter().getName()));
    }
    return super.visitCatch(tree, p);
  }

  /** What a {@code return} of the method itself becomes is copied by itself, but not in a loop. */
  @Override
  public Void visitReturn(ReturnTree tree, Void p) {
    boolean isCopied = function == null && functions == 0 && !isFast;
    return isCopied ? null : super.visitReturn(tree, p);
  }

  @Override
  public Void visitBlock(BlockTree block, Void p) {
    note(block.getStatements());
    return super.visitBlock(block, p);
  }

  @Override
  public Void visitCase(CaseTree tree, Void p) {
    scan(tree.getLabels(), p);
    guard(tree);
    code(tree);
    return null;
  }

  /** What a case does. */
  void code(CaseTree tree) {
    if (tree.getStatements() != null) {
      note(tree.getStatements());
      scan(tree.getStatements(), null);
      return;
    }
    if (tree.getBody() instanceof ExpressionTree value) {
      cases().value(tree, value);
    } else if (!(tree.getBody() instanceof BlockTree)) {
      StatementTree body = (StatementTree) tree.getBody();
      note(body, method.start(body), true);
    }
    scan(tree.getBody(), null);
  }

  /** The guard of a case. */
  void guard(CaseTree tree) {
    ExpressionTree guard = Bindings.guard(tree);
    if (guard != null) {
      LineSlot outer = line;
      line = line == null ? null : line.inGuard();
      cases().guard(guard);
      scan(guard, null);
      line = outer;
    }
  }

  private CaseNotes cases() {
    return new CaseNotes(plan, edits, line, begun);
  }

  // ---- what is thrown elsewhere than it is made

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    made(tree);
    return super.visitNewClass(tree, p);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    made(tree);
    waits.call(tree, place());
    return super.visitMethodInvocation(tree, p);
  }

  private void made(ExpressionTree tree) {
    if (line != null && thrown != tree) {
      exceptions.made(tree, line, isFast ? line.place() : source());
    }
  }

  /** The function around, and the class of which that is a copy; null outside of functions. */
  private String place() {
    return functions == 0 && function == null ? null : source() + (source == null ? ", null" : "");
  }

  /** Where the function around is: a lambda in a slow version, or a method of a class in one. */
  private String source() {
    return source == null
        ? "\"" + method.source() + "\""
        : "\"%s\", java.lang.invoke.MethodHandles.lookup().lookupClass()".formatted(source);
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void p) {
    ExpressionTree outer = thrown;
    thrown = tree.getExpression(); // what is made to be thrown at once
    super.visitThrow(tree, p);
    thrown = outer;
    return null;
  }

  @Override
  public Void visitIf(IfTree tree, Void p) {
    alone(tree, tree.getThenStatement());
    alone(tree, tree.getElseStatement());
    return super.visitIf(tree, p);
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    ExpressionTree condition = BoundModule.withoutParentheses(tree.getCondition());
    if (!isFast || !base.replaces(method.start(condition))) { // else it is in the body
      heads().loop(tree);
    }
    alone(tree, tree.getStatement());
    return super.visitWhileLoop(tree, p);
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    alone(tree, tree.getStatement());
    heads().loop(tree);
    return super.visitDoWhileLoop(tree, p);
  }

  private LoopHeadNotes heads() {
    return new LoopHeadNotes(plan, edits, line, begun);
  }

  private void alone(Tree around, StatementTree statement) {
    if (statement != null
        && !(statement instanceof BlockTree)
        && method.line(around) != method.line(statement)) {
      note(statement, method.start(statement), true);
    }
  }

  private void note(List<? extends StatementTree> statements) {
    int before = -1;
    for (StatementTree statement : statements) {
      int start = method.start(statement);
      if (start != before && !(statement instanceof ClassTree)) { // not for each of a list
        note(statement, start, false);
      }
      before = start;
    }
  }

  private void note(StatementTree statement, int start, boolean needsBlock) {
    if (line == null) {
      return;
    }
    begun.add(CompilerLines.first(statement));
    String note = line.noted(CallLines.start(plan, statement)) + "; ";
    if (needsBlock) {
      edits.wrap(method.span(statement), "{ " + note, " }");
    } else {
      edits.open(start, method.span(statement), note);
    }
  }
}
