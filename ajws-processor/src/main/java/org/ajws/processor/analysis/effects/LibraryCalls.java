package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
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

  /** What leaves the elements before where they are. */
  private static final Set<String> APPENDING =
      Set.of("add", "addAll", "addLast", "offer", "offerLast");

  /** What an iterator does to what it goes through. */
  private static final Set<String> CHANGING = Set.of("remove", "set", "add");

  /** What is gone through by more than one call of its methods. */
  private static final Set<String> ITERATING =
      Set.of("iterator", "listIterator", "stream", "parallelStream", "spliterator");

  /** What makes texts of its arguments. */
  private static final Set<String> WRITING =
      Set.of("append", "format", "insert", "print", "printf", "println", "toString", "valueOf");

  /** So many functions are followed once more, of one piece of code. */
  private static final int MAX_ROUNDS = 8;

  private final SymbolicEvaluator walk;
  private int rounds;
  private final Containers containers;
  private final Pipelines pipelines;

  LibraryCalls(SymbolicEvaluator walk) {
    this.walk = walk;
    this.containers = new Containers(walk);
    this.pipelines = new Pipelines(walk, containers);
  }

  /**
   * @param receiver null for a static method
   * @param type the static type of the receiver as written; null where it is not written
   */
  Value invoke(
      MethodInvocationTree tree, ExecutableElement method, Value receiver, TypeMirror type) {
    String name = method.getSimpleName().toString();
    AccessPath on = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
    TypeMirror declared = type != null ? type : method.getEnclosingElement().asType();
    if (receiver != null && new HeldLocks(walk).call(tree, on, declared, name)) {
      return walk.unknown(method.getReturnType());
    }
    List<Value> arguments = new ArrayList<>();
    List<TypeMirror> types = new ArrayList<>();
    for (ExpressionTree argument : tree.getArguments()) {
      boolean function = Functions.isFunction(argument);
      arguments.add(
          function
              ? AccessPath.FRESH
              : walk.calls.functions().isHeld(argument)
                  ? walk.calls.functions().object(argument)
                  : walk.expressions.eval(argument));
      types.add(walk.type(argument));
    }
    ExpressionTree through =
        tree.getMethodSelect() instanceof MemberSelectTree select ? select.getExpression() : null;
    boolean executed = Pipelines.executes(name, through);
    UnwrittenCalls unwritten = walk.calls.unwritten();
    if (WRITING.contains(name)) {
      for (int n = 0; n < arguments.size(); n++) {
        unwritten.text(tree.getArguments().get(n), arguments.get(n));
      }
    } else if (name.equals("forEach") && receiver != null) {
      unwritten.next(unwritten.iterator(on, declared, tree), tree);
    }
    List<Boolean> objects = new ArrayList<>();
    for (int n = 0; n < arguments.size(); n++) {
      objects.add(unwritten.isFunction(arguments.get(n), asked(method, n)));
    }
    boolean given =
        tree.getArguments().stream().anyMatch(Functions::isFunction)
            || objects.contains(true)
            || arguments.stream()
                .anyMatch(a -> a instanceof AccessPath r && walk.heap.isFunction(r));
    List<Value> parameters =
        given
            ? parameters(name, receiver == null ? null : on, declared, started(tree, arguments))
            : List.of();
    List<Value> results = new ArrayList<>();
    for (int n = 0; n < arguments.size(); n++) {
      ExpressionTree argument = tree.getArguments().get(n);
      Value value = arguments.get(n);
      TypeMirror asked = asked(method, n);
      boolean object = objects.get(n);
      Value[] result = new Value[1];
      Runnable round =
          () ->
              result[0] =
                  Functions.isFunction(argument)
                      ? walk.calls.functions().give(argument, parameters, executed)
                      : object
                          ? unwritten.function(value, asked, parameters, tree)
                          : value instanceof AccessPath function
                              ? given(function, asked, parameters, tree)
                              : null;
      if (walk.heap.grows(round) && rounds < MAX_ROUNDS) {
        rounds++;
        round.run(); // it is called for one element after the other
      }
      results.add(result[0]);
    }
    Value result =
        run(
            new LibraryCall(
                method,
                receiver == null ? null : on,
                declared,
                arguments,
                types,
                results,
                tree.getArguments(),
                walk.type(tree),
                tree),
            receiver);
    new HeldLocks(walk).ofFlag(tree, on, declared, name);
    return result;
  }

  /** What a function does that a library is given, be it one that comes from elsewhere. */
  private Value given(AccessPath function, TypeMirror asked, List<Value> parameters, Tree at) {
    if (walk.heap.isFunction(function)) {
      return walk.calls.functions().give(function, parameters, at);
    }
    if (walk.calls.unwritten().isFromElsewhere(function, asked)) {
      return walk.calls.unwritten().function(function, asked, parameters, at);
    }
    walk.calls.unwritten().handOn(function, asked, parameters);
    return null;
  }

  /** The type of a parameter; null behind the last one. */
  private static TypeMirror asked(ExecutableElement method, int n) {
    return n < method.getParameters().size() ? method.getParameters().get(n).asType() : null;
  }

  /** Calls a method with values, by a reference to it. */
  Value call(
      ExecutableElement method, Value receiver, List<Value> given, TypeMirror type, Tree at) {
    List<Value> arguments = new ArrayList<>(given);
    List<TypeMirror> types = new ArrayList<>();
    method.getParameters().forEach(p -> types.add(p.asType()));
    while (arguments.size() > types.size()) {
      arguments.remove(arguments.size() - 1);
    }
    while (types.size() > arguments.size()) {
      arguments.add(walk.unknown(types.get(arguments.size())));
    }
    List<Value> results = new ArrayList<>();
    arguments.forEach(a -> results.add(null));
    AccessPath on = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
    TypeMirror declared = type != null ? type : method.getEnclosingElement().asType();
    return run(
        new LibraryCall(
            method,
            receiver == null ? null : on,
            declared,
            arguments,
            types,
            results,
            List.of(),
            method.getReturnType(),
            at),
        receiver);
  }

  AccessPath construct(ExecutableElement constructor, List<Value> arguments, Tree at) {
    List<TypeMirror> types = new ArrayList<>();
    constructor.getParameters().forEach(p -> types.add(p.asType()));
    UnwrittenCalls unwritten = walk.calls.unwritten();
    for (int n = 0; n < arguments.size(); n++) {
      if (unwritten.isFunction(arguments.get(n), asked(constructor, n))) {
        unwritten.function(arguments.get(n), asked(constructor, n), List.of(), at);
      }
    }
    AccessPath made =
        containers.construct(
            constructor, arguments.subList(0, Math.min(arguments.size(), types.size())), types);
    if (walk.tools.sorted.is(constructor.getEnclosingElement().asType())) {
      for (int n = 0; n < Math.min(arguments.size(), types.size()); n++) {
        if (walk.tools.library.is(types.get(n), "java.util.Comparator")
            && arguments.get(n) instanceof AccessPath comparator) {
          walk.own.put(made, KeyCalls.COMPARATOR, comparator, false);
        }
      }
    }
    return made;
  }

  /** The arguments; what {@code collect} begins with, a function gives. */
  private List<Value> started(MethodInvocationTree tree, List<Value> arguments) {
    if (arguments.size() < 2
        || !(tree.getMethodSelect() instanceof MemberSelectTree select)
        || !select.getIdentifier().contentEquals("collect")
        || !Functions.isFunction(tree.getArguments().get(0))) {
      return arguments;
    }
    List<Value> all = new ArrayList<>(arguments);
    all.set(0, walk.calls.functions().give(tree.getArguments().get(0), List.of(), false));
    return all;
  }

  /** What the functions that a method is given are called with. */
  private List<Value> parameters(
      String name, AccessPath on, TypeMirror type, List<Value> arguments) {
    AccessPath first =
        !arguments.isEmpty() && arguments.get(0) instanceof AccessPath a ? a : AccessPath.FRESH;
    if (on == null) {
      return name.equals("iterate") ? List.of(first) : pipelines.parameters(name, first, false);
    }
    if ((name.equals("reduce") || name.equals("collect")) && arguments.size() > 1) {
      AccessPath element = walk.own.element(on);
      return List.of(first, element, element);
    }
    return pipelines.parameters(name, on, walk.tools.library.is(type, "java.util.Map"));
  }

  private Value run(LibraryCall call, Value receiver) {
    new KeyCalls(walk, walk.calls.unwritten()).of(call);
    ArrayWriters arrays = new ArrayWriters(walk);
    if (receiver == null) {
      arrays.write(call.method(), call.arguments(), call.at());
      containers.write(call);
    } else {
      arrays.fill(call.type(), call.name(), call.arguments(), call.at());
      readsByIndex(call);
      if (!storesByIndex(call)) {
        changes(call);
        if (!walk.tools.library.changes(call.type(), call.name()) && !Library.isView(call.name())) {
          walk.looksInto(call.on(), call.type(), call.at());
        }
      }
      containers.fill(call);
      if (ITERATING.contains(call.name())) {
        walk.iterates(call.on(), call.at());
      }
    }
    Value result = result(call, receiver);
    if (receiver != null && moves(call)) {
      walk.own.scatter(call.on());
    }
    return result;
  }

  /** Whether elements may have other places after a call. */
  private boolean moves(LibraryCall call) {
    boolean appends = call.arguments().size() == 1 && APPENDING.contains(call.name());
    boolean iterator = walk.tools.library.is(call.type(), "java.util.Iterator");
    boolean set = call.name().equals("set") && call.arguments().size() == 2;
    return call.name().equals("reversed")
        || !appends
            && !set
            && (iterator
                ? CHANGING.contains(call.name())
                : walk.tools.library.change(call.type(), call.name()) != null);
  }

  /** {@code list.set(i, x)}, {@code buffer.put(i, x)}: a slot, like that of an array. */
  private boolean storesByIndex(LibraryCall call) {
    String name = call.name();
    List<Value> arguments = call.arguments();
    if (new Buffers(walk).access(call)) {
      return true;
    }
    boolean stores = walk.tools.library.is(call.type(), "java.util.List") && name.equals("set");
    if (stores && arguments.size() == 2 && arguments.get(0) instanceof Polynomial index) {
      if (!walk.tools.library.isThreadSafe(call.type())) {
        AccessPath slot = call.on().then(new AccessPath.Step.Index(index));
        walk.write(Effect.Kind.SLOT, slot, null, name, false, call.at());
      }
      return true;
    }
    return false;
  }

  /** {@code list.get(i)}. */
  private void readsByIndex(LibraryCall call) {
    if (walk.tools.library.is(call.type(), "java.util.List")
        && call.name().equals("get")
        && call.arguments().size() == 1
        && call.arguments().get(0) instanceof Polynomial index) {
      walk.reads(call.on().then(new AccessPath.Step.Index(index)), call.at());
    }
  }

  /** Notes that a call changes its object, if it does. */
  private void changes(LibraryCall call) {
    changes(call.on(), call.type(), call.method(), call.at(), call.arguments());
  }

  /** Notes that a method changes its object, if it does. */
  void changes(
      AccessPath on, TypeMirror type, ExecutableElement method, Tree at, List<Value> arguments) {
    String name = method.getSimpleName().toString();
    if (on.origin() instanceof AccessPath.Origin.Cursor cursor && CHANGING.contains(name)) {
      walk.write(Effect.Kind.OBJECT, cursor.over(), type, name, true, at);
      return;
    }
    Effect.Kind kind = walk.tools.library.change(type, name);
    if (kind == null && walk.tools.readsThatWrite.changes(on, type, name)) {
      kind = Effect.Kind.OBJECT;
    }
    if (kind != null && !isConsole(on)) {
      Set<Symbol> given = new LinkedHashSet<>();
      arguments.forEach(a -> given.addAll(a.sources()));
      boolean decorates = on.isFresh() && walk.tools.library.isDecorator(type);
      AccessPath changed = decorates ? walk.own.element(on) : on.viewed();
      walk.write(kind, changed, type, name, true, at, given);
    }
  }

  /** {@code System.out} and {@code System.err}: lines of tasks are expected to mix there. */
  private static boolean isConsole(AccessPath on) {
    return on.last() instanceof AccessPath.Step.Field f
        && f.field().getEnclosingElement().toString().equals("java.lang.System");
  }

  private Value result(LibraryCall call, Value receiver) {
    String name = call.name();
    VariableElement component = component(call.method());
    if (component != null && call.on() != null) {
      AccessPath.Step step = new AccessPath.Step.Field(component);
      return walk.tools.library.isNumber(call.given())
          ? walk.read(call.on().then(step))
          : walk.own.step(call.on(), step);
    }
    if (walk.tools.library.isNumber(call.given())) {
      return number(call.method(), receiver, call.type(), call.arguments(), call.given());
    }
    if (name.equals("requireNonNull") && !call.arguments().isEmpty()) {
      return call.arguments().get(0);
    }
    AccessPath view = new Buffers(walk).view(call);
    if (view != null) {
      return view;
    }
    if (call.on() == null) {
      return containers.made(call);
    }
    if (name.equals("clone") && CallEvaluator.isArray(call.type())) {
      new ArrayWriters(walk).reads(call.on(), call.at());
    }
    return name.equals("clone") ? containers.copy(call.on()) : reference(call);
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

  private Value reference(LibraryCall call) {
    String name = call.name();
    AccessPath on = call.on();
    if (walk.tools.library.is(call.type(), "java.lang.Throwable")) {
      return walk.unknownRef(); // getCause(), getSuppressed()
    }
    if (name.equals("writeLock") || name.equals("readLock")) {
      return on.then(new AccessPath.Step.Call(name));
    }
    AccessPath slots = containers.slots(call);
    if (slots != null) {
      return slots;
    }
    if (Library.isView(name)) {
      return walk.own.step(on, new AccessPath.Step.Call(name));
    }
    if (Library.isIteratorMaker(name)) {
      return on.isFresh() ? on : AccessPath.of(new AccessPath.Origin.Cursor(on));
    }
    if (on.origin() instanceof AccessPath.Origin.Cursor cursor) {
      return walk.own.step(cursor.over(), new AccessPath.Step.Index(walk.taken()));
    }
    AccessPath given =
        on.isFresh() || walk.tools.library.isContainer(call.type()) ? pipelines.given(call) : null;
    if (given != null) {
      return given;
    }
    if (walk.tools.library.changes(call.type(), name)
        && walk.tools.library.changes(call.given(), name)) {
      return on; // append(...).append(...)
    }
    return walk.own.make();
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
      return on.last() instanceof AccessPath.Step.View view && name.equals("size")
          ? view.length()
          : walk.read(on.then(new AccessPath.Step.Call(name)));
    }
    if (receiver instanceof Polynomial boxed && name.endsWith("Value")) {
      boolean narrowed = name.equals("byteValue") || name.equals("shortValue");
      return narrowed ? walk.expressions.arithmetic().narrowed(boxed, given.getKind()) : boxed;
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
