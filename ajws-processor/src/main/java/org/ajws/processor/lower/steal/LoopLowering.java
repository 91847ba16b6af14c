package org.ajws.processor.lower.steal;

import java.util.List;
import org.ajws.processor.Target;
import org.ajws.processor.emit.Edits;
import org.ajws.processor.model.LoopHeader;
import org.ajws.processor.model.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Turns the {@code @ParallelFor} loops of a file into calls of the runtime ({@code
 * docs/design/generated-code.md}). The expressions of the header and the body stay where they are;
 * what is between them is replaced on the same lines.
 */
public final class LoopLowering {
  private LoopLowering() {}

  /** Adds the edits for all loops of one file; the target must not be {@code serial}. */
  public static void lower(
      BoundModule module, BoundFile file, List<ParallelLoop> loops, Target target, Edits edits) {
    LoopNames names = new LoopNames(module, loops, file.source().text());
    // Outer loops first: the copies of an inner loop start from the names that the outer one gives.
    for (ParallelLoop loop : loops) {
      LoopForm.Context context = new LoopForm.Context(module, file, names, target, edits, loop);
      form(loop.header(), context).lower();
    }
    names
        .uses()
        .forEach(
            (use, name) ->
                edits.replace(module.start(file.unit(), use), module.end(file.unit(), use), name));
  }

  private static LoopForm form(LoopHeader header, LoopForm.Context context) {
    if (header instanceof LoopHeader.Counted counted) {
      return new CountedLoop(context, counted);
    }
    if (header instanceof LoopHeader.Array array) {
      return new ArrayLoop(context, array);
    }
    if (header instanceof LoopHeader.Elements elements) {
      return new ElementsLoop(context, elements);
    }
    return new SpawningLoop(context, (LoopHeader.General) header);
  }
}
