package org.ajws.processor.lower.tasks;

import com.sun.source.tree.Tree;
import org.ajws.processor.model.Async;

/**
 * {@code async: stmt} becomes {@code Tasks.async("A.java:9", () -> { async: stmt });}, with the
 * copies of captured locals before it. The label stays for {@code break async;}.
 */
final class AsyncStatementLowering {
  private AsyncStatementLowering() {}

  static void lower(TaskContext context, Async async) {
    AsyncForm form = new AsyncForm(context, async);
    Tree tree = async.path().getLeaf();
    int depth = context.names().depth(async);
    context
        .edits()
        .open(
            context.start(tree),
            depth,
            "{ %s%s, %s() -> { %s"
                .formatted(
                    form.before(),
                    context.call("async", async.site()),
                    TaskContext.hide(async.thrown(), "async"),
                    form.inside()));
    context
        .edits()
        .close(
            context.end(tree),
            depth,
            " }%s%s); }".formatted(TaskContext.unhide(async.thrown()), form.arguments()));
  }
}
