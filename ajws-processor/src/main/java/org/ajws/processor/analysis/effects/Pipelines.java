package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** What comes out of streams, {@code Optional}s and getters of containers. */
final class Pipelines {
  /** Methods that give the same elements, or the first of them, in the same order. */
  private static final Set<String> SAME =
      Set.of(
          "stream",
          "parallelStream",
          "sequential",
          "parallel",
          "unordered",
          "boxed",
          "peek",
          "onClose",
          "limit",
          "takeWhile",
          "findFirst",
          "headMap",
          "tailMap",
          "subMap",
          "headSet",
          "tailSet",
          "subSet",
          "descendingMap",
          "descendingSet",
          "reversed",
          "navigableKeySet");

  /** Methods that give fewer elements, or in another order. */
  private static final Set<String> SOME =
      Set.of("filter", "sorted", "distinct", "skip", "dropWhile", "findAny", "min", "max");

  private static final Set<String> MAPPING =
      Set.of("map", "mapToObj", "flatMap", "mapMulti", "thenApply", "thenCompose");

  private static final Set<String> TAKING =
      Set.of(
          "orElse",
          "orElseThrow",
          "orElseGet",
          "next",
          "remove",
          "poll",
          "pop",
          "take",
          "pollFirst",
          "pollLast",
          "removeFirst",
          "removeLast",
          "floor",
          "ceiling",
          "higher",
          "lower",
          "compute",
          "computeIfPresent",
          "merge",
          "put",
          "putIfAbsent",
          "set",
          "getAndSet",
          "updateAndGet",
          "getAndUpdate",
          "accumulateAndGet",
          "getPlain",
          "getAcquire",
          "join",
          "resultNow",
          "reduce");

  /** What takes an element away from a queue. */
  private static final Set<String> TAKEN =
      Set.of("remove", "poll", "pop", "take", "pollFirst", "pollLast", "removeFirst", "removeLast");

  /** What leaves elements out of a stream. */
  private static final Set<String> LEAVING_OUT =
      Set.of("filter", "takeWhile", "dropWhile", "skip", "limit", "distinct", "flatMap");

  private final SymbolicEvaluator walk;
  private final Containers containers;

  Pipelines(SymbolicEvaluator walk, Containers containers) {
    this.walk = walk;
    this.containers = containers;
  }

  /** What the functions that a method is given are called with. */
  List<Value> parameters(String name, AccessPath on, boolean map) {
    boolean through = on.origin() instanceof AccessPath.Origin.Cursor; // by a spliterator
    AccessPath of = through ? ((AccessPath.Origin.Cursor) on.origin()).over() : on;
    boolean all = name.startsWith("forEach");
    Symbol.Inner place = Symbol.Inner.ofAll(walk.tools.nextId());
    AccessPath element =
        all
            ? walk.own.step(of, new AccessPath.Step.Index(Polynomial.of(place)))
            : walk.own.element(of);
    if (!map || name.equals("merge")) {
      return List.of(element, element, element);
    }
    return List.of(containers.key(on), element);
  }

