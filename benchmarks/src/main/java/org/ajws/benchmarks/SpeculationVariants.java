package org.ajws.benchmarks;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.VariantKind;

/** One speculative program, serial and translated; {@link #close} ends all threads. */
public final class SpeculationVariants implements AutoCloseable {
  /** The name of the variant that runs ahead on one worker. */
  public static final String ALONE = "ahead on 1 worker";

  private static final String PACKAGE = "org.ajws.benchmarks.ahead.";

  /**
   * A program with its input.
   *
   * @param type simple name of its class
   * @param small arguments of its constructor, for a look at the results
   * @param large the same, for measuring
   */
  private record Subject(String type, int[] small, int[] large) {}

  private static final Map<String, Subject> SUBJECTS = subjects();

  private final List<AutoCloseable> open = new ArrayList<>();
  private final List<Variant> variants = new ArrayList<>();

  private static Map<String, Subject> subjects() {
    Map<String, Subject> all = new TreeMap<>();
    all.put("heat", new Subject("Heat", of(40), of(1000)));
    all.put("lu", new Subject("Lu", of(40), of(512)));
    all.put("matmul", new Subject("Matmul", of(40), of(384)));
    all.put("sort", new Subject("MergeSort", of(5000), of(1 << 19)));
    all.put("fft", new Subject("Fft", of(1 << 10), of(1 << 17)));
    all.put("scatter", new Subject("Irregular", of(5000, 0, 1), of(400_000, 0, 1)));
    all.put("irregular-0", new Subject("Irregular", of(5000, 0, 0), of(400_000, 0, 0)));
    all.put("irregular-1", new Subject("Irregular", of(5000, 1, 0), of(400_000, 1, 0)));
    all.put("irregular-20", new Subject("Irregular", of(5000, 20, 0), of(400_000, 20, 0)));
    all.put("cindex-0", new Subject("WordIndex", of(50, 0), of(1500, 0)));
    all.put("cindex-20", new Subject("WordIndex", of(50, 20), of(1500, 20)));
    all.put("matching", new Subject("Matching", of(5000), of(1 << 19)));
    all.put("chain", new Subject("Chain", of(40), of(1000)));
    return all;
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
   * @param translated the class path that {@link Translation} returned
   * @param threads of the parallel variants
   * @param small whether only the results matter
   */
  public SpeculationVariants(String program, List<Path> translated, int threads, boolean small)
      throws ReflectiveOperationException {
    Creation creation = creation(program, small);
    ClassLoader here = getClass().getClassLoader();
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, creation.in(here)));
    ahead(ALONE, translated, creation, 1);
    ahead(on(threads), translated, creation, threads);
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
