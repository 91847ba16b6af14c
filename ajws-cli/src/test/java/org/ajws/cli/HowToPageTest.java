package org.ajws.cli;

import static org.ajws.cli.CommandTester.ajws;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.ajws.processor.Pages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The programs of docs/is-it-right.md have the races that it says, and its pictures are right. */
class HowToPageTest {
  private static final Path PICTURES = Pages.ROOT.resolve("docs/pictures");
  private static final String PAGE = Pages.source("docs/is-it-right.md");

  /** A letter of a font without serifs is about so wide, and seldom wider. */
  private static final double LETTER = 7.3;

  @TempDir private Path folder;

  private static List<String> blocks(String language) {
    List<String> blocks = new ArrayList<>();
    Matcher m =
        Pattern.compile("^```" + language + "\\n(.*?)^```", Pattern.DOTALL | Pattern.MULTILINE)
            .matcher(PAGE);
    while (m.find()) {
      blocks.add(m.group(1));
    }
    return blocks;
  }

  /** Without what differs from run to run. */
  private String stable(String text) {
    return text.replace(folder + "/", "").replaceAll("@[0-9a-f]+\\b", "@");
  }

  private CommandTester race(String text, Object... options) throws IOException {
    Path file = Files.writeString(folder.resolve("Letters.java"), text);
    List<Object> all = new ArrayList<>(List.of("race"));
    all.addAll(List.of(options));
    all.add(file);
    return ajws(all.toArray());
  }

  @Test
  void theProgramHasTheRaceThatThePageShows() throws Exception {
    Path svg = folder.resolve("race.svg");
    CommandTester run = race(blocks("java").get(0), "--svg", svg).exits(1);
    String shown = PAGE.substring(PAGE.indexOf("Letters.java:19: race"), PAGE.indexOf("1 race\n"));
    assertTrue(stable(run.err()).contains(stable(shown)), run.err());
    assertEquals(
        stable(Files.readString(PICTURES.resolve("letters-race.svg"))),
        stable(Files.readString(svg)));
  }

  @Test
  void whatItSaysMendsIt() throws Exception {
    String first = blocks("java").get(0);
    int from = first.indexOf("  static int[] count");
    int to = first.indexOf("  public static void main");
    String mended = first.substring(0, from) + blocks("java").get(1) + first.substring(to);
    race(mended).exits(0).complains("no race on this input, for any schedule");
    String loop = "for (int i = 0; i < n; i++)";
    assertTrue(mended.contains(loop) && PAGE.contains(loop.replace("int", "@ParallelFor int")));
    race(mended.replace(loop, loop.replace("int", "@ParallelFor int"))).exits(0);
  }

  @Test
  void aPictureOfAProfileShowsTheLines() throws Exception {
    Path file = Files.writeString(folder.resolve("Letters.java"), blocks("java").get(0));
    Path svg = folder.resolve("profile.svg");
    ajws("profile", "--svg", svg, file).exits(0);
    String text = Files.readString(svg);
    check(text);
    assertTrue(text.contains("Letters: at most ") && text.contains("loop Letters.java:18"), text);
  }

  @Test
  void picturesAreWellFormedAndTheirTextIsInside() throws Exception {
    try (var files = Files.list(PICTURES)) {
      for (Path file : files.toList()) {
        check(Files.readString(file));
        assertTrue(PAGE.contains("(pictures/" + file.getFileName() + ")"), file.toString());
      }
    }
  }

  private static void check(String svg) throws Exception {
    var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    Element picture = builder.parse(new InputSource(new StringReader(svg))).getDocumentElement();
    double width = Double.parseDouble(picture.getAttribute("width"));
    double height = Double.parseDouble(picture.getAttribute("height"));
    NodeList texts = picture.getElementsByTagName("text");
    assertTrue(texts.getLength() > 5, svg);
    List<double[]> boxes = new ArrayList<>();
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      double length = text.getTextContent().length() * LETTER;
      double x = Double.parseDouble(text.getAttribute("x"));
      String anchor = text.getAttribute("text-anchor");
      x -= anchor.equals("middle") ? length / 2 : anchor.equals("end") ? length : 0;
      double y = Double.parseDouble(text.getAttribute("y"));
      String what = text.getTextContent() + "\n" + svg;
      assertTrue(x >= 0 && x + length <= width && y >= 12 && y + 4 <= height, what);
      for (double[] other : boxes) {
        boolean apart = Math.abs(other[2] - y) >= 13 || x >= other[1] || x + length <= other[0];
        assertTrue(apart, "labels overlap: " + what);
      }
      boxes.add(new double[] {x, x + length, y});
    }
    NodeList lines = picture.getElementsByTagName("path");
    for (int i = 0; i < lines.getLength(); i++) {
      assertTrue(((Element) lines.item(i)).getAttribute("d").startsWith("M"), svg);
    }
  }
}
