package org.ajws.processor.emit.tasks;

import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.sets.CriticalLowering;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.emit.speculation.SpeculationLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.text.Edits;

/** The task form, on one engine or another. */
public final class TaskEmitter extends Emitter {
  private final Engine engine;

  /** For a target whose code has the task form and runs on an engine. */
  public TaskEmitter(Target target, Engine engine) {
    super(target, ConstructForm.TASKS);
    this.engine = engine;
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, file.module().reach()::isReachedFrom, edits);
    markSections(file, edits);
    SpeculationLowering.lower(file, edits);
    IntervalLowering.lower(file, engine, edits);
    if (!file.constructs().isEmpty()) {
      TaskLowering.lower(file, file.tasks(), engine, edits);
    }
    markSights(file, edits);
  }

  @Override
  protected void markSections(FilePlan file, Edits edits) {
    CriticalLowering.lower(file, edits);
  }
}
