package org.ajws.report;

import java.util.List;
import java.util.Locale;

/** What parallelism costs in lines of source, as a table. */
final class LinesSection {
  private LinesSection() {}

  static void append(Report report, Html page) {
    if (report.lines().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Lines").line();
    page.element(
            "p",
            "Code lines that the serial version does not have, over the lines of the serial version:"
                + " of the files that differ from it, and of all files. The last column is the"
                + " growth over the parallel version, where a changed line does not count.")
        .line();
    page.table(
        List.of(
            "Way",
            "Files",
            "Regions",
            "Atomic annotations or synchronized",
            "Serial lines",
            "Extra lines",
            "Over serial",
            "Over all files",
            "Growth over parallel"),
        report.lines().stream()
            .map(
                l ->
                    List.of(
                        l.label(),
                        Integer.toString(l.files()),
                        Format.whole(l.regions()),
                        Format.whole(l.locks()),
                        Format.whole(l.serialLines()),
                        Format.whole(l.extra()),
                        percent(l.overSerial()),
                        percent(l.overAll()),
                        percent(l.overParallel())))
            .toList());
    page.raw("</section>\n");
  }

  static void append(Report report, StringBuilder out) {
    for (LineOverhead l : report.lines()) {
      out.append(
          String.format(
              Locale.ROOT,
              "%n%s: %s for %s in %s, %s of their %d serial lines," + " %s of all; %d %s%n",
              l.label(),
              Format.counted(l.extra(), "extra line"),
              Format.counted(l.regions(), "region"),
              Format.counted(l.files(), "file"),
              percent(l.overSerial()),
              l.serialLines(),
              percent(l.overAll()),
              l.locks(),
              l.id().equals("ajws") ? "annotations of atomic data" : "times synchronized"));
    }
  }

  /** Two digits where one would say zero. */
  private static String percent(double share) {
    if (Double.isNaN(share)) {
      return "–";
    }
    return share > 0 && share < 0.001
        ? String.format(Locale.ROOT, "%.2f %%", share * 100)
        : Format.percent(share);
  }
}
