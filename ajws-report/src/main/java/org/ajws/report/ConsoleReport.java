package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;

/** A report as plain text for a console: the figures, the ratios, and what to doubt. */
public final class ConsoleReport {
  private static final int WIDTH = 120;
  private static final int MIN_COLUMN = 14;

  private ConsoleReport() {}

  /** The text for a console of 120 columns; lines end with {@code \n}. */
  public static String render(Report report) {
    return render(report, 0);
  }

  /**
   * The text for a console of 120 columns, some of which something else takes at the beginning of
   * each line. A line is not longer, but for a name that is.
   */
  public static String render(Report report, int taken) {
    int columns = WIDTH - taken;
    StringBuilder out = new StringBuilder();
    out.append(report.title()).append('\n');
    out.append(Verdict.of(report)).append('\n');
    if (!report.summary().isEmpty()) {
      out.append(report.summary()).append('\n');
    }
    figures(report, out);
    loops(report, out);
    LinesSection.append(report, out);
    ComparisonSection.append(report, out);
    if (!report.cases().isEmpty()) {
      out.append('\n');
      times(report, columns, out);
    }
    for (String note : report.notes()) {
      out.append("note: ").append(note).append('\n');
    }
    return out.toString().lines().map(l -> wrapped(l, columns)).collect(Collectors.joining());
  }

  /** A line that is too long is continued, indented; tables have none. */
  private static String wrapped(String line, int columns) {
    if (line.length() <= columns || line.isBlank()) {
      return line + "\n";
    }
    int space = line.lastIndexOf(' ', columns);
    String indent = " ".repeat(line.length() - line.stripLeading().length());
    return space <= indent.length()
        ? line + "\n"
        : line.substring(0, space)
            + "\n"
            + wrapped(indent + "  " + line.substring(space + 1), columns);
  }

  private static void figures(Report report, StringBuilder out) {
    if (report.figures().isEmpty()) {
      return;
    }
    int labels = report.figures().stream().mapToInt(f -> f.label().length()).max().orElse(0);
    int values =
        report.figures().stream().mapToInt(f -> Format.whole(f.value()).length()).max().orElse(0);
    out.append('\n');
    for (Figure figure : report.figures()) {
      String value = Format.whole(figure.value());
      // The number stands behind its label, which is one for all numbers.
      out.append("  ").append(figure.label());
      out.append(" ".repeat(labels - figure.label().length() + 2 + values - value.length()));
      out.append(value).append('\n');
    }
  }

  private static void loops(Report report, StringBuilder out) {
    Decisions decisions = report.decisions();
    if (decisions.loops().isEmpty()
        && decisions.tasks().isEmpty()
        && decisions.atomicSets().isEmpty()) {
      return;
    }
    out.append('\n').append(Format.counted(decisions.loops().size(), "parallel loop"));
    MeasurementSummary summary = new MeasurementSummary(report.cases());
    if (!summary.executed().isEmpty()) {
      long exercised =
          decisions.loops().stream().filter(l -> summary.executed().containsKey(l.site())).count();
      out.append(" (").append(exercised).append(" exercised by the measurement)");
    }
    if (!decisions.tasks().isEmpty()) {
      out.append(", ")
          .append(Format.counted(decisions.tasks().size(), "async or finish construct"));
    }
    if (!decisions.critical().isEmpty()) {
      out.append(" (in order under ")
          .append(Format.counted(decisions.critical().size(), "lock"))
          .append(')');
    }
    out.append(", ").append(Format.counted(decisions.atomicSets().size(), "atomic set"));
    if (!decisions.callbacks().isEmpty()) {
      out.append(" (").append(Format.counted(decisions.callbacks().size(), "call"));
      out.append(" of unknown code under their locks)");
    }
    out.append(", ").append(decisions.overlayEntries());
    out.append(decisions.overlayEntries() == 1 ? " overlay entry\n" : " overlay entries\n");
  }

