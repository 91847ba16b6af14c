package org.ajws.processor.rule.sets;

import com.sun.source.util.TreePath;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** What units of work, and overrides of them, may do. */
final class UnitRules {
  private final BoundModule module;
  private final AtomicSets sets;
  private final Predicate<TreePath> reachesParallel;

  UnitRules(BoundModule module, AtomicSets sets, Predicate<TreePath> reachesParallel) {
    this.module = module;
    this.sets = sets;
    this.reachesParallel = reachesParallel;
  }

  void check() {
    for (Code code : sets.codes()) {
      if (code.kind() == Code.Kind.METHOD && (code.notAtomic() || code.parallel())) {
        checkOverride(code);
      }
    }
    for (UnitOfWork unit : sets.units()) {
      checkUnit(unit);
    }
  }

  private void checkOverride(Code code) {
    ExecutableElement unit = sets.overriddenUnit(code);
    if (unit != null) {
      String name = code.method().getSimpleName().toString();
      module.report(
          DiagnosticCode.OVERRIDE_DROPS_UNIT,
          Severity.ERROR,
          code.file(),
          code.offset(),
          "%s overrides a unit of work of %s, but %s"
              .formatted(
                  name,
                  unit.getEnclosingElement().getSimpleName(),
                  code.notAtomic() ? "is @NotAtomic" : "contains a parallel loop"),
          code.notAtomic() ? "remove @NotAtomic" : "give the method with the loop another name");
    }
  }

  private void checkUnit(UnitOfWork unit) {
    Code code = unit.code();
    if (reachesParallel.test(code.path())) {
      Warnings.report(
          module,
          DiagnosticCode.UNIT_REACHES_PARALLEL,
          code,
          code.path().getLeaf(),
          name(code) + " is a unit of work and may reach a parallel loop, which then runs in order",
          "mark the method @NotAtomic and touch members in methods that it calls");
    }
  }

  /** A unit in messages. */
  static String name(Code code) {
    if (code.kind() == Code.Kind.STATEMENT) {
      return "this statement";
    }
    if (code.kind() == Code.Kind.CONSTRUCTOR) {
      return "this constructor";
    }
    return code.method() == null ? "this lambda" : code.method().getSimpleName().toString();
  }
}
