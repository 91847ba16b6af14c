package org.ajws.processor.plan;

import java.util.List;
import org.ajws.processor.analysis.flow.CriticalCode;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.source.BoundFile;

/**
 * What the constructs of one file become.
 *
 * @param module the plan that this is a part of
 * @param file the file
 * @param constructs those in it
 */
public record FilePlan(ModulePlan module, BoundFile file, Constructs constructs) {
  /** Whether methods of the file are given frames, or forward to such. */
  public boolean hasFrames() {
    return module.frames().changes(file);
  }

  /** Those that become calls of the runtime: what runs in order anyway stays as it is. */
  public Constructs tasks() {
    return constructs.with(a -> !a.isInPrologue(), f -> true);
  }

  /** The loops, and the asyncs and finishes that stand in no method with frames. */
  public Constructs outsideFrames() {
    return tasks()
        .with(a -> !module.frames().hasFrame(a.path()), f -> !module.frames().hasFrame(f.path()));
  }

  /** The code in which constructs run in order, but for units of work. */
  public List<CriticalCode> criticalCode() {
    return CriticalCode.in(module.module(), file, module.reach(), module.sets()::isUnit);
  }
}
