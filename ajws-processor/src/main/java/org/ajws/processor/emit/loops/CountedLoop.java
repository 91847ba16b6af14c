package org.ajws.processor.emit.loops;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.Set;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.source.BoundModule;

/** {@code for (int i = first; i < bound; i += step)} becomes {@code Loops.ints} or longs. */
final class CountedLoop extends LoopForm {
  private final LoopHeader.Counted header;
  private final String type;

  CountedLoop(Context context, LoopHeader.Counted header) {
    super(context);
    this.header = header;
    this.type = header.wide() ? "long" : "int";
  }

  @Override
  void lower() {
    String method = type + "s";
    open(Set.of());
    edits.replace(start(loop.path().getLeaf()), start(header.first()), call(method));
    edits.replace(
        end(header.first()),
        start(header.bound()),
        ", " + RUNTIME + "loop.Relation." + header.relation() + ", ");
    String rest = ", " + locals.root() + ", " + hide(method);
    if (header.step() == null) {
      String step = header.negated() ? ", -1" : ", 1";
      edits.replace(end(header.bound()), start(loop.body()), step + rest);
    } else {
      edits.replace(end(header.bound()), start(header.step()), header.negated() ? ", -(" : ", (");
      edits.replace(end(header.step()), start(loop.body()), ")" + rest);
    }
    edits.open(start(loop.body()), span, rangeLambda() + beginChunk() + chunkLoop());
    close("} " + endChunk() + "}");
  }

  /** The head of the sequential loop over one chunk, and the user's variable in it. */
  private String chunkLoop() {
    String user = header.variable().getName().toString();
    String i = names.local(loop, user);
    String from = fresh("from");
    String to = fresh("to");
    String test =
        switch (header.relation()) {
          case LT, LE -> "%s %s = %s; %s < %s; %s".formatted(type, i, from, i, to, advance(i));
          case GT, GE -> "%s %s = %s; %s > %s; %s".formatted(type, i, from, i, to, advance(i));
          case NE -> {
            String left = fresh("left");
            yield "%s %s = %s, %s = %s; %s > 0; %s--, %s"
                .formatted(type, left, to, i, from, left, left, advance(i));
          }
        };
    return "%sfor (%s) { %s%s %s = %s; ".formatted(labels(), test, cancelTest(), type, user, i);
  }

  /** A literal step is repeated, so that the compiler sees a constant; another is a parameter. */
  private String advance(String i) {
    if (header.step() == null) {
      return i + (header.negated() ? "--" : "++");
    }
    ExpressionTree step = BoundModule.withoutParentheses(header.step());
    if (step.getKind() == Tree.Kind.INT_LITERAL) {
      return i + (header.negated() ? " -= " : " += ") + step;
    }
    return i + " += " + fresh("step");
  }
}
