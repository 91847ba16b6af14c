package org.ajws.processor.api;

import java.util.List;
import java.util.Locale;

/** What the translated program runs on. */
public enum Target {
  /** The work-stealing runtime of this project, on any OpenJDK: the default. */
  TRYCATCH("loop.Loops", "task.Tasks"),
  /** {@link java.util.concurrent.ForkJoinPool}: the portable fallback and the yardstick. */
  FORKJOIN("loop.ForkJoinLoops", "task.ForkJoinTasks"),
  /** The serial elision; locks of atomic sets are generated all the same. */
  SERIAL(null, null),
  /**
   * The work-stealing Jikes RVM, whose exceptions give constructs their shape; with the stub of its
   * class {@code WS} the same code runs in order on any JVM.
   */
  JIKESRVM(null, null);

  private final String loopsClass;
  private final String tasksClass;

  Target(String loopsClass, String tasksClass) {
    this.loopsClass = loopsClass;
    this.tasksClass = tasksClass;
  }

  /** The targets whose code runs on the runtime for OpenJDK. */
  public static List<Target> forOpenJdk() {
    return List.of(TRYCATCH, FORKJOIN, SERIAL);
  }

  /**
   * The runtime class whose methods run loops, within its packages; null where loops stay as is.
   */
  public String loopsClass() {
    return loopsClass;
  }

  /**
   * The runtime class of the task form, within its packages; null where asyncs stay as they are.
   */
  public String tasksClass() {
    return tasksClass;
  }

  /** The name used on the command line, in the plugin's configuration and in the stamp. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The same: what the command line lists and takes. */
  @Override
  public String toString() {
    return id();
  }
}
