package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Finish;
import org.ajws.processor.source.ConstructorCalls;
import org.ajws.processor.text.Span;

/**
 * {@code finish: stmt} becomes a {@code try} around it whose {@code finally} waits for the asyncs;
 * so does the body of a {@code @Finish} method, where each {@code return} waits before its
 * expression is evaluated. A method whose asyncs escape gets the same, in case that it is called
 * outside of any finish.
 */
public class FinishLowering {
  private final TaskContext context;
  private final RegionNames names;

  /** For the finishes of one file. */
  protected FinishLowering(TaskContext context) {
    this.context = context;
    this.names = context.names();
  }

  static void lower(TaskContext context, Finish finish) {
    new FinishLowering(context).lower(finish);
  }

  static void lower(TaskContext context, EntryPoint entry) {
    FinishLowering lowering = new FinishLowering(context);
    String begin = lowering.begin(entry, "enter", entry.site(), "", "");
    lowering.wrapBlock(entry, entry.block(), begin, lowering.ending(entry, ""));
  }

  /** The statement that waits for the asyncs of a finish so far. */
  protected String await(String holder) {
    return holder + ".await(); ";
  }

  /** The name of the variable that stands for a finish. */
  protected final String holder(Object construct) {
    return names.fresh(construct, construct instanceof EntryPoint ? "entry" : "finish");
  }

  private void lower(Finish finish) {
    FinishVariables variables = new FinishVariables(context, finish, holder(finish));
    wrap(
        finish,
        begin(finish, "finish", finish.site(), variables.before(), variables.begin()),
        ending(finish, variables.after()));
  }

  /** Puts a finish between texts: {@code begin try { ... ending}. */
  protected final void wrap(Finish finish, String begin, String ending) {
    if (finish.isMethod()) {
      wrapBlock(finish, (BlockTree) finish.body(), begin, ending);
      awaitBeforeReturns(finish);
      return;
    }
    context.edits().wrap(names.span(finish), "{ " + begin + "try { ", " " + ending + "}");
  }

  private String begin(Object construct, String method, String site, String before, String begin) {
    boolean waits =
        context
            .waits()
            .test(construct instanceof Finish f ? f.path() : ((EntryPoint) construct).body());
    return "%sfinal %stask.Finish %s = %s); %s"
        .formatted(
            before,
            TaskContext.RUNTIME,
            holder(construct),
            context.engine().task(waits ? method + "Apart" : method, site),
            begin);
  }

  private String ending(Object construct, String results) {
    return TaskContext.ending(holder(construct), names.fresh(construct, "t"), results);
  }

  private void wrapBlock(Object construct, BlockTree block, String begin, String ending) {
    context
        .edits()
        .wrap(
            names.span(construct),
            startOfCode(block),
            " " + begin + "try {",
            context.end(block) - 1,
            " " + ending);
  }

  /** After the brace, and in a constructor after the call of another one. */
  private int startOfCode(BlockTree block) {
    for (StatementTree s : block.getStatements()) {
      int end = context.end(s); // none for the call that the compiler adds
      if (ConstructorCalls.is(s) && end > context.start(block)) {
        return end;
      }
    }
    String text = context.file().source().text();
    int at = context.start(block);
    while (text.charAt(at) != '{') { // an initialiser may begin at a modifier
      at = org.ajws.processor.text.Trivia.skip(text, at);
    }
    return at + 1;
  }

  /**
   * Each return waits before its expression is evaluated; one that would hold a lock then, which
   * the asyncs may want, waits before the lock is taken. From there on asyncs run in order.
   */
  private void awaitBeforeReturns(Finish method) {
    Set<Tree> sections = Collections.newSetFromMap(new IdentityHashMap<>());
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        if (tree.getExpression() != null) {
          await(getCurrentPath(), tree, method);
          TreePath section = outermostSection(getCurrentPath());
          if (section != null && sections.add(section.getLeaf())) {
            await(section, context.sections().start(section), method);
          }
        }
        return super.visitReturn(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(new TreePath(method.path(), method.body()), null);
  }

  private TreePath outermostSection(TreePath path) {
    TreePath outermost = null;
    for (TreePath up = path; !(up.getLeaf() instanceof MethodTree); up = up.getParentPath()) {
      if (context.sections().is(up)) {
        outermost = up;
      }
    }
    return outermost;
  }

  private void await(TreePath statement, StatementTree first, Finish method) {
    int start = context.start(first);
    int end = context.end(statement.getLeaf());
    context.edits().wrap(new Span(start, end), "{ " + awaits(statement, method), " }");
  }

  /** Waits for the finishes around a statement, inner ones first. */
  private String awaits(TreePath statement, Finish method) {
    StringBuilder text = new StringBuilder();
    for (TreePath up = statement.getParentPath();
        !(up.getLeaf() instanceof MethodTree);
        up = up.getParentPath()) {
      Finish finish = context.homes().finish(up.getLeaf());
      if (finish != null) {
        text.append(await(holder(finish)));
      }
    }
    return text.append(await(holder(method))).toString();
  }
}
