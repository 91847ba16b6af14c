package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * The variables that may refer to an object of a shared set: the members, and the parameters and
 * locals that such an object comes from or goes to.
 */
final class SharedVariables {
  private final BoundModule module;
  private final SharedObjectFlow flow;
  private final Occurrences occurrences;
  private final Map<Element, Variable> all = new LinkedHashMap<>();
  private final Deque<Element> open = new ArrayDeque<>();

  /** A value that comes from somewhere else. */
  record Unknown(TreePath value, String why) {}

  /** What is known of one variable. */
  static final class Variable {
    private final Element element;

    /** Values that it gets from other such variables. */
    private final Set<TreePath> origins = new LinkedHashSet<>();

    /** The values that are assigned to it: expressions. */
    private final List<TreePath> values = new ArrayList<>();

    private boolean view;

    private Variable(Element element) {
      this.element = element;
    }

    Element element() {
      return element;
    }

    Collection<TreePath> origins() {
      return origins;
    }

    List<TreePath> values() {
      return values;
    }

    boolean isView() {
      return view;
    }
  }

  SharedVariables(
      BoundModule module, SharedObjectFlow flow, Occurrences occurrences, List<Element> members) {
    this.module = module;
    this.flow = flow;
    this.occurrences = occurrences;
    members.forEach(this::add);
    while (!open.isEmpty()) {
      Element variable = open.remove();
      Variable known = all.get(variable);
      if (known.values.isEmpty()) {
        addValues(known);
        known.values.forEach(v -> sources(v, new HashSet<>()));
      }
      for (TreePath use : uses(variable)) {
        flow.follow(
            use,
            known.view,
            new SharedObjectFlow.Sink() {
              @Override
              public void given(Element to, TreePath value, boolean view) {
                Variable target = add(to);
                boolean more = target.origins.add(use);
                if (view && !target.view) {
                  target.view = true;
                  more = true;
                }
                if (more) {
                  open.add(to);
                }
              }

              @Override
              public void touched(TreePath value) {}

              @Override
              public void lost(TreePath value, String where) {}
            });
      }
    }
  }

  private Variable add(Element variable) {
    Variable known = all.get(variable);
    if (known == null) {
      known = new Variable(variable);
      all.put(variable, known);
      open.add(variable);
    }
    return known;
  }

  /** All of them. */
  Collection<Variable> all() {
    return all.values();
  }

  /** What is known of one; null if it is none. */
  Variable of(Element variable) {
    return all.get(variable);
  }

  /** Where its value is used. */
  List<TreePath> uses(Element variable) {
    return occurrences.names(variable).stream().filter(u -> !isAssigned(u)).toList();
  }

  private static boolean isAssigned(TreePath name) {
    return name.getParentPath().getLeaf() instanceof AssignmentTree a
        && a.getVariable() == name.getLeaf();
  }

  private void addValues(Variable variable) {
    TreePath declaration = module.declaration(variable.element);
    if (declaration != null
        && declaration.getLeaf() instanceof VariableTree v
        && v.getInitializer() != null) {
      variable.values.add(new TreePath(declaration, v.getInitializer()));
    }
    for (TreePath name : occurrences.names(variable.element)) {
      if (isAssigned(name)) {
        TreePath assignment = name.getParentPath();
        variable.values.add(
            new TreePath(assignment, ((AssignmentTree) assignment.getLeaf()).getExpression()));
      }
    }
    if (variable.element.getKind() == ElementKind.PARAMETER
        && variable.element.getEnclosingElement() instanceof ExecutableElement method) {
      int index = method.getParameters().indexOf(variable.element);
      for (TreePath call : occurrences.calls(method)) {
        List<? extends ExpressionTree> arguments =
            call.getLeaf() instanceof NewClassTree made
                ? made.getArguments()
                : ((MethodInvocationTree) call.getLeaf()).getArguments();
        if (index >= 0 && index < arguments.size()) {
          variable.values.add(new TreePath(call, arguments.get(index)));
        }
      }
    }
  }

  /** Why nobody knows who else has the values of a variable; empty if all is seen. */
  List<Unknown> unknown(Variable variable) {
    List<Unknown> found = new ArrayList<>();
    for (TreePath value : variable.values) {
      String why = sources(value, new HashSet<>());
      if (why != null) {
        found.add(new Unknown(value, why));
      }
    }
    Element element = variable.element;
    if (element.getKind() == ElementKind.PARAMETER) {
      TreePath declaration = module.declaration(element);
      boolean ofLambda =
          declaration != null
              && declaration.getParentPath().getLeaf() instanceof LambdaExpressionTree;
      if (ofLambda) {
        found.add(new Unknown(declaration, "a function is handed it"));
      } else if (element.getEnclosingElement() instanceof ExecutableElement method) {
        occurrences
            .references(method)
            .forEach(r -> found.add(new Unknown(r, "a method reference may be handed any")));
        if (!flow.isFixed(method)) {
          found.add(new Unknown(declaration, "overrides of the method may be handed others"));
        }
      }
    } else if (!element.getKind().isField() && variable.values.isEmpty()) {
      TreePath declaration = module.declaration(element);
      if (variable.origins.isEmpty() && declaration != null) {
        found.add(new Unknown(declaration, "what it is taken out of may be had by others"));
      }
    }
    return found;
  }

