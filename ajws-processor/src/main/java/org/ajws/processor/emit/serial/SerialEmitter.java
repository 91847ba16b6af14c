package org.ajws.processor.emit.serial;

import org.ajws.processor.api.Target;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.LocalFutureLowering;
import org.ajws.processor.emit.sets.UnitLowering;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.text.Edits;

/** The serial elision; atomic sets are locked all the same, local futures are values. */
public final class SerialEmitter extends Emitter {
  /** For {@link Target#SERIAL}. */
  public SerialEmitter() {
    super(Target.SERIAL, ConstructForm.SERIAL);
  }

  @Override
  protected void emit(FilePlan file, Edits edits) {
    UnitLowering.lower(file, code -> false, edits);
    ModulePlan plan = file.module();
    LocalFutureLowering values =
        new LocalFutureLowering(plan.module(), file.file(), plan.futures(), edits);
    file.constructs().asyncs().stream().filter(plan::isValue).forEach(values::lower);
    markSights(file, edits);
  }
}
