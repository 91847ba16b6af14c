package org.ajws.report.timeline;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;

/**
 * A timeline in the Trace Event Format, which Perfetto and Chrome open: a track for each thread
 * with its constructs, and in them what else it did; an arrow for each steal.
 */
public final class TraceFile {
  private static final int PROCESS = 1;

  private final Timeline timeline;
  private final JsonWriter out;

  private TraceFile(Timeline timeline, JsonWriter out) {
    this.timeline = timeline;
    this.out = out;
  }

  /** Writes the trace; does not close the writer. */
  public static void write(Timeline timeline, Writer to) throws IOException {
    JsonWriter out = new JsonWriter(to);
    new TraceFile(timeline, out).write();
    out.flush();
  }

  private void write() throws IOException {
    out.beginObject().name("displayTimeUnit").value("ns").name("traceEvents").beginArray();
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      begin("M", "thread_name", lane, 0);
      argument("name", timeline.lanes().get(lane).name());
      begin("M", "thread_sort_index", lane, 0);
      out.name("args").beginObject().name("sort_index").value(lane).endObject().endObject();
    }
    for (int lane = 0; lane < timeline.lanes().size(); lane++) {
      constructs(lane, timeline.lanes().get(lane).constructs());
      states(lane, timeline.lanes().get(lane).states());
    }
    Timeline.Steals steals = timeline.steals();
    for (int i = 0; i < steals.size(); i++) {
      flow("s", i, steals.victim()[i]);
      flow("f", i, steals.thief()[i]);
    }
    out.endArray().endObject();
  }

  private void constructs(int lane, Spans spans) throws IOException {
    for (int i = 0; i < spans.size(); i++) {
      String kind = SpanKind.values()[spans.kind(i)].label();
      complete(lane, kind + " " + site(spans.site(i)), kind, spans, i);
    }
  }

  /** But working, which the constructs show. */
  private void states(int lane, Spans spans) throws IOException {
    for (int i = 0; i < spans.size(); i++) {
      State state = State.values()[spans.kind(i)];
      if (state != State.WORKING) {
        String where = spans.site(i) < 0 ? "" : " " + site(spans.site(i));
        complete(lane, state.label() + where, "state", spans, i);
      }
    }
  }

  private String site(int number) {
    return timeline.sites().get(number).site;
  }

  private void complete(int lane, String name, String category, Spans spans, int i)
      throws IOException {
    begin("X", name, lane, spans.begin(i));
    out.name("cat").value(category);
    out.name("dur").value(micros(spans.end(i) - spans.begin(i)));
    out.endObject();
  }

  private void flow(String phase, int i, int lane) throws IOException {
    begin(phase, "steal", lane, timeline.steals().time()[i]);
    out.name("cat").value("steal").name("id").value(i);
    if (phase.equals("f")) {
      out.name("bp").value("e");
    }
    argument("site", site(timeline.steals().site()[i]));
  }

  private void begin(String phase, String name, int lane, long nanos) throws IOException {
    out.beginObject().name("ph").value(phase).name("name").value(name);
    out.name("pid").value(PROCESS).name("tid").value(lane + 1).name("ts").value(micros(nanos));
  }

  private void argument(String name, String value) throws IOException {
    out.name("args").beginObject().name(name).value(value).endObject().endObject();
  }

  private static BigDecimal micros(long nanos) {
    return BigDecimal.valueOf(nanos, 3);
  }
}
