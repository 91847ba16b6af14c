package org.ajws.processor.analysis.effects;

import java.util.List;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.ParallelLoop;

/**
 * An async that each round of a loop starts.
 *
 * @param async the async
 * @param loop the loop around it, described as if it were parallel
 * @param writes what the tasks of its rounds write in common
 */
public record TaskRounds(Async async, ParallelLoop loop, List<SharedWrite> writes) {
  /** Copies the list. */
  public TaskRounds {
    writes = List.copyOf(writes);
  }
}
