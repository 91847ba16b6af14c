package org.ajws.processor.analysis.alias;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Methods that give back the object they are called on, {@code add(a).add(b)}: every {@code return}
 * of theirs, and of each override that the module has, is one of {@code this}.
 */
final class SelfReturns {
  private final BoundModule module;
  private final SelfReference self;
  private final Map<ExecutableElement, Boolean> known = new HashMap<>();
  private Map<String, List<TreePath>> methods;

  SelfReturns(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
  }

  boolean returnsThis(ExecutableElement method) {
    Boolean found = known.get(method);
    if (found == null) {
      known.put(method, false); // while it is being found out
      found = judge(method);
      known.put(method, found);
    }
    return found;
  }

  private boolean judge(ExecutableElement method) {
    TreePath declaration = module.declaration(method);
    if (method.getKind() != ElementKind.METHOD
        || method.getModifiers().contains(Modifier.STATIC)
        || method.getReturnType().getKind() == TypeKind.VOID
        || method.getReturnType().getKind().isPrimitive()
        || declaration == null
        || !(declaration.getLeaf() instanceof MethodTree tree)) {
      return false;
    }
    List<TreePath> bodies = new ArrayList<>();
    if (tree.getBody() != null) {
      bodies.add(declaration);
    }
    if (!method.getModifiers().contains(Modifier.PRIVATE)) {
      named(method.getSimpleName().toString()).stream()
          .filter(m -> ((MethodTree) m.getLeaf()).getBody() != null && overrides(m, method))
          .forEach(bodies::add);
    }
    return !bodies.isEmpty() && bodies.stream().allMatch(m -> isBody(m, (MethodTree) m.getLeaf()));
  }

  private boolean overrides(TreePath path, ExecutableElement method) {
    return module.element(path) instanceof ExecutableElement other
        && other.getEnclosingElement() instanceof TypeElement type
        && module.elements().overrides(other, method, type);
  }

  /** The methods of the module that have a name. */
  private List<TreePath> named(String name) {
    if (methods == null) {
      methods = new HashMap<>();
      module.files().forEach(f -> collect(new TreePath(f.unit())));
    }
    return methods.getOrDefault(name, List.of());
  }

  private void collect(TreePath unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        methods
            .computeIfAbsent(tree.getName().toString(), n -> new ArrayList<>())
            .add(getCurrentPath());
        return super.visitMethod(tree, p);
      }
    }.scan(unit, null);
  }

  /** Whether a method has a body, and all that it returns is its object. */
  private boolean isBody(TreePath method, MethodTree tree) {
    List<TreePath> returned = Returns.of(new TreePath(method, tree.getBody()));
    return !returned.isEmpty() && returned.stream().allMatch(this::isThis);
  }

  private boolean isThis(TreePath expression) {
    ExpressionTree bare = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    TreePath path = bare == expression.getLeaf() ? expression : new TreePath(expression, bare);
    if (bare instanceof TypeCastTree cast) {
      return isThis(new TreePath(path, cast.getExpression()));
    }
    if (bare instanceof IdentifierTree) {
      TreePath only = onlyValue(path);
      return only != null ? isThis(only) : self.enclosing(path).equals(self.ofReceiver(path));
    }
    Element here = self.enclosing(path);
    if (bare instanceof MethodInvocationTree call) {
      Tree select = call.getMethodSelect();
      return module.element(path) instanceof ExecutableElement callee
          && here.equals(self.level(new TreePath(path, select), callee))
          && returnsThis(callee);
    }
    return here.equals(self.ofReceiver(path));
  }

  /** What a local variable is declared with, if it gets no other value. */
  private TreePath onlyValue(TreePath name) {
    Element variable = module.element(name);
    TreePath declaration =
        variable != null && variable.getKind() == ElementKind.LOCAL_VARIABLE
            ? module.declaration(variable)
            : null;
    if (declaration == null
        || !(declaration.getLeaf() instanceof VariableTree local)
        || local.getInitializer() == null) {
      return null;
    }
    boolean[] assigned = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        TreePath target = new TreePath(getCurrentPath(), tree.getVariable());
        assigned[0] |= variable.equals(module.element(target));
        return super.visitAssignment(tree, p);
      }
    }.scan(declaration.getParentPath(), null);
    return assigned[0] ? null : new TreePath(declaration, local.getInitializer());
  }
}
