package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Maps of which a look changes the order or the content: in access order, with weak keys. Their
 * static type is mostly that of all maps, so what their variables are given decides.
 */
final class ReadsThatWrite {
  private static final String LINKED = "java.util.LinkedHashMap";
  private static final String WEAK = "java.util.WeakHashMap";

  /** What moves the entry that it finds to the end. */
  private static final Set<String> MOVING = Set.of("get", "getOrDefault");

  private final BoundModule module;
  private final Library library;
  private final Implementations implementations;

  ReadsThatWrite(BoundModule module, Library library, Implementations implementations) {
    this.module = module;
    this.library = library;
    this.implementations = implementations;
  }

  /** Whether calling a method of this name changes the object at the end of a way. */
  boolean changes(AccessPath way, TypeMirror type, String method) {
    return library.is(type, "java.util.Map")
        && (MOVING.contains(method) && isInAccessOrder(type)
            || implementations.values(way).stream().anyMatch(v -> changes(v, method)));
  }

  private boolean changes(TreePath value, String method) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    if (!(tree instanceof NewClassTree made)) {
      return false;
    }
    TypeMirror type = module.type(new TreePath(value, tree));
    return library.is(type, WEAK)
        ? library.changes(module.namedType(WEAK).asType(), method)
        : MOVING.contains(method)
            && library.is(type, LINKED)
            && (saysAccessOrder(made.getArguments()) || isInAccessOrder(type));
  }

  private static boolean saysAccessOrder(List<? extends ExpressionTree> arguments) {
    return arguments.size() == 3
        && !(arguments.get(2) instanceof LiteralTree order
            && Boolean.FALSE.equals(order.getValue()));
  }

  /** Whether a class of the module makes itself a map in access order. */
  private boolean isInAccessOrder(TypeMirror type) {
    if (!library.is(type, LINKED)
        || !(type instanceof DeclaredType d)
        || module.declaration(d.asElement()) == null) {
      return false;
    }
    Boolean found =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree tree, Void p) {
            return tree.getMethodSelect() instanceof IdentifierTree called
                && called.getName().contentEquals("super")
                && saysAccessOrder(tree.getArguments());
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(module.declaration(d.asElement()), null);
    return Boolean.TRUE.equals(found)
        || isInAccessOrder(((TypeElement) d.asElement()).getSuperclass());
  }
}
