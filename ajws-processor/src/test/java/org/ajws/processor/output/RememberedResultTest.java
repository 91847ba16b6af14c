package org.ajws.processor.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RememberedResultTest {
  @TempDir private Path folder;

  @Test
  void isReadAsItWasWritten() throws IOException {
    Path source = Path.of("src", "Größe.java");
    Decisions.Task task = new Decisions.Task(source, 5, "A.java:5", "async", "frames", "", false);
    Decisions.Loop loop =
        new Decisions.Loop(
            source,
            7,
            "Größe.java:7",
            "split",
            true,
            List.of("s SUM"),
            List.of("t"),
            List.of(),
            List.of("in order"));
    Decisions.AtomicSet set =
        new Decisions.AtomicSet(
            source, 3, "p.C", "a", List.of("x", "y"), List.of("m()"), "monitor", "two members");
    RememberedResult result =
        new RememberedResult(
            Set.of(source),
            new Decisions(List.of(loop), List.of(task), List.of(set, set), 12),
            List.of(
                new Diagnostic(
                    DiagnosticCode.NO_EFFECT, Severity.WARNING, source, 7, 3, "cause", "fix"),
                new Diagnostic(
                    DiagnosticCode.HUGE_METHOD, Severity.WARNING, null, 0, 0, "“ä”", "fix")));
    Path file = folder.resolve("result");
    result.write(file);
    assertEquals(result, RememberedResult.read(file));
  }
}
