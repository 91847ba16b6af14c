package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Calls of which it is not known which method runs: one, or any that override or implement it. */
final class Overriders {
  /** Of so many methods the results are compared. */
  private static final int MAX_RESULTS = 8;

  private final SymbolicEvaluator walk;
  private final SummaryEffects summaries;

  Overriders(SymbolicEvaluator walk, SummaryEffects summaries) {
    this.walk = walk;
    this.summaries = summaries;
  }

  /** The one method that runs on an object; null if it is not known which. */
  ExecutableElement only(ExecutableElement method, Value receiver, TypeMirror on) {
    if (!(receiver instanceof AccessPath object)
        || method.getModifiers().contains(Modifier.STATIC)) {
      return null;
    }
    TypeElement type = object.steps().isEmpty() ? walk.heap.type(object) : null;
    if (type != null) {
      return walk.tools.implementation(method, type);
    }
    return walk.tools.calls.overriders(method).isEmpty()
        ? null
        : walk.tools.possibleClasses.only(classes(method, object, on), method);
  }

  /**
   * The classes that an object may be of; null if nothing tells.
   *
   * @param on its static type as written; null where it is not written
   */
  PossibleClasses.Classes classes(ExecutableElement method, AccessPath object, TypeMirror on) {
    return walk.tools.possibleClasses.of(walk.heap, object, on, method);
  }

  /**
   * What all methods of the module may do that implement one of another.
   *
   * @param on the static type of the receiver as written; null where it is not written
   */
  void call(
      ExecutableElement method,
      AccessPath receiver,
      TypeMirror on,
      List<Value> arguments,
      Tree at) {
    if (!walk.tools.calls.overriders(method).isEmpty()) {
      EffectSummary summary = walk.tools.summaries.ofAny(method);
      PossibleClasses.Classes classes = classes(method, receiver, on);
      summaries.apply(
          new SummaryEffects.Callee(method, summary, classes, true, at), receiver, arguments);
      releases(method, receiver, arguments);
    }
  }

  /** What locks a method, or the one that overrides it, may release that its caller holds. */
  void releases(ExecutableElement method, AccessPath receiver, List<Value> arguments) {
    List<ExecutableElement> all = new ArrayList<>(walk.tools.calls.overriders(method));
    if (all.size() > 1) {
      return;
    }
    all.add(0, method);
    for (ExecutableElement one : all) {
      EffectSummary summary = walk.tools.summaries.of(one);
      if (summary.locks() != null) {
        summaries.releases(summary, new Substitution(walk, one, summary, receiver, arguments));
      }
    }
  }

  /** What some classes of the module may do that implement a method of an interface. */
  void classesOf(
      ExecutableElement method, Predicate<ExecutableElement> some, AccessPath receiver, Tree at) {
    for (ExecutableElement o : walk.tools.calls.overriders(method)) {
      if (some.test(o)) {
        List<Value> arguments = new ArrayList<>();
        o.getParameters().forEach(p -> arguments.add(walk.unknown(p.asType())));
        apply(o, receiver, null, arguments, at);
      }
    }
  }

  /** Calls a method and all that override it, each of which may be the one. */
  void anyOf(ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    one(method, method, receiver, arguments, at);
    walk.tools.calls.overriders(method).forEach(o -> one(method, o, receiver, arguments, at));
  }

  /** Calls one of them: what it does depends on the class of the object. */
  private void one(
      ExecutableElement named,
      ExecutableElement called,
      AccessPath receiver,
      List<Value> arguments,
      Tree at) {
    Noted noted = Noted.since(walk);
    apply(called, receiver, walk.tools.possibleClasses.with(named, called), arguments, at);
    Dispatch dispatch = new Dispatch(receiver, named, Set.of(called));
    noted.replace(
        e -> e.by(Dispatch.and(e.dispatches(), dispatch)),
        r -> r.by(Dispatch.and(r.dispatches(), dispatch)));
  }

  private void apply(
      ExecutableElement method,
      AccessPath receiver,
      PossibleClasses.Classes classes,
      List<Value> arguments,
      Tree at) {
    EffectSummary summary = walk.tools.summaries.of(method);
    summaries.apply(
        new SummaryEffects.Callee(method, summary, classes, true, at), receiver, arguments);
  }

  /** What a function gives, or an object with one method, that comes from elsewhere. */
  AccessPath ofFunction(
      ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    if (!walk.tools.calls.overriders(method).isEmpty()) {
      return result(method, receiver, null, arguments);
    }
    TypeElement type = (TypeElement) method.getEnclosingElement();
    boolean own =
        walk.tools.calls.functions(type).isEmpty() // what it does nobody can tell either
            || walk.tools.ownership.ofResult(method, false, new TreePath(walk.root, at)) == null;
    return own ? walk.own.make() : walk.unknownRef();
  }

  /** What a method may give of which it is not known which one is called. */
  AccessPath result(
      ExecutableElement named, AccessPath receiver, TypeMirror on, List<Value> arguments) {
    ExecutableElement only = only(named, receiver, on);
    ExecutableElement method = only != null ? only : named;
    List<ExecutableElement> all = new ArrayList<>();
    if (walk.tools.calls.body(method) != null
        && !method.getModifiers().contains(Modifier.ABSTRACT)) {
      all.add(method);
    }
    if (only == null) {
      all.addAll(walk.tools.calls.overriders(method));
      PossibleClasses.Classes classes = all.size() < 2 ? null : classes(method, receiver, on);
      if (classes != null) {
        all.removeIf(
            m ->
                walk.tools.possibleClasses.share(classes, new Dispatch(receiver, method, Set.of(m)))
                    == PossibleClasses.Share.NONE);
      }
    }
    AccessPath result = all.isEmpty() || all.size() > MAX_RESULTS ? walk.unknownRef() : null;
    for (ExecutableElement m : result == null ? all : List.<ExecutableElement>of()) {
      EffectSummary summary = walk.tools.summaries.of(m);
      AccessPath one =
          summary.result() instanceof AccessPath r
              ? walk.own.any(
                  (AccessPath) new Substitution(walk, m, summary, receiver, arguments).result(r))
              : walk.unknownRef();
      result = result == null ? one : walk.heap.either(result, one);
    }
    return result;
  }
}
