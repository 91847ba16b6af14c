package org.ajws.processor.emit.traced;

import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.text.Edits;

/** The serial elision with structure events; atomic sets are locked. */
public final class TracedEmitter extends Emitter {
  /** For {@link Target#TRACED}. */
  public TracedEmitter() {
    super(Target.TRACED, ConstructForm.TRACED);
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, code -> false, edits);
    if (!file.constructs().isEmpty()) {
      TracedLowering.lower(file, edits);
    }
    markSights(file, edits);
  }
}
