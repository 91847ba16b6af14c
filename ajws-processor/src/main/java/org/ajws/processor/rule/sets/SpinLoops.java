package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * Loops that do nothing until other threads have changed what their condition reads: {@code while
 * (!done) Thread.onSpinWait();}.
 */
final class SpinLoops {
  /** Methods that pass the time. */
  private static final Set<String> PAUSES = Set.of("onSpinWait", "yield", "sleep", "parkNanos");

  /** Methods of the JDK that look at something. */
  private static final Pattern LOOKS =
      Pattern.compile("is\\w*|has\\w*|get\\w*|size|contains\\w*|peek\\w*|length|equals");

  /** Methods of {@code java.util.concurrent} that try what only others make possible. */
  private static final Pattern TRIES =
      Pattern.compile("(weakC|c)ompareAndSet\\w*|getAndSet|tryLock|tryAcquire|offer\\w*");

  private final BoundModule module;
  private final Map<Code, List<Tree>> known = new IdentityHashMap<>();

  SpinLoops(BoundModule module) {
    this.module = module;
  }

  /** Whether a method passes the time. */
  static boolean isPause(ExecutableElement method) {
    return PAUSES.contains(method.getSimpleName().toString());
  }

  /** Those of a piece of code, but for the ones in its functions and classes. */
  List<Tree> of(Code code) {
    List<Tree> found = known.get(code);
    if (found == null) {
      found = find(code);
      known.put(code, found);
    }
    return found;
  }

  private List<Tree> find(Code code) {
    List<Tree> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitWhileLoop(WhileLoopTree tree, Void p) {
        check(tree);
        return super.visitWhileLoop(tree, p);
      }

      @Override
      public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
        check(tree);
        return super.visitDoWhileLoop(tree, p);
      }

      @Override
      public Void visitForLoop(ForLoopTree tree, Void p) {
        check(tree);
        return super.visitForLoop(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return tree == code.path().getLeaf() ? super.visitLambdaExpression(tree, p) : null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      private void check(StatementTree loop) {
        boolean labelled = // await: while (...);
            getCurrentPath().getParentPath().getLeaf() instanceof LabeledStatementTree label
                && LabelNames.isInUnit(label.getLabel().toString());
        if (!labelled && new Turn(getCurrentPath()).waits()) {
          found.add(loop);
        }
      }
    }.scan(code.path(), null);
    return found;
  }

  /**
   * What one time around a loop does. It waits for others if whether it goes on depends on fields,
   * and it changes neither these nor a local that brings it further; what it calls only looks.
   */
  private final class Turn extends TreePathScanner<Void, Void> {
    private final TreePath loop;
    private final Set<Element> written = new HashSet<>();
    private final Set<Element> progress = new HashSet<>();
    private final Set<Element> asked = new HashSet<>();
    private boolean readsField;
    private boolean acts;
    private int inCondition;
    private int inBranch;

    Turn(TreePath loop) {
      this.loop = loop;
    }

    boolean waits() {
      findWritten();
      scan(loop, null);
      return readsField && !acts && Collections.disjoint(progress, asked);
    }

