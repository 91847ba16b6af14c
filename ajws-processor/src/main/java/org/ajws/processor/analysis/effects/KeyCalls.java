package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Calls that containers make of the module's methods to find an object: of its {@code hashCode} and
 * {@code equals}, of {@code compareTo}, and of comparators. They look like reads, and may count or
 * keep what they have computed.
 */
final class KeyCalls {
  /** What looks for its first argument in any collection. */
  private static final Set<String> SEARCHING =
      Set.of(
          "contains",
          "indexOf",
          "lastIndexOf",
          "remove",
          "removeFirstOccurrence",
          "removeLastOccurrence",
          "search",
          "containsValue");

  /** What does so in a set or map, or in a queue with an order. */
  private static final Set<String> BY_KEY =
      Set.of(
          "get",
          "getOrDefault",
          "containsKey",
          "put",
          "putIfAbsent",
          "replace",
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "merge",
          "add",
          "offer",
          "headMap",
          "tailMap",
          "subMap",
          "headSet",
          "tailSet",
          "subSet");

  /** How the names of methods begin that look for what is next to an argument. */
  private static final Set<String> NEXT_TO = Set.of("ceiling", "floor", "higher", "lower");

  private static final List<String> SORTED =
      List.of("java.util.SortedMap", "java.util.SortedSet", "java.util.PriorityQueue");

  private final SymbolicEvaluator walk;
  private final UnwrittenCalls unwritten;

  KeyCalls(SymbolicEvaluator walk, UnwrittenCalls unwritten) {
    this.walk = walk;
    this.unwritten = unwritten;
  }

  /**
   * Notes what a call of a library makes of its arguments.
   *
   * @param type of the object, or the class of a static method
   * @param types those of the arguments
   */
  void of(
      ExecutableElement method,
      TypeMirror type,
      List<Value> arguments,
      List<TypeMirror> types,
      Tree at) {
    String name = method.getSimpleName().toString();
    if (walk.tools.library.is(type, "java.util.Objects")) {
      for (int n = 0; n < arguments.size(); n++) {
        hash(arguments.get(n), types.get(n), at);
      }
    } else if (!arguments.isEmpty() && arguments.get(0) instanceof AccessPath) {
      boolean sorted = SORTED.stream().anyMatch(s -> walk.tools.library.is(type, s));
      boolean keyed =
          sorted
              || walk.tools.library.is(type, "java.util.Map")
              || walk.tools.library.is(type, "java.util.Set");
      boolean byKey = BY_KEY.contains(name) || NEXT_TO.stream().anyMatch(name::startsWith);
      if (keyed && (byKey || SEARCHING.contains(name))) {
        if (!sorted) {
          hash(arguments.get(0), types.get(0), at);
        }
        order(arguments.get(0), types.get(0), at);
      } else if (SEARCHING.contains(name) && walk.tools.library.is(type, "java.util.Collection")) {
        equal(arguments.get(0), types.get(0), at);
      }
    }
    if (SORTED.stream().anyMatch(s -> walk.tools.library.is(type, s))
        && (BY_KEY.contains(name)
            || SEARCHING.contains(name)
            || NEXT_TO.stream().anyMatch(name::startsWith))) {
      comparators(type, at);
    }
  }

  private void hash(Value key, TypeMirror type, Tree at) {
    unwritten.perhaps(key, type, "hashCode", 0, at);
    equal(key, type, at);
  }

  private void equal(Value key, TypeMirror type, Tree at) {
    unwritten.perhaps(key, type, "equals", 1, at);
  }

  private void order(Value key, TypeMirror type, Tree at) {
    unwritten.perhaps(key, type, "compareTo", 1, at);
  }

  /** What has an order may have that of any comparator of the module that takes its keys. */
  private void comparators(TypeMirror sorted, Tree at) {
    TypeElement comparator = walk.tools.module.namedType("java.util.Comparator");
    TypeMirror key = argument(sorted);
    ElementFilter.methodsIn(comparator.getEnclosedElements()).stream()
        .filter(m -> m.getSimpleName().contentEquals("compare"))
        .findFirst()
        .ifPresent(
            m -> walk.calls.unknown().anyOf(m, f -> takes(walk.tools.module.type(f), key), at));
  }

  private boolean takes(TypeMirror function, TypeMirror key) {
    TypeMirror taken = argument(function);
    return key == null
        || taken == null
        || taken.getKind() != TypeKind.DECLARED
        || key.getKind() != TypeKind.DECLARED
        || walk.tools
            .module
            .types()
            .isSubtype(
                walk.tools.module.types().erasure(key), walk.tools.module.types().erasure(taken));
  }

  private static TypeMirror argument(TypeMirror type) {
    return type instanceof DeclaredType d && !d.getTypeArguments().isEmpty()
        ? d.getTypeArguments().get(0)
        : null;
  }
}
