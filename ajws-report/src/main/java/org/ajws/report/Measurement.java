package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * All samples of one variant of a measured case.
 *
 * @param variant its name, unique within the case, for example {@code "AJWS, 2 workers"}
 * @param kind what it is
 * @param threads how many threads it computes with
 * @param work how many times the case's work one sample did: 1, but 2 for two copies at once.
 *     Ratios use the time per work
 * @param samples in the order taken, of all forks
 * @param equal whether every run's result equalled the serial one, bit for bit
 * @param statistics what the runtime counted; null when the variant does not use it
 */
public record Measurement(
    String variant,
    VariantKind kind,
    int threads,
    double work,
    List<Sample> samples,
    boolean equal,
    RunStatistics statistics) {

  /** Copies the list and checks the arguments. */
  public Measurement {
    samples = List.copyOf(samples);
    if (!(work > 0) || threads < 1) {
      throw new IllegalArgumentException("work " + work + ", threads " + threads);
    }
  }

  /** How many forks have samples. */
  public int forks() {
    return (int) samples.stream().mapToInt(Sample::fork).distinct().count();
  }

  /** The median elapsed time for the case's work, in nanoseconds, over all samples. */
  public double wallNanos() {
    return Numbers.median(samples.stream().mapToDouble(s -> s.wallNanos() / work).toArray());
  }

  /** The median processor time for the case's work, in nanoseconds; NaN if it is unknown. */
  public double cpuNanos() {
    return hasCpu()
        ? Numbers.median(samples.stream().mapToDouble(s -> s.cpuNanos() / work).toArray())
        : Double.NaN;
  }

  /** Whether every sample has a processor time. */
  public boolean hasCpu() {
    return !samples.isEmpty() && samples.stream().allMatch(s -> s.cpuNanos() >= 0);
  }

  /** The median elapsed time for the case's work of each fork, in nanoseconds, smallest first. */
  double[] forkMedians() {
    return samples.stream().collect(Collectors.groupingBy(Sample::fork)).values().stream()
        .mapToDouble(
            fork -> Numbers.median(fork.stream().mapToDouble(s -> s.wallNanos() / work).toArray()))
        .sorted()
        .toArray();
  }

  /** The lower and upper quartile of the elapsed time for the case's work, in nanoseconds. */
  public double[] wallQuartiles() {
    double[] all = samples.stream().mapToDouble(s -> s.wallNanos() / work).toArray();
    return new double[] {Numbers.quantile(all, 0.25), Numbers.quantile(all, 0.75)};
  }

  /**
   * The share of the time of all threads in which the runtime saved stacks for others: what steals
   * of frames cost their victims. 0 without statistics.
   */
  public double unwindShare() {
    double wall = samples.stream().mapToDouble(Sample::wallNanos).sum();
    return statistics == null || wall == 0
        ? 0
        : statistics.frames().unwindNanos() / (threads * wall);
  }

  /** These samples and those of further forks; the result is equal only if both are. */
  public Measurement plus(Measurement more) {
    if (!variant.equals(more.variant)) {
      throw new IllegalArgumentException(variant + " and " + more.variant);
    }
    List<Sample> all = new ArrayList<>(samples);
    all.addAll(more.samples);
    RunStatistics both =
        statistics == null || more.statistics == null
            ? (statistics == null ? more.statistics : statistics)
            : statistics.plus(more.statistics);
    return new Measurement(variant, kind, threads, work, all, equal && more.equal, both);
  }
}
