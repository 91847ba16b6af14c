package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** When functions run: where they are written, later, or in parallel. */
final class FunctionRuns {
  private final BoundModule module;
  private final ParallelStreams streams;
  private final MethodBodies bodies;

  /**
   * Which parameters are handed to a parallel operation. In a circle of methods only the first
   * question is answered whole, so a no to the questions within it is none of their own.
   */
  private final Map<VariableElement, Boolean> handedOn = new HashMap<>();

  FunctionRuns(BoundModule module) {
    this.module = module;
    this.streams = new ParallelStreams(module);
    this.bodies = new MethodBodies(module);
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
      if (streams.runs(callee, parent)) {
        return Code.Runs.PARALLEL;
      }
      if (Threads.areStartedBy((TypeElement) callee.getEnclosingElement())) {
        return Code.Runs.LATER;
      }
      if (isRunInParallel(callee, arguments(parent).indexOf(leaf), new HashSet<>())) {
        return Code.Runs.PARALLEL;
      }
    }
    if (parent.getLeaf() instanceof VariableTree && isRunInParallel(parent, new HashSet<>())) {
      return Code.Runs.PARALLEL;
    }
    return module.type(path) instanceof DeclaredType type && isTask(type)
        ? Code.Runs.MAYBE_LATER
        : Code.Runs.WITHIN;
  }

  private static List<? extends ExpressionTree> arguments(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree m
        ? m.getArguments()
        : call.getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of();
  }

  /**
   * Whether a method of the module hands what it is given to a parallel operation.
   *
   * @param asked the parameters that the first question has come to
   */
  private boolean isRunInParallel(
      ExecutableElement callee, int argument, Set<VariableElement> asked) {
    for (ExecutableElement body : bodies.of(callee)) {
      List<? extends VariableElement> parameters = body.getParameters();
      if (!parameters.isEmpty()
          && isRunInParallel(parameters.get(Math.min(argument, parameters.size() - 1)), asked)) {
        return true;
      }
    }
    return false;
  }

  private boolean isRunInParallel(VariableElement parameter, Set<VariableElement> asked) {
    Boolean known = handedOn.get(parameter);
    if (known != null) {
      return known;
    }
    boolean first = asked.isEmpty();
    if (!asked.add(parameter)) {
      return false; // a circle adds nothing to the first question
    }
    boolean parallel = isRunInParallel(module.declaration(parameter), asked);
    if (parallel) {
      handedOn.put(parameter, true);
    } else if (first) {
      asked.forEach(p -> handedOn.put(p, false)); // one of them would have been the way
    }
    return parallel;
  }

  /** Whether a variable of the file that holds a function is handed to a parallel operation. */
  private boolean isRunInParallel(TreePath declaration, Set<VariableElement> asked) {
    Element variable = module.element(declaration);
    if (variable == null) {
      return false;
    }
    boolean field = variable.getKind().isField();
    TreePath around =
        field ? new TreePath(declaration.getCompilationUnit()) : declaration.getParentPath();
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        use(tree);
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        use(tree);
        return super.visitMemberSelect(tree, p);
      }

      private void use(ExpressionTree tree) {
        TreePath parent = getCurrentPath().getParentPath();
        found[0] =
            found[0]
                || variable.equals(module.element(getCurrentPath()))
                    && parent.getLeaf() instanceof MethodInvocationTree call
                    && call.getArguments().contains(tree)
                    && module.element(parent) instanceof ExecutableElement callee
                    && (streams.runs(callee, parent)
                        || isRunInParallel(callee, call.getArguments().indexOf(tree), asked));
      }
    }.scan(around, null);
    return found[0];
  }

  private boolean isTask(DeclaredType type) {
    return module.isSubtype(type, "java.lang.Runnable")
        || module.isSubtype(type, "java.util.concurrent.Callable");
  }
}
