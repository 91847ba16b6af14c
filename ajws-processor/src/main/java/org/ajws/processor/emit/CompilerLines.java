package org.ajws.processor.emit;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
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
    if (tree instanceof BinaryTree binary) {
      return line(code(end(binary.getLeftOperand())));
    }
    if (tree instanceof WhileLoopTree loop) {
      return line(loop.getCondition());
    }
    if (tree instanceof EnhancedForLoopTree loop) {
      return of(loop.getExpression());
    }
    if (tree instanceof ForLoopTree loop) {
      Tree first =
          loop.getInitializer().isEmpty() ? loop.getCondition() : loop.getInitializer().get(0);
      return first == null ? line(tree) : of(first);
    }
    return line(tree);
  }

  /** Whether the lines of a tree need no notes of their own. */
  public boolean isOnOneLine(Tree tree) {
    return line(tree) == line(end(tree) - 1);
  }

  /** The line that was noted last where the evaluation of a part of a statement begins. */
  public int before(TreePath part) {
    TreePath at = part;
    while (!(at.getLeaf() instanceof StatementTree)
        && !(at.getLeaf() instanceof LambdaExpressionTree)
        && !(at.getParentPath().getLeaf() instanceof LambdaExpressionTree)) {
      at = at.getParentPath();
    }
    if (at.getLeaf() instanceof ForLoopTree loop && loop.getCondition() == part.getLeaf()) {
      return of(loop.getCondition()); // behind the updates, too
    }
    return last(at.getLeaf(), part.getLeaf(), of(at.getLeaf()));
  }

  /** The line that was noted last where the evaluation of an expression ends. */
  public int after(ExpressionTree e, int before) {
    return last(e, null, before);
  }

  /** The line noted last in a tree, in front of a part of it. */
  private int last(Tree whole, Tree part, int before) {
    int[] last = {before};
    new TreeScanner<Boolean, Void>() {
      private boolean found;

      @Override
      public Boolean scan(Tree tree, Void p) {
        found |= tree != null && tree == part;
        return found ? null : super.scan(tree, p);
      }

      @Override
      public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
        super.visitMethodInvocation(call, p);
        noted(of(call));
        return null;
      }

      @Override
      public Boolean visitConditionalExpression(ConditionalExpressionTree tree, Void p) {
        scan(tree.getCondition(), p);
        noted(of(tree.getTrueExpression()));
        scan(tree.getTrueExpression(), p);
        noted(of(tree.getFalseExpression()));
        return scan(tree.getFalseExpression(), p);
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
      int word = Identifiers.endOf(text, at);
      if (word > at && text.substring(at, word).contentEquals(v.getName())) {
        return at;
      }
      at = Math.max(word, at + 1);
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
