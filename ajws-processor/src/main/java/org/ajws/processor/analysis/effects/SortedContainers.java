package org.ajws.processor.analysis.effects;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Containers that keep an order, and so compare what they hold. Their static type may be that of
 * all maps or collections: then what their variables are given decides.
 */
final class SortedContainers {
  private static final List<String> SORTED =
      List.of(
          "java.util.SortedMap",
          "java.util.SortedSet",
          "java.util.PriorityQueue",
          "java.util.concurrent.PriorityBlockingQueue");

  private static final List<String> OPEN =
      List.of("java.util.Map", "java.util.Set", "java.util.Queue");

  private final BoundModule module;
  private final Library library;
  private final Implementations implementations;
  private Boolean ordered; // null until somebody asks

  SortedContainers(BoundModule module, Library library, Implementations implementations) {
    this.module = module;
    this.library = library;
    this.implementations = implementations;
  }

  /** Whether all objects of a type keep an order. */
  boolean is(TypeMirror type) {
    return SORTED.stream().anyMatch(t -> library.is(type, t));
  }

  /**
   * Whether the object at the end of a way may: one of which nothing is known, if the module makes
   * any container with an order that it says itself.
   */
  boolean mayBe(AccessPath way, TypeMirror type) {
    if (is(type)) {
      return true;
    }
    if (!library.isOpen(type) || OPEN.stream().noneMatch(t -> library.is(type, t))) {
      return false;
    }
    List<TreePath> values = implementations.values(way);
    return values.isEmpty() ? makesOrdered() : values.stream().anyMatch(this::mayBe);
  }

  private boolean mayBe(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    TreePath path = new TreePath(value, tree);
    if (tree instanceof NewClassTree) {
      return is(module.type(path));
    } else if (tree instanceof MethodInvocationTree call && !call.getArguments().isEmpty()) {
      return mayBe(new TreePath(path, call.getArguments().get(0))); // a view of it
    }
    return is(module.type(path)) || library.isOpen(module.type(path)) && makesOrdered();
  }

  private boolean makesOrdered() {
    if (ordered == null) {
      boolean[] found = new boolean[1];
      for (CompilationUnitTree unit : module.units()) {
        new TreePathScanner<Void, Void>() {
          @Override
          public Void visitNewClass(NewClassTree tree, Void p) {
            found[0] |=
                !tree.getArguments().isEmpty()
                    && is(module.type(getCurrentPath()))
                    && tree.getArguments().stream()
                        .map(a -> module.type(new TreePath(getCurrentPath(), a)))
                        .anyMatch(t -> library.is(t, "java.util.Comparator"));
            return found[0] ? null : super.visitNewClass(tree, p);
          }
        }.scan(unit, null);
      }
      ordered = found[0];
    }
    return ordered;
  }
}
