package org.ajws.processor.rule;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import javax.lang.model.element.Name;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LeavingJump;
import org.ajws.processor.program.OuterJumps;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;

/**
 * No jump leaves the body of a parallel loop, but {@code continue} of that loop; none leaves an
 * async, but {@code break} with its label. Of a jump that leaves several, the innermost is named.
 */
final class LeavingJumps implements Check {
  @Override
  public void check(Subject subject) {
    Set<Tree> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    // A jump out of a speculative loop is one of what is around it.
    subject.regions().stream().filter(r -> !isSpeculative(r)).forEach(r -> bodies.add(r.body()));
    for (ParallelRegion region : subject.regions()) {
      if (isSpeculative(region)) {
        new SpeculativeJumps(subject, (ParallelLoop) region, bodies).scan(region.body(), null);
        continue;
      }
      Jumps jumps =
          region instanceof ParallelLoop loop
              ? new LoopJumps(subject, loop, bodies)
              : new AsyncJumps(subject, (Async) region, bodies);
      jumps.scan(region.body(), null);
    }
  }

  private static boolean isSpeculative(ParallelRegion region) {
    return region instanceof ParallelLoop loop && loop.isSpeculative();
  }

  /** Those of a region, without what other regions of their own hold. */
  private abstract static class Jumps extends OuterJumps {
    private final ParallelRegion region;
    private final Set<Tree> bodies;

    Jumps(ParallelRegion region, Set<Tree> bodies) {
      this.region = region;
      this.bodies = bodies;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      boolean nested = tree != region.body() && bodies.contains(tree);
      return nested ? null : super.scan(tree, p);
    }
  }

  /** Only a {@code yield} may not leave a speculative loop. */
  private static final class SpeculativeJumps extends Jumps {
    private final Subject subject;
    private final ParallelLoop loop;

    SpeculativeJumps(Subject subject, ParallelLoop loop, Set<Tree> bodies) {
      super(loop, bodies);
      this.subject = subject;
      this.loop = loop;
    }

    @Override
    protected void breaks(BreakTree tree) {}

    @Override
    protected void continues(ContinueTree tree) {}

    @Override
    protected void leaves(Tree tree, String what) {
      if (what.equals("yield")) {
        subject.report(
            DiagnosticCode.JUMP_OUT_OF_LOOP,
            loop,
            tree,
            "yield leaves the body of a speculative loop",
            "keep the value in an array of one slot, leave the loop by break, and yield it after"
                + " the loop");
      }
    }
  }

  private static final class LoopJumps extends Jumps {
    private final Subject subject;
    private final ParallelLoop loop;

    LoopJumps(Subject subject, ParallelLoop loop, Set<Tree> bodies) {
      super(loop, bodies);
      this.subject = subject;
      this.loop = loop;
    }

    private void leaves(Tree tree, String what, String fix) {
      subject.report(
          DiagnosticCode.JUMP_OUT_OF_LOOP,
          loop,
          tree,
          what + " leaves the body of a parallel loop",
          fix);
    }

    @Override
    protected void breaks(BreakTree tree) {
      if (!LeavingJump.isOwn(loop, tree.getLabel())) {
        leaves(
            tree,
            "break " + tree.getLabel(),
            "record the outcome in a @Reduce variable and jump after the loop");
        return;
      }
      subject.report(
          DiagnosticCode.BREAK_OF_LOOP,
          loop,
          tree,
          "break cannot end a parallel loop, whose iterations run at the same time",
          "call AjwsRuntime.cancel() and end the iteration with continue; iterations that"
              + " have begun are still completed");
    }

    @Override
    protected void continues(ContinueTree tree) {
      if (!LeavingJump.isOwn(loop, tree.getLabel())) {
        leaves(
            tree,
            "continue " + tree.getLabel(),
            "continue this loop, and decide about the outer one after it");
      }
    }

    @Override
    protected void leaves(Tree tree, String what) {
      leaves(
          tree,
          what,
          what.equals("return")
              ? "use continue to end the iteration, or record the result in a @Reduce variable and"
                  + " return after the loop"
              : "assign the value to a local and yield it after the loop");
    }
  }

  private static final class AsyncJumps extends Jumps {
    private final Subject subject;
    private final Async async;

    AsyncJumps(Subject subject, Async async, Set<Tree> bodies) {
      super(async, bodies);
      this.subject = subject;
      this.async = async;
    }

    private String label() {
      return ((LabeledStatementTree) async.path().getLeaf()).getLabel().toString();
    }

    private boolean isOwn(Name label) {
      return label != null && label.contentEquals(label());
    }

    private void leaves(Tree tree, String what, String then) {
      subject.report(
          DiagnosticCode.JUMP_OUT_OF_ASYNC,
          async,
          tree,
          what + " leaves an async, which runs at the same time as what follows it",
          "end the async by break " + label() + ", and " + then);
    }

    @Override
    protected void breaks(BreakTree tree) {
      if (!isOwn(tree.getLabel())) {
        String label = tree.getLabel() == null ? "" : " " + tree.getLabel();
        leaves(tree, "break" + label, "decide about the jump outside of it");
      }
    }

    @Override
    protected void continues(ContinueTree tree) {
      String label = tree.getLabel() == null ? "" : " " + tree.getLabel();
      leaves(tree, "continue" + label, "decide about the jump outside of it");
    }

    @Override
    protected void leaves(Tree tree, String what) {
      leaves(
          tree,
          what,
          "assign the value to a local, which is its result, and use it after the finish");
    }
  }
}
