package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/** The places of a module where variables and containers get their values, found on first use. */
final class FunctionPositions {
  /**
   * A value on its way into a variable or a container.
   *
   * @param code that it stands in
   * @param level of a field of a {@code this}: its class; else null
   */
  record Place(TreePath value, Code code, TypeElement level) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final SelfReference self;
  private final MethodBodies bodies;
  private Map<Element, List<Place>> assigned;
  private Map<Element, List<Place>> put;
  private Map<ExecutableElement, List<UnitCall>> calls;

  FunctionPositions(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.self = new SelfReference(module);
    this.bodies = new MethodBodies(module);
  }

  /** The values that a variable is given by name. */
  List<Place> assigned(VariableElement variable) {
    scan();
    return assigned.getOrDefault(variable, List.of());
  }

  /** What methods of the container that a variable holds are given, and its slots. */
  List<Place> put(VariableElement variable) {
    scan();
    return put.getOrDefault(variable, List.of());
  }

  /** The calls that may run the body of a method or constructor. */
  List<UnitCall> calls(ExecutableElement method) {
    if (calls == null) {
      calls = new HashMap<>();
      for (UnitCall call : sets.calls()) {
        for (ExecutableElement body : bodies.of(call.callee())) {
          calls.computeIfAbsent(body, b -> new ArrayList<>()).add(call);
        }
      }
    }
    return calls.getOrDefault(method, List.of());
  }

  /** The bodies that a call of a method may run. */
  List<ExecutableElement> bodies(ExecutableElement method) {
    return bodies.of(method);
  }

  /** An argument of a call; null where nobody writes it. */
  static TreePath argument(UnitCall call, int index) {
    List<? extends ExpressionTree> given =
        call.path().getLeaf() instanceof MethodInvocationTree m
            ? m.getArguments()
            : call.path().getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of();
    return call.implicit() || index >= given.size()
        ? null
        : new TreePath(call.path(), given.get(index));
  }

  /** The container that a part of it comes from: {@code map} of {@code map.get(k).stream()}. */
  static TreePath root(TreePath part) {
    TreePath path = part;
    while (path.getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree s) {
      path = new TreePath(new TreePath(path, s), s.getExpression());
    }
    return path;
  }

  /** What a container is made of: {@code List.of(a, b)}, {@code new Runnable[] {a}}. */
  static List<TreePath> elements(TreePath container) {
    List<? extends ExpressionTree> elements =
        container.getLeaf() instanceof MethodInvocationTree m
            ? m.getArguments()
            : container.getLeaf() instanceof NewClassTree n
                ? n.getArguments()
                : container.getLeaf() instanceof NewArrayTree a && a.getInitializers() != null
                    ? a.getInitializers()
                    : List.of();
    return elements.stream().map(e -> new TreePath(container, e)).toList();
  }

  private void scan() {
    if (assigned == null) {
      assigned = new HashMap<>();
      put = new HashMap<>();
      Map<Tree, Code> codes = new IdentityHashMap<>();
      sets.codes().forEach(c -> codes.put(c.path().getLeaf(), c));
      module.files().forEach(f -> new Scanner(codes).scan(f));
    }
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final Map<Tree, Code> codes;

    Scanner(Map<Tree, Code> codes) {
      this.codes = codes;
    }

    void scan(BoundFile file) {
      scan(file.unit(), null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      Element variable = module.element(getCurrentPath());
      if (tree.getInitializer() != null && variable != null) {
        boolean field = variable.getKind().isField();
        add(
            assigned,
            variable,
            new TreePath(getCurrentPath(), tree.getInitializer()),
            field ? self.enclosing(getCurrentPath()) : null);
      }
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      TreePath value = new TreePath(getCurrentPath(), tree.getExpression());
      ExpressionTree target = BoundModule.withoutParentheses(tree.getVariable());
      TreePath path = new TreePath(getCurrentPath(), target);
      if (target instanceof ArrayAccessTree slot) {
        path = new TreePath(path, slot.getExpression());
        add(put, module.element(path), value, level(path));
      } else {
        add(assigned, module.element(path), value, level(path));
      }
      return super.visitAssignment(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      if (tree.getMethodSelect() instanceof MemberSelectTree select) {
        TreePath receiver =
            root(new TreePath(new TreePath(getCurrentPath(), select), select.getExpression()));
        if (module.element(receiver) instanceof VariableElement container) {
          for (ExpressionTree a : tree.getArguments()) {
            add(put, container, new TreePath(getCurrentPath(), a), level(receiver));
          }
        }
      }
      return super.visitMethodInvocation(tree, p);
    }

    private TypeElement level(TreePath name) {
      Element variable = module.element(name);
      return variable != null && variable.getKind().isField() ? self.level(name, variable) : null;
    }

    private void add(
        Map<Element, List<Place>> places, Element variable, TreePath value, TypeElement level) {
      Code code = code(value);
      if (variable != null && code != null) {
        places.computeIfAbsent(variable, v -> new ArrayList<>()).add(new Place(value, code, level));
      }
    }

    private Code code(TreePath value) {
      for (TreePath p = value; p != null; p = p.getParentPath()) {
        Code code = codes.get(p.getLeaf());
        boolean itself = p == value && p.getLeaf() instanceof LambdaExpressionTree;
        if (code != null && !itself) {
          return code;
        }
        if (p.getLeaf() instanceof MethodTree) {
          return null;
        }
      }
      return null;
    }
  }
}
