package org.ajws.report;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * How much the machine disturbed the measurement, told by the variants that have no reason to vary:
 * the serial program, and independent copies of it at once.
 */
public final class Noise {
  private final List<MeasuredCase> cases;

  /** The noise in these cases. */
  public Noise(List<MeasuredCase> cases) {
    this.cases = List.copyOf(cases);
  }

  /**
   * How far the middle half of the serial samples spreads: the difference of their quartiles over
   * their median, the median over all cases; NaN without cases.
   */
  public double serialQuartiles() {
    return Numbers.median(
        cases.stream()
            .map(MeasuredCase::serial)
            .mapToDouble(s -> (s.wallQuartiles()[1] - s.wallQuartiles()[0]) / s.wallNanos())
            .toArray());
  }

  /**
   * How far the JVMs are apart: the largest over the smallest of the forks' serial medians, less 1;
   * the largest over all cases, 0 with one fork.
   */
  public double serialForks() {
    return cases.stream()
        .map(MeasuredCase::serial)
        .mapToDouble(
            s -> {
              double[] medians = s.forkMedians();
              return medians[medians.length - 1] / medians[0] - 1;
            })
        .max()
        .orElse(0);
  }

  /** The same for the copies' ratios over serial; empty where no case has copies. */
  public OptionalDouble copiesForks() {
    return cases.stream()
        .flatMap(
            c ->
                c.variants().stream()
                    .filter(m -> m.kind() == VariantKind.IDEAL)
                    .map(m -> c.ratio(m)))
        .mapToDouble(r -> r.max() / r.min() - 1)
        .max();
  }

  /** One sentence for the notes of a report; empty without cases. */
  public String note() {
    if (cases.isEmpty()) {
      return "";
    }
    StringBuilder note = new StringBuilder("Noise: the quartiles of the serial samples are ");
    note.append(percent(serialQuartiles()))
        .append(" of their median apart (median over the cases)");
    if (cases.stream().anyMatch(c -> c.serial().forks() > 1)) {
      note.append("; the serial medians of the JVMs differ by up to ")
          .append(percent(serialForks()));
      copiesForks()
          .ifPresent(
              most ->
                  note.append(", the ratios of the serial copies by up to ").append(percent(most)));
    }
    return note.append('.').toString();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
