package org.ajws.processor.analysis.sets;

import java.util.List;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;

/**
 * A method or lambda whose accesses to each of its sets happen at once.
 *
 * @param code the method or lambda
 * @param uses its sets
 * @param seen those of them of which it reads a snapshot; it locks the others
 * @param twin whether it gets a twin that other units of the same class call without locking; else
 *     its body is locked in place
 * @param joined calls in it that may go to the twin of the callee
 */
public record UnitOfWork(
    Code code, List<SetUse> uses, List<SetUse> seen, boolean twin, List<UnitCall> joined) {

  /** Copies the lists. */
  public UnitOfWork {
    uses = List.copyOf(uses);
    seen = List.copyOf(seen);
    joined = List.copyOf(joined);
  }

  /** The sets that it locks. */
  public List<SetUse> locks() {
    return seen.isEmpty() ? uses : uses.stream().filter(u -> !seen.contains(u)).toList();
  }
}
