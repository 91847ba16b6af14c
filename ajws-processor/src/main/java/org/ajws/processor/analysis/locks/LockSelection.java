package org.ajws.processor.analysis.locks;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.RequestedProtection;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/** Finds the ways that are right for a set, and chooses among them or takes the one named. */
final class LockSelection {
  /** The first version in which nested classes see private fields at run time. */
  private static final int FIRST_WITH_NESTS = 11;

  /** Why a way is not right for a set, in the user's words. */
  static final class NotRight extends Exception {
    private static final long serialVersionUID = 1;

    NotRight(String reason) {
      super(reason, null, false, false);
    }
  }

  private final AtomicSets sets;
  private final LockKind exclusive;
  private final Map<AtomicSetModel, RequestedProtection> forced;
  private final int release;
  private final LocalObjects locals;
  private final ClosedSets closed;
  private final SingleFieldRule singleField;
  private final ReadOnlyUnits readOnly;
  private final StripedRule striped;

  LockSelection(
      BoundModule module,
      AtomicSets sets,
      LockKind exclusive,
      Map<AtomicSetModel, RequestedProtection> forced,
      int release,
      LocalObjects locals) {
    this.sets = sets;
    this.exclusive = exclusive;
    this.forced = forced;
    this.release = release;
    this.locals = locals;
    this.closed = new ClosedSets(module, sets);
    this.singleField = new SingleFieldRule(module, sets);
    this.readOnly = new ReadOnlyUnits(module, sets);
    this.striped = new StripedRule(module);
  }

  /** The cheapest way that is known to be right. */
  LockChoice automatic(AtomicSetModel set) {
    try {
      requireClosed(set);
      String unneeded = whyUnneeded(set);
      if (unneeded != null) {
        return LockChoice.of(Protection.NONE, unneeded);
      }
      requireHandles();
      return cheapest(set);
    } catch (NotRight e) {
      return LockChoice.of(
          exclusive == LockKind.MONITOR ? Protection.MONITOR : Protection.REENTRANT,
          e.getMessage());
    }
  }

  private LockChoice cheapest(AtomicSetModel set) throws NotRight {
    try {
      Map<Code, FieldOperation> operations = singleField.operations(set);
      String exact = whyExact(set, operations);
      return exact != null
          ? ofField(Protection.STRIPED, exact, operations)
          : ofField(
              Protection.VAR_HANDLE, "each unit is one atomic operation on one field", operations);
    } catch (SingleFieldRule.NotSo e) {
      Set<Code> readers = readOnly.of(set);
      if (readers.isEmpty()) {
        throw new NotRight(e.getMessage() + ", and no unit is simple and only reads");
      }
      return optimistic(set, readers, "; " + e.getMessage());
    }
  }

  /**
   * The way that the build names for a set.
   *
   * @param ways whether the target has other ways than locks
   * @throws NotRight where it would not be right
   */
  LockChoice forced(AtomicSetModel set, RequestedProtection way, boolean ways) throws NotRight {
    LockChoice choice =
        switch (way) {
          case MONITOR -> named(set, LockKind.MONITOR, Protection.MONITOR);
          case REENTRANT -> named(set, LockKind.REENTRANT, Protection.REENTRANT);
          default -> {
            if (!ways) {
              throw new NotRight("the target has locks only");
            }
            yield withoutExclusion(set, way);
          }
        };
    return choice.named();
  }

  private LockChoice named(AtomicSetModel set, LockKind kind, Protection implementation)
      throws NotRight {
    requireOneKind(set, kind);
    return LockChoice.of(implementation, LockChoice.NAMED);
  }

