package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundModule;

/** How often code stores what a variable holds somewhere, or hands it to what may store it. */
final class HandedOn {
  private final BoundModule module;
  private final Map<VariableElement, Boolean> kept = new HashMap<>();

  HandedOn(BoundModule module) {
    this.module = module;
  }

  /**
   * The places where code stores what a variable holds; in fields of {@code this}, one for all.
   *
   * @param variable a local, a parameter, a field of the object itself, or {@code this}
   */
  List<TreePath> places(TreePath code, Element variable) {
    List<TreePath> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      private boolean inThis;

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        note();
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        if (isThis(tree.getExpression())) {
          note();
        }
        return super.visitMemberSelect(tree, p);
      }

      private void note() {
        TreePath use = value(getCurrentPath());
        if (!isStored(use) || !variable.equals(module.element(getCurrentPath()))) {
          return;
        }
        boolean here = isOwnField(use);
        if (!here || !inThis) {
          found.add(use);
        }
        inThis |= here;
      }
    }.scan(code, null);
    return found;
  }

  /** The places where code stores what a local holds, or a library's copy of it. */
  List<TreePath> copies(TreePath code, Element variable) {
    List<TreePath> found = new ArrayList<>();
    if (variable.getKind() != ElementKind.LOCAL_VARIABLE) {
      return found;
    }
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        TreePath use = value(getCurrentPath());
        if (variable.equals(module.element(getCurrentPath()))
            && (isKept(code, use) || isCopied(use) && isKept(code, value(use.getParentPath())))) {
          found.add(use);
        }
        return null;
      }
    }.scan(code, null);
    return found;
  }

  /** Whether a value is stored, not only in a local that is read. */
  private boolean isKept(TreePath code, TreePath value) {
    if (!isStored(value) || !(value.getParentPath().getLeaf() instanceof VariableTree)) {
      return isStored(value);
    }
    Element variable = module.element(value.getParentPath());
    return variable != null
        && (variable.getKind() == ElementKind.FIELD || !places(code, variable).isEmpty());
  }

  /** Whether a library makes a container of a value: {@code new ArrayList<>(value)}. */
  private boolean isCopied(TreePath value) {
    TreePath made = value.getParentPath();
    boolean given =
        made.getLeaf() instanceof NewClassTree n && n.getArguments().contains(value.getLeaf())
            || made.getLeaf() instanceof MethodInvocationTree call
                && call.getMethodSelect().toString().endsWith(".copyOf")
                && call.getArguments().contains(value.getLeaf());
    return given
        && module.element(made) instanceof ExecutableElement method
        && module.declaration(method.getEnclosingElement()) == null;
  }

  /** The expression that a name is the value of. */
  private static TreePath value(TreePath name) {
    TreePath at = name;
    while (at.getParentPath().getLeaf() instanceof ParenthesizedTree
        || at.getParentPath().getLeaf() instanceof TypeCastTree
        || at.getParentPath().getLeaf() instanceof ConditionalExpressionTree choice
            && choice.getCondition() != at.getLeaf()) {
      at = at.getParentPath();
    }
    return at;
  }

  private boolean isStored(TreePath use) {
    Tree value = use.getLeaf();
    TreePath around = use.getParentPath();
    Tree parent = around.getLeaf();
    if (parent instanceof AssignmentTree a) {
      return a.getExpression() == value;
    } else if (parent instanceof VariableTree v) {
      return v.getInitializer() == value;
    } else if (parent instanceof NewArrayTree array) {
      return array.getInitializers() != null && array.getInitializers().contains(value);
    } else if (parent instanceof NewClassTree made) {
      return keeps(around, made.getArguments().indexOf(value));
    } else if (parent instanceof MethodInvocationTree call) {
      return keeps(around, call.getArguments().indexOf(value));
    }
    return parent instanceof ReturnTree
        || parent instanceof LambdaExpressionTree
        || parent instanceof CaseTree;
  }

  /** Whether what is called may store an argument; of a library method, its name tells. */
  private boolean keeps(TreePath call, int argument) {
    if (argument < 0 || !(module.element(call) instanceof ExecutableElement method)) {
      return false;
    }
    if (module.declaration(method.getEnclosingElement()) == null) {
      String name = method.getSimpleName().toString();
      return Stores.isAdder(name) || name.equals("of") || name.equals("asList");
    }
    int last = method.getParameters().size() - 1;
    return last >= 0 && keeps(method.getParameters().get(Math.min(argument, last)));
  }

  private boolean keeps(VariableElement parameter) {
    Boolean known = kept.putIfAbsent(parameter, false); // recursion adds nothing
    if (known == null) {
      TreePath method = module.declaration(parameter.getEnclosingElement());
      boolean record =
          parameter.getEnclosingElement().getKind() == ElementKind.CONSTRUCTOR
              && parameter.getEnclosingElement().getEnclosingElement().getKind()
                  == ElementKind.RECORD;
      known = record || method == null || !places(method, parameter).isEmpty();
      kept.put(parameter, known);
    }
    return known;
  }

  /** Whether a value is assigned to a field of the object itself. */
  boolean isOwnField(TreePath value) {
    TreePath around = value.getParentPath();
    if (around.getLeaf() instanceof VariableTree) {
      return around.getParentPath().getLeaf() instanceof ClassTree;
    }
    if (!(around.getLeaf() instanceof AssignmentTree a)) {
      return false;
    }
    Element target = module.element(new TreePath(around, a.getVariable()));
    boolean near =
        a.getVariable() instanceof IdentifierTree
            || a.getVariable() instanceof MemberSelectTree m && isThis(m.getExpression());
    return near && target != null && target.getKind() == ElementKind.FIELD;
  }

  static boolean isThis(Tree tree) {
    return tree instanceof IdentifierTree id && id.getName().contentEquals("this");
  }

  /** The object that has a variable, as it is named; nothing for {@code this}, and for locals. */
  static String owner(Tree variable) {
    return variable instanceof MemberSelectTree m && !isThis(m.getExpression())
        ? m.getExpression().toString()
        : "";
  }

  /** The member of a class in which code stands. */
  static TreePath member(TreePath code) {
    TreePath at = code;
    while (!(at.getParentPath().getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return at;
  }

  /** The innermost loop or lambda around code, in its member; null for none. */
  static TreePath round(TreePath code) {
    TreePath at = code.getParentPath();
    while (!(at.getLeaf() instanceof ClassTree)) {
      Tree tree = at.getLeaf();
      if (tree instanceof EnhancedForLoopTree
          || tree instanceof ForLoopTree
          || tree instanceof WhileLoopTree
          || tree instanceof DoWhileLoopTree
          || tree instanceof LambdaExpressionTree) {
        return at;
      }
      at = at.getParentPath();
    }
    return null;
  }
}
