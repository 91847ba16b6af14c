package org.ajws.processor.rule.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Units that call one that waits. What is given back meanwhile splits the caller; what the caller
 * keeps may be what others need to make the condition hold, and would be taken in the wrong order
 * afterwards.
 */
final class SplitUnitRule {
  private final BoundModule module;
  private final AtomicSets sets;
  private final WaitingUnits waiting;

  SplitUnitRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.waiting = new WaitingUnits(module, sets);
  }

  void check() {
    Set<Tree> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (UnitCall call : sets.calls()) {
      Code unit = unitAround(call.code());
      boolean outside = sets.analysis().ended().isOutside(call) && unit == call.code();
      if (unit != null && !outside && waits(call) && seen.add(call.path().getLeaf())) {
        check(call, unit);
      }
    }
  }

  private boolean waits(UnitCall call) {
    return sets.analysis().targets(call).stream().anyMatch(waiting::waits);
  }

  /** The unit that a piece of code is a part of; null for none. */
  private Code unitAround(Code code) {
    for (Code c = code; c != null; c = c.outer()) {
      if (sets.analysis().isUnit(c)) {
        return c;
      }
      if (c.runs() != Code.Runs.WITHIN || !c.standsInCode()) {
        return null;
      }
    }
    return null;
  }

  private void check(UnitCall call, Code unit) {
    Set<SetUse> given = new LinkedHashSet<>();
    for (Code target : sets.analysis().targets(call)) {
      for (SetUse use : waiting.givenBack(target)) {
        given.add(sets.analysis().translated(call, target, use));
      }
    }
    Set<SetUse> kept = new LinkedHashSet<>(sets.locks(unit));
    kept.removeAll(given);
    boolean splits = kept.size() < sets.locks(unit).size();
    String callee = call.callee().getSimpleName().toString().replace("<init>", "new");
    if (splits && !kept.isEmpty()) {
      module.report(
          DiagnosticCode.AWAIT_UNDER_LOCK,
          Severity.ERROR,
          call.code().file(),
          module.start(call.path().getCompilationUnit(), call.path().getLeaf()),
          "%s calls %s, which waits for a condition and gives back only a part of its locks: not %s"
              .formatted(UnitRules.name(unit), callee, describe(kept, unit)),
          "make the one that waits a unit for these sets, too (@Atomic on a parameter or method), or"
              + " call it in a @NotAtomic method");
    } else if (splits && !standsLast(call.path(), unit)) {
      Warnings.report(
          module,
          DiagnosticCode.UNIT_SPLIT,
          unit,
          call.path().getLeaf(),
          "%s is two units, before and after this call: %s waits for a condition, and gives back %s"
              .formatted(UnitRules.name(unit), callee, describe(sets.analysis().uses(unit), unit)),
          "call it last, or rely on nothing that was read before");
    } else if (!splits) {
      Warnings.report(
          module,
          DiagnosticCode.UNIT_WAITS,
          unit,
          call.path().getLeaf(),
          "%s is a unit of work: it keeps its locks while %s waits for a condition"
              .formatted(UnitRules.name(unit), callee),
          "mark the method @NotAtomic and touch members in methods that it calls");
    }
  }

  private static String describe(Set<SetUse> uses, Code unit) {
    return uses.stream().map(u -> u.describe(unit.type())).collect(Collectors.joining(", "));
  }

  /** Whether nothing of the unit follows a call. */
  private static boolean standsLast(TreePath call, Code unit) {
    TreePath path = call.getParentPath();
    while (path.getLeaf() instanceof ParenthesizedTree) {
      path = path.getParentPath();
    }
    Tree below = path.getLeaf();
    if (below == unit.path().getLeaf()) {
      return true; // a lambda's expression
    }
    boolean returns = below instanceof ReturnTree;
    if (!returns && !(below instanceof ExpressionStatementTree)) {
      return false;
    }
    for (TreePath up = path.getParentPath(); ; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof MethodTree || tree == unit.path().getLeaf()) {
        return true;
      }
      if (tree instanceof TryTree) {
        return false;
      }
      if (tree instanceof BlockTree block && !returns) {
        List<? extends StatementTree> statements = block.getStatements();
        if (statements.get(statements.size() - 1) != below) {
          return false;
        }
      } else if (!returns && !(tree instanceof IfTree || tree instanceof LabeledStatementTree)) {
        return false;
      }
      below = tree;
    }
  }
}
