package org.ajws.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.agent.WatchedJvm;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.OrderedRun;
import org.ajws.report.race.RaceResult;

/** Runs the cases of a code base in JVMs of their own: its elision, and watched. */
final class OrderedJvm {
  private final CodeBase codeBase;
  private final Path work;

  /**
   * What a JVM has run.
   *
   * @param nanos the processor time of the best run, by the case
   * @param digests of the results
   * @param races what was found; null for the elision
   */
  record Outcome(Map<String, Long> nanos, Map<String, String> digests, RaceResult races) {}

  /**
   * For a code base.
   *
   * @param work a folder for files
   */
  OrderedJvm(CodeBase codeBase, Path work) {
    this.codeBase = codeBase;
    this.work = work;
  }

  /**
   * Runs cases.
   *
   * @param classPath with the form of the code base that is wanted, before any other
   * @param watched whether under the detector
   * @param runs of each, of which the best counts
   * @param names of cases; all quick ones without any
   * @throws IOException if the JVM fails or leaves no result
   */
  Outcome run(List<Path> classPath, boolean watched, int runs, List<String> names)
      throws IOException, InterruptedException {
    Path result = Files.createTempFile(work, "races", ".json");
    Files.delete(result);
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (watched) {
      line.add(WatchedJvm.raceOption(work, result));
    }
    line.addAll(WatchedJvm.options());
    line.addAll(codeBase.jvmArguments());
    line.add("-cp");
    line.add(RuntimePath.join(classPath));
    line.addAll(
        List.of(OrderedRun.class.getName(), codeBase.getClass().getName(), String.valueOf(runs)));
    line.addAll(names);
    Process process =
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try {
      Outcome outcome = read(process);
      int status = process.waitFor();
      if (status != 0 || outcome.nanos.isEmpty() || watched != Files.exists(result)) {
        throw new IOException(
            codeBase.name() + ": its JVM ended with status " + status + " and without all results");
      }
      return watched
          ? new Outcome(outcome.nanos, outcome.digests, RaceResult.read(Files.readString(result)))
          : outcome;
    } finally {
      process.destroyForcibly();
    }
  }

  private static Outcome read(Process process) throws IOException {
    Outcome outcome = new Outcome(new LinkedHashMap<>(), new LinkedHashMap<>(), null);
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String text = out.readLine(); text != null; text = out.readLine()) {
        String[] part = text.split("\t");
        if (part.length == 4 && part[0].equals(OrderedRun.MARK)) {
          outcome.nanos.put(part[1], Long.parseLong(part[2]));
          outcome.digests.put(part[1], part[3]);
        } else {
          System.err.println(text); // of the program
        }
      }
    }
    return outcome;
  }
}
