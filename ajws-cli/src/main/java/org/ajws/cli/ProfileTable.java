package org.ajws.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ajws.agent.WatchedJvm;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.ScalingFork;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.processor.api.Target;
import org.ajws.report.MeasuredCase;
import org.ajws.report.profile.ProfileResult;
import org.ajws.report.profile.Scalability;
import org.ajws.report.profile.SchedulerCosts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Profiles the code bases on the class path and runs them on two workers: whether they take as long
 * as the simulation says.
 */
@Command(
    name = "profile-table",
    mixinStandardHelpOptions = true,
    description = {
      "Profiles code bases and runs them on two workers: the simulated time beside the measured one.",
      "Exit status 1 if a result differs from the serial one."
    })
public final class ProfileTable implements Callable<Integer> {
  private static final String FORMAT = "%-46s%11s%10s%10s%10s%8s%11s%11s%9s%n";

  /** What is compared; with more it is not known how much of its time each slows the others. */
  static final int WORKERS = 2;

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "Code bases; default all.")
  List<String> names = new ArrayList<>();

  @Option(names = "--only", split = ",", paramLabel = "CASE", description = "These cases only.")
  List<String> only = new ArrayList<>();

  @Option(
      names = "--runs",
      description =
          "Runs of each case in the profiling JVM, the last counts; default ${DEFAULT-VALUE}.")
  int runs = 20;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "Untimed runs of every case, at least; default ${DEFAULT-VALUE}.")
  double warmUp = 3;

  @Option(
      names = "--rounds",
      description = "Timed runs of every variant; default ${DEFAULT-VALUE}.")
  int rounds = 15;

  private final Console console =
      new Console(
          new PrintWriter(System.out, true, StandardCharsets.UTF_8),
          new PrintWriter(System.err, true, StandardCharsets.UTF_8),
          false);
  private final List<ProfilePrediction> all = new ArrayList<>();
  private boolean wrong;

  /** The command. */
  public static void main(String[] args) {
    System.exit(EvaluationCommand.execute(new ProfileTable(), "profile-table", args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<CodeBase> chosen = CodeBase.named(names);
    row(
        "case",
        "serial ms",
        "1 worker",
        "2 workers",
        "copies",
        "work",
        "simulated",
        "predicted",
        "error");
    try (ScratchFolder scratch = new ScratchFolder()) {
      for (CodeBase codeBase : chosen) {
        table(codeBase, Files.createDirectories(scratch.resolve(codeBase.name())));
      }
    }
    if (!all.isEmpty()) {
      summary();
    }
    return wrong ? ExitStatus.ERROR : ExitStatus.OK;
  }

  private void table(CodeBase codeBase, Path work) throws IOException, InterruptedException {
    List<EvaluationCase> cases =
        codeBase.cases(false).stream()
            .filter(c -> only.isEmpty() || only.contains(c.name()))
            .toList();
    if (cases.isEmpty()) {
      return;
    }
    CodeBaseBuild build = new CodeBaseBuild(codeBase, work, null);
    build.unpack();
    List<Path> elision = build.compileOriginal();
    List<CodeBaseBuild.Translated> forms = build.translate(List.of(Target.TRACED, Target.TRYCATCH));
    MeasurementPlan plan = new MeasurementPlan(2, Math.round(warmUp * 1e9), rounds, 1);
    for (EvaluationCase c : cases) {
      SchedulerCosts costs = CostMeasurement.measure(console); // beside what it is for
      Scalability profile = profile(codeBase, c.name(), forms.get(0).classPath(), work, costs);
      MeasuredCase measured =
          Forks.run(
                  ScalingFork.command(
                      codeBase, elision, forms.get(1).classPath(), WORKERS, c.name(), plan),
                  1,
                  i -> {})
              .get(0);
      show(codeBase.name() + ": " + c.name(), profile, measured);
    }
  }

  private Scalability profile(
      CodeBase codeBase, String name, List<Path> traced, Path work, SchedulerCosts costs)
      throws IOException, InterruptedException {
    Path file = work.resolve("profile.json");
    Files.deleteIfExists(file);
    List<Path> path = new ArrayList<>(traced);
    path.addAll(Forks.ownClassPath());
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(WatchedJvm.options());
    line.addAll(codeBase.jvmArguments());
    line.add("-cp");
    line.add(RuntimePath.join(path));
    line.add(ProfiledCase.class.getName());
    line.addAll(
        List.of(file.toString(), String.valueOf(runs), codeBase.getClass().getName(), name));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    String said;
    int status;
    try {
      said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      status = process.waitFor();
    } finally {
      process.destroyForcibly(); // where this was interrupted
    }
    if (status != 0 || !Files.exists(file)) {
      throw new IOException(
          name + ": the profiling JVM ended with status " + status + " and said\n" + said);
    }
    ProfileResult result = ProfileResult.read(file);
    return Scalability.of(result, result.graph(file), costs);
  }

  private void show(String name, Scalability profile, MeasuredCase measured) {
    ProfilePrediction p =
        new ProfilePrediction(
            measured.variant(ScalingFork.ONE).orElseThrow().wallNanos(),
            measured.variant(ScalingFork.ALL).orElseThrow().wallNanos(),
            measured.ratio(measured.variant(ScalingFork.COPIES).orElseThrow()).median(),
            profile.curve().stream()
                .filter(c -> c.workers() == WORKERS)
                .findFirst()
                .orElseThrow()
                .simulated());
    all.add(p);
    double serial = measured.serial().wallNanos();
    row(
        name,
        number(serial / 1e6),
        number(p.one() / serial),
        number(p.two() / serial),
        number(p.copies()),
        number(profile.result().work() / p.one()),
        number(p.simulated()),
        number(p.nanos() / serial),
        String.format(Locale.ROOT, "%+.0f %%", 100 * p.error()));
    if (!measured.equal()) {
      wrong = true;
      System.out.println("another result than that of the elision");
    }
  }

  private void summary() {
    double mean = all.stream().mapToDouble(p -> Math.abs(p.error())).average().orElseThrow();
    long close = all.stream().filter(ProfilePrediction::isClose).count();
    System.out.printf(
        Locale.ROOT,
        "%nerror: %.0f %% in the mean; %d of %d within %.0f %%%n",
        100 * mean,
        close,
        all.size(),
        100 * ProfilePrediction.CLOSE);
    System.out.println(
        "1 worker, 2 workers, copies (two at once, for the work of one), predicted: over serial; work:"
            + " of the profile, over 1 worker; simulated: speed-up on 2 workers; error: of predicted"
            + " against 2 workers");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static void row(String... cells) {
    System.out.printf(Locale.ROOT, FORMAT, (Object[]) cells);
  }
}
