package org.ajws.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.ajws.benchmarks.loops.Kernel;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.ajws.report.VariantKind;

/** Every way to run one kernel, ready to be measured; {@link #close} ends all their threads. */
public final class LoopVariants implements AutoCloseable {
  /** The kernels in the order of the tables: simple names of their classes. */
  public static final List<String> KERNELS =
      List.of("TinyLoop", "TriangularLoop", "SkewedLoop", "NestedLoop", "RepeatedLoop", "SumLoop");

  /** The name of the variant on one worker. */
  public static final String ONE_WORKER = "AJWS, 1 worker";

  private static final String PACKAGE = "org.ajws.benchmarks.loops.";

  private final List<AutoCloseable> open = new ArrayList<>();
  private final List<Variant> variants = new ArrayList<>();

  /**
   * Makes the variants.
   *
   * @param kernel simple name of its class
   * @param translated the class path that {@link Translation} returned
   * @param threads of the parallel variants
   */
  public LoopVariants(String kernel, List<Path> translated, int threads)
      throws ReflectiveOperationException {
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, newKernel(kernel)));
    ajws(ONE_WORKER, kernel, translated, 1);
    if (threads > 1) {
      ajws("AJWS, " + threads + " workers", kernel, translated, threads);
    }
    for (Alternative alternative : Alternative.values()) {
      Alternative.Timed timed = alternative.of(newKernel(kernel), threads);
      open.add(timed);
      variants.add(Variant.of(alternative.label(), VariantKind.OTHER, threads, timed));
    }
    List<Kernel> kernels = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      kernels.add(newKernel(kernel));
    }
    SerialCopies copies = new SerialCopies(kernels);
    open.add(copies);
    variants.add(
        new Variant(threads + " serial copies", VariantKind.IDEAL, threads, threads, copies, null));
  }

  /** A kernel as plain javac compiles it. */
  static Kernel newKernel(String name) throws ReflectiveOperationException {
    return Class.forName(PACKAGE + name).asSubclass(Kernel.class).getConstructor().newInstance();
  }

  private void ajws(String label, String kernel, List<Path> translated, int workers)
      throws ReflectiveOperationException {
    RuntimeCopy runtime = new RuntimeCopy(translated, workers);
    open.add(runtime);
    Workload workload = runtime.create(PACKAGE + kernel, Workload.class);
    requireTranslated(runtime, workload);
    variants.add(
        new Variant(label, VariantKind.AJWS, workers, 1, workload, runtime::takeStatistics));
  }

  private static void requireTranslated(RuntimeCopy runtime, Workload workload)
      throws ReflectiveOperationException {
    runtime
        .load("org.ajws.runtime.AjwsRuntime")
        .getMethod("assertTranslated", Class.class)
        .invoke(null, workload.getClass());
  }

  /** The variants, the serial one first. */
  public List<Variant> variants() {
    return List.copyOf(variants);
  }

  @Override
  public void close() throws Exception {
    for (int i : IntStream.range(0, open.size()).map(k -> open.size() - 1 - k).toArray()) {
      open.get(i).close();
    }
  }
}