  private LockChoice withoutExclusion(AtomicSetModel set, RequestedProtection way) throws NotRight {
    requireClosed(set);
    if (way == RequestedProtection.NONE) {
      String unneeded = whyUnneeded(set);
      if (unneeded == null) {
        throw new NotRight(
            "a member may change, and nothing shows that one thread alone uses an object");
      }
      return LockChoice.of(Protection.NONE, LockChoice.NAMED + "; " + unneeded);
    }
    requireHandles();
    if (way == RequestedProtection.OPTIMISTIC) {
      Set<Code> readers = readOnly.of(set);
      if (readers.isEmpty()) {
        throw new NotRight("no unit is simple and only reads");
      }
      return optimistic(set, readers, "; " + LockChoice.NAMED);
    }
    try {
      Map<Code, FieldOperation> operations = singleField.operations(set);
      if (way == RequestedProtection.VARHANDLE) {
        return ofField(Protection.VAR_HANDLE, LockChoice.NAMED, operations);
      }
      String not = striped.whyNot(set, operations.values());
      if (not != null) {
        throw new NotRight(not);
      }
      String exact = whyExact(set, operations);
      return ofField(
          Protection.STRIPED,
          LockChoice.NAMED
              + "; "
              + (exact != null ? exact : "read it only when nothing is added to it meanwhile"),
          operations);
    } catch (SingleFieldRule.NotSo e) {
      throw new NotRight(e.getMessage());
    }
  }

  private void requireClosed(AtomicSetModel set) throws NotRight {
    String open = closed.whyOpen(set);
    if (open != null) {
      throw new NotRight(open);
    }
  }

  private void requireHandles() throws NotRight {
    if (release < FIRST_WITH_NESTS) {
      throw new NotRight("Java " + release + " has no access to private fields by VarHandle");
    }
  }

  /**
   * Locks that are aliases of each other, or that a unit takes in one global order, are taken in
   * one way.
   */
  private void requireOneKind(AtomicSetModel set, LockKind kind) throws NotRight {
    if (kind == exclusive) {
      return;
    }
    if (closed.isAliased(set)) {
      throw new NotRight(
          "an alias names a set " + set.name() + ", and its lock is of another kind");
    }
    for (UnitOfWork unit : sets.units()) {
      List<AtomicSetModel> taken = unit.uses().stream().map(SetUse::set).toList();
      for (AtomicSetModel other : taken.contains(set) ? taken : List.<AtomicSetModel>of()) {
        if (!other.equals(set) && kind(other) != null && kind(other) != kind) {
          throw new NotRight(
              "a unit takes its lock together with that of set %s of %s, which is of another kind"
                  .formatted(other.name(), other.owner().getSimpleName()));
        }
      }
    }
  }

  /** How the lock of a set is taken; null for one that has none. */
  private LockKind kind(AtomicSetModel set) {
    return switch (forced.getOrDefault(set, RequestedProtection.AUTO)) {
      case MONITOR, OPTIMISTIC -> LockKind.MONITOR;
      case REENTRANT -> LockKind.REENTRANT;
      case AUTO -> Naming.kind(set, exclusive);
      default -> null;
    };
  }

  /** Why the units of a closed set need not exclude each other; null if they must. */
  private String whyUnneeded(AtomicSetModel set) {
    if (isImmutable(set)) {
      return "no member changes after construction";
    }
    return locals.areConfined(set)
        ? "each object is used by the block that makes it alone, in order"
        : null;
  }

  /** Why a sum over stripes is always right; null if it is not known to be, or not possible. */
  private String whyExact(AtomicSetModel set, Map<Code, FieldOperation> all) {
    Collection<FieldOperation> operations = all.values();
    if (striped.whyNot(set, operations) != null || StripedRule.isLookedAt(set)) {
      return null;
    }
    if (StripedRule.isOneStep(operations)) {
      return "each unit adds the same number to one field, or reads it";
    }
    boolean joined =
        locals.areReadAfterJoin(
            set,
            method -> {
              FieldOperation operation = all.get(sets.analysis().code(method));
              return operation != null && operation.form() != FieldOperation.Kind.READ;
            });
    return joined ? "each unit adds to one field, which is read after the join only" : null;
  }

  private static LockChoice ofField(
      Protection implementation, String reason, Map<Code, FieldOperation> operations) {
    return new LockChoice(implementation, reason, operations, Set.of(), false);
  }

  private LockChoice optimistic(AtomicSetModel set, Set<Code> readers, String more)
      throws NotRight {
    requireOneKind(set, LockKind.MONITOR);
    return new LockChoice(
        Protection.OPTIMISTIC,
        "units that only read: " + names(readers) + more,
        Map.of(),
        readers,
        false);
  }

  private static String names(Set<Code> units) {
    return units.stream()
        .map(c -> c.method().getSimpleName().toString())
        .sorted()
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** Final members of immutable types; arrays may change. */
  private boolean isImmutable(AtomicSetModel set) {
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
}
