package org.ajws.processor.emit;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.ConstantExpressions;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.CompilerHabits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Trivia;

/**
 * The lines that the compiler notes in class files: of a statement its first one, or that of the
 * name it declares; of a call that of its parenthesis. What is evaluated shows the line noted last.
 */
public final class CompilerLines {
  private final BoundModule module;
  private final BoundFile file;

  /** Those of a file. */
  public CompilerLines(BoundModule module, BoundFile file) {
    this.module = module;
    this.file = file;
  }

  /** Where a statement begins, or a call goes to its method. */
  public int of(Tree tree) {
    if (tree instanceof VariableTree v && !v.getName().isEmpty()) {
      return line(name(v));
    }
    if (tree instanceof MethodInvocationTree call) {
      return line(code(end(call.getMethodSelect())));
    }
    Tree first = leftmost(tree);
    if (first != null) {
      return line(code(end(first)));
    }
    if (tree instanceof WhileLoopTree loop) {
      return line(loop.getCondition());
    }
    if (tree instanceof EnhancedForLoopTree loop) {
      return line(loop.getExpression());
    }
    if (tree instanceof ForLoopTree loop) {
      Tree head =
          loop.getInitializer().isEmpty() ? loop.getCondition() : loop.getInitializer().get(0);
      return head == null ? line(tree) : of(head);
    }
    return line(tree);
  }

  /** What stands in front of the sign that an expression is known by; null where that is first. */
  private static Tree leftmost(Tree tree) {
    if (tree instanceof BinaryTree t) {
      return t.getLeftOperand();
    }
    if (tree instanceof ConditionalExpressionTree t) {
      return t.getCondition();
    }
    if (tree instanceof AssignmentTree t) {
      return t.getVariable();
    }
    if (tree instanceof CompoundAssignmentTree t) {
      return t.getVariable();
    }
    if (tree instanceof ArrayAccessTree t) {
      return t.getExpression();
    }
    if (tree instanceof MemberSelectTree t) {
      return t.getExpression();
    }
    if (tree instanceof InstanceOfTree t) {
      return t.getExpression();
    }
    boolean isBehind =
        tree.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || tree.getKind() == Tree.Kind.POSTFIX_DECREMENT;
    return isBehind ? ((UnaryTree) tree).getExpression() : null;
  }

  /** Where the compiler opens a box: at the beginning of what gives it. */
  public int ofBox(Tree tree) {
    return line(tree);
  }

  /**
   * Where a branch of a choice begins. What is put into a box there, or is one that is opened, is
   * an argument or a receiver of what does that, and begins where a box does.
   */
  public int ofBranch(TreePath choice, ExpressionTree branch) {
    TreePath path = new TreePath(choice, branch);
    TypeMirror whole = module.type(choice);
    TypeMirror own = module.type(path);
    boolean changes =
        whole != null
            && own != null
            && whole.getKind().isPrimitive() != own.getKind().isPrimitive()
            && !new Unboxing(module).isCast(path);
    return changes ? ofBox(branch) : of(branch);
  }

  /** Whether the lines of a tree need no notes of their own. */
  public boolean isOnOneLine(Tree tree) {
    return line(tree) == line(end(tree) - 1);
  }

