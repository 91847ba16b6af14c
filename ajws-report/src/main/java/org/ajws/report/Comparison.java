package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How a report differs from an older one: every figure, and every measured ratio with a verdict
 * that takes the spread of both into account.
 *
 * @param baseline title and, where it was measured, date of the older report
 * @param figures every figure that either report has, in the order of the newer one
 * @param ratios every variant but the serial one of every case that either report has
 * @param notes what makes the comparison doubtful: another machine, another JVM
 */
public record Comparison(
    String baseline, List<FigureChange> figures, List<RatioChange> ratios, List<String> notes) {

  /** Copies the lists. */
  public Comparison {
    figures = List.copyOf(figures);
    ratios = List.copyOf(ratios);
    notes = List.copyOf(notes);
  }

  /**
   * One figure.
   *
   * @param id of the figure
   * @param label of the newer report, or of the older one where the newer lacks it
   * @param before null where the older report lacks it
   * @param after null where the newer report lacks it
   */
  public record FigureChange(String id, String label, Long before, Long after) {
    /** Whether both have it with the same value. */
    public boolean same() {
      return Objects.equals(before, after);
    }
  }

  /** What can be said about two ratios. */
  public enum Verdict {
    /** The newer spread lies wholly below the older one. */
    FASTER,
    /** The newer spread lies wholly above the older one. */
    SLOWER,
    /** The spreads touch: nothing can be said. */
    WITHIN_SPREAD,
    /** Only the newer report has it. */
    NEW,
    /** Only the older report has it. */
    GONE;

    /** The name in JSON and for readers. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * The verdict with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Verdict ofId(String id) {
      return valueOf(id.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }
  }

  /**
   * A variant's time over the serial one's, before and now.
   *
   * @param name of the case
   * @param variant its name
   * @param kind what it is
   * @param before null where the older report lacks it
   * @param after null where the newer report lacks it
   * @param verdict what follows
   */
  public record RatioChange(
      String name,
      String variant,
      VariantKind kind,
      Interval before,
      Interval after,
      Verdict verdict) {
    /** The newer ratio over the older one; NaN where one is missing. Above 1 is slower. */
    public double factor() {
      return before == null || after == null ? Double.NaN : after.median() / before.median();
    }
  }

  /**
   * A ratio with the interval that it is compared by: smallest and largest of the forks' ratios, or
   * with one fork only the quartiles of the variant's samples, over the serial median.
   */
  public record Interval(double median, double low, double high) {
    static Interval of(MeasuredCase c, Measurement m) {
      Ratio ratio = c.ratio(m);
      if (ratio.forks() > 1) {
        return new Interval(ratio.median(), ratio.min(), ratio.max());
      }
      double serial = c.serial().wallNanos();
      double[] quartiles = m.wallQuartiles();
      return new Interval(ratio.median(), quartiles[0] / serial, quartiles[1] / serial);
    }
  }

  /** Compares two reports. */
  public static Comparison of(Report baseline, Report report) {
    String date =
        baseline.environment() == null ? "" : ", measured " + baseline.environment().date();
    return new Comparison(
        baseline.title() + date,
        figures(baseline, report),
        ratios(baseline, report),
        notes(baseline.environment(), report.environment()));
  }

  private static List<FigureChange> figures(Report baseline, Report report) {
    List<FigureChange> changes = new ArrayList<>();
    for (Figure figure : report.figures()) {
      Optional<Figure> old = baseline.figure(figure.id());
      changes.add(
          new FigureChange(
              figure.id(), figure.label(), old.map(Figure::value).orElse(null), figure.value()));
    }
    for (Figure figure : baseline.figures()) {
      if (report.figure(figure.id()).isEmpty()) {
        changes.add(new FigureChange(figure.id(), figure.label(), figure.value(), null));
      }
    }
    return changes;
  }

  private static List<RatioChange> ratios(Report baseline, Report report) {
    List<RatioChange> changes = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (m.kind() != VariantKind.SERIAL) {
          Interval before = interval(baseline, c.name(), m.variant());
          Interval after = Interval.of(c, m);
          changes.add(
              new RatioChange(
                  c.name(), m.variant(), m.kind(), before, after, verdict(before, after)));
        }
      }
    }
    for (MeasuredCase c : baseline.cases()) {
      for (Measurement m : c.variants()) {
        if (m.kind() != VariantKind.SERIAL && interval(report, c.name(), m.variant()) == null) {
          changes.add(
              new RatioChange(
                  c.name(), m.variant(), m.kind(), Interval.of(c, m), null, Verdict.GONE));
        }
      }
    }
    return changes;
  }

  private static Interval interval(Report report, String name, String variant) {
    for (MeasuredCase c : report.cases()) {
      if (c.name().equals(name)) {
        return c.variant(variant).map(m -> Interval.of(c, m)).orElse(null);
      }
    }
    return null;
  }

  private static Verdict verdict(Interval before, Interval after) {
    if (before == null) {
      return Verdict.NEW;
    }
    if (after.low() > before.high()) {
      return Verdict.SLOWER;
    }
    return after.high() < before.low() ? Verdict.FASTER : Verdict.WITHIN_SPREAD;
  }

  private static List<String> notes(Environment before, Environment after) {
    if (before == null || after == null) {
      return List.of();
    }
    List<String> notes = new ArrayList<>();
    note("processor", before.machine(), after.machine(), notes);
    note("number of cores", before.cores() + "", after.cores() + "", notes);
    note("JVM", before.jvm(), after.jvm(), notes);
    note(
        "JVM arguments",
        String.join(" ", before.jvmArguments()),
        String.join(" ", after.jvmArguments()),
        notes);
    return notes;
  }

  private static void note(String what, String before, String after, List<String> notes) {
    if (!before.equals(after)) {
      notes.add("The " + what + " differs: " + before + " before, " + after + " now.");
    }
  }
}
