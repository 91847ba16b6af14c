package org.ajws.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ajws.processor.output.WholeFile;

/** Writes a report as HTML and as JSON, each file whole or not at all. */
public final class ReportWriter {
  private ReportWriter() {}

  /**
   * Where a report was written.
   *
   * @param html for people
   * @param json for programs
   */
  public record Written(Path html, Path json) {}

  /**
   * Writes {@code report.html} and {@code report.json} into a folder, which is made if it is
   * missing. A reader of either file sees the old one or the new one, never a part.
   *
   * @throws IOException if one cannot be written; a file that existed is then as before
   */
  public static Written write(Report report, Path folder) throws IOException {
    Files.createDirectories(folder);
    Path json = folder.resolve("report.json");
    Path html = folder.resolve("report.html");
    replace(json, ReportJson.write(report));
    replace(html, HtmlReport.render(report));
    return new Written(html, json);
  }

  /**
   * Puts a text (UTF-8) in the place of a file, by way of a temporary file beside it.
   *
   * @throws IOException if it cannot be written; then the file is as before
   */
  public static void replace(Path file, String text) throws IOException {
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
