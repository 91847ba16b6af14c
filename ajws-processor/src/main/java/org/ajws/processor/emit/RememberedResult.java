package org.ajws.processor.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.TranslationResult;
import org.ajws.processor.TranslationResult.FileResult;
import org.ajws.processor.report.Decisions;
import org.ajws.processor.report.ReportJson;

/**
 * What an unchanged module's report and build messages need of its last translation: the files that
 * were translated and the decisions. A binary file beside the digest; only the translator that
 * wrote it reads it, since the digest covers the translator's version.
 *
 * @param translated the user's files that have a construct
 * @param decisions as they were found
 */
public record RememberedResult(Set<Path> translated, Decisions decisions) {

  static RememberedResult of(TranslationResult result) {
    return new RememberedResult(
        result.files().stream()
            .filter(FileResult::translated)
            .map(FileResult::source)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        result.decisions());
  }

  void write(Path file) throws IOException {
    List<String> lines = new ArrayList<>(List.of(String.valueOf(translated.size())));
    translated.forEach(source -> lines.add(source.toString()));
    lines.add(ReportJson.writeDecisions(decisions));
    Files.write(file, lines);
  }

  static RememberedResult read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int count = Integer.parseInt(lines.get(0));
    return new RememberedResult(
        lines.subList(1, count + 1).stream()
            .map(Path::of)
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        ReportJson.readDecisions(String.join("\n", lines.subList(count + 1, lines.size()))));
  }
}
