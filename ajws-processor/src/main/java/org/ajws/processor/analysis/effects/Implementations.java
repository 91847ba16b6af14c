package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/** Which implementation a variable of an interface type holds, as far as its assignments show. */
final class Implementations {
  private final BoundModule module;
  private final Library library;
  private final Supplier<Stores> stores;
  private final Map<CompilationUnitTree, Map<Element, List<TreePath>>> assigned =
      new IdentityHashMap<>();

  /**
   * @param stores where the module's sources store what
   */
  Implementations(BoundModule module, Library library, Supplier<Stores> stores) {
    this.module = module;
    this.library = library;
    this.stores = stores;
  }

  /** What is known of an object. */
  public enum Safety {
    THREAD_SAFE,
    NOT_THREAD_SAFE,
    UNKNOWN
  }

  /** Whether the object at the end of a way bears several threads. */
  public Safety safety(AccessPath way) {
    if (way.last() instanceof AccessPath.Step.Index) {
      VariableElement container = holder(way.holder());
      boolean known = container != null && container.getKind() != ElementKind.PARAMETER;
      return known && holdsThreadSafe(container) ? Safety.THREAD_SAFE : Safety.UNKNOWN;
    }
    VariableElement holder = holder(way);
    return holder == null ? Safety.UNKNOWN : safety(holder);
  }

  /** Whether all that the sources put into a container or array bears several threads. */
  private boolean holdsThreadSafe(VariableElement container) {
    List<TreePath> parts =
        stores.get().parts(container, false).stream()
            .filter(p -> !Ownership.isImmutable(module.type(p)) || isFunction(p)) // keys
            .toList();
    return !parts.isEmpty()
        && stores.get().parts(container, true).isEmpty()
        && stores.get().values(container).stream().allMatch(this::isEmpty)
        && parts.stream().allMatch(p -> ofPart(p) == Safety.THREAD_SAFE);
  }

  private static boolean isFunction(TreePath value) {
    return value.getLeaf() instanceof LambdaExpressionTree
        || value.getLeaf() instanceof MemberReferenceTree;
  }

  /** Whether a container or array is made that holds nothing yet. */
  private boolean isEmpty(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    return tree instanceof NewClassTree made
            && made.getClassBody() == null
            && made.getArguments().stream()
                .allMatch(a -> Ownership.isImmutable(module.type(new TreePath(value, a))))
        || tree instanceof NewArrayTree array && array.getInitializers() == null;
  }

  /** What is put there, be it by a function that makes it. */
  private Safety ofPart(TreePath part) {
    if (part.getLeaf() instanceof LambdaExpressionTree lambda) {
      return lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION
          ? ofValue(new TreePath(part, lambda.getBody()))
          : Safety.UNKNOWN;
    }
    if (part.getLeaf() instanceof MemberReferenceTree reference) {
      boolean made =
          reference.getMode() == MemberReferenceTree.ReferenceMode.NEW
              && library.isThreadSafe(
                  module.type(new TreePath(part, reference.getQualifierExpression())));
      return made ? Safety.THREAD_SAFE : Safety.UNKNOWN;
    }
    return ofValue(part);
  }

  /** Whether a generator of random numbers may give the same ones in each run. */
  boolean isSeeded(AccessPath way) {
    List<TreePath> values = values(way);
    return values.isEmpty()
        || values.stream()
            .map(TreePath::getLeaf)
            .anyMatch(v -> !(v instanceof NewClassTree made) || !made.getArguments().isEmpty());
  }

  /** What the variable at the end of a way is given in its file. */
  List<TreePath> values(AccessPath way) {
    VariableElement holder = holder(way);
    return holder == null ? List.of() : values(holder);
  }

  /** Whether it is a container of which each method locks the container: one that bears no more. */
  boolean isSynchronized(AccessPath way) {
    VariableElement holder = holder(way);
    if (holder == null) {
      return false;
    }
    List<TreePath> values = values(holder);
    return library.is(holder.asType(), "java.util.Vector")
        || library.is(holder.asType(), "java.util.Hashtable")
        || !values.isEmpty() && values.stream().allMatch(this::isSynchronized);
  }

  private boolean isSynchronized(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    Element method = module.element(new TreePath(value, tree));
    return tree instanceof MethodInvocationTree
        && method != null
        && method.getEnclosingElement().toString().equals("java.util.Collections")
        && method.getSimpleName().toString().startsWith("synchronized");
  }

  /** The variable at the end of a way; null for none. */
  static VariableElement holder(AccessPath way) {
    if (way.steps().isEmpty() && way.origin() instanceof AccessPath.Origin.Variable v) {
      return v.variable();
    }
    return way.last() instanceof AccessPath.Step.Field f ? f.field() : null;
  }

  /** What a variable is given in its file. */
  private List<TreePath> values(VariableElement variable) {
    Element owner = variable;
    while (owner != null && !(owner instanceof javax.lang.model.element.TypeElement)) {
      owner = owner.getEnclosingElement();
    }
    TreePath declaration = module.declaration(owner);
    return declaration == null
        ? List.of()
        : assigned
            .computeIfAbsent(declaration.getCompilationUnit(), this::assignments)
            .getOrDefault(variable, List.of());
  }

  private Safety safety(VariableElement variable) {
    List<TreePath> values = values(variable);
    Safety all = null;
    for (TreePath value : values) {
      Safety one = ofValue(value);
      all = all == null || all == one ? one : Safety.UNKNOWN;
    }
    return all == null ? Safety.UNKNOWN : all;
  }

  private Safety ofValue(TreePath value) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) value.getLeaf());
    TreePath path = new TreePath(value, tree);
    if (library.isThreadSafe(module.type(path))) {
      return Safety.THREAD_SAFE;
    }
    if (tree instanceof NewClassTree) {
      return Safety.NOT_THREAD_SAFE;
    }
    if (tree instanceof MethodInvocationTree call) {
      Element method = module.element(path);
      String name = method == null ? "" : method.getSimpleName().toString();
      String owner = method == null ? "" : method.getEnclosingElement().toString();
      if (owner.equals("java.util.Collections") && name.startsWith("synchronized")) {
        return Safety.THREAD_SAFE;
      }
      if (owner.equals("java.util.Collections") && name.equals("newSetFromMap")) {
        return ofValue(new TreePath(path, call.getArguments().get(0)));
      }
      if (owner.equals("java.util.concurrent.ConcurrentHashMap")
          && call.getMethodSelect() instanceof MemberSelectTree) {
        return Safety.THREAD_SAFE;
      }
    }
    return Safety.UNKNOWN;
  }

  private Map<Element, List<TreePath>> assignments(CompilationUnitTree unit) {
    Map<Element, List<TreePath>> found = new HashMap<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        if (tree.getInitializer() != null) {
          add(module.element(getCurrentPath()), tree.getInitializer());
        }
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        add(
            module.element(new TreePath(getCurrentPath(), tree.getVariable())),
            tree.getExpression());
        return super.visitAssignment(tree, p);
      }

      private void add(Element variable, ExpressionTree value) {
        if (variable instanceof VariableElement) {
          found
              .computeIfAbsent(variable, k -> new ArrayList<>())
              .add(new TreePath(getCurrentPath(), value));
        }
      }
    }.scan(unit, null);
    return found;
  }
}
