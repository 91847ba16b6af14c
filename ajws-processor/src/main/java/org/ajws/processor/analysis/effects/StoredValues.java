package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
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
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Whether what an expression gives, where it is stored, was made for that place alone. Each answer
 * is the expression that may give what others have, too, or null.
 */
final class StoredValues {
  private final EffectAnalysis tools;
  private final BoundModule module;
  private final Ownership fields;
  private final Stores stores;
  private final HandedOn handed;

  StoredValues(EffectAnalysis tools, Ownership fields) {
    this.tools = tools;
    this.module = tools.module;
    this.fields = fields;
    this.stores = tools.stores();
    this.handed = new HandedOn(module);
  }

  Stores stores() {
    return stores;
  }

  /**
   * @param parts whether of what the values hold, and not of the values themselves
   */
  TreePath firstShared(List<TreePath> values, boolean parts) {
    for (TreePath value : values) {
      TreePath shared = of(value, parts);
      if (shared != null) {
        return shared;
      }
    }
    return null;
  }

  /** What is put into the container or array that a variable holds. */
  TreePath ofParts(VariableElement variable) {
    for (TreePath value : stores.parts(variable, false)) {
      TreePath shared = ofPart(value);
      if (shared != null) {
        return shared;
      }
    }
    return firstShared(stores.parts(variable, true), true);
  }

  private TreePath ofPart(TreePath value) {
    if (value.getLeaf() instanceof LambdaExpressionTree made
        && made.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION) {
      return ofPart(new TreePath(value, made.getBody())); // computeIfAbsent(k, x -> ...)
    }
    TreePath itself = of(value, false);
    return itself != null || !mayHold(module.type(value)) ? itself : of(value, true);
  }

  /** What a call gives for a parameter. */
  TreePath ofArgument(TreePath call, int index, boolean rest, boolean parts) {
    List<? extends ExpressionTree> all;
    if (call.getLeaf() instanceof NewClassTree made) {
      all = made.getArguments();
    } else if (call.getLeaf() instanceof MethodInvocationTree invoked) {
      all = invoked.getArguments();
    } else {
      return parts ? call : null; // a reference: called once for each, as a lambda is
    }
    boolean single =
        !rest
            || all.size() == index + 1
                && module.type(new TreePath(call, all.get(index))).getKind() == TypeKind.ARRAY;
    if (single) {
      return index < all.size() ? of(new TreePath(call, all.get(index)), parts) : null;
    }
    return parts
        ? firstPart(
            all.subList(index, all.size()).stream().map(a -> new TreePath(call, a)).toList())
        : null;
  }

  private TreePath firstPart(List<TreePath> values) {
    for (TreePath value : values) {
      TreePath shared = ofPart(value);
      if (shared != null) {
        return shared;
      }
    }
    return null;
  }

  /** What a method returns. */
  TreePath firstReturned(TreePath method, boolean parts) {
    return firstShared(results(method, ReturnTree.class), parts);
  }

  /** What a lambda or method reference gives. */
  TreePath firstGiven(TreePath function, boolean parts) {
    if (function.getLeaf() instanceof LambdaExpressionTree lambda) {
      TreePath body = new TreePath(function, lambda.getBody());
      return lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION
          ? of(body, parts)
          : firstShared(results(body, ReturnTree.class), parts);
    }
    MemberReferenceTree reference = (MemberReferenceTree) function.getLeaf();
    if (reference.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
      return null;
    }
    return module.element(function) instanceof ExecutableElement method
            && module.declaration(method) != null
        ? fields.ofResult(method, parts, function)
        : function;
  }

  /** The values of all statements of a kind that leave a piece of code, and not one inside it. */
  static List<TreePath> results(TreePath code, Class<? extends Tree> kind) {
    List<TreePath> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        if (kind == ReturnTree.class && tree.getExpression() != null) {
          found.add(new TreePath(getCurrentPath(), tree.getExpression()));
        }
        return super.visitReturn(tree, p);
      }

      @Override
      public Void visitYield(YieldTree tree, Void p) {
        if (kind == YieldTree.class) {
          found.add(new TreePath(getCurrentPath(), tree.getValue()));
        }
        return super.visitYield(tree, p);
      }

