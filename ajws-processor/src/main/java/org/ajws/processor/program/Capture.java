package org.ajws.processor.program;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import javax.lang.model.element.VariableElement;

/**
 * A local variable or parameter declared outside a parallel region and used in its body.
 *
 * @param variable the local
 * @param declaration where it is declared
 * @param role what the region may do with it
 * @param reduction how partial results are combined; null unless the role is {@code REDUCE}
 * @param uses every use in the body, nested regions and lambdas included, in source order
 */
public record Capture(
    VariableElement variable,
    VariableTree declaration,
    Role role,
    Reduction reduction,
    List<IdentifierTree> uses) {

  /** Copies the list. */
  public Capture {
    uses = List.copyOf(uses);
  }

  /** The variable's name in the source. */
  public String name() {
    return variable.getSimpleName().toString();
  }

  /** What a region may do with a local from outside. */
  public enum Role {
    /** Only read, and effectively final: captured as it is. */
    READ,
    /** Only read in the body, but assigned elsewhere: a copy is made when the region begins. */
    COPY,
    /** Written before it is read in every iteration and dead after the loop: a local of its own. */
    PRIVATE_BY_ITSELF,
    /** {@code @Private}, or scratch space: each task has its own copy of the value at the start. */
    PRIVATE,
    /** {@code @Reduce}: each task has a partial result. */
    REDUCE,
    /** Assigned by one async alone: its result, to be read after the finish. */
    RESULT
  }
}
