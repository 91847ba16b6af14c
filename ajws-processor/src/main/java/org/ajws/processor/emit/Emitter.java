package org.ajws.processor.emit;

import org.ajws.processor.api.Target;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/**
 * Writes the code of one target. There is one for each, registered in {@code
 * emit.registry.Emitters}; nothing below it names a target: plans know the form alone, and
 * lowerings the {@link Engine}.
 */
public abstract class Emitter {
  private final Target target;
  private final ConstructForm form;

  /** For a target whose constructs have a form. */
  protected Emitter(Target target, ConstructForm form) {
    this.target = target;
    this.form = form;
  }

  /** The target whose code this writes. */
  public final Target target() {
    return target;
  }

  /** The form that constructs are planned for. */
  public final ConstructForm form() {
    return form;
  }

  /**
   * The new text of a file; null where it stays as it is. What the target cannot do is reported to
   * the diagnostics of the module.
   */
  public final String translate(FilePlan file) {
    Edits edits = new Edits();
    emit(file, edits);
    return text(file, edits);
  }

  /** The same for a file of {@link BoundModule#others}, which has critical sections at most. */
  public final String translateOther(FilePlan file) {
    Edits edits = new Edits();
    markSections(file, edits);
    return text(file, edits);
  }

  private String text(FilePlan file, Edits edits) {
    if (edits.isEmpty() && file.constructs().isEmpty()) {
      return null;
    }
    Stamp.put(file.module().module(), file.file(), target.id(), edits);
    return edits.applyTo(file.file().source().text());
  }

  /** Adds what the constructs, units of work and critical sections of a file become. */
  protected abstract void emit(FilePlan file, Edits edits);

  /**
   * Adds what the program's looks at stack traces become, but for clauses of methods with frames;
   * to be called after what else changes the file. One that stays as it is gets nothing.
   */
  protected final void markSights(FilePlan file, Edits edits) {
    ModulePlan plan = file.module();
    boolean changes = !edits.isEmpty() || !file.constructs().isEmpty() || file.hasFrames();
    if (changes && plan.hasTwins()) {
      TraceSights.lower(plan.module(), file.file(), plan.frames()::hasFrames, edits);
    }
  }

  /** Adds what critical sections become; nothing where constructs run in order anyway. */
  protected void markSections(FilePlan file, Edits edits) {}
}
