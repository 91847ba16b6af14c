package org.ajws.processor.rule.sets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FieldUses;
import org.ajws.processor.analysis.sets.FieldUses.Use;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * What an overlay leaves without a lock where it takes a {@code synchronized} away. Two regions
 * that may have locked the same object exclude each other still if both hold a lock that follows
 * from it: a set of that object, say, or of the one around it. If they do not, and one of them may
 * change what both use, that is reported.
 */
final class LostLockRule {
  /** Silences it. */
  private static final String KEY = "ajws-unlocked";

  private static final int SHOWN = 4;

  private final BoundModule module;
  private final AtomicSets sets;
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();
  private final Map<LockedRegion, Reached> reached = new IdentityHashMap<>();
  private final Map<Code, List<Code>> inner = new IdentityHashMap<>();
  private final Monitors monitors;
  private final FieldUses uses;
  private final LockedRegions regions;

  /**
   * What running a region may use.
   *
   * @param steps the uses and calls of the region itself, by the members that they come to
   */
  private record Reached(
      Map<VariableElement, List<Step>> uses, Map<VariableElement, Set<Object>> steps) {}

  /**
   * A use that a region comes to.
   *
   * @param by the region
   * @param call of the region by which it comes there; null for none
   */
  private record Step(LockedRegion by, Use use, UnitCall call) {
    boolean writes() {
      return use.writes();
    }
  }

