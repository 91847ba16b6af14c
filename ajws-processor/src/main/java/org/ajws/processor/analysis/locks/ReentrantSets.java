package org.ajws.processor.analysis.locks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/**
 * The sets whose lock must be a {@code ReentrantLock}: a unit gives it back before its end, to wait
 * for a condition or for good, which a monitor does not allow, and where there is no lock there is
 * nobody to wake; or it makes a snapshot of the members before it is freed. With them all that are
 * taken together with one of these, or may be aliases of one.
 */
final class ReentrantSets {
  private static final String SNAPSHOTS = "reads = SNAPSHOT: units that only read take no lock";

  private final Map<AtomicSetModel, String> reasons = new LinkedHashMap<>();

  ReentrantSets(BoundModule module, AtomicSets sets) {
    for (UnitOfWork unit : sets.units()) {
      unit.uses().stream()
          .filter(u -> u.set().hasSnapshots())
          .forEach(u -> reasons.putIfAbsent(u.set(), SNAPSHOTS));
    }
    sets.sets().stream()
        .filter(AtomicSetModel::hasSnapshots)
        .forEach(s -> reasons.putIfAbsent(s, SNAPSHOTS));
    if (sets.labels().isEmpty() && reasons.isEmpty()) {
      return;
    }
    for (UnitLabel label : sets.labels()) {
      if (sets.analysis().isUnit(label.code())) {
        var file = label.code().file();
        String where =
            "a unit gives the lock back in its middle (line %d of %s)"
                .formatted(
                    file.source().line(module.start(file.unit(), label.path().getLeaf())),
                    file.source().path().getFileName());
        sets.analysis().uses(label.code()).forEach(u -> reasons.putIfAbsent(u.set(), where));
      }
    }
    ClosedSets aliases = new ClosedSets(module, sets);
    int before;
    do {
      before = reasons.size();
      for (UnitOfWork unit : sets.units()) {
        List<AtomicSetModel> taken = unit.uses().stream().map(SetUse::set).toList();
        taken.stream()
            .filter(reasons::containsKey)
            .findFirst()
            .ifPresent(s -> taken.forEach(t -> join(t, "a unit takes it together with", s)));
      }
      List<AtomicSetModel> aliased = sets.sets().stream().filter(aliases::isAliased).toList();
      aliased.stream()
          .filter(reasons::containsKey)
          .findFirst()
          .ifPresent(s -> aliased.forEach(t -> join(t, "it may be the set of an alias, as is", s)));
    } while (reasons.size() > before);
  }

  private void join(AtomicSetModel set, String how, AtomicSetModel other) {
    reasons.putIfAbsent(
        set,
        "%s %s.%s, whose lock %s"
            .formatted(
                how,
                other.owner().getSimpleName(),
                other.name(),
                other.hasSnapshots()
                    ? "is a ReentrantLock with a snapshot"
                    : "is given back in the middle of a unit"));
  }

  /** Why a set is one of them, in the user's words; null if it is none. */
  String why(AtomicSetModel set) {
    return reasons.get(set);
  }

  /** All of them, those of the class path included. */
  Iterable<AtomicSetModel> all() {
    return reasons.keySet();
  }
}
