package org.ajws.samples.jtransforms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.ajws.evaluation.EvaluationCommand;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.report.Report;
import org.ajws.report.ReportJson;
import org.ajws.report.RunStatistics;
import org.ajws.report.SpeculativeSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops of a real library that the static check warns of or rejects run ahead, and right. */
class AheadTransformsTest {
  @TempDir Path folder;

  @Test
  void everyTransformGivesTheSerialBits() throws Exception {
    int status =
        EvaluationCommand.execute(
            new EvaluationCommand(),
            "evaluation",
            "jtransforms-ahead",
            "--quick",
            "--workers",
            "3",
            "--output",
            folder.toString());
    assertEquals(0, status, "a result differs, or the overlay does not fit");

    Path output = folder.resolve("jtransforms-ahead");
    Report report = ReportJson.read(output.resolve("report.json"));
    assertTrue(report.equal());
    assertEquals(new AheadTransforms().cases(true).size(), report.cases().size());

    List<Decisions.Loop> loops = report.decisions().loops();
    assertTrue(loops.stream().allMatch(l -> l.kind().contains("speculative")), loops::toString);
    assertTrue(loops.stream().anyMatch(l -> l.kind().contains("by ranges")), loops::toString);
    assertTrue(loops.stream().anyMatch(l -> l.kind().contains("watched")), loops::toString);
    Set<String> executed =
        report.cases().stream()
            .flatMap(c -> c.variants().stream())
            .filter(m -> m.statistics() != null)
            .flatMap(m -> m.statistics().sites().stream())
            .map(RunStatistics.Site::site)
            .collect(Collectors.toSet());
    long ahead =
        report.cases().stream()
            .flatMap(c -> c.variants().stream())
            .filter(m -> m.statistics() != null)
            .flatMap(m -> m.statistics().speculative().stream())
            .mapToLong(SpeculativeSite::commits)
            .sum();
    assertTrue(ahead > 0, "nothing ran ahead");

    Set<Integer> warned = warned(output, loops);
    long both =
        loops.stream()
            .filter(l -> executed.contains(l.site()))
            .filter(l -> warned.stream().anyMatch(w -> w > l.line() && w < l.line() + 30))
            .count();
    assertTrue(both >= 3, both + " loops that are warned of and were run, of " + loops);
  }

  /** The lines of which the check says AJWS-404 or AJWS-405 if the same loops are only parallel. */
  private Set<Integer> warned(Path output, List<Decisions.Loop> loops) throws Exception {
    Path root = loops.get(0).file();
    while (!root.endsWith("edu")) {
      root = root.getParent();
    }
    Path overlay = folder.resolve("parallel.ajws-overlay");
    try (var in = AheadTransforms.class.getResourceAsStream("/ahead.ajws-overlay")) {
      String text = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
      Files.writeString(overlay, text.replace("(speculative = true)", ""));
    }
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
            .map(Path::of)
            .toList();
    var result =
        Translator.translate(
            TranslationRequest.of(List.of(root.getParent()), classPath, folder.resolve("parallel"))
                .withOverlays(List.of(overlay)));
    return result.diagnostics().stream()
        .filter(d -> Set.of("AJWS-404", "AJWS-405").contains(d.code().id()))
        .map(Diagnostic::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
