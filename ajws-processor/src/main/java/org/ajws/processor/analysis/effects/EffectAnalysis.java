package org.ajws.processor.analysis.effects;

import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/** What all walks over a module share. */
final class EffectAnalysis {
  public final BoundModule module;
  public final LocalVariables locals;
  final CallGraph calls;
  public final Library library;
  final AtomicMembers atomicMembers;
  final EffectSummaries summaries;
  public final Implementations implementations;
  private int lastId;

  public EffectAnalysis(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.module = module;
    this.locals = locals;
    this.calls = calls;
    this.library = new Library(module);
    this.atomicMembers = new AtomicMembers(module);
    this.summaries = new EffectSummaries(this);
    this.implementations = new Implementations(module, library);
  }

  /** A number no other symbol of this analysis has. */
  public int nextId() {
    return ++lastId;
  }
}
