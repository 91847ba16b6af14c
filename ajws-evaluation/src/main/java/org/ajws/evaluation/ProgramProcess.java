package org.ajws.evaluation;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The process of a program: it has the streams of this one, and ends with it. */
public final class ProgramProcess {
  /** How long a program that was asked to end may take; a shell waits for both. */
  private static final Duration GRACE = Duration.ofSeconds(5);

  private ProgramProcess() {}

  /**
   * Runs the command to its end.
   *
   * @return its exit status
   * @throws IOException if it does not start
   * @throws InterruptedIOException if the thread is interrupted; the process is ended
   */
  public static int run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    Thread ender = new Thread(() -> end(process, GRACE), "ajws-program");
    Runtime.getRuntime().addShutdownHook(ender);
    try {
      int status = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(ender);
      return status;
    } catch (InterruptedException e) {
      end(process, GRACE);
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    } catch (IllegalStateException ending) {
      // This JVM is being ended by a signal, and with it the program.
      return 1;
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
