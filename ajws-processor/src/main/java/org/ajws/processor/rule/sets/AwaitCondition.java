package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.LookingCalls;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * What a unit waits for is looked at again when a unit has ended that may have changed members of
 * its sets, perhaps several times. So it changes nothing, and reads nothing else that may change.
 */
final class AwaitCondition {

  private static final String NOBODY = "nobody says when that changes";

  private final BoundModule module;
  private final AtomicSets sets;
  private final UnitLabel label;
  private final LookingCalls looking;
  private final Set<Element> followed = new HashSet<>();
  private boolean reported;
  private boolean warned;

  AwaitCondition(BoundModule module, AtomicSets sets, UnitLabel label) {
    this.module = module;
    this.sets = sets;
    this.label = label;
    this.looking = new LookingCalls(module);
  }

  void check() {
    new Scanner(null).scan(label.condition(), null);
    if (!reported && new WaitingUnits(module, sets).read(label).isEmpty()) {
      module.report(
          DiagnosticCode.AWAIT_NO_MEMBER,
          label.code().file(),
          label.loop().getCondition(),
          "this condition reads no member of a set whose lock the unit has: nobody can make it"
              + " hold, or say so",
          "wait for a condition over members");
    }
  }

  /** Says what is wrong with the condition itself, or with a method that it calls. */
  private void report(TreePath at, ExecutableElement in, String what) {
    if (reported) {
      return;
    }
    reported = true;
    Tree place = in == null ? at.getLeaf() : label.loop().getCondition();
    String where = in == null ? "this condition " : "this condition calls %s, which ";
    module.report(
        DiagnosticCode.AWAIT_CONDITION,
        label.code().file(),
        place,
        where.formatted(in == null ? "" : in.getSimpleName()) + what,
        "let it read members of the unit's sets, constants and locals, and change nothing");
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final ExecutableElement in;

    /** Of a method that the condition calls; null for the condition itself. */
    Scanner(ExecutableElement in) {
      this.in = in;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree instanceof NewClassTree
          || tree instanceof NewArrayTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof MemberReferenceTree
          || tree instanceof SynchronizedTree) {
        report(new TreePath(getCurrentPath(), tree), in, "makes objects, functions or locks");
        return null;
      }
      return super.scan(tree, p);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void p) {
      assigned(tree.getVariable());
      return super.visitAssignment(tree, p);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
      assigned(tree.getVariable());
      return super.visitCompoundAssignment(tree, p);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void p) {
      switch (tree.getKind()) {
        case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT ->
            assigned(tree.getExpression());
        default -> {}
      }
      return super.visitUnary(tree, p);
    }

