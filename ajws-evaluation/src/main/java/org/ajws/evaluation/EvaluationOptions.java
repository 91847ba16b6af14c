package org.ajws.evaluation;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.ajws.evaluation.measure.MeasurementPlan;
import picocli.CommandLine.Option;

/** How to evaluate; options of every command that does. */
public final class EvaluationOptions {
  @Option(names = "--forks", defaultValue = "3", description = "Measuring JVMs; default 3.")
  int forks;

  @Option(
      names = "--workers",
      description = "Threads of every parallel variant; default all cores.")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--quick",
      description = "Only checks the results, on small data; one JVM, a few runs.")
  boolean quick;

  @Option(
      names = "--cases",
      paramLabel = "REGEX",
      description = "Only the cases in whose name this pattern is found; default all.")
  Pattern cases = Pattern.compile("");

  @Option(names = "--rounds", description = "Timed runs of every variant; default by code base.")
  Integer rounds;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "Untimed runs of every case, at least; default by code base.")
  Double warmUp;

  @Option(
      names = "--timeout",
      paramLabel = "MINUTES",
      defaultValue = "60",
      description = "Ends a measuring JVM that takes longer; default ${DEFAULT-VALUE}.")
  int timeoutMinutes;

  @Option(
      names = "--sources",
      split = ",",
      paramLabel = "JAR",
      description = "The sources jars; default what the build has fetched.")
  List<Path> sources;

  void check() {
    if (workers < 1 || forks < 1 || timeoutMinutes < 1) {
      throw new IllegalArgumentException("--workers, --forks and --timeout take a number from 1");
    }
  }

  /** How many JVMs measure. */
  int forks() {
    return quick ? 1 : forks;
  }

  /** The plan of a code base, changed by what the command line says. */
  MeasurementPlan plan(CodeBase codeBase) {
    MeasurementPlan plan = quick ? MeasurementPlan.smoke() : codeBase.plan();
    return new MeasurementPlan(
        plan.warmUpRounds(),
        warmUp == null ? plan.warmUpNanos() : Math.round(warmUp * 1e9),
        rounds == null ? plan.rounds() : rounds,
        1);
  }
}
