package org.ajws.processor.emit.tasks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.util.TreeScanner;
import java.util.List;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;

/**
 * {@code async: stmt} becomes {@code Tasks.async("A.java:9", () -> { async: stmt });}, with the
 * copies of captured locals before it. The label stays for {@code break async;}.
 *
 * <p>One that always throws stays where it is. Nothing can follow it, and the compiler knows: the
 * method around it needs no {@code return}.
 */
final class AsyncStatementLowering {
  private AsyncStatementLowering() {}

  static void lower(TaskContext context, Async async) {
    boolean reduces = async.captures().stream().anyMatch(c -> c.role() == Capture.Role.REDUCE);
    if (!reduces && throwsAlways((StatementTree) async.path().getLeaf())) {
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

  /** Whether the last thing that a statement does is a {@code throw}, on every way. */
  private static boolean throwsAlways(StatementTree tree) {
    if (tree instanceof LabeledStatementTree l) {
      return !isBroken(l) && throwsAlways(l.getStatement());
    }
    if (tree instanceof BlockTree block) {
      List<? extends StatementTree> statements = block.getStatements();
      return !statements.isEmpty() && throwsAlways(statements.get(statements.size() - 1));
    }
    if (tree instanceof IfTree i) {
      return i.getElseStatement() != null
          && throwsAlways(i.getThenStatement())
          && throwsAlways(i.getElseStatement());
    }
    if (tree instanceof SynchronizedTree s) {
      return throwsAlways(s.getBlock());
    }
    return tree instanceof ThrowTree;
  }

  private static boolean isBroken(LabeledStatementTree label) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitBreak(BreakTree tree, Void p) {
        found[0] |= label.getLabel().equals(tree.getLabel());
        return null;
      }
    }.scan(label.getStatement(), null);
    return found[0];
  }
}
