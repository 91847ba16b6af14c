package org.ajws.processor.emit.loops;

import java.util.Set;
import org.ajws.processor.program.LoopHeader;

/** {@code for (T x : iterable)} becomes {@code Loops.elements}. */
final class ElementsLoop extends LoopForm {
  private final LoopHeader.Elements header;

  ElementsLoop(Context context, LoopHeader.Elements header) {
    super(context);
    this.header = header;
  }

  @Override
  void lower() {
    open(Set.of());
    // A raw type would make the whole call unchecked, and its exceptions Throwable.
    String cast = header.raw() ? "(java.lang.Iterable<?>) (" : "(";
    edits.replace(start(loop.path().getLeaf()), start(header.source()), call("elements") + cast);
    String part = fresh("part");
    String lambda = "%s(%s, %s) -> { ".formatted(hide("elements"), part, state());
    String chunkLoop =
        "%sfor (%s : %s) { %s".formatted(labels(), variable(header.variable()), part, cancelTest());
    // On the line of the source, which the compiler notes where it opens a box.
    edits.replace(
        end(header.source()),
        start(loop.body()),
        "), " + locals.root() + ", " + lambda + beginChunk() + chunkLoop);
    close("} " + endChunk() + "}");
  }
}
