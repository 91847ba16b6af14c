package org.ajws.processor.emit;

/**
 * The runtime classes that the task form of constructs calls.
 *
 * @param loops the class whose methods run loops, within the packages of the runtime
 * @param tasks the class that queues asyncs, likewise
 * @param speculation the class that runs speculative loops, likewise
 */
public record Engine(String loops, String tasks, String speculation) {
  /** The work-stealing workers of this project. */
  public static final Engine WORKERS =
      new Engine("loop.Loops", "task.Tasks", "speculation.Speculation");

  /** {@link java.util.concurrent.ForkJoinPool}. */
  public static final Engine FORK_JOIN =
      new Engine("loop.ForkJoinLoops", "task.ForkJoinTasks", "speculation.ForkJoinSpeculation");

  private static final String RUNTIME = "org.ajws.runtime.";

  /** The beginning of a call that runs a loop: {@code Loops.method("File.java:12"}. */
  public String loop(String method, String site) {
    return call(loops, method, site);
  }

  /** The call that runs a speculative loop, up to its arguments. */
  public String speculate() {
    return RUNTIME + speculation + ".run";
  }

  /** The beginning of a call about asyncs: {@code Tasks.method("File.java:12"}. */
  public String task(String method, String site) {
    return call(tasks, method, site);
  }

  private static String call(String type, String method, String site) {
    return "%s%s.%s(\"%s\"".formatted(RUNTIME, type, method, site);
  }
}
