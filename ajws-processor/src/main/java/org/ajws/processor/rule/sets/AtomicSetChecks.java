package org.ajws.processor.rule.sets;

import com.sun.source.util.TreePath;
import java.util.List;
import java.util.function.Predicate;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundModule;

/** Every rule about atomic sets. */
public final class AtomicSetChecks {
  private AtomicSetChecks() {}

  /**
   * Reports what a module's sets and units do wrong.
   *
   * @param errors what the compiler could not bind
   * @param reachesParallel whether running a piece of code may reach a parallel construct
   */
  public static void check(
      BoundModule module,
      AtomicSets sets,
      List<Binder.CompilerError> errors,
      Predicate<TreePath> reachesParallel) {
    new UnboundInSets(module, sets).check(errors);
    new DeclarationRules(module, sets).check();
    new AliasForms(module, sets).check();
    new UnitPositionRules(module, sets).check();
    new GeneratedMembers(module, sets).check();
    if (sets.declarations().hasAliases()) {
      new AliasFlowRule(module, sets).check();
      new ContainerFlows(module, sets).check();
      new ArrayViews(module, sets).check();
      new CastRule(module, sets).check();
      new CopiedParts(module, sets).check();
      new UnitsWhileMade(module, sets).check();
    }
    new AccessRules(module, sets).check();
    new UnitRules(module, sets, reachesParallel).check();
    new WaitRule(module, sets).check();
    if (!sets.labels().isEmpty()) {
      AwaitRule waits = new AwaitRule(module, sets);
      waits.check();
      new BecomeRule(module, sets, waits).check();
      new SplitUnitRule(module, sets).check();
    }
    new UnlockedSets(module, sets).check();
    new SnapshotRules(module, sets).check();
    new UnseenAccesses(module, sets).check();
    new HandedOutRule(module, sets).check();
  }

  /** Reports locks that can be taken in a circle. */
  public static void checkOrder(BoundModule module, AtomicSets sets, LockChoices choices) {
    if (!sets.units().isEmpty()) {
      new DeadlockRule(module, sets, choices).check();
    }
  }
}
