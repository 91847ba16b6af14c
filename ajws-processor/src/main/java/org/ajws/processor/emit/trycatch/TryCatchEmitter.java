package org.ajws.processor.emit.trycatch;

import java.util.List;
import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.loops.LoopReturns;
import org.ajws.processor.emit.sets.CriticalLowering;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.emit.speculation.SpeculationLowering;
import org.ajws.processor.emit.tasks.IntervalLowering;
import org.ajws.processor.emit.tasks.TaskLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.text.Edits;

/** Methods that can be resumed in the middle; loops, and what no frame can hold, are tasks. */
public final class TryCatchEmitter extends Emitter {
  /** For {@link Target#TRYCATCH}. */
  public TryCatchEmitter() {
    super(Target.TRYCATCH, ConstructForm.FRAMES);
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, file.module().reach()::isReachedFrom, edits);
    markSections(file, edits);
    SpeculationLowering.lower(file, edits);
    IntervalLowering.lower(file, Engine.WORKERS, edits);
    List<LoopReturns> returns =
        file.constructs().isEmpty()
            ? List.of()
            : TaskLowering.lower(file, file.outsideFrames(), Engine.WORKERS, edits);
    markSights(file, edits);
    if (file.hasFrames()) {
      FrameLowering.lower(file.module().frames(), file.file(), returns, edits);
    }
  }

  @Override
  protected void markSections(FilePlan file, Edits edits) {
    CriticalLowering.lower(file, edits);
  }
}
