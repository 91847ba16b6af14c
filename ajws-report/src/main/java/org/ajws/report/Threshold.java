package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.report.Comparison.RatioChange;
import org.ajws.report.Comparison.Verdict;

/**
 * A limit on a number of a report, {@code SUBJECT > LIMIT} or {@code SUBJECT < LIMIT}, that fails a
 * build when it holds. The limit may be a percentage. Subjects:
 *
 * <ul>
 *   <li>{@code slowdown}: by how much a variant of AJWS became slower than in the baseline, where
 *       the spreads do not touch;
 *   <li>{@code ratio}: the time of a variant of AJWS on several workers over the serial one, by the
 *       end of its spread that is nearer to the limit;
 *   <li>{@code overhead}: the lines that AJWS adds over those of the serial version;
 *   <li>{@code differing}: variants whose result was not the serial one;
 *   <li>{@code change ID}: by how much a figure grew against the baseline;
 *   <li>{@code ID}: a figure.
 * </ul>
 *
 * @param text as written
 * @param subject what is limited
 * @param above whether exceeding the limit fails, else falling below it
 * @param limit as a number; 5 % is 0.05
 */
public record Threshold(String text, String subject, boolean above, double limit) {
  private static final Pattern FORM =
      Pattern.compile("\\s*((?:change\\s+)?[\\w.]+)\\s*([<>])\\s*(-?\\d+(?:\\.\\d+)?)\\s*(%?)\\s*");

  /**
   * The threshold of a text.
   *
   * @throws IllegalArgumentException if it is not of the form {@code SUBJECT > NUMBER[%]}
   */
  public static Threshold parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is no threshold: SUBJECT > NUMBER or SUBJECT < NUMBER[%] expected");
    }
    double number = Double.parseDouble(matcher.group(3));
    return new Threshold(
        text.strip(),
        matcher.group(1).replaceAll("\\s+", " "),
        matcher.group(2).equals(">"),
        matcher.group(4).isEmpty() ? number : number / 100);
  }

  /**
   * What in the report is beyond the limit, one line each; empty if nothing is.
   *
   * @throws IllegalArgumentException if the report has nothing that this limits, so that a mistyped
   *     or meaningless threshold never passes
   */
  public List<String> exceeded(Report report) {
    return switch (subject) {
      case "slowdown" -> slowdowns(report);
      case "ratio" -> ratios(report);
      case "overhead" -> overhead(report);
      case "differing" -> differing(report);
      default ->
          subject.startsWith("change ")
              ? change(report, subject.substring("change ".length()))
              : figure(report);
    };
  }

  private boolean beyond(double value) {
    return above ? value > limit : value < limit;
  }

  private List<String> slowdowns(Report report) {
    if (report.comparison() == null) {
      throw unusable("there is no baseline");
    }
    List<String> found = new ArrayList<>();
    boolean any = false;
    for (RatioChange change : report.comparison().ratios()) {
      if (change.kind() != VariantKind.AJWS || Double.isNaN(change.factor())) {
        continue;
      }
      any = true;
      boolean told = change.verdict() != Verdict.WITHIN_SPREAD;
      if (told && beyond(change.factor() - 1)) {
        found.add(
            String.format(
                Locale.ROOT,
                "%s, %s: %s of serial before, %s now (%+.1f %%)",
                change.name(),
                change.variant(),
                Format.ratio(change.before().median()),
                Format.ratio(change.after().median()),
                100 * (change.factor() - 1)));
      }
    }
    if (!any) {
      throw unusable("no case with a variant of AJWS is measured in both reports");
    }
    return found;
  }

  private List<String> ratios(Report report) {
    List<String> found = new ArrayList<>();
    boolean any = false;
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (m.kind() == VariantKind.AJWS && m.threads() > 1) {
          any = true;
          Comparison.Interval interval = Comparison.Interval.of(c, m);
          if (beyond(above ? interval.low() : interval.high())) {
            found.add(
                c.name()
                    + ", "
                    + m.variant()
                    + ": "
                    + Format.ratio(interval.median())
                    + " of serial ("
                    + Format.ratio(interval.low())
                    + "\u2013"
                    + Format.ratio(interval.high())
                    + ")");
          }
        }
      }
    }
    if (!any) {
      throw unusable("nothing is measured with several workers");
    }
    return found;
  }

  private List<String> overhead(Report report) {
    LineOverhead ajws =
        report.lines().stream()
            .filter(l -> l.id().equals("ajws"))
            .findFirst()
            .orElseThrow(() -> unusable("no lines are counted"));
    return beyond(ajws.overSerial())
        ? List.of(
            ajws.extra()
                + " lines for AJWS over "
                + ajws.serialLines()
                + " serial ones: "
                + Format.percent(ajws.overSerial()))
        : List.of();
  }

  private List<String> differing(Report report) {
    if (report.cases().isEmpty()) {
      throw unusable("nothing is measured");
    }
    List<String> differing =
        report.cases().stream()
            .flatMap(
                c ->
                    c.variants().stream()
                        .filter(m -> !m.equal())
                        .map(m -> c.name() + ", " + m.variant() + ": another result"))
            .toList();
    return beyond(differing.size()) ? differing : List.of();
  }

  private List<String> figure(Report report) {
    Figure figure =
        report.figure(subject).orElseThrow(() -> unusable("the report has no such figure"));
    return beyond(figure.value()) ? List.of(figure.label() + ": " + figure.value()) : List.of();
  }

  private List<String> change(Report report, String id) {
    if (report.comparison() == null) {
      throw unusable("there is no baseline");
    }
    Comparison.FigureChange change =
        report.comparison().figures().stream()
            .filter(f -> f.id().equals(id) && f.before() != null && f.after() != null)
            .findFirst()
            .orElseThrow(() -> unusable("no figure of this name is in both reports"));
    double growth =
        change.before().equals(change.after())
            ? 0
            : (double) (change.after() - change.before()) / change.before();
    return beyond(growth)
        ? List.of(change.label() + ": " + change.before() + " before, " + change.after() + " now")
        : List.of();
  }

  private IllegalArgumentException unusable(String why) {
    return new IllegalArgumentException("'" + text + "' cannot be decided: " + why);
  }
}
