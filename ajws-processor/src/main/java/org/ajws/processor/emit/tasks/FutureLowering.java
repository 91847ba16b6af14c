package org.ajws.processor.emit.tasks;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Async;

/**
 * {@code @Async Future<T> f = Future.of(e);} becomes {@code final Future<T> f =
 * Tasks.future("A.java:9", () -> { return Future.of(e); });}: the runtime gives back that future if
 * it runs the body at once, else one that is complete later.
 */
final class FutureLowering {
  private FutureLowering() {}

  static void lower(TaskContext context, Async async) {
    VariableTree tree = (VariableTree) async.path().getLeaf();
    List<VariableTree> declarators = context.declarators(async.path());
    int position = declarators.indexOf(tree);
    RegionNames names = context.names();
    AsyncForm form = new AsyncForm(context, async);
    Tree initialiser = tree.getInitializer();
    int from =
        position == 0
            ? context.start(tree)
            : context.end(declarators.get(position - 1).getInitializer());
    boolean inferred = tree.getType() == null || AsyncValueLowering.isVar(context, tree);
    context
        .edits()
        .replace(
            from,
            context.start(initialiser),
            "%sfinal %s %s = %s, %s() -> { %sreturn "
                .formatted(
                    form.before(),
                    inferred ? "var" : context.types().of(async.value().asType()),
                    tree.getName(),
                    context.engine().task(context.method("future", async), async.site()),
                    TaskContext.hide(async.thrown(), "value"),
                    form.inside()));
    boolean last = position == declarators.size() - 1;
    context
        .edits()
        .close(
            context.end(initialiser),
            names.span(async),
            "; }%s%s)%s"
                .formatted(TaskContext.unhide(async.thrown()), form.arguments(), last ? "" : "; "));
  }
}
