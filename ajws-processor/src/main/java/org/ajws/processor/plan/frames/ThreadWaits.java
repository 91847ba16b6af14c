package org.ajws.processor.plan.frames;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.program.library.BlockingCalls;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * Which code may wait for what comes later in the program: for a condition, or, in a module that
 * names promises, channels or futures of stages, for a result, or in a method of the JDK. Futures
 * of asyncs alone cannot: what is got was made before.
 *
 * <p>Code that waits without its stack being saved holds up its thread, and whatever lies below it
 * on the stack. So it must not run on top of what follows it, which might bring what it waits for.
 */
public final class ThreadWaits {
  private final BoundModule module;
  private final CallGraph calls;
  private final boolean conditions;
  private final boolean handshakes;
  private final BlockingCalls blocking;
  private final CallGraph.Query any;

  /**
   * Of a module.
   *
   * @param conditions whether units of it wait for conditions
   */
  public ThreadWaits(ModuleFacts facts, boolean conditions) {
    this.module = facts.module();
    this.calls = facts.calls();
    this.conditions = conditions;
    this.handshakes = WaitingCalls.mayBeForLater(module);
    this.blocking = new BlockingCalls(module);
    this.any = calls.query(m -> handshakes && (isCall(m) || blocking.meets(m)), p -> isHere(p));
  }

  /** Whether running some code may wait at all. */
  public boolean mayWait(TreePath code) {
    return (conditions || handshakes) && any.mayReach(code);
  }

  /** Whether any code may wait for a result that comes later. */
  boolean areForResults() {
    return handshakes;
  }

  /**
   * Which code may hold up its thread: it waits for a condition, or in a method of the JDK, or
   * comes to a barrier in which something waits.
   *
   * @param isBarrier whether the stack cannot be saved in a tree, or in a method that is called
   */
  Predicate<TreePath> held(Predicate<TreePath> isBarrier) {
    if (!conditions && !handshakes) {
      return code -> false;
    }
    CallGraph.Query query =
        calls.query(
            m -> handshakes && blocking.meets(m),
            p -> isCondition(p) || (handshakes && barrier(p, isBarrier) && any.mayReach(p)));
    return query::mayReach;
  }

  private boolean barrier(TreePath code, Predicate<TreePath> isBarrier) {
    Tree tree = code.getLeaf();
    if (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) {
      return true;
    }
    if (tree instanceof MethodTree) {
      Element method = module.element(code);
      return isBarrier.test(code)
          || (method instanceof ExecutableElement m && calls.isCalledByLibraries(m));
    }
    boolean initialiser =
        code.getParentPath() != null && code.getParentPath().getLeaf() instanceof ClassTree;
    return initialiser
        || isBarrier.test(code)
        || WaitingCalls.isIterated(module.element(code)); // not by a loop: the iterator waits
  }

  private boolean isHere(TreePath tree) {
    return isCondition(tree) || (handshakes && WaitingCalls.waits(module, tree));
  }

  private static boolean isCall(ExecutableElement method) {
    return WaitingCalls.waits(method) || WaitingCalls.isIterated(method);
  }

  private static boolean isCondition(TreePath tree) {
    return tree.getLeaf() instanceof LabeledStatementTree label
        && LabelNames.isAwait(label.getLabel().toString());
  }
}
