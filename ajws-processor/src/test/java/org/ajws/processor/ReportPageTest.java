package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of the report has each figure that reports hold, and each field of a decision. */
class ReportPageTest {
  private static final Path REPORT = Path.of("ajws-report/src/main/java/org/ajws/report");
  private static final String PAGE = Pages.source("docs/report.md");

  @Test
  void theFigures() throws IOException {
    Pattern made = Pattern.compile("new Figure\\(\\s*\"([\\w.]+)\"");
    Set<String> figures = new TreeSet<>();
    for (Path folder :
        List.of(
            REPORT,
            Path.of("ajws-evaluation/src/main/java/org/ajws/evaluation"),
            Path.of("samples/jtransforms/src/main/java/org/ajws/samples/jtransforms"))) {
      try (Stream<Path> files = Files.list(Pages.ROOT.resolve(folder))) {
        for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
          made.matcher(Files.readString(file)).results().forEach(r -> figures.add(r.group(1)));
        }
      }
    }
    String section = Pages.section(PAGE, "Parts");
    Set<String> described = new TreeSet<>();
    String table = section.substring(section.indexOf("| `id` |"));
    for (List<String> row : Pages.rows(table.substring(0, table.indexOf("\n\n")))) {
      described.addAll(Pages.spans(row.get(0)));
      Pages.spans(row.get(1)).stream()
          .filter(s -> s.matches("\\w+\\.own\\w+"))
          .forEach(described::add);
    }
    assertEquals(figures, described);
  }

  /** The components of the records that are written as they are. */
  @Test
  void theFieldsOfTheJson() throws IOException {
    String json = Pages.section(PAGE, "JSON").replaceAll("\\s+", " ");
    for (String record :
        List.of(
            "ConflictLine",
            "Environment",
            "Figure",
            "LineOverhead",
            "Measurement",
            "RunStatistics",
            "Sample",
            "SpeculationCost",
            "SpeculativeSite")) {
      String text = Files.readString(Pages.ROOT.resolve(REPORT).resolve(record + ".java"));
      var head =
          Pattern.compile("public record " + record + "\\(([^{]*)\\)\\s*(?:implements \\w+ )?\\{")
              .matcher(text);
      assertTrue(head.find(), record);
      for (String component : head.group(1).split(",(?![^<]*>)")) {
        String name = component.strip().replaceAll(".* ", "");
        assertTrue(Pattern.compile("\\b" + name + "\\b").matcher(json).find(), record + "." + name);
      }
    }
  }
}
