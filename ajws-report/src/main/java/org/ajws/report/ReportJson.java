package org.ajws.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.ajws.processor.api.Decisions;

/**
 * A report as JSON; {@code docs/report.md} describes the schema. Records are written and read field
 * by field. What is computed from the samples (medians, ratios) is added for readers in other
 * languages and ignored when read.
 */
public final class ReportJson {
  /** Where the parser of JSON stopped, in what it says to programmers. */
  private static final Pattern PLACE = Pattern.compile(" at line \\d+ column \\d+");

  /** The value of the field {@code schema}; a change that breaks readers changes the number. */
  public static final String SCHEMA = "ajws-report/1";

  private static final Type CASES = new TypeToken<List<MeasuredCase>>() {}.getType();

  /** Values that may be null, and those that reports of older versions do not have. */
  private static final Map<Class<?>, Map<String, Object>> DEFAULTS =
      Map.of(
          Report.class,
          defaults("environment", null, "lines", List.of(), "comparison", null),
          Decisions.class,
          defaults(
              "tasks",
              List.of(),
              "warnings",
              List.of(),
              "callbacks",
              List.of(),
              "barriers",
              List.of(),
              "critical",
              List.of()),
          Decisions.Loop.class,
          defaults("speculation", List.of()),
          Decisions.Task.class,
          defaults("reason", ""),
          Measurement.class,
          defaults("statistics", null),
          RunStatistics.class,
          defaults("sharedNanos", 0L, "frames", RunStatistics.Frames.NONE),
          Comparison.FigureChange.class,
          defaults("before", null, "after", null),
          Comparison.RatioChange.class,
          defaults("before", null, "after", null));

  private static final Gson GSON =
      new GsonBuilder()
          .serializeNulls()
          .setStrictness(Strictness.STRICT)
          .registerTypeAdapterFactory(new RecordAdapters(DEFAULTS))
          .registerTypeHierarchyAdapter(
              Path.class, text(Path::of, path -> path.toString().replace('\\', '/')))
          .registerTypeAdapter(Instant.class, text(Instant::parse, Instant::toString))
          .registerTypeAdapter(VariantKind.class, text(VariantKind::ofId, VariantKind::id))
          .registerTypeAdapter(
              Comparison.Verdict.class, text(Comparison.Verdict::ofId, Comparison.Verdict::id))
          .registerTypeAdapter(double.class, new FiniteNumber())
          .registerTypeAdapter(Double.class, new FiniteNumber())
          .create();

  private ReportJson() {}

  /** The report as JSON text. */
  public static String write(Report report) {
    JsonObject json = new JsonObject();
    json.addProperty("schema", SCHEMA);
    json.asMap().putAll(GSON.toJsonTree(report).getAsJsonObject().asMap());
    json.add("cases", cases(report.cases()));
    for (int i = 0; i < report.lines().size(); i++) {
      JsonObject line = at(json, "lines", i);
      line.add("overSerial", computed(report.lines().get(i).overSerial()));
      line.add("overAll", computed(report.lines().get(i).overAll()));
      line.add("overParallel", computed(report.lines().get(i).overParallel()));
    }
    if (report.comparison() != null) {
      for (int i = 0; i < report.comparison().ratios().size(); i++) {
        at(json.getAsJsonObject("comparison"), "ratios", i)
            .add("factor", computed(report.comparison().ratios().get(i).factor()));
      }
    }
    return JsonText.of(json);
  }

  /**
   * The report of a JSON text.
   *
   * @throws IllegalArgumentException if it is no report of this schema, with what is wrong and
   *     where
   */
  public static Report read(String json) {
    JsonObject object = parse(json, JsonObject.class);
    JsonElement schema = object.get("schema");
    if (schema == null || !schema.equals(new JsonPrimitive(SCHEMA))) {
      throw new IllegalArgumentException("schema " + SCHEMA + " expected, not " + schema);
    }
    return parse(json, Report.class);
  }

  /**
   * Reads a report from a file.
   *
   * @throws IOException if it cannot be read or is no report; the message names the file
   */
  public static Report read(Path file) throws IOException {
    try {
      return read(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": no report: " + e.getMessage(), e);
    }
  }

