package org.ajws.processor.program;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.VariableTree;

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
      Relation relation,
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

  /** How the loop variable is compared with the bound; the names of the runtime's relations. */
  enum Relation {
    LT,
    LE,
    GT,
    GE,
    NE;

    /** The relation of {@code a} to {@code b} where this is that of {@code b} to {@code a}. */
    public Relation mirrored() {
      return switch (this) {
        case LT -> GT;
        case LE -> GE;
        case GT -> LT;
        case GE -> LE;
        case NE -> NE;
      };
    }
  }
}
