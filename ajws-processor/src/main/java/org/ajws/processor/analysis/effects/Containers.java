package org.ajws.processor.analysis.effects;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/** Containers of the library: what is put into them comes out again. */
final class Containers {
  private static final List<String> STORING =
      List.of("add", "put", "push", "offer", "set", "insert", "getAndSet", "compareAndSet");

  /** Methods whose function makes what is stored. */
  private static final Set<String> COMPUTING =
      Set.of(
          "computeIfAbsent",
          "computeIfPresent",
          "compute",
          "merge",
          "replaceAll",
          "updateAndGet",
          "getAndUpdate",
          "accumulateAndGet");

  /**
   * Methods of {@code List}, {@code Stream}, {@code Optional} and so on that hold what they get.
   */
  private static final Set<String> HOLDING =
      Set.of(
          "of", "ofNullable", "asList", "singleton", "singletonList", "nCopies", "completedFuture");

  /** Static methods of which a function makes the elements. */
  private static final Set<String> MAKING = Set.of("generate", "iterate", "supplyAsync");

  private static final Set<String> COPYING = Set.of("copyOf", "copyOfRange");

  private static final Set<String> VIEWING =
      Set.of("unmodifiable", "synchronized", "checked", "newSetFromMap", "asLifoQueue");

  private final SymbolicEvaluator walk;

