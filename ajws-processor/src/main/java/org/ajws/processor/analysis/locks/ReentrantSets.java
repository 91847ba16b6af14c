package org.ajws.processor.analysis.locks;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.program.IntervalCalls;
import org.ajws.processor.program.IntervalCalls.IntervalCall;
import org.ajws.processor.program.IntervalCalls.Kind;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The sets whose lock must be a {@code ReentrantLock}: a unit gives it back before its end, to wait
 * for a condition or for good, which a monitor does not allow, and where there is no lock there is
 * nobody to wake; or it makes a snapshot of the members before it is freed; or an interval holds it
 * while its units run on any thread. With them all that are taken together with one of these, or
 * may be aliases of one.
 */
final class ReentrantSets {
  private static final String SHARED =
      "shared = true: its lock goes with the object, for all modules that have it";

  private static final String SNAPSHOTS = "reads = SNAPSHOT: units that only read take no lock";

  private final Map<AtomicSetModel, String> reasons = new LinkedHashMap<>();
  private final Set<AtomicSetModel> held = new HashSet<>();

  ReentrantSets(BoundModule module, AtomicSets sets) {
    for (UnitOfWork unit : sets.units()) {
      unit.uses().forEach(u -> addDeclared(u.set()));
    }
    sets.sets().forEach(this::addDeclared);
    findHeld(module, sets);
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

  private void addDeclared(AtomicSetModel set) {
    if (set.hasSnapshots()) {
      reasons.putIfAbsent(set, SNAPSHOTS);
    } else if (SetDeclarations.sharedMember(set) != null) {
      reasons.putIfAbsent(set, SHARED);
    }
  }

  /**
   * What an interval holds: while it does, its units run on many threads. Of an argument the class
   * is known, and objects may be of a subclass.
   */
  private void findHeld(BoundModule module, AtomicSets sets) {
    if (sets.sets().isEmpty()) {
      return;
    }
    Types types = module.types();
    for (BoundFile file : module.files()) {
      for (IntervalCall call : IntervalCalls.of(module, file)) {
        if (call.kind() != Kind.HOLD) {
          continue;
        }
        String where =
            "an interval holds it (line %d of %s)"
                .formatted(
                    file.source().line(module.start(file.unit(), call.tree())),
                    file.source().path().getFileName());
        for (ExpressionTree argument : call.tree().getArguments()) {
          TypeMirror type = module.type(new TreePath(call.path(), argument));
          TypeMirror one = type instanceof ArrayType array ? array.getComponentType() : type;
          for (AtomicSetModel set : sets.sets()) {
            TypeMirror owner = types.erasure(set.owner().asType());
            TypeMirror erased = types.erasure(one);
            if (types.isSubtype(owner, erased) || types.isSubtype(erased, owner)) {
              reasons.putIfAbsent(set, where);
              held.add(set);
            }
          }
        }
      }
    }
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
                    : held.contains(other)
                        ? "an interval holds"
                        : SetDeclarations.sharedMember(other) != null
                            ? "goes with an object that several have"
                            : "is given back in the middle of a unit"));
    if (held.contains(other)) {
      held.add(set);
    }
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
