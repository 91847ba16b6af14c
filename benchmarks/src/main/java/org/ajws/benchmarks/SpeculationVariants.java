package org.ajws.benchmarks;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.ajws.benchmarks.ahead.Heat;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.report.VariantKind;

/** One speculative program, serial and translated; {@link #close} ends all threads. */
public final class SpeculationVariants implements AutoCloseable {
  /** The name of the variant that runs ahead on one worker. */
  public static final String ALONE = "ahead on 1 worker";

  private static final String PACKAGE = "org.ajws.benchmarks.ahead.";

  /** What makes a loop speculative, in the sources. */
  private static final Pattern SPECULATIVE =
      Pattern.compile("speculative = true(, backend = SpeculationBackend\\.\\w+)?");

  /**
   * A program with its input.
   *
   * @param type simple name of its class
   * @param small arguments of its constructor, for a look at the results
   * @param large the same, for measuring
   * @param independent whether its iterations are, so that its loops could be plain parallel ones
   */
  private record Subject(String type, int[] small, int[] large, boolean independent) {}

  /**
   * The programs, translated twice.
   *
   * @param ahead the class path of those with speculative loops
   * @param parallel that of the independent ones with plain parallel loops
   */
  public record Classes(List<Path> ahead, List<Path> parallel) {
    /** Translates them into a folder. */
    static Classes in(Path work) throws IOException {
      List<String> independent =
          SUBJECTS.values().stream()
              .filter(Subject::independent)
              .map(Subject::type)
              .distinct()
              .toList();
      return new Classes(
          Translation.of(
              Heat.class.getPackageName(), sources(), Target.TRYCATCH, work.resolve("ahead")),
          Translation.of(
              Heat.class.getPackageName(),
              independent,
              text -> SPECULATIVE.matcher(text).replaceAll(""),
              Target.TRYCATCH,
              LockSettings.of(LockKind.MONITOR),
              work.resolve("parallel")));
    }
  }

  private static final Map<String, Subject> SUBJECTS = subjects();

  private final List<AutoCloseable> open = new ArrayList<>();
  private final List<Variant> variants = new ArrayList<>();

  private static Map<String, Subject> subjects() {
    Map<String, Subject> all = new TreeMap<>();
    all.put("heat", independent("Heat", of(40), of(1000)));
    all.put("lu", independent("Lu", of(40), of(512)));
    all.put("matmul", independent("Matmul", of(40), of(384)));
    all.put("sort", independent("MergeSort", of(5000), of(1 << 19)));
    all.put("fft", independent("Fft", of(1 << 10), of(1 << 17)));
    all.put("scatter", independent("Irregular", of(5000, 0, 1), of(400_000, 0, 1)));
    all.put("irregular-0", independent("Irregular", of(5000, 0, 0), of(400_000, 0, 0)));
    all.put("irregular-1", dependent("Irregular", of(5000, 1, 0), of(400_000, 1, 0)));
    all.put("irregular-20", dependent("Irregular", of(5000, 20, 0), of(400_000, 20, 0)));
    all.put("cindex-0", dependent("WordIndex", of(50, 0), of(1500, 0)));
    all.put("cindex-20", dependent("WordIndex", of(50, 20), of(1500, 20)));
    all.put("matching", dependent("Matching", of(5000), of(1 << 19)));
    all.put("rare-500", dependent("Rare", of(5000, 500), of(400_000, 500)));
    all.put("rare-10000", dependent("Rare", of(5000, 1000), of(400_000, 10_000)));
    all.put("chain", dependent("Chain", of(40), of(1000)));
    return all;
  }

  private static Subject independent(String type, int[] small, int[] large) {
    return new Subject(type, small, large, true);
  }

  private static Subject dependent(String type, int[] small, int[] large) {
    return new Subject(type, small, large, false);
  }

  private static int[] of(int... arguments) {
    return arguments;
  }

  /**
   * How a program is made.
   *
   * @param type the name of its class
   * @param arguments of its constructor
   */
  record Creation(String type, int[] arguments) {
    /** From this JVM's classes. */
    Workload in(ClassLoader loader) throws ReflectiveOperationException {
      return create(loader.loadClass(type), arguments);
    }

    /** From translated ones. */
    Workload in(RuntimeCopy runtime) throws ReflectiveOperationException {
      return create(runtime.load(type), arguments);
    }
  }

  static Creation creation(String program, boolean small) {
    Subject subject = SUBJECTS.get(program);
    return new Creation(PACKAGE + subject.type, small ? subject.small : subject.large);
  }

  /**
   * Makes the variants.
   *
   * @param program one of {@link #programs}
   * @param classes the translated programs
   * @param threads of the parallel variants
   * @param small whether only the results matter
   */
  public SpeculationVariants(String program, Classes classes, int threads, boolean small)
      throws ReflectiveOperationException {
    Creation creation = creation(program, small);
    ClassLoader here = getClass().getClassLoader();
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, creation.in(here)));
    ahead(ALONE, classes.ahead, creation, 1);
    ahead(on(threads), classes.ahead, creation, threads);
    if (SUBJECTS.get(program).independent) {
      ahead(parallel(threads), classes.parallel, creation, threads);
    }
    List<Workload> copies = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      copies.add(creation.in(here));
    }
    SerialCopies all = new SerialCopies(copies);
    open.add(all);
    variants.add(
        new Variant(threads + " serial copies", VariantKind.IDEAL, threads, threads, all, null));
  }

  private void ahead(String name, List<Path> translated, Creation creation, int workers)
      throws ReflectiveOperationException {
    RuntimeCopy runtime = new RuntimeCopy(translated, workers);
    open.add(runtime);
    if (workers == 1) {
      runtime
          .load("org.ajws.runtime.speculation.AheadAlways")
          .getMethod("begin", boolean.class)
          .invoke(null, true);
    }
    Workload workload = creation.in(runtime);
    variants.add(
        new Variant(name, VariantKind.AJWS, workers, 1, workload, runtime::takeStatistics));
  }

  private static Workload create(Class<?> type, int[] arguments)
      throws ReflectiveOperationException {
    Object[] boxed = Arrays.stream(arguments).boxed().toArray();
    try {
      return (Workload) type.getConstructors()[0].newInstance(boxed);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** The programs, in the order of the table. */
  public static List<String> programs() {
    return List.copyOf(SUBJECTS.keySet());
  }

  /** The classes to be translated. */
  static List<String> sources() {
    return SUBJECTS.values().stream().map(Subject::type).distinct().toList();
  }

  /** The name of the variant on workers. */
  static String on(int workers) {
    return "ahead on " + workers + " workers";
  }

  /** The name of the variant with plain parallel loops. */
  static String parallel(int workers) {
    return "parallel on " + workers + " workers";
  }

  /** The variants, the serial one first. */
  public List<Variant> variants() {
    return List.copyOf(variants);
  }

  @Override
  public void close() throws Exception {
    for (int i = open.size() - 1; i >= 0; i--) {
      open.get(i).close();
    }
  }
}
