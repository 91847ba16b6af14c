package org.ajws.processor.rule.sets;

import com.sun.source.tree.NewClassTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.alias.EnclosingObjects;
import org.ajws.processor.analysis.alias.Origin;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FunctionSources;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.rule.sets.Acquisitions.Lock;
import org.ajws.processor.rule.sets.Acquisitions.Step;
import org.ajws.processor.rule.sets.Acquisitions.Taken;
import org.ajws.processor.source.BoundModule;

/**
 * The locks that functions take where they are called: {@code r.run()} in a unit that was handed
 * the {@code Runnable}, or has it in a field. A lock counts for the code that calls the function,
 * and for each code that handed it on; one that code holds already when it hands the function on is
 * entered again and makes no order.
 */
final class FunctionLocks {
  private final AtomicSets sets;
  private final Acquisitions acquisitions;
  private final FunctionCode functions;
  private final FunctionSources sources;
  private final EnclosingObjects enclosing;
  private final Map<UnitCall, List<FunctionSources.Function>> calls = new LinkedHashMap<>();

  FunctionLocks(BoundModule module, AtomicSets sets, Acquisitions acquisitions) {
    this.sets = sets;
    this.acquisitions = acquisitions;
    this.functions = new FunctionCode(module, sets);
    this.enclosing = new EnclosingObjects(module);
    this.sources = new FunctionSources(module, sets);
    for (UnitCall call : sets.calls()) {
      List<FunctionSources.Function> found = sources.of(call);
      if (!found.isEmpty()) {
        calls.put(call, found);
      }
    }
  }

  /** Adds what is new; false if nothing is. */
  boolean grow() {
    boolean grows = false;
    for (Map.Entry<UnitCall, List<FunctionSources.Function>> e : calls.entrySet()) {
      for (FunctionSources.Function f : e.getValue()) {
        for (Taken taken : takenBy(f, e.getKey())) {
          grows |= follow(f, taken, e.getKey());
        }
      }
    }
    return grows;
  }

  /** What a function takes, as the code sees it that makes the function. */
  private List<Taken> takenBy(FunctionSources.Function f, UnitCall call) {
    UnitCall reference = sets.reference(f.value().getLeaf());
    if (reference != null) {
      return acquisitions.taken(reference.code(), reference, false);
    }
    List<Taken> found = new ArrayList<>();
    for (Code code : functions.of(f.value(), sources.called(call))) {
      if (sets.analysis().isUnit(code)) {
        for (SetUse use : sets.locks(code)) {
          found.add(new Taken(use.set(), known(use, code, f), false, new Step(call, code, null)));
        }
      }
      acquisitions
          .ofItself(code)
          .forEach(
              (lock, step) -> {
                boolean sameThis = code.standsInCode() && code.type().equals(f.maker().type());
                found.add(
                    new Taken(
                        lock.set(),
                        known(use(lock, code), code, f),
                        lock.own() && sameThis,
                        new Step(call, code, lock)));
              });
    }
    return found;
  }

  private static SetUse use(Lock lock, Code code) {
    if (lock.set().isStatic()) {
      return SetUse.ofStatic(lock.set());
    }
    if (lock.own() || lock.outer() != null) {
      return SetUse.ofThis(lock.own() ? code.type() : lock.outer(), lock.set());
    }
    return null;
  }

  /** A set that a function locks, in the words of its maker; null if it has none for it. */
  private SetUse known(SetUse use, Code function, FunctionSources.Function made) {
    if (use == null || use.set().isStatic()) {
      return use;
    }
    if (use.isOfThis()) {
      if (!function.standsInCode() && use.level().equals(function.type())) {
        return null;
      }
      if (made.value().getLeaf() instanceof NewClassTree) {
        Origin origin = sets.flow().made(made.value()).origin();
        return enclosing.seenFrom(origin, function.type(), use);
      }
      return Units.encloses(use.level(), made.maker().type()) ? use : null;
    }
    boolean ofFunction =
        function.parameters().contains(use.via())
            || function.method() != null && function.method().getParameters().contains(use.via());
    return ofFunction ? null : use;
  }

  /** Gives a lock to all code that is left only after the function has run. */
  private boolean follow(FunctionSources.Function f, Taken made, UnitCall call) {
    int stored = -1;
    for (int i = 0; i < f.way().size(); i++) {
      stored = f.way().get(i).site() == null ? i : stored;
    }
    boolean grows = false;
    Code code = f.maker();
    SetUse here = made.here();
    boolean own = made.own();
    boolean handed = false;
    for (int i = 0; i <= f.way().size(); i++) {
      FunctionSources.Hop hop = i < f.way().size() ? f.way().get(i) : null;
      if (i > stored) {
        if (code == null || isHeld(code, here) || here == null && mayBeHeld(code, made)) {
          return grows;
        }
        Step step = hop == null ? made.step() : new Step(hop.site(), null, null);
        grows |= add(code, Acquisitions.lock(code, made.set(), here, own), step, handed, made);
      }
      if (hop == null) {
        break;
      }
      if (hop.site() == null) {
        here = hop.sameThis() || made.set().isStatic() ? here : null;
        own &= hop.sameThis();
      } else {
        Taken next = handedOn(hop.site(), here, own, made);
        here = next.here();
        own = next.own();
        handed = i > stored;
      }
      code = hop.next();
    }
    return grows;
  }

  private boolean add(Code code, Lock lock, Step step, boolean handed, Taken made) {
    Step shown = step.target() == null && step.call() != made.step().call() ? made.step() : step;
    boolean grows = false;
    for (Code c = code; c != null; c = c.outer()) {
      Lock seen = c == code ? lock : new Lock(lock.set(), lock.own(), lock.outer(), null);
      grows |=
          handed ? acquisitions.addByFunction(c, seen, shown) : acquisitions.add(c, seen, shown);
      if (c.runs() != Code.Runs.WITHIN) {
        break;
      }
    }
    return grows;
  }

  /** A lock in the words of the code that a call hands a function to. */
  private static Taken handedOn(UnitCall site, SetUse here, boolean own, Taken made) {
    if (here != null && here.set().isStatic()) {
      return made;
    }
    boolean onThis = site.level() != null;
    boolean ofReceiver =
        onThis
            ? own || here != null && here.isOfThis(site.level())
            : here != null && here.equals(site.receiver().lock(made.set()));
    SetUse ofCallee =
        ofReceiver
            ? SetUse.ofThis((TypeElement) site.callee().getEnclosingElement(), made.set())
            : null;
    return new Taken(made.set(), ofCallee, ofReceiver, made.step());
  }

  private boolean isHeld(Code code, SetUse use) {
    for (Code c = code; c != null && use != null; c = c.outer()) {
      if (sets.analysis().isUnit(c) && sets.locks(c).contains(use)) {
        return true;
      }
      if (c.runs() != Code.Runs.WITHIN) {
        break;
      }
    }
    return false;
  }

  /** Whether code holds that set of some object: perhaps of the same one, nobody knows. */
  private boolean mayBeHeld(Code code, Taken made) {
    return sets.locks(code).stream().anyMatch(u -> u.set().equals(made.set()));
  }
}
