package org.ajws.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.ajws.processor.api.Decisions;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlReportTest {
  private final String html = HtmlReport.render(SampleReports.full());

  /** The page as XML: it is well-formed but for the doctype and the empty elements. */
  private static Document parse(String html) throws Exception {
    String xml =
        html.replaceFirst("<!DOCTYPE html>", "")
            .replaceAll("<(meta [^>]*)>", "<$1/>")
            .replace("<details open>", "<details>");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  @Test
  void pageIsWellFormedAndNeedsNothingElse() throws Exception {
    Document page = parse(html);
    assertEquals("html", page.getDocumentElement().getTagName());
    for (String loading : List.of("<script", "<link", "<img", "src=", "href=", "@import", "url(")) {
      assertFalse(html.contains(loading), loading);
    }
    assertFalse(Pattern.compile("\\bhttps?:").matcher(html).find());
    assertTrue(html.contains("prefers-color-scheme: dark"));
    assertTrue(html.contains("@media print"));
  }

  @Test
  void everyPlotHasATitleThatItNames() throws Exception {
    Document page = parse(html);
    NodeList plots = page.getElementsByTagName("svg");
    assertEquals(9, plots.getLength(), "means, overheads, threads, and per case bars and samples");
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < plots.getLength(); i++) {
      Element svg = (Element) plots.item(i);
      assertEquals("img", svg.getAttribute("role"));
      Element title = (Element) svg.getElementsByTagName("title").item(0);
      assertFalse(title.getTextContent().isEmpty());
      assertTrue(ids.add(title.getAttribute("id")), "an id twice");
      assertTrue(svg.getAttribute("aria-labelledby").startsWith(title.getAttribute("id")));
    }
  }

  @Test
  void textFromOutsideIsEscaped() throws Exception {
    assertTrue(html.contains("JTransforms 2.4.0 &amp; AJWS &lt;test&gt;"));
    assertTrue(html.contains("conflict 120, machine error 2"));
    assertTrue(html.contains("two fields &amp; &lt;several&gt; units"));
    assertEquals("&amp;&lt;&gt;&quot;&#39;", Html.escape("&<>\"'"));
    assertEquals("a\ufffdb\ufffd\t\ufffd", Html.escape("a\u0000b\ud800\t\u0085"));
    assertEquals("\ud83d\ude00", Html.escape("\ud83d\ude00"));

    MeasuredCase hostile =
        new MeasuredCase(
            "</title><script>alert('x')</script>",
            "\"><b>",
            "a & b",
            List.of(SampleReports.measurement("<serial>", VariantKind.SERIAL, 1, 5)));
    Report report =
        new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(hostile), List.of());
    String page = HtmlReport.render(report);
    assertFalse(page.contains("<script"));
    parse(page);
  }

  @Test
  void numbersAreShown() {
    MeasuredCase c =
        new MeasuredCase(
            "case",
            "",
            "",
            List.of(
                SampleReports.measurement("serial", VariantKind.SERIAL, 1, 1000),
                new Measurement(
                    "AJWS, 2 workers",
                    VariantKind.AJWS,
                    2,
                    1,
                    List.of(new Sample(0, 5000, 5000), new Sample(1, 6600, 6600)),
                    true,
                    null)));
    Report report =
        new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(c), List.of());
    String page = HtmlReport.render(report);
    assertTrue(page.contains("0.55 (0.50–0.60)"), page);
    String console = ConsoleReport.render(report);
    assertTrue(console.contains("0.55 0.50–0.60"), console);
    assertTrue(console.contains("10.5 µs"), console);
  }

  @Test
  void everyCellHasTextAndNamesItsColumn() throws Exception {
    NodeList cells = parse(html).getElementsByTagName("td");
    assertTrue(cells.getLength() > 100);
    for (int i = 0; i < cells.getLength(); i++) {
      Element cell = (Element) cells.item(i);
      assertFalse(cell.getTextContent().isBlank());
      assertFalse(cell.getAttribute("data-column").isEmpty(), cell.getTextContent());
    }
  }

  /** At 1280 pixels the last of 18 columns, what would help, was out of sight. */
  @Test
  void tablesWithMoreColumnsThanFitHaveNone() throws Exception {
    NodeList tables = parse(html).getElementsByTagName("table");
    int wide = 0;
    for (int i = 0; i < tables.getLength(); i++) {
      Element table = (Element) tables.item(i);
      boolean many =
          ((Element) table.getElementsByTagName("tr").item(0))
                  .getElementsByTagName("th")
                  .getLength()
              > 12;
      assertEquals(many ? "wide" : "", table.getAttribute("class"));
      wide += many ? 1 : 0;
    }
    assertEquals(1, wide, "speculative loops");
    assertTrue(html.contains("\n.wide thead { display: none; }"), "the style knows them");
  }

  @Test
  void longNamesInPlotsAreCutAtTheEndAndGivenWhole() {
    String name = "a case with a name that is longer than what a phone shows in a line";
    Html out = new Html();
    Plot.label(0, name, "1.00", out);
    assertTrue(out.toString().contains(">a case with a name that is longer tha…<title>" + name));
  }

  @Test
  void aWrongResultIsSaidAloud() {
    Measurement wrong =
        new Measurement(
            "AJWS, 2 workers", VariantKind.AJWS, 2, 1, List.of(new Sample(0, 5, 5)), false, null);
    MeasuredCase c =
        new MeasuredCase(
            "case",
            "",
            "",
            List.of(SampleReports.measurement("serial", VariantKind.SERIAL, 1, 10), wrong));
    Report report =
        new Report("t", "", "1", null, List.of(), Decisions.none(), List.of(c), List.of());
    assertFalse(report.equal());
    assertTrue(HtmlReport.render(report).contains("<li>case, AJWS, 2 workers</li>"));
    assertTrue(ConsoleReport.render(report).contains("NOT equal"));
    assertTrue(ConsoleReport.render(report).contains("DIFFERS"));
    assertFalse(HtmlReport.render(report).contains("✓"));
  }

  @Test
  void loopsThatNeverRanCanBeTold() {
    assertTrue(html.contains("2 found, of which 1 ran while this was measured."));
    assertTrue(
        ConsoleReport.render(SampleReports.full()).contains("(1 exercised by the measurement)"));
  }

  @Test
  void linesComparisonAndWarningsAreShown() {
    assertTrue(html.contains("<h2>Lines</h2>"), html);
    assertTrue(html.contains("threaded original"));
    assertTrue(html.contains("<h2>Compared with the baseline</h2>"));
    assertTrue(html.contains("0.50 (0.48–0.53)"));
    assertTrue(html.contains("JTransforms &lt;old&gt;"));
    assertTrue(html.contains("a[idx[i]] &amp; &lt;b&gt;"));
    assertTrue(html.contains(">Tree.java:11<"));
    String console =
        ConsoleReport.render(SampleReports.full()).replace("\n  annotations", " annotations");
    assertTrue(
        console.contains(
            "AJWS: annotations: 23 extra lines for 276 regions in 24 files, 0.3 % of their 9000"
                + " serial lines, 0.1 % of all; 4 annotations of atomic data"),
        console);
    assertTrue(console.contains("slower: FFT, AJWS, 2: 0.50 (0.48–0.53) → 0.75 (0.70–0.80)"));
    assertTrue(console.contains("gone & forgotten: 7 → –"));
    assertFalse(console.contains("DCT, AJWS, 2"), "what lies within its spread is not listed");
  }
}
