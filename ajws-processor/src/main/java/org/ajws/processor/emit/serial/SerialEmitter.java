package org.ajws.processor.emit.serial;

import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.text.Edits;

/** The serial elision; atomic sets are locked all the same. */
public final class SerialEmitter extends Emitter {
  /** For {@link Target#SERIAL}. */
  public SerialEmitter() {
    super(Target.SERIAL, ConstructForm.SERIAL);
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, code -> false, edits);
    markSights(file, edits);
  }
}