  private LostLockRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.uses = new FieldUses(module, sets);
    this.monitors = new Monitors(module, uses);
    this.regions = new LockedRegions(module, sets, uses, monitors);
    sets.calls().forEach(c -> calls.computeIfAbsent(c.code(), k -> new ArrayList<>()).add(c));
    for (Code code : sets.codes()) {
      if (code.outer() != null) {
        inner.computeIfAbsent(code.outer(), k -> new ArrayList<>()).add(code);
      }
    }
  }

  /** Reports, if an overlay took a lock of the module away. */
  static void check(BoundModule module, AtomicSets sets) {
    if (module.files().stream().anyMatch(f -> !f.source().added().takenLocks().isEmpty())) {
      new LostLockRule(module, sets).check();
    }
  }

  private void check() {
    List<LockedRegion> all = regions.all();
    Map<LockedRegion, Loss> losses = new IdentityHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      for (int j = i; j < all.size(); j++) {
        LockedRegion a = all.get(i);
        LockedRegion b = all.get(j);
        if ((a.taken() || b.taken())
            && (a == b || monitors.mayBeSame(a.monitor(), b.monitor()))
            && !regions.exclude(a, b)) {
          Set<VariableElement> lost = shared(a, b);
          if (!lost.isEmpty()) {
            LockedRegion at = blamed(a, b);
            losses.computeIfAbsent(at, k -> new Loss()).add(lost, at == a ? b : a);
          }
        }
      }
    }
    for (LockedRegion region : all) {
      Loss loss = losses.get(region);
      if (loss != null && !isRefused(region) && !Warnings.isSilenced(region.code(), KEY)) {
        report(region, loss);
      }
      if (region.taken()) {
        checkWakings(region);
      }
    }
  }

  /** Whether an overlay makes a unit of it, and it is none, which is an error. */
  private boolean isRefused(LockedRegion region) {
    return region.code().kind() == Code.Kind.STATEMENT && !sets.analysis().isUnit(region.code());
  }

  /** What a region uses together with others that it no longer excludes. */
  private static final class Loss {
    private final Set<VariableElement> fields = new LinkedHashSet<>();
    private LockedRegion other;

    void add(Set<VariableElement> lost, LockedRegion with) {
      fields.addAll(lost);
      other = other == null ? with : other;
    }
  }

  /** The one that has no lock; of two with different locks the one that an overlay left. */
  private LockedRegion blamed(LockedRegion a, LockedRegion b) {
    if (!a.taken() || !b.taken()) {
      LockedRegion taken = a.taken() ? a : b;
      return regions.isBare(taken) ? taken : a.taken() ? b : a;
    }
    return regions.isBare(b) && !regions.isBare(a) ? b : a;
  }

  // ---- what two regions have in common

  private Set<VariableElement> shared(LockedRegion a, LockedRegion b) {
    Reached ofA = reached(a);
    Reached ofB = reached(b);
    Set<VariableElement> lost = new LinkedHashSet<>();
    Set<VariableElement> members = new LinkedHashSet<>();
    ofA.uses()
        .forEach(
            (field, there) -> {
              List<Step> here = ofB.uses().getOrDefault(field, List.of());
              if (!sets.declarations().of(field).isEmpty()) {
                if (conflict(there, here)) {
                  members.add(field);
                }
              } else if (isUnprotected(there, here)) {
                lost.add(field);
              }
            });
    VariableElement of = a.monitor().variable();
    VariableElement as = b.monitor().variable();
    if (of != null && as != null && !of.equals(as)) { // one object by two names
      if (conflict(
          ofA.uses().getOrDefault(of, List.of()), ofB.uses().getOrDefault(as, List.of()))) {
        lost.addAll(List.of(of, as));
      }
    }
    // Each access of a member has its lock; several of them are no longer one.
    if (isCompound(a, ofA, members) || isCompound(b, ofB, members)) {
      lost.addAll(members);
    }
    return lost;
  }

  private boolean exclude(Step a, Step b) {
    return regions.exclude(a.use(), b.use()) || regions.exclude(a.by(), a.call(), b.by(), b.call());
  }

  private static boolean conflict(List<Step> a, List<Step> b) {
    return !a.isEmpty()
        && !b.isEmpty()
        && (a.stream().anyMatch(Step::writes) || b.stream().anyMatch(Step::writes));
  }

  private boolean isUnprotected(List<Step> a, List<Step> b) {
    return a.stream()
        .anyMatch(x -> b.stream().anyMatch(y -> (x.writes() || y.writes()) && !exclude(x, y)));
  }

  /** Whether a region comes to them in several steps, without their lock all the while. */
  private boolean isCompound(LockedRegion region, Reached reached, Set<VariableElement> members) {
    List<AtomicSetModel> held =
        sets.isLocked(region.code())
            ? sets.locks(region.code()).stream().map(SetUse::set).toList()
            : List.of();
    Set<Object> steps = Collections.newSetFromMap(new IdentityHashMap<>());
    for (VariableElement member : members) {
      if (!held.containsAll(sets.declarations().of(member))) {
        steps.addAll(reached.steps().getOrDefault(member, Set.of()));
      }
    }
    return steps.size() > 1;
  }

  private Reached reached(LockedRegion region) {
    return reached.computeIfAbsent(
        region,
        r -> {
          Reached found = new Reached(new LinkedHashMap<>(), new LinkedHashMap<>());
          for (Code code : within(r.code())) {
            for (Use use : uses.of(code)) {
              if (FieldUses.standsIn(use.path(), r.path())) {
                add(found, new Step(r, use, null), use);
              }
            }
            for (UnitCall call : calls.getOrDefault(code, List.of())) {
              if (FieldUses.standsIn(call.path(), r.path())) {
                for (Code run : runBy(call)) {
                  uses.of(run).forEach(use -> add(found, new Step(r, use, call), call));
                }
              }
            }
          }
          return found;
        });
  }

  private static void add(Reached found, Step reach, Object step) {
    Use use = reach.use();
    found.uses().computeIfAbsent(use.field(), f -> new ArrayList<>()).add(reach);
    found
        .steps()
        .computeIfAbsent(use.field(), f -> Collections.newSetFromMap(new IdentityHashMap<>()))
        .add(step);
  }

  /** Code, and what stands in it and may run as a part of it. */
  private List<Code> within(Code code) {
    List<Code> found = new ArrayList<>(List.of(code));
    for (Code part : inner.getOrDefault(code, List.of())) {
      if (!part.runs().isElsewhere()) {
        found.addAll(within(part));
      }
    }
    return found;
  }

  /** All code of the module that a call may run. */
  private Set<Code> runBy(UnitCall call) {
    Set<Code> found = new LinkedHashSet<>();
    follow(call, (run, code) -> found.add(code));
    return found;
  }

  private void follow(UnitCall first, BiConsumer<UnitCall, Code> run) {
    Set<Code> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<UnitCall> open = new ArrayList<>(List.of(first));
    while (!open.isEmpty()) {
      UnitCall call = open.remove(open.size() - 1);
      for (Code target : sets.analysis().targets(call)) {
        if (seen.add(target)) {
          for (Code code : within(target)) {
            run.accept(call, code);
            open.addAll(calls.getOrDefault(code, List.of()));
          }
        }
      }
    }
  }

  // ---- what is reported

  private void report(LockedRegion region, Loss loss) {
    String where =
        loss.other == region ? "two threads that run it" : "it and " + describe(region, loss.other);
    String keeps = regions.isBare(region) ? "takes no lock now" : "has another lock now";
    module.report(
        DiagnosticCode.LOCK_TAKEN_AWAY,
        region.code().file(),
        region.path().getLeaf(),
        region.taken()
            ? "an overlay takes synchronized (%s) away; what ran under it %s, and nothing keeps %s apart: they share %s"
                .formatted(region.monitor().text(), keeps, where, names(region, loss.fields))
            : "an overlay took this monitor away from %s, which synchronized (%s) no longer keeps apart from what stands here: they share %s"
                .formatted(
                    describe(region, loss.other),
                    region.monitor().text(),
                    names(region, loss.fields)),
        "make members of one set of what they share, or keep synchronized (name only the others in the entry), or take"
            + " the responsibility by @SuppressWarnings(\""
            + KEY
            + "\")");
  }

  private String describe(LockedRegion from, LockedRegion to) {
    int line =
        to.code()
            .file()
            .source()
            .line(module.start(to.path().getCompilationUnit(), to.path().getLeaf()));
    String name = UnitRules.name(to.code());
    String file = to.code().file().source().path().getFileName().toString();
    return to.code().file() == from.code().file()
        ? name + " (line " + line + ")"
        : name + " (" + file + ":" + line + ")";
  }

  /** Those of the region's own class come first. */
  private static String names(LockedRegion region, Set<VariableElement> fields) {
    Comparator<VariableElement> ownFirst =
        Comparator.comparing(f -> !f.getEnclosingElement().equals(region.code().type()));
    List<String> names =
        fields.stream()
            .sorted(ownFirst.thenComparing(LostLockRule::name))
            .map(LostLockRule::name)
            .toList();
    List<String> shown = names.stream().limit(SHOWN).toList();
    int more = names.size() - shown.size();
    return String.join(", ", shown) + (more > 0 ? " and " + more + " more" : "");
  }

  private static String name(VariableElement field) {
    String owner = field.getEnclosingElement().getSimpleName().toString();
    return (owner.isEmpty() ? "" : owner + ".") + field.getSimpleName();
  }

  /** A method that waits or wakes without a monitor of its own had that of its callers. */
  private void checkWakings(LockedRegion region) {
    Set<String> said = new LinkedHashSet<>();
    for (Code code : within(region.code())) {
      for (UnitCall call : calls.getOrDefault(code, List.of())) {
        if (FieldUses.standsIn(call.path(), region.path())) {
          follow(
              call,
              (by, run) -> {
                for (UnitCall inside : calls.getOrDefault(run, List.of())) {
                  if (needsMonitor(inside, region)
                      && said.add(inside.path().getLeaf().toString())) {
                    reportWaking(region, inside);
                  }
                }
              });
        }
      }
    }
  }

  private boolean needsMonitor(UnitCall call, LockedRegion region) {
    String name = call.callee().getSimpleName().toString();
    boolean ofObject =
        call.callee().getEnclosingElement().toString().equals("java.lang.Object")
            && (name.equals("wait") || name.startsWith("notify"));
    return ofObject
        && call.level() != null
        && monitors.mayBeSame(Monitor.ofThis(call.level()), region.monitor())
        && monitors.around(call.path()).isEmpty();
  }

  private void reportWaking(LockedRegion region, UnitCall call) {
    module.report(
        DiagnosticCode.LOCK_TAKEN_AWAY,
        Severity.ERROR,
        region.code().file(),
        region.path().getLeaf(),
        "an overlay takes synchronized (%s) away, and %s in line %d, which it calls, needs that monitor"
            .formatted(
                region.monitor().text(),
                call.path().getLeaf(),
                call.code()
                    .file()
                    .source()
                    .line(module.start(call.path().getCompilationUnit(), call.path().getLeaf()))),
        "make it wait by await:, with \"off notify\" for what wakes it, or keep synchronized there");
  }
}
