package org.ajws.processor.rule.sets;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.TimeLimits;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Mention;

/** Where a unit of work may wait for a condition, and how that is written. */
final class AwaitRule {
  private static final List<Mention> LIMITS =
      List.of(Mention.ofName("awaitNanos"), Mention.ofName("awaitInterruptibly"));

  private final BoundModule module;
  private final AtomicSets sets;
  private final CriticalSections sections;

  AwaitRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.sections = new CriticalSections(module);
  }

  void check() {
    Set<Tree> limits = Collections.newSetFromMap(new IdentityHashMap<>());
    for (UnitLabel label : sets.labels()) {
      if (!label.isAwait()) {
        continue;
      }
      TreePath limit = label.loop() == null ? null : TimeLimits.before(module, label.path());
      if (limit != null) {
        limits.add(limit.getLeaf());
      }
      if (isRight(label)) {
        new AwaitCondition(module, sets, label).check();
      }
    }
    module.files().forEach(f -> checkLimits(f, limits));
  }

  private boolean isRight(UnitLabel label) {
    Code code = label.code();
    if (label.loop() == null) {
      error(
          DiagnosticCode.AWAIT_FORM,
          label,
          "the label " + label.tree().getLabel() + " is for a wait: while (condition);",
          "write the condition under which to wait as the head of a while without a body, or choose"
              + " another label");
      return false;
    }
    if (!sets.analysis().isUnit(code)) {
      error(
          DiagnosticCode.AWAIT_OUTSIDE_UNIT,
          label,
          "only a unit of work can wait for a condition, and %s is none: %s"
              .formatted(name(code), whyNoUnit(code)),
          "wait in a method that touches the members which the condition reads");
      return false;
    }
    String around = around(label);
    if (around != null) {
      error(
          DiagnosticCode.AWAIT_UNDER_LOCK,
          label,
          "this wait stands in %s: that lock would be kept while it lasts".formatted(around),
          "wait before it, or outside of it");
      return false;
    }
    return true;
  }

  private static String name(Code code) {
    return switch (code.kind()) {
      case INITIALISER, STATIC_INITIALISER -> "an initialiser";
      default -> UnitRules.name(code);
    };
  }

  private String whyNoUnit(Code code) {
    if (code.notAtomic()) {
      return "it is @NotAtomic";
    }
    if (code.parallel() || code.split()) {
      return "it contains parallel constructs";
    }
    return code.mayBeUnit() && code.kind() != Code.Kind.CONSTRUCTOR
        ? "it touches no member of a set"
        : "nobody else has the object yet";
  }

  /** What holds a lock around a wait that is not given back; null for nothing. */
  String around(UnitLabel label) {
    Tree below = label.path().getLeaf();
    Code code = label.code();
    for (TreePath up = label.path().getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof SynchronizedTree block && block.getBlock() == below) {
        return "a synchronized block";
      }
      if (sections.isLockedTry(up)) {
        return "a try that gives back a lock";
      }
      if (tree instanceof MethodTree method
          && method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
        return "a synchronized method";
      }
      if (tree instanceof MethodTree || tree instanceof LambdaExpressionTree) {
        break;
      }
      boolean whole = code.kind() == Code.Kind.STATEMENT; // what is around it is kept, too
      if (tree == code.path().getLeaf() && !whole) {
        break;
      }
      below = tree;
    }
    if (code.kind() == Code.Kind.LAMBDA && !code.runs().isElsewhere()) {
      for (Code outer = code.outer(); outer != null; outer = outer.outer()) {
        if (sets.analysis().isUnit(outer)) {
          return "a lambda of a unit of work";
        }
      }
    }
    return null;
  }

  private void checkLimits(BoundFile file, Set<Tree> used) {
    String text = file.source().text();
    if (LIMITS.stream().noneMatch(m -> m.isIn(text))) {
      return;
    }
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (TimeLimits.isLimit(module.element(getCurrentPath()))
            && !used.contains(getCurrentPath().getParentPath().getLeaf())) {
          module.report(
              DiagnosticCode.AWAIT_FORM,
              Severity.ERROR,
              file,
              module.start(file.unit(), tree),
              module.element(getCurrentPath()).getSimpleName()
                  + " is about the wait in the next statement, and that is none",
              "write it as a statement directly before await: while (condition);");
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void error(DiagnosticCode code, UnitLabel label, String cause, String fix) {
    module.report(code, label.code().file(), label.path().getLeaf(), cause, fix);
  }
}
