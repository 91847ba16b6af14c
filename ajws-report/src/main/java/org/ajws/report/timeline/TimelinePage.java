package org.ajws.report.timeline;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ajws.report.Html;

/** A timeline as one HTML page that needs nothing else; its script draws what is in view. */
public final class TimelinePage {
  private TimelinePage() {}

  /** The page. */
  public static String render(Timeline timeline, String title) {
    Html page = Html.page(title, resource("timeline.css"));
    page.raw("<header>\n").element("h1", title).line();
    page.element("p class=\"verdict\"", summary(timeline));
    page.raw("\n</header>\n<main>\n<section>\n").element("h2", "Threads over time").line();
    legend(page);
    page.raw("<div id=\"view\"><canvas id=\"lanes\" tabindex=\"0\" role=\"img\"");
    page.raw(" aria-label=\"What each thread did over time; the tables below have the totals\">");
    page.raw("</canvas><div id=\"hint\" hidden></div></div>\n");
    page.element(
        "p class=\"soft\"",
        "Wheel or + and −: zoom. Drag or arrow keys: move. Double click or 0: all of it.");
    page.raw("\n</section>\n");
    states(timeline, page);
    sites(timeline, page);
    page.raw("</main>\n<script id=\"data\" type=\"application/json\">");
    page.raw(data(timeline)).raw("</script>\n<script>\n").raw(resource("timeline.js"));
    return page.raw("</script>\n</body>\n</html>\n").toString();
  }

  static String data(Timeline timeline) {
    List<Map<String, String>> lanes = new ArrayList<>();
    for (Lane lane : timeline.lanes()) {
      lanes.add(
          Map.of(
              "name", lane.name(),
              "states", PageData.of(lane.states()),
              "constructs", PageData.of(lane.constructs())));
    }
    return new Gson() // which escapes what would end a script
        .toJson(
            Map.of(
                "nanos", timeline.nanos(),
                "lanes", lanes,
                "sites", timeline.sites().stream().map(s -> s.site).toList(),
                "states", Arrays.stream(State.values()).map(State::label).toList(),
                "kinds", Arrays.stream(SpanKind.values()).map(SpanKind::label).toList(),
                "steals", PageData.of(timeline.steals())));
  }

  private static String summary(Timeline timeline) {
    long[] totals = timeline.stateTotals();
    long working = totals[State.WORKING.ordinal()];
    double threads = timeline.nanos() == 0 ? 0 : (double) working / timeline.nanos();
    return "%s, %s and %s: on average %.2f threads ran code of constructs."
        .formatted(
            duration(timeline.nanos()),
            counted(timeline.lanes().size(), "thread"),
            counted(timeline.steals().size(), "steal"),
            threads);
  }

  private static void legend(Html page) {
    page.raw("<ul class=\"legend\">");
    for (State state : State.values()) {
      page.raw("<li><i class=\"s" + state.ordinal() + "\"></i>").text(state.label()).raw("</li>");
    }
    page.raw("<li><i></i>").text("code outside of constructs, or not recorded").raw("</li></ul>\n");
  }

  private static void states(Timeline timeline, Html page) {
    List<List<String>> rows = new ArrayList<>();
    for (Lane lane : timeline.lanes()) {
      long[] totals = new long[State.values().length];
      Spans states = lane.states();
      for (int i = 0; i < states.size(); i++) {
        totals[states.kind(i)] += states.end(i) - states.begin(i);
      }
      List<String> row = new ArrayList<>(List.of(lane.name()));
      Arrays.stream(totals).forEach(t -> row.add(t == 0 ? "" : duration(t)));
      rows.add(row);
    }
    List<String> head = new ArrayList<>(List.of("thread"));
    Arrays.stream(State.values()).forEach(s -> head.add(s.label()));
    page.raw("<section>\n").element("h2", "By thread").line().table(head, rows);
    page.raw("</section>\n");
  }

  private static void sites(Timeline timeline, Html page) {
    List<List<String>> rows =
        timeline.sites().stream()
            .sorted(
                Comparator.comparingLong((SiteTotals s) -> -s.worked - s.lockNanos)
                    .thenComparing(s -> s.site))
            .map(
                s ->
                    List.of(
                        s.site,
                        count(s.executions),
                        count(s.iterations),
                        s.elapsed == 0 ? "" : duration(s.elapsed),
                        s.worked == 0 ? "" : duration(s.worked),
                        count(s.taken),
                        count(s.steals),
                        s.lockNanos == 0 ? "" : duration(s.lockNanos)))
            .toList();
    page.raw("<section>\n").element("h2", "By place in the source").line();
    page.table(
        List.of(
            "place",
            "executions",
            "iterations",
            "from begin to end",
            "worked",
            "pieces taken",
            "steals",
            "lock waits"),
        rows);
    page.raw("</section>\n");
  }

  private static String count(long n) {
    return n == 0 ? "" : String.format(Locale.ROOT, "%,d", n);
  }

  private static String counted(long n, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", n, what, n == 1 ? "" : "s");
  }

  /** With three digits, in the unit that fits. */
  static String duration(long nanos) {
    String[] units = {"ns", "µs", "ms", "s"};
    double value = nanos;
    int unit = 0;
    while (unit < 3 && value >= 999.5) {
      value /= 1000;
      unit++;
    }
    String format =
        unit == 0 || value >= 99.95 ? "%.0f %s" : value >= 9.995 ? "%.1f %s" : "%.2f %s";
    return String.format(Locale.ROOT, format, value, units[unit]);
  }

  private static String resource(String name) {
    try (InputStream in = TimelinePage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in the jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
