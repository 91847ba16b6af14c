package org.ajws.benchmarks;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.ajws.benchmarks.speculation.Heat;
import org.ajws.benchmarks.speculation.Irregular;
import org.ajws.benchmarks.speculation.Links;
import org.ajws.benchmarks.speculation.Nothing;
import org.ajws.benchmarks.speculation.Scatter;
import org.ajws.benchmarks.speculation.Subject;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.SpeculationStatistics;
import org.ajws.runtime.speculation.Speculation;
import org.ajws.runtime.speculation.SpeculationSite;
import org.ajws.runtime.speculation.TrackedAlone;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints what speculative loops cost and give. Every result is compared with the serial one. */
@Command(
    name = "SpeculationTable",
    mixinStandardHelpOptions = true,
    description = "Measures speculative loops: the cost of a tracked access, and the gain.")
public final class SpeculationTable implements Callable<Integer> {
  /** Entries of a log, as in the runtime. */
  private static final int ENTRIES = 500;

  private static final int CHUNKS = 10_000;

  @Option(
      names = "--rounds",
      description = "How often each is measured; the median counts (default: ${DEFAULT-VALUE}).")
  int rounds = 40;

  @Option(names = "--workers", description = "Workers (default: ${DEFAULT-VALUE}).")
  int workers = 2;

  @Option(names = "--smoke", description = "Only whether all results are right: seconds.")
  boolean smoke;

  /** A run to be measured. */
  private interface Run {
    void run() throws Throwable;
  }

  /** The command. */
  public static void main(String[] args) {
    System.exit(new CommandLine(new SpeculationTable()).execute(args));
  }

  @Override
  public Integer call() throws Exception {
    System.setProperty("ajws.workers", Integer.toString(workers));
    AjwsRuntime.shutdown();
    int trips = smoke ? 20_000 : 400_000;
    System.out.printf("One thread, processor time%n");
    System.out.printf("%-34s%12s%12s%12s%n", "", "plain ns", "tracked ns", "an access");
    alone("irregular, no work", new Irregular(trips, 0, 0), 3);
    alone("irregular, work", new Irregular(trips, 0, 20), 3);
    alone("objects", new Links(trips / 8), 5);
    alone("empty chunks", new Nothing(CHUNKS), ENTRIES);
    System.out.printf("%nOn %d workers, elapsed time over serial%n", workers);
    System.out.printf(
        "%-34s%12s%12s%12s%12s%n", "", "serial ms", "speculative", "commits", "conflicts");
    for (int percent : new int[] {0, 1, 20}) {
      together("irregular, " + percent + " % near", new Irregular(trips, percent / 100.0, 20));
    }
    System.out.printf("%nBy ranges, on %d workers, elapsed time over serial%n", workers);
    System.out.printf("%-34s%12s%12s%12s%12s%n", "", "serial ms", "ranges", "chunks", "waited");
    int rows = smoke ? 60 : 1000;
    ranges("heat, 1,000 columns", new Heat(rows, false));
    ranges("the same in place", new Heat(rows, true));
    ranges("scatter, few the same", new Scatter(trips, 50 * trips, 20));
    ranges("scatter, many the same", new Scatter(trips, 1000, 20));
    return 0;
  }

  private void ranges(String name, Subject subject) throws Exception {
    double[] times = speculative(name, subject);
    SpeculationStatistics s = AjwsRuntime.statistics().speculative().get(0);
    double runs = s.executions();
    System.out.printf(
        "%-34s%12.2f%12.2f%12.0f%12.0f%n",
        name,
        times[0] / 1e6,
        times[1] / times[0],
        (s.commits() + s.plain()) / runs,
        s.waits() / runs);
  }

  /** By trip, and what is added by access. */
  private void alone(String name, Subject subject, int accesses) throws Exception {
    TrackedAlone<Object> tracked = new TrackedAlone<>(subject, subject.trips());
    boolean empty = subject instanceof Nothing;
    long length = empty ? 1 : ENTRIES / accesses;
    double[] times =
        times(
            subject, SpeculationTable::processorTime, subject::inOrder, () -> tracked.run(length));
    double trips = subject.trips();
    double added = (times[1] - times[0]) / trips;
    System.out.printf(
        "%-34s%12.1f%12.1f%12s%n",
        name,
        times[0] / trips,
        times[1] / trips,
        empty ? "–" : String.format("%.1f", added / accesses));
  }

  private void together(String name, Subject subject) throws Exception {
    double[] times = speculative(name, subject);
    List<SpeculationStatistics> all = AjwsRuntime.statistics().speculative();
    SpeculationStatistics s = all.get(0);
    double runs = s.executions();
    System.out.printf(
        "%-34s%12.2f%12.2f%12.0f%12.0f%s%n",
        name,
        times[0] / 1e6,
        times[1] / times[0],
        s.commits() / runs,
        s.rollbacks().getOrDefault("conflict", 0L) / runs,
        s.turnedOff() == 0 ? "" : ", turned off in " + s.turnedOff() + " of " + s.executions());
  }

  private double[] speculative(String name, Subject subject) throws Exception {
    SpeculationSite site = new SpeculationSite(name);
    AjwsRuntime.resetStatistics();
    return times(
        subject,
        System::nanoTime,
        subject::inOrder,
        () -> Speculation.run(site, subject.trips(), subject));
  }

  /** A clock in nanoseconds. */
  private interface Clock {
    long now();
  }

  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** The medians of two ways to run the same, in turns, after as many rounds to warm up. */
  private double[] times(Subject subject, Clock clock, Run serial, Run speculative)
      throws Exception {
    int n = smoke ? 3 : rounds;
    double[][] samples = new double[2][n];
    for (int round = -n; round < n; round++) {
      long expected = 0;
      for (int way = 0; way < 2; way++) {
        subject.reset();
        long start = clock.now();
        run(way == 0 ? serial : speculative);
        long time = clock.now() - start;
        if (round >= 0) {
          samples[way][round] = time;
        }
        if (way == 0) {
          expected = subject.result();
        } else if (subject.result() != expected) {
          throw new IllegalStateException("a result differs from the serial one");
        }
      }
    }
    for (double[] s : samples) {
      Arrays.sort(s);
    }
    return new double[] {samples[0][n / 2], samples[1][n / 2]};
  }

  private static void run(Run run) throws Exception {
    try {
      run.run();
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }
}
