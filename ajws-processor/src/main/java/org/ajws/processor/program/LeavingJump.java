package org.ajws.processor.program;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Name;

/** The jumps that leave a loop, in source order. */
public final class LeavingJump extends OuterJumps {
  private final ParallelLoop loop;
  private final List<StatementTree> found = new ArrayList<>();

  private LeavingJump(ParallelLoop loop) {
    this.loop = loop;
  }

  /** The {@code break}, {@code return} and {@code continue} statements that leave a loop. */
  public static List<StatementTree> of(ParallelLoop loop) {
    LeavingJump jumps = new LeavingJump(loop);
    jumps.scan(loop.body(), null);
    return jumps.found;
  }

  /** Whether a label, or none, means the loop itself. */
  public static boolean isOwn(ParallelLoop loop, Name label) {
    return label == null || loop.labels().stream().anyMatch(l -> l.getLabel().equals(label));
  }

  @Override
  protected void breaks(BreakTree tree) {
    found.add(tree);
  }

  @Override
  protected void continues(ContinueTree tree) {
    if (!isOwn(loop, tree.getLabel())) {
      found.add(tree);
    }
  }

  @Override
  protected void leaves(Tree tree, String what) {
    if (tree instanceof ReturnTree returned) {
      found.add(returned);
    }
  }
}
