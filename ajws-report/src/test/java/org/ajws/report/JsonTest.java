package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  @TempDir Path folder;

  @Test
  void everythingWrittenIsReadAgain() {
    Report report = SampleReports.full();
    assertEquals(report, ReportJson.read(ReportJson.write(report)));
    assertEquals(
        report.decisions(),
        ReportJson.readDecisions(ReportJson.writeDecisions(report.decisions())));
    assertEquals(report.cases(), ReportJson.readCases(ReportJson.writeCases(report.cases())));
  }

  @Test
  void aReportWithoutMeasurementsIsReadAgain() {
    Report report =
        new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(), List.of());
    assertEquals(report, ReportJson.read(ReportJson.write(report)));
  }

  @Test
  void fieldNamesAreStable() {
    String json = ReportJson.write(SampleReports.full());
    for (String field :
        List.of(
            "schema",
            "environment",
            "jvmArguments",
            "figures",
            "decisions",
            "privateByItself",
            "cases",
            "kind",
            "medianNanos",
            "ratio",
            "cpuRatio",
            "stealRatio",
            "samples",
            "wallNanos",
            "notes")) {
      assertTrue(json.contains("\"" + field + "\": "), field);
    }
    assertTrue(json.contains("\"schema\": \"ajws-report/1\""));
    assertTrue(json.contains("\"kind\": \"own-threads\""));
  }

  @Test
  void stringsAreEscaped() {
    String nasty = "\" \\ / \b\f\n\r\t \u0000 \u001f \u2028 \ud800 \ud83d\ude00 <é>";
    String json = Json.write(nasty);
    assertEquals(nasty, Json.read(json));
    assertTrue(
        json.contains("\\\" \\\\ / \\u0008\\u000c\\n\\r\\t \\u0000 \\u001f \\u2028 \\ud800"));
    assertTrue(json.contains("<é>"));
  }

  @Test
  void numbersThatJsonLacksBecomeNull() {
    assertEquals("null\n", Json.write(Double.NaN));
    assertEquals("null\n", Json.write(Double.POSITIVE_INFINITY));
    assertEquals(0.1, Json.read(Json.write(0.1)));
    assertEquals(Long.MAX_VALUE / 10, Json.read(Json.write(Long.MAX_VALUE / 10)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "01",
        "1.",
        ".5",
        "+1",
        "nul",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\"a\nb\"",
        "\"open",
        "1 2",
        "NaN",
        "[1 2]",
        "{\"a\" 1}",
        "-"
      })
  void brokenTextIsRejectedWithItsOffset(String broken) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Json.read(broken));
    assertTrue(e.getMessage().startsWith("offset "), e.getMessage());
  }

  @Test
  void nestingWithoutEndIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> Json.read("[".repeat(100_000)));
  }

  @Test
  void aMissingOrWrongFieldIsNamed() throws IOException {
    String json = ReportJson.write(SampleReports.full());
    Path file = folder.resolve("broken.json");
    Files.writeString(file, json.replaceFirst("\"line\": 112", "\"line\": \"112\""));
    IOException e = assertThrows(IOException.class, () -> ReportJson.read(file));
    assertTrue(e.getMessage().contains("broken.json"), e.getMessage());
    assertTrue(e.getMessage().contains("report.decisions.loops[0].line"), e.getMessage());
    Files.writeString(file, "{\"schema\": \"ajws-report/99\"}");
    e = assertThrows(IOException.class, () -> ReportJson.read(file));
    assertTrue(e.getMessage().contains("ajws-report/1 expected"), e.getMessage());
  }

  @Test
  void writingLeavesTheTwoFilesAndNothingElse() throws IOException {
    Path target = folder.resolve("a/b");
    ReportWriter.Written written = ReportWriter.write(SampleReports.full(), target);
    ReportWriter.write(SampleReports.full(), target);
    List<Path> files = new ArrayList<>();
    try (var list = Files.list(target)) {
      list.sorted().forEach(files::add);
    }
    assertEquals(List.of(written.html(), written.json()), files);
    assertEquals(SampleReports.full(), ReportJson.read(written.json()));
  }

  @Test
  void aFileThatCannotBeReplacedStaysAsItWas() throws IOException {
    Path occupied = Files.createDirectories(folder.resolve("report.json"));
    Files.writeString(occupied.resolve("inside"), "x");
    assertThrows(IOException.class, () -> ReportWriter.replace(occupied, "new"));
    try (var list = Files.list(folder)) {
      assertEquals(List.of(occupied), list.toList());
    }
    assertEquals("x", Files.readString(occupied.resolve("inside")));
  }
}
