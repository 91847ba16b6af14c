package org.ajws.evaluation.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.ajws.report.MeasuredCase;
import org.ajws.report.ReportJson;
import org.ajws.report.ReportWriter;

/**
 * Measures in several JVMs, one after the other, since one JVM's compilation decisions are one
 * sample only. A fork is a main class that measures and, at its end, calls {@link #deliver}.
 */
public final class Forks {
  /** The system property that tells a fork where to put its samples. */
  private static final String RESULT = "ajws.measure.result";

  private Forks() {}

  /**
   * How to start a fork: with this process's Java.
   *
   * @param classPath of the fork
   * @param jvmArguments options, for example {@code -Xmx2g}
   * @param mainClass a class that ends with {@link #deliver}
   * @param arguments of its {@code main}
   * @param timeoutSeconds after which a fork is ended and measuring fails
   */
  public record Command(
      List<Path> classPath,
      List<String> jvmArguments,
      String mainClass,
      List<String> arguments,
      long timeoutSeconds) {

    /** Copies the lists. */
    public Command {
      classPath = List.copyOf(classPath);
      jvmArguments = List.copyOf(jvmArguments);
      arguments = List.copyOf(arguments);
    }
  }

  /** This JVM's class path, for forks that need the same. */
  public static List<Path> ownClassPath() {
    return ClassPaths.of(System.getProperty("java.class.path"));
  }

  /**
   * What limits this JVM to one of HotSpot's compilers, for forks that only look whether results
   * are right: what optimises the JVM that asks is worth it there, too.
   */
  public static List<String> ownCompilers() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("-XX:TieredStopAtLevel="))
        .toList();
  }

  /**
   * Runs the forks and puts their samples together; blocks until they have ended. What they print
   * goes to this process's output.
   *
   * @param count how many forks
   * @param started is told the number of each fork, from 0, before it starts
   * @throws IOException if a fork cannot be started, fails, or takes longer than its time
   * @throws InterruptedException if the thread is interrupted; the fork is ended
   */
  public static List<MeasuredCase> run(Command command, int count, IntConsumer started)
      throws IOException, InterruptedException {
    List<List<MeasuredCase>> forks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      started.accept(i);
      forks.add(runOne(command, (i + 1) + "/" + count));
    }
    return MeasuredCase.merge(forks);
  }

  private static List<MeasuredCase> runOne(Command command, String number)
      throws IOException, InterruptedException {
    Path result = Files.createTempFile("ajws-samples", ".json");
    try {
      List<String> line = new ArrayList<>();
      line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      line.addAll(command.jvmArguments());
      line.add("-D" + RESULT + "=" + result);
      line.add("-D" + MeasuringProgress.FORK + "=" + number);
      line.add("-Dajws.terminal=" + Boolean.getBoolean("ajws.terminal"));
      line.add("-cp");
      line.add(ClassPaths.text(command.classPath()));
      line.add(command.mainClass());
      line.addAll(command.arguments());
      Process process = new ProcessBuilder(line).inheritIO().start();
      try {
        if (!process.waitFor(command.timeoutSeconds(), TimeUnit.SECONDS)) {
          throw new IOException(
              "a measuring JVM did not end within " + command.timeoutSeconds() + " seconds");
        }
      } finally {
        process.destroyForcibly();
      }
      String json = Files.readString(result, StandardCharsets.UTF_8);
      if (process.exitValue() != 0 || json.isEmpty()) {
        throw new IOException(
            "a measuring JVM ended with status "
                + process.exitValue()
                + (json.isEmpty() ? " and without samples" : ""));
      }
      return ReportJson.readCases(json);
    } finally {
      Files.deleteIfExists(result);
    }
  }

  /**
   * All that the {@code main} of a fork does: it measures, hands over its samples, and ends the
   * JVM, since what it measured may leave threads behind. What is thrown is printed, and ends it
   * with status 1.
   */
  public static void end(Callable<List<MeasuredCase>> measure) {
    try {
      deliver(measure.call());
    } catch (Throwable e) {
      e.printStackTrace();
      System.exit(1);
    }
    System.exit(0);
  }

  /**
   * Called by a fork at its end: hands its samples to the process that started it.
   *
   * @throws IllegalStateException in a process that {@link #run} did not start
   */
  public static void deliver(List<MeasuredCase> cases) throws IOException {
    String result = System.getProperty(RESULT);
    if (result == null) {
      throw new IllegalStateException("not started as a measuring fork");
    }
    ReportWriter.replace(Path.of(result), ReportJson.writeCases(cases));
  }
}
