package org.ajws.processor.plan;

import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.analysis.flow.ParallelReach;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.plan.frames.FrameAnalysis;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * What each construct of a module becomes; all that an emitter knows.
 *
 * @param form of the target
 * @param facts about the code
 * @param constructs with their captures
 * @param sets the atomic sets and their units of work
 * @param locks how units exclude each other
 * @param reach from where parallel constructs are reached
 * @param frames the methods that are given frames; none unless that is the form
 */
public record ModulePlan(
    Form form,
    ModuleFacts facts,
    Constructs constructs,
    AtomicSets sets,
    LockChoices locks,
    ParallelReach reach,
    FrameAnalysis frames) {

  /** The plan of a module without errors. */
  public static ModulePlan of(
      Form form,
      ModuleFacts facts,
      Constructs constructs,
      AtomicSets sets,
      LockChoices locks,
      ParallelReach reach) {
    Constructs resumable =
        form == Form.FRAMES ? constructs : constructs.with(a -> false, f -> true);
    FrameAnalysis frames = new FrameAnalysis(facts, resumable, sets::isUnit, form == Form.FRAMES);
    return new ModulePlan(form, facts, constructs, sets, locks, reach, frames);
  }

  /** The bound sources. */
  public BoundModule module() {
    return facts.module();
  }

  /** What becomes of one file. */
  public FilePlan of(BoundFile file) {
    return new FilePlan(this, file, constructs.of(file));
  }
}
