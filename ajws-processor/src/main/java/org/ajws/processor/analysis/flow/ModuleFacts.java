package org.ajws.processor.analysis.flow;

import org.ajws.processor.source.BoundModule;

/**
 * What is computed once of the code of a module, and asked by all analyses, rules and emitters.
 *
 * @param module the bound sources
 * @param locals the local variables
 * @param calls which code reaches which
 */
public record ModuleFacts(BoundModule module, LocalVariables locals, CallGraph calls) {
  /** Of a module. */
  public ModuleFacts(BoundModule module) {
    this(module, new LocalVariables(module), new CallGraph(module));
  }

  /** The same with what was found out about locals. */
  public ModuleFacts with(LocalVariables known) {
    return new ModuleFacts(module, known, calls);
  }
}
