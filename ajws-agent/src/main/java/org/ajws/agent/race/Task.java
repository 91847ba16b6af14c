package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A task, for reports: how it was spawned, and by whom. Made when a task first touches memory.
 *
 * @param kind what it is
 * @param site the construct that spawned it; empty for the main task
 * @param index of an iteration, its number or the value of its loop variable
 * @param parent the task that spawned it; null for the main task
 */
public record Task(Kind kind, String site, long index, Task parent) {
  /** What a task is. */
  public enum Kind {
    /** The program itself. */
    MAIN,
    /** An async statement. */
    ASYNC,
    /** The initialiser of an async value. */
    VALUE,
    /** The expression of a future. */
    FUTURE,
    /** One iteration of a parallel loop. */
    ITERATION
  }

  static final Task MAIN = new Task(Kind.MAIN, "", 0, null);

  /** The way to this task from the main task, which is left out; outermost first. */
  public List<Task> path() {
    List<Task> path = new ArrayList<>();
    for (Task t = this; t.parent != null; t = t.parent) {
      path.add(t);
    }
    Collections.reverse(path);
    return path;
  }
}
