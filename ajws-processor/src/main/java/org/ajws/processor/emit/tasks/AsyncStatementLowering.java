package org.ajws.processor.emit.tasks;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.analysis.flow.Completion;
import org.ajws.processor.emit.FunctionTypes;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;

/**
 * {@code async: stmt} becomes {@code Tasks.async("A.java:9", () -> { async: stmt });}, with the
 * copies of captured locals before it. The label stays for {@code break async;}.
 *
 * <p>One that always throws stays where it is. Nothing can follow it, and the compiler knows: the
 * method around it needs no {@code return}. So does an endless loop in such a method; elsewhere it
 * may wait for what comes behind it.
 */
final class AsyncStatementLowering {
  private AsyncStatementLowering() {}

  static void lower(TaskContext context, Async async) {
    boolean reduces = async.captures().stream().anyMatch(c -> c.role() == Capture.Role.REDUCE);
    if (!reduces && staysInPlace(context, async.path())) {
      return;
    }
    AsyncForm form = new AsyncForm(context, async);
    context
        .edits()
        .wrap(
            context.names().span(async),
            "{ %s%s, %s() -> { %s"
                .formatted(
                    form.before(),
                    context.engine().task(context.method("async", async), async.site()),
                    TaskContext.hide(async.thrown(), "async"),
                    form.inside()),
            " }%s%s); }".formatted(TaskContext.unhide(async.thrown()), form.arguments()));
  }

  private static boolean staysInPlace(TaskContext context, TreePath async) {
    Completion completion = new Completion(context.file(), context.module());
    StatementTree statement = (StatementTree) async.getLeaf();
    return !completion.isPossible(statement)
        && (!hasLoop(statement) || isLastOfResult(context, async, completion));
  }

  private static boolean hasLoop(StatementTree statement) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        found[0] |=
            tree instanceof WhileLoopTree
                || tree instanceof DoWhileLoopTree
                || tree instanceof ForLoopTree;
        return super.scan(tree, p);
      }
    }.scan(statement, null);
    return found[0];
  }

  /** Whether what is around has to give a result, but never ends by itself. */
  private static boolean isLastOfResult(
      TaskContext context, TreePath async, Completion completion) {
    TreePath around = async;
    while (!(around.getLeaf() instanceof MethodTree
        || around.getLeaf() instanceof LambdaExpressionTree
        || around.getLeaf() instanceof ClassTree)) {
      around = around.getParentPath();
    }
    if (around.getLeaf() instanceof MethodTree method) {
      return method.getReturnType() != null
          && !method.getReturnType().toString().equals("void")
          && !completion.isPossible(method.getBody());
    }
    return around.getLeaf() instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof StatementTree body
        && !completion.isPossible(body)
        && !FunctionTypes.isVoid(
            context.module(), context.module().type(around), lambda.getParameters().size());
  }
}
