package org.ajws.processor.analysis.locks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.RequestedProtection;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.source.BoundModule;

/** How the units of each set of a module exclude each other. */
public final class LockChoices {
  private final LockKind exclusive;
  private final Set<AtomicSetModel> reentrant = new HashSet<>();
  private final Set<AtomicSetModel> own = new HashSet<>();
  private final Map<AtomicSetModel, LockChoice> choices = new HashMap<>();
  private boolean snapshots;
  private final List<Refusal> refusals = new ArrayList<>();

  /**
   * A way that the build names for a set, and that would not be right.
   *
   * @param set the set
   * @param way what the build names
   * @param reason why it would not be right, in the user's words
   */
  public record Refusal(AtomicSetModel set, RequestedProtection way, String reason) {}

  private LockChoices(LockKind exclusive) {
    this.exclusive = exclusive;
  }

  /** Locks for all sets. */
  public static LockChoices exclusive(LockKind requested) {
    return new LockChoices(requested == LockKind.AUTO ? LockKind.MONITOR : requested);
  }

  /**
   * Chooses for the sets of a module without errors; {@link #refusals} are what the build asks for
   * and cannot have.
   *
   * @param requested what the build asks for
   * @param forced what it asks for single sets
   * @param release the Java version of the sources
   * @param regions the parallel loops and asyncs of the module
   * @param ways whether the target has other ways than locks
   */
  public static LockChoices of(
      BoundModule module,
      AtomicSets sets,
      LockSettings requested,
      Map<AtomicSetModel, RequestedProtection> forced,
      int release,
      List<? extends ParallelRegion> regions,
      List<Finish> finishes,
      boolean ways) {
    LockChoices all = exclusive(requested.general());
    all.snapshots = true;
    ReentrantSets reentrant = new ReentrantSets(module, sets);
    reentrant.all().forEach(s -> all.lockReentrant(s, reentrant.why(s), forced.get(s)));
    if (requested.general() == LockKind.AUTO || !forced.isEmpty()) {
      LockSelection selection =
          new LockSelection(
              module,
              sets,
              all.exclusive,
              forced,
              release,
              new LocalObjects(module, regions, finishes));
      all.select(selection, sets, requested, forced, ways);
    }
    OwnMonitors monitors = new OwnMonitors(module, sets, all);
    for (AtomicSetModel set : sets.sets()) {
      if (monitors.serves(set, isAuto(set, requested, forced) && ways)) {
        all.own.add(set);
      }
    }
    return all;
  }

  private static boolean isAuto(
      AtomicSetModel set, LockSettings requested, Map<AtomicSetModel, RequestedProtection> forced) {
    RequestedProtection way = forced.get(set);
    return way == RequestedProtection.AUTO || (way == null && requested.general() == LockKind.AUTO);
  }

  private void select(
      LockSelection selection,
      AtomicSets sets,
      LockSettings requested,
      Map<AtomicSetModel, RequestedProtection> forced,
      boolean ways) {
    for (AtomicSetModel set : sets.sets()) {
      if (reentrant.contains(set)) {
        continue;
      }
      RequestedProtection way = forced.get(set);
      if (isAuto(set, requested, forced) && ways) {
        choices.put(set, selection.automatic(set));
      } else if (way != null && way != RequestedProtection.AUTO) {
        try {
          choices.put(set, selection.forced(set, way, ways));
        } catch (LockSelection.NotRight e) {
          refusals.add(new Refusal(set, way, e.getMessage()));
        }
      }
    }
  }

  private void lockReentrant(AtomicSetModel set, String reason, RequestedProtection named) {
    reentrant.add(set);
    if (set.declaration() != null) {
      LockChoice choice =
          LockChoice.of(set.hasSnapshots() ? Protection.SNAPSHOT : Protection.REENTRANT, reason);
      choices.put(set, named == RequestedProtection.REENTRANT ? choice.named() : choice);
      if (named != null
          && named != RequestedProtection.REENTRANT
          && named != RequestedProtection.AUTO) {
        refusals.add(new Refusal(set, named, reason));
      }
    }
  }

  /**
   * Whether the end of a unit tells whether it may have changed members: of sets whose lock is
   * given back in the middle of a unit, or that are read by snapshots, and of those that share
   * their ways.
   */
  public boolean tellsChanges(AtomicSetModel set) {
    return reentrant.contains(set);
  }

  /** Whether units that only read see a snapshot of a set, and do not lock it. */
  public boolean hasSnapshots(AtomicSetModel set) {
    return snapshots && Naming.hasSnapshots(set);
  }

  /** Those that a class of another module locks in a way that does not allow it. */
  public List<AtomicSetModel> cannotBeGivenBack() {
    return reentrant.stream().filter(s -> kind(s) == LockKind.MONITOR).toList();
  }

  /** What the build asks for and cannot have. */
  public List<Refusal> refusals() {
    return Collections.unmodifiableList(refusals);
  }

  /** The choice for a set; null where none was made, because the build names the lock. */
  public LockChoice of(AtomicSetModel set) {
    return choices.get(set);
  }

  /** How the units of a set exclude each other. */
  public Protection implementation(AtomicSetModel set) {
    LockChoice choice = choices.get(set);
    if (choice != null) {
      return choice.implementation();
    }
    return kind(set) == LockKind.MONITOR ? Protection.MONITOR : Protection.REENTRANT;
  }

  /** Whether units take the lock of a set. */
  public boolean isLocked(AtomicSetModel set) {
    return implementation(set).isLocked();
  }

  /** Whether the lock of a set is the monitor of the object that has it, and none is made. */
  public boolean isOwnMonitor(AtomicSetModel set) {
    return own.contains(set);
  }

  /** How the lock of a set is taken, if it is: as its class was translated, or as is asked. */
  public LockKind kind(AtomicSetModel set) {
    LockChoice choice = choices.get(set);
    if (choice != null && choice.implementation().isLocked()) {
      return choice.implementation().kind();
    }
    return Naming.kind(set, exclusive);
  }
}