    /** The locals that it writes or declares: what is made of them may bring it further. */
    private void findWritten() {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree tree, Void p) {
          written.add(module.element(new TreePath(getCurrentPath(), tree.getVariable())));
          return super.visitAssignment(tree, p);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void p) {
          written.add(module.element(getCurrentPath()));
          return super.visitVariable(tree, p);
        }
      }.scan(loop, null);
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void p) {
      if (tree != loop.getLeaf()) {
        scan(tree.getInitializer(), p);
      }
      condition(tree.getCondition());
      scan(tree.getUpdate(), p);
      return scan(tree.getStatement(), p);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void p) {
      condition(tree.getCondition());
      return scan(tree.getStatement(), p);
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
      condition(tree.getCondition());
      return scan(tree.getStatement(), p);
    }

    @Override
    public Void visitIf(IfTree tree, Void p) {
      condition(tree.getCondition());
      inBranch++;
      scan(tree.getThenStatement(), p);
      scan(tree.getElseStatement(), p);
      inBranch--;
      return null;
    }

    /** Where it ends in any case, it does not go round. */
    private void leaves() {
      acts |= inBranch == 0;
    }

    @Override
    public Void visitBreak(BreakTree tree, Void p) {
      leaves();
      return null;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void p) {
      leaves();
      return super.visitReturn(tree, p);
    }

    @Override
    public Void visitThrow(ThrowTree tree, Void p) {
      leaves();
      return null;
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void p) {
      acts = true; // has ways of its own
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
      acts |= LabelNames.isInUnit(tree.getLabel().toString()); // await: gives the locks back
      return super.visitLabeledStatement(tree, p);
    }

    private void condition(Tree tree) {
      inCondition++;
      scan(tree, null);
      inCondition--;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      name();
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      name();
      return super.visitMemberSelect(tree, p);
    }

    private void name() {
      Element element = module.element(getCurrentPath());
      Tree parent = getCurrentPath().getParentPath().getLeaf();
      if (element instanceof VariableElement && !element.getKind().isField()) {
        if (inCondition > 0) {
          asked.add(element);
        }
      } else if (element != null && element.getKind().isField()) {
        boolean looked = // at what it refers to
            parent instanceof MemberSelectTree || parent instanceof ArrayAccessTree;
        readsField |= looked || !element.getModifiers().contains(Modifier.FINAL);
      }
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      acts |=
          !(module.element(getCurrentPath()) instanceof ExecutableElement callee)
              || !isPause(callee) && !looks(callee) && !tries(callee, tree);
      return super.visitMethodInvocation(tree, p);
    }

    private boolean looks(ExecutableElement callee) {
      TreePath declaration = module.declaration(callee);
      if (declaration == null) {
        boolean found = LOOKS.matcher(callee.getSimpleName()).matches();
        readsField |= found && isOfThreads(callee);
        return found;
      }
      boolean getter =
          declaration.getLeaf() instanceof MethodTree m
              && m.getBody() != null
              && m.getBody().getStatements().size() == 1
              && m.getBody().getStatements().get(0) instanceof ReturnTree r
              && r.getExpression() != null
              && module.element(
                      new TreePath(
                          TreePath.getPath(declaration.getCompilationUnit(), r), r.getExpression()))
                  instanceof VariableElement field
              && field.getKind().isField();
      readsField |= getter;
      return getter;
    }

    /**
     * Until it has come off: with the same arguments each time, whether it does is up to others.
     */
    private boolean tries(ExecutableElement callee, MethodInvocationTree tree) {
      boolean found =
          inCondition > 0
              && callee.getReturnType().getKind() == TypeKind.BOOLEAN
              && TRIES.matcher(callee.getSimpleName()).matches()
              && isOfThreads(callee)
              && tree.getArguments().stream()
                  .noneMatch(a -> mentionsWritten(new TreePath(getCurrentPath(), a)));
      readsField |= found;
      return found;
    }

    /**
     * Whether a method is of an object that threads have for each other: also if a local has it.
     */
    private boolean isOfThreads(ExecutableElement callee) {
      String owner = callee.getEnclosingElement().toString();
      return owner.startsWith("java.util.concurrent.")
          || owner.equals("java.lang.Thread")
          || owner.equals("java.lang.Process");
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      assigned(new TreePath(getCurrentPath(), tree.getVariable()), tree.getExpression());
      return scan(tree.getExpression(), p);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      if (tree.getInitializer() != null) {
        assigned(getCurrentPath(), tree.getInitializer());
      }
      return scan(tree.getInitializer(), p);
    }

    private void assigned(TreePath target, ExpressionTree value) {
      Element variable = module.element(target);
      if (variable == null || variable.getKind().isField()) {
        acts = true; // a field, or a slot
      } else if (mentionsWritten(new TreePath(getCurrentPath(), value))) {
        progress.add(variable);
      }
    }

    private boolean mentionsWritten(TreePath value) {
      boolean[] found = {false};
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree tree, Void p) {
          found[0] |= written.contains(module.element(getCurrentPath()));
          return null;
        }
      }.scan(value, null);
      return found[0];
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      changed(new TreePath(getCurrentPath(), tree.getVariable()));
      return super.visitCompoundAssignment(tree, p);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void p) {
      if (tree.getKind().name().endsWith("CREMENT")) {
        changed(new TreePath(getCurrentPath(), tree.getExpression()));
      }
      return super.visitUnary(tree, p);
    }

    private void changed(TreePath target) {
      Element variable = module.element(target);
      if (variable == null || variable.getKind().isField()) {
        acts = true;
      } else {
        progress.add(variable);
      }
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      acts = true;
      return null;
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
      acts = true; // goes on by itself
      return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      return null;
    }
  }
}
