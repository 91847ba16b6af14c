package org.ajws.processor.emit.loops;

import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/**
 * Turns {@code @ParallelFor} loops into calls of the runtime ({@code
 * docs/design/generated-code.md}). The expressions of the header and the body stay where they are;
 * what is between them is replaced on the same lines.
 */
public final class LoopLowering {
  private LoopLowering() {}

  /**
   * Adds the edits for one loop, after those of constructs around it.
   *
   * @param apart whether no iteration may run behind another one that waits
   * @param inner the loops in others of the file
   */
  public static void lower(
      BoundModule module,
      BoundFile file,
      RegionNames names,
      ParallelLoop loop,
      Engine engine,
      boolean apart,
      InnerLoops inner,
      Edits edits) {
    form(
            loop.header(),
            new LoopForm.Context(module, file, names, engine, apart, inner, edits, loop))
        .lower();
  }

  /**
   * The same for a speculative loop.
   *
   * @return the returns that are made behind it; null for none
   */
  public static LoopReturns speculate(
      BoundModule module,
      BoundFile file,
      RegionNames names,
      ParallelLoop loop,
      Engine engine,
      Speculations speculations,
      InnerLoops inner,
      Edits edits) {
    LoopForm.Context context =
        new LoopForm.Context(module, file, names, engine, false, inner, edits, loop);
    SpeculativeLoop form = new SpeculativeLoop(context, speculations);
    form.lower();
    return form.returns();
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
