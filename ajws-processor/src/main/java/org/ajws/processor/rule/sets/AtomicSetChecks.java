package org.ajws.processor.rule.sets;

import static org.ajws.processor.rule.Contained.run;

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
    run(UnboundInSets.class, module, m -> new UnboundInSets(m, sets).check(errors));
    run(DeclarationRules.class, module, m -> new DeclarationRules(m, sets).check());
    run(
        ImplementationsWithoutLock.class,
        module,
        m -> new ImplementationsWithoutLock(m, sets).check());
    run(AliasForms.class, module, m -> new AliasForms(m, sets).check());
    run(SharedMemberForms.class, module, m -> new SharedMemberForms(m, sets).check());
    run(SharedObjectRule.class, module, m -> new SharedObjectRule(m, sets).check());
    run(UnitPositionRules.class, module, m -> new UnitPositionRules(m, sets).check());
    run(GeneratedMembers.class, module, m -> new GeneratedMembers(m, sets).check());
    if (sets.declarations().hasAliases()) {
      run(AliasFlowRule.class, module, m -> new AliasFlowRule(m, sets).check());
      run(ContainerFlows.class, module, m -> new ContainerFlows(m, sets).check());
      run(ArrayViews.class, module, m -> new ArrayViews(m, sets).check());
      run(CastRule.class, module, m -> new CastRule(m, sets).check());
      run(UnitsWhileMade.class, module, m -> new UnitsWhileMade(m, sets).check());
    }
    run(AccessRules.class, module, m -> new AccessRules(m, sets).check());
    run(UnitRules.class, module, m -> new UnitRules(m, sets, reachesParallel).check());
    run(InheritedMethods.class, module, m -> new InheritedMethods(m, sets).check());
    run(WaitRule.class, module, m -> new WaitRule(m, sets).check());
    if (!sets.labels().isEmpty()) {
      AwaitRule waits = new AwaitRule(module, sets);
      run(AwaitRule.class, module, m -> waits.check());
      run(BecomeRule.class, module, m -> new BecomeRule(m, sets, waits).check());
      run(SplitUnitRule.class, module, m -> new SplitUnitRule(m, sets).check());
    }
    run(UnlockedSets.class, module, m -> new UnlockedSets(m, sets).check());
    run(LostLockRule.class, module, m -> LostLockRule.check(m, sets));
    run(LostWakingRule.class, module, m -> LostWakingRule.check(m, sets));
    run(SnapshotRules.class, module, m -> new SnapshotRules(m, sets).check());
    run(UnseenAccesses.class, module, m -> new UnseenAccesses(m, sets).check());
    run(WrittenObjects.class, module, m -> new WrittenObjects(m, sets).check());
    run(HandedOutRule.class, module, m -> new HandedOutRule(m, sets).check());
    run(CopiedParts.class, module, m -> new CopiedParts(m, sets).check());
    run(ContentHandedOut.class, module, m -> new ContentHandedOut(m, sets).check());
  }

  /** Reports locks that can be taken in a circle. */
  public static void checkOrder(BoundModule module, AtomicSets sets, LockChoices choices) {
    if (!sets.units().isEmpty()) {
      run(DeadlockRule.class, module, m -> new DeadlockRule(m, sets, choices).check());
    }
  }
}
