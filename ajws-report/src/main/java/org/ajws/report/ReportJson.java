package org.ajws.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Decisions;

/**
 * A report as JSON; {@code docs/report.md} describes the schema. What is computed from the samples
 * (medians, ratios) is written for readers in other languages and ignored when read.
 */
public final class ReportJson {
  /** The value of the field {@code schema}; a change that breaks readers changes the number. */
  public static final String SCHEMA = "ajws-report/1";

  private ReportJson() {}

  /** The report as JSON text. */
  public static String write(Report report) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("schema", SCHEMA);
    map.put("title", report.title());
    map.put("summary", report.summary());
    map.put("version", report.version());
    map.put("environment", report.environment() == null ? null : of(report.environment()));
    map.put("figures", report.figures().stream().map(ReportJson::of).toList());
    map.put("decisions", DecisionsJson.of(report.decisions()));
    map.put("cases", MeasurementsJson.of(report.cases()));
    map.put("notes", report.notes());
    map.put("lines", ComparisonJson.ofLines(report.lines()));
    map.put("comparison", ComparisonJson.of(report.comparison()));
    return Json.write(map);
  }

  /**
   * The report of a JSON text.
   *
   * @throws IllegalArgumentException if it is no report of this schema, with what is wrong and
   *     where
   */
  public static Report read(String json) {
    JsonFields fields = JsonFields.of("report", Json.read(json));
    String schema = fields.has("schema") ? fields.text("schema") : "none";
    if (!schema.equals(SCHEMA)) {
      throw new IllegalArgumentException("schema " + SCHEMA + " expected, not " + schema);
    }
    return new Report(
        fields.text("title"),
        fields.text("summary"),
        fields.text("version"),
        fields.has("environment") ? environment(fields.object("environment")) : null,
        fields.list(
            "figures",
            f -> new Figure(f.text("id"), f.text("label"), f.whole("value"), f.text("method"))),
        DecisionsJson.read(fields.object("decisions")),
        MeasurementsJson.read(fields),
        fields.texts("notes"),
        ComparisonJson.readLines(fields),
        ComparisonJson.read(fields));
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
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("cases", MeasurementsJson.of(cases));
    return Json.write(map);
  }

  /**
   * The counterpart of {@link #writeCases}.
   *
   * @throws IllegalArgumentException if it is not its output
   */
  public static List<MeasuredCase> readCases(String json) {
    return MeasurementsJson.read(JsonFields.of("cases", Json.read(json)));
  }

  /** The decisions as JSON text, to be kept until a report is asked for. */
  public static String writeDecisions(Decisions decisions) {
    return Json.write(DecisionsJson.of(decisions));
  }

  /**
   * The counterpart of {@link #writeDecisions}.
   *
   * @throws IllegalArgumentException if it is not its output
   */
  public static Decisions readDecisions(String json) {
    return DecisionsJson.read(JsonFields.of("decisions", Json.read(json)));
  }

  private static Map<String, Object> of(Environment e) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("machine", e.machine());
    map.put("os", e.os());
    map.put("cores", (long) e.cores());
    map.put("maxHeapBytes", e.maxHeapBytes());
    map.put("jvm", e.jvm());
    map.put("jvmArguments", e.jvmArguments());
    map.put("date", e.date().toString());
    map.put("forks", (long) e.forks());
    map.put("load", e.load());
    return map;
  }

  private static Environment environment(JsonFields f) {
    try {
      return new Environment(
          f.text("machine"),
          f.text("os"),
          f.small("cores"),
          f.whole("maxHeapBytes"),
          f.text("jvm"),
          f.texts("jvmArguments"),
          Instant.parse(f.text("date")),
          f.small("forks"),
          f.number("load"));
    } catch (DateTimeException e) {
      throw new IllegalArgumentException("report.environment.date: " + e.getMessage(), e);
    }
  }

  private static Map<String, Object> of(Figure figure) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", figure.id());
    map.put("label", figure.label());
    map.put("value", figure.value());
    map.put("method", figure.method());
    return map;
  }
}
