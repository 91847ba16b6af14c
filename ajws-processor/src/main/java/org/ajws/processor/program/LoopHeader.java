package org.ajws.processor.program;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.VariableTree;
import org.ajws.processor.source.CountedFor;

/** The header of a parallel loop, by how its iterations are handed out. */
public sealed interface LoopHeader {
  /** The loop variable that carries {@code @ParallelFor}. */
  VariableTree variable();

  /** The name in the report. */
  String kind();

  /**
   * {@code for (int i = first; i REL bound; i += step)}: a range that is split lazily.
   *
   * @param wide whether the variable is a {@code long}
   * @param relation of the variable to the bound; {@code n > i} counts as {@code i < n}
   * @param step the amount added, or subtracted where {@code negated}; null for 1
   */
  record Counted(
      VariableTree variable,
      boolean wide,
      ExpressionTree first,
      CountedFor.Relation relation,
      ExpressionTree bound,
      ExpressionTree step,
      boolean negated)
      implements LoopHeader {
    @Override
    public String kind() {
      return "split";
    }
  }

  /** {@code for (T x : array)}: a range over the array's index. */
  record Array(VariableTree variable, ExpressionTree source) implements LoopHeader {
    @Override
    public String kind() {
      return "array";
    }
  }

  /** {@code for (T x : iterable)}. */
  record Elements(VariableTree variable, ExpressionTree source, boolean raw) implements LoopHeader {
    @Override
    public String kind() {
      return "elements";
    }
  }

  /**
   * Any other {@code for}: the header runs in order and each body is spawned.
   *
   * @param headerStatement whether the body's first statement ({@code T x = it.next();}) belongs to
   *     the header
   */
  record General(VariableTree variable, boolean headerStatement) implements LoopHeader {
    @Override
    public String kind() {
      return "in order";
    }
  }
}
