package org.ajws.processor.emit.jikesrvm;

import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.sets.CriticalLowering;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.text.Edits;

/** The shape of constructs that the work-stealing Jikes RVM knows. */
public final class JikesEmitter extends Emitter {
  /** For {@link Target#JIKESRVM}. */
  public JikesEmitter() {
    super(Target.JIKESRVM, ConstructForm.HANDLERS);
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, code -> true, edits);
    markSections(file, edits);
    JikesLowering.lower(file, edits);
  }

  @Override
  protected void markSections(FilePlan file, Edits edits) {
    CriticalLowering.lower(file, edits);
  }
}
