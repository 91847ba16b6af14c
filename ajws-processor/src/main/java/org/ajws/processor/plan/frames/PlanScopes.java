package org.ajws.processor.plan.frames;

import com.sun.source.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Finish;

/** What a jump may leave, outermost first: blocks with async values, finishes, jump targets. */
final class PlanScopes {
  private final Deque<Scope> stack = new ArrayDeque<>();

  /** Something that a jump leaves. */
  sealed interface Scope {
    /** A statement that a jump may name. */
    record Target(Tree tree) implements Scope {}

    /** A finish. */
    record InFinish(Finish finish) implements Scope {}

    /** A block after the declaration of an async value. */
    record InValue(VariableElement value, int slot) implements Scope {}

    /** The body of an async, which no jump leaves. */
    record InTask(int slot) implements Scope {}
  }

  void push(Scope scope) {
    stack.addLast(scope);
  }

  Scope pop() {
    return stack.removeLast();
  }

  int size() {
    return stack.size();
  }

  /** All, outermost first. */
  List<Scope> all() {
    return new ArrayList<>(stack);
  }

  /** What a jump to a target leaves, innermost first; null stands for the whole method. */
  List<Scope> left(Tree target) {
    List<Scope> left = new ArrayList<>();
    for (var i = stack.descendingIterator(); i.hasNext(); ) {
      Scope s = i.next();
      if (s instanceof Scope.InTask || (s instanceof Scope.Target t && t.tree() == target)) {
        break;
      }
      left.add(s);
    }
    return left;
  }

  /** Takes one out that is done with. */
  void remove(Scope scope) {
    stack.removeLastOccurrence(scope);
  }

  /** Goes back to what {@link #all} gave. */
  void restore(List<Scope> all) {
    stack.clear();
    stack.addAll(all);
  }

  int currentSlot() {
    for (var i = stack.descendingIterator(); i.hasNext(); ) {
      if (i.next() instanceof Scope.InTask t) {
        return t.slot();
      }
    }
    return 0;
  }

  /** Finishes open here within the innermost async. */
  int openFinishes() {
    int open = 0;
    for (var i = stack.descendingIterator(); i.hasNext(); ) {
      Scope s = i.next();
      if (s instanceof Scope.InTask) {
        break;
      }
      if (s instanceof Scope.InFinish) {
        open++;
      }
    }
    return open;
  }

  /** Whether a jump may leave a finish, or a block with an async value. */
  boolean needsJoins() {
    return stack.stream().anyMatch(s -> s instanceof Scope.InFinish || s instanceof Scope.InValue);
  }

  boolean usesValue(Tree tree, PointTable table) {
    return !usedValues(tree, table).isEmpty();
  }

  /** The open async values that a tree uses, also in lambdas. */
  List<Scope.InValue> usedValues(Tree tree, PointTable table) {
    List<Scope.InValue> open = new ArrayList<>();
    for (Scope s : stack) {
      if (s instanceof Scope.InValue v && table.uses().areIn(tree, v.value())) {
        open.add(v);
      }
    }
    return open;
  }
}
