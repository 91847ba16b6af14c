package org.ajws.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A process, what it printed and returned. */
record ChildProcess(int status, String out, String err) {
  private static final long LIMIT_SECONDS = 300;

  /**
   * The command ajws in a JVM of its own, since a program that it runs has that JVM's streams. The
   * JVM has the options that the script ajws gives it.
   */
  static ChildProcess ajws(Path folder, String input, Object... args)
      throws IOException, InterruptedException {
    return ajws(folder, input, Map.of(), args);
  }

  /** The same in an environment with more variables. */
  static ChildProcess ajws(
      Path folder, String input, Map<String, String> environment, Object... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Ajws.class.getName());
    for (Object arg : args) {
      command.add(arg.toString());
    }
    return run(folder, input, environment, command);
  }

  static ChildProcess run(
      Path folder, String input, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().putAll(environment);
      Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      try (OutputStream in = process.getOutputStream()) {
        in.write(input.getBytes(StandardCharsets.UTF_8));
      }
      if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("not ended after " + LIMIT_SECONDS + " s: " + command);
      }
      return new ChildProcess(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }
}
