package org.ajws.report.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** The page's script without a browser: what it decodes, what it draws, and where. */
class TimelineScriptTest {
  /** What is drawn, with the width of text that is about that of a browser. */
  public static final class Canvas {
    final List<double[]> rectangles = new ArrayList<>();
    final List<String> colors = new ArrayList<>();
    final List<double[]> texts = new ArrayList<>();
    final List<String> labels = new ArrayList<>();

    public void rectangle(String color, double x, double y, double w, double h) {
      colors.add(color);
      rectangles.add(new double[] {x, y, x + w, y + h});
    }

    public void text(String text, double x, double y) {
      labels.add(text);
      texts.add(new double[] {x, y - 6, x + widthOf(text), y + 6});
    }

    public double widthOf(String text) {
      return 7.0 * text.length();
    }
  }

  private static final String GLUE =
      """
      function atob(text) { return String(host.decode(text)); }
      var drawn = null;
      var pen = { globalAlpha: 1, fillStyle: "",
        clearRect: function() {}, beginPath: function() {}, moveTo: function() {},
        lineTo: function() {}, fill: function() {},
        fillRect: function(x, y, w, h) { drawn.rectangle(String(this.fillStyle), x, y, w, h); },
        fillText: function(t, x, y) { drawn.text(String(t), x, y); },
        measureText: function(t) { return { width: drawn.widthOf(String(t)) }; } };
      var theme = { ink: "ink", soft: "soft", steal: "steal",
        states: ["s0", "s1", "s2", "s3", "s4", "s5"] };
      var model = null;
      function open(text) { model = load(JSON.parse(text)); return model.height; }
      function paint(canvas, from, to, width) {
        drawn = canvas;
        draw(pen, model, { from: from, to: to }, width, theme);
      }
      """;

  /** For the script. */
  public static final class Host {
    public String decode(String text) {
      return new String(Base64.getDecoder().decode(text), StandardCharsets.ISO_8859_1);
    }
  }

  private Context context;
  private Scriptable scope;

  @BeforeEach
  void load() throws Exception {
    context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    scope = context.initStandardObjects();
    ScriptableObject.putProperty(scope, "host", Context.javaToJS(new Host(), scope));
    try (InputStream in = TimelinePage.class.getResourceAsStream("timeline.js")) {
      String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      context.evaluateString(scope, script + "\n" + GLUE, "timeline.js", 1, null);
    }
  }

  @AfterEach
  void close() {
    Context.exit();
  }

  private Object call(String expression, Object... arguments) {
    for (int i = 0; i < arguments.length; i++) {
      ScriptableObject.putProperty(scope, "a" + i, Context.javaToJS(arguments[i], scope));
    }
    return context.evaluateString(scope, expression, "test", 1, null);
  }

  private Canvas paint(Timeline timeline, double from, double to, int width) {
    call("open(String(a0))", TimelinePage.data(timeline));
    Canvas canvas = new Canvas();
    call("paint(a0, Number(a1), Number(a2), Number(a3))", canvas, from, to, width);
    return canvas;
  }