  private static void times(Report report, int columns, StringBuilder out) {
    List<MeasurementSummary.Mean> means = new MeasurementSummary(report.cases()).means();
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("time over serial"));
    means.forEach(m -> head.add(m.variant()));
    rows.add(head);
    String group = "";
    for (MeasuredCase c : report.cases()) {
      if (!c.group().equals(group)) {
        group = c.group();
        rows.add(List.of(group + ":"));
      }
      rows.add(row(c, means));
    }
    if (report.cases().size() > 1) {
      List<String> last = new ArrayList<>(List.of("geometric mean"));
      means.forEach(
          m ->
              last.add(
                  m.kind() == VariantKind.SERIAL
                      ? "1.00"
                      : m.cases() == report.cases().size()
                          ? cell(m.ratio())
                          : Format.ratio(m.ratio().median()) + " of " + m.cases()));
      rows.add(last);
    }
    table(rows, columns, out);
    out.append('\n');
    Environment e = report.environment();
    if (e != null) {
      out.append(e.cores()).append(e.cores() == 1 ? " core, " : " cores, ").append(e.jvm());
      out.append(", ").append(e.forks()).append(e.forks() == 1 ? " fork\n" : " forks\n");
    }
    new MeasurementSummary(report.cases())
        .statistics()
        .filter(s -> s.tasks() > 0)
        .ifPresent(
            s ->
                out.append("tasks ")
                    .append(Format.whole(s.tasks()))
                    .append(", steals ")
                    .append(Format.whole(s.steals()))
                    .append(" (")
                    .append(Format.percent(s.stealRatio()))
                    .append(")\n"));
    SpeedupLossSection.append(report, out);
    equality(report, out);
  }

  private static List<String> row(MeasuredCase c, List<MeasurementSummary.Mean> means) {
    List<String> row = new ArrayList<>();
    row.add("  " + c.name());
    for (MeasurementSummary.Mean mean : means) {
      Optional<Measurement> m = c.variant(mean.variant());
      if (m.isEmpty()) {
        row.add("–");
      } else if (m.get().kind() == VariantKind.SERIAL) {
        row.add(Format.nanos(m.get().wallNanos()));
      } else {
        row.add(cell(c.ratio(m.get())) + (m.get().equal() ? "" : " DIFFERS"));
      }
    }
    return row;
  }

  private static String cell(Ratio ratio) {
    String spread = Format.spread(ratio);
    return Format.ratio(ratio.median()) + (spread.isEmpty() ? "" : " " + spread);
  }

  private static void equality(Report report, StringBuilder out) {
    if (report.equal()) {
      out.append("results: every run of every variant equals the serial one, bit for bit\n");
      return;
    }
    out.append("results: NOT equal to the serial ones:\n");
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (!m.equal()) {
          out.append("  ").append(c.name()).append(", ").append(m.variant()).append('\n');
        }
      }
    }
  }

  /** As many columns as a line has room for, then the others below, each with the names again. */
  private static void table(List<List<String>> rows, int room, StringBuilder out) {
    int columns = rows.get(0).size();
    int[] width = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        // A heading over a group is as long as it likes.
        if (row.size() == columns) {
          int least = i == 0 ? 0 : MIN_COLUMN;
          width[i] = Math.max(width[i], Math.max(least, row.get(i).length()));
        }
      }
    }
    for (int from = 1; from < columns; ) {
      int to = from;
      for (int line = width[0];
          to < columns && (to == from || line + 2 + width[to] <= room);
          to++) {
        line += 2 + width[to];
      }
      out.append(from == 1 ? "" : "\n");
      for (List<String> row : rows) {
        StringBuilder line = new StringBuilder(row.get(0));
        for (int i = from; i < to && i < row.size(); i++) {
          int end = width[0];
          for (int k = from; k <= i; k++) {
            end += 2 + width[k];
          }
          line.append(" ".repeat(Math.max(1, end - row.get(i).length() - line.length())));
          line.append(row.get(i));
        }
        out.append(line.toString().stripTrailing()).append('\n');
      }
      from = to;
    }
  }
}
