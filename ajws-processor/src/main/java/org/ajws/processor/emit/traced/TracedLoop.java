package org.ajws.processor.emit.traced;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.stream.Collectors;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.emit.loops.HeaderVariable;
import org.ajws.processor.emit.tasks.TaskContext;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * A parallel loop. Each iteration is a task; it ends where the header's update begins, so that the
 * header belongs to the task around. Elements of an array are read in their iterations.
 */
final class TracedLoop {
  private final TaskContext context;
  private final ParallelLoop loop;
  private final RegionNames names;
  private final Edits edits;
  private final Span span;

  TracedLoop(TaskContext context, ParallelLoop loop) {
    this.context = context;
    this.loop = loop;
    this.names = context.names();
    this.edits = context.edits();
    this.span = names.span(loop);
  }

  void lower() {
    Tree first = loop.labels().isEmpty() ? loop.path().getLeaf() : loop.labels().get(0);
    String begin = loop.header() instanceof LoopHeader.General ? "inOrderLoopBegin" : "loopBegin";
    edits.open(
        context.start(first),
        span,
        "{ %s%s try { ".formatted(names.awaits(loop), TracedLowering.event(begin, loop.site())));
    String bodyEnd;
    if (loop.header() instanceof LoopHeader.Array array) {
      bodyEnd = array(array);
    } else if (loop.header() instanceof LoopHeader.Elements) {
      edits.open(context.start(loop.body()), span, "{ " + begin("") + "try { " + copies());
      bodyEnd = "} finally { " + TracedLowering.TRACE + "iterationEnd(); } } ";
    } else {
      bodyEnd = classic((ForLoopTree) loop.path().getLeaf());
    }
    edits.close(
        context.end(loop.body()),
        span,
        " " + bodyEnd + TracedLowering.ending(context, loop, "loopEnd()") + "}");
  }

  private String begin(String index) {
    return "%siterationBegin(%s); ".formatted(TracedLowering.TRACE, index);
  }

  private String copies() {
    return TracedLowering.privateCopies(context, loop);
  }

  /** {@code for (...; Trace.iterationEnd(), i++) { Trace.iterationBegin(i); body }}. */
  private String classic(ForLoopTree tree) {
    List<? extends ExpressionStatementTree> update = tree.getUpdate();
    String end = TracedLowering.TRACE + "iterationEnd()";
    if (update.isEmpty()) {
      edits.open(closingParenthesis(tree), span, " " + end);
    } else {
      edits.open(context.start(update.get(0)), span, end + ", ");
    }
    String index =
        loop.header() instanceof LoopHeader.Counted c ? c.variable().getName().toString() : "";
    if (loop.header() instanceof LoopHeader.General g && g.headerStatement()) {
      Tree header = ((BlockTree) loop.body()).getStatements().get(0);
      edits.close(context.end(header), span, " " + begin(index) + copies());
      return "";
    }
    edits.open(context.start(loop.body()), span, "{ " + begin(index) + copies());
    return "} ";
  }

  /** The parenthesis that closes the header of a loop. */
  private int closingParenthesis(ForLoopTree tree) {
    String text = context.file().source().text();
    int open = 0;
    for (int at = context.start(tree); ; at = Trivia.skip(text, at)) {
      char c = text.charAt(at);
      if (c == '(') {
        open++;
      } else if (c == ')' && --open == 0) {
        return at;
      }
    }
  }

  private String array(LoopHeader.Array header) {
    String array = names.fresh(loop, "array");
    String i = names.fresh(loop, "index");
    for (LabeledStatementTree label : loop.labels()) {
      edits.replace(context.start(label), context.start(label.getStatement()), "");
    }
    edits.replace(
        context.start(loop.path().getLeaf()),
        context.start(header.source()),
        "final var " + array + " = ");
    edits.replace(context.end(header.source()), context.start(loop.body()), ";");
    String labels =
        loop.labels().stream().map(l -> l.getLabel() + ": ").collect(Collectors.joining());
    edits.open(
        context.start(loop.body()),
        span,
        " %1$sfor (int %2$s = 0; %2$s < %3$s.length; %4$siterationEnd(), %2$s++) { %5$s%6$s = %3$s[%2$s]; %7$s"
            .formatted(
                labels,
                i,
                array,
                TracedLowering.TRACE,
                begin(i),
                HeaderVariable.declaration(context.module(), context.file(), header.variable()),
                copies()));
    return "} ";
  }
}
