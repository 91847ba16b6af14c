package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/**
 * A call of a method without source, its arguments evaluated.
 *
 * @param on its object; null for a static method
 * @param type the static type of its object, or the class of a static method
 * @param arguments what it is given; a fresh object for a function
 * @param types their static types
 * @param results what those arguments that are functions give when they are called; else null
 * @param trees the arguments as written; none where the method is called by a reference
 * @param given the static type of its result
 */
record LibraryCall(
    ExecutableElement method,
    AccessPath on,
    TypeMirror type,
    List<Value> arguments,
    List<TypeMirror> types,
    List<Value> results,
    List<? extends ExpressionTree> trees,
    TypeMirror given,
    Tree at) {

  String name() {
    return method.getSimpleName().toString();
  }

  String owner() {
    return method.getEnclosingElement().toString();
  }

  /** An argument that is an object; a fresh one where there is none. */
  AccessPath object(int n) {
    return n < arguments.size() && arguments.get(n) instanceof AccessPath a ? a : AccessPath.FRESH;
  }

  /** An argument that is a number. */
  Polynomial number(SymbolicEvaluator walk, int n) {
    return n < arguments.size() && arguments.get(n) instanceof Polynomial f ? f : walk.unknown();
  }

  /** What the functions give of which the result is an object; null for none. */
  AccessPath result() {
    AccessPath found = null;
    for (Value result : results) {
      if (result instanceof AccessPath object) {
        found = object;
      }
    }
    return found;
  }

  /** Whether the last arguments are given as one array. */
  boolean isPacked(int n) {
    return n == arguments.size() - 1
        && types.get(n) instanceof ArrayType array
        && !array.getComponentType().getKind().isPrimitive();
  }
}
