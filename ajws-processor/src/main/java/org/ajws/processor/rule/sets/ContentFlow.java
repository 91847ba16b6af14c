package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Follows the content of a member, or what leads to it (<i>around</i> it: an array, a list that was
 * made of it), from an expression that gives it to where it goes: through local variables, and the
 * methods and functions that it is handed to.
 */
final class ContentFlow {
  private final BoundModule module;
  private final AtomicSets sets;
  private final ContentPlaces places;
  private final LibraryContent library;
  private final OpenSlots slots;
  private final ContentCalls calls;
  private final MemberAccess access;
  private final Sink sink;
  private final Set<Object> asked = new HashSet<>();

  /** Who is told where content goes to code without the lock. */
  interface Sink {
    void lost(MemberAccess access, Tree at, String how);

    /** What a member refers to, or what leads to it, is in another place of the same set, too. */
    void kept(MemberAccess access);
  }

  private record Asked(Element variable, boolean around, Tree call) {}

  ContentFlow(
      BoundModule module, AtomicSets sets, ContentPlaces places, MemberAccess access, Sink sink) {
    this.module = module;
    this.sets = sets;
    this.places = places;
    this.library = new LibraryContent(module);
    this.slots = places.slots();
    this.calls = new ContentCalls(module, places, library, this);
    this.access = access;
    this.sink = sink;
  }

  /** Follows what an expression gives. */
  void follow(TreePath value) {
    follow(value, isAround(), null);
  }

  /** Whether the member refers to what leads to content: an {@code Optional} of an array. */
  private boolean isAround() {
    return ContentTypes.isHolder(module, access.field().asType());
  }

  /** Follows what a member is given: the assignment gives it, and so do locals that have it. */
  void followGiven(TreePath assignment) {
    follow(assignment, isAround(), null);
    given(new TreePath(assignment, ((AssignmentTree) assignment.getLeaf()).getExpression()));
  }

  private void given(TreePath value) {
    Tree leaf = value.getLeaf();
    if (leaf instanceof ParenthesizedTree p) {
      given(new TreePath(value, p.getExpression()));
    } else if (leaf instanceof TypeCastTree cast) {
      given(new TreePath(value, cast.getExpression()));
    } else if (leaf instanceof ConditionalExpressionTree c) {
      given(new TreePath(value, c.getTrueExpression()));
      given(new TreePath(value, c.getFalseExpression()));
    } else if (leaf instanceof IdentifierTree
        && module.element(value) instanceof VariableElement local
        && !local.getKind().isField()) {
      assigned(local, value, isAround(), null);
    }
  }

