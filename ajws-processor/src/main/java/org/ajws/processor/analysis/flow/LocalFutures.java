package org.ajws.processor.analysis.flow;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Which futures stay in their method: a local that nothing but {@code f.get()} uses, in the code
 * that the method runs itself. Nobody can tell whether there is an object, so where the expression
 * has ended before what follows begins, the local can hold the value itself.
 */
public final class LocalFutures {
  private final BoundModule module;
  private final LocalVariables locals;
  private final Unboxing unboxing;
  private final Map<VariableElement, Async> futures = new LinkedHashMap<>();
  private final Map<VariableElement, List<TreePath>> gets = new HashMap<>();
  private final Map<VariableElement, String> objects = new HashMap<>();
  private final Map<Tree, VariableElement> values =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private final Set<VariableElement> primitive = new HashSet<>();
  private final Set<Tree> loops = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The futures of a module. */
  public LocalFutures(ModuleFacts facts, Constructs constructs) {
    this.module = facts.module();
    this.locals = facts.locals();
    this.unboxing = new Unboxing(module);
    constructs.loops().forEach(l -> loops.add(l.body()));
    for (Async a : constructs.asyncs()) {
      if (a.isFuture()) {
        futures.put(a.value(), a);
        gets.put(a.value(), new ArrayList<>());
        keep(a.value(), typeHindrance(a));
      }
    }
    if (!futures.isEmpty()) {
      module.files().forEach(this::findUses);
      lists().forEach(this::keepTogether);
      lists().forEach(this::settleTogether);
    }
  }

  /** Whether a future stays in its method. */
  public boolean isLocal(VariableElement future) {
    return futures.containsKey(future) && !objects.containsKey(future);
  }

  /** Why a future has to be an object: which use asks for it, and where; null for a local one. */
  public String whyObject(VariableElement future) {
    return objects.get(future);
  }

  /** The type of what a local future gives: a primitive one if its box is opened by every use. */
  public TypeMirror type(VariableElement future) {
    TypeMirror type = argument(future);
    return primitive.contains(future) ? unboxing.opened(type) : type;
  }

  /** The {@code get} calls of a local future. */
  public List<TreePath> gets(VariableElement future) {
    return List.copyOf(gets.get(future));
  }

  /** The local future that a {@code get} asks; null if a call asks none. */
  public VariableElement got(Tree call) {
    return values.get(call);
  }

  /**
   * What a {@code get} becomes where the local holds the value. As an argument a primitive value
   * keeps the type that the compiler chose the method by.
   *
   * @param name of the local
   */
  public String text(Tree call, String name) {
    VariableElement future = values.get(call);
    TreePath path =
        gets.get(future).stream().filter(g -> g.getLeaf() == call).findFirst().orElseThrow();
    Tree around = around(path).getLeaf();
    boolean argument = around instanceof MethodInvocationTree || around instanceof NewClassTree;
    return argument && primitive.contains(future)
        ? "((%s) %s)".formatted(argument(future), name)
        : name;
  }

  private static TypeMirror argument(VariableElement future) {
    return ((DeclaredType) future.asType()).getTypeArguments().get(0);
  }

  private void keep(VariableElement future, String reason) {
    if (reason != null) {
      objects.putIfAbsent(future, reason);
    }
  }

  private static String typeHindrance(Async future) {
    if (!(future.value().asType() instanceof DeclaredType type)
        || type.getTypeArguments().size() != 1) {
      return "its type has no argument";
    }
    TypeMirror of = type.getTypeArguments().get(0);
    boolean named =
        !(of instanceof WildcardType)
            && of.getKind() != TypeKind.INTERSECTION
            && !of.toString().contains("capture#")
            && !of.toString().contains("<anonymous");
    if (!named) {
      return "the type of its value has no name";
    }
    boolean text = of.toString().equals("java.lang.String");
    return text && isFinal(future.value()) ? "it is final, and a text might be a constant" : null;
  }

  /** A final local of a primitive type would be a constant where its value is one. */
  private static boolean isFinal(VariableElement future) {
    return future.getModifiers().contains(Modifier.FINAL);
  }

