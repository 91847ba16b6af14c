package org.ajws.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ajws.evaluation.measure.Variant;
import org.ajws.evaluation.measure.Workload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The loops of {@link LoopComparison} under JMH, for its profilers and for long runs. Each
 * combination runs in JVMs of its own; what two of them cost is comparable only on a quiet machine.
 * Each iteration ends with a check of the result.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 3,
    jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
public class LoopBenchmark {
  /** The loop: a class in {@code org.ajws.benchmarks.loops}. */
  @Param({"TinyLoop", "TriangularLoop", "SkewedLoop", "NestedLoop", "RepeatedLoop", "SumLoop"})
  public String kernel;

  /** How it runs; {@code AJWS} means on {@link #workers} workers. */
  @Param({
    "serial",
    "AJWS, 1 worker",
    "AJWS",
    "parallel stream",
    "ForkJoin, cut-off",
    "ForkJoin, surplus",
    "eager chunks",
    "ExecutorService"
  })
  public String variant;

  /** Threads of the parallel variants. */
  @Param("2")
  public int workers;

  private Path work;
  private LoopVariants variants;
  private Workload workload;
  private long expected;

  /** Translates the loop and finds out what it must compute. */
  @Setup(Level.Trial)
  public void begin() throws Exception {
    work = Files.createTempDirectory("ajws-jmh");
    variants = new LoopVariants(kernel, Translation.of(List.of(kernel), work), workers);
    String name = variant.equals("AJWS") ? "AJWS, " + workers + " workers" : variant;
    workload =
        variants.variants().stream()
            .filter(v -> v.name().equals(name))
            .map(Variant::workload)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no variant " + name));
    Workload serial = LoopVariants.newKernel(kernel);
    serial.prepare();
    serial.run();
    expected = serial.digest();
  }

  /** The loop. */
  @Benchmark
  public void loop() throws Exception {
    workload.run();
  }

  /** Checks the result of one more run. */
  @TearDown(Level.Iteration)
  public void check() throws Exception {
    workload.prepare();
    workload.run();
    if (workload.digest() != expected) {
      throw new IllegalStateException(kernel + ", " + variant + ": the result is wrong");
    }
  }

  /** Ends the threads and deletes the translation. */
  @TearDown(Level.Trial)
  public void end() throws Exception {
    variants.close();
    Folders.delete(work);
  }
}
