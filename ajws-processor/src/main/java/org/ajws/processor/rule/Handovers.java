package org.ajws.processor.rule;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.text.Mention;

/**
 * Promises and channels that are made for a local and are used by nothing but calls of theirs: is
 * there somebody who gives what is waited for, and only once?
 */
final class Handovers implements Check {
  private static final Set<String> COMPLETIONS = Set.of("complete", "fail");
  private static final String ITERATION = "for";
  private static final Mention PROMISE = Mention.ofName("Promise");

  /** A local that holds a new promise or channel, and the names of the methods called on it. */
  private static final class Made {
    final TreePath declaration;
    final boolean channel;
    final Set<String> calls = new HashSet<>();
    boolean handedOn;

    Made(TreePath declaration, boolean channel) {
      this.declaration = declaration;
      this.channel = channel;
    }
  }

  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      Map<Element, Made> made = new LinkedHashMap<>();
      new Locals(subject, made).scan(file.unit(), null);
      if (!made.isEmpty() || PROMISE.isIn(file.source().text())) {
        new Uses(subject, file, made).scan(file.unit(), null);
        made.forEach((local, m) -> checkFed(subject, file, local, m));
      }
    }
  }

  private static void checkFed(Subject subject, BoundFile file, Element local, Made made) {
    if (made.handedOn) {
      return;
    }
    String what =
        made.channel
            ? (made.calls.contains("take") || made.calls.contains(ITERATION))
                    && !made.calls.contains("put")
                    && !made.calls.contains("close")
                ? "values are taken from the channel %s, but nobody can put one"
                : null
            : made.calls.contains("future") && made.calls.stream().noneMatch(COMPLETIONS::contains)
                ? "the promise %s has a future, but nobody can complete it"
                : null;
    if (what != null) {
      subject
          .module()
          .report(
              DiagnosticCode.NEVER_GIVEN,
              file,
              made.declaration.getLeaf(),
              what.formatted(local) + ": the local is used in no other way",
              made.channel
                  ? "give the channel to who puts values into it, or close it"
                  : "give the promise to who completes it");
    }
  }

  /** Finds the locals. */
  private static final class Locals extends TreePathScanner<Void, Void> {
    private final Subject subject;
    private final Map<Element, Made> made;

    Locals(Subject subject, Map<Element, Made> made) {
      this.subject = subject;
      this.made = made;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      Element element = subject.module().element(getCurrentPath());
      if (element != null && element.getKind() == ElementKind.LOCAL_VARIABLE && isNew(tree)) {
        TypeMirror type = element.asType();
        if (WaitingCalls.isChannel(type) || WaitingCalls.isPromise(type)) {
          made.put(element, new Made(getCurrentPath(), WaitingCalls.isChannel(type)));
        }
      }
      return super.visitVariable(tree, p);
    }

    private static boolean isNew(VariableTree tree) {
      return tree.getInitializer() instanceof NewClassTree
          || (tree.getInitializer() instanceof MethodInvocationTree call
              && name(call).equals("bounded"));
    }
  }

  /** Finds what becomes of them. */
  private static final class Uses extends TreePathScanner<Void, Void> {
    private final Subject subject;
    private final BoundFile file;
    private final Map<Element, Made> made;

    Uses(Subject subject, BoundFile file, Map<Element, Made> made) {
      this.subject = subject;
      this.file = file;
      this.made = made;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      Made local = made.get(subject.module().element(getCurrentPath()));
      if (local != null) {
        TreePath parent = getCurrentPath().getParentPath();
        String call = call(parent, tree);
        if (call == null) {
          local.handedOn = true;
        } else {
          local.calls.add(call);
        }
      }
      return null;
    }

    private static String call(TreePath parent, Tree receiver) {
      if (parent.getLeaf() instanceof MemberSelectTree select
          && parent.getParentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getMethodSelect() == select) {
        return select.getIdentifier().toString();
      }
      boolean iterates =
          parent.getLeaf() instanceof EnhancedForLoopTree each && each.getExpression() == receiver;
      return iterates ? ITERATION : null;
    }

    @Override
    public Void visitBlock(BlockTree tree, Void p) {
      Set<Element> completed = new HashSet<>();
      for (StatementTree statement : tree.getStatements()) {
        if (statement instanceof ExpressionStatementTree e
            && e.getExpression() instanceof MethodInvocationTree call
            && COMPLETIONS.contains(name(call))) {
          TreePath at = new TreePath(new TreePath(getCurrentPath(), e), call);
          Element promise = receiver(at, call);
          if (promise != null && !completed.add(promise)) {
            subject
                .module()
                .report(
                    DiagnosticCode.COMPLETED_TWICE,
                    file,
                    call,
                    "the promise " + promise + " is completed before, in the same block",
                    "complete it once; a second value needs another promise, or a Channel");
          }
        } else if (!(statement instanceof ExpressionStatementTree
            || statement instanceof VariableTree)) {
          completed.clear(); // it may be left
        }
        if (!completed.isEmpty()) {
          forgetAssigned(new TreePath(getCurrentPath(), statement), completed);
        }
      }
      return super.visitBlock(tree, p);
    }

    /** A variable that is assigned holds another promise. */
    private void forgetAssigned(TreePath statement, Set<Element> completed) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree tree, Void p) {
          completed.remove(
              subject.module().element(new TreePath(getCurrentPath(), tree.getVariable())));
          return super.visitAssignment(tree, p);
        }
      }.scan(statement, null);
    }

    /** The local or parameter that is completed. */
    private Element receiver(TreePath at, MethodInvocationTree call) {
      if (call.getMethodSelect() instanceof MemberSelectTree select
          && select.getExpression() instanceof IdentifierTree) {
        TreePath receiver = new TreePath(new TreePath(at, select), select.getExpression());
        Element element = subject.module().element(receiver);
        boolean local =
            element != null
                && (element.getKind() == ElementKind.LOCAL_VARIABLE
                    || element.getKind() == ElementKind.PARAMETER);
        return local && WaitingCalls.isPromise(element.asType()) ? element : null;
      }
      return null;
    }
  }

  private static String name(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : "";
  }
}
