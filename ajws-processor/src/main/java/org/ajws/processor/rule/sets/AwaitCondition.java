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
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.LookingCalls;
import org.ajws.processor.analysis.sets.TimeLimits;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/**
 * What a unit waits for is looked at again when a unit has ended that may have changed members of
 * its sets, perhaps several times. So it changes nothing, and reads nothing else that may change.
 */
final class AwaitCondition {

  private static final String NOBODY = "nobody says when that changes";

  /** What leads to an object without sets that the condition looks into. */
  private enum Owner {
    /** Nothing that is known. */
    NONE,
    /** A member: the object is a part of its set. */
    MEMBER,
    /** A local or parameter: the object may be a part of a set, though nothing says so. */
    LOCAL
  }

  /** A method that was followed, on objects of an owner. */
  private record Followed(Element method, Owner owner, boolean own) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final UnitLabel label;
  private final LookingCalls looking;
  private final Set<Followed> followed = new HashSet<>();
  private final MethodBodies bodies;
  private List<SetUse> read;
  private final Set<VariableElement> members = new LinkedHashSet<>();
  private boolean readsOthers;
  private boolean reported;
  private boolean warned;

  AwaitCondition(BoundModule module, AtomicSets sets, UnitLabel label) {
    this.module = module;
    this.sets = sets;
    this.label = label;
    this.looking = new LookingCalls(module);
    this.bodies = new MethodBodies(module);
  }

