package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.ArrayCopies;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.sets.AdoptedSets;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Recognises objects that were just made and not yet handed out, so that their members may be
 * touched freely: {@code new C(...)}, {@code (C) super.clone()}, or a local variable that holds
 * such an object alone, up to its first use other than for its members, its methods or a {@code
 * return}. In the method {@code clone} that is the whole method.
 */
public final class FreshObjects {
  /** Methods of the JDK that keep no array that they are given. */
  private static final Set<String> COPYING =
      Set.of(
          "java.lang.System.arraycopy",
          "java.util.Arrays.copyOf",
          "java.util.Arrays.copyOfRange",
          "java.util.Arrays.equals",
          "java.util.Arrays.fill",
          "java.util.Arrays.hashCode",
          "java.util.Arrays.sort",
          "java.util.Arrays.toString");

  private final BoundModule module;
  private final Map<ExecutableElement, Boolean> factories = new HashMap<>();
  private final HandOuts handOuts;
  private final MethodBodies bodies;
  private final UseTimes times;
  private final MakingFunctions functions;
  private final MadeLocks locks;

  /**
   * Judges expressions of a module.
   *
   * @param parallel the module's parallel constructs
   * @param adopted what constructors take over
   */
  public FreshObjects(
      BoundModule module, Constructs parallel, AliasDeclarations aliases, AdoptedSets adopted) {
    this.module = module;
    this.handOuts = new HandOuts(module);
    this.bodies = new MethodBodies(module);
    this.times = new UseTimes(module, parallel);
    this.functions = new MakingFunctions(module, bodies, new FreshResults(this, handOuts));
    this.locks = new MadeLocks(module, bodies, functions, this, aliases, adopted);
  }

  /**
   * Whether the object that an expression gives is known to this thread alone, or is the copy that
   * the method {@code clone} is still making: like a constructor, that method touches members of
   * its object to the end.
   */
  public boolean isFresh(TreePath expression) {
    if (isKeptToItself(expression)) {
      return true;
    }
    Local local = local(expression);
    return local != null && isCopyOfMethod(local);
  }

  /** Whether an object that is fresh has locks of its own, and none by an alias. */
  public boolean hasOwnLocks(TreePath expression) {
    return locks.areOwn(expression);
  }

  /** What an expression has its object from: of a local variable, what that is given. */
  List<TreePath> origins(TreePath expression) {
    Local local = local(expression);
    return local == null ? Makers.of(expression) : made(local);
  }

  private boolean isKeptToItself(TreePath expression) {
    Local local = local(expression);
    return isKeptWhereMade(expression) || local != null && isUnderWay(local);
  }

  /** An expression that makes an object which nobody else has when it is done. */
  private boolean isKeptWhereMade(TreePath expression) {
    return isMade(expression)
        && Makers.of(expression).stream().noneMatch(m -> isHandedOutWhereMade(m, type(m)));
  }

  /** The same of an object that is handed to somebody here: whether it is for the first time. */
  public boolean isFreshWhenGiven(TreePath expression) {
    Local local = local(expression);
    return isKeptWhereMade(expression)
        || local != null
            && isUnderWay(
                local,
                u ->
                    u.getLeaf() == local.use.getLeaf() || times.isAfter(u, local.use, local.scope));
  }

  /**
   * Whether an object that is fresh was made by {@code new} or {@code super.clone()} here, and
   * nothing but its fields was used since: none of its units can have run after its constructor.
   */
  public boolean isOnlyFilled(TreePath expression) {
    Local local = local(expression);
    boolean here =
        origins(expression).stream().allMatch(m -> m.getLeaf() instanceof NewClassTree)
            || local != null && isCopy(local);
    return here
        && (local == null
            || uses(local).stream()
                .allMatch(
                    u ->
                        times.isAfter(u, local.use, local.scope)
                            || u.getParentPath().getLeaf() instanceof MemberSelectTree select
                                && module.element(u.getParentPath()) instanceof VariableElement
                                && select.getExpression() == u.getLeaf()));
  }

