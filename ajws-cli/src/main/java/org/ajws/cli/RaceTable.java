package org.ajws.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ajws.cli.OrderedJvm.Outcome;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.CodeBaseBuild;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.evaluation.measure.Forks;
import org.ajws.processor.api.Target;
import org.ajws.report.race.RaceReport;
import org.ajws.report.race.RaceResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Runs the code bases on the class path under the race detector, each beside its elision: what is
 * found, and what it costs in processor time.
 */
@Command(
    name = "race-table",
    mixinStandardHelpOptions = true,
    description = {
      "Runs code bases under the race detector, each beside its elision.",
      "Exit status 1 if there is a race, something was not seen, or a result differs."
    })
public final class RaceTable implements Callable<Integer> {
  private static final String FORMAT = "%-52s%12s%12s%9s%12s%n";

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "Code bases; default all.")
  List<String> names = new ArrayList<>();

  @Option(
      names = "--runs",
      description = {
        "Runs of each case in a JVM, of which the best counts; default 40 for benchmarks, whose runs"
            + " are short, and 12 for libraries."
      })
  Integer runs;

  @Option(names = "--only", split = ",", paramLabel = "CASE", description = "These cases only.")
  List<String> only = new ArrayList<>();

  @Option(
      names = "--apart",
      description = "Each case in JVMs of its own, so that none changes how another is compiled.")
  boolean apart;

  @Option(
      names = "--short",
      description = {
        "Some minutes in all: the benchmarks in JVMs of their own as with --apart, libraries with two"
            + " runs."
      })
  boolean quick;

  private boolean wrong;

  /** The command. */
  public static void main(String[] args) {
    System.exit(EvaluationCommand.execute(new RaceTable(), "race-table", args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<CodeBase> chosen = CodeBase.named(names);
    try (ScratchFolder scratch = new ScratchFolder()) {
      row("case", "elision ms", "watched ms", "ratio", "bytes/loc.");
      for (CodeBase codeBase : chosen) {
        table(codeBase, Files.createDirectories(scratch.resolve(codeBase.name())));
      }
    }
    return wrong ? ExitStatus.ERROR : ExitStatus.OK;
  }

  private void table(CodeBase codeBase, Path work) throws IOException, InterruptedException {
    CodeBaseBuild build = new CodeBaseBuild(codeBase, work, null);
    build.unpack();
    List<Path> elision = new ArrayList<>(build.compileOriginal());
    List<Path> traced = new ArrayList<>(build.translate(Target.TRACED).classPath());
    elision.addAll(Forks.ownClassPath());
    traced.addAll(Forks.ownClassPath());
    OrderedJvm jvm = new OrderedJvm(codeBase, work);
    List<RaceResult> found = new ArrayList<>();
    List<Double> ratios = new ArrayList<>();
    boolean library = !codeBase.sourceJars().isEmpty();
    int times = runs != null ? runs : quick && library ? 2 : library ? 12 : 40;
    for (List<String> together : together(codeBase, apart || (quick && !library))) {
      Outcome plain = jvm.run(elision, false, times, together);
      Outcome watched = jvm.run(traced, true, times, together);
      found.add(watched.races());
      for (String name : plain.nanos().keySet()) {
        double a = plain.nanos().get(name) / 1e6;
        double b = watched.nanos().get(name) / 1e6;
        ratios.add(b / a);
        row(
            codeBase.name() + ": " + name,
            number(a),
            number(b),
            number(b / a),
            together.size() == 1 ? number(watched.races().shadows().perLocation()) : "");
        if (!plain.digests().get(name).equals(watched.digests().get(name))) {
          wrong = true;
          System.out.println("another result than that of the elision");
        }
      }
    }
    RaceResult all = RaceResult.of(found);
    if (!ratios.isEmpty()) {
      double mean = ratios.stream().mapToDouble(Math::log).average().orElseThrow();
      row(
          codeBase.name() + ", geometric mean",
          "",
          "",
          number(Math.exp(mean)),
          number(all.shadows().perLocation()));
    }
    wrong |= !all.races().isEmpty() || !all.limits().isEmpty();
    System.out.print(new RaceReport(all, List.of(), StandardCharsets.UTF_8).text());
  }

  /** The cases that share a JVM. */
  private List<List<String>> together(CodeBase codeBase, boolean apart) {
    List<String> cases =
        codeBase.cases(true).stream()
            .map(EvaluationCase::name)
            .filter(name -> only.isEmpty() || only.contains(name))
            .collect(Collectors.toList());
    return cases.isEmpty()
        ? List.of()
        : apart ? cases.stream().map(List::of).toList() : List.of(cases);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static void row(String... cells) {
    System.out.printf(Locale.ROOT, FORMAT, (Object[]) cells);
  }
}