  void follow(TreePath value, boolean around, ContentFrame frame) {
    Tree leaf = value.getLeaf();
    TreePath up = value.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof ParenthesizedTree
        || parent instanceof TypeCastTree
        || parent instanceof ConditionalExpressionTree c && c.getCondition() != leaf) {
      follow(up, around, frame);
    } else if (parent instanceof ArrayAccessTree a && a.getExpression() == leaf) {
      TypeMirror slot = module.type(up);
      if (around ? mayBeContent(slot) || isVariable(slot) : mayBePart(slot)) {
        follow(up, false, frame);
      }
    } else if (parent instanceof NewArrayTree) {
      follow(up, true, frame);
    } else if (parent instanceof CaseTree || parent instanceof YieldTree) {
      TreePath all = up;
      while (!(all.getLeaf() instanceof SwitchExpressionTree || isCode(all.getLeaf()))) {
        all = all.getParentPath();
      }
      if (all.getLeaf() instanceof SwitchExpressionTree) {
        follow(all, around, frame);
      }
    } else if (parent instanceof InstanceOfTree test
        && test.getPattern() instanceof BindingPatternTree pattern) {
      TreePath variable = new TreePath(new TreePath(up, pattern), pattern.getVariable());
      assigned(module.element(variable), value, around, frame);
    } else if (parent instanceof MemberSelectTree) {
      selected(value, up, around, frame);
    } else if (parent instanceof MemberReferenceTree) {
      calls.function(up, leaf, frame);
    } else if (parent instanceof EnhancedForLoopTree loop && loop.getExpression() == leaf) {
      element(new TreePath(up, loop.getVariable()), value, around, frame);
    } else if (parent instanceof ReturnTree) {
      returned(value, around, frame);
    } else if (parent instanceof LambdaExpressionTree) {
      functionGives(up, leaf, around, frame);
    } else if (parent instanceof ThrowTree) {
      lost(leaf, "is in an exception that is thrown", frame);
    } else if (parent instanceof VariableTree v && v.getInitializer() == leaf) {
      assigned(module.element(up), value, around, frame);
    } else if (parent instanceof AssignmentTree a && a.getExpression() == leaf) {
      TreePath target = new TreePath(up, BoundModule.withoutParentheses(a.getVariable()));
      if (target.getLeaf() instanceof ArrayAccessTree slot) {
        put(
            new TreePath(target, slot.getExpression()),
            leaf,
            "is stored in an array that others may have",
            frame);
      } else {
        assigned(module.element(target), value, around, frame);
      }
      follow(up, around, frame);
    } else if (ContentPlaces.arguments(up).contains(leaf)) {
      calls.handed(up, value, around, frame);
    }
  }

  private static boolean isCode(Tree tree) {
    return tree instanceof MethodTree
        || tree instanceof LambdaExpressionTree
        || tree instanceof ClassTree;
  }

  /** What is called on it may give it, or a view of it, or what it holds. */
  private void selected(TreePath value, TreePath select, boolean around, ContentFrame frame) {
    TreePath call = select.getParentPath();
    if (!(call.getLeaf() instanceof MethodInvocationTree m)
        || m.getMethodSelect() != select.getLeaf()
        || !(module.element(call) instanceof ExecutableElement callee)) {
      return; // its length
    }
    TypeMirror given = module.type(call);
    TypeMirror type = module.type(value);
    if (module.declaration(callee) == null) {
      m.getArguments().forEach(a -> calls.fed(new TreePath(call, a), call, value, around, frame));
    }
    if (library.givesWhatFunctionsGive(callee, m.getArguments())) {
      return; // they have been followed
    }
    boolean copied = library.givesSameParts(callee, type);
    if (around || copied) {
      intoArray(call, m, value, frame);
    }
    if (!around && (library.givesPart(callee, type, given) || library.givesInner(callee))) {
      follow(call, false, frame);
    } else if (!around && library.givesInnerRows(callee)) {
      follow(call, true, frame);
    } else if (around && mayLead(given, type) && !library.takesOut(callee)) {
      follow(call, !mayBeContent(given), frame);
    } else if (copied
        || library.isLazy(type)
            && !library.isLazy(given)
            && (library.hasEntries(given) || library.hasParts(type) && mayLead(given, type))) {
      follow(call, true, frame);
    } else if (!around
        && (library.isEntry(given) && callee.getSimpleName().contentEquals("next")
            || SharedObjectFlow.isView(callee) && !isValues(callee)
            || callee.getSimpleName().contentEquals("array")
            || library.givesItself(callee, type)
            || library.isLazy(type) && library.isLazy(given) && !library.isEntry(given))) {
      follow(call, false, frame);
    }
  }

  /** {@code rows.toArray(given)} puts what is in a container into an array. */
  private void intoArray(TreePath call, MethodInvocationTree tree, TreePath value, ContentFrame f) {
    for (ExpressionTree argument : tree.getArguments()) {
      TreePath array = new TreePath(call, argument);
      if (module.element(call).getSimpleName().contentEquals("toArray")
          && module.type(array) instanceof ArrayType) {
        put(array, value.getLeaf(), "is stored in an array that others may have", f);
      }
    }
  }

  /** A variable that gets what an array, a container or a stream has. */
  void element(TreePath variable, TreePath value, boolean around, ContentFrame frame) {
    TypeMirror type = module.type(variable);
    boolean part =
        type != null
            && (ContentTypes.isContent(module, type)
                || module.type(value) instanceof ArrayType && mayBePart(type));
    if (part || library.isEntry(type) || around && (mayBeContent(type) || isVariable(type))) {
      assigned(module.element(variable), value, false, frame);
    }
  }

  /** A method that gives elements, not a view. */
  private static boolean isValues(ExecutableElement callee) {
    return callee.getParameters().stream()
        .anyMatch(p -> p.asType().toString().contains("function"));
  }

  private void returned(TreePath at, boolean around, ContentFrame frame) {
    TreePath code = at;
    while (!(code.getLeaf() instanceof MethodTree
        || code.getLeaf() instanceof LambdaExpressionTree)) {
      code = code.getParentPath();
      if (code == null) {
        return;
      }
    }
    if (code.getLeaf() instanceof LambdaExpressionTree) {
      functionGives(code, at.getLeaf(), around, frame);
    } else if (frame != null && frame.code() == code.getLeaf()) {
      functionGave(frame, around);
    } else if (frame != null) {
      lost(at.getLeaf(), "is what a function gives", frame);
    } else {
      MethodTree method = (MethodTree) code.getLeaf();
      boolean own =
          module.element(code) instanceof ExecutableElement e
              && (e.getModifiers().contains(Modifier.PRIVATE) && toCallers(e, around)
                  || !sets.aliases().of(e).isEmpty() && places.isCalledInUnits(e));
      if (!own) {
        lost(at.getLeaf(), "is returned to whoever calls " + method.getName(), null);
      }
    }
  }

  /**
   * What a private method gives goes to its own class.
   *
   * @return whether no others call it
   */
  private boolean toCallers(ExecutableElement method, boolean around) {
    List<TreePath> calls = places.occurrences().calls(method);
    if (calls.stream().anyMatch(c -> !isOnThis(c))
        || !places.occurrences().references(method).isEmpty()) {
      return false;
    }
    for (TreePath call : calls) {
      if (asked.add(call.getLeaf())) {
        follow(call, around, null);
      }
    }
    return true;
  }

  /** A lambda's value: the library's call that feeds it may give that on. */
  private void functionGives(TreePath lambda, Tree value, boolean around, ContentFrame frame) {
    if (frame == null || frame.code() != lambda.getLeaf()) {
      lost(value, "is what a function gives", frame);
    } else if (library.isLazy(module.type(frame.call()))) {
      functionGave(frame, around);
    } else if (mayBeContent(module.type(frame.call()))
        || mayLead(module.type(frame.call()), null)) {
      follow(frame.call(), true, frame.outer());
    }
  }

  /**
   * What a function or method gives is what its call gives, or in that: {@code map(a -> a)} gives a
   * stream of it, {@code flatMap(Arrays::stream)} one that is a view of it.
   */
  void functionGave(ContentFrame frame, boolean around) {
    TypeMirror given = module.type(frame.call());
    if (library.isLazy(given) || !mayBeContent(given)) {
      follow(frame.call(), true, frame.outer());
    }
    follow(frame.call(), around, frame.outer());
  }

  void assigned(Element target, TreePath value, boolean around, ContentFrame frame) {
    boolean promised = // an alias there says whose it is, and is checked
        target != null
            && access.field() != target
            && !sets.aliases().of(access.field()).isEmpty()
            && !sets.aliases().of(target).isEmpty();
    if (target == null || promised) {
      return;
    }
    if (!target.getKind().isField()) {
      if (asked.add(new Asked(target, around, frame == null ? null : frame.call().getLeaf()))) {
        Set<Tree> declared = places.around(target);
        for (TreePath use : places.occurrences().names(target)) {
          local(use, declared, around, frame);
        }
      }
      return;
    }
    List<SetUse> of = places.usesAt(targetOf(value));
    boolean declared = // with its initial value, in the same object
        frame == null
            && value.getParentPath().getLeaf() instanceof VariableTree
            && sets.declarations().of((VariableElement) target).containsAll(access.sets());
    if (target != access.field()) {
      sink.kept(access);
    }
    if (!declared && !isOwn(of, frame)) {
      lost(
          value.getLeaf(),
          of.isEmpty() || frame != null
              ? "is stored in %s, too".formatted(target.getSimpleName())
              : "becomes %s of another object, which has another lock"
                  .formatted(target.getSimpleName()),
          frame);
    }
  }

  private static Tree targetOf(TreePath value) {
    return value.getParentPath().getLeaf() instanceof AssignmentTree a ? a.getVariable() : null;
  }

  /** Whether these are the sets that the content belongs to, in code that was handed it, too. */
  private boolean isOwn(List<SetUse> uses, ContentFrame frame) {
    return !uses.isEmpty()
        && uses.containsAll(access.uses())
        && (frame == null
            || frame.isSameThis()
            || access.uses().stream().noneMatch(SetUse::isOfThis));
  }

  private void local(TreePath use, Set<Tree> declared, boolean around, ContentFrame frame) {
    for (TreePath p = use; !declared.contains(p.getLeaf()); p = p.getParentPath()) {
      if (p.getLeaf() instanceof LambdaExpressionTree) {
        calls.function(p, use.getLeaf(), frame);
      } else if (p.getLeaf() instanceof ClassTree) {
        if (p.getParentPath().getLeaf() instanceof NewClassTree) {
          calls.function(p.getParentPath(), use.getLeaf(), frame);
        } else {
          lost(use.getLeaf(), "is used by a class whose methods may run later", frame);
        }
      }
    }
    if (!ContentPlaces.isAssigned(use)) {
      if (frame == null && places.isBehindUnit(access, use)) {
        lost(use.getLeaf(), "is used when the unit has ended", null);
      }
      follow(use, around, frame);
    }
  }

  /** Whether a call runs a method of the code's own {@code this}, or a static one. */
  static boolean isOnThis(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree m
        && (m.getMethodSelect() instanceof IdentifierTree
            || m.getMethodSelect() instanceof MemberSelectTree s
                && s.getExpression().toString().matches("(\\w+\\.)*(this|super)"));
  }

  /** It is put into what an expression gives: which may be the set's own, or new. */
  void put(TreePath container, Tree value, String how, ContentFrame frame) {
    Tree tree = BoundModule.withoutParentheses((ExpressionTree) container.getLeaf());
    boolean own = isOwn(places.usesAt(tree), frame);
    if (own) {
      sink.kept(access);
    }
    if (own || ContentPlaces.isMade(container)) {
      return;
    }
    Element variable = module.element(container);
    TreePath only = places.onlyValue(variable);
    if (only != null && ContentPlaces.isMade(only)) {
      assigned(variable, container, true, frame);
    } else if (only == null || !isOwn(places.usesAt(only.getLeaf()), frame)) {
      lost(value, how, frame);
    } else {
      sink.kept(access);
    }
  }

  /** What is in an array of one may be anything that was put there. */
  private static boolean isVariable(TypeMirror type) {
    return type != null && type.getKind() == javax.lang.model.type.TypeKind.TYPEVAR;
  }

  /** The same of what is in a member's slots. */
  private boolean mayBePart(TypeMirror type) {
    return mayBeContent(type)
        && (ContentTypes.isContent(module, type)
            || library.isEntry(type)
            || slots.mayHold(access.field()));
  }

  /** Whether a value may be content: of an array, a collection, or of any type. */
  boolean mayBeContent(TypeMirror type) {
    return type != null
        && (ContentTypes.isContent(module, type)
            || library.isEntry(type)
            || type.toString().equals("java.lang.Object"));
  }

  /**
   * Whether what a call on a container gives may lead to what is in it.
   *
   * @param container its type; what comes out of a stream may be only what its type says
   */
  private boolean mayLead(TypeMirror given, TypeMirror container) {
    if (given == null
        || given.getKind().isPrimitive()
        || given.getKind() == javax.lang.model.type.TypeKind.VOID
        || SetDeclarations.isImmutable(given)) {
      return false;
    }
    boolean collected =
        container != null
            && module.isSubtype(container, "java.util.stream.BaseStream")
            && given instanceof DeclaredType d
            && !d.getTypeArguments().isEmpty()
            && d.getTypeArguments().stream().allMatch(SetDeclarations::isImmutable);
    return !collected;
  }

  void lost(Tree at, String how, ContentFrame frame) {
    if (frame == null) {
      sink.lost(access, at, how);
    } else {
      ContentFrame first = frame.first();
      String by =
          module.element(first.call()) instanceof ExecutableElement callee
              ? ContentCalls.kept(callee)
              : "is handed to a function, which keeps it";
      sink.lost(access, first.argument(), by);
    }
  }
}
