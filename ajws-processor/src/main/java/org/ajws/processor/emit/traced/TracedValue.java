package org.ajws.processor.emit.traced;

import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.emit.tasks.AsyncValueLowering;
import org.ajws.processor.emit.tasks.TaskContext;
import org.ajws.processor.program.Async;
import org.ajws.processor.text.Span;

/**
 * {@code @Async int a = fib(n - 1);} becomes {@code int a; final Object a$1 =
 * Trace.valueBegin("A.java:9"); try { int value$1 = fib(n - 1); a = value$1; } ...;}, the rest of
 * its block a {@code try} whose {@code finally} joins it, and its uses {@code Trace.joined(a$1,
 * a)}. A future has events of its own, and is one that tells of each {@code get}: {@code a =
 * Future.traced$(a$1, value$1);}.
 */
final class TracedValue {
  private static final String FUTURE = "org.ajws.sync.Future";

  private final TaskContext context;
  private final Async async;
  private final RegionNames names;

  TracedValue(TaskContext context, Async async) {
    this.context = context;
    this.async = async;
    this.names = context.names();
  }

  static void announce(TaskContext context, Async async) {
    String holder = AsyncValueLowering.holder(context.names(), async);
    AsyncValueLowering.announce(
        context,
        async,
        "%sjoined(%s, %s)".formatted(TracedLowering.TRACE, holder, async.value().getSimpleName()),
        "%sjoin(%s); ".formatted(TracedLowering.TRACE, holder),
        holder + ", " + async.value().getSimpleName());
  }

  void lower() {
    VariableTree tree = (VariableTree) async.path().getLeaf();
    List<VariableTree> declarators = context.declarators(async.path());
    int position = declarators.indexOf(tree);
    boolean last = position == declarators.size() - 1;
    Tree initialiser = tree.getInitializer();
    Span span = names.span(async);
    String type = context.types().of(async.value().asType());
    String value = names.fresh(async, "value");
    String holder = AsyncValueLowering.holder(names, async);
    boolean future = async.isFuture();
    String event = future ? "future" : "value";
    int from =
        position == 0
            ? context.start(tree)
            : context.end(declarators.get(position - 1).getInitializer());
    context
        .edits()
        .replace(
            from,
            context.start(initialiser),
            "%s %s; %sfinal java.lang.Object %s = %s try { %s%s %s = "
                .formatted(
                    type,
                    tree.getName(),
                    names.awaits(async),
                    holder,
                    TracedLowering.event(event + "Begin", async.site()),
                    TracedLowering.privateCopies(context, async),
                    type,
                    value));
    context
        .edits()
        .close(
            context.end(initialiser),
            span,
            "; %s = %s; %s%s"
                .formatted(
                    tree.getName(),
                    future ? FUTURE + ".traced$(%s, %s)".formatted(holder, value) : value,
                    TracedLowering.ending(context, async, "%sEnd(%s)".formatted(event, holder)),
                    last || future ? "" : "try { "));
    if (!future) {
      joinAtEndOfBlock(tree, declarators, last);
    }
  }

  /** What follows the last declarator is a {@code try} that joins all of them. */
  private void joinAtEndOfBlock(VariableTree tree, List<VariableTree> declarators, boolean last) {
    Span span = names.span(async);
    int rest = context.afterDeclaration(async.path());
    int blockEnd = AsyncValueLowering.endOfBlock(context, async);
    if (rest < blockEnd) {
      if (last) {
        context.edits().open(rest, span, " try {");
      }
      context.edits().close(blockEnd, span, " " + ending(tree));
    } else if (last) { // nothing follows
      StringBuilder endings = new StringBuilder();
      for (int i = declarators.size(); --i >= 0; ) {
        endings.append(ending(declarators.get(i)));
      }
      context.edits().close(rest, span, " try { " + endings);
    }
  }

  /** The end of the try around what follows a declarator. */
  private String ending(VariableTree declarator) {
    Async value = context.homes().value(declarator);
    return "} finally { %sjoin(%s); } "
        .formatted(TracedLowering.TRACE, AsyncValueLowering.holder(names, value));
  }
}
