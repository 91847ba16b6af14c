package org.ajws.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.ajws.evaluation.measure.CpuTime;
import org.ajws.evaluation.measure.RuntimeCopy;
import org.ajws.evaluation.measure.SerialCopies;
import org.ajws.evaluation.measure.Workload;

/** A speculative program in order, ahead on two workers, and on simulated ones, side by side. */
final class SimulatedPrograms implements AutoCloseable {
  private static final String PACKAGE = "org.ajws.runtime.speculation.";

  /** Of what is found out for each number of workers; before it stand those of {@code Row}. */
  private static final int FIRST = 4;

  private final List<AutoCloseable> open = new ArrayList<>();
  private final Workload serial;
  private final Workload ahead;
  private final Workload copies;
  private final Workload tracked; // on one worker, each chunk
  private final List<Simulated> simulated = new ArrayList<>();

  /** A program whose loops are run by simulated workers. */
  private record Simulated(Workload workload, Object simulation) {
    /** What its loops take where they are not simulated, plainly and tracked. */
    void calibrate(double plainly, double ahead) throws ReflectiveOperationException {
      simulation
          .getClass()
          .getMethod("calibrate", double.class, double.class)
          .invoke(simulation, plainly, ahead);
    }

    double[] take() throws ReflectiveOperationException {
      return (double[]) simulation.getClass().getMethod("take").invoke(simulation);
    }
  }

  SimulatedPrograms(String program, List<Path> translated, boolean small)
      throws ReflectiveOperationException {
    SpeculationVariants.Creation creation = SpeculationVariants.creation(program, small);
    ClassLoader here = getClass().getClassLoader();
    serial = creation.in(here);
    List<Workload> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      both.add(creation.in(here));
    }
    SerialCopies together = new SerialCopies(both);
    open.add(together);
    copies = together;
    RuntimeCopy two = new RuntimeCopy(translated, 2);
    open.add(two);
    double latency = (double) two.load(PACKAGE + "ShareLatency").getMethod("measure").invoke(null);
    two.load(PACKAGE + "AheadAlways").getMethod("begin", boolean.class).invoke(null, false);
    ahead = creation.in(two);
    RuntimeCopy alone = new RuntimeCopy(translated, 1);
    open.add(alone);
    alone.load(PACKAGE + "AheadAlways").getMethod("begin", boolean.class).invoke(null, true);
    tracked = creation.in(alone);
    for (int workers : SpeculationSimulation.WORKERS) {
      RuntimeCopy one = new RuntimeCopy(translated, 1);
      open.add(one);
      Object simulation =
          one.load(PACKAGE + "SimulatedSpeculation")
              .getMethod("begin", int.class, double.class)
              .invoke(null, workers, latency);
      simulated.add(new Simulated(creation.in(one), simulation));
    }
  }

  /** Runs all in turns; medians, in milliseconds. */
  SpeculationSimulation.Row measure(int rounds, int warmUp) throws Exception {
    int k = simulated.size();
    double[][] times = new double[FIRST + 2 * k][rounds];
    for (int round = -warmUp; round < rounds; round++) {
      double[] row = new double[FIRST + 2 * k];
      row[0] = run(serial, System::nanoTime);
      long expected = serial.digest();
      row[1] = same(expected, copies, System::nanoTime) / 2 / row[0];
      row[2] = same(expected, ahead, System::nanoTime);
      row[3] = same(expected, serial, CpuTime::ofCaller);
      double all = same(expected, tracked, CpuTime::ofCaller);
      for (int i = 0; i < k; i++) {
        Simulated s = simulated.get(i);
        s.take();
        double took = same(expected, s.workload, CpuTime::ofCaller);
        double[] loops = s.take();
        double rest = Math.max(0, took - loops[2]); // outside of loops, or in order
        s.calibrate(row[3] - rest, all - rest);
        row[FIRST + i] = rest + loops[0];
        row[FIRST + k + i] = rest + loops[1];
      }
      for (int i = 0; round >= 0 && i < row.length; i++) {
        times[i][round] = row[i];
      }
    }
    double[] median = new double[times.length];
    for (int i = 0; i < times.length; i++) {
      Arrays.sort(times[i]);
      median[i] = times[i][rounds / 2] / (i == 1 ? 1 : 1e6);
    }
    return new SpeculationSimulation.Row(
        median[0],
        median[1],
        median[2],
        median[3],
        Arrays.copyOfRange(median, FIRST, FIRST + k),
        Arrays.copyOfRange(median, FIRST + k, FIRST + 2 * k));
  }

  private static double same(long expected, Workload workload, LongSupplier clock)
      throws Exception {
    double time = run(workload, clock);
    if (workload.digest() != expected) {
      throw new IllegalStateException("a result differs from the serial one");
    }
    return time;
  }

  private static double run(Workload workload, LongSupplier clock) throws Exception {
    workload.prepare();
    long start = clock.getAsLong();
    workload.run();
    return clock.getAsLong() - start;
  }

  @Override
  public void close() throws Exception {
    for (AutoCloseable one : open) {
      one.close();
    }
  }
}
