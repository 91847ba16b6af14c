package org.ajws.processor.source.overlay;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.ajws.processor.source.overlay.Selector.Kind;
import org.ajws.processor.text.Span;

/**
 * A use of {@code synchronized}: the modifier of a method, or a statement without its block.
 *
 * @param start of what would be taken away
 * @param end of it
 * @param block where the block that it is about begins; negative for a native method
 * @param line in the source
 * @param isStatement whether it is a statement
 * @param method whose statement it is; null for that of an initialiser, constructor or lambda
 * @param lock the object that it locks, as it is written
 * @param obstacle why it cannot be taken away; null if it can
 */
record Synchronization(
    int start,
    int end,
    int block,
    int line,
    boolean isStatement,
    MethodTree method,
    TakenLock lock,
    String obstacle) {
  private static final String WORD = "synchronized";

  /**
   * Those in a method, constructor, initialiser, loop or block, with its lambdas but without the
   * classes inside; of a class those of its members.
   */
  static List<Synchronization> in(
      Selectable selected, SelectableFinder finder, MonitorCalls monitors) {
    List<Synchronization> found = new ArrayList<>();
    Tree tree = selected.tree();
    boolean isClass = selected.kind() == Kind.CLASS || selected.kind() == Kind.ANONYMOUS;
    if (isClass && tree instanceof ClassTree type) {
      for (Tree member : type.getMembers()) {
        if (member instanceof BlockTree
            || (member instanceof MethodTree method && finder.end(method) >= 0)) {
          collect(member, finder, monitors, found);
        }
      }
    } else {
      collect(tree, finder, monitors, found);
    }
    return found;
  }

  private static void collect(
      Tree root, SelectableFinder finder, MonitorCalls monitors, List<Synchronization> found) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
          Span word = finder.modifier(tree.getModifiers(), WORD);
          String obstacle = needsTheMonitor(tree, monitors) ? "a wait or notify in it needs" : null;
          found.add(
              new Synchronization(
                  word.start(),
                  word.end(),
                  tree.getBody() == null ? -1 : finder.start(tree.getBody()),
                  finder.line(tree),
                  false,
                  null,
                  lock(tree, finder),
                  obstacle));
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        found.add(
            new Synchronization(
                finder.start(tree),
                finder.start(tree.getBlock()),
                finder.start(tree.getBlock()),
                finder.line(tree),
                true,
                method(TreePath.getPath(finder.unit(), tree)),
                new TakenLock(inner(tree.getExpression()).toString()),
                needsTheMonitor(tree.getBlock(), monitors)
                    ? "a wait or notify in it needs"
                    : hasEffect(tree.getExpression()) ? "computes its lock" : null));
        return super.visitSynchronized(tree, p);
      }
    }.scan(root, null);
  }

  private static TakenLock lock(MethodTree method, SelectableFinder finder) {
    if (!method.getModifiers().getFlags().contains(Modifier.STATIC)) {
      return new TakenLock("this");
    }
    TreePath type = TreePath.getPath(finder.unit(), method).getParentPath();
    return new TakenLock(((ClassTree) type.getLeaf()).getSimpleName() + ".class");
  }

  private static ExpressionTree inner(ExpressionTree expression) {
    return expression instanceof ParenthesizedTree p ? inner(p.getExpression()) : expression;
  }

  /** The method that a statement belongs to; null of an initialiser, constructor or lambda. */
  static MethodTree method(TreePath path) {
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      if (up.getLeaf() instanceof MethodTree method) {
        return method.getReturnType() == null ? null : method;
      }
      if (up.getLeaf() instanceof LambdaExpressionTree || up.getLeaf() instanceof ClassTree) {
        return null;
      }
    }
    return null;
  }

  private static boolean needsTheMonitor(Tree code, MonitorCalls monitors) {
    boolean[] needs = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        needs[0] |= monitors.needsMonitor(tree);
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
    return needs[0];
  }

  private static boolean hasEffect(Tree expression) {
    boolean[] has = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        has[0] |=
            tree instanceof MethodInvocationTree
                || tree instanceof NewClassTree
                || tree instanceof AssignmentTree
                || tree instanceof UnaryTree;
        return super.scan(tree, p);
      }
    }.scan(expression, null);
    return has[0];
  }
}
