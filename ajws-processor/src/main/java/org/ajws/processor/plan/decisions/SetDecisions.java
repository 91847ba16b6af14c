package org.ajws.processor.plan.decisions;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.locks.LockChoice;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.SourceFile;

/** What the report says about each set of a module: its members, units, lock and why that lock. */
final class SetDecisions {
  private SetDecisions() {}

  /** The sets that the module declares. */
  static List<Decisions.AtomicSet> of(AtomicSets sets, LockChoices choices) {
    List<Decisions.AtomicSet> found = new ArrayList<>();
    for (AtomicSetModel set : sets.sets()) {
      if (set.file() == null) {
        continue;
      }
      SourceFile source = set.file().source();
      List<UnitOfWork> units =
          sets.units().stream()
              .filter(u -> u.uses().stream().anyMatch(use -> use.set().equals(set)))
              .toList();
      found.add(
          new Decisions.AtomicSet(
              source.path(),
              source.line(set.offset()),
              set.owner().toString(),
              set.name(),
              members(sets, set),
              units.stream().map(SetDecisions::name).distinct().toList(),
              choices.implementation(set).label(),
              reason(sets, set, units, choices)));
    }
    return found;
  }

  /** The fields of the class, then those that subclasses add, with their class. */
  private static List<String> members(AtomicSets sets, AtomicSetModel set) {
    List<String> names = new ArrayList<>();
    set.members().forEach(m -> names.add(m.getSimpleName() + reads(m)));
    for (MemberAccess access : sets.accesses()) {
      VariableElement field = access.field();
      if (field != null && !set.members().contains(field) && access.sets().contains(set)) {
        String name =
            field.getEnclosingElement().getSimpleName()
                + "."
                + field.getSimpleName()
                + reads(field);
        if (!names.contains(name)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private static String reads(VariableElement member) {
    return SetDeclarations.isReadAnywhere(member)
        ? " (read anywhere)"
        : SetDeclarations.isShared(member) ? " (shared)" : "";
  }

  static String name(UnitOfWork unit) {
    Code code = unit.code();
    ExecutableElement method = code.method();
    if (method == null) {
      int line = code.file().source().line(code.offset());
      return (code.kind() == Code.Kind.STATEMENT ? "statement" : "lambda") + " in line " + line;
    }
    String parameters =
        String.join(", ", method.getParameters().stream().map(p -> p.asType().toString()).toList());
    return code.type().getSimpleName() + "." + method.getSimpleName() + "(" + parameters + ")";
  }

  private static String reason(
      AtomicSets sets, AtomicSetModel set, List<UnitOfWork> units, LockChoices choices) {
    LockChoice choice = choices.of(set);
    if (choice != null && !choice.implementation().isLocked()) {
      return choice.reason();
    }
    if (units.isEmpty()) {
      return "no unit touches it: its lock is never made";
    }
    List<String> writers =
        sets.accesses().stream()
            .filter(a -> a.assigned() && a.sets().contains(set))
            .filter(a -> a.level() == null || !a.code().constructs(a.level()))
            .map(a -> a.code().method())
            .filter(m -> m != null)
            .map(m -> m.getSimpleName().toString())
            .distinct()
            .toList();
    if (choices.hasSnapshots(set)) {
      return snapshots(sets, set, units, choices);
    }
    String exclusion =
        writers.isEmpty()
            ? "mutual exclusion: no unit assigns a member, but what members refer to may change"
            : "mutual exclusion: written by units (" + String.join(", ", writers) + ")";
    String own = choices.isOwnMonitor(set) ? "; the object is its own lock" : "";
    if (choice == null) {
      return exclusion + own;
    }
    return exclusion + (choice.isNamed() ? "; " : "; nothing cheaper: ") + choice.reason() + own;
  }

  /** What a read costs, and what a write does. */
  private static String snapshots(
      AtomicSets sets, AtomicSetModel set, List<UnitOfWork> units, LockChoices choices) {
    List<String> readers =
        units.stream()
            .filter(u -> u.seen().stream().anyMatch(use -> use.set().equals(set)))
            .map(SetDecisions::name)
            .distinct()
            .toList();
    List<String> writers =
        units.stream()
            .filter(u -> u.locks().stream().anyMatch(use -> use.set().equals(set)))
            .map(SetDecisions::name)
            .distinct()
            .toList();
    return "%s: %s; locked, and a copy of all members made at the end: %s"
        .formatted(choices.of(set).reason(), names(readers), names(writers));
  }

  private static String names(List<String> units) {
    return units.isEmpty() ? "no unit" : String.join(", ", units);
  }
}
