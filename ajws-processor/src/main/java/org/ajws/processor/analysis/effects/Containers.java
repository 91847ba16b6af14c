package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/** Containers of the library that the code makes: what is put into them comes out again. */
final class Containers {
  private static final Set<String> STORING = Set.of("add", "put", "push", "offer", "set", "insert");

  /**
   * Methods of {@code List}, {@code Stream}, {@code Optional} and so on that hold what they get.
   */
  private static final Set<String> HOLDING =
      Set.of("of", "ofNullable", "asList", "entry", "singleton", "singletonList", "nCopies");

  private static final Set<String> COPYING = Set.of("copyOf", "copyOfRange");

  private static final Set<String> TAKING =
      Set.of("orElse", "orElseThrow", "orElseGet", "next", "getKey", "getValue", "remove", "poll");

  /** Methods of streams that give the same elements, fewer, or in another order. */
  private static final Set<String> PASSING =
      Set.of(
          "stream", "filter", "sorted", "distinct", "limit", "skip", "peek", "sequential", "boxed");

  private final SymbolicEvaluator walk;

  Containers(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Puts what a method is given into a container of one's own. */
  void fill(
      AccessPath container,
      String method,
      List<? extends ExpressionTree> trees,
      List<Value> arguments) {
    if (!container.isFresh() || STORING.stream().noneMatch(method::startsWith)) {
      return;
    }
    boolean all = method.contains("All");
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof AccessPath given) {
        if (all && i < trees.size() && holdsReferences(walk.type(trees.get(i)))) {
          walk.own.copy(container, given);
        } else {
          walk.own.add(container, given);
        }
      }
    }
  }

  /** What a static method makes of what it is given. */
  AccessPath made(ExecutableElement method, MethodInvocationTree tree, List<Value> arguments) {
    String name = method.getSimpleName().toString();
    String owner = method.getEnclosingElement().toString();
    if (!owner.startsWith("java.util.") || arguments.isEmpty()) {
      return AccessPath.FRESH;
    }
    TypeMirror first = walk.type(tree.getArguments().get(0));
    AccessPath given = arguments.get(0) instanceof AccessPath a ? a : AccessPath.FRESH;
    boolean array = arguments.size() == 1 && holdsReferences(first) && first instanceof ArrayType;
    boolean view =
        name.startsWith("unmodifiable")
            || owner.equals("java.util.Arrays") && name.equals("stream") && array
            || name.equals("asList") && array;
    if (view) {
      return given;
    }
    boolean holds = HOLDING.contains(name);
    if ((holds && array) || (COPYING.contains(name) && holdsReferences(first))) {
      return copy(tree, given);
    }
    AccessPath made = holds ? walk.own.make(tree) : AccessPath.FRESH;
    for (Value argument : arguments) {
      if (argument instanceof AccessPath held) {
        walk.own.add(made, held);
      }
    }
    return made;
  }

  /** A container of one's own with the elements of another. */
  AccessPath copy(MethodInvocationTree tree, AccessPath of) {
    AccessPath made = walk.own.make(tree);
    walk.own.copy(made, of);
    return made;
  }

  /** What a method of an object of one's own gives. */
  AccessPath ofOwn(String method, AccessPath object) {
    if (walk.own.held(object).isEmpty()) {
      return AccessPath.FRESH;
    }
    if (Library.isElementGetter(method) || TAKING.contains(method)) {
      return element(object);
    }
    boolean same =
        Library.isView(method) || Library.isIteratorMaker(method) || PASSING.contains(method);
    return same ? object : AccessPath.FRESH;
  }

  private AccessPath element(AccessPath of) {
    return walk.own.step(of, new AccessPath.Step.Index(walk.inner()));
  }

  /** Whether a type is a container, or an array, of objects. */
  boolean holdsReferences(TypeMirror type) {
    return type instanceof ArrayType array
        ? !array.getComponentType().getKind().isPrimitive()
        : walk.tools.library.isContainer(type);
  }
}
