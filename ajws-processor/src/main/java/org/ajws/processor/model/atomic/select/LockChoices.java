package org.ajws.processor.model.atomic.select;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.ajws.processor.LockKind;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.Code;
import org.ajws.processor.model.atomic.MemberAccess;
import org.ajws.processor.model.atomic.Naming;
import org.ajws.processor.model.atomic.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/** How the units of each set of a module exclude each other. */
public final class LockChoices {
  private final LockKind exclusive;
  private final Map<AtomicSetModel, LockChoice> choices = new HashMap<>();

  private LockChoices(LockKind exclusive) {
    this.exclusive = exclusive;
  }

  /** Locks for all sets. */
  public static LockChoices exclusive(LockKind requested) {
    return new LockChoices(requested == LockKind.AUTO ? LockKind.MONITOR : requested);
  }

  /**
   * Chooses for the sets of a module without errors.
   *
   * @param requested what the build asks for
   * @param release the Java version of the sources
   */
  public static LockChoices of(
      BoundModule module, AtomicSets sets, LockKind requested, int release) {
    LockChoices all = exclusive(requested);
    if (requested == LockKind.AUTO) {
      ClosedSets closed = new ClosedSets(module, sets);
      SingleFieldRule singleField = new SingleFieldRule(module, sets);
      ReadOnlyUnits readOnly = new ReadOnlyUnits(module, sets);
      StripedRule striped = new StripedRule(module);
      for (AtomicSetModel set : sets.sets()) {
        all.choices.put(
            set, all.choose(sets, set, closed, singleField, readOnly, striped, release));
      }
    }
    return all;
  }

  private LockChoice choose(
      AtomicSets sets,
      AtomicSetModel set,
      ClosedSets closed,
      SingleFieldRule singleField,
      ReadOnlyUnits readOnly,
      StripedRule striped,
      int release) {
    String open = closed.whyOpen(set);
    if (open != null) {
      return exclusive(open);
    }
    if (isImmutable(sets, set)) {
      return new LockChoice(Implementation.NONE, "no member changes after construction");
    }
    if (release < FIRST_WITH_NESTS) {
      return exclusive("Java " + release + " has no access to private fields by VarHandle");
    }
    try {
      Map<Code, FieldOperation> operations = singleField.operations(set);
      if (striped.whyNot(set, operations.values()) == null
          && StripedRule.isOneStep(operations.values())
          && !StripedRule.isLookedAt(set)) {
        return new LockChoice(
            Implementation.STRIPED,
            "each unit adds the same number to one field, or reads it",
            operations,
            Set.of());
      }
      return new LockChoice(
          Implementation.VAR_HANDLE,
          "each unit is one atomic operation on one field",
          operations,
          Set.of());
    } catch (SingleFieldRule.NotSo e) {
      Set<Code> readers = readOnly.of(set);
      return readers.isEmpty()
          ? exclusive(e.getMessage() + ", and no unit is simple and only reads")
          : new LockChoice(
              Implementation.OPTIMISTIC,
              "units that only read: " + names(readers) + "; " + e.getMessage(),
              Map.of(),
              readers);
    }
  }

  /** The first version in which nested classes see private fields at run time. */
  private static final int FIRST_WITH_NESTS = 11;

  private LockChoice exclusive(String reason) {
    return new LockChoice(
        exclusive == LockKind.MONITOR ? Implementation.MONITOR : Implementation.REENTRANT, reason);
  }

  private static String names(Set<Code> units) {
    return units.stream()
        .map(c -> c.method().getSimpleName().toString())
        .sorted()
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** Final members of immutable types; arrays may change. */
  private static boolean isImmutable(AtomicSets sets, AtomicSetModel set) {
    for (MemberAccess access : sets.accesses()) {
      if (access.field() == null && access.sets().contains(set)) {
        return false;
      }
    }
    return set.members().stream()
        .allMatch(
            m ->
                m.getModifiers().contains(Modifier.FINAL)
                    && SetDeclarations.isImmutable(m.asType()));
  }

  /** The choice for a set; null where none was made, because the build names the lock. */
  public LockChoice of(AtomicSetModel set) {
    return choices.get(set);
  }

  /** How the units of a set exclude each other. */
  public Implementation implementation(AtomicSetModel set) {
    LockChoice choice = choices.get(set);
    if (choice != null) {
      return choice.implementation();
    }
    return kind(set) == LockKind.MONITOR ? Implementation.MONITOR : Implementation.REENTRANT;
  }

  /** Whether units take the lock of a set. */
  public boolean isLocked(AtomicSetModel set) {
    return implementation(set).isLocked();
  }

  /** How the lock of a set is taken, if it is: as its class was translated, or as is asked. */
  public LockKind kind(AtomicSetModel set) {
    return Naming.kind(set, exclusive);
  }
}
