package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.ajws.processor.source.BoundModule;

/**
 * Which code of the module a piece of code may reach: a call leads to the method it names and to
 * all that override it, also one that Java makes by itself ({@code toString} in a text, {@code
 * iterator} of a loop, {@code close} of a resource); a lambda or method reference counts as called
 * where it is made, and where a method of its interface is called; an object given to a library
 * method may have every method called that overrides one of the library.
 *
 * <p>It may say yes too often, never too seldom for what the module's sources show; reflection and
 * objects that a library found by itself are not seen.
 */
public final class CallGraph {
  private static final String CANCEL = "org.ajws.runtime.AjwsRuntime.cancel";

  private final BoundModule module;
  private final Map<Tree, CodeCalls> callsOf = new IdentityHashMap<>();
  private final Map<Tree, List<TreePath>> successorsOf = new IdentityHashMap<>();
  private final Map<ExecutableElement, TreePath> bodies = new HashMap<>();
  private final ClassHierarchy hierarchy;
  private final Map<TreePath, TypeElement> functions = new LinkedHashMap<>();
  private final Set<TypeElement> functionTypes = new HashSet<>();
  private final Query cancel = new Query(CallGraph::isCancel, null);
  private final Set<CompilationUnitTree> indexed =
      Collections.newSetFromMap(new IdentityHashMap<>());

  /** The calls of a module. */
  public CallGraph(BoundModule module) {
    this.module = module;
    this.hierarchy = new ClassHierarchy(module);
    module.units().forEach(this::index);
  }

  /** Whether the code may call {@code AjwsRuntime.cancel()}. */
  public boolean mayCancel(TreePath code) {
    return cancel.mayReach(code);
  }

  /** Whether a method is {@code AjwsRuntime.cancel()}. */
  public static boolean isCancel(ExecutableElement method) {
    return method.getSimpleName().contentEquals("cancel")
        && CANCEL.equals(method.getEnclosingElement() + "." + method.getSimpleName());
  }

  /**
   * A question about what code may do; keep it for many pieces of code, since it remembers.
   *
   * @param method asked for every method that may be called, with source or without
   * @param construct asked for every tree of the code that may be run; null for none
   */
  public Query query(Predicate<ExecutableElement> method, Predicate<TreePath> construct) {
    return new Query(method, construct);
  }

  /** Whether running code may call a method, or run a tree, of some kind. */
  public final class Query {
    private final Predicate<ExecutableElement> method;
    private final Predicate<TreePath> construct;
    private final Map<Tree, Boolean> known = new IdentityHashMap<>();

    /** What {@link #reached} has found, when so many files were read. */
    private ReachedTrees trees;

    private int files = -1;

    private Query(Predicate<ExecutableElement> method, Predicate<TreePath> construct) {
      this.method = method;
      this.construct = construct;
    }

    /** Whether the code itself, or what it may call, is of the kind asked for. */
    public boolean mayReach(TreePath code) {
      Set<Tree> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Deque<TreePath> open = new ArrayDeque<>();
      open.add(code);
      seen.add(code.getLeaf());
      while (!open.isEmpty()) {
        TreePath next = open.remove();
        Boolean answer = known.get(next.getLeaf());
        if (Boolean.FALSE.equals(answer)) {
          continue;
        }
        if (answer != null || isHit(next)) {
          known.put(code.getLeaf(), true);
          return true;
        }
        successors(next).stream().filter(p -> seen.add(p.getLeaf())).forEach(open::add);
      }
      seen.forEach(t -> known.put(t, false));
      return false;
    }

    /**
     * All trees of the kind asked for that running the code may run; pieces of code that run each
     * other get the same list.
     */
    public List<TreePath> reached(TreePath code) {
      List<TreePath> found;
      do {
        if (files != indexed.size()) { // what was found has not seen all of them
          files = indexed.size();
          trees = new ReachedTrees(CallGraph.this::successors, this::own);
        }
        found = trees.of(code);
      } while (files != indexed.size());
      return found;
    }

    private List<TreePath> own(TreePath code) {
      List<TreePath> found = new ArrayList<>();
      contains(code, path -> construct.test(path) && !found.add(path)); // goes on
      return found;
    }

    private boolean isHit(TreePath code) {
      return (construct != null && contains(code, construct))
          || targets(calls(code)).stream().anyMatch(method);
    }
  }

  private CodeCalls calls(TreePath code) {
    CodeCalls calls = callsOf.get(code.getLeaf());
    if (calls == null) {
      calls = CodeCalls.of(module, hierarchy, code);
      callsOf.put(code.getLeaf(), calls);
    }
    return calls;
  }

  private Set<ExecutableElement> targets(CodeCalls calls) {
    Set<ExecutableElement> targets = new LinkedHashSet<>(calls.called);
    calls.called.forEach(m -> targets.addAll(hierarchy.overriders(m)));
    calls.escaping.forEach(t -> targets.addAll(hierarchy.callbacks(t)));
    return targets;
  }

