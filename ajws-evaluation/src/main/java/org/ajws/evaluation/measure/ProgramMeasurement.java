package org.ajws.evaluation.measure;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import org.ajws.report.MeasuredCase;
import org.ajws.report.VariantKind;

/**
 * Measures a program by its {@code main}: its forms run in turn in the same JVM, each with classes
 * and a runtime of its own, and their outputs are compared.
 */
public final class ProgramMeasurement {
  private ProgramMeasurement() {}

  /**
   * One form of the program.
   *
   * @param name in the report
   * @param threads how many it computes with; for AJWS the number of workers
   * @param mainClass its class with a {@code main}
   * @param classPath its classes, its libraries and {@code ajws-runtime}
   */
  public record Form(
      String name, VariantKind kind, int threads, String mainClass, List<String> classPath) {}

  /**
   * What to measure.
   *
   * @param name of the program
   * @param forms one of them serial
   * @param arguments of {@code main}
   * @param ignored a pattern of the output that does not count; empty for none
   * @param plan how long
   */
  public record Task(
      String name,
      List<Form> forms,
      List<String> arguments,
      String ignored,
      MeasurementPlan plan) {}

  /**
   * Measures in several JVMs, one after the other; blocks until they have ended.
   *
   * @param classPath the JVMs' own: that of this class
   * @param jvmArguments options of the JVMs
   * @param timeoutSeconds after which a JVM is ended and measuring fails
   * @param started is told the number of each JVM, from 0
   * @throws IOException if a JVM fails: the program throws, or calls {@code System.exit}
   * @throws InterruptedException if the thread is interrupted; the JVM is ended
   */
  public static List<MeasuredCase> run(
      Task task,
      List<Path> classPath,
      int forks,
      List<String> jvmArguments,
      long timeoutSeconds,
      IntConsumer started)
      throws IOException, InterruptedException {
    return Forks.run(
        new Forks.Command(
            classPath,
            jvmArguments,
            ProgramMeasurement.class.getName(),
            List.of(new Gson().toJson(task)),
            timeoutSeconds),
        forks,
        started);
  }

  /**
   * A measuring JVM.
   *
   * @param args a {@link Task}
   */
  public static void main(String[] args) {
    Forks.end(() -> List.of(measure(new Gson().fromJson(args[0], Task.class))));
  }

  private static MeasuredCase measure(Task task) throws Exception {
    Pattern ignored = task.ignored().isEmpty() ? Pattern.compile("(?!)") : compiled(task);
    List<RuntimeCopy> copies = new ArrayList<>();
    try {
      List<Variant> variants = new ArrayList<>();
      for (Form form : task.forms()) {
        boolean ajws = form.kind() == VariantKind.AJWS;
        RuntimeCopy copy =
            new RuntimeCopy(
                form.classPath().stream().map(Path::of).toList(), ajws ? form.threads() : 1);
        copies.add(copy);
        variants.add(
            new Variant(
                form.name(),
                form.kind(),
                form.threads(),
                1,
                new ProgramRun(copy.load(form.mainClass()), task.arguments(), ignored),
                ajws ? copy::takeStatistics : null));
      }
      MeasuringProgress progress = MeasuringProgress.ofFork(1);
      MeasuredCase measured =
          Interleaved.measure(
              task.name(),
              "",
              String.join(" ", task.arguments()),
              variants,
              task.plan(),
              progress.of(0, task.name()));
      progress.done();
      return measured;
    } finally {
      copies.forEach(RuntimeCopy::close);
    }
  }

  private static Pattern compiled(Task task) {
    return Pattern.compile(task.ignored(), Pattern.MULTILINE);
  }
}
