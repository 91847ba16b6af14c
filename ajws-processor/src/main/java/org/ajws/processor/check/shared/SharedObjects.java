package org.ajws.processor.check.shared;

import java.util.List;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.flow.CallGraph;
import org.ajws.processor.flow.LocalVariables;
import org.ajws.processor.model.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * Checks what the body of a parallel loop writes through arrays and objects from outside, following
 * the methods of the module: an error where every iteration certainly writes the same place,
 * nothing where iterations keep apart, a warning where it cannot tell.
 *
 * <p>The body is evaluated once with symbolic values. Numbers are polynomials over the loop
 * variable, the counters of inner loops and what the loop does not change ({@link Form});
 * references are ways from an origin ({@link Ref}). Each write becomes an {@link Effect}; a method
 * has a {@link Summary} of effects in terms of its parameters, which its callers put their
 * arguments into. {@link Slots} then compares the places of two iterations. {@code
 * docs/design/shared-objects.md} says what is certain, what is accepted, and what is not seen.
 */
public final class SharedObjects {
  private final Analysis tools;
  private final Messages messages;

  /** Checks loops of a module. */
  public SharedObjects(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.tools = new Analysis(module, locals, calls);
    this.messages = new Messages(tools);
  }

  /** Checks loops of a module. */
  public SharedObjects(BoundModule module) {
    this(module, new LocalVariables(module), new CallGraph(module));
  }

  /** Reports what is wrong with a loop to the module's diagnostics. */
  public void check(ParallelLoop loop) {
    List<Finding> findings = new LoopCheck(tools, loop).findings();
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING)) {
      findings.stream()
          .filter(f -> f.code().severity() == severity)
          .forEach(f -> messages.report(loop, f));
    }
  }
}
