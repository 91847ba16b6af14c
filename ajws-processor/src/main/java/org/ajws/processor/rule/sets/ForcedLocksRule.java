package org.ajws.processor.rule.sets;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.ajws.processor.analysis.locks.ForcedSets;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.source.BoundModule;

/** A way that a build names for a set must mean one set, and be right for it. */
public final class ForcedLocksRule {
  private ForcedLocksRule() {}

  /** Reports names that do not mean one set. */
  public static void check(ForcedSets forced, Diagnostics diagnostics) {
    for (ForcedSets.Problem problem : forced.problems()) {
      switch (problem.kind()) {
        case UNKNOWN ->
            report(
                diagnostics,
                "a way for %s, and the sources have no such atomic set".formatted(problem.name()),
                "write Class.set as the class and its @AtomicSet are written");
        case AMBIGUOUS ->
            report(
                diagnostics,
                "a way for %s, and several atomic sets have that name".formatted(problem.name()),
                "write the class with its package and the classes around it");
        case TWICE -> report(diagnostics, "two ways for " + problem.name(), "keep one");
      }
    }
  }

  private static void report(Diagnostics diagnostics, String what, String fix) {
    diagnostics.add(DiagnosticCode.LOCK_NOT_POSSIBLE, null, "the build names " + what, fix);
  }

  /** Reports ways that would not be right. */
  public static void check(LockChoices choices, BoundModule module) {
    for (LockChoices.Refusal refusal : choices.refusals()) {
      AtomicSetModel set = refusal.set();
      module.report(
          DiagnosticCode.LOCK_NOT_POSSIBLE,
          set.file(),
          set.declaration().getLeaf(),
          "the build names %s for set %s of %s, which would not be right: %s"
              .formatted(
                  refusal.way().name().toLowerCase(Locale.ROOT),
                  set.name(),
                  set.owner().getSimpleName(),
                  refusal.reason()),
          "remove what prevents it, or name " + others(refusal.way().name()));
    }
  }

  /** The ways that fit most sets, but for the one that is refused. */
  private static String others(String refused) {
    List<String> names =
        Stream.of("auto", "monitor", "reentrant")
            .filter(name -> !name.equalsIgnoreCase(refused))
            .toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }
}
