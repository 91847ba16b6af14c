package org.ajws.processor.plan.decisions;

import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.Form;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.SourceFile;

/** What the report says about each async and finish: the form that it has. */
final class TaskDecisions {
  private final ModulePlan plan;
  private final List<Decisions.Task> found = new ArrayList<>();

  private TaskDecisions(ModulePlan plan) {
    this.plan = plan;
  }

  static List<Decisions.Task> of(ModulePlan plan) {
    TaskDecisions decisions = new TaskDecisions(plan);
    for (Async a : plan.constructs().asyncs()) {
      boolean framed = plan.frames().hasFrame(a.path());
      decisions.add(a.describe(), a.file(), a.line(), a.site(), framed);
    }
    for (Finish f : plan.constructs().finishes()) {
      boolean framed = plan.frames().hasFrame(f.path());
      decisions.add(
          f.isMethod() ? "finish method" : "finish", f.file(), f.line(), f.site(), framed);
    }
    return decisions.found;
  }

  private void add(String kind, BoundFile file, int line, String site, boolean framed) {
    Form form = plan.form() == Form.FRAMES && !framed ? Form.TASKS : plan.form();
    SourceFile source = file.source();
    found.add(new Decisions.Task(source.path(), line, site, kind, form.label(), source.overlaid()));
  }
}