  /** Whether a value is an object that was made for it, and that nobody else has. */
  boolean isMade(TreePath value) {
    return value.getLeaf() instanceof NewClassTree
        || value.getLeaf() instanceof LiteralTree
        || value.getLeaf() instanceof MethodInvocationTree
            && sources(value, new HashSet<>()) == null
            && !mentions(value);
  }

  private boolean mentions(TreePath value) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(com.sun.source.tree.IdentifierTree name, Void p) {
        found[0] |= all.containsKey(module.element(getCurrentPath()));
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree select, Void p) {
        found[0] |= all.containsKey(module.element(getCurrentPath()));
        return super.visitMemberSelect(select, p);
      }
    }.scan(value, null);
    return found[0];
  }

  /**
   * Looks at where a value comes from, and takes parameters and locals that it comes from among the
   * variables.
   *
   * @return why somebody may have it who does not know of the set; null if nobody has
   */
  private String sources(TreePath value, Set<Tree> seen) {
    if (!seen.add(value.getLeaf())) {
      return null;
    }
    Tree leaf = value.getLeaf();
    if (leaf instanceof ParenthesizedTree inner) {
      return sources(new TreePath(value, inner.getExpression()), seen);
    }
    if (leaf instanceof TypeCastTree cast) {
      return sources(new TreePath(value, cast.getExpression()), seen);
    }
    if (leaf instanceof AssignmentTree assignment) {
      return sources(new TreePath(value, assignment.getExpression()), seen);
    }
    if (leaf instanceof ConditionalExpressionTree either) {
      String why = sources(new TreePath(value, either.getTrueExpression()), seen);
      return why != null ? why : sources(new TreePath(value, either.getFalseExpression()), seen);
    }
    if (leaf instanceof LiteralTree) {
      return null;
    }
    Element element = module.element(value);
    if (leaf instanceof NewClassTree made) {
      return made.getClassBody() != null || module.declaration(element) != null
          ? "its class is one of this module, whose methods may hand it out"
          : null;
    }
    if (leaf instanceof MethodInvocationTree call && element instanceof ExecutableElement callee) {
      return sources(value, call, callee, seen);
    }
    if (element == null || leaf instanceof LambdaExpressionTree) {
      return "it is taken out of something that others may have";
    }
    if (element.getKind().isField()) {
      return SetDeclarations.isShared(element)
          ? null
          : element.getSimpleName() + " has it, too, and is not shared";
    }
    if (element.getKind() == ElementKind.LOCAL_VARIABLE
        || element.getKind() == ElementKind.PARAMETER
        || element.getKind() == ElementKind.BINDING_VARIABLE) {
      add(element);
      return null;
    }
    return "nobody knows who else has it";
  }

  private String sources(
      TreePath value, MethodInvocationTree call, ExecutableElement callee, Set<Tree> seen) {
    String name = callee.getSimpleName().toString();
    if (module.declaration(callee) != null) {
      if (!flow.isFixed(callee)) {
        return name + " may be overridden";
      }
      String[] why = {null};
      for (TreePath given : Returns.of(module.declaration(callee))) {
        why[0] = why[0] != null ? why[0] : sources(given, seen);
      }
      return why[0];
    }
    boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
    if (name.equals("clone")) {
      return null;
    }
    if (!isStatic) { // new StringBuilder().append("x")
      boolean itself =
          call.getMethodSelect() instanceof MemberSelectTree
              && module
                  .types()
                  .isSubtype(
                      module.types().erasure(callee.getEnclosingElement().asType()),
                      module.types().erasure(callee.getReturnType()));
      TreePath select = new TreePath(value, call.getMethodSelect());
      return itself && !SetDeclarations.isImmutable(callee.getReturnType())
          ? sources(
              new TreePath(select, ((MemberSelectTree) call.getMethodSelect()).getExpression()),
              seen)
          : "what %s gives may be had by others".formatted(name);
    }
    for (ExpressionTree argument : call.getArguments()) {
      TreePath path = new TreePath(value, argument);
      String why = SetDeclarations.isImmutable(module.type(path)) ? null : sources(path, seen);
      if (why != null) {
        return why;
      }
    }
    return null;
  }
}