  /**
   * Whether an expression gives an array that nobody else has: {@code new int[n]}, a copy of
   * another array, or a local variable that holds such an array alone and is not used any more
   * after it.
   */
  public boolean isFreshArray(TreePath expression) {
    if (isNewArray(expression)) {
      return true;
    }
    Local local = local(expression, this::isNewArray);
    return local != null
        && code(local.use) == code(local.declaration)
        && times.begins(local.use, local.scope) == start(local.use) // a loop would use it again
        && !times.isInTask(local.use, local.scope)
        && uses(local).stream()
            .allMatch(
                u ->
                    u.getLeaf() == local.use.getLeaf()
                        || start(u) < start(local.use) && keepsArray(u, local.declaration));
  }

  private boolean isNewArray(TreePath expression) {
    return Makers.of(expression).stream()
        .allMatch(
            m -> m.getLeaf() instanceof NewArrayTree || ArrayCopies.source(module, m) != null);
  }

  private List<TreePath> uses(Local local) {
    return uses(local.declaration, local.variable);
  }

  private List<TreePath> uses(TreePath declaration, Element variable) {
    List<TreePath> uses = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (variable.equals(module.element(getCurrentPath()))) {
          uses.add(getCurrentPath());
        }
        return null;
      }
    }.scan(declaration.getParentPath(), null);
    return uses;
  }

  /**
   * Whether the object is a copy that the method {@code clone} has handed out before it is done.
   */
  public boolean isHandedOutCopy(TreePath expression) {
    Local local = local(expression);
    return local != null && !isUnderWay(local) && isCopyOfMethod(local);
  }

  /**
   * A use of a local variable that holds nothing but objects just made.
   *
   * @param made the expressions that make them: its initial value, or what is assigned to it
   * @param scope to what the variable has one object in
   */
  private record Local(
      TreePath use, TreePath declaration, Element variable, List<TreePath> made, TreePath scope) {}

  private Local local(TreePath expression) {
    return local(expression, this::isMade);
  }

  private Local local(TreePath expression, Predicate<TreePath> isMade) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    if (!(tree instanceof IdentifierTree)) {
      return null;
    }
    TreePath use = TreePath.getPath(expression, tree);
    Element variable = module.element(use);
    TreePath declaration = module.declaration(variable);
    if (declaration == null
        || !(declaration.getLeaf() instanceof VariableTree v)
        || !isLocal(declaration)) {
      return null;
    }
    List<TreePath> made =
        isDeclaredEmpty(declaration)
            ? assigned(declaration, variable)
            : List.of(new TreePath(declaration, v.getInitializer()));
    return !made.isEmpty() && made.stream().allMatch(isMade)
        ? new Local(use, declaration, variable, made, scope(declaration, variable, made))
        : null;
  }

  /**
   * What a variable holds one object in: the block that declares it, or the one that a single
   * assignment stands in before all other uses.
   */
  private TreePath scope(TreePath declaration, Element variable, List<TreePath> made) {
    TreePath assignment = made.get(0).getParentPath();
    TreePath block = assignment.getParentPath().getParentPath();
    boolean inside =
        made.size() == 1
            && isDeclaredEmpty(declaration)
            && assignment.getLeaf() instanceof AssignmentTree
            && assignment.getParentPath().getLeaf() instanceof ExpressionStatementTree
            && block.getLeaf() instanceof BlockTree
            && uses(declaration, variable).stream()
                .allMatch(
                    u ->
                        start(u) >= start(assignment)
                            && start(u) < module.end(u.getCompilationUnit(), block.getLeaf()));
    return inside ? block : declaration.getParentPath();
  }

  /** What is assigned to a local variable of a block that is declared without a value. */
  private List<TreePath> assigned(TreePath declaration, Element variable) {
    List<TreePath> values = new ArrayList<>();
    if (declaration.getParentPath().getLeaf() instanceof BlockTree) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree tree, Void p) {
          if (variable.equals(module.element(new TreePath(getCurrentPath(), tree.getVariable())))) {
            values.add(new TreePath(getCurrentPath(), tree.getExpression()));
          }
          return super.visitAssignment(tree, p);
        }
      }.scan(declaration.getParentPath(), null);
    }
    return values;
  }

  private boolean isCopyOfMethod(Local local) {
    Tree code = code(local.use);
    return code == code(local.declaration)
        && code instanceof MethodTree method
        && method.getName().contentEquals("clone")
        && method.getParameters().isEmpty()
        && isCopy(local)
        && !isAssigned(local);
  }

  private static boolean isCopy(Local local) {
    return made(local).get(0).getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && SelfReference.isSuper(select.getExpression());
  }

  private boolean isAssigned(Local local) {
    boolean[] assigned = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        TreePath target = new TreePath(getCurrentPath(), tree.getVariable());
        assigned[0] |= local.variable.equals(module.element(target));
        return super.visitAssignment(tree, p);
      }
    }.scan(local.declaration.getParentPath(), null);
    return assigned[0];
  }

  private boolean isMade(TreePath expression) {
    return Makers.of(expression).stream().allMatch(this::isMaker);
  }

  private boolean isMaker(TreePath path) {
    Tree inner = path.getLeaf();
    return inner instanceof NewClassTree
        || inner instanceof MethodInvocationTree call
            && (call.getArguments().isEmpty()
                    && call.getMethodSelect() instanceof MemberSelectTree select
                    && select.getIdentifier().contentEquals("clone")
                    && SelfReference.isSuper(select.getExpression())
                || module.element(path) instanceof ExecutableElement callee
                    && (Makers.isReflective(callee)
                        || isFactory(callee)
                        || functions.areCalled(path)));
  }

  /** Whether what a method, and each override of it, gives was just made and handed to nobody. */
  boolean isFactory(ExecutableElement method) {
    Boolean known = factories.get(method);
    if (known == null) {
      factories.put(method, false); // while it is being found out
      List<ExecutableElement> found =
          module.declaration(method) == null || method.getEnclosingElement().getKind().isInterface()
              ? List.of() // a function may be behind it
              : bodies.of(method);
      known = !found.isEmpty() && found.stream().allMatch(this::makesObject);
      factories.put(method, known);
    }
    return known;
  }

  /** The same of this body alone. */
  boolean makesObject(ExecutableElement method) {
    TreePath declaration = module.declaration(method);
    List<TreePath> returned =
        declaration != null && declaration.getLeaf() instanceof MethodTree tree
            ? Returns.of(new TreePath(declaration, tree.getBody()))
            : List.of();
    return !returned.isEmpty() && returned.stream().allMatch(this::isReturnedFresh);
  }

  /** Whether what code returns was just made and handed to nobody. */
  boolean isReturnedFresh(TreePath value) {
    return isKeptToItself(value) && !isFollowed(value);
  }

  /** Whether a {@code finally} runs after a value to return is known, and may hand it out. */
  private boolean isFollowed(TreePath returned) {
    Local local = local(returned);
    for (TreePath p = returned; local != null && !(p.getLeaf() instanceof MethodTree); ) {
      if (p.getLeaf() instanceof TryTree block && block.getFinallyBlock() != null) {
        return !isUnderWay(local, u -> false);
      }
      p = p.getParentPath();
    }
    return false;
  }

  private static boolean isLocal(TreePath declaration) {
    return !(declaration.getParentPath().getLeaf() instanceof ClassTree);
  }

  /** Whether every use that may run before this one leaves the object with this thread. */
  private boolean isUnderWay(Local local) {
    return isUnderWay(local, u -> times.isAfter(u, local.use, local.scope));
  }

  private boolean isUnderWay(Local local, Predicate<TreePath> isLater) {
    TypeElement type = type(local);
    return code(local.use) == code(local.declaration) // else in a lambda or an inner class
        && made(local).stream().noneMatch(m -> isHandedOutWhereMade(m, type))
        && uses(local).stream()
            .filter(u -> !keeps(u, local.declaration, type) || isByTask(local, u))
            .allMatch(isLater);
  }

  /** Whether a use lets a task have the object that is not joined by then. */
  private boolean isByTask(Local local, TreePath use) {
    boolean access =
        use.getParentPath().getLeaf() instanceof MemberSelectTree
            && !(module.element(use.getParentPath()) instanceof ExecutableElement);
    return !access && times.isInTask(use, local.scope)
        || use.getParentPath().getLeaf() instanceof ReturnTree
            && times.isInTask(local.use, local.scope);
  }

  /** The class of the object where {@code new} names it; else null: a subclass may be behind it. */
  private TypeElement type(Local local) {
    List<TreePath> made = made(local);
    return made.size() == 1 ? type(made.get(0)) : null;
  }

  private TypeElement type(TreePath maker) {
    return maker.getLeaf() instanceof NewClassTree
            && module.types().asElement(module.type(maker)) instanceof TypeElement type
        ? type
        : null;
  }

  private static List<TreePath> made(Local local) {
    return local.made.stream().flatMap(m -> Makers.of(m).stream()).toList();
  }

  private boolean isHandedOutWhereMade(TreePath maker, TypeElement type) {
    return maker.getLeaf() instanceof NewClassTree
        && module.element(maker) instanceof ExecutableElement constructor
        && handOuts.byCall(constructor, type);
  }

  /** A use that neither copies the reference nor changes the variable. */
  private boolean keeps(TreePath use, TreePath declaration, TypeElement type) {
    if (code(use) != code(declaration)) {
      return false;
    }
    Tree parent = use.getParentPath().getLeaf();
    TreePath call = use.getParentPath().getParentPath();
    if (parent instanceof MemberSelectTree
        && call.getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() == parent
        && module.element(call) instanceof ExecutableElement callee) {
      boolean value = !(call.getParentPath().getLeaf() instanceof ExpressionStatementTree);
      return !handOuts.byCall(callee, type)
          && !(value && handOuts.gives(callee) && !keeps(call, declaration, type));
    }
    if (parent instanceof MemberSelectTree) {
      Element member = module.element(use.getParentPath());
      return member == null
          || !handOuts.holdsOwner(member)
          || keeps(use.getParentPath(), declaration, type);
    }
    if (parent instanceof MethodInvocationTree given) {
      return handOuts.looksAt(use.getParentPath(), given.getArguments(), use.getLeaf());
    }
    if (parent instanceof NewClassTree given) {
      return handOuts.looksAt(use.getParentPath(), given.getArguments(), use.getLeaf());
    }
    return parent instanceof ReturnTree
        || parent instanceof ParenthesizedTree
            && use.getParentPath().getParentPath().getLeaf() instanceof SynchronizedTree
        || parent instanceof AssignmentTree a
            && a.getVariable() == use.getLeaf()
            && isDeclaredEmpty(declaration)
        || parent instanceof BinaryTree && !handOuts.isShown(use, false);
  }

  /** Whether what is assigned later is all that a variable holds. */
  private static boolean isDeclaredEmpty(TreePath declaration) {
    return declaration.getLeaf() instanceof VariableTree v
        && (v.getInitializer() == null || v.getInitializer().getKind() == Tree.Kind.NULL_LITERAL);
  }

  /** The same of an array: its slots, its length, or its contents for the library to copy. */
  private boolean keepsArray(TreePath use, TreePath declaration) {
    Tree parent = use.getParentPath().getLeaf();
    return code(use) == code(declaration)
        && (parent instanceof ArrayAccessTree
            || parent instanceof MemberSelectTree
            || parent instanceof BinaryTree
            || parent instanceof EnhancedForLoopTree
            || parent instanceof MethodInvocationTree
                && module.element(use.getParentPath()) instanceof ExecutableElement callee
                && COPYING.contains(callee.getEnclosingElement() + "." + callee.getSimpleName()));
  }

  private long start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }

  /** The method, lambda or class body that code stands in. */
  private static Tree code(TreePath path) {
    TreePath p = path.getParentPath();
    while (!(p.getLeaf() instanceof MethodTree
        || p.getLeaf() instanceof LambdaExpressionTree
        || p.getLeaf() instanceof ClassTree)) {
      p = p.getParentPath();
    }
    return p.getLeaf();
  }
}
