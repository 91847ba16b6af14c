package org.ajws.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.ajws.benchmarks.tasks.Crew;
import org.ajws.benchmarks.tasks.Program;
import org.ajws.benchmarks.tasks.Way;
import org.ajws.evaluation.measure.Forks;
import org.ajws.evaluation.measure.Interleaved;
import org.ajws.evaluation.measure.MeasurementPlan;
import org.ajws.processor.api.Target;
import org.ajws.report.MeasuredCase;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the ways to run the thesis' task-parallel programs. */
@Command(
    name = "TaskComparison",
    mixinStandardHelpOptions = true,
    description = "Measures task-parallel programs by AJWS against the alternatives, side by side.")
public final class TaskComparison extends Comparison {
  /** The sizes of the programs' inputs. */
  enum Sizes {
    SMALL,
    THESIS
  }

  @Option(
      names = "--programs",
      split = ",",
      description = "Only these programs: ${COMPLETION-CANDIDATES}.")
  private Set<Program> programs = EnumSet.allOf(Program.class);

  @Option(
      names = "--sizes",
      description =
          "${COMPLETION-CANDIDATES}: milliseconds or about a second (default: ${DEFAULT-VALUE}).")
  private Sizes sizes = Sizes.THESIS;

  @Option(
      names = "--variants",
      description =
          "Only the serial program and variants in whose name this pattern is found (default: all).")
  private Pattern only = Pattern.compile("");

  private TaskComparison() {
    super(7, 60, "target/tasks", "3g");
  }

  /** The command. */
  public static void main(String[] args) {
    CommandLine command = new CommandLine(new TaskComparison());
    command.setCaseInsensitiveEnumValuesAllowed(true);
    System.exit(command.execute(args));
  }

  @Override
  String title() {
    return "Task-parallel programs";
  }

  @Override
  String summary() {
    return "Time over the serial elision, for AJWS and the alternatives.";
  }

  @Override
  List<String> programs() {
    return programs.stream().map(Program::name).toList();
  }

  @Override
  Class<?> fork() {
    return Fork.class;
  }

  @Override
  List<String> translate(Path work) throws IOException {
    TaskVariants.Translations made = translations(programs, work);
    return List.of(joined(made.trycatch()), joined(made.forkJoin()), sizes.name(), only.pattern());
  }

  /** The programs for the targets. */
  static TaskVariants.Translations translations(Set<Program> programs, Path work)
      throws IOException {
    List<String> classes = programs.stream().map(Program::className).toList();
    List<Path> trycatch = translation(classes, Target.TRYCATCH, work);
    return new TaskVariants.Translations(trycatch, translation(classes, Target.FORKJOIN, work));
  }

  private static List<Path> translation(List<String> classes, Target target, Path work)
      throws IOException {
    Path folder = Files.createDirectory(work.resolve(target.id()));
    return Translation.of(TaskVariants.PACKAGE, classes, target, folder);
  }

  /** Those pools of the JDK that all variants share get as many threads as the others have. */
  @Override
  List<String> moreJvmArguments() {
    return List.of(
        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=" + Math.max(1, workers - 1),
        "-Djdk.virtualThreadScheduler.parallelism=" + workers);
  }

  @Override
  List<String> moreNotes() {
    List<String> notes = new ArrayList<>();
    if (!Crew.has(Way.VIRTUAL)) {
      notes.add("This Java has no virtual threads: they need 21 or later.");
    }
    return notes;
  }

  @Override
  void printMore(List<MeasuredCase> cases) {
    System.out.print(TaskTable.render(cases, workers));
  }

  /**
   * A measuring JVM: program, workers, rounds, warm-up in ns, class paths of the translations,
   * sizes, pattern of the variants.
   */
  static final class Fork {
    private Fork() {}

    public static void main(String[] args) throws Exception {
      Program program = Program.valueOf(args[0]);
      boolean thesis = Sizes.valueOf(args[6]) == Sizes.THESIS;
      var translations = new TaskVariants.Translations(split(args[4]), split(args[5]));
      try (TaskVariants variants =
          new TaskVariants(program, thesis, translations, Integer.parseInt(args[1]))) {
        long warmUp = Long.parseLong(args[3]);
        MeasurementPlan plan =
            new MeasurementPlan(2, warmUp, Integer.parseInt(args[2]), warmUp / 4, 1);
        String detail = "size " + program.size(thesis);
        Forks.deliver(
            List.of(
                Interleaved.measure(
                    program.className(),
                    "",
                    detail,
                    variants.variants(Pattern.compile(args[7])),
                    plan)));
      }
    }
  }
}