      @Override
      public Void visitCase(CaseTree tree, Void p) {
        if (kind == YieldTree.class && tree.getBody() instanceof ExpressionTree value) {
          found.add(new TreePath(getCurrentPath(), value));
        }
        return super.visitCase(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }
    }.scan(code, null);
    return found;
  }

  private TreePath of(TreePath value, boolean parts) {
    Tree tree = value.getLeaf();
    if (tree instanceof ParenthesizedTree inner) {
      return of(new TreePath(value, inner.getExpression()), parts);
    } else if (tree instanceof TypeCastTree cast) {
      return of(new TreePath(value, cast.getExpression()), parts);
    } else if (tree instanceof ConditionalExpressionTree choice) {
      TreePath first = of(new TreePath(value, choice.getTrueExpression()), parts);
      return first != null ? first : of(new TreePath(value, choice.getFalseExpression()), parts);
    } else if (tree instanceof SwitchExpressionTree) {
      return firstShared(results(value, YieldTree.class), parts);
    } else if (tree instanceof AssignmentTree a) {
      boolean near = a.getVariable() instanceof IdentifierTree || ofThis(a.getVariable());
      return near ? of(new TreePath(value, a.getExpression()), parts) : value;
    } else if (tree instanceof NewArrayTree made) {
      return parts && made.getInitializers() != null
          ? firstPart(made.getInitializers().stream().map(i -> new TreePath(value, i)).toList())
          : null;
    } else if (tree instanceof NewClassTree made) {
      return parts ? ofOriginals(value, made.getArguments()) : null;
    } else if (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) {
      return null;
    } else if (tree.getKind() == Tree.Kind.NULL_LITERAL
        || Ownership.isImmutable(module.type(value))) {
      return null;
    } else if (tree instanceof MethodInvocationTree call) {
      return ofCall(value, call, parts);
    } else if (tree instanceof ArrayAccessTree) {
      return isOfRound(value) ? null : value;
    } else if (module.element(value) instanceof VariableElement variable) {
      return ofVariable(value, variable, parts);
    }
    return value;
  }

  /** What a copy or a library's container gets from what it is given. */
  private TreePath ofOriginals(TreePath call, List<? extends ExpressionTree> given) {
    if (module.element(call) instanceof ExecutableElement made
        && module.declaration(made.getEnclosingElement()) != null) {
      return null; // an object of the module, whose fields are asked for by themselves
    }
    for (ExpressionTree each : given) {
      TreePath path = new TreePath(call, each);
      TreePath shared = mayHold(module.type(path)) ? of(path, true) : null;
      if (shared != null) {
        return shared;
      }
    }
    return null;
  }

  private boolean mayHold(TypeMirror type) {
    return type != null
        && (type.getKind() == TypeKind.ARRAY
            || module.isSubtype(type, "java.util.Collection")
            || module.isSubtype(type, "java.util.Map"));
  }

  private TreePath ofCall(TreePath value, MethodInvocationTree call, boolean parts) {
    if (!(module.element(value) instanceof ExecutableElement method)) {
      return value;
    }
    if (module.declaration(method) != null || !tools.calls.overriders(method).isEmpty()) {
      return isOfRound(value) ? null : fields.ofResult(method, parts, value);
    }
    String name = method.getSimpleName().toString();
    List<TreePath> given =
        call.getArguments().stream().map(a -> new TreePath(value, (Tree) a)).toList();
    if (method.getModifiers().contains(Modifier.STATIC)) {
      boolean hands =
          name.startsWith("requireNonNull")
              || name.startsWith("unmodifiable")
              || name.startsWith("synchronized")
              || name.startsWith("checked");
      if (hands) {
        return firstShared(given, parts);
      }
      return parts ? firstPart(given) : null;
    }
    if (method.getReturnType().getKind() == TypeKind.TYPEVAR && !name.equals("clone")) {
      return isOfRound(value) ? null : value; // an element, which is another one for each
    }
    boolean copied = name.equals("clone") || name.equals("toArray");
    return parts && copied && call.getMethodSelect() instanceof MemberSelectTree of
        ? of(new TreePath(new TreePath(value, of), of.getExpression()), true)
        : null;
  }

  /** Whether a place is another one in each round: it is named by a variable of the loop. */
  private boolean isOfRound(TreePath place) {
    TreePath round = HandedOn.round(place);
    if (round == null) {
      return false;
    }
    boolean[] found = new boolean[1];
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        Element element = module.element(getCurrentPath());
        found[0] |=
            element instanceof VariableElement v
                && v.getKind() != ElementKind.FIELD
                && made(round, v).stream().anyMatch(m -> isInside(m, round));
        return null;
      }
    }.scan(place, null);
    return found[0];
  }

  private TreePath ofVariable(TreePath use, VariableElement variable, boolean parts) {
    if (HandedOn.isThis(use.getLeaf())) {
      return parts || ofOwner(use, variable) ? null : use;
    }
    if (variable.getKind() == ElementKind.FIELD) {
      boolean own = isOfSame(use) || ofOwner(use, variable);
      return own ? fields.ofField(variable, parts) : use;
    }
    TreePath code = HandedOn.member(use);
    List<TreePath> places = parts ? handed.copies(code, variable) : handed.places(code, variable);
    if (Alternatives.mayComeToTwo(places)) {
      return use;
    }
    TreePath round = HandedOn.round(use);
    boolean parameter =
        variable.getKind() == ElementKind.PARAMETER // of a lambda, it is another one each time
            && module.element(code) instanceof ExecutableElement method
            && method.getParameters().contains(variable);
    List<TreePath> made = made(code, variable);
    if (round != null
        && (parameter || made.isEmpty() || !made.stream().allMatch(m -> isInside(m, round)))) {
      return use; // each round stores the same
    }
    TreePath shared = firstShared(made.stream().filter(m -> !isElement(m)).toList(), parts);
    if (shared == null && parts) {
      shared = ofParts(variable);
    }
    if (shared != null || !parameter) {
      return shared == null && made.isEmpty() && !parameter ? use : shared;
    }
    return fields.ofParameter(variable, parts, use);
  }

  /** What a local is initialised with, or assigned; its declaration, if each round gives it one. */
  private List<TreePath> made(TreePath code, VariableElement variable) {
    List<TreePath> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        if (tree.getName().equals(variable.getSimpleName())
            && variable.equals(module.element(getCurrentPath()))) {
          if (tree.getInitializer() != null) {
            found.add(new TreePath(getCurrentPath(), tree.getInitializer()));
          } else if (isElement(getCurrentPath())) {
            found.add(getCurrentPath());
          }
        }
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        if (tree.getVariable() instanceof IdentifierTree id
            && id.getName().equals(variable.getSimpleName())
            && variable.equals(module.element(new TreePath(getCurrentPath(), id)))) {
          found.add(new TreePath(getCurrentPath(), tree.getExpression()));
        }
        return super.visitAssignment(tree, p);
      }
    }.scan(code, null);
    return found;
  }

  /** What a loop, lambda, pattern or handler gives to a variable: something else each time. */
  private static boolean isElement(TreePath path) {
    Tree around = path.getParentPath().getLeaf();
    return path.getLeaf() instanceof VariableTree v
        && v.getInitializer() == null
        && (around instanceof EnhancedForLoopTree each && each.getVariable() == v
            || around instanceof LambdaExpressionTree);
  }

  private static boolean isInside(TreePath path, TreePath round) {
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      if (up.getLeaf() == round.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a field of an object is stored in another field of the same object. */
  private boolean isOfSame(TreePath use) {
    if (use.getParentPath().getLeaf() instanceof VariableTree
        && HandedOn.owner(use.getLeaf()).isEmpty()
        && module.element(use.getParentPath()) instanceof VariableElement local
        && local.getKind() == ElementKind.LOCAL_VARIABLE) { // as when two fields are swapped
      List<TreePath> to = handed.places(HandedOn.member(use), local);
      return to.stream().allMatch(handed::isOwnField);
    }
    return use.getParentPath().getLeaf() instanceof AssignmentTree a
        && HandedOn.owner(a.getVariable()).equals(HandedOn.owner(use.getLeaf()))
        && module.element(new TreePath(use.getParentPath(), a.getVariable())).getKind()
            == ElementKind.FIELD;
  }

  /** Whether an object, or a part of it, is handed on by its constructor alone, and once. */
  private boolean ofOwner(TreePath use, VariableElement variable) {
    TreePath member = HandedOn.member(use);
    boolean near = use.getLeaf() instanceof IdentifierTree || ofThis(use.getLeaf());
    boolean made =
        !(member.getLeaf() instanceof MethodTree m) || m.getName().contentEquals("<init>");
    return near
        && made
        && !variable.getModifiers().contains(Modifier.STATIC)
        && HandedOn.round(use) == null
        && handed.places(member.getParentPath(), variable).stream()
                .filter(p -> !(p.getParentPath().getLeaf() instanceof ReturnTree))
                .filter(p -> !handed.isOwnField(p))
                .count()
            <= 1;
  }

  private static boolean ofThis(Tree tree) {
    return tree instanceof MemberSelectTree m && HandedOn.isThis(m.getExpression());
  }
}
