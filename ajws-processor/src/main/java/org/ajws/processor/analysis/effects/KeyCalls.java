package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
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

  /** What takes the next from a queue with an order, and so compares those that are left. */
  private static final Set<String> TAKING = Set.of("poll", "remove", "take");

  /** What looks for each element of its argument, or puts each in. */
  private static final Set<String> ALL =
      Set.of("addAll", "putAll", "containsAll", "removeAll", "retainAll");

  /** What compares all elements, by their own order where no comparator is given. */
  private static final Set<String> ORDERING =
      Set.of("sort", "parallelSort", "sorted", "min", "max", "binarySearch");

  /** What an object holds its comparator under. */
  static final String COMPARATOR = "comparator";

  private final SymbolicEvaluator walk;
  private final UnwrittenCalls unwritten;

  KeyCalls(SymbolicEvaluator walk, UnwrittenCalls unwritten) {
    this.walk = walk;
    this.unwritten = unwritten;
  }

  /** Notes which methods of its arguments a call of a library calls, and of its elements. */
  void of(LibraryCall call) {
    String name = call.name();
    TypeMirror type = call.type();
    List<Value> arguments = call.arguments();
    Tree at = call.at();
    if (walk.tools.library.is(type, "java.util.Objects")) {
      for (int n = 0; n < arguments.size(); n++) {
        hash(arguments.get(n), call.types().get(n), at);
      }
      return;
    }
    boolean byKey = BY_KEY.contains(name) || NEXT_TO.stream().anyMatch(name::startsWith);
    boolean searching = SEARCHING.contains(name);
    boolean sorted = call.on() != null && walk.tools.sorted.mayBe(call.on(), type);
    if (!arguments.isEmpty() && arguments.get(0) instanceof AccessPath first) {
      TypeMirror of = call.types().get(0);
      boolean all = ALL.contains(name);
      AccessPath key = all ? walk.own.element(first) : first;
      of = all ? element(of) : of;
      if (byKey || searching || all) {
        ofKey(key, of, type, sorted, byKey || all, at);
      }
    }
    boolean taken = TAKING.contains(name) && arguments.isEmpty();
    if (sorted && (byKey || searching || taken || ALL.contains(name))) {
      comparators(call.on(), type, at);
    }
    if (ORDERING.contains(name) && call.types().stream().noneMatch(this::isComparator)) {
      AccessPath many = call.on() != null ? call.on() : call.object(0);
      TypeMirror of =
          call.on() != null ? type : call.types().isEmpty() ? null : call.types().get(0);
      order(walk.own.element(many), element(of), at);
    } else if (name.equals("distinct") && call.on() != null) {
      hash(walk.own.element(call.on()), element(type), at);
    }
  }

  private void ofKey(
      AccessPath key, TypeMirror of, TypeMirror type, boolean sorted, boolean byKey, Tree at) {
    boolean keyed =
        walk.tools.sorted.is(type)
            || walk.tools.library.is(type, "java.util.Map")
            || walk.tools.library.is(type, "java.util.Set");
    if (keyed || sorted) {
      if (!walk.tools.sorted.is(type)) {
        hash(key, of, at);
      }
      order(key, of, at);
    } else if (!byKey && walk.tools.library.is(type, "java.util.Collection")) {
      equal(key, of, at);
    }
  }

  private boolean isComparator(TypeMirror type) {
    return walk.tools.library.is(type, "java.util.Comparator");
  }

  /** What an array, container or stream holds by its type; null if that does not tell. */
  private static TypeMirror element(TypeMirror many) {
    return many instanceof ArrayType array ? array.getComponentType() : argument(many);
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

  /**
   * What has an order may have that of any comparator of the module that takes its keys; what the
   * code made has the one that it was given.
   */
  private void comparators(AccessPath sorted, TypeMirror type, Tree at) {
    TypeElement comparator = walk.tools.module.namedType("java.util.Comparator");
    ExecutableElement compare =
        ElementFilter.methodsIn(comparator.getEnclosedElements()).stream()
            .filter(m -> m.getSimpleName().contentEquals("compare"))
            .findFirst()
            .orElseThrow();
    AccessPath own = walk.heap.get(sorted, COMPARATOR);
    if (sorted.isFresh()) {
      if (own != null) {
        walk.statements.perhaps(
            () -> unwritten.part(compare, own, List.of(AccessPath.FRESH, AccessPath.FRESH), at));
      }
      return;
    }
    TypeMirror key = argument(type);
    walk.calls.unknown().anyOf(compare, f -> takes(argument(walk.tools.module.type(f)), key), at);
    AccessPath of = sorted.then(new AccessPath.Step.Call(COMPARATOR));
    walk.calls
        .overriders()
        .classesOf(compare, m -> takes(m.getParameters().get(0).asType(), key), of, at);
  }

  private boolean takes(TypeMirror taken, TypeMirror key) {
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
