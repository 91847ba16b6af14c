package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Calls of methods without source: what they change, and what they give. */
final class LibraryCalls {
  private static final Set<String> PURE_OWNERS =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.String",
          "java.util.Objects");
  private static final Set<String> PURE_NAMES =
      Set.of(
          "size",
          "length",
          "isEmpty",
          "charAt",
          "get",
          "getOrDefault",
          "ordinal",
          "intValue",
          "longValue",
          "hashCode",
          "equals",
          "contains",
          "containsKey",
          "indexOf");

  /** What an iterator does to what it goes through. */
  private static final Set<String> CHANGING = Set.of("remove", "set", "add");

  private final SymbolicEvaluator walk;
  private final Containers containers;

  LibraryCalls(SymbolicEvaluator walk) {
    this.walk = walk;
    this.containers = new Containers(walk);
  }

  /**
   * @param receiver null for a static method
   * @param type the static type of the receiver as written; null where it is not written
   */
  Value invoke(
      MethodInvocationTree tree, ExecutableElement method, Value receiver, TypeMirror type) {
    String name = method.getSimpleName().toString();
    AccessPath on = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
    if (lock(on, type, name)) {
      return walk.unknown(method.getReturnType());
    }
    List<Value> arguments = new ArrayList<>();
    for (ExpressionTree argument : tree.getArguments()) {
      if (argument instanceof LambdaExpressionTree lambda) {
        walk.calls.lambda(lambda, on, name.startsWith("forEach"));
        arguments.add(AccessPath.FRESH);
      } else {
        arguments.add(walk.expressions.eval(argument));
      }
    }
    TypeMirror declared = type != null ? type : method.getEnclosingElement().asType();
    if (receiver == null) {
      new ArrayWriters(walk).write(method, arguments, tree);
    } else {
      new ArrayWriters(walk).fill(declared, name, arguments, tree);
      readsByIndex(on, declared, name, arguments, tree);
      if (!storesByIndex(on, declared, name, arguments, tree)) {
        changes(on, declared, method, tree, arguments);
      }
    }
    if (receiver != null) {
      containers.fill(on, name, tree.getArguments(), arguments);
    }
    return result(tree, method, receiver, declared, arguments);
  }

  /** {@code lock()} and {@code unlock()}; false for any other call. */
  private boolean lock(AccessPath on, TypeMirror type, String name) {
    if (!walk.tools.library.is(type, "java.util.concurrent.locks.Lock")) {
      return false;
    }
    boolean shared = on.last() instanceof AccessPath.Step.Call c && c.name().equals("readLock");
    switch (name) {
      case "lock", "lockInterruptibly", "tryLock" -> {
        if (!shared) {
          walk.guards.add(on);
        }
        return true;
      }
      case "unlock" -> {
        walk.guards.remove(on);
        return true;
      }
      default -> {
        return false;
      }
    }
  }

  /** {@code list.set(i, x)}, {@code buffer.put(i, x)}: a slot, like that of an array. */
  private boolean storesByIndex(
      AccessPath on, TypeMirror type, String name, List<Value> arguments, Tree at) {
    boolean buffer = walk.tools.library.is(type, "java.nio.Buffer");
    if (buffer && !arguments.isEmpty() && name.equals("get")) {
      return arguments.get(0) instanceof Polynomial;
    }
    if (buffer && arguments.isEmpty() && (name.equals("position") || name.equals("limit"))) {
      return true;
    }
    boolean stores =
        (walk.tools.library.is(type, "java.util.List") && name.equals("set"))
            || (buffer && name.equals("put"));
    if (stores && arguments.size() == 2 && arguments.get(0) instanceof Polynomial index) {
      if (!walk.tools.library.isThreadSafe(type)) {
        AccessPath slot = on.then(new AccessPath.Step.Index(index));
        walk.write(Effect.Kind.SLOT, slot, null, name, false, at);
      }
      return true;
    }
    return false;
  }

  /** {@code list.get(i)}, {@code buffer.get(i)}. */
  private void readsByIndex(
      AccessPath on, TypeMirror type, String name, List<Value> arguments, Tree at) {
    boolean slots =
        walk.tools.library.is(type, "java.util.List")
            || walk.tools.library.is(type, "java.nio.Buffer");
    if (slots
        && name.equals("get")
        && arguments.size() == 1
        && arguments.get(0) instanceof Polynomial index) {
      walk.reads(on.then(new AccessPath.Step.Index(index)), at);
    }
  }

  /** Notes that a call changes its receiver, if it does. */
  void changes(
      AccessPath on, TypeMirror type, ExecutableElement method, Tree at, List<Value> arguments) {
    String name = method.getSimpleName().toString();
    if (on.origin() instanceof AccessPath.Origin.Cursor cursor && CHANGING.contains(name)) {
      walk.write(Effect.Kind.OBJECT, cursor.over(), type, name, true, at);
      return;
    }
    Effect.Kind kind = walk.tools.library.change(type, name);
    if (kind != null && !isConsole(on)) {
      Set<Symbol> given = new LinkedHashSet<>();
      arguments.forEach(a -> given.addAll(a.sources()));
      walk.write(kind, on, type, name, true, at, given);
    }
  }

  /** {@code System.out} and {@code System.err}: lines of tasks are expected to mix there. */
  private static boolean isConsole(AccessPath on) {
    return on.last() instanceof AccessPath.Step.Field f
        && f.field().getEnclosingElement().toString().equals("java.lang.System");
  }

  private Value result(
      MethodInvocationTree tree,
      ExecutableElement method,
      Value receiver,
      TypeMirror type,
      List<Value> arguments) {
    String name = method.getSimpleName().toString();
    TypeMirror given = walk.type(tree);
    VariableElement component = component(method);
    if (component != null && receiver instanceof AccessPath on) {
      AccessPath.Step step = new AccessPath.Step.Field(component);
      return walk.tools.library.isNumber(given)
          ? walk.read(on.then(step))
          : walk.own.step(on, step);
    }
    if (walk.tools.library.isNumber(given)) {
      return number(method, receiver, type, arguments, given);
    }
    if (name.equals("requireNonNull") && !arguments.isEmpty()) {
      return arguments.get(0);
    }
    if (!(receiver instanceof AccessPath on)) {
      return containers.made(method, tree, arguments);
    }
    boolean copy = name.equals("clone") || name.equals("toArray");
    return copy && containers.holdsReferences(given)
        ? containers.copy(tree, on)
        : on.isFresh() ? containers.ofOwn(name, on) : reference(name, on, type, arguments, given);
  }

  /** The component that the accessor of a record gives; null for any other method. */
  private static VariableElement component(ExecutableElement method) {
    if (method.getEnclosingElement().getKind() != ElementKind.RECORD
        || !method.getParameters().isEmpty()) {
      return null;
    }
    return ElementFilter.fieldsIn(method.getEnclosingElement().getEnclosedElements()).stream()
        .filter(f -> f.getSimpleName().equals(method.getSimpleName()))
        .findFirst()
        .orElse(null);
  }

  private Value reference(
      String name, AccessPath on, TypeMirror type, List<Value> arguments, TypeMirror given) {
    if (name.equals("writeLock") || name.equals("readLock") || Library.isView(name)) {
      return on.then(new AccessPath.Step.Call(name));
    }
    if (Library.isIteratorMaker(name)) {
      return AccessPath.of(new AccessPath.Origin.Cursor(on));
    }
    if (on.origin() instanceof AccessPath.Origin.Cursor cursor) {
      return walk.own.step(cursor.over(), new AccessPath.Step.Index(walk.inner()));
    }
    if (Library.isElementGetter(name) && walk.tools.library.isContainer(type)) {
      return on.then(new AccessPath.Step.Index(key(arguments)));
    }
    if (walk.tools.library.changes(type, name) && walk.tools.library.changes(given, name)) {
      return on; // append(...).append(...)
    }
    return AccessPath.FRESH;
  }

  private Polynomial key(List<Value> arguments) {
    if (arguments.isEmpty()) {
      return Polynomial.ZERO;
    }
    return arguments.get(0) instanceof Polynomial f ? f : walk.opaque(arguments.get(0).sources());
  }

  private Value number(
      ExecutableElement method,
      Value receiver,
      TypeMirror type,
      List<Value> arguments,
      TypeMirror given) {
    String name = method.getSimpleName().toString();
    if (walk.tools.library.takesNumber(type, name)
        && !(receiver instanceof AccessPath r && r.isFresh())) {
      return Polynomial.of(new Symbol.Distinct(walk.tools.nextId()));
    }
    String owner = method.getEnclosingElement().toString();
    Polynomial exact = exact(owner, name, arguments, given);
    if (exact != null) {
      return exact;
    }
    if (receiver instanceof AccessPath on && arguments.isEmpty() && PURE_NAMES.contains(name)) {
      return walk.read(on.then(new AccessPath.Step.Call(name)));
    }
    if (receiver instanceof Polynomial boxed && name.endsWith("Value")) {
      return boxed;
    }
    boolean pure =
        PURE_NAMES.contains(name)
            || (PURE_OWNERS.contains(owner) && !name.equals("random"))
            || (method.getModifiers().contains(Modifier.STATIC)
                && owner.equals("java.util.Arrays"));
    if (!pure) {
      return walk.unknown();
    }
    Set<Symbol> sources = new LinkedHashSet<>();
    if (receiver != null) {
      sources.addAll(receiver.sources());
    }
    arguments.forEach(a -> sources.addAll(a.sources()));
    return walk.opaque(sources);
  }

  private Polynomial exact(String owner, String name, List<Value> arguments, TypeMirror given) {
    if (!owner.equals("java.lang.Math") || !Library.isIntegral(given) || arguments.size() > 2) {
      return null;
    }
    if (arguments.isEmpty() || !(arguments.get(0) instanceof Polynomial a)) {
      return null;
    }
    if (name.equals("toIntExact")) {
      return a;
    }
    if (arguments.size() < 2 || !(arguments.get(1) instanceof Polynomial b)) {
      return null;
    }
    return switch (name) {
      case "addExact" -> walk.expressions.arithmetic().apply(Tree.Kind.PLUS, a, b);
      case "subtractExact" -> walk.expressions.arithmetic().apply(Tree.Kind.MINUS, a, b);
      case "multiplyExact" -> walk.expressions.arithmetic().apply(Tree.Kind.MULTIPLY, a, b);
      case "floorDiv" -> walk.expressions.arithmetic().apply(Tree.Kind.DIVIDE, a, b);
      case "floorMod" -> walk.expressions.arithmetic().apply(Tree.Kind.REMAINDER, a, b);
      default -> null;
    };
  }
}