  /** The measured cases as JSON text, for a JVM that hands its samples to another. */
  public static String writeCases(List<MeasuredCase> cases) {
    return JsonText.of(cases(cases));
  }

  /**
   * The counterpart of {@link #writeCases}.
   *
   * @throws IllegalArgumentException if it is not its output
   */
  public static List<MeasuredCase> readCases(String json) {
    return parse(json, CASES);
  }

  private static <T> T parse(String json, Type type) {
    try {
      T value = GSON.fromJson(json, type);
      if (value == null) {
        throw new IllegalArgumentException("it is empty");
      }
      return value;
    } catch (JsonParseException e) {
      throw new IllegalArgumentException(
          e.getCause() instanceof MalformedJsonException
              ? "it is no JSON"
                  + PLACE
                      .matcher(e.getMessage())
                      .results()
                      .map(MatchResult::group)
                      .findFirst()
                      .orElse("")
              : e.getMessage(),
          e);
    }
  }

  private static JsonElement cases(List<MeasuredCase> cases) {
    JsonElement json = GSON.toJsonTree(cases, CASES);
    for (int i = 0; i < cases.size(); i++) {
      MeasuredCase c = cases.get(i);
      JsonObject object = json.getAsJsonArray().get(i).getAsJsonObject();
      object.addProperty("equal", c.equal());
      for (int v = 0; v < c.variants().size(); v++) {
        addComputed(c, c.variants().get(v), at(object, "variants", v));
      }
    }
    return json;
  }

  private static void addComputed(MeasuredCase c, Measurement m, JsonObject json) {
    JsonElement samples = json.remove("samples"); // the longest comes last
    json.add("medianNanos", computed(m.wallNanos()));
    json.add("medianCpuNanos", computed(m.cpuNanos()));
    json.add("ratio", computed(c.ratio(m)));
    json.add("cpuRatio", computed(c.cpuRatio(m).orElse(null)));
    if (m.statistics() != null) {
      json.getAsJsonObject("statistics").add("stealRatio", computed(m.statistics().stealRatio()));
    }
    json.add("losses", computed(SpeedupLoss.of(c, m).map(ReportJson::byName).orElse(null)));
    json.add("samples", samples);
  }

  private static Map<String, Double> byName(SpeedupLoss loss) {
    Map<String, Double> losses = new LinkedHashMap<>();
    for (SpeedupLoss.Cause cause : SpeedupLoss.Cause.values()) {
      losses.put(cause.name().toLowerCase(Locale.ROOT), loss.losses().get(cause));
    }
    return losses;
  }

  private static JsonObject at(JsonObject json, String list, int index) {
    return json.getAsJsonArray(list).get(index).getAsJsonObject();
  }

  private static JsonElement computed(Object value) {
    return GSON.toJsonTree(value);
  }

  private static Map<String, Object> defaults(Object... namesAndValues) {
    Map<String, Object> defaults = new HashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      defaults.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return Collections.unmodifiableMap(defaults);
  }

  private static <T> TypeAdapter<T> text(Function<String, T> parse, Function<T, String> print) {
    return new TypeAdapter<>() {
      @Override
      public void write(JsonWriter out, T value) throws IOException {
        out.value(value == null ? null : print.apply(value));
      }

      @Override
      public T read(JsonReader in) throws IOException {
        if (in.peek() == JsonToken.NULL) {
          in.nextNull();
          return null;
        }
        String text = in.nextString();
        try {
          return parse.apply(text);
        } catch (RuntimeException e) {
          throw new JsonParseException(
              "'" + text + "' at path " + in.getPreviousPath() + ": " + e.getMessage(), e);
        }
      }
    };
  }

  /** JSON has no NaN and no infinity: they are null, which is read as NaN. */
  private static final class FiniteNumber extends TypeAdapter<Double> {
    @Override
    public void write(JsonWriter out, Double value) throws IOException {
      out.value(value == null || !Double.isFinite(value) ? null : value);
    }

    @Override
    public Double read(JsonReader in) throws IOException {
      if (in.peek() == JsonToken.NULL) {
        in.nextNull();
        return Double.NaN;
      }
      return in.nextDouble();
    }
  }
}
