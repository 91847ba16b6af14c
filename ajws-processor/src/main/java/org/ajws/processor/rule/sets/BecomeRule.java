package org.ajws.processor.rule.sets;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.EndedUnits;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/** Where a unit of work may end early, and what may follow. */
final class BecomeRule {
  private final BoundModule module;
  private final AtomicSets sets;
  private final EndedUnits ended;
  private final AwaitRule waits;

  BecomeRule(BoundModule module, AtomicSets sets, AwaitRule waits) {
    this.module = module;
    this.sets = sets;
    this.ended = sets.analysis().ended();
    this.waits = waits;
  }

  void check() {
    for (UnitLabel label : sets.labels()) {
      String why = label.isAwait() ? null : whyMisplaced(label);
      if (why != null) {
        error(
            DiagnosticCode.BECOME_MISPLACED,
            label,
            "%s ends a unit of work before its end, and %s".formatted(label.tree().getLabel(), why),
            "end the unit in a method that touches members, or choose another label");
      } else if (ended.mayBeOutside(label) || (!label.isAwait() && isInAnother(label))) {
        error(
            label.isAwait() ? DiagnosticCode.MEMBER_AFTER_UNIT : DiagnosticCode.BECOME_TWICE,
            label,
            (label.isAwait() || ended.mayBeOutside(label)
                    ? "the unit may have ended before it comes to this "
                    : "the statement around it ends the unit, too: this ")
                + label.tree().getLabel(),
            label.isAwait()
                ? "wait before the unit ends, or in a unit of its own"
                : "end it once on each way through the method");
      }
    }
    for (MemberAccess access : sets.accesses()) {
      if (ended.mayBeOutside(access)) {
        module.report(
            DiagnosticCode.MEMBER_AFTER_UNIT,
            access.code().file(),
            access.path().getLeaf(),
            "%s is touched where the unit of work may have ended".formatted(access.name()),
            "read it into a local variable before, or touch it in a unit that is called here");
      }
    }
  }

  /** Whether a statement that ends the unit stands in another one, which ends it, too. */
  private boolean isInAnother(UnitLabel inner) {
    return sets.labels().stream()
        .anyMatch(
            outer ->
                !outer.isAwait()
                    && outer != inner
                    && outer.code() == inner.code()
                    && isWithin(inner.path(), outer.tree()));
  }

  private static boolean isWithin(TreePath path, Tree tree) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == tree) {
        return true;
      }
    }
    return false;
  }

  private String whyMisplaced(UnitLabel label) {
    Code code = label.code();
    if (code.kind() == Code.Kind.CONSTRUCTOR || code.kind() == Code.Kind.STATEMENT) {
      return "a constructor or single statement has none to end";
    }
    if (!sets.analysis().isUnit(code)) {
      return "this is none";
    }
    String around = waits.around(label);
    return around == null ? null : "this stands in " + around + ", which keeps its lock";
  }

  private void error(DiagnosticCode code, UnitLabel label, String cause, String fix) {
    module.report(code, label.code().file(), label.tree(), cause, fix);
  }
}
