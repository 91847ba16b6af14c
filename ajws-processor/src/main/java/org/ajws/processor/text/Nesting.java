package org.ajws.processor.text;

import com.sun.source.util.TreePath;

/** Depths, for {@link Edits}, of constructs that lock: they lie outside of the loops in them. */
public final class Nesting {
  /** Far below the depths of loops, which are counted from 0. */
  private static final int OUTSIDE_OF_LOOPS = -1_000_000;

  private Nesting() {}

  /** How many trees a path has: a number for names that nothing around or inside has. */
  public static int height(TreePath path) {
    return depth(path) - OUTSIDE_OF_LOOPS;
  }

  /** The depth of the construct that a path leads to. */
  public static int depth(TreePath path) {
    int depth = OUTSIDE_OF_LOOPS;
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      depth++;
    }
    return depth;
  }
}
