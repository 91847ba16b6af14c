package org.ajws.processor.rule.sets;

import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.EndedUnits;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.rule.sets.OwnLocks.Region;
import org.ajws.processor.source.BoundModule;

/**
 * A lock of the program's own under which a unit is called, and which another unit takes with its
 * set held: then one thread can have the lock and wait for the set, and one the set and wait for
 * the lock. What lies between the two sets is the graph of {@link DeadlockRule}; more than one lock
 * of the program's own in one circle is not looked for.
 */
final class OwnLockRule {
  private static final String KEY = "ajws-deadlock";

  /**
   * Where code takes a lock of the program's own.
   *
   * @param call by which it comes there; null where the region is a part of it
   */
  private record Entered(Region region, UnitCall call) {}

  /**
   * A unit that holds a set.
   *
   * @param way where it takes a lock then; null where that is not asked yet
   */
  private record Holder(UnitOfWork unit, SetUse held, Entered way) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private final Acquisitions acquisitions;
  private final BiPredicate<AtomicSetModel, AtomicSetModel> isBefore;
  private final OwnLocks locks;
  private final Map<Code, Map<Region, Entered>> entered = new IdentityHashMap<>();
  private final List<Holder> holders = new ArrayList<>();
  private final Map<AtomicSetModel, List<Holder>> after = new HashMap<>();
  private final Set<Tree> reported = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param isBefore whether a thread that holds the first set may wait for the second
   */
  OwnLockRule(
      BoundModule module,
      AtomicSets sets,
      LockChoices choices,
      Acquisitions acquisitions,
      BiPredicate<AtomicSetModel, AtomicSetModel> isBefore) {
    this.module = module;
    this.sets = sets;
    this.choices = choices;
    this.acquisitions = acquisitions;
    this.isBefore = isBefore;
    this.locks = new OwnLocks(module, sets);
  }

  void check() {
    if (locks.all().isEmpty()) {
      return;
    }
    findEntered();
    findHolders();
    for (Region region : locks.all()) {
      if (!Warnings.isSilenced(region.code(), KEY)) {
        check(region);
      }
    }
  }

  private void check(Region region) {
    // Many calls in a region take the same sets.
    Map<AtomicSetModel, Optional<Holder>> back = new HashMap<>();
    Set<AtomicSetModel> known =
        sets.locks(region.code()).stream().map(SetUse::set).collect(Collectors.toSet());
    for (UnitCall call : locks.calls(region)) {
      for (Acquisitions.Taken taken : acquisitions.taken(region.code(), call)) {
        AtomicSetModel set = taken.set();
        if (choices.isLocked(set)) {
          back.computeIfAbsent(set, t -> leadingBack(region, known, t))
              .filter(h -> reported.add(call.path().getLeaf()))
              .ifPresent(h -> report(region, call, set, h));
        }
      }
    }
  }

