package org.ajws.processor.plan.decisions;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.plan.ModulePlan;

/** A plan in the words of the report. */
public final class ModuleDecisions {
  private ModuleDecisions() {}

  /**
   * All decisions, by file and line.
   *
   * @param overlayEntries how many overlay entries were applied
   */
  public static Decisions of(ModulePlan plan, int overlayEntries) {
    return new Decisions(
            sorted(
                plan.constructs().loops().stream().map(l -> LoopDecisions.of(plan, l)).toList(),
                Decisions.Loop::file,
                Decisions.Loop::line),
            sorted(TaskDecisions.of(plan), Decisions.Task::file, Decisions.Task::line),
            sorted(
                SetDecisions.of(plan.sets(), plan.locks()),
                Decisions.AtomicSet::file,
                Decisions.AtomicSet::line),
            overlayEntries)
        .withCallbacks(
            sorted(
                CallbackDecisions.of(plan.module(), plan.sets(), plan.locks()),
                Decisions.Callback::file,
                Decisions.Callback::line))
        .withCritical(
            sorted(CriticalDecisions.of(plan), Decisions.Critical::file, Decisions.Critical::line))
        .withBarriers(
            sorted(TaskDecisions.barriers(plan), Decisions.Barrier::file, Decisions.Barrier::line));
  }

  private static <T> List<T> sorted(List<T> found, Function<T, Path> file, ToIntFunction<T> line) {
    return found.stream()
        .sorted(Comparator.comparing((T d) -> file.apply(d).toString()).thenComparingInt(line))
        .toList();
  }
}
