package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/** What units of work, and overrides of them, may do. */
final class UnitRules {
  /** Methods of the JDK that wait for other threads. */
  private static final Pattern WAITS =
      Pattern.compile(
          "java\\.lang\\.Thread\\.join"
              + "|java\\.lang\\.Object\\.wait"
              + "|java\\.util\\.concurrent\\.\\w*(Future|Task)\\.(get|join)"
              + "|java\\.util\\.concurrent\\.\\w*(Latch|Barrier|Phaser)\\.(await\\w*|arriveAndAwaitAdvance)"
              + "|java\\.util\\.concurrent\\.\\w*(Executor\\w*|Pool)\\.(awaitTermination|invoke\\w*|close)"
              + "|java\\.util\\.concurrent\\.\\w*Queue\\.(take|put|transfer)"
              + "|java\\.util\\.concurrent\\.Semaphore\\.acquire\\w*"
              + "|java\\.util\\.concurrent\\.locks\\.Condition\\.await\\w*");

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
    String name =
        code.kind() == Code.Kind.STATEMENT
            ? "this statement"
            : code.method() == null ? "this lambda" : code.method().getSimpleName().toString();
    if (reachesParallel.test(code.path())) {
      Warnings.report(
          module,
          DiagnosticCode.UNIT_REACHES_PARALLEL,
          code,
          code.path().getLeaf(),
          name + " is a unit of work and may reach a parallel loop, which then runs in order",
          "mark the method @NotAtomic and touch members in methods that it calls");
    }
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (waits(module, getCurrentPath())) {
          Warnings.report(
              module,
              DiagnosticCode.UNIT_WAITS,
              code,
              tree,
              "%s is a unit of work: it waits here for other threads with its locks held"
                  .formatted(name),
              "mark the method @NotAtomic and touch members in methods that it calls");
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        Tree own = code.path().getLeaf();
        return tree == own ? super.visitLambdaExpression(tree, p) : null;
      }
    }.scan(code.path(), null);
  }

  /** Whether code calls a method that waits for other threads. */
  static boolean waits(BoundModule module, Code code) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] |= waits(module, getCurrentPath());
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code.path(), null);
    return found[0];
  }

  private static boolean waits(BoundModule module, TreePath call) {
    return module.element(call) instanceof ExecutableElement callee
        && WAITS.matcher(callee.getEnclosingElement() + "." + callee.getSimpleName()).matches();
  }
}