  /** The code that a piece of code may run next; each query asks for the same. */
  private List<TreePath> successors(TreePath code) {
    List<TreePath> known = successorsOf.get(code.getLeaf());
    if (known == null) {
      int files = indexed.size();
      known = findSuccessors(code);
      if (files == indexed.size()) { // else it has not seen all of the files that are read by now
        successorsOf.put(code.getLeaf(), known);
      }
    }
    return known;
  }

  private List<TreePath> findSuccessors(TreePath code) {
    CodeCalls calls = calls(code);
    List<TreePath> next = new ArrayList<>(functions(calls));
    next.addAll(calls.held);
    for (ExecutableElement target : targets(calls)) {
      TreePath body = body(target);
      if (body != null) {
        next.add(body);
      }
    }
    calls.initialised.forEach(t -> next.addAll(staticInitialisers(t)));
    return next;
  }

  /** The body of a method in the module's sources; null where it has none there. */
  public TreePath body(ExecutableElement method) {
    TreePath known = bodies.get(method);
    if (known == null) {
      TreePath declared = module.declaration(method);
      if (declared != null && declared.getLeaf() instanceof MethodTree) {
        index(declared.getCompilationUnit());
        known = declared;
        bodies.put(method, known);
      }
    }
    return known;
  }

  /** Lambdas and method references that some calls may run. */
  private List<TreePath> functions(CodeCalls calls) {
    Set<TypeElement> interfaces = new LinkedHashSet<>(calls.escaping);
    for (ExecutableElement m : calls.called) {
      if (m.getModifiers().contains(Modifier.ABSTRACT)) {
        interfaces.add((TypeElement) m.getEnclosingElement());
      }
    }
    List<TreePath> found = new ArrayList<>();
    functions.forEach(
        (function, type) -> {
          if (interfaces.stream().anyMatch(i -> hierarchy.isSubclass(type, i))) {
            found.add(function);
          }
        });
    return found;
  }

  /** The lambdas and method references of the module that are of a type, in source order. */
  public List<TreePath> functions(TypeElement type) {
    List<TreePath> found = new ArrayList<>();
    functions.forEach(
        (function, of) -> {
          if (hierarchy.isSubclass(of, type)) {
            found.add(function);
          }
        });
    return found;
  }

  /** Whether lambdas or method references of the module are of an interface, and of none below. */
  public boolean hasFunctions(TypeElement type) {
    return functionTypes.contains(type);
  }

  /** The methods of the module that override a method, or implement it. */
  public List<ExecutableElement> overriders(ExecutableElement method) {
    return hierarchy.overriders(method);
  }

  /** The classes and interfaces of the module that are of a type, itself included. */
  public List<TypeElement> subclasses(TypeElement type) {
    return hierarchy.subclasses(type);
  }

  /** Whether a method of the module overrides one that a library may call. */
  public boolean isCalledByLibraries(ExecutableElement method) {
    return hierarchy.overridesLibrary(method);
  }

  private List<TreePath> staticInitialisers(TypeElement type) {
    List<TreePath> found = new ArrayList<>();
    TreePath declared = module.declaration(type);
    if (declared != null && declared.getLeaf() instanceof ClassTree tree) {
      for (Tree member : tree.getMembers()) {
        if (CodeCalls.isStaticInitialiser(member)) {
          found.add(new TreePath(declared, member));
        }
      }
    }
    return found;
  }

  private void index(CompilationUnitTree unit) {
    if (!indexed.add(unit)) {
      return;
    }
    successorsOf.clear();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof TypeElement type) {
          hierarchy.add(type);
        }
        return super.visitClass(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
          bodies.put(method, getCurrentPath());
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        addFunction(getCurrentPath());
        return super.visitLambdaExpression(tree, p);
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        addFunction(getCurrentPath());
        return super.visitMemberReference(tree, p);
      }
    }.scan(unit, null);
  }

  private void addFunction(TreePath function) {
    if (module.type(function) instanceof DeclaredType type) {
      functions.put(function, (TypeElement) type.asElement());
      functionTypes.add((TypeElement) type.asElement());
    }
  }

  /** The trees that running a piece of code runs: no class bodies in it, but lambdas. */
  private static boolean contains(TreePath code, Predicate<TreePath> construct) {
    Boolean found =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void p) {
            if (tree == null || (tree instanceof ClassTree && tree != code.getLeaf())) {
              return false;
            }
            return construct.test(new TreePath(getCurrentPath(), tree)) || hit(super.scan(tree, p));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return hit(a) || hit(b);
          }
        }.scan(code, null);
    return construct.test(code) || hit(found);
  }

  private static boolean hit(Boolean found) {
    return Boolean.TRUE.equals(found);
  }
}
