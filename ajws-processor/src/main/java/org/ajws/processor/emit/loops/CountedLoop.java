package org.ajws.processor.emit.loops;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.Set;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Trivia;

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
    if (isInner()) {
      lowerInner();
    } else {
      lowerOuter();
    }
  }

  private void lowerInner() {
    InnerText inner = new InnerText(this, type);
    open(Set.of());
    edits.replace(start(loop.path().getLeaf()), start(header.first()), inner.declare("first"));
    relation("; ", "", inner.declare("bound"));
    edits.replace(end(header.bound()), start(loop.body()), "; " + inner.declareBody());
    edits.open(start(loop.body()), span, rangeLambda() + beginChunk() + chunkLoop());
    close("} " + endChunk() + "}", inner.run(header));
  }

  private void lowerOuter() {
    String method = type + "s";
    open(Set.of());
    edits.replace(start(loop.path().getLeaf()), start(header.first()), call(method));
    String name = RUNTIME + "loop.Relation." + header.relation();
    relation(", " + name, ".itself()", ", ");
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

  /**
   * Replaces what stands between the first value and the bound. The compiler notes the line of the
   * comparison for the bound, which may throw; of what replaces it only a call, or the name of a
   * variable, has a line.
   */
  private void relation(String before, String call, String after) {
    int from = end(header.first());
    int to = start(header.bound());
    int operator = operator(from, to);
    if (operator == to || isOnOneLine(from, operator)) {
      edits.replace(from, to, before + after);
    } else {
      edits.replace(from, operator, "");
      edits.replace(operator, to, before + call + after);
    }
  }

  private int operator(int from, int to) {
    int at = from;
    while (at < to && "<>!=".indexOf(text().charAt(at)) < 0) {
      at = Trivia.skip(text(), at);
    }
    return Math.min(at, to);
  }

  /** The head of the sequential loop over one chunk, and the user's variable in it. */
  String chunkLoop() {
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
