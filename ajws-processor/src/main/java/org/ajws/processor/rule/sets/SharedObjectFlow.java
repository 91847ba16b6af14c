package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/** Where the value of an expression goes that gives a shared object, or a view of it. */
final class SharedObjectFlow {
  /** Methods of the JDK whose value reads or changes the object that they are called on. */
  private static final Pattern VIEW =
      Pattern.compile(
          "(list)?[iI]terator|(parallelS|s)tream|spliterator|keySet|values|entrySet|elements|keys|chars"
              + "|codePoints|lines|reversed|descending\\w+|navigable\\w+|sub(List|Set|Map|Sequence)"
              + "|(head|tail)(Set|Map)|as\\w*Buffer|duplicate|slice|getChannel|newCondition");

  /** Methods of {@code Collections} and {@code Arrays} that are done with an argument. */
  private static final Set<String> DONE =
      Set.of(
          "addAll",
          "binarySearch",
          "fill",
          "frequency",
          "reverse",
          "rotate",
          "shuffle",
          "sort",
          "swap",
          "hash",
          "isNull",
          "nonNull");

  private final BoundModule module;
  private final MethodBodies bodies;
  private final HandOuts handOuts;

  /** What happens to the value. */
  interface Sink {
    /** A variable of the module gets it. */
    void given(Element variable, TreePath value, boolean view);

    /** The object is looked at or changed here. */
    void touched(TreePath value);

    /** It goes where nobody follows it. */
    void lost(TreePath value, String where);
  }

  SharedObjectFlow(BoundModule module) {
    this.module = module;
    this.bodies = new MethodBodies(module);
    this.handOuts = new HandOuts(module);
  }

  /**
   * Follows a value.
   *
   * @param view whether it is not the object but a view of it
   */
  void follow(TreePath value, boolean view, Sink sink) {
    Tree leaf = value.getLeaf();
    TreePath up = value.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof ParenthesizedTree
        || parent instanceof TypeCastTree
        || parent instanceof ConditionalExpressionTree) {
      follow(up, view, sink);
    } else if (parent instanceof MemberSelectTree) {
      selected(value, up, view, sink);
    } else if (parent instanceof MethodInvocationTree call && call.getArguments().contains(leaf)) {
      handed(value, up, call.getArguments(), view, sink);
    } else if (parent instanceof NewClassTree made && made.getArguments().contains(leaf)) {
      handed(value, up, made.getArguments(), view, sink);
    } else if (parent instanceof VariableTree) {
      assigned(module.element(up), value, view, sink);
    } else if (parent instanceof AssignmentTree a) {
      if (a.getExpression() == leaf) {
        assigned(module.element(new TreePath(up, a.getVariable())), value, view, sink);
        follow(up, view, sink);
      }
    } else if (parent instanceof InstanceOfTree test) {
      if (test.getPattern() instanceof BindingPatternTree pattern) {
        Element variable =
            module.element(new TreePath(new TreePath(up, pattern), pattern.getVariable()));
        sink.given(variable, value, view);
      }
    } else if (parent instanceof EnhancedForLoopTree || parent.getKind() == Tree.Kind.PLUS) {
      sink.touched(value);
    } else if (!(parent instanceof BinaryTree
        || parent instanceof SynchronizedTree
        || parent instanceof ExpressionStatementTree)) {
      sink.lost(value, "leaves this code");
    }
  }

  private void selected(TreePath value, TreePath select, boolean view, Sink sink) {
    TreePath call = select.getParentPath();
    sink.touched(value);
    if (call.getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() == select.getLeaf()
        && module.element(call) instanceof ExecutableElement callee
        && (isView(callee) || isItself(callee, value))) {
      follow(call, view || isView(callee), sink);
    }
  }

  /** Whether what a method gives reads or changes the object that it is called on. */
  static boolean isView(ExecutableElement callee) {
    return VIEW.matcher(callee.getSimpleName()).matches();
  }

  /** Whether a method of a library may give the very object, like {@code append}. */
  private boolean isItself(ExecutableElement callee, TreePath receiver) {
    TypeMirror given = module.types().erasure(callee.getReturnType());
    TypeMirror type = module.types().erasure(module.type(receiver));
    return module.declaration(callee) == null
        && !callee.getModifiers().contains(Modifier.STATIC)
        && !callee.getSimpleName().contentEquals("clone")
        && callee.getReturnType().getKind() == javax.lang.model.type.TypeKind.DECLARED
        && !given.toString().equals("java.lang.Object")
        && !SetDeclarations.isImmutable(given)
        && module.types().isSubtype(type, given);
  }

  private void handed(
      TreePath value,
      TreePath call,
      List<? extends ExpressionTree> arguments,
      boolean view,
      Sink sink) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return; // does not compile
    }
    int index = arguments.indexOf(value.getLeaf());
    if (module.declaration(callee) != null) {
      boolean known =
          (!callee.isVarArgs() || index < callee.getParameters().size() - 1) && isFixed(callee);
      if (known) {
        sink.given(callee.getParameters().get(index), value, view);
      } else {
        sink.lost(
            value,
            "goes to %s, which may be overridden or has any number of parameters"
                .formatted(callee.getSimpleName()));
      }
    } else if (callee.getSimpleName().toString().startsWith("requireNonNull")) {
      follow(call, view, sink);
    } else if (isDone(callee, call, arguments, value)) {
      sink.touched(value);
    } else {
      sink.lost(
          value,
          "goes to %s.%s, which may keep it"
              .formatted(
                  callee.getEnclosingElement().getSimpleName(),
                  callee.getSimpleName().toString().replace("<init>", "new")));
    }
  }

  /** Whether a call runs this method alone. */
  boolean isFixed(ExecutableElement callee) {
    return callee.getKind() == ElementKind.CONSTRUCTOR
        || callee.getModifiers().contains(Modifier.STATIC)
        || callee.getModifiers().contains(Modifier.PRIVATE)
        || bodies.of(callee).size() == 1
            && bodies.of(callee).get(0).equals(callee)
            && (callee.getModifiers().contains(Modifier.FINAL)
                || callee.getEnclosingElement().getModifiers().contains(Modifier.FINAL));
  }

  private boolean isDone(
      ExecutableElement callee,
      TreePath call,
      List<? extends ExpressionTree> arguments,
      TreePath value) {
    String owner = callee.getEnclosingElement().toString();
    boolean tool =
        owner.equals("java.util.Collections")
            || owner.equals("java.util.Objects")
            || owner.equals("java.util.Arrays");
    return tool && DONE.contains(callee.getSimpleName().toString())
        || !callee.getSimpleName().contentEquals("getOrDefault") // which may give it
            && handOuts.looksAt(call, arguments, value.getLeaf())
        || ArrayViews.isCopied(module, call);
  }

  private void assigned(Element target, TreePath value, boolean view, Sink sink) {
    if (target == null) {
      sink.lost(value, "goes into a slot of an array");
    } else if (!target.getKind().isField()) {
      sink.given(target, value, view);
    } else if (view) {
      sink.lost(value, "is stored in %s, as a view of it".formatted(target.getSimpleName()));
    } else if (!SetDeclarations.isShared(target)) {
      sink.lost(value, "is stored in " + target.getSimpleName());
    } else {
      sink.given(target, value, false);
    }
  }
}
