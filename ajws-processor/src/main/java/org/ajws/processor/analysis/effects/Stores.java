package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Where the module's sources assign variables, put something into what they hold, and call methods.
 * The sources are gone through once, by names alone; what a name stands for is asked only of the
 * places that have the name looked for.
 */
final class Stores {
  private static final Set<String> ADDERS =
      Set.of(
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "addElement",
          "set",
          "setElementAt",
          "push",
          "offer",
          "offerFirst",
          "offerLast",
          "put",
          "putAll",
          "putIfAbsent",
          "putFirst",
          "putLast",
          "replace",
          "merge",
          "computeIfAbsent");

  /** Methods of the JDK that find a field by its name. */
  private static final Pattern FINDERS = Pattern.compile("get(Declared)?Field|find\\w+|newUpdater");

  private final BoundModule module;

  /** Texts that such methods are given. */
  private final Set<String> reachedByName = new HashSet<>();

  private final Map<String, List<TreePath>> assigned = new HashMap<>();
  private final Map<String, List<Put>> put = new HashMap<>();

  /** The same by variable, of names that were looked for: in large modules many have one name. */
  private final Map<String, Map<Element, List<TreePath>>> assignedTo = new HashMap<>();

  private final Map<String, Map<Element, List<Put>>> putInto = new HashMap<>();
  private final Map<String, List<TreePath>> called = new HashMap<>();

  /**
   * Something put into what a variable holds, or into what that holds.
   *
   * @param variable the name
   * @param all whether it is not the value itself that is put there, but all that it holds
   */
  private record Put(TreePath variable, TreePath value, boolean all) {}

  /** Whether library methods of a name put what they are given into a container. */
  static boolean isAdder(String name) {
    return ADDERS.contains(name);
  }

  Stores(BoundModule module) {
    this.module = module;
    module.units().forEach(this::index);
  }

  /** What a variable is initialised with, or assigned. */
  List<TreePath> values(VariableElement variable) {
    return of(variable, assigned, assignedTo, v -> variable(v.getParentPath()));
  }

  /** Whether a field of this name is looked for by reflection, or for a handle or an updater. */
  boolean isReachedByName(VariableElement field) {
    return reachedByName.contains(field.getSimpleName().toString());
  }

  /** What is put into the array or container that a variable holds, one by one or all at once. */
  List<TreePath> parts(VariableElement variable, boolean all) {
    return of(variable, put, putInto, p -> module.element(p.variable())).stream()
        .filter(p -> p.all() == all)
        .map(Put::value)
        .toList();
  }

  private static <T> List<T> of(
      VariableElement variable,
      Map<String, List<T>> named,
      Map<String, Map<Element, List<T>>> known,
      Function<T, Element> element) {
    Map<Element, List<T>> all =
        known.computeIfAbsent(
            variable.getSimpleName().toString(),
            name -> {
              Map<Element, List<T>> found = new HashMap<>();
              for (T each : named.getOrDefault(name, List.of())) {
                found.computeIfAbsent(element.apply(each), e -> new ArrayList<>()).add(each);
              }
              return found;
            });
    return Collections.unmodifiableList(all.getOrDefault(variable, List.of()));
  }

  /** The calls of a method or constructor, and references to it. */
  List<TreePath> calls(ExecutableElement method) {
    boolean constructor = method.getKind() == ElementKind.CONSTRUCTOR;
    List<TreePath> named = new ArrayList<>();
    if (constructor) {
      Element type = method.getEnclosingElement();
      named.addAll(called.getOrDefault(type.getSimpleName().toString(), List.of()));
      named.addAll(called.getOrDefault("new", List.of()));
      named.addAll(called.getOrDefault("this", List.of()));
      named.addAll(called.getOrDefault("super", List.of()));
    } else {
      named.addAll(called.getOrDefault(method.getSimpleName().toString(), List.of()));
    }
    return named.stream().filter(c -> isCallOf(c, method)).toList();
  }

  private boolean isCallOf(TreePath call, ExecutableElement method) {
    if (!(module.element(call) instanceof ExecutableElement named)) {
      return false;
    }
    if (named.equals(method)) {
      return true;
    }
    if (method.getKind() == ElementKind.CONSTRUCTOR) { // an anonymous class hands its arguments on
      return call.getLeaf() instanceof NewClassTree made
          && made.getClassBody() != null
          && made.getArguments().size() == method.getParameters().size()
          && method
              .getEnclosingElement()
              .equals(module.element(new TreePath(call, made.getIdentifier())));
    }
    return named.getParameters().size() == method.getParameters().size()
        && module.elements().overrides(method, named, (TypeElement) method.getEnclosingElement());
  }

