package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** When functions run: where they are written, later, or in parallel. */
final class FunctionRuns {
  private final BoundModule module;

  FunctionRuns(BoundModule module) {
    this.module = module;
  }

  /** When the methods of a local or anonymous class run. */
  Code.Runs ofClass(TreePath classPath) {
    TreePath made = classPath.getParentPath();
    return made.getLeaf() instanceof NewClassTree ? ofFunction(made) : Code.Runs.MAYBE_LATER;
  }

  /** When a lambda or the object of an anonymous class is called, judged by where it goes. */
  Code.Runs ofFunction(TreePath path) {
    Tree leaf = path.getLeaf();
    TreePath parent = path.getParentPath();
    while (parent.getLeaf() instanceof ParenthesizedTree
        || parent.getLeaf() instanceof TypeCastTree) {
      leaf = parent.getLeaf();
      parent = parent.getParentPath();
    }
    boolean argument =
        parent.getLeaf() instanceof MethodInvocationTree m && m.getArguments().contains(leaf)
            || parent.getLeaf() instanceof NewClassTree n && n.getArguments().contains(leaf);
    if (argument && module.element(parent) instanceof ExecutableElement callee) {
      if (isParallel(callee, parent)) {
        return Code.Runs.PARALLEL;
      }
      if (Threads.areStartedBy((TypeElement) callee.getEnclosingElement())) {
        return Code.Runs.LATER;
      }
    }
    return module.type(path) instanceof DeclaredType type && isTask(type)
        ? Code.Runs.MAYBE_LATER
        : Code.Runs.WITHIN;
  }

  /**
   * {@code parallelStream().forEach}, {@code range(0, n).parallel().map}, {@code parallelSetAll}.
   */
  private boolean isParallel(ExecutableElement callee, TreePath call) {
    String owner = ((TypeElement) callee.getEnclosingElement()).getQualifiedName().toString();
    boolean named = callee.getSimpleName().toString().startsWith("parallel");
    if (!owner.startsWith("java.util.stream.")
        || !(call.getLeaf() instanceof MethodInvocationTree m)) {
      return named && owner.startsWith("java.util.");
    }
    return named || isParallel(new TreePath(call, m.getMethodSelect()));
  }

  /** Whether a stream, or what it comes from, is a parallel one, also if a local holds it. */
  private boolean isParallel(TreePath stream) {
    ExpressionTree tree = (ExpressionTree) stream.getLeaf();
    if (tree.toString().contains(".parallel")) {
      return true;
    }
    TreePath root = stream;
    while (root.getLeaf() instanceof MemberSelectTree
        || root.getLeaf() instanceof MethodInvocationTree) {
      root =
          root.getLeaf() instanceof MemberSelectTree s
              ? new TreePath(root, s.getExpression())
              : new TreePath(root, ((MethodInvocationTree) root.getLeaf()).getMethodSelect());
    }
    TreePath declaration =
        module.element(root) instanceof VariableElement local && !local.getKind().isField()
            ? module.declaration(local)
            : null;
    return declaration != null
        && declaration.getLeaf() instanceof VariableTree v
        && v.getInitializer() != null
        && v.getInitializer().toString().contains(".parallel");
  }

  private boolean isTask(DeclaredType type) {
    for (String task : List.of("java.lang.Runnable", "java.util.concurrent.Callable")) {
      TypeElement element = module.elements().getTypeElement(task);
      if (element != null
          && module
              .types()
              .isSubtype(module.types().erasure(type), module.types().erasure(element.asType()))) {
        return true;
      }
    }
    return false;
  }
}
