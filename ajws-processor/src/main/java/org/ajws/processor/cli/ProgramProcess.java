package org.ajws.processor.cli;

import java.io.IOException;
import java.util.List;

/** The process of a program: it has the streams of this one, and ends with it. */
final class ProgramProcess {
  private ProgramProcess() {}

  /** Runs the command to its end and gives its exit status. */
  static int run(List<String> command) {
    Process process;
    try {
      process = new ProcessBuilder(command).inheritIO().start();
    } catch (IOException e) {
      throw new Failure("the program's JVM does not start: " + e.getMessage(), e);
    }
    Thread ender = new Thread(process::destroy, "ajws-program");
    Runtime.getRuntime().addShutdownHook(ender);
    try {
      int status = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(ender);
      return status;
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new Failure("interrupted", e);
    } catch (IllegalStateException ending) {
      // This JVM is being ended by a signal, and with it the program.
      return ExitStatus.ERROR;
    }
  }
}
