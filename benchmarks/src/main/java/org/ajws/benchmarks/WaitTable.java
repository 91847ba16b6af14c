package org.ajws.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.waits.WaitRun;
import org.ajws.benchmarks.waits.WaitRun.Sample;
import org.ajws.processor.api.Target;
import org.ajws.runtime.AjwsRuntime;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Prints what it costs that tasks wait: forks that might, frames that do, messages, trees and
 * monitors, each beside its alternatives. All variants of a row must give the same result.
 */
@Command(
    name = "WaitTable",
    mixinStandardHelpOptions = true,
    description = "Measures programs whose tasks wait, beside their alternatives.")
public final class WaitTable implements Callable<Integer> {
  /** All of the package, so that translated classes find each other. */
  private static final List<String> SOURCES =
      List.of(
          "Bodies",
          "ConditionMonitors",
          "Fibonacci",
          "Folding",
          "Messages",
          "MessagesByHand",
          "MonitorKind",
          "MonitorUse",
          "Monitors",
          "NotifyMonitors",
          "Parsing",
          "Remote",
          "Sketch",
          "TreeByHand",
          "Trees",
          "WaitRun");

  @Option(
      names = "--rounds",
      description =
          "Runs that count, after some seconds of others; their median (default: ${DEFAULT-VALUE}).")
  int rounds = 40;

  @Option(
      names = "--forks",
      description = "JVMs for each program; their median (default: ${DEFAULT-VALUE}).")
  int forks = 3;

