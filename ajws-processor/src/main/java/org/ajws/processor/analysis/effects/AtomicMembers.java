package org.ajws.processor.analysis.effects;

import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * The fields that atomic sets protect, and the arrays whose slots they do: in units of work, so the
 * check of loops and asyncs leaves what units do to them out.
 */
final class AtomicMembers {
  private final SetDeclarations sets;
  private final AliasDeclarations aliases;

  AtomicMembers(BoundModule module) {
    this.sets = new SetDeclarations(module);
    this.aliases = new AliasDeclarations(module);
  }

  /** Whether a way leads through a member of an atomic set. */
  boolean covers(AccessPath way) {
    return way.steps().stream()
        .anyMatch(
            s ->
                s instanceof AccessPath.Step.Field f
                    && (!sets.of(f.field()).isEmpty() || aliases.of(f.field()).slots() != null));
  }
}
