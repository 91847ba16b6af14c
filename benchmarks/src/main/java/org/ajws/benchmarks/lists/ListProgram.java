package org.ajws.benchmarks.lists;

import java.util.List;
import org.ajws.benchmarks.tracking.Memory;
import org.ajws.benchmarks.tracking.Task;
import org.ajws.runtime.claim.Indices;

/** A program that is lists of tasks; all that it reads and writes it does in these. */
public abstract class ListProgram {
  /** Its shared arrays. */
  final Memory memory = new Memory();

  ListProgram() {}

  /** The arrays that its tasks share. */
  public final Memory memory() {
    return memory;
  }

  /** Puts the input in place. */
  public abstract void reset();

  /** Its tasks: all of a list may run at the same time. */
  public abstract List<List<Task>> lists();

  /** What it computed, as one number. */
  public abstract long digest();

  /** How many tasks it has. */
  public final int tasks() {
    return lists().stream().mapToInt(List::size).sum();
  }

  /** Runs it in order, as it was written. */
  public final void inOrder() {
    for (List<Task> list : lists()) {
      for (Task task : list) {
        task.plain();
      }
    }
  }

  /** The indices from one on to before another. */
  static Indices range(int from, int to) {
    return from >= to ? Indices.NONE : Indices.trips(0, 1, from, to);
  }
}