  /**
   * A unit whose set leads back to the region's lock.
   *
   * @param known the sets that are held before the lock: then the sets themselves are a circle
   */
  private Optional<Holder> leadingBack(
      Region region, Set<AtomicSetModel> known, AtomicSetModel taken) {
    for (Holder holder : holdersAfter(taken)) {
      if (!known.contains(holder.held().set())) {
        Code unit = holder.unit().code();
        for (Entered way : entered.get(unit).values()) {
          if (locks.mayBeSame(way.region(), region) && !hasEnded(unit, way)) {
            return Optional.of(new Holder(holder.unit(), holder.held(), way));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Those for whose sets a thread that holds a set may wait; the same for all regions. */
  private List<Holder> holdersAfter(AtomicSetModel taken) {
    return after.computeIfAbsent(
        taken,
        t -> {
          Set<AtomicSetModel> reached =
              holders.stream()
                  .map(h -> h.held().set())
                  .distinct()
                  .filter(held -> isBefore.test(t, held))
                  .collect(Collectors.toSet());
          return holders.stream().filter(h -> reached.contains(h.held().set())).toList();
        });
  }

  /** The units that may take a lock of the program's own with a set held. */
  private void findHolders() {
    for (UnitOfWork unit : sets.units()) {
      if (entered.containsKey(unit.code()) && !Warnings.isSilenced(unit.code(), KEY)) {
        unit.locks().stream()
            .filter(u -> choices.isLocked(u.set()))
            .forEach(u -> holders.add(new Holder(unit, u, null)));
      }
    }
  }

  private boolean hasEnded(Code unit, Entered way) {
    EndedUnits ended = sets.analysis().ended();
    if (!ended.endsEarly(unit)) {
      return false;
    }
    return way.call() == null
        ? way.region().code() == unit && ended.mayBeOutside(unit, way.region().at())
        : way.call().code() == unit && ended.isOutside(way.call());
  }

  /** Which regions running a code may come to, and wait for, itself or by calls. */
  private void findEntered() {
    for (Region region : locks.all()) {
      if (region.kind() != OwnLocks.Kind.TRIED) {
        for (Code c : region.code().withOuter()) {
          entered
              .computeIfAbsent(c, x -> new LinkedHashMap<>())
              .put(region, new Entered(region, null));
        }
      }
    }
    boolean grows = true;
    while (grows) {
      grows = false;
      for (UnitCall call : sets.calls()) {
        if (module.declaration(call.callee()) != null) {
          for (Code target : sets.analysis().targets(call)) {
            for (Region region : List.copyOf(entered.getOrDefault(target, Map.of()).keySet())) {
              for (Code c : call.code().withOuter()) {
                grows |=
                    entered
                            .computeIfAbsent(c, x -> new LinkedHashMap<>())
                            .putIfAbsent(region, new Entered(region, call))
                        == null;
              }
            }
          }
        }
      }
    }
  }

  private void report(Region region, UnitCall call, AtomicSetModel taken, Holder holder) {
    SetUse held = holder.held();
    Entered way = holder.way();
    String between =
        taken.equals(held.set())
            ? "that set"
            : "%s, for which such a thread may wait,".formatted(name(held.set()));
    module.report(
        DiagnosticCode.OWN_LOCK_ORDER,
        call.code().file(),
        call.path().getLeaf(),
        "%s takes set %s with %s held (line %d); %s holds %s and takes %s (line %d%s): two threads can wait for each other for ever"
            .formatted(
                callee(call),
                name(taken),
                lock(region),
                line(region),
                name(holder.unit().code()),
                between,
                lock(way.region()),
                line(way.region()),
                way.region().code().file() == region.code().file()
                    ? ""
                    : " of " + way.region().code().file().source().path()),
        "take the two in one order everywhere: call the unit before the lock is taken, or leave the"
            + " lock out and make what it guards members of the set");
  }

  private static String lock(Region region) {
    Monitor monitor = region.monitor();
    if (!region.kind().isWritten()) {
      return "the lock that %s takes by itself".formatted(monitor.text());
    }
    boolean isLock = !(region.at() instanceof SynchronizedTree) && region.around() != region.at();
    boolean isThis = monitor.variable() == null && monitor.level() != null;
    return (isLock ? "lock " : "the monitor of ")
        + (isThis ? "this " + monitor.level().getSimpleName() : monitor.text());
  }

  private int line(Region region) {
    var file = region.code().file();
    return file.source().line(module.start(file.unit(), region.at()));
  }

  private static String callee(UnitCall call) {
    return call.callee().getEnclosingElement().getSimpleName()
        + "."
        + call.callee().getSimpleName().toString().replace("<init>", "new");
  }

  private static String name(AtomicSetModel set) {
    return set.owner().getSimpleName() + "." + set.name();
  }

  private static String name(Code code) {
    String type = code.type().getSimpleName().toString();
    return code.method() == null
        ? (code.kind() == Code.Kind.STATEMENT ? "a statement in " : "a lambda in ") + type
        : type + "." + code.method().getSimpleName().toString().replace("<init>", "new");
  }
}