  /** Whether a function that a method is given is called for each element. */
  static boolean executes(String name, ExpressionTree on) {
    ExpressionTree at = on;
    while (at instanceof MethodInvocationTree call) {
      if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
        break;
      }
      if (LEAVING_OUT.contains(select.getIdentifier().toString())) {
        return false;
      }
      at = select.getExpression();
    }
    return name.startsWith("forEach");
  }

  /** What a method of a container gives; null where that is not known. */
  AccessPath given(LibraryCall call) {
    AccessPath on = call.on();
    String name = call.name();
    if (name.equals("getKey") || name.endsWith("Key") && call.arguments().size() < 2) {
      return on.isFresh() || name.equals("getKey")
          ? walk.own.step(on, new AccessPath.Step.Call(OwnObjects.KEY))
          : walk.own.element(on);
    }
    if (name.endsWith("Entry")) {
      return on.isFresh() ? on : containers.any(on.then(new AccessPath.Step.Call("entrySet")));
    }
    if (SAME.contains(name) && (!name.equals("peek") || !call.arguments().isEmpty())) {
      return on;
    }
    if (MAPPING.contains(name)) {
      AccessPath result = call.result() == null ? walk.own.make() : call.result();
      boolean flat = name.equals("flatMap") || name.equals("thenCompose");
      return containers.holding(flat ? containers.any(result) : walk.own.any(result));
    }
    if (SOME.contains(name) || name.equals("reduce") && call.arguments().size() == 1) {
      AccessPath some = containers.holding(containers.any(on));
      if (name.equals("reduce") && call.result() != null) {
        walk.own.add(some, call.result());
      }
      return some;
    }
    return switch (name) {
      case "toList", "toArray" -> toArray(call);
      case "collect" -> collected(call);
      case "or" -> call.result() == null ? on : walk.heap.either(on, call.result());
      default -> taken(call);
    };
  }

  private AccessPath toArray(LibraryCall call) {
    AccessPath copy = containers.copy(call.on());
    AccessPath into = call.object(0);
    boolean given = call.name().equals("toArray") && !into.equals(AccessPath.FRESH);
    if (given && call.result() == null) {
      walk.copy(into, call.on());
      return into.isFresh() ? into : walk.heap.either(into, copy);
    }
    return copy;
  }

  private AccessPath taken(LibraryCall call) {
    String name = call.name();
    AccessPath on = call.on();
    boolean indexed = Library.isElementGetter(name);
    if (!indexed && !TAKING.contains(name)) {
      return null;
    }
    if (call.arguments().isEmpty()
        && TAKEN.contains(name)
        && !on.isFresh()
        && walk.tools.library.isThreadSafe(call.type())
        && walk.tools.library.is(call.type(), "java.util.Queue")) {
      return AccessPath.ELEMENT; // nobody else gets it
    }
    boolean moves = TAKEN.contains(name) || name.equals("next");
    AccessPath element =
        indexed && !call.arguments().isEmpty()
            ? walk.own.step(on, new AccessPath.Step.Index(index(call)))
            : on.isFresh()
                ? walk.own.element(on)
                : walk.own.step(
                    on, new AccessPath.Step.Index(moves ? distinct() : Polynomial.ZERO));
    AccessPath other =
        switch (name) {
          case "orElse" -> call.object(0);
          case "reduce" -> call.result() == null ? call.object(0) : call.result();
          case "getOrDefault" -> call.object(1);
          case "orElseGet" -> call.result();
          default -> null;
        };
    boolean none = other == null || other.equals(AccessPath.FRESH);
    return none || !element.isFresh() && other.isFresh()
        ? element
        : walk.heap.either(element, other);
  }

  /** Where an element stood that an iterator or queue gives: it gives it once. */
  private Polynomial distinct() {
    return Polynomial.of(new Symbol.Distinct(walk.tools.nextId()));
  }

  /** What stands for a key: of equal texts, and of one object, the same number. */
  private Polynomial index(LibraryCall call) {
    Value key = call.arguments().get(0);
    if (key instanceof Polynomial number) {
      return number;
    }
    Element constant = call.trees().isEmpty() ? null : walk.element(call.trees().get(0));
    Object text =
        call.trees().isEmpty()
            ? null
            : call.trees().get(0) instanceof LiteralTree literal
                ? literal.getValue()
                : constant instanceof VariableElement v ? v.getConstantValue() : null;
    if (text != null) {
      return Polynomial.constant(walk.tools.number(text));
    }
    AccessPath object = (AccessPath) key;
    boolean named = object.hasFixedOrigin() && object.indexes().isEmpty();
    return named ? walk.read(object) : walk.opaque(key.sources());
  }

  /** What {@code collect} gives: by {@code toMap} and {@code groupingBy}, maps. */
  private AccessPath collected(LibraryCall call) {
    AccessPath element = containers.any(call.on());
    String collector =
        !call.trees().isEmpty()
                && call.trees().get(0) instanceof MethodInvocationTree tree
                && walk.element(tree) != null
            ? walk.element(tree).getSimpleName().toString()
            : "";
    List<? extends ExpressionTree> of =
        collector.isEmpty()
            ? List.of()
            : ((MethodInvocationTree) call.trees().get(0)).getArguments();
    AccessPath made = walk.own.make();
    switch (collector) {
      case "toMap", "toConcurrentMap", "toUnmodifiableMap" -> {
        if (of.size() > 1) {
          given(made, of.get(0), element, true);
          given(made, of.get(1), element, false);
        }
      }
      case "groupingBy", "groupingByConcurrent", "partitioningBy" -> {
        given(made, of.get(0), element, true);
        walk.own.add(made, containers.holding(element));
      }
      case "mapping" -> given(made, of.get(0), element, false);
      case "toCollection" -> {
        return into(call, of.get(0), element);
      }
      default -> walk.own.add(made, element);
    }
    return made;
  }

  /** Elements are added to what a function gives, be it new or not. */
  private AccessPath into(LibraryCall call, ExpressionTree function, AccessPath element) {
    Value given = walk.calls.functions().give(function, List.of(), false);
    if (!(given instanceof AccessPath collection)) {
      return walk.own.make();
    }
    if (!collection.isFresh()) {
      TypeMirror type = walk.tools.module.namedType("java.util.Collection").asType();
      walk.write(Effect.Kind.OBJECT, collection, type, "add", true, call.at());
    }
    walk.add(collection, element);
    return collection;
  }

  private void given(AccessPath map, ExpressionTree function, AccessPath element, boolean key) {
    if (walk.calls.functions().give(function, List.of(element), false)
        instanceof AccessPath value) {
      walk.own.put(map, key ? OwnObjects.KEY : OwnObjects.ELEMENT, walk.own.any(value), false);
    }
  }
}
