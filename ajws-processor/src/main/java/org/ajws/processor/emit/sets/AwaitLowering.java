package org.ajws.processor.emit.sets;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.SharedConditions;
import org.ajws.processor.analysis.sets.TimeLimits;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;

/**
 * {@code await: while (!ready);} becomes {@code await: for (Await a = null; (!ready); a =
 * Await.pause(a, …, locks)) ;}: the condition stays where it is, and is looked at with the locks of
 * the unit each time. With a limit of time, {@code AjwsRuntime.awaitNanos(n);} before the loop
 * becomes the declaration of {@code a}; so does {@code AjwsRuntime.awaitInterruptibly();}, with
 * {@code Await.pauseInterruptibly}. Where threads whose units end may look for the one that waits,
 * the condition becomes {@code a.mustWait(() -> (!ready))}.
 */
final class AwaitLowering {
  private static final String AWAIT = "org.ajws.runtime.lock.Await";

  /** Tells who watches a run that the order of something was not followed. */
  static final String UNFOLLOWED = "org.ajws.runtime.trace.Trace.unfollowed";

  private final BoundModule module;
  private final AtomicSets sets;
  private final BoundFile file;
  private final LockChoices choices;
  private final WaitingUnits waiting;
  private final SharedConditions shared;
  private final LockReceiver receivers;
  private final boolean inOrder;
  private final Edits edits;

  AwaitLowering(FilePlan plan, WaitingUnits waiting, LockReceiver receivers, Edits edits) {
    this.module = plan.module().module();
    this.sets = plan.module().sets();
    this.file = plan.file();
    this.choices = plan.module().locks();
    this.waiting = waiting;
    this.receivers = receivers;
    this.shared = new SharedConditions(module, sets, waiting, plan.constructs());
    this.inOrder = plan.module().form().isWatched();
    this.edits = edits;
  }

  void lower() {
    int number = 0;
    for (UnitLabel label : sets.labels()) {
      if (label.isAwait() && label.code().file() == file) {
        lower(label, "ajws$await" + ++number);
      }
    }
  }

  private void lower(UnitLabel label, String name) {
    WhileLoopTree loop = label.loop();
    TreePath limit = TimeLimits.before(module, label.path());
    Tree condition = loop.getCondition(); // with its parentheses
    int start = module.start(file.unit(), loop);
    int open = module.start(file.unit(), condition);
    int close = module.end(file.unit(), condition) - 1;
    edits.replace(start, Identifiers.endOf(file.source().text(), start), "for");
    Span span = new Span(open, close + 1);
    boolean interruptible = limit != null && TimeLimits.isInterruptible(module, limit);
    String pause = interruptible ? "pauseInterruptibly" : "pause";
    boolean forOthers = !inOrder && shared.isShared(label);
    String looks = name + ".mustWait(() -> (";
    String next = name + " = " + (inOrder ? inOrder(loop) : pause(pause, label, name));
    if (limit == null) {
      String first =
          inOrder ? AWAIT + ".watched(" + site(loop) + ")" : forOthers ? AWAIT + ".open()" : "null";
      String declared = AWAIT + " " + name + " = " + first + "; ";
      edits.wrap(
          span,
          open + 1,
          declared + (forOthers ? looks : ""),
          close,
          (forOthers ? ")); " : "; ") + next);
    } else {
      Tree call = ((ExpressionStatementTree) limit.getLeaf()).getExpression();
      Tree select = ((MethodInvocationTree) call).getMethodSelect();
      edits.replace(
          module.start(file.unit(), select),
          module.end(file.unit(), select),
          AWAIT + " " + name + " = " + AWAIT + (interruptible ? ".interruptibly" : ".within"));
      edits.wrap(
          span,
          open + 1,
          "; " + (forOthers ? looks : "("),
          close,
          (forOthers ? ")); " : ") && " + name + ".isTime(); ") + next);
    }
  }

  private String inOrder(WhileLoopTree loop) {
    return AWAIT + ".inOrder(" + site(loop) + ")";
  }

  private String site(WhileLoopTree loop) {
    return "\"%s:%d\""
        .formatted(
            file.source().path().getFileName(),
            file.source().line(module.start(file.unit(), loop)));
  }

  private String pause(String method, UnitLabel label, String name) {
    List<SetUse> uses = new ArrayList<>(waiting.read(label));
    int read = uses.size();
    sets.analysis().uses(label.code()).stream().filter(u -> !uses.contains(u)).forEach(uses::add);
    List<String> locks =
        uses.stream().map(u -> receivers.lock(u, label.code(), choices.kind(u.set()))).toList();
    return "%s.%s(%s, %s, %d, %s)"
        .formatted(
            AWAIT, method, name, waiting.changesBefore(label), read, String.join(", ", locks));
  }
}
