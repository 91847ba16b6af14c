package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.Decisions.AtomicSet;
import org.ajws.processor.api.Decisions.Barrier;
import org.ajws.processor.api.Decisions.Callback;
import org.ajws.processor.api.Decisions.Loop;
import org.ajws.processor.api.Decisions.Task;
import org.ajws.processor.api.Decisions.Warning;

/** What the translator found and chose, and what the runtime counted, as tables. */
final class DecisionSection {
  private static final int OPEN = 40; // a longer table is closed at first

  private DecisionSection() {}

  static void append(Report report, Html page) {
    Summary summary = new Summary(report.cases());
    loops(report.decisions(), summary, page);
    tasks(report.decisions(), page);
    barriers(report.decisions(), page);
    atomicSets(report.decisions(), page);
    callbacks(report.decisions(), page);
    warnings(report.decisions(), page);
    statistics(report, page);
  }

  private static void loops(Decisions decisions, Summary summary, Html page) {
    if (decisions.loops().isEmpty()) {
      return;
    }
    Map<String, RunStatistics.Site> executed = summary.executed();
    boolean ran = !executed.isEmpty();
    long exercised = decisions.loops().stream().filter(l -> executed.containsKey(l.site())).count();
    page.raw("<section>\n").element("h2", "Parallel loops").line();
    page.element(
            "p",
            decisions.loops().size()
                + " found"
                + (ran ? ", of which " + exercised + " ran while this was measured" : "")
                + ".")
        .line();
    openTable(decisions.loops().size(), page);
    List<String> head = new ArrayList<>(List.of("Loop", "Kind", "Marked in", "State of a task"));
    if (ran) {
      head.addAll(List.of("Executions", "Iterations"));
    }
    page.row("th scope=\"col\"", head.toArray(String[]::new)).raw("</thead>\n<tbody>\n");
    for (Loop loop : decisions.loops()) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  loop.file().toString().replace('\\', '/') + ":" + loop.line(),
                  loop.kind(),
                  loop.fromOverlay() ? "overlay" : "source",
                  state(loop)));
      if (ran) {
        RunStatistics.Site site = executed.get(loop.site());
        cells.add(site == null ? "–" : Format.whole(site.executions()));
        cells.add(site == null ? "–" : Format.whole(site.iterations()));
      }
      page.row("td", cells.toArray(String[]::new));
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static String state(Loop loop) {
    List<String> parts = new ArrayList<>();
    add(parts, "reduced", loop.reductions());
    add(parts, "copied", loop.privateCopies());
    add(parts, "private by itself", loop.privateByItself());
    return parts.isEmpty() ? "none" : String.join("; ", parts);
  }

  private static void add(List<String> parts, String what, List<String> names) {
    if (!names.isEmpty()) {
      parts.add(what + ": " + String.join(", ", names));
    }
  }

  private static void tasks(Decisions decisions, Html page) {
    if (decisions.tasks().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Asyncs and finishes").line();
    openTable(decisions.tasks().size(), page);
    page.row("th scope=\"col\"", "Construct", "Kind", "Form", "Because", "Marked in")
        .raw("</thead>\n<tbody>\n");
    for (Task task : decisions.tasks()) {
      page.row(
          "td",
          task.file().toString().replace('\\', '/') + ":" + task.line(),
          task.kind(),
          task.form(),
          task.reason(),
          task.fromOverlay() ? "overlay" : "source");
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void barriers(Decisions decisions, Html page) {
    if (decisions.barriers().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Methods that wait for what they call").line();
    page.element(
            "p",
            "They call methods whose stack can be saved, and cannot be resumed themselves: what"
                + " they call is completed by the same worker before they go on.")
        .line();
    openTable(decisions.barriers().size(), page);
    page.row("th scope=\"col\"", "Method", "Declared", "Because").raw("</thead>\n<tbody>\n");
    for (Barrier barrier : decisions.barriers()) {
      page.row(
          "td",
          barrier.method(),
          barrier.file().toString().replace('\\', '/') + ":" + barrier.line(),
          barrier.reason());
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void atomicSets(Decisions decisions, Html page) {
    if (decisions.atomicSets().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Atomic sets").line();
    openTable(decisions.atomicSets().size(), page);
    page.row("th scope=\"col\"", "Set", "Declared", "Members", "Units of work", "Lock", "Because")
        .raw("</thead>\n<tbody>\n");
    for (AtomicSet set : decisions.atomicSets()) {
      page.row(
          "td",
          set.type() + "." + set.name(),
          set.file().toString().replace('\\', '/') + ":" + set.line(),
          String.join(", ", set.members()),
          String.join(", ", set.units()),
          set.lock(),
          set.reason());
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void callbacks(Decisions decisions, Html page) {
    if (decisions.callbacks().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Unknown code called under locks").line();
    page.element(
            "p",
            "The module does not show what these calls run. Locks that it takes do not count in the"
                + " deadlock check.")
        .line();
    openTable(decisions.callbacks().size(), page);
    page.row("th scope=\"col\"", "Place", "Call", "Units of work").raw("</thead>\n<tbody>\n");
    for (Callback callback : decisions.callbacks()) {
      page.row(
          "td",
          callback.file().toString().replace('\\', '/') + ":" + callback.line(),
          callback.call(),
          String.join(", ", callback.units()));
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void warnings(Decisions decisions, Html page) {
    if (decisions.warnings().isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", "Warnings").line();
    openTable(decisions.warnings().size(), page);
    page.row("th scope=\"col\"", "Place", "Code", "Warning").raw("</thead>\n<tbody>\n");
    for (Warning warning : decisions.warnings()) {
      page.row(
          "td",
          warning.file().toString().replace('\\', '/')
              + (warning.line() > 0 ? ":" + warning.line() : ""),
          warning.code(),
          warning.text());
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void statistics(Report report, Html page) {
    boolean any =
        report.cases().stream()
            .flatMap(c -> c.variants().stream())
            .anyMatch(m -> m.statistics() != null);
    if (!any) {
      return;
    }
    page.raw("<section>\n").element("h2", "What the runtime did").line();
    page.element(
            "p",
            "Counted over the timed runs of all JVMs. A range is one task until another worker asks"
                + " for a part of it; a steal is a task that changed its worker. An unwinding saves a"
                + " worker's stack frames for another one that is out of work; its share is of"
                + " the elapsed time of all workers together.")
        .line();
    int rows =
        (int)
            report.cases().stream()
                .flatMap(c -> c.variants().stream())
                .filter(m -> m.statistics() != null)
                .count();
    openTable(rows, page);
    page.row(
            "th scope=\"col\"",
            "Case",
            "Variant",
            "Loops run",
            "Tasks",
            "Splits",
            "Steals",
            "Steal ratio",
            "Idle",
            "Unwindings",
            "Saved frames",
            "Frame steals",
            "Unwinding")
        .raw("</thead>\n<tbody>\n");
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        RunStatistics s = m.statistics();
        if (s != null) {
          page.row(
              "td",
              c.name(),
              m.variant(),
              Format.whole(s.regions()),
              Format.whole(s.tasks()),
              Format.whole(s.splits()),
              Format.whole(s.steals()),
              Format.percent(s.stealRatio()),
              Format.nanos(s.idleNanos()),
              Format.whole(s.frames().unwindings()),
              Format.whole(s.frames().saved()),
              Format.whole(s.frames().steals()),
              Format.percent(m.unwindShare()));
        }
      }
    }
    closeTable(page);
    page.raw("</section>\n");
  }

  private static void openTable(int rows, Html page) {
    page.raw(rows > OPEN ? "<details>\n" : "<details open>\n");
    page.element("summary", Format.counted(rows, "row")).line();
    page.raw("<div class=\"wide\"><table>\n<thead>");
  }

  private static void closeTable(Html page) {
    page.raw("</tbody>\n</table></div>\n</details>\n");
  }
}
