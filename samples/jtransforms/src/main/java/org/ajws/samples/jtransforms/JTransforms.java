package org.ajws.samples.jtransforms;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;
import org.ajws.report.Figure;

/** JTransforms 2.4.0: the loops of its serial branches, marked by an overlay. */
public final class JTransforms implements CodeBase {
  @Override
  public String name() {
    return "jtransforms";
  }

  @Override
  public String title() {
    return "JTransforms 2.4.0";
  }

  @Override
  public String summary() {
    return "The serial library, its own threads, and its serial branches made parallel by an"
        + " overlay.";
  }

  @Override
  public List<String> sourceJars() {
    return List.of("jtransforms-2.4.0-sources.jar");
  }

  @Override
  public List<String> overlays() {
    return List.of("jtransforms.ajws-overlay");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return TransformWorkloads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return (quick ? TransformCase.complete() : TransformCase.measured())
        .stream().map(c -> new EvaluationCase(c.name(), c.group(), "", true)).toList();
  }

  @Override
  public List<Figure> figures(List<Path> files, Charset encoding) throws IOException {
    ThreadingCode.Count own = ThreadingCode.count(files, encoding);
    return List.of(
        new Figure(
            "lines.ownThreading",
            "lines of the library's own threading",
            own.lines(),
            "methods and branches that submit tasks; a lower bound"),
        new Figure(
            "regions.ownThreading",
            "regions threaded by hand",
            own.regions(),
            "submissions of tasks, in " + own.files() + " files"));
  }

  @Override
  public List<String> notes() {
    return List.of(
        "Each run is a transform and its inverse; every result is compared bit for bit with the"
            + " serial one.",
        "1-D transforms have no loop in the overlay: in the AJWS variants they keep the library's"
            + " own threads.");
  }
}
