package org.ajws.processor.emit.loops;

import java.util.Set;
import org.ajws.processor.program.LoopHeader;

/** {@code for (T x : array)} becomes {@code Loops.ints} over the array's index. */
final class ArrayLoop extends LoopForm {
  private final LoopHeader.Array header;

  ArrayLoop(Context context, LoopHeader.Array header) {
    super(context);
    this.header = header;
  }

  @Override
  void lower() {
    String array = fresh("array");
    open(Set.of());
    edits.replace(
        start(loop.path().getLeaf()), start(header.source()), "final var " + array + " = ");
    if (isInner()) {
      InnerText inner = new InnerText(this, "int");
      String body =
          " %s%s.length; %s".formatted(inner.declare("bound"), array, inner.declareBody());
      head(";" + body + rangeLambda() + beginChunk() + chunkLoop(array));
      close("} " + endChunk() + "}", inner.run());
    } else {
      head(";" + callOver(array) + beginChunk() + chunkLoop(array));
      close("} " + endChunk() + "}");
    }
  }

  /** On the line of the array, which the compiler notes where it opens a box. */
  private void head(String text) {
    edits.replace(end(header.source()), start(loop.body()), text);
  }

  private String callOver(String array) {
    return " %s0, %sloop.Relation.LT, %s.length, 1, %s, %s%s"
        .formatted(call("ints"), RUNTIME, array, locals.root(), hide("ints"), rangeLambda());
  }

  private String chunkLoop(String array) {
    String i = fresh("index");
    return "%1$sfor (int %2$s = %3$s; %2$s < %4$s; %2$s++) { %5$s%6$s = %7$s[%2$s]; "
        .formatted(
            labels(),
            i,
            fresh("from"),
            fresh("to"),
            cancelTest(),
            variable(header.variable()),
            array);
  }
}
