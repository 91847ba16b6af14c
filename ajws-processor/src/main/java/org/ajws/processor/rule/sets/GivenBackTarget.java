package org.ajws.processor.rule.sets;

import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/** Units that give their locks back, where a target or another module does not allow it. */
public final class GivenBackTarget {
  private GivenBackTarget() {}

  /**
   * Reports what cannot be.
   *
   * @param has whether the target has locks that can be given back in the middle of a unit
   */
  public static void check(BoundModule module, AtomicSets sets, LockChoices choices, boolean has) {
    for (UnitLabel label : sets.labels()) {
      if (!has) {
        module.report(
            DiagnosticCode.AWAIT_NOT_POSSIBLE,
            label.code().file(),
            label.path().getLeaf(),
            "this target has no units that give their locks back before their end",
            "translate for another target");
        continue;
      }
      for (AtomicSetModel set : choices.cannotBeGivenBack()) {
        if (sets.analysis().uses(label.code()).stream().anyMatch(u -> u.set().equals(set))) {
          String name = set.owner().getSimpleName() + "." + set.name();
          module.report(
              DiagnosticCode.AWAIT_NOT_POSSIBLE,
              label.code().file(),
              label.path().getLeaf(),
              "the lock of %s cannot be given back here: its module was translated with monitors"
                  .formatted(name),
              "translate that module with locks=" + name + "=reentrant");
        }
      }
    }
  }
}
