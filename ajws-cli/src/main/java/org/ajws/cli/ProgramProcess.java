package org.ajws.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The process of a program: it has the streams of this one, and ends with it. */
final class ProgramProcess {
  /**
   * The stack of a translated program's main thread, as large as that of the workers: a level of
   * translated code takes up to ten times what it takes untranslated.
   */
  static final String STACK = "-Xss16m";

  /** How long a program that was asked to end may take; a shell waits for both. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private ProgramProcess() {}

  /** Runs the command to its end and gives its exit status. */
  static int run(List<String> command) {
    Process process;
    try {
      process = new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      throw new Failure("the program's JVM does not start: " + e.getMessage(), e);
    }
    Thread ender = new Thread(() -> end(process, GRACE), "ajws-program");
    Runtime.getRuntime().addShutdownHook(ender);
    try {
      int status = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(ender);
      return status;
    } catch (InterruptedException e) {
      end(process, GRACE);
      Thread.currentThread().interrupt();
      throw new Failure("interrupted", e);
    } catch (IllegalStateException ending) {
      // This JVM is being ended by a signal, and with it the program.
      return ExitStatus.ERROR;
    }
  }

  /** Asks a process to end, and ends it if it does not: nothing outlives this JVM. */
  static void end(Process process, Duration grace) {
    process.destroy();
    try {
      if (!process.waitFor(grace.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
