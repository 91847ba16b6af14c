package org.ajws.processor.rule.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.alias.Origin;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FieldUses;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** The regions of a module that ran under monitors, and what keeps them apart now. */
final class LockedRegions {
  /** A lock, and how its object follows from that of a monitor: equal ones are the same lock. */
  private record Held(Object lock, Object holder) {}

  private static final String ITSELF = "the object itself";

  /** The lock of the set that goes with an object. */
  private static final String SHARED = "the set of the object itself";

  private final BoundModule module;
  private final AtomicSets sets;
  private final FieldUses uses;
  private final Monitors monitors;
  private final MonitorAliases aliases;
  private final List<LockedRegion> all = new ArrayList<>();
  private final Map<Code, List<UnitCall>> callers = new HashMap<>();

  LockedRegions(BoundModule module, AtomicSets sets, FieldUses uses, Monitors monitors) {
    this.module = module;
    this.sets = sets;
    this.uses = uses;
    this.monitors = monitors;
    this.aliases = new MonitorAliases(module, sets);
    for (UnitCall call : sets.calls()) {
      for (Code target : sets.analysis().targets(call)) {
        callers.computeIfAbsent(target, t -> new ArrayList<>()).add(call);
      }
    }
    module.files().forEach(this::scan);
  }

  /** All of them in source order. */
  List<LockedRegion> all() {
    return all;
  }

