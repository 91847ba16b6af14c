package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
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
import org.ajws.processor.analysis.sets.HandOuts.Answer;
import org.ajws.processor.analysis.sets.HandOuts.Held;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Follows an object through a piece of code, from each expression that gives it, or what leads to
 * it, to where the value goes. The code of lambdas and local classes counts as if it ran here.
 */
final class ObjectUses extends TreePathScanner<Void, Void> {
  /** Where a value goes on to: an expression that gives it, or what leads to it. */
  private record Value(TreePath path, boolean around) {}

  private final BoundModule module;
  private final SelfReference self;
  private final HandOuts handOuts;
  private final LibraryHandOuts library;
  private final TreePath code;
  private final Held held;

  private final ObjectNames names;
  private final Set<Tree> returning = new HashSet<>();
  private final Set<Tree> places = new LinkedHashSet<>();
  private boolean stored;
  private boolean given;
  private boolean more;

  ObjectUses(
      BoundModule module,
      SelfReference self,
      HandOuts handOuts,
      LibraryHandOuts library,
      TreePath code,
      Held held) {
    this.module = module;
    this.self = self;
    this.handOuts = handOuts;
    this.library = library;
    this.code = code;
    this.held = held;
    this.names = new ObjectNames(module, self, handOuts, held);
  }

  /** What the code does with it. */
  Answer answer() {
    do {
      more = false;
      scan(code, null);
    } while (more);
    return new Answer(List.copyOf(places), stored, given);
  }

  /** The fields of the object itself that it, or what leads to it, is stored in. */
  Set<Element> holders() {
    return names.holders();
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void p) {
    follow(getCurrentPath());
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    follow(getCurrentPath());
    return super.visitMemberSelect(tree, p);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    if (names.mentions(getCurrentPath())) {
      follow(new Value(getCurrentPath(), true), tree);
    }
    return super.visitLambdaExpression(tree, p);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    TreePath qualifier = new TreePath(getCurrentPath(), tree.getQualifierExpression());
    Boolean receiver = names.of(qualifier);
    if (receiver != null
        && module.element(getCurrentPath()) instanceof ExecutableElement callee
        && handOuts.byCall(callee, null, receiver)) {
      places.add(tree);
    }
    return super.visitMemberReference(tree, p);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    TreePath path = getCurrentPath();
    boolean anonymous = tree.getClassBody() != null;
    boolean inner =
        tree.getEnclosingExpression() != null
            ? names.of(new TreePath(path, tree.getEnclosingExpression())) != null
            : names.mentions(
                anonymous ? new TreePath(path, tree.getClassBody()) : names.inner(path));
    if (inner) {
      follow(new Value(path, true), tree);
      if (module.element(path) instanceof ExecutableElement constructor
          && handOuts.byCall(constructor, null)) {
        places.add(tree);
      }
    }
    return super.visitNewClass(tree, p);
  }