  private Element variable(TreePath store) {
    return store.getLeaf() instanceof AssignmentTree a
        ? module.element(new TreePath(store, a.getVariable()))
        : module.element(store);
  }

  private void index(CompilationUnitTree unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        if (tree.getInitializer() != null) {
          add(assigned, tree.getName().toString(), to(tree.getInitializer()));
        }
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        ExpressionTree target = BoundModule.withoutParentheses(tree.getVariable());
        if (target instanceof ArrayAccessTree) {
          put(root(new TreePath(getCurrentPath(), target)), to(tree.getExpression()), false);
        } else {
          add(assigned, name(target), to(tree.getExpression()));
        }
        return super.visitAssignment(tree, p);
      }

      /** The compiler's constructor of an anonymous class hands on what its {@code new} has. */
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        boolean unwritten =
            tree.getName().contentEquals("<init>")
                && getCurrentPath().getParentPath().getLeaf() instanceof ClassTree type
                && type.getSimpleName().isEmpty();
        return unwritten ? null : super.visitMethod(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        Tree type = tree.getIdentifier();
        type = type instanceof ParameterizedTypeTree t ? t.getType() : type;
        add(called, name(type), getCurrentPath());
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        boolean made = tree.getMode() == MemberReferenceTree.ReferenceMode.NEW;
        add(called, made ? "new" : tree.getName().toString(), getCurrentPath());
        return super.visitMemberReference(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        String name = name(tree.getMethodSelect());
        add(called, name, getCurrentPath());
        if (FINDERS.matcher(name).matches()) {
          for (ExpressionTree given : tree.getArguments()) {
            if (given instanceof LiteralTree text && text.getValue() instanceof String field) {
              reachedByName.add(field);
            }
          }
        }
        boolean fill =
            name.equals("fill") || name.equals("setAll") || name.equals("parallelSetAll");
        if (tree.getMethodSelect() instanceof MemberSelectTree select
            && (fill || ADDERS.contains(name))) {
          List<? extends ExpressionTree> given = tree.getArguments();
          String of = name(select.getExpression());
          boolean utility = of.equals("Arrays") || of.equals("Collections");
          if (utility && !given.isEmpty()) {
            given.stream().skip(1).forEach(g -> put(root(to(given.get(0))), to(g), false));
          } else if (!fill) {
            TreePath into =
                root(new TreePath(new TreePath(getCurrentPath(), select), select.getExpression()));
            given.forEach(g -> put(into, to(g), name.endsWith("All")));
          }
        }
        return super.visitMethodInvocation(tree, p);
      }

      private TreePath to(Tree tree) {
        return new TreePath(getCurrentPath(), tree);
      }

      private void put(TreePath variable, TreePath value, boolean all) {
        add(put, name(variable.getLeaf()), new Put(variable, value, all));
      }
    }.scan(unit, null);
  }

  private static <T> void add(Map<String, List<T>> map, String name, T value) {
    map.computeIfAbsent(name, k -> new ArrayList<>()).add(value);
  }

  /** The variable from which slots and calls lead to an object. */
  static TreePath root(TreePath path) {
    TreePath at = path;
    while (true) {
      if (at.getLeaf() instanceof ArrayAccessTree slot) {
        at = new TreePath(at, slot.getExpression());
      } else if (at.getLeaf() instanceof ParenthesizedTree inner) {
        at = new TreePath(at, inner.getExpression());
      } else if (at.getLeaf() instanceof TypeCastTree cast) {
        at = new TreePath(at, cast.getExpression());
      } else if (at.getLeaf() instanceof MethodInvocationTree call
          && call.getMethodSelect() instanceof MemberSelectTree select) {
        at = new TreePath(new TreePath(at, select), select.getExpression());
      } else {
        return at;
      }
    }
  }

  private static String name(Tree tree) {
    if (tree instanceof MemberSelectTree select) {
      return select.getIdentifier().toString();
    }
    if (tree instanceof AnnotatedTypeTree type) {
      return name(type.getUnderlyingType());
    }
    return tree instanceof IdentifierTree id ? id.getName().toString() : "";
  }
}
