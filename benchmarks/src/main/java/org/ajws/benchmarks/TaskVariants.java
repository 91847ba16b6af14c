package org.ajws.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.ajws.benchmarks.tasks.Crew;
import org.ajws.benchmarks.tasks.Program;
import org.ajws.benchmarks.tasks.TaskProgram;
import org.ajws.benchmarks.tasks.Way;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.VariantKind;

/** Every way to run one task-parallel program; {@link #close} ends all their threads. */
public final class TaskVariants implements AutoCloseable {
  /** The package of the programs. */
  static final String PACKAGE = "org.ajws.benchmarks.tasks";

  /** The name of the variant on one worker. */
  static final String ONE_WORKER = "AJWS, 1 worker";

  private final Program program;
  private final int size;
  private final List<AutoCloseable> open = new ArrayList<>();
  private final List<Variant> variants = new ArrayList<>();

  /**
   * The programs' translations.
   *
   * @param trycatch the class path of the one for the work-stealing runtime
   * @param forkJoin that of the one for {@link java.util.concurrent.ForkJoinPool}; empty if there
   *     is none
   */
  record Translations(List<Path> trycatch, List<Path> forkJoin) {
    Translations {
      trycatch = List.copyOf(trycatch);
      forkJoin = List.copyOf(forkJoin);
    }
  }

  /**
   * Makes the variants with their input.
   *
   * @param thesis whether with the size of the thesis
   * @param workers of the parallel variants
   */
  TaskVariants(Program program, boolean thesis, Translations translations, int workers)
      throws ReflectiveOperationException {
    this.program = program;
    this.size = program.size(thesis);
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, serial()));
    ajws(ONE_WORKER, translations.trycatch(), 1, VariantKind.AJWS);
    if (workers > 1) {
      ajws("AJWS" + on(workers), translations.trycatch(), workers, VariantKind.AJWS);
    }
    if (!translations.forkJoin().isEmpty()) {
      ajws("AJWS forkjoin" + on(workers), translations.forkJoin(), workers, VariantKind.OTHER);
    }
    for (Way way : Way.values()) {
      if (program.has(way, thesis)) {
        Crew crew = new Crew(way, workers);
        open.add(crew);
        TaskProgram byHand = program.byHand(crew);
        byHand.prepare(size);
        variants.add(Variant.of(way.label(), VariantKind.OTHER, workers, byHand));
      }
    }
    List<TaskProgram> serials = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      serials.add(serial());
    }
    SerialCopies copies = new SerialCopies(serials);
    open.add(copies);
    variants.add(
        new Variant(workers + " serial copies", VariantKind.IDEAL, workers, workers, copies, null));
  }

  /** The end of a parallel variant's name. */
  static String on(int workers) {
    return ", " + workers + (workers == 1 ? " worker" : " workers");
  }

  private TaskProgram serial() {
    TaskProgram serial = program.serial();
    serial.prepare(size);
    return serial;
  }

  private void ajws(String label, List<Path> translated, int workers, VariantKind kind)
      throws ReflectiveOperationException {
    RuntimeCopy runtime = new RuntimeCopy(translated, workers);
    open.add(runtime);
    Workload workload = runtime.create(PACKAGE + "." + program.className(), Workload.class);
    runtime
        .load("org.ajws.runtime.AjwsRuntime")
        .getMethod("assertTranslated", Class.class)
        .invoke(null, workload.getClass());
    workload.getClass().getMethod("prepare", int.class).invoke(workload, size);
    variants.add(new Variant(label, kind, workers, 1, workload, runtime::takeStatistics));
  }

  /** The variants, the serial one first. */
  List<Variant> variants() {
    return List.copyOf(variants);
  }

  /** The serial variant and those in whose label the pattern is found. */
  List<Variant> variants(Pattern only) {
    return variants.stream()
        .filter(v -> v.kind() == VariantKind.SERIAL || only.matcher(v.name()).find())
        .toList();
  }

  @Override
  public void close() throws Exception {
    Collections.reverse(open);
    for (AutoCloseable one : open) {
      one.close();
    }
  }
}