  Containers(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** Puts what a method is given into its object. */
  void fill(LibraryCall call) {
    String name = call.name();
    boolean map = walk.tools.library.is(call.type(), "java.util.Map");
    if (COMPUTING.contains(name) && call.result() != null) {
      walk.add(call.on(), call.result());
    }
    if (map && !call.arguments().isEmpty() && !name.equals("putAll") && changesMap(name)) {
      walk.addKey(call.on(), call.object(0));
      for (int n = 1; n < call.arguments().size(); n++) {
        walk.add(call.on(), call.object(n));
      }
    } else if (STORING.stream().anyMatch(name::startsWith) || name.equals("accumulateAndGet")) {
      fill(call.on(), call.arguments(), call.types(), name.contains("All"));
    }
  }

  private static boolean changesMap(String name) {
    return name.startsWith("put") || COMPUTING.contains(name) || name.equals("replace");
  }

  private void fill(AccessPath on, List<Value> given, List<TypeMirror> types, boolean all) {
    for (int n = 0; n < given.size(); n++) {
      if (given.get(n) instanceof AccessPath object) {
        if (all && holdsReferences(types.get(n))) {
          walk.copy(on, object);
        } else {
          walk.add(on, object);
        }
      }
    }
  }

  /** What the constructor of a class of the library does with what it is given. */
  AccessPath construct(
      ExecutableElement constructor, List<Value> arguments, List<TypeMirror> types) {
    AccessPath made = walk.own.make();
    String type = constructor.getEnclosingElement().toString();
    if (type.startsWith("java.util.AbstractMap.Simple") && arguments.size() == 2) {
      if (arguments.get(0) instanceof AccessPath key) {
        walk.own.addKey(made, key);
      }
      fill(made, arguments.subList(1, 2), types.subList(1, 2), false);
    } else {
      fill(made, arguments, types, type.startsWith("java.util."));
    }
    return made;
  }

  /** Static methods that put something into an array or collection. */
  void write(LibraryCall call) {
    AccessPath first = call.object(0);
    switch (call.owner() + "." + call.name()) {
      case "java.lang.System.arraycopy" -> {
        AccessPath to = call.object(2);
        if (!holdsReferences(call.types().get(2))) {
          return;
        }
        if (to.isFresh()) {
          walk.own.cover(
              to,
              new Extent(call.number(walk, 3), call.number(walk, 4), call.number(walk, 1)),
              walk.own.snapshot(first));
        } else {
          walk.add(to, any(first));
        }
      }
      case "java.util.Arrays.fill" -> {
        AccessPath value = call.object(call.arguments().size() - 1);
        if (!first.isFresh()) {
          walk.add(first, value);
        } else if (call.arguments().size() == 4) {
          Polynomial from = call.number(walk, 1);
          walk.own.cover(first, new Extent(from, call.number(walk, 2).minus(from), null), value);
        } else {
          walk.own.cover(first, Extent.all(), value);
        }
      }
      case "java.util.Collections.fill" -> walk.add(first, call.object(1));
      case "java.util.Arrays.sort",
          "java.util.Arrays.parallelSort",
          "java.util.Collections.sort",
          "java.util.Collections.shuffle",
          "java.util.Collections.reverse",
          "java.util.Collections.swap",
          "java.util.Collections.rotate" ->
          walk.own.scatter(first);
      case "java.util.Collections.copy" -> walk.add(first, any(call.object(1)));
      case "java.util.Collections.addAll" -> {
        for (int n = 1; n < call.arguments().size(); n++) {
          if (n == 1 && call.isPacked(n)) {
            walk.copy(first, call.object(n));
          } else {
            walk.add(first, call.object(n));
          }
        }
      }
      case "java.util.Arrays.setAll", "java.util.Arrays.parallelSetAll" -> {
        if (call.result() != null) {
          walk.add(first, call.result());
        }
      }
      default -> {
        // stores nothing
      }
    }
  }

  /** What a static method makes of what it is given. */
  AccessPath made(LibraryCall call) {
    if (call.method().getEnclosingElement().getKind() == ElementKind.ENUM) {
      return constants(call);
    }
    String name = call.name();
    AccessPath first = call.object(0);
    if (call.owner().equals("java.util.Objects")) {
      boolean made = name.endsWith("Get") && call.result() != null;
      AccessPath other = made ? call.result() : call.object(1);
      return name.startsWith("requireNonNullElse") ? walk.heap.either(first, other) : first;
    }
    if (name.equals("identity") && call.owner().startsWith("java.util.function.")) {
      return walk.heap.make(null, Function.IDENTITY);
    }
    if (!call.owner().startsWith("java.util.") || call.arguments().isEmpty()) {
      return walk.own.make();
    }
    if (VIEWING.stream().anyMatch(name::startsWith)
        || call.isPacked(0) && (name.equals("stream") || name.equals("asList"))) {
      return first;
    }
    if (COPYING.contains(name) && CallEvaluator.isArray(call.types().get(0))) {
      return part(call, first);
    }
    if (COPYING.contains(name) && holdsReferences(call.types().get(0))
        || HOLDING.contains(name) && call.isPacked(0)) {
      return copy(first);
    }
    if (call.owner().equals("java.util.Collections")
        && (name.equals("min") || name.equals("max"))) {
      return any(first);
    }
    return holding(call);
  }

  private AccessPath holding(LibraryCall call) {
    String name = call.name();
    boolean map = call.owner().equals("java.util.Map") || name.equals("singletonMap");
    if (map && !name.equals("ofEntries")) {
      AccessPath made = walk.own.make();
      for (int n = 0; n + 1 < call.arguments().size(); n += 2) {
        walk.own.addKey(made, call.object(n));
        walk.own.add(made, call.object(n + 1));
      }
      return made;
    }
    AccessPath made = walk.own.make();
    if (name.equals("concat") || name.equals("ofEntries")) {
      for (int n = 0; n < call.arguments().size(); n++) {
        AccessPath of = call.object(n);
        of = call.isPacked(n) ? any(of) : of;
        walk.own.add(made, any(of));
        walk.own.addKey(made, walk.own.step(of, new AccessPath.Step.Call(OwnObjects.KEY)));
      }
      return made;
    }
    if (MAKING.contains(name)) {
      walk.own.add(made, name.equals("iterate") ? call.object(0) : AccessPath.FRESH);
      walk.own.add(made, call.result() == null ? AccessPath.FRESH : call.result());
      return made;
    }
    if (name.equals("nCopies")) {
      walk.own.add(made, call.object(1));
      return made;
    }
    return HOLDING.contains(name) ? walk.own.array(call.arguments()) : made;
  }

  /** The constants of an enum are there once, whoever asks for them. */
  private AccessPath constants(LibraryCall call) {
    String all = call.method().getEnclosingElement().getSimpleName() + ".values";
    AccessPath constants = AccessPath.STATIC.then(new AccessPath.Step.Call(all));
    return switch (call.name()) {
      case "values" -> copy(constants);
      case "valueOf" -> constants.then(new AccessPath.Step.Index(walk.unknown()));
      default -> walk.own.make();
    };
  }

  /** A new array that begins with slots of another one; behind them there is nothing. */
  private AccessPath part(LibraryCall call, AccessPath of) {
    AccessPath made = walk.own.make();
    walk.heap.fillWithNulls(made);
    if (holdsReferences(call.types().get(0))) {
      boolean range = call.name().equals("copyOfRange");
      Polynomial from = range ? call.number(walk, 1) : Polynomial.ZERO;
      Polynomial length =
          of.isFresh()
              ? call.number(walk, range ? 2 : 1).minus(from)
              : walk.read(of.then(new AccessPath.Step.Call("length"))).minus(from);
      walk.own.cover(made, new Extent(Polynomial.ZERO, length, from), walk.own.snapshot(of));
    }
    return made;
  }

  /** Some slots of a list from outside, seen as a list; null for anything else. */
  AccessPath slots(LibraryCall call) {
    return call.name().equals("subList")
            && !call.on().isFresh()
            && call.arguments().size() == 2
            && call.arguments().get(0) instanceof Polynomial from
            && call.arguments().get(1) instanceof Polynomial end
        ? call.on().then(new AccessPath.Step.View(from, end.minus(from)))
        : null;
  }

  /** A container of one's own with the elements of another. */
  AccessPath copy(AccessPath of) {
    AccessPath made = walk.own.make();
    walk.own.copy(made, of);
    return made;
  }

  /** A container of one's own that holds something. */
  AccessPath holding(AccessPath element) {
    AccessPath made = walk.own.make();
    walk.own.add(made, element);
    return made;
  }

  /** Some element of a container or array. */
  AccessPath any(AccessPath of) {
    return walk.own.any(walk.own.element(of));
  }

  /** The keys of a map that the code made; of another, as far as known, its elements. */
  AccessPath key(AccessPath map) {
    return map.isFresh()
        ? walk.own.step(map, new AccessPath.Step.Call(OwnObjects.KEY))
        : walk.own.element(map);
  }

  /** Whether a type is a container, or an array, of objects. */
  boolean holdsReferences(TypeMirror type) {
    return type instanceof ArrayType array
        ? !array.getComponentType().getKind().isPrimitive()
        : walk.tools.library.isContainer(type);
  }
}