  void check() {
    read = new WaitingUnits(module, sets).read(label);
    new Scanner(null, Owner.NONE, true).scan(label.condition(), null);
    if (!reported && read.isEmpty()) {
      module.report(
          DiagnosticCode.AWAIT_NO_MEMBER,
          label.code().file(),
          label.loop().getCondition(),
          "this condition reads no member of a set whose lock the unit has: nobody can make it"
              + " hold, or say so",
          "wait for a condition over members");
    } else if (!reported && !readsOthers && TimeLimits.before(module, label.path()) == null) {
      new Wakers(module, sets).check(label, members);
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
    private final Owner owner;
    private final boolean self;

    /**
     * @param in the method that the condition calls; null for the condition itself
     * @param owner what leads to the object of the method that is looked through
     * @param self whether that is the object of the unit
     */
    Scanner(ExecutableElement in, Owner owner, boolean self) {
      this.in = in;
      this.owner = owner;
      this.self = self;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      boolean thrown = getCurrentPath().getLeaf() instanceof ThrowTree; // and seen by nobody else
      if ((tree instanceof NewClassTree && !thrown)
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
      } else if (looksInto(v) && !isSelfSelected(v)) {
        if (isLookedFor()) {
          warn(tree); // by its equals and hashCode
        } else if (!isFollowed()) {
          report(getCurrentPath(), in, "looks into " + tree + ", which is no member: " + NOBODY);
        }
      }
    }

    /** Whether {@code this} is an object without sets of which something is selected. */
    private boolean isSelfSelected(VariableElement v) {
      return owner != Owner.NONE
          && (v.getSimpleName().contentEquals("this") || v.getSimpleName().contentEquals("super"))
          && getCurrentPath().getParentPath().getLeaf() instanceof MemberSelectTree;
    }

    /** Whether a local is an argument of a method of the JDK that only looks. */
    private boolean isLookedFor() {
      TreePath call = getCurrentPath().getParentPath();
      return call.getLeaf() instanceof MethodInvocationTree tree
          && tree.getArguments().contains(getCurrentPath().getLeaf())
          && module.element(call) instanceof ExecutableElement callee
          && looking.isOne(callee);
    }

    /** Whether a local is what a method of the module is called on, which is followed. */
    private boolean isFollowed() {
      return module.element(getCurrentPath().getParentPath()) instanceof ExecutableElement callee
          && !bodies.of(callee).isEmpty();
    }

    private void readField(VariableElement v, ExpressionTree tree) {
      boolean constant =
          v.getModifiers().contains(Modifier.FINAL) || v.getKind() == ElementKind.ENUM_CONSTANT;
      if (!sets.declarations().of(v).isEmpty()) {
        members.add(v);
        if (!isAccess(tree) && !isRead(v, tree)) {
          report(getCurrentPath(), in, "reads " + tree + ", which any code may, without a lock");
        }
      } else if (isOfMember(tree)) {
        // what a member refers to is a part of the set
      } else if (owner != Owner.NONE && isOfThis(v, tree)) {
        if (owner == Owner.LOCAL && (!constant || looksInto(v))) {
          warn(tree);
        }
      } else if ((!constant || looksInto(v)) && isOfLocal(tree)) {
        warn(tree);
      } else if (!constant) {
        report(getCurrentPath(), in, "reads " + tree + ", which is no member: " + NOBODY);
      } else if (looksInto(v)) {
        report(getCurrentPath(), in, "looks into " + tree + ", which is no member: " + NOBODY);
      }
    }

    /**
     * Whether a member that is read anywhere belongs to sets of which the condition reads others,
     * so that who writes it tells who waits: sets of this object, or those of another one that are
     * known to be the same by an alias.
     */
    private boolean isRead(VariableElement v, ExpressionTree tree) {
      if (self && tree instanceof MemberSelectTree select) {
        AbstractObject of = sets.flow().of(new TreePath(getCurrentPath(), select.getExpression()));
        if (sets.declarations().of(v).stream()
            .map(of::lock)
            .allMatch(lock -> lock != null && read.contains(lock))) {
          return true;
        }
      }
      TreePath root = Selections.root(getCurrentPath());
      boolean own =
          self && (root == null ? tree instanceof IdentifierTree : Selections.isThis(root));
      return own
          && sets.declarations().of(v).stream()
              .allMatch(s -> read.stream().anyMatch(u -> u.isOfThis() && u.set().equals(s)));
    }

    /** Whether a field is one of an object that a member refers to. */
    private boolean isOfMember(ExpressionTree tree) {
      for (TreePath p = Selections.object(getCurrentPath()); p != null; p = Selections.object(p)) {
        if (isAccess(p.getLeaf())) {
          return true;
        }
      }
      return false;
    }

    /** Whether a field is one of {@code this}, or of what such a field refers to. */
    private boolean isOfThis(VariableElement v, ExpressionTree tree) {
      TreePath root = Selections.root(getCurrentPath());
      return root == null
          ? tree instanceof IdentifierTree && !v.getModifiers().contains(Modifier.STATIC)
          : Selections.isThis(root)
              || (module.element(root) instanceof VariableElement first
                  && first.getKind().isField()
                  && !first.getModifiers().contains(Modifier.STATIC)
                  && root.getLeaf() instanceof IdentifierTree);
    }

    /** What leads to the object that a method is called on. */
    private Owner ownerOfReceiver() {
      MethodInvocationTree call = (MethodInvocationTree) getCurrentPath().getLeaf();
      if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
        return owner;
      }
      TreePath at = new TreePath(getCurrentPath(), select);
      TreePath root = at;
      for (TreePath p = Selections.object(at); p != null; p = Selections.object(p)) {
        if (isAccess(p.getLeaf())) {
          return Owner.MEMBER;
        }
        root = p;
      }
      if (Selections.isThis(root)) {
        return owner;
      }
      if (!(root.getLeaf() instanceof IdentifierTree)
          || !(module.element(root) instanceof VariableElement v)
          || v.getModifiers().contains(Modifier.STATIC)) {
        return Owner.NONE;
      }
      return v.getKind().isField() ? owner : Owner.LOCAL;
    }

    /** Whether a field is one of an object that a local refers to. */
    private boolean isOfLocal(ExpressionTree tree) {
      TreePath root = Selections.root(getCurrentPath());
      return root != null
          && root.getLeaf() instanceof IdentifierTree
          && module.element(root) instanceof VariableElement v
          && !v.getKind().isField();
    }

    /** What a local refers to may be a part of the set, though nothing says so. */
    private void warn(ExpressionTree tree) {
      readsOthers = true;
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
      Owner of = hasSets(callee.getEnclosingElement().asType()) ? Owner.NONE : ownerOfReceiver();
      boolean shown = false;
      for (UnitCall call : sets.calls()) {
        if (call.path().getLeaf() == here) {
          for (Code target : sets.analysis().targets(call)) {
            shown = true;
            follow(target.method(), target.path(), of, self && isOwnCall());
          }
        }
      }
      if (!shown) {
        shown = followOn(callee, of);
      } else if (of == Owner.LOCAL) {
        warn((ExpressionTree) here);
      }
      if (!shown) {
        report(
            getCurrentPath(), in, "calls " + callee.getSimpleName() + ", which is not shown here");
      }
    }

    /** Follows a call on an object without sets; false if nobody knows whose it is. */
    private boolean followOn(ExecutableElement callee, Owner of) {
      List<TreePath> targets = of == Owner.NONE ? List.of() : bodies.of(callee);
      if (of == Owner.LOCAL && !targets.isEmpty()) {
        warn((ExpressionTree) getCurrentPath().getLeaf());
      }
      for (TreePath target : targets) {
        follow((ExecutableElement) module.element(target), target, of, false);
      }
      return !targets.isEmpty();
    }

    /** Whether a call is one on {@code this}. */
    private boolean isOwnCall() {
      ExpressionTree method = ((MethodInvocationTree) getCurrentPath().getLeaf()).getMethodSelect();
      return !(method instanceof MemberSelectTree select)
          || select.getExpression().toString().equals("this")
          || select.getExpression().toString().equals("super");
    }

    private void follow(ExecutableElement method, TreePath path, Owner of, boolean own) {
      if (method != null
          && path.getLeaf() instanceof MethodTree tree
          && followed.add(new Followed(method, of, own))) {
        Scanner scanner = new Scanner(in == null ? method : in, of, own);
        scanner.scan(new TreePath(path, tree.getBody()), null);
      }
    }
  }
}
