package org.ajws.processor.check.atomic;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.Code;
import org.ajws.processor.model.atomic.FreshObjects;
import org.ajws.processor.model.atomic.SelfReference;
import org.ajws.processor.model.atomic.SetUse;
import org.ajws.processor.model.atomic.UnitCall;
import org.ajws.processor.model.atomic.UnitOfWork;
import org.ajws.processor.model.atomic.alias.AliasText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The locks that code may take while it runs, besides those that it takes at its start. Sets that
 * an alias can make one count as one: a representative stands for them.
 */
final class Acquisitions {
  /**
   * How a lock is taken.
   *
   * @param call the call that leads there
   * @param target the code that it runs; null where the module does not show it
   * @param direct whether the callee itself takes the lock at its start
   */
  record Step(UnitCall call, Code target, boolean direct) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final FreshObjects fresh;
  private final Map<AtomicSetModel, AtomicSetModel> sameAs = new HashMap<>();
  private final Map<Code, Map<AtomicSetModel, Step>> taken = new IdentityHashMap<>();

  Acquisitions(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.fresh = new FreshObjects(module);
    module.files().forEach(this::joinAliases);
    sets.codes().forEach(c -> taken.put(c, new LinkedHashMap<>()));
    Map<Code, List<UnitCall>> calls = callsOf();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Code code : sets.codes()) {
        for (UnitCall call : calls.getOrDefault(code, List.of())) {
          grows |= add(code, call);
        }
      }
    }
  }

  /** What may be taken while the code runs, each with the first way there. */
  Map<AtomicSetModel, Step> of(Code code) {
    return taken.get(code);
  }

  /** The set that stands for all that may be the same. */
  AtomicSetModel representative(AtomicSetModel set) {
    AtomicSetModel at = set;
    while (sameAs.containsKey(at)) {
      at = sameAs.get(at);
    }
    return at;
  }

  /** Only a {@code new} expression makes two sets one. */
  private void joinAliases(BoundFile file) {
    SelfReference self = new SelfReference(module);
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        TypeElement context = self.enclosing(getCurrentPath());
        for (AliasText alias : sets.aliases().ofNew(getCurrentPath()).ofSets()) {
          var own =
              sets.declarations().ofType(module.type(getCurrentPath())).stream()
                  .filter(s -> s.name().equals(alias.name()))
                  .findFirst();
          var target = sets.declarations().named(context, alias.target());
          if (own.isPresent() && target.isPresent()) {
            AtomicSetModel a = representative(own.get());
            AtomicSetModel b = representative(target.get());
            if (!a.equals(b)) {
              sameAs.put(a, b);
            }
          }
        }
        return super.visitNewClass(tree, p);
      }
    }.scan(file.unit(), null);
  }

  /** The calls of each piece of code, with those of lambdas and classes in it that run in it. */
  private Map<Code, List<UnitCall>> callsOf() {
    Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();
    for (UnitCall call : sets.calls()) {
      for (Code c = call.code(); c != null; c = c.outer()) {
        calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call);
        if (c.runs() != Code.Runs.WITHIN) {
          break;
        }
      }
    }
    return calls;
  }

  private boolean add(Code code, UnitCall call) {
    boolean grows = false;
    boolean onFresh = isOnFresh(code, call);
    List<Code> targets = sets.analysis().targets(call);
    for (Code target : targets) {
      if (sets.analysis().isUnit(target)) {
        for (SetUse use : sets.analysis().uses(target)) {
          SetUse here = sets.analysis().translated(call, target, use);
          boolean held = here != null && sets.analysis().uses(code).contains(here);
          boolean ofNew = onFresh && use.isOfThis(target.type());
          if (!held && !ofNew) {
            grows |= add(code, use.set(), new Step(call, target, true));
          }
        }
      }
      if (!onFresh) {
        for (AtomicSetModel later : List.copyOf(taken.get(target).keySet())) {
          grows |= add(code, later, new Step(call, target, false));
        }
      }
    }
    for (SetUse use : targets.isEmpty() ? sets.analysis().needed(call) : List.<SetUse>of()) {
      if (!onFresh && !sets.analysis().uses(code).contains(use)) {
        grows |= add(code, use.set(), new Step(call, null, true));
      }
    }
    return grows;
  }

  private boolean add(Code code, AtomicSetModel set, Step step) {
    return taken.get(code).putIfAbsent(representative(set), step) == null;
  }

  /** Nobody else can hold a lock of an object that is still being made. */
  private boolean isOnFresh(Code code, UnitCall call) {
    if (call.path().getLeaf() instanceof NewClassTree) {
      return false; // what the constructor takes of others counts
    }
    if (call.level() != null && call.code().constructs(call.level())) {
      return true;
    }
    return call.path().getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() instanceof MemberSelectTree select
        && code == call.code()
        && fresh.isFresh(new TreePath(new TreePath(call.path(), select), select.getExpression()));
  }

  /** The locks that a unit takes at its start, by their representatives. */
  List<AtomicSetModel> atStart(UnitOfWork unit) {
    return unit.uses().stream().map(u -> representative(u.set())).distinct().toList();
  }

  /** Whether a unit that takes two locks at its start may take the first one first. */
  boolean mayPrecede(SetUse first, SetUse second) {
    if (first.set().isStatic() != second.set().isStatic()) {
      return first.set().isStatic();
    }
    boolean oneObject =
        first.isOfThis() && second.isOfThis() && first.level().equals(second.level());
    if (!oneObject || isAliased(first.set()) || isAliased(second.set())) {
      return true; // by number, which nobody knows here
    }
    List<AtomicSetModel> order = sets.declarations().of(first.level());
    return order.indexOf(first.set()) < order.indexOf(second.set());
  }

  private boolean isAliased(AtomicSetModel set) {
    return sameAs.containsKey(set) || sameAs.containsValue(set);
  }
}
