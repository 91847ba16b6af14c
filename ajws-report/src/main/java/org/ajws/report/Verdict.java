package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ajws.processor.api.Decisions;

/** What a report says, in a sentence or two: it stands before everything else. */
final class Verdict {
  /** Above this share of a core that others used, figures are doubtful. */
  private static final double LOAD = 0.3;

  private Verdict() {}

  static String of(Report report) {
    if (report.cases().isEmpty()) {
      return found(report.decisions());
    }
    StringBuilder text = new StringBuilder(times(report));
    text.append(
        report.equal()
            ? " All results equal the serial ones."
            : " Results DIFFER from the serial ones.");
    load(report).ifPresent(load -> text.append(' ').append(load));
    return text.toString();
  }

  /** What others did on the machine, where that spoils the figures. */
  static Optional<String> load(Report report) {
    Environment e = report.environment();
    return e == null || e.load() <= LOAD
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "The machine was busy before measuring began (load %.1f on %s): do not trust the"
                    + " times.",
                e.load(),
                Format.counted(e.cores(), "core")));
  }

  private static String found(Decisions d) {
    long asyncs = d.tasks().stream().filter(t -> t.kind().startsWith("async")).count();
    return Format.counted(d.loops().size(), "parallel loop")
        + ", "
        + Format.counted(asyncs, "async")
        + " and "
        + Format.counted(d.atomicSets().size(), "atomic set")
        + " found, "
        + (d.warnings().isEmpty() ? "no warning" : Format.counted(d.warnings().size(), "warning"))
        + "; nothing was measured.";
  }

  private static String times(Report report) {
    List<MeasurementSummary.Mean> means = new MeasurementSummary(report.cases()).means();
    Optional<MeasurementSummary.Mean> ajws =
        means.stream()
            .filter(m -> m.kind() == VariantKind.AJWS)
            .max((a, b) -> Integer.compare(a.threads(), b.threads()));
    if (ajws.isEmpty()) {
      return "AJWS was not measured.";
    }
    int all = report.cases().size();
    StringBuilder text = new StringBuilder(ajws.get().variant());
    text.append(": ").append(share(ajws.get().ratio())).append(" of the serial time");
    if (all > 1) {
      text.append(" (geometric mean of ").append(ajws.get().cases()).append(" cases)");
    }
    text.append(", ").append(judged(ajws.get().ratio()));
    List<String> others = new ArrayList<>();
    for (MeasurementSummary.Mean m : means) {
      if (m.threads() > 1
          && (m.kind() == VariantKind.OWN_THREADS || m.kind() == VariantKind.IDEAL)) {
        others.add(m.variant() + ": " + Format.ratio(m.ratio().median()));
      }
    }
    text.append(others.isEmpty() ? "." : "; " + String.join("; ", others) + ".");
    return text.toString();
  }

  private static String share(Ratio ratio) {
    String spread = Format.spread(ratio);
    return Format.ratio(ratio.median()) + (spread.isEmpty() ? "" : " (" + spread + ")");
  }

  private static String judged(Ratio ratio) {
    if (ratio.forks() > 1 && ratio.min() <= 1 && ratio.max() >= 1) {
      return "which is neither faster nor slower within the spread";
    }
    return ratio.median() < 1
        ? String.format(Locale.ROOT, "%.1f times as fast", 1 / ratio.median())
        : String.format(Locale.ROOT, "%.1f times as slow", ratio.median());
  }
}
