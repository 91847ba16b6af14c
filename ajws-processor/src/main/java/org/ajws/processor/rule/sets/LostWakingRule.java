package org.ajws.processor.rule.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FieldUses;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A {@code notify} that an overlay takes away, and a {@code wait} that stays somewhere in the
 * module and that it may have ended: that one would wait for ever. What waits in the same file by
 * the same name is found when the overlay is applied.
 */
final class LostWakingRule {
  private final BoundModule module;
  private final Monitors monitors;
  private final LocalVariables locals;
  private final List<Call> waits = new ArrayList<>();

  /** A call, or what stands for it, and the object that it is about. */
  private record Call(BoundFile file, TreePath path, Monitor monitor) {}

  private LostWakingRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.monitors = new Monitors(module, new FieldUses(module, sets));
    this.locals = new LocalVariables(module);
    module.files().forEach(this::findWaits);
  }

  /** Reports, if an overlay took a waking of the module away. */
  static void check(BoundModule module, AtomicSets sets) {
    List<BoundFile> files =
        module.files().stream().filter(f -> !f.source().added().takenWakings().isEmpty()).toList();
    if (!files.isEmpty()) {
      LostWakingRule rule = new LostWakingRule(module, sets);
      files.forEach(rule::check);
    }
  }

  private void check(BoundFile file) {
    Map<Integer, String> taken = file.source().added().takenWakings();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitBlock(BlockTree tree, Void p) {
        String of = taken.get(module.start(file.unit(), tree));
        if (of != null) {
          Call waking = new Call(file, getCurrentPath(), monitors.of(of, getCurrentPath()));
          waits.stream()
              .filter(w -> mayEnd(waking.monitor(), w.monitor()))
              .findFirst()
              .ifPresent(w -> report(waking, w));
        }
        return super.visitBlock(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void findWaits(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        TreePath method = new TreePath(getCurrentPath(), tree.getMethodSelect());
        Element called = module.element(method);
        if (called != null
            && called.getSimpleName().contentEquals("wait")
            && called.getEnclosingElement().toString().equals("java.lang.Object")) {
          waits.add(new Call(file, getCurrentPath(), monitor(method)));
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private Monitor monitor(TreePath method) {
    if (method.getLeaf() instanceof MemberSelectTree select
        && !select.getExpression().toString().equals("super")) {
      return ofValue(new TreePath(method, select.getExpression()));
    }
    TreePath up = method;
    while (!(up.getLeaf() instanceof ClassTree)) {
      up = up.getParentPath();
    }
    return module.element(up) instanceof TypeElement type
        ? Monitor.ofThis(type)
        : Monitor.unknown("this");
  }

  /** A local that is never changed stands for what it was made of. */
  private Monitor ofValue(TreePath expression) {
    if (module.element(expression) instanceof VariableElement local && !local.getKind().isField()) {
      TreePath declaration = module.declaration(local);
      if (declaration != null
          && declaration.getLeaf() instanceof VariableTree variable
          && variable.getInitializer() != null
          && locals.of(declaration.getCompilationUnit()).isConstant(local)) {
        return ofValue(new TreePath(declaration, variable.getInitializer()));
      }
    }
    return monitors.ofExpression(expression);
  }

  /**
   * Of an expression that is more than a name only the text is left: the last name in it counts.
   */
  private boolean mayEnd(Monitor waking, Monitor wait) {
    return waking.type() == null || wait.type() == null
        ? last(waking.text()).equals(last(wait.text()))
        : monitors.mayBeSame(waking, wait);
  }

  private static String last(String text) {
    return text.substring(text.lastIndexOf('.') + 1);
  }

  private void report(Call waking, Call wait) {
    module.report(
        DiagnosticCode.LOCK_TAKEN_AWAY,
        Severity.ERROR,
        waking.file(),
        waking.path().getLeaf(),
        "an overlay takes away what wakes those who wait for the monitor of %s here, and %s (%s:%d) waits for it still"
            .formatted(
                waking.monitor().text(),
                wait.path().getLeaf(),
                wait.file().source().path().getFileName(),
                wait.file().source().line(module.start(wait.file().unit(), wait.path().getLeaf()))),
        "make an await: of that wait, too, or remove \"off notify\" here");
  }
}