  @Option(
      names = "--workers",
      description = "Workers and threads where several run (default: ${DEFAULT-VALUE}).")
  int workers = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--java",
      description = "The java command of the measured JVMs; virtual threads need Java 21.")
  Path java = Path.of(System.getProperty("java.home"), "bin", "java");

  @Option(names = "--smoke", description = "Only whether all results are right: seconds.")
  boolean smoke;

  @Option(
      names = "--tables",
      split = ",",
      description = "Which to print: ${COMPLETION-CANDIDATES} (default: all).")
  List<Table> tables = List.of(Table.values());

  /** What is printed, in lower case as it is named in the command line. */
  enum Table {
    /** The figures of a thesis: forks, and waits of frames. */
    forks(WaitTable::thesis),
    /** Messages between tasks. */
    messages(WaitTable::messages),
    /** Insertions into a tree. */
    trees(WaitTable::trees),
    /** The monitors of the textbook. */
    monitors(WaitTable::monitors);

    private final Printing print;

    Table(Printing print) {
      this.print = print;
    }
  }

  /** Prints a table. */
  private interface Printing {
    void of(WaitTable table) throws Exception;
  }

  private List<Path> classPath;

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new WaitTable()).execute(args));
  }

  /** A variant of a row. */
  private record Column(String label, String program, int workers) {}

  @Override
  public Integer call() throws Exception {
    Path work = Files.createTempDirectory("ajws-waits");
    try {
      classPath = Translation.of(WaitRun.class.getPackageName(), SOURCES, Target.TRYCATCH, work);
      if (smoke) {
        checkResults();
      } else {
        for (Table table : tables) {
          table.print.of(this);
        }
      }
      return 0;
    } finally {
      Folders.delete(work);
    }
  }

  // ---- the tables

  private void thesis() throws Exception {
    System.out.println("One worker, processor time over the plain program:");
    System.out.printf("%-14s%12s%8s%8s%n", "", "plain ms", "FK", "SW");
    for (String name : List.of("fib", "Barnes-Hut", "RNA", "CKY")) {
      List<Column> columns =
          new ArrayList<>(
              List.of(new Column("plain", name + " plain", 1), new Column("FK", name + " FK", 1)));
      if (!name.equals("fib")) {
        columns.add(new Column("SW", name + " SW", 1));
      }
      List<Sample> samples = row(columns);
      double plain = samples.get(0).cpuNanos();
      System.out.printf(Locale.ROOT, "%-14s%12.2f", name, plain / 1e6);
      for (Sample s : samples.subList(1, samples.size())) {
        System.out.printf(Locale.ROOT, "%8.2f", s.cpuNanos() / plain);
      }
      System.out.println();
    }
    Sample frames = row(List.of(new Column("AJWS", "frames AJWS", 1))).get(0);
    System.out.printf(
        Locale.ROOT,
        "block and resume of a frame with 16 locals, with a message: %.3f us of processor time%n%n",
        frames.cpuNanos() / 1e3 / WaitRun.FRAMES);
  }

  private void messages() throws Exception {
    System.out.printf("Messages, elapsed ns for each; %d workers or threads:%n", workers);
    List<String> labels =
        List.of("AJWS, 1 worker", "AJWS", "CompletableFuture", "ManagedBlocker", "virtual threads");
    header(labels, 14);
    for (WaitRun.Messaging m : WaitRun.Messaging.values()) {
      List<Column> columns = new ArrayList<>();
      columns.add(new Column(labels.get(0), m.label + " AJWS", 1));
      for (String label : labels.subList(1, labels.size())) {
        columns.add(new Column(label, m.label + " " + label, workers));
      }
      System.out.printf("%-14s", m.label);
      for (Sample s : row(columns)) {
        System.out.print(s == null ? "%20s".formatted("-") : number(s.nanos() / m.messages, 20));
      }
      System.out.println();
    }
    System.out.println();
  }

  private void trees() throws Exception {
    System.out.printf("Insertions into a tree, elapsed time over serial; %d workers:%n", workers);
    List<String> labels =
        List.of(
            "serial ms",
            "early release, 1",
            "early release",
            "one set",
            "synchronized",
            "hand over hand");
    header(labels, 14);
    for (WaitRun.Inserting tree : WaitRun.Inserting.values()) {
      String name = tree.label;
      List<Sample> samples =
          row(
              List.of(
                  new Column("serial", name + " serial", 1),
                  new Column("early release, 1", name + " early release", 1),
                  new Column("early release", name + " early release", workers),
                  new Column("one set", name + " one set", workers),
                  new Column("synchronized", name + " one lock", workers),
                  new Column("hand over hand", name + " hand over hand", workers)));
      double serial = samples.get(0).nanos();
      System.out.printf(Locale.ROOT, "%-14s%20.2f", name, serial / 1e6);
      for (Sample s : samples.subList(1, samples.size())) {
        System.out.print(number(s.nanos() / serial, 20));
      }
      System.out.println();
    }
    System.out.println();
  }

  private void monitors() throws Exception {
    System.out.println("Monitors, four threads, elapsed time over wait and notifyAll:");
    System.out.printf("%-14s%14s%12s%12s%n", "", "notifyAll ms", "Condition", "await:");
    for (String name : List.of("buffer", "readers", "philosophers", "shutdown", "barrier")) {
      List<Sample> samples =
          row(
              List.of(
                  new Column("notifyAll", name + " notifyAll", workers),
                  new Column("Condition", name + " Condition", workers),
                  new Column("await", name + " await", workers)));
      double first = samples.get(0).nanos();
      System.out.printf(
          Locale.ROOT,
          "%-14s%14.2f%12.2f%12.2f%n",
          name,
          first / 1e6,
          samples.get(1).nanos() / first,
          samples.get(2).nanos() / first);
    }
    System.out.printf(
        "%-14s%14d%12d%12d%n",
        "lines of all", lines("NotifyMonitors"), lines("ConditionMonitors"), lines("Monitors"));
  }

  private static void header(List<String> labels, int first) {
    System.out.print(" ".repeat(first));
    labels.forEach(l -> System.out.printf("%20s", l));
    System.out.println();
  }

  private static String number(double value, int width) {
    String format = value < 10 ? "%" + width + ".2f" : "%" + width + ".0f";
    return String.format(Locale.ROOT, format, value);
  }

  /** Lines of code of a source, without comments and empty ones. */
  static long lines(String source) throws IOException {
    String name = "/" + WaitRun.class.getPackageName().replace('.', '/') + "/" + source + ".java";
    try (InputStream in = WaitTable.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(l -> !l.isEmpty() && !l.startsWith("/*") && !l.startsWith("*"))
          .count();
    }
  }

  // ---- measuring

  /** Measures the variants of a row, one after the other in each fork. */
  private List<Sample> row(List<Column> columns) throws IOException, InterruptedException {
    List<List<Sample>> all = new ArrayList<>();
    columns.forEach(c -> all.add(new ArrayList<>()));
    Long expected = null;
    for (int fork = 0; fork < forks; fork++) {
      for (int c = 0; c < columns.size(); c++) {
        Sample sample = run(columns.get(c));
        if (sample != null) {
          expected = expected == null ? sample.result() : expected;
          check(columns.get(c).program(), sample.result(), expected);
          all.get(c).add(sample);
        }
      }
    }
    List<Sample> medians = new ArrayList<>();
    for (List<Sample> samples : all) {
      medians.add(samples.isEmpty() ? null : median(samples));
    }
    return medians;
  }

  private static Sample median(List<Sample> samples) {
    List<Sample> byTime =
        samples.stream().sorted(Comparator.comparingDouble(Sample::nanos)).toList();
    List<Sample> byCpu =
        samples.stream().sorted(Comparator.comparingDouble(Sample::cpuNanos)).toList();
    int middle = samples.size() / 2;
    return new Sample(
        byTime.get(middle).nanos(), byCpu.get(middle).cpuNanos(), samples.get(0).result());
  }

  private static void check(String program, long result, long expected) {
    if (result != expected) {
      throw new IllegalStateException(
          program + " gives " + result + ", another one of its row " + expected);
    }
  }

  private Sample run(Column column) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                java.toString(),
                "-Dajws.workers=" + column.workers,
                "-Djdk.virtualThreadScheduler.parallelism=" + column.workers,
                "-cp",
                Comparison.joined(classPath),
                WaitRun.class.getName(),
                column.program,
                Integer.toString(rounds))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      String printed =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException(column.program + " ended with status " + status);
      }
      return printed.equals(WaitRun.NONE) ? null : Sample.parse(printed);
    } finally {
      process.destroyForcibly();
    }
  }

  /** Runs all programs once in this JVM, with one worker and with several. */
  private void checkResults() throws ReflectiveOperationException {
    for (int w : new int[] {1, workers}) {
      System.setProperty("ajws.workers", Integer.toString(w));
      AjwsRuntime.shutdown();
      Class<?> translated =
          new TranslatedClasses(classPath.get(0)).loadClass(WaitRun.class.getName());
      String row = "";
      long expected = 0;
      for (String name : WaitRun.names()) {
        if (!WaitRun.has(name)) {
          continue;
        }
        long result = (long) translated.getMethod("result", String.class).invoke(null, name);
        String first = name.split(" ", 2)[0];
        expected = first.equals(row) ? expected : result;
        row = first;
        check(name, result, expected);
      }
    }
    AjwsRuntime.shutdown();
  }
}
