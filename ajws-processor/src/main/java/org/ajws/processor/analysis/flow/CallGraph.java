package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
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
  private final Map<Tree, Node> nodes = new IdentityHashMap<>();
  private final Map<ExecutableElement, TreePath> bodies = new HashMap<>();
  private final ClassHierarchy hierarchy;
  private final Map<TreePath, TypeElement> functions = new LinkedHashMap<>();
  private final Query cancel = new Query(CallGraph::isCancel, null);
  private final Set<CompilationUnitTree> indexed =
      Collections.newSetFromMap(new IdentityHashMap<>());

  /** What one method body, lambda or initialiser calls. */
  private static final class Node {
    final Set<ExecutableElement> called = new LinkedHashSet<>();
    final Set<TypeElement> escaping = new LinkedHashSet<>();
    final Set<TypeElement> initialised = new LinkedHashSet<>();
    final List<TreePath> held = new ArrayList<>();
  }

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

    /** All trees of the kind asked for that running the code may run. */
    public List<TreePath> reached(TreePath code) {
      List<TreePath> found = new ArrayList<>();
      Set<Tree> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Deque<TreePath> open = new ArrayDeque<>();
      open.add(code);
      seen.add(code.getLeaf());
      while (!open.isEmpty()) {
        TreePath next = open.remove();
        contains(next, path -> construct.test(path) && !found.add(path)); // goes on
        successors(next).stream().filter(p -> seen.add(p.getLeaf())).forEach(open::add);
      }
      return found;
    }

    private boolean isHit(TreePath code) {
      return (construct != null && contains(code, construct))
          || targets(node(code)).stream().anyMatch(method);
    }
  }

  private Node node(TreePath code) {
    Node node = nodes.get(code.getLeaf());
    if (node == null) {
      node = scan(code);
      nodes.put(code.getLeaf(), node);
    }
    return node;
  }

  private Set<ExecutableElement> targets(Node node) {
    Set<ExecutableElement> targets = new LinkedHashSet<>(node.called);
    node.called.forEach(m -> targets.addAll(hierarchy.overriders(m)));
    node.escaping.forEach(t -> targets.addAll(hierarchy.callbacks(t)));
    return targets;
  }

  /** The code that a piece of code may run next. */
  private List<TreePath> successors(TreePath code) {
    Node node = node(code);
    List<TreePath> next = new ArrayList<>(functions(node));
    next.addAll(node.held);
    for (ExecutableElement target : targets(node)) {
      TreePath body = body(target);
      if (body != null) {
        next.add(body);
      }
    }
    node.initialised.forEach(t -> next.addAll(staticInitialisers(t)));
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

  /** Lambdas and method references that the calls of a node may run. */
  private List<TreePath> functions(Node node) {
    Set<TypeElement> interfaces = new LinkedHashSet<>(node.escaping);
    for (ExecutableElement m : node.called) {
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

  /** The methods of the module that override a method, or implement it. */
  public List<ExecutableElement> overriders(ExecutableElement method) {
    return hierarchy.overriders(method);
  }

  private List<TreePath> staticInitialisers(TypeElement type) {
    List<TreePath> found = new ArrayList<>();
    TreePath declared = module.declaration(type);
    if (declared != null && declared.getLeaf() instanceof ClassTree tree) {
      for (Tree member : tree.getMembers()) {
        if (isStaticInitialiser(member)) {
          found.add(new TreePath(declared, member));
        }
      }
    }
    return found;
  }

  private static boolean isStaticInitialiser(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree v
        && v.getInitializer() != null
        && v.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  private void index(CompilationUnitTree unit) {
    if (!indexed.add(unit)) {
      return;
    }
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

  private Node scan(TreePath code) {
    Node node = new Node();
    boolean constructor =
        code.getLeaf() instanceof MethodTree m && m.getName().contentEquals("<init>");
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
          call(node, method, tree.getArguments(), getCurrentPath());
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement made) {
          call(node, made, tree.getArguments(), getCurrentPath());
        }
        if (tree.getClassBody() != null) {
          scan(tree.getArguments(), p);
          scanInitialisers(tree.getClassBody(), p);
          return null;
        }
        return super.visitNewClass(tree, p);
      }

      private void scanInitialisers(ClassTree body, Void p) {
        for (Tree member : body.getMembers()) {
          if (!(member instanceof MethodTree) && !(member instanceof ClassTree)) {
            scan(member, p);
          }
        }
      }

      @Override
      public Void visitMemberReference(MemberReferenceTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement method) {
          node.called.add(method);
        }
        return super.visitMemberReference(tree, p);
      }

      @Override
      public Void visitBinary(BinaryTree tree, Void p) {
        if (tree.getKind() == Tree.Kind.PLUS && isText(module.type(getCurrentPath()))) {
          callUnwritten(node, new TreePath(getCurrentPath(), tree.getLeftOperand()), "toString");
          callUnwritten(node, new TreePath(getCurrentPath(), tree.getRightOperand()), "toString");
        }
        return super.visitBinary(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        if (isText(module.type(getCurrentPath()))) {
          callUnwritten(node, new TreePath(getCurrentPath(), tree.getExpression()), "toString");
        }
        return super.visitCompoundAssignment(tree, p);
      }

      @Override
      public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
        TreePath elements = new TreePath(getCurrentPath(), tree.getExpression());
        callUnwritten(node, elements, "iterator", "hasNext", "next");
        return super.visitEnhancedForLoop(tree, p);
      }

      @Override
      public Void visitTry(TryTree tree, Void p) {
        for (Tree resource : tree.getResources()) {
          callUnwritten(node, new TreePath(getCurrentPath(), resource), "close");
        }
        return super.visitTry(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null; // its methods are reached by calls
      }
    }.scan(code, null);
    if (constructor && code.getParentPath().getLeaf() instanceof ClassTree owner) {
      addInstanceInitialisers(node, code.getParentPath(), owner);
    }
    return node;
  }

  /** A constructor runs the instance initialisers of its class. */
  private void addInstanceInitialisers(Node node, TreePath classPath, ClassTree owner) {
    for (Tree member : owner.getMembers()) {
      boolean code = member instanceof BlockTree || member instanceof VariableTree;
      if (code && !isStaticInitialiser(member)) {
        Node part = scan(new TreePath(classPath, member));
        node.called.addAll(part.called);
        node.escaping.addAll(part.escaping);
        node.initialised.addAll(part.initialised);
        node.held.addAll(part.held);
      }
    }
  }

  private void call(
      Node node, ExecutableElement method, List<? extends ExpressionTree> arguments, TreePath at) {
    node.called.add(method);
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (hierarchy.contains(owner) || module.declaration(owner) != null) {
      if (method.getModifiers().contains(Modifier.STATIC)
          || method.getKind() == ElementKind.CONSTRUCTOR) {
        node.initialised.add(owner);
      }
      return;
    }
    for (ExpressionTree argument : arguments) {
      escape(node, module.type(new TreePath(at, argument)));
    }
    if (at.getLeaf() instanceof MethodInvocationTree m
        && m.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath selectPath = new TreePath(at, select);
      TreePath receiver = new TreePath(selectPath, select.getExpression());
      escape(node, module.type(receiver));
      node.held.addAll(functionsIn(receiver));
    }
  }

  /** The functions that an object of the library was made with, where its variable shows it. */
  private List<TreePath> functionsIn(TreePath receiver) {
    List<TreePath> found = new ArrayList<>();
    TreePath declared =
        module.element(receiver) instanceof VariableElement variable
            ? module.declaration(variable)
            : null;
    if (declared != null
        && declared.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
          found.add(getCurrentPath());
          return null;
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree tree, Void p) {
          found.add(getCurrentPath());
          return null;
        }

        @Override
        public Void visitClass(ClassTree tree, Void p) {
          return null;
        }
      }.scan(new TreePath(declared, tree.getInitializer()), null);
    }
    return found;
  }

  /** A call that Java makes by itself, and those of what it gives. */
  private void callUnwritten(Node node, TreePath receiver, String method, String... ofResult) {
    if (module.type(receiver) instanceof DeclaredType type
        && type.asElement() instanceof TypeElement owner
        && !owner.getQualifiedName().contentEquals("java.lang.Object")
        && (!owner.getModifiers().contains(Modifier.FINAL) || hierarchy.contains(owner))) {
      for (ExecutableElement called : hierarchy.methods(owner, method)) {
        node.called.add(called);
        if (module.types().asElement(called.getReturnType()) instanceof TypeElement given) {
          for (String next : ofResult) {
            node.called.addAll(hierarchy.methods(given, next));
          }
        }
      }
    }
  }

  private static boolean isText(TypeMirror type) {
    return type instanceof DeclaredType d
        && ((TypeElement) d.asElement()).getQualifiedName().contentEquals("java.lang.String");
  }

  private void escape(Node node, TypeMirror type) {
    if (type != null
        && type.getKind() == TypeKind.DECLARED
        && !type.toString().equals("java.lang.Object")) {
      Element element = ((DeclaredType) type).asElement();
      if (!element.getModifiers().contains(Modifier.FINAL)
          || element.getKind() == ElementKind.RECORD
          || hierarchy.contains(element)) {
        node.escaping.add((TypeElement) element);
      }
    }
  }
}
