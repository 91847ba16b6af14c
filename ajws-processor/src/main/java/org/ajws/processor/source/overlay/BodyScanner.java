package org.ajws.processor.source.overlay;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.source.overlay.Selector.Kind;

/**
 * Finds the places inside a body: a method's, an initialiser's, a loop's or a block's. Bodies of
 * lambdas belong to it, those of classes do not: they are places of their own.
 */
final class BodyScanner extends TreeScanner<Void, Void> {
  private final SelectableFinder finder;
  private final Selectable parent;
  private final List<Selectable> found = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>();
  private final List<LabeledStatementTree> labels = new ArrayList<>();

  /** How many loops there are so far directly inside the current one. */
  private int siblings;

  BodyScanner(SelectableFinder finder, Selectable parent) {
    this.finder = finder;
    this.parent = parent;
  }

  /** The places inside, in source order. */
  List<Selectable> selectables(Tree body) {
    if (body instanceof BlockTree block) {
      scan(block.getStatements(), null);
    } else {
      scan(body, null);
    }
    return found;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    List<String> variables = new ArrayList<>();
    for (StatementTree start : tree.getInitializer()) {
      if (start instanceof VariableTree variable) {
        variables.add(variable.getName().toString());
        scan(variable.getInitializer(), p);
      } else {
        if (start instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof AssignmentTree assignment
            && assignment.getVariable() instanceof IdentifierTree name) {
          variables.add(name.getName().toString());
        }
        scan(start, p);
      }
    }
    loop(tree, variables, tree.getStatement());
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    scan(tree.getExpression(), p);
    loop(tree, List.of(tree.getVariable().getName().toString()), tree.getStatement());
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    scan(tree.getCondition(), p);
    loop(tree, List.of(), tree.getStatement());
    return null;
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    loop(tree, List.of(), tree.getStatement());
    scan(tree.getCondition(), p);
    return null;
  }

  private void loop(Tree tree, List<String> variables, StatementTree body) {
    path.add(++siblings);
    add(Kind.LOOP, tree, variables, isFlat(body));
    int outer = siblings;
    siblings = 0;
    scan(body, null);
    siblings = outer;
    path.remove(path.size() - 1);
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    labels.add(tree);
    StatementTree inner = tree.getStatement();
    boolean isPlace =
        inner instanceof BlockTree
            || inner instanceof ForLoopTree
            || inner instanceof EnhancedForLoopTree
            || inner instanceof WhileLoopTree
            || inner instanceof DoWhileLoopTree
            || inner instanceof ExpressionStatementTree
            || inner instanceof SynchronizedTree
            || inner instanceof LabeledStatementTree;
    if (!isPlace) {
      labels.clear();
    }
    return scan(inner, p);
  }

  @Override
  public Void visitBlock(BlockTree tree, Void p) {
    add(Kind.BLOCK, tree, List.of(), false);
    return scan(tree.getStatements(), p);
  }

  @Override
  public Void visitIf(IfTree tree, Void p) {
    labels.clear();
    add(Kind.IF, tree, List.of(), false);
    return super.visitIf(tree, p);
  }

  @Override
  public Void visitAssert(AssertTree tree, Void p) {
    labels.clear();
    add(Kind.ASSERT, tree, List.of(), false);
    return super.visitAssert(tree, p);
  }

  @Override
  public Void visitTry(TryTree tree, Void p) {
    labels.clear();
    scan(tree.getResources(), p);
    inside(tree.getBlock());
    scan(tree.getCatches(), p);
    inside(tree.getFinallyBlock());
    return null;
  }

  @Override
  public Void visitCatch(CatchTree tree, Void p) {
    inside(tree.getBlock());
    return null;
  }

  @Override
  public Void visitSynchronized(SynchronizedTree tree, Void p) {
    add(Kind.SYNCHRONIZED, tree, List.of(), false);
    scan(tree.getExpression(), p);
    inside(tree.getBlock());
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    if (tree.getBody() instanceof BlockTree block) {
      inside(block);
    } else {
      scan(tree.getBody(), p);
    }
    return null;
  }

  /** A block that no label may stand before. */
  private void inside(BlockTree block) {
    if (block != null) {
      scan(block.getStatements(), null);
    }
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatementTree tree, Void p) {
    ExpressionTree value = tree.getExpression();
    if (value instanceof AssignmentTree assignment) {
      value = assignment.getExpression();
    } else if (value instanceof CompoundAssignmentTree assignment) {
      value = assignment.getExpression();
    }
    while (value instanceof TypeCastTree || value instanceof ParenthesizedTree) {
      value =
          value instanceof TypeCastTree cast
              ? cast.getExpression()
              : ((ParenthesizedTree) value).getExpression();
    }
    if (value instanceof MethodInvocationTree call) {
      add(Kind.CALL, tree, List.of(nameOf(call)), false);
    }
    return super.visitExpressionStatement(tree, p);
  }

  private static String nameOf(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : call.getMethodSelect().toString();
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    add(Kind.LOCAL, tree, List.of(tree.getName().toString()), false);
    return scan(tree.getInitializer(), p);
  }

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    String name = tree.getSimpleName().toString();
    add(
        name.isEmpty() ? Kind.ANONYMOUS : Kind.CLASS,
        tree,
        name.isEmpty() ? List.of() : List.of(name),
        false);
    return null;
  }

  private void add(Kind kind, Tree tree, List<String> names, boolean flat) {
    found.add(
        new Selectable(
            kind,
            tree,
            parent,
            List.copyOf(names),
            List.of(),
            kind == Kind.LOOP ? List.copyOf(path) : List.of(),
            flat,
            kind.isStatement() ? List.copyOf(labels) : List.of(),
            finder.line(tree)));
    labels.clear();
  }

  private static boolean isFlat(Tree body) {
    boolean[] flat = {true};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        if (tree instanceof MethodInvocationTree
            || tree instanceof NewClassTree
            || tree instanceof ForLoopTree
            || tree instanceof EnhancedForLoopTree
            || tree instanceof WhileLoopTree
            || tree instanceof DoWhileLoopTree) {
          flat[0] = false;
        }
        return flat[0] ? super.scan(tree, p) : null;
      }
    }.scan(body, null);
    return flat[0];
  }

  /** Whether a piece of code assigns a name, plainly or through {@code this}, or names it so. */
  static boolean assignsOrQualifies(Tree code, String name) {
    boolean[] does = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        check(tree.getVariable());
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        check(tree.getVariable());
        return super.visitCompoundAssignment(tree, p);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        check(
            switch (tree.getKind()) {
              case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
                  tree.getExpression();
              default -> null;
            });
        return super.visitUnary(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        boolean ofThis = tree.getExpression().toString().endsWith("this");
        does[0] |= ofThis && tree.getIdentifier().contentEquals(name);
        return super.visitMemberSelect(tree, p);
      }

      private void check(ExpressionTree assigned) {
        does[0] |= assigned instanceof IdentifierTree id && id.getName().contentEquals(name);
      }
    }.scan(code, null);
    return does[0];
  }
}
