package org.ajws.processor.plan;

import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import org.ajws.processor.analysis.flow.LocalFutures;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.analysis.flow.ParallelReach;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.plan.frames.FrameAnalysis;
import org.ajws.processor.plan.frames.ThreadWaits;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * What each construct of a module becomes; all that an emitter knows.
 *
 * @param form of the target
 * @param facts about the code
 * @param constructs with their captures
 * @param futures which futures stay in their methods
 * @param sets the atomic sets and their units of work
 * @param locks how units exclude each other
 * @param reach from where parallel constructs are reached
 * @param waiting the units that wait for conditions
 * @param waits whether running a piece of code may wait for what comes later: where its stack is
 *     not saved it must not run on top of code that might bring that
 * @param speculations what speculative loops track; nothing where they run in order
 * @param frames the methods that are given frames; none unless that is the form
 */
public record ModulePlan(
    ConstructForm form,
    ModuleFacts facts,
    Constructs constructs,
    LocalFutures futures,
    AtomicSets sets,
    LockChoices locks,
    ParallelReach reach,
    WaitingUnits waiting,
    Predicate<TreePath> waits,
    Speculations speculations,
    FrameAnalysis frames) {

  /** The plan of a module without errors. */
  public static ModulePlan of(
      ConstructForm form,
      ModuleFacts facts,
      Constructs constructs,
      AtomicSets sets,
      LockChoices locks,
      ParallelReach reach,
      Speculations speculations) {
    Constructs resumable =
        form == ConstructForm.FRAMES ? constructs : constructs.with(a -> false, f -> true);
    ThreadWaits waits = new ThreadWaits(facts, !sets.labels().isEmpty());
    LocalFutures futures = new LocalFutures(facts, constructs);
    FrameAnalysis frames =
        new FrameAnalysis(
            facts, resumable, futures, sets::isUnit, form == ConstructForm.FRAMES, waits);
    return new ModulePlan(
        form,
        facts,
        constructs,
        futures,
        sets,
        locks,
        reach,
        new WaitingUnits(facts.module(), sets),
        waits::mayWait,
        speculations,
        frames);
  }

  /**
   * Whether a future is a value, without an object, where its expression has ended before what
   * follows begins: where all is in order, and in the fast version of a method with frames.
   */
  public boolean isValue(Async future) {
    return futures.isLocal(future.value())
        && (form == ConstructForm.SERIAL
            || (form == ConstructForm.FRAMES && frames.hasFrame(future.path())));
  }

  /** Whether methods of the module run under other names than their own. */
  public boolean hasTwins() {
    return !frames.isEmpty() || sets.units().stream().anyMatch(UnitOfWork::twin);
  }

  /** The bound sources. */
  public BoundModule module() {
    return facts.module();
  }

  /** What becomes of one file. */
  public FilePlan of(BoundFile file) {
    Constructs ofFile = constructs.of(file);
    return new FilePlan(this, file, form.speculates() ? ofFile : ofFile.withoutSpeculation());
  }
}
