package org.ajws.processor.plan.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import java.util.List;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;

/**
 * The code of a method, as deep as its resumption points lie: what both versions of the method are
 * written from. Every point has a number, the pc; the points inside a node are {@code from} to
 * {@code to}, none where {@code to < from}.
 */
public sealed interface Node {
  /** The first point inside. */
  int from();

  /** The last point inside. */
  int to();

  /** Tells a visitor which kind of node this is. */
  void accept(NodeVisitor visitor);

  /** Whether the slow version may be resumed inside. */
  default boolean resumes() {
    return to() >= from();
  }

  /** A local that holds a value while a stack is saved in the middle of an expression. */
  record Temp(int number, String type, String fieldType, String initial) {
    public boolean needsCast() {
      return !type.equals(fieldType);
    }

    public String name() {
      return "t$" + number;
    }
  }

  /** A statement without a point. */
  record Leaf(StatementTree tree) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitLeaf(this);
    }

    @Override
    public int from() {
      return 0;
    }

    @Override
    public int to() {
      return -1;
    }
  }

  /** A value that must be computed before a later call of the same expression. */
  record Eval(Temp temp, ExpressionTree value) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitEval(this);
    }

    @Override
    public int from() {
      return 0;
    }

    @Override
    public int to() {
      return -1;
    }
  }

  /** A call that may unwind. */
  record Call(Temp temp, MethodInvocationTree tree, int pc) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitCall(this);
    }

    @Override
    public int from() {
      return pc;
    }

    @Override
    public int to() {
      return pc;
    }
  }

  /**
   * Nodes that depend on a condition inside an expression.
   *
   * @param held the temporary that holds the condition's value; null if it is still to be computed
   * @param value whether {@code then} is for the condition's being true
   */
  record Choice(
      int from,
      int to,
      ExpressionTree condition,
      Temp held,
      boolean value,
      List<Node> then,
      List<Node> other)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitChoice(this);
    }
  }

  /**
   * A statement without others in it.
   *
   * @param tree what is left to do after the prefix
   * @param prefix the calls in it and what comes before them
   * @param temps all of the prefix
   * @param inPlace whether the fast version can put its handler around the statement as it is
   */
  record Simple(
      int from, int to, StatementTree tree, List<Node> prefix, List<Temp> temps, boolean inPlace)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitSimple(this);
    }
  }

  /** Statements in a block of their own. */
  record Block(int from, int to, Tree tree, List<Node> statements) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitBlock(this);
    }
  }

  /** An {@code if}. */
  record If(
      int from, int to, IfTree tree, List<Node> prefix, List<Temp> temps, Node then, Node other)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitIf(this);
    }
  }

  /**
   * A {@code while}, {@code do} or {@code for}, with its labels.
   *
   * @param update the update of a {@code for}, if it has a point
   * @param again labels the body where {@code continue} leads to code behind it; else null
   */
  record Loop(
      int from,
      int to,
      StatementTree tree,
      List<LabeledStatementTree> labels,
      List<Node> init,
      ExpressionTree condition,
      List<Node> prefix,
      List<Temp> temps,
      Node body,
      List<Node> update,
      String again)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitLoop(this);
    }
  }

  /** An enhanced {@code for}; {@code index} is null for an iterator. */
  record Each(
      int from,
      int to,
      EnhancedForLoopTree tree,
      List<LabeledStatementTree> labels,
      List<Node> prefix,
      List<Temp> temps,
      Temp source,
      Temp index,
      Node body)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitEach(this);
    }
  }

  /**
   * A {@code switch}.
   *
   * @param result takes the value of a switch expression; null for a statement
   * @param temps all of the prefix, which a switch expression leaves to what is around it
   */
  record Switch(
      int from,
      int to,
      Tree tree,
      ExpressionTree selector,
      List<? extends CaseTree> trees,
      Temp result,
      List<Node> prefix,
      List<Temp> temps,
      List<List<Node>> cases)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitSwitch(this);
    }

    /** What a {@code yield} breaks out of. */
    public String label() {
      return label(result);
    }

    public static String label(Temp result) {
      return "switch" + result.number() + "$";
    }
  }

  /** The value of a case of a switch expression, behind an arrow. */
  record Result(
      int from, int to, ExpressionTree value, List<Node> prefix, List<Temp> temps, Temp result)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitResult(this);
    }
  }

  /** A {@code try}. */
  record Try(int from, int to, TryTree tree, Node body, List<Node> handlers) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitTry(this);
    }
  }

  /**
   * The scope of one resource of a {@code try}.
   *
   * @param init declares and computes it; null for one that is there already
   * @param held keeps it until it is closed
   */
  record Using(int from, int to, Tree resource, Node init, Temp held, Node body) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitUsing(this);
    }
  }

  /** A labelled statement that is no loop and no construct. */
  record Labelled(int from, int to, LabeledStatementTree tree, Node body) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitLabelled(this);
    }
  }

  /**
   * An async.
   *
   * @param slot its number in the method, from 1
   * @param valueSlot the same for an async value; -1 for a statement
   * @param start the pc of its body's beginning
   * @param after the pc behind it
   */
  record Spawn(
      int from, int to, Async async, int slot, int valueSlot, int start, int after, Node body)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitSpawn(this);
    }
  }

  /** A finish; {@code depth} counts the finishes around it within the same task, and itself. */
  record Fin(int from, int to, Finish finish, int depth, Node body, Join join) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitFin(this);
    }
  }

  /** The end of the innermost open finish. */
  record Join(int pc, Finish finish) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitJoin(this);
    }

    @Override
    public int from() {
      return pc;
    }

    @Override
    public int to() {
      return pc;
    }
  }

  /** Waits for an async value, if it is still computed. */
  record ValueJoin(int pc, int valueSlot) implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitValueJoin(this);
    }

    @Override
    public int from() {
      return pc;
    }

    @Override
    public int to() {
      return pc;
    }
  }

  /**
   * A jump that leaves finishes, or blocks of async values.
   *
   * @param before joins before the result is computed
   * @param value computes the result; null without
   * @param held keeps the result during the joins behind it; null without these
   * @param after joins behind
   */
  record Jump(
      int from,
      int to,
      List<Node> before,
      Simple value,
      Temp held,
      List<Node> after,
      StatementTree tree)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitJump(this);
    }
  }
}