  /** {@code super(...)} and calls on {@code this} that do not name it; others are followed. */
  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    TreePath select = new TreePath(getCurrentPath(), tree.getMethodSelect());
    boolean unnamed =
        held.parameter() == null
            && module.element(getCurrentPath()) instanceof ExecutableElement callee
            && (callee.getKind() == ElementKind.CONSTRUCTOR
                || select.getLeaf() instanceof IdentifierTree
                    && !callee.getModifiers().contains(Modifier.STATIC)
                    && held.type().equals(self.level(select, callee)));
    if (unnamed) {
      follow(called(getCurrentPath(), held.around()), tree);
    }
    return super.visitMethodInvocation(tree, p);
  }

  /** A call on the object: what it gives, where that may lead to it; else null. */
  private Value called(TreePath call, boolean around) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return null;
    }
    if (handOuts.byCall(callee, null, around)) {
      places.add(call.getLeaf());
    }
    boolean inLibrary = module.declaration(callee) == null;
    if (around && inLibrary && call.getLeaf() instanceof MethodInvocationTree made) {
      made.getArguments().forEach(a -> fed(new TreePath(call, a)));
    }
    boolean leads =
        ObjectNames.leadsSomewhere(module.type(call))
            && (handOuts.gives(callee) || around && inLibrary);
    return leads ? new Value(call, true) : null;
  }

  /** A function that the library calls with what a stream or container has. */
  private void fed(TreePath function) {
    TreePath path = ObjectNames.withoutCasts(function);
    if (path.getLeaf() instanceof LambdaExpressionTree lambda) {
      lambda
          .getParameters()
          .forEach(v -> more |= names.add(module.element(new TreePath(path, v)), true));
    } else if (path.getLeaf() instanceof MemberReferenceTree
        && module.element(path) instanceof ExecutableElement callee
        && !callee.getParameters().isEmpty()) {
      Answer answer = handOuts.byArgument(callee, 0, true);
      if (answer == null
          ? !library.looksAt(callee.getSimpleName())
          : answer.isKept() || answer.stored()) {
        places.add(path.getLeaf());
      }
    }
  }

  private void follow(TreePath name) {
    Boolean around = names.of(name);
    boolean method = // this(...) and super(...)
        name.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == name.getLeaf();
    if (around != null && !method && !isDeclared(name)) {
      follow(new Value(name, around), name.getLeaf());
    }
  }

  /** A name that is assigned gives nothing. */
  private static boolean isDeclared(TreePath name) {
    return name.getParentPath().getLeaf() instanceof AssignmentTree a
        && a.getVariable() == name.getLeaf();
  }

  /** Follows a value up to where it is kept or lost. */
  private void follow(Value value, Tree root) {
    Value at = value;
    while (at != null) {
      at = step(at, root);
    }
  }

  private Value step(Value value, Tree root) {
    Tree leaf = value.path.getLeaf();
    TreePath up = value.path.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof ParenthesizedTree
        || parent instanceof TypeCastTree
        || parent instanceof ConditionalExpressionTree c && c.getCondition() != leaf) {
      return new Value(up, value.around);
    }
    if (parent instanceof CaseTree branch && branch.getBody() == leaf
        || parent instanceof YieldTree) {
      return switched(up, value.around);
    }
    if (parent instanceof NewArrayTree || parent instanceof MemberReferenceTree) {
      return new Value(up, true);
    }
    if (parent instanceof ArrayAccessTree a && a.getExpression() == leaf) {
      return value.around && ObjectNames.leadsSomewhere(module.type(up))
          ? new Value(up, true)
          : null;
    }
    if (parent instanceof MemberSelectTree select) {
      return selected(up, select, value.around);
    }
    if (parent instanceof VariableTree variable && variable.getInitializer() == leaf) {
      assigned(module.element(up), new TreePath(up, variable), value.around, root);
      return null;
    }
    if (parent instanceof AssignmentTree a && a.getExpression() == leaf) {
      TreePath target = new TreePath(up, a.getVariable());
      assigned(module.element(target), target, value.around, root);
      return new Value(up, value.around);
    }
    if (parent instanceof InstanceOfTree test
        && test.getPattern() instanceof BindingPatternTree pattern) {
      more |=
          names.add(
              module.element(new TreePath(new TreePath(up, pattern), pattern.getVariable())),
              value.around);
    } else if (parent instanceof EnhancedForLoopTree loop && loop.getExpression() == leaf) {
      if (value.around) {
        more |= names.add(module.element(new TreePath(up, loop.getVariable())), value.around);
      }
    } else if (parent instanceof MethodInvocationTree call && call.getArguments().contains(leaf)) {
      return handed(up, leaf, call.getArguments(), value, root);
    } else if (parent instanceof NewClassTree made && made.getArguments().contains(leaf)) {
      return handed(up, leaf, made.getArguments(), value, root);
    } else if (parent instanceof ReturnTree
        || parent instanceof LambdaExpressionTree function && function.getBody() == leaf) {
      returned(up);
    } else if (parent instanceof ThrowTree) {
      places.add(root);
    } else if (parent instanceof BinaryTree && handOuts.isShown(value.path, value.around)) {
      places.add(root);
    }
    return null;
  }

  private static Value switched(TreePath branch, boolean around) {
    TreePath path = branch;
    while (!(path.getLeaf() instanceof SwitchExpressionTree)) {
      if (path.getLeaf() instanceof ClassTree || path.getParentPath() == null) {
        return null; // a statement
      }
      path = path.getParentPath();
    }
    return new Value(path, around);
  }

  /** A field of what leads to the object may hold it; one of the object itself, if it is known. */
  private Value selected(TreePath select, MemberSelectTree tree, boolean around) {
    Element member = module.element(select);
    if (select.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getMethodSelect() == tree) {
      return called(select.getParentPath(), around);
    }
    boolean leads =
        member instanceof VariableElement
            && ObjectNames.leadsSomewhere(member.asType())
            && (around || handOuts.holdsOwner(member));
    return leads && !isDeclared(select) ? new Value(select, true) : null;
  }

  private void assigned(Element target, TreePath path, boolean around, Tree root) {
    if (target != null
        && !target.getKind().isField()
        && !(path.getLeaf() instanceof ArrayAccessTree)) {
      more |= names.add(target, around);
      return;
    }
    TreePath owner = path;
    while (owner.getLeaf() instanceof ArrayAccessTree a) {
      owner = new TreePath(owner, a.getExpression());
    }
    Element variable = module.element(owner);
    if (variable == null || !isStoredInOwn(variable, owner)) {
      places.add(root);
    }
  }

  /** Whether what is stored there can be reached through the object, or a new one, alone. */
  private boolean isStoredInOwn(Element variable, TreePath path) {
    if (!variable.getKind().isField()) { // a slot of an array
      more |= names.add(variable, true);
      return isMade(variable);
    }
    if (variable.getModifiers().contains(Modifier.STATIC)) {
      return false;
    }
    boolean own =
        path.getLeaf() instanceof VariableTree || held.type().equals(self.level(path, variable));
    if (own && held.parameter() == null) {
      more |= names.holders().add(variable);
      return true;
    }
    if (own) {
      stored = true;
      return true;
    }
    Element object =
        path.getLeaf() instanceof MemberSelectTree s
            ? module.element(new TreePath(path, s.getExpression()))
            : null;
    if (object != null && !object.getKind().isField() && isMade(object)) {
      more |= names.add(object, true);
      return true;
    }
    return false;
  }

  /** Whether a local variable is declared with an object that was just made. */
  private boolean isMade(Element local) {
    return module.declaration(local) != null
        && module.declaration(local).getLeaf() instanceof VariableTree v
        && (v.getInitializer() instanceof NewClassTree
            || v.getInitializer() instanceof NewArrayTree);
  }

  private void returned(TreePath statement) {
    for (TreePath p = statement; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof LambdaExpressionTree) {
        more |= returning.add(p.getLeaf());
        return;
      }
      if (p.getLeaf() instanceof ClassTree) {
        return;
      }
      if (p.getLeaf() instanceof MethodTree) {
        given |= p.getLeaf() == code.getLeaf();
        return;
      }
    }
  }

  /** A value is an argument; what the call gives may lead to it. */
  private Value handed(
      TreePath call, Tree leaf, List<? extends ExpressionTree> arguments, Value value, Tree root) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return null;
    }
    int index = arguments.indexOf(leaf);
    boolean made = call.getLeaf() instanceof NewClassTree;
    Answer answer = handOuts.byArgument(callee, index, value.around);
    LibraryHandOuts.Use use =
        answer == null
            ? library.use(callee, index, value.path, made, returning.contains(root))
            : answer.isKept()
                ? LibraryHandOuts.Use.KEPT
                : answer.stored()
                    ? LibraryHandOuts.Use.STORED
                    : answer.given() ? LibraryHandOuts.Use.GIVEN : LibraryHandOuts.Use.LOOKED_AT;
    switch (use) {
      case KEPT -> places.add(root);
      case STORED -> {
        if (!made && !isStoredInReceiver(call)) {
          places.add(root);
        }
      }
      case LOOKED_AT -> {
        if (answer == null && handOuts.isShown(value.path, value.around)) {
          places.add(root);
        }
        return null;
      }
      default -> {} // its value is followed
    }
    return made || ObjectNames.leadsSomewhere(module.type(call)) ? new Value(call, true) : null;
  }

  /** Whether what a call stores stays in the object, or in a new one that a local holds. */
  private boolean isStoredInReceiver(TreePath call) {
    ExpressionTree select = ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
    TreePath path = new TreePath(call, select);
    if (!(select instanceof MemberSelectTree s)) {
      return held.parameter() == null
          && module.element(call) instanceof ExecutableElement callee
          && held.type().equals(self.level(path, callee));
    }
    TreePath receiver = new TreePath(path, s.getExpression());
    if (names.of(receiver) != null && !names.of(receiver)) {
      return true;
    }
    Element variable = module.element(receiver);
    if (variable == null || !isMade(variable)) {
      return false;
    }
    if (!variable.getKind().isField()) {
      more |= names.add(variable, true);
      return true;
    }
    boolean own = // a container that the object made for itself
        held.parameter() == null
            && variable.getModifiers().contains(Modifier.FINAL)
            && !variable.getModifiers().contains(Modifier.STATIC)
            && held.type().equals(self.level(receiver, variable));
    if (own) {
      more |= names.holders().add(variable);
    }
    return own;
  }
}
