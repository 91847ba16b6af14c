package org.ajws.processor.plan.decisions;

import java.util.List;
import org.ajws.SpeculationBackend;
import org.ajws.processor.analysis.speculation.RangeSummary;
import org.ajws.processor.analysis.speculation.RunsInOrder;
import org.ajws.processor.analysis.speculation.SpeculationExplanation;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.ModulePlan;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** What the report says about each parallel loop: how it is split, and what its tasks own. */
final class LoopDecisions {
  private LoopDecisions() {}

  static Decisions.Loop of(ModulePlan plan, ParallelLoop loop) {
    return new Decisions.Loop(
        loop.file().source().path(),
        loop.line(),
        loop.site(),
        loop.header().kind() + speculation(plan, loop),
        loop.file().source().overlaid(),
        names(loop, Capture.Role.REDUCE),
        names(loop, Capture.Role.PRIVATE),
        names(loop, Capture.Role.PRIVATE_BY_ITSELF),
        SpeculationExplanation.of(plan.module(), plan.speculations(), loop));
  }

  /** How a speculative loop is run ahead; nothing for others, and where it stays in order. */
  private static String speculation(ModulePlan plan, ParallelLoop loop) {
    TrackedCode code = loop.isSpeculative() ? plan.speculations().of(loop) : null;
    if (code == null) {
      return "";
    } else if (plan.speculations().isClaimed(loop)) {
      return ", speculative by ranges";
    } else if (RunsInOrder.always(code)) {
      return ", speculative but in order";
    } else if (loop.speculation().backend() == SpeculationBackend.NOREC) {
      return ", speculative with watched accesses";
    }
    RangeSummary summary = plan.speculations().ranges(loop);
    RangeSummary.Reason why = summary.reasons().get(0);
    BoundModule module = plan.module();
    BoundFile file = module.file(why.at());
    int line = file.source().line(module.start(file.unit(), why.at().getLeaf()));
    return ", speculative with watched accesses: line " + line + " " + why.text();
  }

  private static List<String> names(ParallelLoop loop, Capture.Role role) {
    return loop.captures().stream()
        .filter(c -> c.role() == role)
        .map(c -> c.reduction() == null ? c.name() : c.name() + " " + c.reduction().operation())
        .toList();
  }
}
