package org.ajws.processor.check.shared;

import org.ajws.processor.flow.CallGraph;
import org.ajws.processor.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/** What all walks over a module share. */
final class Analysis {
  final BoundModule module;
  final LocalVariables locals;
  final CallGraph calls;
  final Library library;
  final AtomicMembers atomicMembers;
  final Summaries summaries;
  final Implementations implementations;
  private int lastId;

  Analysis(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.module = module;
    this.locals = locals;
    this.calls = calls;
    this.library = new Library(module);
    this.atomicMembers = new AtomicMembers(module);
    this.summaries = new Summaries(this);
    this.implementations = new Implementations(module, library);
  }

  /** A number no other symbol of this analysis has. */
  int nextId() {
    return ++lastId;
  }
}
