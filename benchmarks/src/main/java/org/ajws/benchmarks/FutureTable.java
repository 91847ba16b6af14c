package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.futures.FutureForms;
import org.ajws.processor.api.Target;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints what futures cost that stay in their method, beside async values and other futures. */
@Command(
    name = "FutureTable",
    mixinStandardHelpOptions = true,
    description =
        "Measures fib with async values, with local futures, and with futures that escape.")
public final class FutureTable implements Callable<Integer> {
  private static final List<String> FORMS = List.of("value", "local", "escaping");

  @Option(names = "--size", description = "Which number is computed (default: ${DEFAULT-VALUE}).")
  int size = 32;

  @Option(
      names = "--rounds",
      description =
          "Runs that count, after as many before; their median (default: ${DEFAULT-VALUE}).")
  int rounds = 30;

  @Option(
      names = "--forks",
      description = "JVMs for each form; their median (default: ${DEFAULT-VALUE}).")
  int forks = 3;

  @Option(names = "--workers", split = ",", description = "Workers (default: ${DEFAULT-VALUE}).")
  List<Integer> workers = List.of(1, 2);

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new FutureTable()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("ajws-futures");
    try {
      List<Path> classPath =
          Translation.of(
              FutureForms.class.getPackageName(),
              List.of(FutureForms.class.getSimpleName()),
              Target.TRYCATCH,
              work);
      double serial = nanos(classPath, "serial", 1);
      System.out.printf(
          Locale.ROOT,
          "fib(%d), time over the serial program, which takes %.2f ms%n%-10s",
          size,
          serial / 1e6,
          "workers");
      FORMS.forEach(f -> System.out.printf("%10s", f));
      System.out.println();
      for (int w : workers) {
        System.out.printf("%-10d", w);
        for (String form : FORMS) {
          System.out.printf(Locale.ROOT, "%10.2f", nanos(classPath, form, w) / serial);
        }
        System.out.println();
      }
      return 0;
    } finally {
      Folders.delete(work);
    }
  }

  private double nanos(List<Path> classPath, String form, int workers)
      throws IOException, InterruptedException {
    List<Double> medians = new ArrayList<>();
    for (int fork = 0; fork < forks; fork++) {
      medians.add(run(classPath, form, workers));
    }
    medians.sort(null);
    return medians.get(forks / 2);
  }

  private double run(List<Path> classPath, String form, int workers)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dajws.workers=" + workers,
                "-cp",
                Comparison.joined(classPath),
                FutureForms.class.getName(),
                form,
                Integer.toString(size),
                Integer.toString(rounds),
                Integer.toString(rounds))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException(form + " ended with status " + status);
      }
      return Double.parseDouble(printed);
    } finally {
      process.destroyForcibly();
    }
  }
}
