package org.ajws.processor.analysis.flow;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Code that a thread runs while it holds a lock, or initialises a class, and from which a parallel
 * construct may be reached: there it runs in order. A worker that waited there for others, while it
 * holds the lock that they want, would wait for ever; so would one that initialises a class that
 * others need. And only the thread that has a lock can give it back.
 *
 * @param kind how the lock is held
 * @param code what is run meanwhile
 * @param body the tree that runs under the lock and no more: of a {@code synchronized} block or
 *     method its block
 */
public record CriticalCode(Kind kind, TreePath code, Tree body) {
  /** How a lock is held. */
  public enum Kind {
    /** A {@code synchronized} block. */
    BLOCK,
    /** A {@code synchronized} method. */
    METHOD,
    /** One of the {@link CriticalSections} that are {@code try} statements. */
    TRY,
    /** What a collection runs under a lock of its own: one of the {@link LockedFunctions}. */
    FUNCTION,
    /** A block that initialises a class. */
    INITIALISER,
    /** The value of a field, or of an argument, that initialises a class. */
    VALUE,
    /** A constructor of an enum, behind the call of another one. */
    CONSTRUCTOR
  }

  /**
   * That of a file, in its order.
   *
   * @param isLeftOut methods that are {@code synchronized} in another way
   */
  public static List<CriticalCode> in(
      BoundModule module, BoundFile file, ParallelReach reach, Predicate<MethodTree> isLeftOut) {
    if (reach.isEmpty()) {
      return List.of();
    }
    Finder finder = new Finder(module, reach, isLeftOut);
    finder.scan(file.unit(), null);
    return finder.found;
  }

  private static final class Finder extends TreePathScanner<Void, Void> {
    private final BoundModule module;
    private final ParallelReach reach;
    private final Predicate<MethodTree> isLeftOut;
    private final CriticalSections sections;
    private final LockedFunctions functions;
    private final List<CriticalCode> found = new ArrayList<>();

    Finder(BoundModule module, ParallelReach reach, Predicate<MethodTree> isLeftOut) {
      this.module = module;
      this.reach = reach;
      this.isLeftOut = isLeftOut;
      this.sections = new CriticalSections(module);
      this.functions = new LockedFunctions(module);
    }

    private void add(Kind kind, TreePath code, Tree body) {
      if (reach.isReachedFrom(code)) {
        found.add(new CriticalCode(kind, code, body));
      }
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void p) {
      add(Kind.BLOCK, getCurrentPath(), tree.getBlock());
      return super.visitSynchronized(tree, p);
    }

    @Override
    public Void visitTry(TryTree tree, Void p) {
      if (sections.isLockedTry(getCurrentPath())) {
        add(Kind.TRY, getCurrentPath(), tree);
      }
      return super.visitTry(tree, p);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      for (ExpressionTree function : functions.of(getCurrentPath())) {
        boolean shown =
            function instanceof LambdaExpressionTree || function instanceof MemberReferenceTree;
        if (function.getKind() != Tree.Kind.NULL_LITERAL) {
          add(
              Kind.FUNCTION,
              shown ? new TreePath(getCurrentPath(), function) : getCurrentPath(),
              function);
        }
      }
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void p) {
      if (tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)
          && tree.getBody() != null
          && !isLeftOut.test(tree)) {
        add(Kind.METHOD, getCurrentPath(), tree.getBody());
      }
      return super.visitMethod(tree, p);
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      boolean onlyOnce = isMadeByInitialiser(getCurrentPath());
      for (Tree member : tree.getMembers()) {
        TreePath path = new TreePath(getCurrentPath(), member);
        if (member instanceof BlockTree block && (onlyOnce || block.isStatic())) {
          add(Kind.INITIALISER, path, block);
        } else if (member instanceof VariableTree field && field.getInitializer() != null) {
          field(field, path, onlyOnce);
        } else if (onlyOnce && member instanceof MethodTree m && isConstructor(m)) {
          constructor(m, path);
        }
      }
      return super.visitClass(tree, p);
    }

    /** Whether objects of a class are only made while it, or the enum around, is initialised. */
    private boolean isMadeByInitialiser(TreePath type) {
      return type.getLeaf().getKind() == Tree.Kind.ENUM
          || (type.getParentPath().getLeaf() instanceof NewClassTree
              && module.element(type.getParentPath().getParentPath()) instanceof VariableElement v
              && v.getKind() == ElementKind.ENUM_CONSTANT);
    }

    private static boolean isConstructor(MethodTree method) {
      return method.getName().contentEquals("<init>");
    }

    private void field(VariableTree field, TreePath path, boolean onlyOnce) {
      if (!(module.element(path) instanceof VariableElement element)) {
        return;
      }
      TreePath value = new TreePath(path, field.getInitializer());
      if (element.getKind() == ElementKind.ENUM_CONSTANT) {
        arguments(((NewClassTree) field.getInitializer()).getArguments(), value);
      } else if (onlyOnce || element.getModifiers().contains(Modifier.STATIC)) {
        add(Kind.VALUE, value, value.getLeaf());
      }
    }

    private void arguments(List<? extends ExpressionTree> arguments, TreePath call) {
      arguments.forEach(a -> add(Kind.VALUE, new TreePath(call, a), a));
    }

    /** What a constructor of an enum does behind the call of another one, and its arguments. */
    private void constructor(MethodTree tree, TreePath path) {
      TreePath block = new TreePath(path, tree.getBody());
      CompilationUnitTree unit = path.getCompilationUnit();
      if (module.end(unit, tree.getBody()) <= module.start(unit, tree.getBody())) {
        return; // that of the compiler has no text
      }
      MethodInvocationTree other = otherConstructor(tree.getBody());
      if (other != null) {
        TreePath statement = new TreePath(block, tree.getBody().getStatements().get(0));
        arguments(other.getArguments(), new TreePath(statement, other));
      }
      add(Kind.CONSTRUCTOR, block, tree.getBody());
    }
  }

  /** The call {@code this(…)} that a constructor's body begins with; null without. */
  public static MethodInvocationTree otherConstructor(BlockTree body) {
    return !body.getStatements().isEmpty()
            && body.getStatements().get(0) instanceof ExpressionStatementTree s
            && s.getExpression() instanceof MethodInvocationTree other
            && other.getMethodSelect().toString().equals("this")
        ? other
        : null;
  }
}