  /** Threads that loop, take work, look for it and sleep, at random. */
  private static Timeline timeline(int seed, int threads, int each) {
    Random random = new Random(seed);
    List<SiteTotals> sites =
        List.of(new SiteTotals("Program.java:12"), new SiteTotals("</script>.java:3"));
    List<Lane> lanes = new ArrayList<>();
    long last = 1;
    List<long[]> steals = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      Spans spans = new Spans();
      long now = random.nextInt(1000);
      for (int i = 0; i < each; i++) {
        long length = 1 + random.nextInt(random.nextInt(50) == 0 ? 1_000_000 : 20_000);
        int site = random.nextInt(2);
        if (random.nextInt(3) == 0) {
          spans.add(SpanKind.IDLE.ordinal(), 0, -1, now, now + length);
          spans.add(SpanKind.SLEEP.ordinal(), 0, -1, now + length / 2, now + length);
          steals.add(new long[] {now + length, (t + 1) % threads, t, site});
        } else {
          spans.add(SpanKind.WORK.ordinal(), 0, site, now, now + length);
          spans.add(SpanKind.LOOP.ordinal(), 0, 1 - site, now + length / 3, now + length);
        }
        now += length + (random.nextInt(4) == 0 ? random.nextInt(5000) : 0);
      }
      last = Math.max(last, now);
      lanes.add(Lane.of(t == 0 ? "main" : "ajws-worker-" + t, spans));
    }
    steals.sort((a, b) -> Long.compare(a[0], b[0]));
    return new Timeline(
        last,
        (long) threads * each,
        lanes,
        sites,
        new Timeline.Steals(
            steals.stream().mapToLong(s -> s[0]).toArray(),
            steals.stream().mapToInt(s -> (int) s[1]).toArray(),
            steals.stream().mapToInt(s -> (int) s[2]).toArray(),
            steals.stream().mapToInt(s -> (int) s[3]).toArray()));
  }

  /** The area of each state's colour is its share of the time, whatever the zoom. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 400})
  void areasAreShares(int width) {
    Timeline timeline = timeline(7, 3, 400);
    for (double part : new double[] {1, 0.1, 0.001}) {
      double from = timeline.nanos() * 0.3 * (1 - part);
      double to = from + timeline.nanos() * part;
      Canvas canvas = paint(timeline, from, to, width);
      for (int lane = 0; lane < 3; lane++) {
        double top = ((Number) call("model.lanes[a0].top + NAME", lane)).doubleValue();
        Spans states = timeline.lanes().get(lane).states();
        for (State state : State.values()) {
          double area = 0;
          for (int i = 0; i < canvas.rectangles.size(); i++) {
            double[] r = canvas.rectangles.get(i);
            if (canvas.colors.get(i).equals("s" + state.ordinal())
                && r[1] >= top - 0.01
                && r[3] <= top + 26.01) {
              area += (r[2] - r[0]) * (r[3] - r[1]) / 26 / width;
            }
          }
          double time = 0;
          for (int i = 0; i < states.size(); i++) {
            if (states.kind(i) == state.ordinal()) {
              time += Math.max(0, Math.min(to, states.end(i)) - Math.max(from, states.begin(i)));
            }
          }
          assertEquals(
              time / (to - from),
              area,
              0.02,
              "%s of lane %d, %s of the time".formatted(state, lane, part));
        }
      }
    }
  }

  /** No two labels overlap, and none leaves the page, at any width and zoom. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 400})
  void labelsDoNotOverlap(int width) {
    Timeline timeline = timeline(11, 5, 300);
    for (double part : new double[] {1, 0.3, 0.05, 0.01, 0.001}) {
      Canvas canvas = paint(timeline, 0, timeline.nanos() * part, width);
      List<double[]> texts = canvas.texts;
      assertTrue(canvas.labels.contains("ajws-worker-4"), canvas.labels.toString());
      for (int i = 0; i < texts.size(); i++) {
        double[] a = texts.get(i);
        assertTrue(a[0] >= 0 && a[2] <= width, canvas.labels.get(i));
        for (int j = 0; j < i; j++) {
          double[] b = texts.get(j);
          assertFalse(
              a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3],
              canvas.labels.get(i) + " over " + canvas.labels.get(j));
        }
      }
      for (double[] r : canvas.rectangles) {
        assertTrue(r[0] >= -4 && r[2] <= width + 4, "" + r[0] + " to " + r[2]);
      }
    }
  }

  /** What a frame draws depends on the width, and not on how many events there are. */
  @Test
  void aFrameCostsWhatItsPixelsCost() {
    Timeline timeline = timeline(3, 2, 20_000);
    Canvas canvas = paint(timeline, 0, timeline.nanos(), 1280);
    assertTrue(canvas.rectangles.size() < 1280 * 2 * 12, canvas.rectangles.size() + " rectangles");
  }

  @Test
  void whatIsUnderThePointerIsSaid() {
    Spans spans = new Spans();
    spans.add(SpanKind.LOOP.ordinal(), 0, 0, 0, 1000);
    spans.add(SpanKind.IDLE.ordinal(), 0, -1, 400, 600);
    Timeline timeline =
        new Timeline(
            1000,
            2,
            List.of(Lane.of("main", spans)),
            List.of(new SiteTotals("Program.java:12")),
            new Timeline.Steals(new long[0], new int[0], new int[0], new int[0]));
    paint(timeline, 0, 1000, 500);
    String at =
        String.valueOf(
            call("describe(model, { from: 0, to: 1000 }, 500, 250, model.lanes[0].top + 25)"));
    assertEquals("main at 500 ns\nsearching for 200 ns\nloop Program.java:12, 1.00 µs", at);
    assertEquals(
        "null", String.valueOf(call("describe(model, { from: 0, to: 1000 }, 500, 250, 3)")));
  }

  @Test
  void zoomingStaysInside() {
    call("model = { nanos: 1000000 }");
    assertEquals(
        "0 500000",
        call("var v = zoomed(model, viewOf(model, 0, 1e6), 0.5, 0); v.from + ' ' + v.to"));
    assertEquals("0 1000000", call("v = zoomed(model, v, 100, 0.5); v.from + ' ' + v.to"));
    assertEquals(
        "100", String.valueOf(call("v = zoomed(model, v, 1e-9, 0.5); String(v.to - v.from)")));
    assertEquals(
        "999900 1000000", call("v = moved(model, v, 1e9); Math.round(v.from) + ' ' + v.to"));
  }

  @Test
  void namesCannotEndTheScript() {
    String page = TimelinePage.render(timeline(1, 2, 10), "a <b>");
    assertEquals(2, page.split("</script>", -1).length - 1);
    assertTrue(page.contains("<h1>a &lt;b&gt;</h1>"));
  }
}
