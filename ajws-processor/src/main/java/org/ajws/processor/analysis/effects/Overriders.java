package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Calls of which it is not known which method runs: one, or any that override or implement it. */
final class Overriders {
  /** From so many on, they are taken together. */
  static final int MANY = 2;

  /** Of so many methods the results are compared. */
  private static final int MAX_RESULTS = 8;

  private final SymbolicEvaluator walk;
  private final SummaryEffects summaries;

  Overriders(SymbolicEvaluator walk, SummaryEffects summaries) {
    this.walk = walk;
    this.summaries = summaries;
  }

  /** What all methods of the module may do that implement one of another. */
  void call(ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    List<ExecutableElement> overriders = walk.tools.calls.overriders(method);
    if (overriders.size() >= MANY) {
      summaries.apply(method, walk.tools.summaries.ofAny(method), receiver, arguments, true, at);
    } else {
      overriders.forEach(
          o -> summaries.apply(o, walk.tools.summaries.of(o), receiver, arguments, true, at));
    }
  }

  /** What some classes of the module may do that implement a method of an interface. */
  void classesOf(
      ExecutableElement method, Predicate<ExecutableElement> some, AccessPath receiver, Tree at) {
    for (ExecutableElement o : walk.tools.calls.overriders(method)) {
      if (some.test(o)) {
        List<Value> arguments = new ArrayList<>();
        o.getParameters().forEach(p -> arguments.add(walk.unknown(p.asType())));
        summaries.apply(o, walk.tools.summaries.of(o), receiver, arguments, true, at);
      }
    }
  }

  /** Calls a method and all that override it, each of which may be the one. */
  void anyOf(ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    summaries.apply(method, walk.tools.summaries.of(method), receiver, arguments, true, at);
    walk.tools
        .calls
        .overriders(method)
        .forEach(
            o -> summaries.apply(o, walk.tools.summaries.of(o), receiver, arguments, true, at));
  }

  /** What a function gives, or an object with one method, that comes from elsewhere. */
  AccessPath ofFunction(
      ExecutableElement method, AccessPath receiver, List<Value> arguments, Tree at) {
    if (!walk.tools.calls.overriders(method).isEmpty()) {
      return result(method, receiver, arguments);
    }
    TypeElement type = (TypeElement) method.getEnclosingElement();
    boolean own =
        walk.tools.calls.functions(type).isEmpty() // what it does nobody can tell either
            || walk.tools.ownership.ofResult(method, false, new TreePath(walk.root, at)) == null;
    return own ? walk.own.make() : walk.unknownRef();
  }

  /** What a method may give of which it is not known which one is called. */
  AccessPath result(ExecutableElement named, AccessPath receiver, List<Value> arguments) {
    ExecutableElement method = walk.calls.implementation(named, receiver);
    List<ExecutableElement> all = new ArrayList<>();
    if (walk.tools.calls.body(method) != null
        && !method.getModifiers().contains(Modifier.ABSTRACT)) {
      all.add(method);
    }
    if (walk.heap.type(receiver) == null) {
      all.addAll(walk.tools.calls.overriders(method));
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