    /** A method that is called may change its own locals. */
    private void assigned(ExpressionTree target) {
      TreePath path = new TreePath(getCurrentPath(), target);
      boolean own =
          in != null
              && target instanceof IdentifierTree
              && module.element(path) instanceof VariableElement v
              && !v.getKind().isField();
      if (!own) {
        report(getCurrentPath(), in, "assigns " + target + " each time it is looked at");
      }
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
      if (LabelNames.isInUnit(tree.getLabel().toString())) {
        report(getCurrentPath(), in, "gives locks back itself");
      }
      return super.visitLabeledStatement(tree, p);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof VariableElement v) {
        read(v, tree);
      }
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof VariableElement v && !isLength(tree)) {
        read(v, tree);
      }
      return super.visitMemberSelect(tree, p);
    }

    /** The length of an array never changes. */
    private boolean isLength(MemberSelectTree tree) {
      return tree.getIdentifier().contentEquals("length")
          && module.type(new TreePath(getCurrentPath(), tree.getExpression())) instanceof ArrayType;
    }

    private void read(VariableElement v, ExpressionTree tree) {
      if (v.getKind().isField()
          && !v.getSimpleName().contentEquals("this")
          && !v.getSimpleName().contentEquals("super")) {
        readField(v, tree);
      } else if (looksInto(v)) {
        report(getCurrentPath(), in, "looks into " + tree + ", which is no member: " + NOBODY);
      }
    }

    private void readField(VariableElement v, ExpressionTree tree) {
      boolean constant =
          v.getModifiers().contains(Modifier.FINAL) || v.getKind() == ElementKind.ENUM_CONSTANT;
      if (!sets.declarations().of(v).isEmpty()) {
        if (!isAccess(tree)) {
          report(getCurrentPath(), in, "reads " + tree + ", which any code may, without a lock");
        }
      } else if (isOfMember(tree)) {
        // what a member refers to is a part of the set
      } else if (!constant && isOfLocal(tree)) {
        warn(tree);
      } else if (!constant) {
        report(getCurrentPath(), in, "reads " + tree + ", which is no member: " + NOBODY);
      } else if (looksInto(v)) {
        report(getCurrentPath(), in, "looks into " + tree + ", which is no member: " + NOBODY);
      }
    }

    /** Whether a field is one of an object that a member refers to. */
    private boolean isOfMember(ExpressionTree tree) {
      for (TreePath p = object(getCurrentPath()); p != null; p = object(p)) {
        if (isAccess(p.getLeaf())) {
          return true;
        }
      }
      return false;
    }

    /** Whether a field is one of an object that a local refers to. */
    private boolean isOfLocal(ExpressionTree tree) {
      TreePath root = null;
      for (TreePath p = object(getCurrentPath()); p != null; p = object(p)) {
        root = p;
      }
      return root != null
          && root.getLeaf() instanceof IdentifierTree
          && module.element(root) instanceof VariableElement v
          && !v.getKind().isField();
    }

    /** What an expression selects from, or takes a slot of; null for none. */
    private static TreePath object(TreePath path) {
      Tree tree = path.getLeaf();
      ExpressionTree of =
          tree instanceof MemberSelectTree select
              ? select.getExpression()
              : tree instanceof ArrayAccessTree slot
                  ? slot.getExpression()
                  : tree instanceof ParenthesizedTree inner
                      ? inner.getExpression()
                      : tree instanceof TypeCastTree cast ? cast.getExpression() : null;
      return of == null ? null : new TreePath(path, of);
    }

    /** What a local refers to may be a part of the set, though nothing says so. */
    private void warn(ExpressionTree tree) {
      if (warned || Warnings.isSilenced(label.code(), Warnings.KEY)) {
        return;
      }
      warned = true;
      Tree place = in == null ? tree : label.loop().getCondition();
      module.report(
          DiagnosticCode.AWAIT_CONDITION,
          Severity.WARNING,
          label.code().file(),
          module.start(label.code().file().unit(), place),
          "this condition reads %s, which is no member: it is looked at again after units of its sets only"
              .formatted(tree),
          "change it in units of these sets only, and silence this with"
              + " @SuppressWarnings(\"ajws-atomic\")");
    }

    private boolean isAccess(Tree tree) {
      return sets.accesses().stream().anyMatch(a -> a.path().getLeaf() == tree);
    }

    /** Whether what a local or constant refers to is looked at, and is no object with sets. */
    private boolean looksInto(VariableElement v) {
      TreePath path = getCurrentPath();
      Tree parent = path.getParentPath().getLeaf();
      if (SetDeclarations.isImmutable(v.asType()) || hasSets(v.asType())) {
        return false;
      }
      if (parent instanceof ArrayAccessTree array && array.getExpression() == path.getLeaf()) {
        return !isAccess(array);
      }
      if (parent instanceof MethodInvocationTree call) {
        return call.getArguments().contains(path.getLeaf());
      }
      boolean field =
          !v.getKind().isField()
              && module.element(path.getParentPath()) instanceof VariableElement selected
              && selected.getKind().isField();
      return !field // which is looked at by itself
          && parent instanceof MemberSelectTree select
          && !(v.asType() instanceof ArrayType && select.getIdentifier().contentEquals("length"));
    }

    private boolean hasSets(TypeMirror type) {
      return !sets.declarations().ofType(type).isEmpty();
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      if (module.element(getCurrentPath()) instanceof ExecutableElement callee) {
        call(callee);
      }
      return super.visitMethodInvocation(tree, p);
    }

    private void call(ExecutableElement callee) {
      if (module.declaration(callee) == null) {
        if (!looking.isOne(callee)) {
          report(
              getCurrentPath(),
              in,
              "calls %s.%s, which may change something"
                  .formatted(callee.getEnclosingElement().getSimpleName(), callee.getSimpleName()));
        }
        return;
      }
      Tree here = getCurrentPath().getLeaf();
      boolean shown = false;
      for (UnitCall call : sets.calls()) {
        if (call.path().getLeaf() == here) {
          for (Code target : sets.analysis().targets(call)) {
            shown = true;
            follow(target.method(), target.path());
          }
        }
      }
      if (!shown) {
        report(
            getCurrentPath(), in, "calls " + callee.getSimpleName() + ", which is not shown here");
      }
    }

    private void follow(ExecutableElement method, TreePath path) {
      if (method != null && path.getLeaf() instanceof MethodTree tree && followed.add(method)) {
        new Scanner(in == null ? method : in).scan(new TreePath(path, tree.getBody()), null);
      }
    }
  }
}