  private void findUses(BoundFile file) {
    LocalVariables.Index index = locals.of(file.unit());
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        VariableElement v = index.variable(tree);
        if (futures.containsKey(v)) {
          TreePath get = get(getCurrentPath());
          String escape =
              get == null
                  ? use(getCurrentPath())
                  : isHeadOfFor(get) ? "it is got in the head of a for" : outside(get, v);
          if (escape == null) {
            gets.get(v).add(get);
          } else {
            int line = file.source().line(module.start(file.unit(), tree));
            keep(v, escape + " in line " + line);
          }
        }
        return null;
      }
    }.scan(file.unit(), null);
  }

  /** The call {@code f.get()} around an identifier; null if that stands in no such call. */
  private TreePath get(TreePath use) {
    TreePath select = use.getParentPath();
    return select.getLeaf() instanceof MemberSelectTree m
            && m.getExpression() == use.getLeaf()
            && select.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == m
            && WaitingCalls.waits(module.element(select.getParentPath()))
        ? select.getParentPath()
        : null;
  }

  /** There an expression statement can be one of several, and cannot be left out. */
  private static boolean isHeadOfFor(TreePath get) {
    TreePath up = get.getParentPath();
    return up.getLeaf() instanceof ExpressionStatementTree
        && up.getParentPath().getLeaf() instanceof ForLoopTree loop
        && loop.getStatement() != up.getLeaf();
  }

  private static String use(TreePath path) {
    Tree parent = path.getParentPath().getLeaf();
    if (parent instanceof ReturnTree) {
      return "it is returned";
    }
    if (parent instanceof MethodInvocationTree || parent instanceof NewClassTree) {
      return "it is passed on";
    }
    if (parent instanceof AssignmentTree || parent instanceof VariableTree) {
      return "it is stored";
    }
    if (parent instanceof MemberSelectTree m) {
      return "it is asked for " + m.getIdentifier() + "()";
    }
    return parent instanceof MemberReferenceTree
        ? "a method reference takes it"
        : "it is used by more than get()";
  }

  /** What else than the method itself runs the code around a use; null if nothing does. */
  private String outside(TreePath use, VariableElement future) {
    Tree scope = futures.get(future).path().getParentPath().getLeaf();
    for (TreePath up = use; up.getLeaf() != scope; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof LambdaExpressionTree) {
        return "a lambda gets it";
      } else if (tree instanceof ClassTree) {
        return "an inner class gets it";
      } else if (loops.contains(tree)) {
        return "a parallel loop gets it";
      }
    }
    return null;
  }

  /** Declarators that share their type are all local, or none is. */
  private void keepTogether(List<Async> list) {
    list.stream()
        .filter(f -> !isLocal(f.value()))
        .findFirst()
        .ifPresent(
            kept -> list.forEach(f -> keep(f.value(), "it is declared with " + kept.value())));
  }

  private void settleTogether(List<Async> list) {
    list.stream().filter(f -> isLocal(f.value())).forEach(this::settle);
    if (!list.stream().allMatch(f -> primitive.contains(f.value()))) {
      list.forEach(f -> primitive.remove(f.value())); // one type for all of them
    }
  }

  /** By the type that they share. */
  private List<List<Async>> lists() {
    Map<BoundFile, Map<Integer, List<Async>>> lists = new IdentityHashMap<>();
    for (Async f : futures.values()) {
      lists
          .computeIfAbsent(f.file(), k -> new TreeMap<>())
          .computeIfAbsent(
              module.start(f.file().unit(), f.path().getLeaf()), k -> new ArrayList<>())
          .add(f);
    }
    return lists.values().stream().flatMap(l -> l.values().stream()).toList();
  }

  private void settle(Async future) {
    VariableElement v = future.value();
    gets.get(v).forEach(g -> values.put(g.getLeaf(), v));
    MethodInvocationTree of = (MethodInvocationTree) future.body();
    ExpressionTree given = of.getArguments().get(0);
    TreePath at = new TreePath(new TreePath(future.path(), of), given);
    TypeMirror opened = unboxing.opened(argument(v));
    if (opened.getKind().isPrimitive()
        && !isFinal(v)
        && module.type(at) != null
        && module.type(at).getKind() == opened.getKind()
        && gets.get(v).stream().allMatch(this::isOpened)) {
      primitive.add(v);
    }
  }

  private boolean isOpened(TreePath get) {
    return unboxing.isOpened(get) || isAssignedOpened(get);
  }

  /** Whether a box is given to what takes its contents. */
  private boolean isAssignedOpened(TreePath get) {
    TreePath up = around(get);
    Tree tree = up.getLeaf();
    if (tree instanceof ReturnTree) {
      while (!(up.getLeaf() instanceof MethodTree)) {
        up = up.getParentPath();
      }
      return module
          .type(new TreePath(up, ((MethodTree) up.getLeaf()).getReturnType()))
          .getKind()
          .isPrimitive();
    }
    if (tree instanceof ConditionalExpressionTree choice
        && BoundModule.withoutParentheses(choice.getCondition()) == get.getLeaf()) {
      return true;
    }
    boolean typed =
        tree instanceof VariableTree
            || tree instanceof AssignmentTree
            || tree instanceof CompoundAssignmentTree
            || tree instanceof TypeCastTree;
    return typed
        ? module.type(up).getKind().isPrimitive()
        : tree instanceof UnaryTree
            || tree instanceof ExpressionStatementTree
            || tree instanceof IfTree
            || tree instanceof WhileLoopTree
            || tree instanceof DoWhileLoopTree;
  }

  private static TreePath around(TreePath expression) {
    TreePath up = expression.getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree) {
      up = up.getParentPath();
    }
    return up;
  }
}
