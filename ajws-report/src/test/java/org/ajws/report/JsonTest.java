package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
  void aListOfPlainValuesStaysOnOneLine() {
    String json = ReportJson.write(SampleReports.full());
    assertTrue(json.contains("\n        \"privateByItself\": [\"idx1\", \"idx2\"],\n"), json);
    assertTrue(json.contains("{\"fork\": 0, \"wallNanos\": "), json);
  }

  @Test
  void namesOfAnyKindAreKept() {
    String nasty = "\" \\ / \b\f\n\r\t \u0000 \u001f \u2028 \ud83d\ude00 <é>";
    Report report =
        new Report(nasty, "", "1", null, List.of(), Decisions.none(), List.of(), List.of());
    assertEquals(nasty, ReportJson.read(ReportJson.write(report)).title());
    assertTrue(ReportJson.write(report).contains("<é>"));
  }

  @Test
  void numbersThatJsonLacksBecomeNull() {
    Measurement unknown =
        new Measurement("s", VariantKind.SERIAL, 1, 1, List.of(new Sample(0, 5, -1)), true, null);
    String json = ReportJson.writeCases(List.of(new MeasuredCase("c", "", "", List.of(unknown))));
    assertTrue(json.contains("\"medianCpuNanos\": null"), json);
    assertTrue(json.contains("\"cpuRatio\": null"), json);
  }

  @Test
  void reportsOfOlderVersionsAreRead() {
    String decisions = "{\"overlayEntries\": 1, \"loops\": [], \"atomicSets\": []}";
    Report report =
        ReportJson.read(
            "{\"schema\": \"ajws-report/1\", \"title\": \"t\", \"summary\": \"\", \"version\": \"0\","
                + "\"figures\": [], \"decisions\": "
                + decisions
                + ", \"cases\": [], \"notes\": []}");
    assertEquals(List.of(), report.lines());
    assertEquals(List.of(), report.decisions().tasks());
  }

  @Test
  void aReportThatWasCutAnywhereIsRejected() {
    String json = ReportJson.write(SampleReports.full());
    for (int end = 0; end < json.length() - 2; end += 97) {
      String cut = json.substring(0, end);
      assertThrows(IllegalArgumentException.class, () -> ReportJson.read(cut), cut);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "7",
        "{",
        "{}",
        "{\"schema\": null}",
        "{\"schema\": []}",
        "{schema: 1}"
      })
  void whatIsNoReportIsRejected(String broken) {
    assertThrows(IllegalArgumentException.class, () -> ReportJson.read(broken));
  }

  @Test
  void nestingWithoutEndIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> ReportJson.read("[".repeat(100_000)));
    assertThrows(IllegalArgumentException.class, () -> ReportJson.read("{\"a\":".repeat(100_000)));
  }

  @Test
  void aMissingOrWrongFieldIsNamed() throws IOException {
    rejects("\"line\": 112", "\"line\": true", "$.decisions.loops[0].line");
    rejects("\"line\": 112,\\s+", "", "no line at path $.decisions.loops[0]");
    rejects("\"line\": 112,\\s+", "\"line\": null,", "no line at path $.decisions.loops[0]");
    rejects("\"members\": \\[.*?\\],", "", "no members at path $.decisions.atomicSets[0]");
    rejects("\"kind\": \"own-threads\"", "\"kind\": \"x\"", "$.cases[0].variants[1].kind");
    rejects("\"threads\": 2", "\"threads\": 0", "$.cases[0].variants[1]: work 1.0, threads 0");
    rejects("2026-11-21T", "yesterday", "'yesterday10:15:30Z' at path $.environment.date");
    rejects("ajws-report/1", "ajws-report/99", "ajws-report/1 expected, not \"ajws-report/99\"");
  }

  private void rejects(String found, String replacement, String message) throws IOException {
    String json = ReportJson.write(SampleReports.full());
    String broken = json.replaceFirst(found, replacement);
    assertNotEquals(json, broken, found);
    Path file = folder.resolve("broken.json");
    Files.writeString(file, broken);
    IOException e = assertThrows(IOException.class, () -> ReportJson.read(file));
    assertTrue(e.getMessage().contains("broken.json"), e.getMessage());
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  /** Not what the parser says to who calls it. */
  @Test
  void aTextThatIsNoJsonIsSaidInAWord() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "one\ntwo");
    IOException e = assertThrows(IOException.class, () -> ReportJson.read(file));
    assertEquals(file + ": no report: it is no JSON at line 1 column 1", e.getMessage());
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
