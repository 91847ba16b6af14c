package org.ajws.evaluation.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.ajws.evaluation.measure.ProgramMeasurement.Form;
import org.ajws.report.Environment;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Report;
import org.ajws.report.VariantKind;

/** A program in its forms, serial, with threads of its own and with AJWS: measured and reported. */
public final class ProgramReport {
  private final Settings settings;
  private final List<Form> forms = new ArrayList<>();

  /**
   * How to measure.
   *
   * @param workers of AJWS, beside one
   * @param forks how many JVMs measure, one after the other
   * @param rounds timed runs of every form in each JVM, at least
   * @param warmUp seconds of untimed runs before, at least
   * @param timeout minutes after which a JVM is ended
   * @param ignored a pattern of the output that is not compared; empty for none
   * @param arguments of the program's {@code main}
   * @param jvmOptions of the measuring JVMs
   */
  public record Settings(
      int workers,
      int forks,
      int rounds,
      double warmUp,
      int timeout,
      String ignored,
      List<String> arguments,
      List<String> jvmOptions) {

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException for a number that is too small
     */
    public Settings {
      if (workers < 1 || forks < 1 || rounds < 1 || timeout < 1 || !(warmUp >= 0)) {
        throw new IllegalArgumentException("workers, forks, rounds and timeout are numbers from 1");
      }
      arguments = List.copyOf(arguments);
      jvmOptions = List.copyOf(jvmOptions);
    }
  }

  /** For a program without forms yet. */
  public ProgramReport(Settings settings) {
    this.settings = settings;
  }

  /** The sources as they are, compiled without AJWS. */
  public void serial(String mainClass, List<Path> classPath) {
    add("serial", VariantKind.SERIAL, 1, mainClass, classPath);
  }

  /** The program written with threads. */
  public void ownThreads(String mainClass, List<Path> classPath) {
    add("own threads", VariantKind.OWN_THREADS, settings.workers(), mainClass, classPath);
  }

  /** The translation: with one worker, and with as many as the settings say. */
  public void translated(String mainClass, List<Path> classPath) {
    add("AJWS, 1 worker", VariantKind.AJWS, 1, mainClass, classPath);
    if (settings.workers() > 1) {
      String name = "AJWS, " + settings.workers() + " workers";
      add(name, VariantKind.AJWS, settings.workers(), mainClass, classPath);
    }
  }

  private void add(
      String name, VariantKind kind, int threads, String mainClass, List<Path> classPath) {
    forms.add(
        new Form(name, kind, threads, mainClass, classPath.stream().map(Path::toString).toList()));
  }

  /**
   * Measures the forms; blocks until all JVMs have ended.
   *
   * @param name of the program
   * @param found what is known of its sources
   * @param measuring the class path of this class, for the JVMs
   * @param started is told the number of each JVM, from 0
   * @return what was found, with what was measured
   * @throws IOException if a JVM fails: the program throws, or calls {@code System.exit}
   * @throws InterruptedException if the thread is interrupted; the JVM is ended
   */
  public Report measure(String name, Report found, List<Path> measuring, IntConsumer started)
      throws IOException, InterruptedException {
    Environment environment = Environment.here(settings.forks(), settings.jvmOptions());
    List<MeasuredCase> cases =
        ProgramMeasurement.run(
            new ProgramMeasurement.Task(
                name,
                forms,
                settings.arguments(),
                settings.ignored(),
                new MeasurementPlan(2, Math.round(settings.warmUp() * 1e9), settings.rounds(), 1)),
            measuring,
            settings.forks(),
            settings.jvmOptions(),
            settings.timeout() * 60L,
            started);
    boolean threaded = forms.stream().anyMatch(f -> f.kind() == VariantKind.OWN_THREADS);
    return new Report(
        found.title(),
        "The program's main, called again and again in the same JVM: serial (the sources as they"
            + " are, without AJWS), "
            + (threaded ? "with threads of its own, " : "")
            + "and with AJWS.",
        found.version(),
        environment,
        found.figures(),
        found.decisions(),
        cases,
        found.notes(),
        found.lines(),
        null);
  }
}
