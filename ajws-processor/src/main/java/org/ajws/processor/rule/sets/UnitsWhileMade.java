package org.ajws.processor.rule.sets;

import java.util.HashSet;
import java.util.Set;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Constructors that are handed a container of objects with their set ({@link AdoptedSets#isHanded})
 * call no units for it: the new object still has a lock of its own, while others have that of the
 * objects.
 */
final class UnitsWhileMade {
  private final BoundModule module;
  private final AtomicSets sets;
  private final AdoptedSets adopted;

  UnitsWhileMade(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.adopted = new AdoptedSets(sets.declarations(), sets.aliases());
  }

  void check() {
    Set<Code> reported = new HashSet<>();
    for (UnitCall call : sets.calls()) {
      Code made = maker(call);
      SetUse use = made == null ? null : shared(call, made);
      if (use != null && reported.add(made)) {
        module.report(
            DiagnosticCode.UNIT_WHILE_MADE,
            made.file(),
            call.path().getLeaf(),
            ("%s is a unit of work for atomic set %s, which what the constructor is handed has already: the new"
                    + " object gets that lock only when it is made")
                .formatted(call.callee().getSimpleName(), use.set().name()),
            "call it after new, for example in the method that makes the object");
      }
    }
  }

  /** The constructor or initialiser that calls something on its own object; null for other code. */
  private static Code maker(UnitCall call) {
    Code code = call.code();
    while (code != null && code.standsInCode()) {
      code = code.outer();
    }
    return code != null && call.level() != null && code.constructs(call.level()) ? code : null;
  }

  private SetUse shared(UnitCall call, Code made) {
    return sets.analysis().needed(call).stream()
        .filter(u -> u.isOfThis() && adopted.isHanded(made, u.set()))
        .findFirst()
        .orElse(null);
  }
}
