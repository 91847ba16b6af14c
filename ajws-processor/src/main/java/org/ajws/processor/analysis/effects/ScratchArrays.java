package org.ajws.processor.analysis.effects;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * Finds scratch space: local arrays of which all iterations of a parallel loop certainly write the
 * same slots. As private locals they are what the programmer meant, and the rules of private locals
 * tell where they are not.
 */
public final class ScratchArrays {
  private ScratchArrays() {}

  /** The locals of a module, with the scratch space of its parallel loops among the private. */
  public static LocalVariables declare(
      BoundModule module, LocalVariables locals, CallGraph calls, List<ParallelLoop> loops) {
    Set<VariableElement> scratch = new LinkedHashSet<>();
    LocalVariables declared = locals;
    int known;
    do { // an array that is private may have kept another one from being certain
      known = scratch.size();
      SharedWrites shared = new SharedWrites(module, declared, calls);
      loops.forEach(loop -> shared.of(loop).forEach(write -> add(write, scratch)));
      declared = locals.withScratch(scratch);
    } while (scratch.size() > known);
    return declared;
  }

  private static void add(SharedWrite write, Set<VariableElement> scratch) {
    AccessPath target = write.effect().target();
    if (write.sharing() == SharedWrite.Sharing.SAME
        && write.effect().kind() == Effect.Kind.SLOT
        && target.origin() instanceof AccessPath.Origin.Variable v
        && v.variable().getKind() == ElementKind.LOCAL_VARIABLE
        && target.steps().stream().allMatch(AccessPath.Step.Index.class::isInstance)) {
      scratch.add(v.variable());
    }
  }
}