  private void scan(BoundFile file) {
    Map<Integer, String> taken = file.source().added().takenLocks();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        Element method = module.element(getCurrentPath());
        if (method != null && method.getModifiers().contains(Modifier.SYNCHRONIZED)) {
          add(getCurrentPath(), monitors.ofMethod(method), false);
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        add(new TreePath(getCurrentPath(), tree.getBlock()), monitors.of(getCurrentPath()), false);
        return super.visitSynchronized(tree, p);
      }

      @Override
      public Void visitBlock(BlockTree tree, Void p) {
        String lock = taken.get(module.start(file.unit(), tree));
        if (lock != null) {
          TreePath around = getCurrentPath().getParentPath();
          boolean whole = around.getLeaf() instanceof MethodTree;
          add(whole ? around : getCurrentPath(), monitors.of(lock, getCurrentPath()), true);
        }
        return super.visitBlock(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void add(TreePath path, Monitor monitor, boolean taken) {
    Code code = uses.code(path);
    if (code != null) {
      all.add(new LockedRegion(code, path, monitor, taken));
    }
  }

  // ---- what is held

  /** Whether a lock is held in both, whenever their monitors would be the same. */
  boolean exclude(LockedRegion a, LockedRegion b) {
    Set<Held> common = held(a);
    common.retainAll(held(b));
    return !common.isEmpty();
  }

  /** Whether no lock at all is held for certain. */
  boolean isBare(LockedRegion region) {
    return held(region).isEmpty();
  }

  /** Whether a lock of the object with a field is held at both uses. */
  boolean exclude(FieldUses.Use a, FieldUses.Use b) {
    Set<Held> common = held(a);
    common.retainAll(held(b));
    return !common.isEmpty();
  }

  /** Whether a lock is held in both as long as these calls of theirs last; null for no call. */
  boolean exclude(LockedRegion a, UnitCall ofA, LockedRegion b, UnitCall ofB) {
    Set<Held> common = held(a);
    common.addAll(held(a, ofA));
    Set<Held> other = held(b);
    other.addAll(held(b, ofB));
    common.retainAll(other);
    return !common.isEmpty();
  }

  /** What a call on the object of a region's monitor holds of it. */
  private Set<Held> held(LockedRegion region, UnitCall call) {
    Set<Held> held = new HashSet<>();
    boolean ofObject =
        call != null
            && region.monitor().variable() != null
            && call.path().getLeaf() instanceof MethodInvocationTree m
            && m.getMethodSelect() instanceof MemberSelectTree select
            && region
                .monitor()
                .variable()
                .equals(
                    module.element(
                        new TreePath(new TreePath(call.path(), select), select.getExpression())));
    if (ofObject) {
      for (Code target : sets.analysis().targets(call)) {
        Set<Held> there = new HashSet<>();
        for (SetUse use : sets.isLocked(target) ? sets.locks(target) : Set.<SetUse>of()) {
          if (use.isOfThis(target.type())) {
            there.add(new Held(use.set(), ITSELF));
          }
        }
        if (held.isEmpty()) {
          held.addAll(there);
        } else {
          held.retainAll(there);
        }
      }
    }
    return held;
  }

  private Set<Held> held(LockedRegion region) {
    Set<Held> held = held(region.code(), region.monitor());
    if (!region.taken()) {
      held.add(new Held(ITSELF, ITSELF));
    }
    addMonitors(region.path(), region.monitor(), held);
    return held;
  }

  private Set<Held> held(FieldUses.Use use) {
    Monitor owner =
        use.level() != null ? Monitor.ofThis(use.level()) : Monitor.unknown(use.path().toString());
    Set<Held> held = held(use.code(), owner);
    addMonitors(use.path(), owner, held);
    return held;
  }

  private void addMonitors(TreePath place, Monitor of, Set<Held> held) {
    for (Monitor around : monitors.around(place)) {
      if (around.isClass()
          || (around.variable() != null
              && around.variable().getModifiers().contains(Modifier.STATIC))) {
        held.add(new Held(around.isClass() ? around.value() : around.variable(), null));
      } else if (around.level() != null
          && of.level() != null
          && around.level().equals(of.level())) {
        boolean same = around.variable() == null && of.variable() == null;
        held.add(
            same
                ? new Held(ITSELF, ITSELF)
                : new Held(around.variable() == null ? ITSELF : around.variable(), of.variable()));
      }
    }
  }

  /** Whether a lock goes with the very object whose monitor it was: {@code shared = true}. */
  private boolean isOfObject(SetUse use, Monitor of) {
    return of.variable() != null
        && of.variable().equals(SetDeclarations.sharedMember(use.set()))
        && (use.set().isStatic()
            || use.level() != null
                && of.level() != null
                && monitors.related(use.level(), of.level()));
  }

  private Set<Held> held(Code code, Monitor of) {
    return held(code, of, new HashSet<>());
  }

  private Set<Held> held(Code code, Monitor of, Set<Code> seen) {
    Set<Held> held = new HashSet<>();
    for (SetUse use : sets.isLocked(code) ? sets.locks(code) : Set.<SetUse>of()) {
      if (isOfObject(use, of)) {
        held.add(new Held(SHARED, ITSELF));
      }
      aliases.of(use, of).forEach(s -> held.add(new Held(s, ITSELF)));
      if (use.set().isStatic()) {
        held.add(new Held(use.set(), null));
      } else if (use.via() != null) {
        if (use.via().equals(of.variable())) {
          held.add(new Held(use.set(), ITSELF));
        }
      } else if (use.level() != null && of.level() != null) {
        if (of.variable() != null && !uses.isOwn(of.variable())) {
          continue; // another object may have it, too
        }
        if (monitors.related(use.level(), of.level())) {
          held.add(new Held(use.set(), of.variable() == null ? ITSELF : of.variable()));
        } else if (Units.encloses(use.level(), of.level())) {
          held.add(new Held(use.set(), use.level()));
        }
      }
    }
    if (seen.add(code)) {
      held.addAll(heldAround(code, of, seen));
    }
    return held;
  }

  /** What is held wherever the code begins. */
  private Set<Held> heldAround(Code code, Monitor of, Set<Code> seen) {
    if (code.standsInCode()) {
      return code.outer() != null && code.runs() == Code.Runs.WITHIN
          ? held(code.outer(), of, seen)
          : Set.of();
    }
    boolean seenWhole = // no other module calls it
        code.method() != null
            && (code.method().getModifiers().contains(Modifier.PRIVATE)
                || code.type().getModifiers().contains(Modifier.PRIVATE)
                    && Units.overridden(module, code).isEmpty());
    if (!seenWhole) {
      return Set.of();
    }
    Set<Held> common = null;
    for (UnitCall call : callers.getOrDefault(code, List.of())) {
      Set<Held> there = new HashSet<>(held(call.code(), of, new HashSet<>(seen)));
      addMonitors(call.path(), of, there);
      if (call.level()
          == null) { // of another object: what has it around is the same, if it is known
        Origin origin = call.receiver().origin();
        there.removeIf(
            h -> h.holder() != null && (origin == null || !h.holder().equals(origin.outer())));
      }
      if (common == null) {
        common = there;
      } else {
        common.retainAll(there);
      }
    }
    return common == null ? Set.of() : common;
  }
}
