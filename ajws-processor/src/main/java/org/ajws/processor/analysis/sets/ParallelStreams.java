package org.ajws.processor.analysis.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.analysis.alias.SwitchResults;
import org.ajws.processor.source.BoundModule;

/**
 * Which calls run the functions that they are handed on other threads and wait for them: parallel
 * operations of the JDK. A stream is followed back through variables, parameters, fields and
 * results of methods of the module.
 */
final class ParallelStreams {
  private final BoundModule module;
  private final MethodBodies bodies;

  /** What variables are given, by assignments and by arguments of calls. */
  private Map<Element, List<TreePath>> values;

  ParallelStreams(BoundModule module) {
    this.module = module;
    this.bodies = new MethodBodies(module);
  }

  /** Whether a call may run a function that it is handed on other threads, before it returns. */
  boolean runs(ExecutableElement callee, TreePath call) {
    String owner = ((TypeElement) callee.getEnclosingElement()).getQualifiedName().toString();
    if (owner.startsWith("java.util.stream.") && call.getLeaf() instanceof MethodInvocationTree m) {
      return isNamed(callee)
          || isMadeParallel(call)
          || m.getMethodSelect() instanceof MemberSelectTree s
              && isParallel(
                  new TreePath(new TreePath(call, s), s.getExpression()), new HashSet<>());
    }
    return isNamed(callee) && owner.startsWith("java.util.") || hasThreshold(callee, owner, call);
  }

  private static boolean isNamed(ExecutableElement callee) {
    return callee.getSimpleName().toString().startsWith("parallel");
  }

  /** {@code map.forEach(threshold, f)} of a {@code ConcurrentHashMap}. */
  private static boolean hasThreshold(ExecutableElement callee, String owner, TreePath call) {
    return owner.equals("java.util.concurrent.ConcurrentHashMap")
        && call.getLeaf() instanceof MethodInvocationTree m
        && !callee.getParameters().isEmpty()
        && callee.getParameters().get(0).asType().getKind() == TypeKind.LONG
        && !m.getArguments().get(0).toString().endsWith("MAX_VALUE");
  }

  /** {@code stream.map(f).parallel()}: the whole pipeline is a parallel one. */
  private static boolean isMadeParallel(TreePath call) {
    TreePath select = call.getParentPath();
    while (select.getLeaf() instanceof MemberSelectTree s
        && select.getParentPath().getLeaf() instanceof MethodInvocationTree) {
      if (s.getIdentifier().contentEquals("parallel")) {
        return true;
      }
      select = select.getParentPath().getParentPath();
    }
    return false;
  }

  private boolean isParallel(TreePath stream, Set<Tree> asked) {
    Tree tree = stream.getLeaf();
    if (!asked.add(tree)) {
      return false;
    }
    if (tree instanceof ParenthesizedTree p) {
      return isParallel(new TreePath(stream, p.getExpression()), asked);
    }
    if (tree instanceof TypeCastTree c) {
      return isParallel(new TreePath(stream, c.getExpression()), asked);
    }
    if (tree instanceof AssignmentTree a) {
      return isParallel(new TreePath(stream, a.getExpression()), asked);
    }
    if (tree instanceof ConditionalExpressionTree c) {
      return isParallel(new TreePath(stream, c.getTrueExpression()), asked)
          || isParallel(new TreePath(stream, c.getFalseExpression()), asked);
    }
    if (tree instanceof SwitchExpressionTree) {
      return SwitchResults.of(stream).stream().anyMatch(r -> isParallel(r, asked));
    }
    Element element = module.element(stream);
    if (tree instanceof MethodInvocationTree call && element instanceof ExecutableElement callee) {
      return isParallel(stream, call, callee, asked);
    }
    return element != null
        && isVariable(element)
        && values().getOrDefault(element, List.of()).stream().anyMatch(v -> isParallel(v, asked));
  }

  private boolean isParallel(
      TreePath path, MethodInvocationTree call, ExecutableElement callee, Set<Tree> asked) {
    if (module.declaration(callee) != null) {
      return bodies.of(callee).stream()
          .flatMap(b -> Returns.of(module.declaration(b)).stream())
          .anyMatch(r -> isParallel(r, asked));
    }
    String name = callee.getSimpleName().toString();
    if (isNamed(callee) || name.equals("sequential")) {
      return !name.equals("sequential");
    }
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    if (owner.getQualifiedName().contentEquals("java.util.stream.StreamSupport")) {
      ExpressionTree chosen = call.getArguments().get(call.getArguments().size() - 1);
      return !(chosen instanceof LiteralTree literal && Boolean.FALSE.equals(literal.getValue()));
    }
    if (!owner.getQualifiedName().toString().startsWith("java.util.stream.")) {
      return false;
    }
    boolean fromArguments =
        call.getArguments().stream().anyMatch(a -> isParallel(new TreePath(path, a), asked));
    return fromArguments
        || call.getMethodSelect() instanceof MemberSelectTree s
            && isParallel(new TreePath(new TreePath(path, s), s.getExpression()), asked);
  }

  private static boolean isVariable(Element element) {
    return element.getKind().isField()
        || element.getKind() == ElementKind.PARAMETER
        || element.getKind() == ElementKind.LOCAL_VARIABLE;
  }

  private Map<Element, List<TreePath>> values() {
    if (values == null) {
      values = new HashMap<>();
      module.files().forEach(f -> scanner().scan(f.unit(), null));
    }
    return values;
  }

  private TreePathScanner<Void, Void> scanner() {
    return new TreePathScanner<>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        add(module.element(getCurrentPath()), tree.getInitializer());
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        add(
            module.element(new TreePath(getCurrentPath(), tree.getVariable())),
            tree.getExpression());
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        arguments(tree.getArguments());
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        arguments(tree.getArguments());
        return super.visitNewClass(tree, p);
      }

      private void arguments(List<? extends ExpressionTree> arguments) {
        if (!arguments.isEmpty()
            && module.element(getCurrentPath()) instanceof ExecutableElement callee) {
          for (ExecutableElement body : bodies.of(callee)) {
            int count = Math.min(arguments.size(), body.getParameters().size());
            for (int i = 0; i < count; i++) {
              add(body.getParameters().get(i), arguments.get(i));
            }
          }
        }
      }

      private void add(Element variable, ExpressionTree value) {
        if (variable != null && value != null && mayBeStream(value)) {
          values
              .computeIfAbsent(variable, v -> new ArrayList<>())
              .add(new TreePath(getCurrentPath(), value));
        }
      }

      private boolean mayBeStream(ExpressionTree value) {
        return String.valueOf(module.type(new TreePath(getCurrentPath(), value)))
            .startsWith("java.util.stream.");
      }
    };
  }
}
