package org.ajws.processor.plan.frames;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;

/**
 * The code of a method, as deep as its resumption points lie: what both versions of the method are
 * written from. Nodes are statements; what comes before in their expressions are {@link Step}s.
 */
public sealed interface Node extends Resumable {
  /** Tells a visitor which kind of node this is. */
  void accept(NodeVisitor visitor);

  /** The declaration that this stands for; null for other statements. */
  default VariableTree declaration() {
    return null;
  }

  /** A statement without others in it. */
  sealed interface Single extends Node {
    /** The statement. */
    StatementTree tree();

    /** The calls in it and what comes before them. */
    List<Step> prefix();

    @Override
    default VariableTree declaration() {
      return tree() instanceof VariableTree v ? v : null;
    }
  }

  /** A statement without a point. */
  record Leaf(StatementTree tree) implements Single {
    @Override
    public List<Step> prefix() {
      return List.of();
    }

    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitLeaf(this);
    }
  }

  /**
   * A statement without others in it, but with points.
   *
   * @param tree what is left to do after the prefix
   * @param prefix the calls in it and what comes before them
   * @param temps all of the prefix
   * @param inPlace the only call, if the fast version can put its handler around the statement as
   *     it is; else null
   */
  record Simple(
      int from, int to, StatementTree tree, List<Step> prefix, List<Temp> temps, Step.Call inPlace)
      implements Single {
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
      int from, int to, IfTree tree, List<Step> prefix, List<Temp> temps, Node then, Node other)
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
      List<Single> init,
      ExpressionTree condition,
      List<Step> prefix,
      List<Temp> temps,
      Node body,
      List<Single> update,
      String again)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitLoop(this);
    }
  }

  /**
   * An enhanced {@code for}; {@code index} is null for an iterator.
   *
   * @param waitPc the point where it waits for the next element; 0 if it does not
   */
  record Each(
      int from,
      int to,
      EnhancedForLoopTree tree,
      List<LabeledStatementTree> labels,
      List<Step> prefix,
      List<Temp> temps,
      Temp source,
      Temp index,
      int waitPc,
      Node body)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitEach(this);
    }
  }

  /** A {@code switch}. */
  record Switch(int from, int to, SwitchTree tree, List<Step> prefix, List<Temp> temps, Cases cases)
      implements Node {
    @Override
    public void accept(NodeVisitor visitor) {
      visitor.visitSwitch(this);
    }
  }

  /** The value of a case of a switch expression, behind an arrow. */
  record Result(
      int from, int to, ExpressionTree value, List<Step> prefix, List<Temp> temps, Temp result)
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
   * @param valueSlot the same for an async value; -1 for a statement or a future
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

    @Override
    public VariableTree declaration() {
      return async.path().getLeaf() instanceof VariableTree v ? v : null;
    }
  }

  /** A finish; {@code depth} counts the finishes around it within the same task, and itself. */
  record Fin(int from, int to, Finish finish, int depth, Node body, Join join) implements Node {
    /** Whether it labels a loop, to whose next round {@code continue finish} goes. */
    public boolean labelsLoop() {
      return finish.path().getLeaf() instanceof LabeledStatementTree l
          && JumpTargets.isLoop(l.getStatement());
    }

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