  /** Whether what is around a part, from its beginning to the end of the part, is on one line. */
  public boolean isOnLineOfStatement(TreePath part) {
    TreePath at = part;
    while (at.getLeaf() instanceof CaseTree // a statement of the compiler's own
        || !(at.getLeaf() instanceof StatementTree
            || at.getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    return line(at.getLeaf()) == line(end(part.getLeaf()) - 1);
  }

  /** The line that was noted last where the evaluation of a part of a statement begins. */
  public int before(TreePath part) {
    TreePath at = part;
    TreePath inner = part;
    while (!(at.getLeaf() instanceof StatementTree)
        && !(at.getLeaf() instanceof LambdaExpressionTree)) {
      Tree around = at.getParentPath().getLeaf();
      if (around instanceof LambdaExpressionTree
          || (around instanceof CaseTree c && c.getBody() == at.getLeaf())) {
        return last(at, part.getLeaf(), line(at.getLeaf()));
      }
      inner = at;
      at = at.getParentPath();
    }
    if (at.getLeaf() instanceof ForLoopTree loop && loop.getCondition() == inner.getLeaf()) {
      return last(inner, part.getLeaf(), of(inner.getLeaf())); // behind updates, too
    }
    if (at.getLeaf() instanceof DoWhileLoopTree) {
      return last(inner, part.getLeaf(), line(inner.getLeaf()));
    }
    return last(at, part.getLeaf(), of(at.getLeaf()));
  }

  /** The line that was noted last where the evaluation of an expression ends. */
  public int after(TreePath e, int before) {
    return last(e, null, before);
  }

  /** The line noted last in a tree, in front of a part of it. */
  private int last(TreePath whole, Tree part, int before) {
    Unboxing unboxing = new Unboxing(module);
    int[] last = {before};
    new TreePathScanner<Boolean, Void>() {
      private boolean found;
      private boolean inCase;

      @Override
      public Boolean scan(TreePath path, Void p) {
        found |= path.getLeaf() == part;
        return found ? null : super.scan(path, p);
      }

      @Override
      public Boolean scan(Tree tree, Void p) {
        found |= tree != null && tree == part;
        if (found || tree == null) {
          return null;
        }
        if (inCase && tree instanceof StatementTree && !(tree instanceof BlockTree)) {
          noted(of(tree));
        }
        super.scan(tree, p);
        if (tree instanceof ExpressionTree) {
          box(new TreePath(getCurrentPath(), tree));
        }
        return null;
      }

      private void box(TreePath path) {
        if (unboxing.isAt(path)) {
          noted(unboxing.isCast(path) ? of(path.getLeaf()) : ofBox(path.getLeaf()));
        } else if (unboxing.isMadeAt(path)) {
          noted(ofBox(path.getLeaf()));
        }
        if (path.getLeaf() instanceof TypeCastTree cast && unboxing.boxOfCast(path) != null) {
          noted(ofBox(cast.getExpression()));
        }
      }

      @Override
      public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
        super.visitMethodInvocation(call, p);
        noted(of(call));
        return null;
      }

      @Override
      public Boolean visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
        if (ConstantExpressions.is(module, getCurrentPath())) {
          return null;
        }
        boolean jumps = Conditions.is(getCurrentPath());
        for (ExpressionTree part :
            List.of(tree.getCondition(), tree.getTrueExpression(), tree.getFalseExpression())) {
          if (!jumps) {
            boolean isBranch = part != tree.getCondition();
            noted(isBranch ? ofBranch(getCurrentPath(), part) : of(part));
          }
          scan(part, p);
        }
        return null;
      }

      @Override
      public Boolean visitSwitchExpression(SwitchExpressionTree tree, Void p) {
        super.visitSwitchExpression(tree, p);
        int end = line(end(tree) - 1);
        if (last[0] != end && CompilerHabits.notesEndsOfSwitches()) {
          noted(end);
        }
        return null;
      }

      @Override
      public Boolean visitCase(CaseTree tree, Void p) {
        if (tree.getBody() instanceof ExpressionTree value) {
          noted(line(value));
        }
        boolean outer = inCase;
        inCase = true;
        super.visitCase(tree, p);
        inCase = outer;
        return null;
      }

      @Override
      public Boolean visitInstanceOf(InstanceOfTree tree, Void p) {
        scan(tree.getExpression(), p);
        if (tree.getPattern() != null) {
          noted(line(tree.getPattern()));
        }
        return null;
      }

      @Override
      public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Boolean visitClass(ClassTree tree, Void p) {
        return null;
      }

      private void noted(int line) {
        last[0] = found ? last[0] : line;
      }
    }.scan(whole, null);
    return last[0];
  }

  /**
   * Whether the parts of a choice have no lines of their own, since the compiler makes jumps of it.
   */
  public boolean isJump(TreePath choice) {
    return Conditions.is(choice);
  }

  /** The expression whose evaluation begins a statement; null where there is none. */
  public static ExpressionTree first(Tree statement) {
    if (statement instanceof ExpressionStatementTree e) {
      return e.getExpression();
    }
    if (statement instanceof VariableTree v) {
      return v.getInitializer();
    }
    if (statement instanceof ReturnTree r) {
      return r.getExpression();
    }
    if (statement instanceof IfTree i) {
      return i.getCondition();
    }
    if (statement instanceof SwitchTree s) {
      return s.getExpression();
    }
    if (statement instanceof EnhancedForLoopTree e) {
      return e.getExpression();
    }
    if (statement instanceof ForLoopTree f) {
      return f.getInitializer().isEmpty() ? f.getCondition() : first(f.getInitializer().get(0));
    }
    if (statement instanceof YieldTree y) {
      return y.getValue();
    }
    return statement instanceof ThrowTree t ? t.getExpression() : null;
  }

  private int name(VariableTree v) {
    String text = file.source().text();
    int end = v.getInitializer() == null ? end(v) : start(v.getInitializer());
    int start = Math.max(start(v), end(v.getModifiers()));
    if (v.getType() != null && end(v.getType()) > start) {
      start = end(v.getType());
    }
    for (int at = code(start); at < end; at = code(at)) {
      if (Identifiers.isAt(text, at, v.getName().toString())) {
        return at;
      }
      at = Math.max(Identifiers.endOf(text, at), at + 1);
    }
    return start(v);
  }

  /** Where code begins behind white space and comments. */
  int code(int from) {
    String text = file.source().text();
    int at = from;
    while (at < text.length()
        && (Character.isWhitespace(text.charAt(at)) || Trivia.isComment(text, at))) {
      at = Trivia.skip(text, at);
    }
    return at;
  }

  private int line(Tree tree) {
    return line(start(tree));
  }

  private int line(int offset) {
    return file.source().line(offset);
  }

  private int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  private int end(Tree tree) {
    return module.end(file.unit(), tree);
  }
}
