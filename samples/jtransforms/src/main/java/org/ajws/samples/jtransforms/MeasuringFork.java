package org.ajws.samples.jtransforms;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.processor.measure.Copies;
import org.ajws.processor.measure.Forks;
import org.ajws.processor.measure.Interleaved;
import org.ajws.processor.measure.Plan;
import org.ajws.processor.measure.RuntimeCopy;
import org.ajws.processor.measure.Variant;
import org.ajws.processor.measure.Workload;
import org.ajws.processor.report.MeasuredCase;
import org.ajws.processor.report.VariantKind;

/**
 * One JVM that measures all cases. Arguments: original class path, translated one, workers, mode.
 */
public final class MeasuringFork {
  private MeasuringFork() {}

  /**
   * Measures and delivers.
   *
   * @param args class path of the original library, class path of the translated one, workers, and
   *     {@code quick} or {@code full}
   * @throws Exception what a transform throws
   */
  public static void main(String[] args) throws Exception {
    List<Path> original = path(args[0]);
    List<Path> translated = path(args[1]);
    int workers = Integer.parseInt(args[2]);
    boolean quick = args[3].equals("quick");
    List<MeasuredCase> cases = new ArrayList<>();
    // The library's pool starts threads that live on; the end of main does not end this JVM.
    try (RuntimeCopy serial = new RuntimeCopy(original, 1);
        RuntimeCopy own = new RuntimeCopy(original, 1);
        RuntimeCopy one = new RuntimeCopy(translated, 1);
        RuntimeCopy all = new RuntimeCopy(translated, workers)) {
      for (TransformCase c : quick ? TransformCase.complete() : TransformCase.measured()) {
        cases.add(measure(c, workers, quick, serial, own, one, all));
      }
    }
    Forks.deliver(cases);
    System.exit(0);
  }

  private static List<Path> path(String text) {
    return Arrays.stream(text.split(File.pathSeparator)).map(Path::of).toList();
  }

  private static MeasuredCase measure(
      TransformCase c,
      int workers,
      boolean quick,
      RuntimeCopy serial,
      RuntimeCopy own,
      RuntimeCopy one,
      RuntimeCopy all)
      throws Exception {
    Workload serialWork = workload(serial, c, 1, false);
    Workload ajwsWork = workload(all, c, workers, false);
    List<Variant> variants = new ArrayList<>();
    variants.add(Variant.of("serial", VariantKind.SERIAL, 1, serialWork));
    variants.add(
        new Variant(
            "AJWS, " + workers + " workers",
            VariantKind.AJWS,
            workers,
            1,
            ajwsWork,
            all::takeStatistics));
    if (!quick) {
      variants.add(
          Variant.of(
              "own threads", VariantKind.OWN_THREADS, workers, workload(own, c, workers, true)));
    }
    variants.add(Variant.of("AJWS, 1 worker", VariantKind.OTHER, 1, workload(one, c, 1, false)));
    List<Workload> copies = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      copies.add(workload(serial, c, 1, false));
    }
    Plan plan = quick ? Plan.smoke() : new Plan(10, 400_000_000L, 9, 1);
    try (Copies ideal = new Copies(copies)) {
      if (!quick) {
        variants.add(
            new Variant(
                workers + " serial copies", VariantKind.IDEAL, workers, workers, ideal, null));
      }
      MeasuredCase measured = Interleaved.measure(c.name(), c.group(), "", variants, plan);
      compareAllBits(c, serialWork, ajwsWork);
      return measured;
    }
  }

  private static Workload workload(RuntimeCopy in, TransformCase c, int threads, boolean ownThreads)
      throws ReflectiveOperationException {
    Object workload =
        in.load(TransformWorkload.class.getName())
            .getConstructors()[0]
            .newInstance(
                c.type(),
                c.pair().forward(),
                c.pair().inverse(),
                c.pair().valuesPerPoint(),
                c.nested(),
                threads,
                ownThreads,
                c.sizes().stream().mapToInt(Integer::intValue).toArray());
    return (Workload) workload;
  }

  /** Every run's digest was compared; once, every bit is. */
  private static void compareAllBits(TransformCase c, Workload a, Workload b) throws Exception {
    for (Workload w : List.of(a, b)) {
      w.prepare();
      w.run();
    }
    Object x = ((Supplier<?>) a).get();
    Object y = ((Supplier<?>) b).get();
    boolean equal =
        x instanceof double[] doubles
            ? Arrays.equals(bits(doubles), bits((double[]) y))
            : Arrays.equals(bits((float[]) x), bits((float[]) y));
    if (!equal) {
      throw new IllegalStateException(c.name() + ": the result differs from the serial one");
    }
  }

  private static long[] bits(double[] values) {
    return Arrays.stream(values).mapToLong(Double::doubleToRawLongBits).toArray();
  }

  private static int[] bits(float[] values) {
    int[] bits = new int[values.length];
    Arrays.setAll(bits, i -> Float.floatToRawIntBits(values[i]));
    return bits;
  }
}
