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
 * The sets whose lock a unit gives back before its end: to wait for a condition, or for good. A
 * monitor cannot be, nor is there anybody to wake where there is no lock; so these have {@code
 * ReentrantLock}s, with all that are taken together with them or may be aliases of them.
 */
final class GivenBack {
  private final Map<AtomicSetModel, String> reasons = new LinkedHashMap<>();

  GivenBack(BoundModule module, AtomicSets sets) {
    if (sets.labels().isEmpty()) {
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
        "%s %s.%s, whose lock is given back in the middle of a unit"
            .formatted(how, other.owner().getSimpleName(), other.name()));
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
