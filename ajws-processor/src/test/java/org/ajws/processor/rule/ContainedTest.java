package org.ajws.processor.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.Tree;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Bound;
import org.ajws.processor.analysis.flow.CaptureAnalysis;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.SourceFile;
import org.junit.jupiter.api.Test;

/** A check that recurses without an end somewhere is named there; the rest is reported. */
class ContainedTest {
  private static final String LOOP = "for (@ParallelFor int i = 0; i < a.length; i++) { a[i]++; }";

  private static final List<SourceFile> SOURCES =
      List.of(
          source(
              "One.java",
              """
              import org.ajws.ParallelFor;
              class One {
                void first(int[] a) {
                  %1$s
                }
                void endless(int[] a) {
                  %1$s
                  endless: %1$s
                  %1$s
                }
                void last(int[] a) {
                  %1$s
                }
              }
              """
                  .formatted(LOOP)),
          source(
              "Two.java",
              """
              import org.ajws.ParallelFor;
              class Two {
                void other(int[] a) {
                  %s
                }
              }
              """
                  .formatted(LOOP)));

  private static SourceFile source(String name, String text) {
    return SourceFile.of(Path.of(name), Path.of(name), text, "");
  }

  /** Finds something at each loop, but recurses for ever at one with a label. */
  private static final class OfLoops implements Check {
    @Override
    public void check(Subject subject) {
      for (ParallelRegion region : subject.regions()) {
        if (region.path().getParentPath().getLeaf().getKind() == Tree.Kind.LABELED_STATEMENT) {
          endless(0);
        }
        subject.report(DiagnosticCode.NO_EFFECT, region, region.path().getLeaf(), "found", "-");
      }
    }
  }

  /** Finds something in each file, but recurses for ever in the first. */
  private static final class OfFiles implements Check {
    @Override
    public void check(Subject subject) {
      for (BoundFile file : subject.module().files()) {
        if (file.source().path().endsWith("One.java")) {
          endless(0);
        }
        subject
            .module()
            .report(DiagnosticCode.NO_EFFECT, file, file.unit().getTypeDecls().get(0), "file", "-");
      }
    }
  }

  /** Ends, but with no stack. */
  private static int endless(int depth) {
    return depth < 0 ? 0 : 1 + endless(depth + 1);
  }

  private static List<String> messages(Check... checks) {
    Bound bound = Bound.of(SOURCES);
    ModuleFacts facts = new ModuleFacts(bound.module());
    Constructs constructs =
        Contained.analyse(new CaptureAnalysis(facts), Constructs.find(bound.module()));
    Subject subject = new Subject(facts, List.of(), constructs);
    Contained.run(List.of(checks), subject);
    return bound.diagnostics().sorted().stream().map(ContainedTest::text).toList();
  }

  private static String text(Diagnostic d) {
    return d.file() + ":" + d.line() + ": " + d.cause();
  }

  @Test
  void theConstructIsNamedAndAllOthersAreChecked() {
    assertEquals(
        List.of(
            "One.java:4: found",
            "One.java:7: found",
            "One.java:8: the check \"of loops\" needs more stack than there is for this parallel"
                + " loop",
            "One.java:9: found",
            "One.java:12: found",
            "Two.java:4: found"),
        messages(new OfLoops()));
  }

  @Test
  void ofACheckOfFilesTheFileIsNamed() {
    assertEquals(
        List.of(
            "One.java:8: the check \"of files\" needs more stack than there is for this file,"
                + " deepest here",
            "Two.java:2: file"),
        messages(new OfFiles()));
  }

  @Test
  void otherChecksGoOn() {
    List<String> both = messages(new OfFiles(), new OfLoops());
    List<String> one = messages(new OfLoops());
    assertEquals(one, both.stream().filter(m -> !m.contains("file")).toList());
    assertEquals(both, messages(new OfLoops(), new OfFiles()));
  }
}
