package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/**
 * Whether an async that a loop starts in one round, and that runs on, meets what the loop does in a
 * later round: also what stands in front of it, or in another branch.
 */
final class LaterRounds {
  private final SymbolicEvaluator walk;
  private final Map<Tree, Set<Element>> changed = new IdentityHashMap<>();
  private final Map<Tree, LastRound> last = new IdentityHashMap<>();
  private final Map<Tree, SingleRound> single = new IdentityHashMap<>();

  LaterRounds(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  /** What is done at a place in code, by an async or by none, at a time of the walk. */
  record Done(List<Tree> around, Tree task, int time, AccessPath place) {}

  /**
   * The loop in a later round of which something is done at the place of an async's; null for none.
   *
   * @param known whether the places are to be compared; else they may be one in any round
   */
  TaskLog.Rounds meet(TaskLog.Start start, Done own, Done other, boolean known) {
    for (TaskLog.Rounds loop : walk.tasks.later(start, other.task(), other.time())) {
      List<Tree> started = Alternatives.around(start.async().path());
      if (!last.computeIfAbsent(loop.loop(), LastRound::new).has(started)
          && !single
              .computeIfAbsent(loop.loop(), l -> new SingleRound(walk::element, l))
              .hasBoth(started, other.around())
          && !loop.makes(own.place())
          && !(own.place().origin() instanceof AccessPath.Origin.Unknown) // another one each time
          && (!known || isReached(own.place(), other.place(), loop))
          && !isDecided(loop.loop(), own, other)) {
        return loop;
      }
    }
    return null;
  }

  /** Whether a round, and no later one, may be the last: whether something leaves the loop. */
  static boolean mayBeLeft(Tree loop) {
    return SingleRound.contains(loop, t -> t instanceof BreakTree || t instanceof ReturnTree);
  }

  /** Whether a later round comes to a place: where each has its own, some rounds later. */
  private static boolean isReached(AccessPath own, AccessPath other, TaskLog.Rounds loop) {
    if (!own.origin().equals(other.origin()) || own.steps().size() != other.steps().size()) {
      return false;
    }
    Long later = null;
    for (int n = 0; n < own.steps().size(); n++) {
      AccessPath.Step a = own.steps().get(n);
      AccessPath.Step b = other.steps().get(n);
      if (a instanceof AccessPath.Step.Index x && b instanceof AccessPath.Step.Index y) {
        Polynomial one = inRound(x.form(), loop);
        Polynomial two = inRound(y.form(), loop);
        if (one == null || two == null || !one.minus(two).isConstant()) {
          return false;
        }
        long distance = one.minus(two).constant();
        Long way = way(one, loop);
        if (way == null || !way.equals(way(two, loop)) || way == 0 && distance != 0) {
          return false;
        }
        if (way != 0) {
          long rounds = distance / way;
          if (distance % way != 0 || rounds < 1 || later != null && later != rounds) {
            return false;
          }
          later = rounds;
        }
      } else if (!a.equals(b)) {
        return false;
      }
    }
    return loop.mayHave(later == null ? 1 : later);
  }

  /** An index by the loop's counters, in the first round of other loops; null if it is not one. */
  private static Polynomial inRound(Polynomial index, TaskLog.Rounds loop) {
    if (index.symbols().stream().anyMatch(s -> s instanceof Symbol.Inner i && i.taken())) {
      return null; // another one in each round, as that of an iterator
    }
    Polynomial form =
        index.replaced(
            s ->
                s instanceof Symbol.Inner && !loop.counters().contains(s)
                    ? Polynomial.ZERO
                    : Polynomial.of(s));
    boolean known =
        form != null
            && form.symbols().stream()
                .allMatch(s -> loop.counters().contains(s) || Slots.isFixed(s));
    return known ? form : null;
  }

  /** By how much an index moves on in a round; null where that is not a known number. */
  private static Long way(Polynomial index, TaskLog.Rounds loop) {
    long way = 0;
    for (Symbol.Inner counter : loop.counters()) {
      Polynomial each = index.coefficient(counter);
      if (each == null || !each.isConstant()) {
        return null;
      }
      way += each.constant() * counter.step();
    }
    return way;
  }

  /** Whether all rounds come to one of two places only, by a condition that no round changes. */
  private boolean isDecided(Tree loop, Done own, Done other) {
    ExpressionTree condition = Alternatives.decides(own.around(), other.around());
    return condition != null
        && isInside(loop, own.around(), other.around())
        && !SingleRound.contains(condition, t -> isChanging(t, loop));
  }

  /** Whether the choice between two places is made in a loop, and not before it. */
  private static boolean isInside(Tree loop, List<Tree> a, List<Tree> b) {
    int at = a.indexOf(loop);
    return at >= 0 && at < b.size() && b.get(at) == loop;
  }

  /** Whether a part of a condition may be another one in each round. */
  private boolean isChanging(Tree part, Tree loop) {
    if (part instanceof IdentifierTree || part instanceof MemberSelectTree) {
      return walk.element(part) instanceof VariableElement v && isChanged(v, loop);
    }
    return part instanceof MethodInvocationTree
        || part instanceof ArrayAccessTree
        || part instanceof AssignmentTree
        || part instanceof CompoundAssignmentTree
        || part instanceof NewClassTree
        || part instanceof UnaryTree u && isStep(u);
  }

  private boolean isChanged(VariableElement variable, Tree loop) {
    return changed.computeIfAbsent(loop, this::changedIn).contains(variable)
        || walk.effects.stream()
            .anyMatch(
                e ->
                    e.target().last() instanceof AccessPath.Step.Field f
                        && f.field().equals(variable));
  }

  private Set<Element> changedIn(Tree loop) {
    Set<Element> all = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        all.add(walk.element(tree));
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        all.add(walk.element(tree.getVariable()));
        return super.visitAssignment(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        all.add(walk.element(tree.getVariable()));
        return super.visitCompoundAssignment(tree, p);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void p) {
        if (isStep(tree)) {
          all.add(walk.element(tree.getExpression()));
        }
        return super.visitUnary(tree, p);
      }
    }.scan(loop, null);
    return all;
  }

  private static boolean isStep(UnaryTree tree) {
    return switch (tree.getKind()) {
      case POSTFIX_DECREMENT, POSTFIX_INCREMENT, PREFIX_DECREMENT, PREFIX_INCREMENT -> true;
      default -> false;
    };
  }
}
