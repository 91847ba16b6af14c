package org.ajws.processor.analysis.flow;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Functions that a collection of the JDK runs while it holds a lock: what {@code compute} of a
 * {@code ConcurrentHashMap} computes, what {@code forEach} of a synchronized list does.
 */
public final class LockedFunctions {
  private static final Set<String> UPDATES =
      Set.of("compute", "computeIfAbsent", "computeIfPresent", "merge");
  private static final Set<String> CHANGES = Set.of("removeIf", "replaceAll", "sort");

  /** What each kind of function is called where it is wrapped. */
  private static final Set<String> KINDS =
      Set.of(
          "Function",
          "BiFunction",
          "UnaryOperator",
          "Consumer",
          "BiConsumer",
          "Predicate",
          "Comparator");

  private final BoundModule module;

  /** Those of a module. */
  public LockedFunctions(BoundModule module) {
    this.module = module;
  }

  /** The arguments of a call that it may run under a lock. */
  public List<ExpressionTree> of(TreePath call) {
    List<ExpressionTree> found = new ArrayList<>();
    if (call.getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && module.element(call) instanceof ExecutableElement method
        && holdsLock(
            method.getSimpleName().toString(),
            new TreePath(new TreePath(call, select), select.getExpression()))) {
      for (int i = 0; i < method.getParameters().size(); i++) {
        if (kind(method.getParameters().get(i).asType()) != null) {
          found.add(tree.getArguments().get(i));
        }
      }
    }
    return found;
  }

  /** The simple name of the function type that the parameter of such an argument has. */
  public String kind(TreePath call, ExpressionTree argument) {
    ExecutableElement method = (ExecutableElement) module.element(call);
    int i = ((MethodInvocationTree) call.getLeaf()).getArguments().indexOf(argument);
    return kind(method.getParameters().get(i).asType());
  }

  private String kind(TypeMirror parameter) {
    Element type = module.types().asElement(parameter);
    String name = type == null ? "" : type.getSimpleName().toString();
    return KINDS.contains(name) ? name : null;
  }

  private boolean holdsLock(String method, TreePath receiver) {
    boolean update = UPDATES.contains(method);
    boolean change = CHANGES.contains(method);
    if (!update && !change && !method.equals("forEach")) {
      return false;
    }
    TypeMirror type = module.type(receiver);
    if (module.isSubtype(type, "java.util.Vector")
        || module.isSubtype(type, "java.util.Hashtable")) {
      return true;
    }
    if (module.isSubtype(type, "java.util.concurrent.CopyOnWriteArrayList")) {
      return change;
    }
    if (module.isSubtype(type, "java.util.concurrent.ConcurrentHashMap")) {
      return update;
    }
    Element element = module.types().asElement(type);
    if (!(element instanceof TypeElement named) || !named.getKind().isInterface()) {
      return false; // a class that needs no lock for it
    }
    List<TreePath> values = values(receiver);
    return values.isEmpty() ? update : values.stream().anyMatch(v -> valueHolds(method, v));
  }

  private boolean valueHolds(String method, TreePath value) {
    if (value.getLeaf() instanceof MethodInvocationTree
        && module.element(value) instanceof ExecutableElement made
        && made.getEnclosingElement().toString().equals("java.util.Collections")) {
      return made.getSimpleName().toString().startsWith("synchronized");
    }
    return value.getLeaf() instanceof NewClassTree
        ? holdsLock(method, value)
        : UPDATES.contains(method);
  }

  /** The expressions that a receiver may come from, as far as they are seen at once. */
  private List<TreePath> values(TreePath receiver) {
    if (receiver.getLeaf() instanceof ParenthesizedTree p) {
      return values(new TreePath(receiver, p.getExpression()));
    }
    if (!(module.element(receiver) instanceof VariableElement variable)) {
      return List.of(receiver);
    }
    TreePath declared = module.declaration(variable);
    List<TreePath> found = new ArrayList<>();
    if (declared != null && declared.getLeaf() instanceof VariableTree tree) {
      if (tree.getInitializer() != null) {
        found.add(new TreePath(declared, tree.getInitializer()));
      }
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree tree, Void p) {
          if (variable.equals(module.element(new TreePath(getCurrentPath(), tree.getVariable())))) {
            found.add(new TreePath(getCurrentPath(), tree.getExpression()));
          }
          return super.visitAssignment(tree, p);
        }
      }.scan(new TreePath(declared.getCompilationUnit()), null);
    }
    return found;
  }
}
