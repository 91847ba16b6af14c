package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Calls of the module's methods that nobody writes: of resources, of what a loop goes through, of
 * what becomes text, and of objects that a library is given as functions.
 */
final class UnwrittenCalls {
  /**
   * So many classes of a module may be a function that a method gets and gives a library. Of more,
   * as of the tasks of a library that hands hundreds to a pool by one method, nearly none is meant,
   * and those that have what the method around them has look as if they shared it: who calls the
   * method knows which one he gives.
   */
  private static final int MAX_CANDIDATES = 16;

  private static final String TEXT = "java.lang.String";

  private final SymbolicEvaluator walk;

  UnwrittenCalls(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** The end of a resource. */
  void close(Value resource, TypeMirror type, Tree at) {
    ExecutableElement method = function(type);
    if (method != null && resource instanceof AccessPath object && walk.heap.isFunction(object)) {
      walk.calls.call(method, object, List.of(), type, at); // a lambda
    } else {
      call(resource, type, "close", at);
    }
  }

  /** What a loop calls before its first round; null where that is no method of the module. */
  Value iterator(Value elements, TypeMirror type, Tree at) {
    return call(elements, type, "iterator", at);
  }

  /** What a loop calls in each round, of what {@link #iterator} gave. */
  void next(Value iterator, Tree at) {
    call(iterator, null, "hasNext", at);
    call(iterator, null, "next", at);
  }

  /** An operand of a text. */
  void text(ExpressionTree operand, Value value) {
    call(value, walk.type(operand), "toString", operand);
    walk.looksInto(value, walk.type(operand), operand);
  }

  /** Whether a type is that of texts. */
  static boolean isText(TypeMirror type) {
    return type instanceof DeclaredType d
        && ((TypeElement) d.asElement()).getQualifiedName().contentEquals(TEXT);
  }

  private Value call(Value on, TypeMirror type, String name, Tree at) {
    return call(on, type, name, 0, at);
  }

  /** Called with anything. */
  private Value call(Value on, TypeMirror type, String name, int parameters, Tree at) {
    TypeElement owner = on instanceof AccessPath object ? ofModule(object, type) : null;
    ExecutableElement method = owner == null ? null : method(owner, name, parameters);
    if (method == null) {
      return null;
    }
    List<Value> arguments = new ArrayList<>();
    method.getParameters().forEach(p -> arguments.add(walk.unknown(p.asType())));
    return walk.calls.callPart(method, (AccessPath) on, arguments, at);
  }

  /** Notes what a method does that a library may call of an object. */
  void perhaps(Value on, TypeMirror type, String name, int parameters, Tree at) {
    walk.statements.perhaps(() -> call(on, type, name, parameters, at));
  }

  /** The class of the module that an object has, as far as it is known; null for another one. */
  private TypeElement ofModule(AccessPath object, TypeMirror type) {
    TypeElement known = walk.heap.type(object);
    if (known == null && type instanceof DeclaredType d) {
      known = (TypeElement) d.asElement();
    }
    return known != null && walk.tools.module.declaration(known) != null ? known : null;
  }

  private ExecutableElement method(TypeElement owner, String name, int parameters) {
    return ElementFilter.methodsIn(walk.tools.module.elements().getAllMembers(owner)).stream()
        .filter(
            m -> m.getSimpleName().contentEquals(name) && m.getParameters().size() == parameters)
        .filter(m -> !m.getModifiers().contains(Modifier.STATIC))
        .filter(m -> isOfModule(m) || m.getModifiers().contains(Modifier.ABSTRACT))
        .findFirst()
        .orElse(null);
  }

  private boolean isOfModule(ExecutableElement method) {
    return walk.tools.module.declaration(method) != null;
  }

  /** Whether an object is one of a class of the module that a library may call as a function. */
  boolean isFunction(Value given, TypeMirror asked) {
    return given instanceof AccessPath object
        && !walk.heap.isFunction(object)
        && walk.heap.type(object) != null
        && function(asked) != null;
  }

  /**
   * Whether an object from outside is given as a function that is to be followed. Of a comparator
   * nothing is said if the module has none.
   */
  boolean isFromElsewhere(AccessPath given, TypeMirror asked) {
    ExecutableElement method = given.hasFixedOrigin() ? function(asked) : null;
    if (method == null || !walk.calls.unknown().isFunction(method)) {
      return false;
    }
    int classes = walk.tools.calls.overriders(method).size();
    boolean none =
        classes == 0
            && walk.tools.calls.functions((TypeElement) method.getEnclosingElement()).isEmpty();
    boolean isHandedOn =
        walk.callee
            && given.origin() instanceof AccessPath.Origin.Variable
            && given.steps().isEmpty();
    return !(isHandedOn && classes > MAX_CANDIDATES)
        && !(none && walk.tools.library.is(asked, "java.util.Comparator"));
  }

  /** Leaves the call of a function of so many classes to who calls the code and gives it one. */
  void handOn(AccessPath given, TypeMirror asked, List<Value> arguments) {
    ExecutableElement method = given.hasFixedOrigin() ? function(asked) : null;
    if (method != null
        && walk.calls.unknown().isFunction(method)
        && walk.tools.calls.overriders(method).size() > MAX_CANDIDATES) {
      walk.statements.perhaps(() -> walk.calls.unknown().handOn(method, given, arguments));
    }
  }

  /** What such an object does, and returns. */
  Value function(Value given, TypeMirror asked, List<Value> arguments, Tree at) {
    Value[] result = new Value[1];
    walk.statements.perhaps(
        () -> result[0] = part(function(asked), (AccessPath) given, arguments, at));
    return result[0];
  }

  /** Calls an object, whose class may be known by the type of the variable that it is in. */
  Value part(ExecutableElement method, AccessPath object, List<Value> arguments, Tree at) {
    TypeElement type = ofModule(object, type(object));
    boolean known = type != null && !type.getKind().isInterface();
    ExecutableElement called = known ? walk.tools.implementation(method, type) : method;
    return walk.calls.callPart(called, object, arguments, at);
  }

  private static TypeMirror type(AccessPath object) {
    return object.last() instanceof AccessPath.Step.Field f
        ? f.field().asType()
        : object.steps().isEmpty() && object.origin() instanceof AccessPath.Origin.Variable v
            ? v.variable().asType()
            : null;
  }

  /** The one method that an interface leaves open; null for another type. */
  private ExecutableElement function(TypeMirror type) {
    if (!(type instanceof DeclaredType d) || !d.asElement().getKind().isInterface()) {
      return null;
    }
    List<ExecutableElement> open =
        ElementFilter.methodsIn(
                walk.tools.module.elements().getAllMembers((TypeElement) d.asElement()))
            .stream()
            .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT) && !isOfObject(m))
            .toList();
    return open.size() == 1 ? open.get(0) : null;
  }

  /** {@code boolean equals(Object)} of {@code Comparator} is open in no class. */
  private boolean isOfObject(ExecutableElement method) {
    TypeElement object = walk.tools.module.elements().getTypeElement("java.lang.Object");
    return ElementFilter.methodsIn(object.getEnclosedElements()).stream()
        .anyMatch(
            m ->
                m.getSimpleName().equals(method.getSimpleName())
                    && m.getParameters().size() == method.getParameters().size());
  }
}
