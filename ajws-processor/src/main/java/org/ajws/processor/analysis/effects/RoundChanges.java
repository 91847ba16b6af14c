package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.source.BoundModule;

/** How the rounds of a loop change the locals that are there before the first one. */
final class RoundChanges {
  /** Numbers of these types come again after some rounds, also in boxes. */
  private static final Set<String> SHORT =
      Set.of("byte", "short", "char", "java.lang.Byte", "java.lang.Short", "java.lang.Character");

  private final Function<Tree, Element> elements;
  private final Tree loop;
  private final Map<VariableElement, List<Tree>> stores = new HashMap<>();
  private final Map<VariableElement, Boolean> outside = new HashMap<>();

  /**
   * @param elements what trees of the loop name
   */
  RoundChanges(Function<Tree, Element> elements, Tree loop) {
    this.elements = elements;
    this.loop = loop;
  }

  /** Whether a value is the same in all rounds. */
  boolean isFixed(ExpressionTree value) {
    return !SingleRound.contains(
        value,
        t ->
            !(t instanceof LiteralTree
                    || t instanceof BinaryTree
                    || t instanceof ParenthesizedTree
                    || t instanceof IdentifierTree
                    || t instanceof MemberSelectTree length && isLength(length))
                || t instanceof IdentifierTree id && !isFixed(id));
  }

  /** Whether it is that of an array. */
  private boolean isLength(MemberSelectTree tree) {
    return tree.getIdentifier().contentEquals("length")
        && elements.apply(tree) instanceof VariableElement length
        && length.getEnclosingElement().getSimpleName().contentEquals("Array");
  }

  private boolean isFixed(IdentifierTree name) {
    return elements.apply(name) instanceof VariableElement v
        && (v.getConstantValue() != null
            || v.getKind() != ElementKind.FIELD && isOutside(v) && stores(v).isEmpty());
  }

  VariableElement local(ExpressionTree tree) {
    return BoundModule.withoutParentheses(tree) instanceof IdentifierTree id
            && elements.apply(id) instanceof VariableElement v
            && v.getKind() != ElementKind.FIELD
            && isOutside(v)
        ? v
        : null;
  }

  /** Whether a local is there before the first round. */
  private boolean isOutside(VariableElement local) {
    return outside.computeIfAbsent(local, this::findOutside);
  }

  private boolean findOutside(VariableElement local) {
    Set<Tree> header = new HashSet<>();
    if (loop instanceof ForLoopTree tree) {
      header.addAll(tree.getInitializer());
    }
    return !SingleRound.contains(
        loop, t -> t instanceof VariableTree v && !header.contains(t) && isOf(v, local));
  }

  private boolean isOf(VariableTree declaration, VariableElement local) {
    return declaration.getName().equals(local.getSimpleName())
        && local.equals(elements.apply(declaration));
  }

  /** Where a loop changes a local. */
  List<Tree> stores(VariableElement local) {
    return stores.computeIfAbsent(local, this::findStores);
  }

  private List<Tree> findStores(VariableElement local) {
    List<Tree> all = new ArrayList<>();
    SingleRound.contains(
        loop,
        t -> {
          ExpressionTree target = target(t);
          if (target != null
              && BoundModule.withoutParentheses(target) instanceof IdentifierTree id
              && id.getName().equals(local.getSimpleName())
              && local.equals(elements.apply(id))) {
            all.add(t);
          }
          return false;
        });
    return all;
  }

  private static ExpressionTree target(Tree store) {
    if (store instanceof AssignmentTree a) {
      return a.getVariable();
    } else if (store instanceof CompoundAssignmentTree c) {
      return c.getVariable();
    }
    return store instanceof UnaryTree u && step(u) != 0 ? u.getExpression() : null;
  }

  /** Whether it only grows, or only falls, so that no value comes again. */
  boolean movesOneWay(VariableElement local) {
    List<Tree> all =
        local == null || SHORT.contains(local.asType().toString()) ? List.of() : stores(local);
    return !all.isEmpty()
        && (all.stream().allMatch(s -> direction(s) > 0)
            || all.stream().allMatch(s -> direction(s) < 0));
  }

  /** Whether a store adds something, or takes something away; 0 where that is not known. */
  private static int direction(Tree store) {
    if (store instanceof UnaryTree u) {
      return step(u);
    }
    if (store instanceof CompoundAssignmentTree c
        && BoundModule.withoutParentheses(c.getExpression()) instanceof LiteralTree literal
        && literal.getValue() instanceof Integer by) {
      return c.getKind() == Tree.Kind.PLUS_ASSIGNMENT
          ? Integer.signum(by)
          : c.getKind() == Tree.Kind.MINUS_ASSIGNMENT ? -Integer.signum(by) : 0;
    }
    return 0;
  }

  static int step(UnaryTree tree) {
    return switch (tree.getKind()) {
      case POSTFIX_INCREMENT, PREFIX_INCREMENT -> 1;
      case POSTFIX_DECREMENT, PREFIX_DECREMENT -> -1;
      default -> 0;
    };
  }

  /** Whether whoever takes a branch stores something in a local before the round ends. */
  boolean isStored(VariableElement local, List<? extends StatementTree> branch, List<Tree> around) {
    boolean caught =
        around.subList(around.indexOf(loop), around.size()).stream()
            .anyMatch(t -> t instanceof TryTree);
    for (StatementTree each : branch) {
      if (isStore(each, local)) {
        return true;
      }
      if (caught || Jumps.leadOut(List.of(each), j -> true)) {
        return false; // an exception, or a jump, may leave the branch before
      }
    }
    return false;
  }

  private boolean isStore(StatementTree statement, VariableElement local) {
    return statement instanceof ExpressionStatementTree e
        && stores(local).contains(e.getExpression());
  }

  boolean isMovedByEachRound(VariableElement local) {
    if (loop instanceof ForLoopTree tree
        && tree.getUpdate().stream().anyMatch(u -> isStore(u, local))) {
      return true;
    }
    for (StatementTree each : SingleRound.statements(LoopFinder.body(loop))) {
      if (isStore(each, local)) {
        return true;
      }
      if (Jumps.leadOut(List.of(each), j -> j instanceof ContinueTree)) {
        return false;
      }
    }
    return false;
  }
}
