package org.ajws.processor.api;

import java.util.List;
import java.util.Locale;

/** What the translated program runs on: a form of the code, and the runtime that it calls. */
public enum Target {
  /** The work-stealing runtime of this project, on any OpenJDK: the default. */
  TRYCATCH,
  /**
   * The workers of this project with asyncs as queued lambdas: what frames are measured against.
   */
  TASKS,
  /** {@link java.util.concurrent.ForkJoinPool}: the portable fallback and the yardstick. */
  FORKJOIN,
  /** The serial elision; locks of atomic sets are generated all the same. */
  SERIAL,
  /**
   * The serial elision, with events where constructs, tasks and iterations begin and end: for
   * {@code ajws race}. All atomic sets have locks, whatever was chosen for them.
   */
  TRACED,
  /**
   * The work-stealing Jikes RVM, whose exceptions give constructs their shape; with the stub of its
   * class {@code WS} the same code runs in order on any JVM.
   */
  JIKESRVM;

  /** The targets whose code runs on the runtime for OpenJDK. */
  public static List<Target> forOpenJdk() {
    return List.of(TRYCATCH, TASKS, FORKJOIN, SERIAL, TRACED);
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
