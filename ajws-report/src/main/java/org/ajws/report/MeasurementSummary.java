package org.ajws.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the cases of a report say together. A variant takes part in a mean over the cases that have
 * it; the number of cases is given with it.
 */
public final class MeasurementSummary {
  private final List<MeasuredCase> cases;

  /** A summary of these cases. */
  public MeasurementSummary(List<MeasuredCase> cases) {
    this.cases = List.copyOf(cases);
  }

  /**
   * A variant over all cases that have it.
   *
   * @param variant its name
   * @param kind what it is
   * @param threads how many threads it computes with
   * @param ratio the geometric mean of its ratios of elapsed time, with that of the smallest and
   *     that of the largest ratios over the forks
   * @param cpuRatio the geometric mean of its ratios of processor time; NaN if not measured
   * @param cases in how many cases it was measured
   */
  public record Mean(
      String variant, VariantKind kind, int threads, Ratio ratio, double cpuRatio, int cases) {}

  /** Every variant in the order in which they first occur. */
  public List<Mean> means() {
    Map<String, List<MeasuredCase>> byVariant = new LinkedHashMap<>();
    for (MeasuredCase c : cases) {
      for (Measurement m : c.variants()) {
        byVariant.computeIfAbsent(m.variant(), name -> new ArrayList<>()).add(c);
      }
    }
    List<Mean> means = new ArrayList<>();
    byVariant.forEach((variant, of) -> means.add(mean(variant, of)));
    return means;
  }

  private static Mean mean(String variant, List<MeasuredCase> cases) {
    List<Ratio> ratios = new ArrayList<>();
    List<Ratio> cpu = new ArrayList<>();
    Measurement any = null;
    for (MeasuredCase c : cases) {
      any = c.variant(variant).orElseThrow();
      ratios.add(c.ratio(any));
      c.cpuRatio(any).ifPresent(cpu::add);
    }
    Ratio mean =
        new Ratio(
            Ratio.geometricMean(ratios),
            Ratio.geometricMean(ratios.stream().map(r -> only(r, r.min())).toList()),
            Ratio.geometricMean(ratios.stream().map(r -> only(r, r.max())).toList()),
            ratios.stream().mapToInt(Ratio::forks).min().orElseThrow());
    double cpuMean = cpu.size() == ratios.size() ? Ratio.geometricMean(cpu) : Double.NaN;
    return new Mean(variant, any.kind(), any.threads(), mean, cpuMean, cases.size());
  }

  private static Ratio only(Ratio ratio, double value) {
    return new Ratio(value, value, value, ratio.forks());
  }

  /** What the runtime counted in all AJWS variants together; empty if nothing was. */
  public Optional<RunStatistics> statistics() {
    return cases.stream()
        .flatMap(c -> c.variants().stream())
        .map(Measurement::statistics)
        .filter(s -> s != null)
        .reduce(RunStatistics::plus);
  }

  /** The loops that were executed, by site. */
  public Map<String, RunStatistics.Site> executed() {
    Map<String, RunStatistics.Site> bySite = new TreeMap<>();
    statistics().ifPresent(s -> s.sites().forEach(site -> bySite.put(site.site(), site)));
    return bySite;
  }
}
