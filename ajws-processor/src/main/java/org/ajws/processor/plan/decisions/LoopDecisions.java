package org.ajws.processor.plan.decisions;

import java.util.List;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;

/** What the report says about each parallel loop: how it is split, and what its tasks own. */
final class LoopDecisions {
  private LoopDecisions() {}

  static Decisions.Loop of(ParallelLoop loop) {
    return new Decisions.Loop(
        loop.file().source().path(),
        loop.line(),
        loop.site(),
        loop.header().kind(),
        loop.file().source().overlaid(),
        names(loop, Capture.Role.REDUCE),
        names(loop, Capture.Role.PRIVATE),
        names(loop, Capture.Role.PRIVATE_BY_ITSELF));
  }

  private static List<String> names(ParallelLoop loop, Capture.Role role) {
    return loop.captures().stream()
        .filter(c -> c.role() == role)
        .map(c -> c.reduction() == null ? c.name() : c.name() + " " + c.reduction().operation())
        .toList();
  }
}
