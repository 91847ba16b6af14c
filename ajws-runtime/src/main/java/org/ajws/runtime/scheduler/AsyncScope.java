package org.ajws.runtime.scheduler;

/**
 * Where the asyncs that a thread spawns are counted: the task-form finish, or the part of a
 * parallel loop, that the thread runs. Used by that thread.
 */
public interface AsyncScope {
  /** What cancels the asyncs, and gets their exceptions. */
  Region region();

  /** Whether an async should be given away; otherwise its spawner runs it. */
  boolean wantsMore(Worker worker);

  /** Lets any worker run an async, before the scope ends. */
  void give(Worker worker, AsyncJob job);
}
