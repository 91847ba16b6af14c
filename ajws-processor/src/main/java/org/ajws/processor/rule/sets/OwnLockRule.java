package org.ajws.processor.rule.sets;

import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
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

  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private final Acquisitions acquisitions;
  private final BiPredicate<AtomicSetModel, AtomicSetModel> isBefore;
  private final OwnLocks locks;
  private final Map<Code, Map<Region, Entered>> entered = new IdentityHashMap<>();
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
    for (Region region : locks.all()) {
      if (!Warnings.isSilenced(region.code(), KEY)) {
        for (UnitCall call : locks.calls(region)) {
          for (Acquisitions.Taken taken : acquisitions.taken(region.code(), call)) {
            if (choices.isLocked(taken.set())) {
              check(region, call, taken.set());
            }
          }
        }
      }
    }
  }

  /** A unit whose set leads back to the region's lock. */
  private void check(Region region, UnitCall call, AtomicSetModel taken) {
    for (UnitOfWork unit : sets.units()) {
      if (Warnings.isSilenced(unit.code(), KEY)) {
        continue;
      }
      for (SetUse held : unit.locks()) {
        boolean known = // holds it before the lock: then the sets themselves are a circle
            sets.locks(region.code()).stream().anyMatch(u -> u.set().equals(held.set()));
        if (known || !choices.isLocked(held.set()) || !isBefore.test(taken, held.set())) {
          continue;
        }
        for (Entered way : entered.getOrDefault(unit.code(), Map.of()).values()) {
          if (locks.monitors().mayBeSame(way.region().monitor(), region.monitor())
              && !hasEnded(unit.code(), way)
              && reported.add(call.path().getLeaf())) {
            report(region, call, taken, unit, held, way);
          }
        }
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

  /** Which regions running a code may come to, itself or by calls. */
  private void findEntered() {
    for (Region region : locks.all()) {
      for (Code c : region.code().withOuter()) {
        entered
            .computeIfAbsent(c, x -> new LinkedHashMap<>())
            .put(region, new Entered(region, null));
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

  private void report(
      Region region,
      UnitCall call,
      AtomicSetModel taken,
      UnitOfWork unit,
      SetUse held,
      Entered way) {
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
                name(unit.code()),
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
