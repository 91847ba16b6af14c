package org.ajws.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.Decisions.Loop;

/** What the translator found and chose, and what the runtime counted, as tables. */
final class DecisionSection {
  private static final int OPEN = 40; // a longer table is closed at first

  private static final int LINES = 3; // of conflicts, of a loop

  private final Report report;
  private final Decisions decisions;
  private final PositionNames places;
  private final Html page;

  private DecisionSection(Report report, Html page) {
    this.report = report;
    this.decisions = report.decisions();
    this.places = PositionNames.of(decisions);
    this.page = page;
  }

  static void append(Report report, Html page) {
    DecisionSection section = new DecisionSection(report, page);
    section.loops();
    section.aheads();
    section.tasks();
    section.barriers();
    section.critical();
    section.atomicSets();
    section.callbacks();
    section.warnings();
    section.statistics();
    section.speculative();
  }

  private void loops() {
    Map<String, RunStatistics.Site> executed = new MeasurementSummary(report.cases()).executed();
    boolean ran = !executed.isEmpty();
    long exercised = decisions.loops().stream().filter(l -> executed.containsKey(l.site())).count();
    List<String> head = new ArrayList<>(List.of("Loop", "Kind", "Marked in", "State of a task"));
    if (ran) {
      head.addAll(List.of("Executions", "Iterations"));
    }
    List<List<String>> rows = new ArrayList<>();
    for (Loop loop : decisions.loops()) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  places.of(loop.file(), loop.line()),
                  loop.kind(),
                  markedIn(loop.fromOverlay()),
                  state(loop)));
      if (ran) {
        RunStatistics.Site site = executed.get(loop.site());
        cells.add(site == null ? "–" : Format.whole(site.executions()));
        cells.add(site == null ? "–" : Format.whole(site.iterations()));
      }
      rows.add(cells);
    }
    section(
        "Parallel loops",
        decisions.loops().size()
            + " found"
            + (ran ? ", of which " + exercised + " ran while this was measured" : "")
            + ".",
        head,
        rows);
  }

  private void aheads() {
    section(
        "How speculative loops run ahead",
        "",
        List.of("Loop", "Runs", "Because, and what in it has to wait for its turn"),
        decisions.loops().stream()
            .filter(l -> !l.speculation().isEmpty())
            .map(
                l ->
                    List.of(
                        places.of(l.file(), l.line()),
                        l.speculation().get(0),
                        l.speculation().stream().skip(1).collect(Collectors.joining("; "))))
            .toList());
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

  private static String markedIn(boolean overlay) {
    return overlay ? "overlay" : "source";
  }

  private void tasks() {
    section(
        "Asyncs and finishes",
        "",
        List.of("Construct", "Kind", "Form", "Because", "Marked in"),
        decisions.tasks().stream()
            .map(
                t ->
                    List.of(
                        places.of(t.file(), t.line()),
                        t.kind(),
                        t.form(),
                        t.reason(),
                        markedIn(t.fromOverlay())))
            .toList());
  }

  private void barriers() {
    section(
        "Methods that wait for what they call",
        "They call methods whose stack can be saved, and cannot be resumed themselves: what they"
            + " call is completed by the same worker before they go on.",
        List.of("Method", "Declared", "Because"),
        decisions.barriers().stream()
            .map(b -> List.of(b.method(), places.of(b.file(), b.line()), b.reason()))
            .toList());
  }

  private void critical() {
    section(
        "Locks under which constructs run in order",
        "Under a lock, and while a class is initialised, nothing runs in parallel: another worker"
            + " might wait for the same lock. Whoever comes to a construct without it runs it in"
            + " parallel.",
        List.of("Taken", "Lock", "Constructs that may be reached"),
        decisions.critical().stream()
            .map(
                c ->
                    List.of(
                        places.of(c.file(), c.line()), c.lock(), String.join(", ", c.constructs())))
            .toList());
  }

  private void atomicSets() {
    section(
        "Atomic sets",
        "",
        List.of("Set", "Declared", "Members", "Units of work", "Lock", "Because"),
        decisions.atomicSets().stream()
            .map(
                s ->
                    List.of(
                        s.type() + "." + s.name(),
                        places.of(s.file(), s.line()),
                        String.join(", ", s.members()),
                        String.join(", ", s.units()),
                        s.lock(),
                        s.reason()))
            .toList());
  }

  private void callbacks() {
    section(
        "Unknown code called under locks",
        "The module does not show what these calls run. Locks that it takes do not count in the"
            + " deadlock check.",
        List.of("Place", "Call", "Units of work"),
        decisions.callbacks().stream()
            .map(
                c -> List.of(places.of(c.file(), c.line()), c.call(), String.join(", ", c.units())))
            .toList());
  }

  private void warnings() {
    section(
        "Warnings",
        "",
        List.of("Place", "Code", "Warning"),
        decisions.warnings().stream()
            .map(w -> List.of(places.of(w.file(), w.line()), w.code(), w.text()))
            .toList());
  }

  private void statistics() {
    List<List<String>> rows = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        RunStatistics s = m.statistics();
        if (s != null) {
          rows.add(
              List.of(
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
                  Format.percent(m.unwindShare())));
        }
      }
    }
    section(
        "What the runtime did",
        "Counted over the timed runs of all JVMs. A range is one task until another worker asks"
            + " for a part of it; a steal is a task that changed its worker. An unwinding saves a"
            + " worker's stack frames for another one that is out of work; its share is of"
            + " the elapsed time of all workers together.",
        List.of(
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
            "Unwinding"),
        rows);
  }

  private void speculative() {
    List<List<String>> rows = new ArrayList<>();
    for (MeasuredCase c : report.cases()) {
      for (Measurement m : c.variants()) {
        if (m.statistics() != null) {
          for (SpeculativeSite s : m.statistics().speculative()) {
            rows.add(
                List.of(
                    c.name(),
                    m.variant(),
                    s.site(),
                    Format.whole(s.executions()),
                    Format.whole(s.turnedOff()),
                    trips(s),
                    Format.whole(s.commits()),
                    Format.whole(s.plain()),
                    Format.whole(s.irrevocable()),
                    Format.whole(s.waits()),
                    counts(s.rollbacks()),
                    counts(s.conflicts()),
                    lines(s),
                    Format.whole(s.entries()),
                    Format.nanos(s.cost().nanosPerEntry(s.entries())),
                    Format.nanos(s.cost().validationNanos() + s.cost().commitNanos()),
                    Format.nanos(s.cost().claimNanos() + s.cost().copyNanos()),
                    String.join("; ", SpeculationAdvice.of(s))));
          }
        }
      }
    }
    section(
        "Speculative loops",
        "Counted over the timed runs of all JVMs, in chunks of trips. A chunk that runs ahead"
            + " commits in its turn or is rolled back, and is then run plainly, as are chunks that"
            + " were the oldest when they began. An execution is turned off, in part or whole, where"
            + " speculation had not gained. Chunks that"
            + " claim ranges of arrays wait for earlier ones that touch the same slots. Lines are found"
            + " out for the first four conflicts or waits of a loop, then for one in 64.",
        List.of(
            "Case",
            "Variant",
            "Loop",
            "Executions",
            "Turned off",
            "Trips a chunk",
            "Ran ahead",
            "Plain",
            "Irrevocable",
            "Waited",
            "Rolled back",
            "Conflicts at",
            "Lines",
            "Accesses noted",
            "Each",
            "Validation, commit",
            "Claims, copies",
            "What would help"),
        rows);
  }

  private static String trips(SpeculativeSite site) {
    double trips = site.tripsOfChunk();
    int granularity = site.choice().granularity();
    return (Double.isNaN(trips) ? "–" : Format.whole(Math.round(trips)))
        + (granularity == 1 ? "" : "; blocks of " + granularity);
  }

  private static String lines(SpeculativeSite site) {
    return site.lines().stream()
        .limit(LINES)
        .map(l -> l.lines() + ": " + Format.whole(l.count()))
        .collect(Collectors.joining("; "));
  }

  private static String counts(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .map(e -> e.getKey().replace('_', ' ') + " " + Format.whole(e.getValue()))
        .collect(Collectors.joining(", "));
  }

  private void section(
      String title, String explanation, List<String> head, List<List<String>> rows) {
    if (rows.isEmpty()) {
      return;
    }
    page.raw("<section>\n").element("h2", title).line();
    if (!explanation.isEmpty()) {
      page.element("p", explanation).line();
    }
    page.raw(rows.size() > OPEN ? "<details>\n" : "<details open>\n");
    page.element("summary", Format.counted(rows.size(), "row")).line();
    page.table(head, rows).raw("</details>\n</section>\n");
  }
}
