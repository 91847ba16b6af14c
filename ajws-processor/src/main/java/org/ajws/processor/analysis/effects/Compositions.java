package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Functions that the JDK makes of others: {@code andThen}, {@code negate}, {@code comparing}. */
final class Compositions {
  private static final Set<String> ALL =
      Set.of("and", "or", "negate", "not", "reversed", "nullsFirst", "nullsLast", "reverseOrder");

  private static final Set<String> KEYS =
      Set.of("comparing", "comparingInt", "comparingLong", "comparingDouble");

  private static final Set<String> THEN =
      Set.of("thenComparing", "thenComparingInt", "thenComparingLong", "thenComparingDouble");

  private final SymbolicEvaluator walk;
  private final CallEvaluator calls;

  Compositions(SymbolicEvaluator walk, CallEvaluator calls) {
    this.walk = walk;
    this.calls = calls;
  }

  /** What a method makes of functions; null if it makes none. */
  static Function.How how(ExecutableElement method) {
    String owner = method.getEnclosingElement().toString();
    String name = method.getSimpleName().toString();
    boolean function = owner.startsWith("java.util.function.");
    if (function && (name.equals("andThen") || name.equals("compose"))) {
      return method.getParameters().get(0).asType() instanceof DeclaredType next
              && functional(next.asElement()) != null
              && functional(next.asElement()).getReturnType().getKind() == TypeKind.VOID
          ? Function.How.ALL
          : Function.How.CHAIN;
    }
    if (function && (name.equals("minBy") || name.equals("maxBy"))) {
      return Function.How.CHOICE;
    }
    boolean comparator = owner.equals("java.util.Comparator");
    boolean parts = !method.getParameters().isEmpty() || !isStatic(method);
    if ((function || comparator || owner.equals("java.util.Collections"))
        && ALL.contains(name)
        && parts) {
      return Function.How.ALL;
    }
    if (comparator && THEN.contains(name)) {
      return Function.How.ALL;
    }
    return comparator && KEYS.contains(name) ? Function.How.KEYS : null;
  }

  private static boolean isStatic(ExecutableElement method) {
    return method.getModifiers().contains(Modifier.STATIC);
  }

  /** The object of a function that a call makes of others; null if it makes none. */
  AccessPath make(MethodInvocationTree tree) {
    if (!(walk.element(tree) instanceof ExecutableElement method) || how(method) == null) {
      return null;
    }
    Function.How how = how(method);
    List<AccessPath> parts = new ArrayList<>();
    List<ExecutableElement> methods = new ArrayList<>();
    if (!isStatic(method) && tree.getMethodSelect() instanceof MemberSelectTree select) {
      parts.add(calls.functions().object(select.getExpression()));
      methods.add(functional(method.getEnclosingElement()));
    }
    int own = parts.size();
    for (int n = 0; n < tree.getArguments().size(); n++) {
      ExpressionTree argument = tree.getArguments().get(n);
      ExecutableElement called = functional(method.getParameters().get(n).asType());
      if (called != null) {
        parts.add(calls.functions().object(argument));
        methods.add(called);
      }
    }
    boolean byKey =
        THEN.contains(method.getSimpleName().toString())
            && !methods.get(own).getEnclosingElement().toString().equals("java.util.Comparator");
    if (byKey) {
      AccessPath keys =
          compose(
              Function.How.KEYS,
              parts.subList(own, parts.size()),
              methods.subList(own, methods.size()));
      return compose(how, List.of(parts.get(0), keys), List.of(methods.get(0), methods.get(0)));
    }
    if (method.getSimpleName().contentEquals("compose")) {
      Collections.reverse(parts);
      Collections.reverse(methods);
    }
    return compose(how, parts, methods);
  }

  private AccessPath compose(
      Function.How how, List<AccessPath> parts, List<ExecutableElement> methods) {
    AccessPath made = walk.heap.make(null, new Function(null, walk.receivers.type(), how, methods));
    for (int n = 0; n < parts.size(); n++) {
      walk.own.put(made, Function.part(n), parts.get(n), false);
    }
    return made;
  }

  private static ExecutableElement functional(TypeMirror type) {
    return type instanceof DeclaredType declared ? functional(declared.asElement()) : null;
  }

  /** The one method of an interface for lambdas; null of another type. */
  private static ExecutableElement functional(javax.lang.model.element.Element type) {
    if (!(type instanceof TypeElement declared) || !declared.getKind().isInterface()) {
      return null;
    }
    for (ExecutableElement method : ElementFilter.methodsIn(declared.getEnclosedElements())) {
      if (method.getModifiers().contains(Modifier.ABSTRACT)
          && !method.getSimpleName().contentEquals("equals")) {
        return method;
      }
    }
    for (TypeMirror above : declared.getInterfaces()) {
      ExecutableElement method = functional(above);
      if (method != null) {
        return method;
      }
    }
    return null;
  }

  /** Calls a composed function. */
  Value call(AccessPath object, Function function, List<Value> arguments, Tree at) {
    Value[] result = {walk.unknown()};
    switch (function.how()) {
      case CHAIN ->
          result[0] =
              part(object, function, 1, List.of(part(object, function, 0, arguments, at)), at);
      case ALL -> {
        part(object, function, 0, arguments, at);
        for (int n = 1; n < function.methods().size(); n++) {
          int next = n;
          walk.statements.perhaps(() -> part(object, function, next, arguments, at));
        }
      }
      case KEYS -> {
        List<Value> keys = new ArrayList<>();
        arguments.forEach(a -> keys.add(part(object, function, 0, List.of(a), at)));
        if (function.methods().size() > 1) {
          part(object, function, 1, keys, at);
        }
      }
      default -> {
        part(object, function, 0, arguments, at);
        for (Value argument : arguments) {
          result[0] =
              result[0] instanceof AccessPath other && argument instanceof AccessPath one
                  ? walk.heap.either(other, one)
                  : argument;
        }
      }
    }
    return result[0];
  }

  private Value part(AccessPath object, Function function, int n, List<Value> arguments, Tree at) {
    AccessPath part = walk.heap.get(object, Function.part(n));
    ExecutableElement method = function.methods().get(n);
    return part == null
        ? walk.unknown(method.getReturnType())
        : calls.callPart(method, part, arguments, at);
  }
}
