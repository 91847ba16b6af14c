package org.ajws.processor.plan.decisions;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.ConstructForm;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.plan.frames.FrameAnalysis;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;

/** What the report says about each async and finish: the form that it has, and why not frames. */
final class TaskDecisions {
  private final ModulePlan plan;
  private final List<Decisions.Task> found = new ArrayList<>();

  private TaskDecisions(ModulePlan plan) {
    this.plan = plan;
  }

  static List<Decisions.Task> of(ModulePlan plan) {
    TaskDecisions decisions = new TaskDecisions(plan);
    for (Async a : plan.constructs().asyncs()) {
      decisions.add(
          plan.isValue(a) ? "local future" : a.describe(),
          a.file(),
          a.line(),
          a.site(),
          a.path(),
          a.isFuture() && !plan.isValue(a) ? FutureExplanation.whyObject(plan, a) : "");
    }
    for (Finish f : plan.constructs().finishes()) {
      decisions.add(
          f.isMethod() ? "finish method" : "finish", f.file(), f.line(), f.site(), f.path(), "");
    }
    return decisions.found;
  }

  private void add(
      String kind, BoundFile file, int line, String site, TreePath path, String whyObject) {
    String refusal = plan.form() == ConstructForm.FRAMES ? plan.frames().refusal(path) : null;
    ConstructForm form = refusal == null ? plan.form() : ConstructForm.TASKS;
    SourceFile source = file.source();
    found.add(
        new Decisions.Task(
            source.path(),
            line,
            site,
            kind,
            form.label(),
            Stream.of(refusal == null ? "" : refusal, whyObject)
                .filter(r -> !r.isEmpty())
                .collect(Collectors.joining("; ")),
            source.overlaid()));
  }

  static List<Decisions.Barrier> barriers(ModulePlan plan) {
    return plan.frames().barriers().stream().map(b -> of(plan.module(), b)).toList();
  }

  private static Decisions.Barrier of(BoundModule module, FrameAnalysis.Barrier barrier) {
    SourceFile source = barrier.file().source();
    MethodTree method = (MethodTree) barrier.path().getLeaf();
    Element element = module.element(barrier.path());
    return new Decisions.Barrier(
        source.path(),
        source.line(module.start(barrier.file().unit(), method)),
        element.getEnclosingElement().getSimpleName()
            + "."
            + (element.getKind() == ElementKind.CONSTRUCTOR ? "new" : method.getName()),
        barrier.reason());
  }
}
