package org.ajws.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What keeps several workers from being faster: a line on the console, a table in HTML. */
final class SpeedupLossSection {
  private SpeedupLossSection() {}

  /** Counts the cases by what limits them most; nothing if no case has a breakdown. */
  static void append(Report report, StringBuilder out) {
    Map<SpeedupLoss.Cause, Integer> counts = new EnumMap<>(SpeedupLoss.Cause.class);
    int near = 0;
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        Optional<SpeedupLoss> loss = SpeedupLoss.of(c, m);
        if (loss.isPresent()) {
          Optional<SpeedupLoss.Cause> largest = loss.get().largest();
          largest.ifPresent(cause -> counts.merge(cause, 1, Integer::sum));
          near += largest.isPresent() ? 0 : 1;
        }
      }
    }
    if (near == 0 && counts.isEmpty()) {
      return;
    }
    List<String> parts = new ArrayList<>();
    if (near > 0) {
      parts.add("nothing (" + near + ")");
    }
    counts.forEach((cause, count) -> parts.add(cause.label() + " (" + count + ")"));
    out.append("what limits AJWS most, with the number of cases: ")
        .append(String.join(", ", parts))
        .append('\n');
  }

  static void append(Report report, Html page) {
    List<List<String>> rows = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        SpeedupLoss.of(c, m).ifPresent(loss -> rows.add(row(c, m, loss)));
      }
    }
    if (rows.isEmpty()) {
      return;
    }
    page.element("h3", "What limits the speed-up").line();
    page.element(
            "p",
            "Shares of the serial time; even share and losses add up to the time over serial. A"
                + " negative loss is a gain.")
        .line();
    page.raw("<details>\n").element("summary", Format.counted(rows.size(), "row")).line();
    List<String> head = new ArrayList<>(List.of("Case", "Variant", "Over serial", "= even share"));
    for (SpeedupLoss.Cause cause : SpeedupLoss.Cause.values()) {
      head.add("+ " + cause.label());
    }
    head.add("Largest");
    page.table(head, rows).raw("</details>\n");
  }

  private static List<String> row(MeasuredCase c, Measurement m, SpeedupLoss loss) {
    List<String> row = new ArrayList<>(List.of(c.name(), m.variant()));
    row.add(Format.ratio(loss.ratio()));
    row.add(Format.ratio(loss.even()));
    for (SpeedupLoss.Cause cause : SpeedupLoss.Cause.values()) {
      row.add(Format.share(loss.losses().get(cause)));
    }
    row.add(loss.largest().map(SpeedupLoss.Cause::label).orElse("–"));
    return row;
  }
}
