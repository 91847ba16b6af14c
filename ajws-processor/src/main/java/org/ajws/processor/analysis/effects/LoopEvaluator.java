package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/**
 * Walks once over the body of an inner loop, with its counter and the variables it moves on given
 * as what they are in any round. A loop counts as executed.
 */
final class LoopEvaluator {
  private final SymbolicEvaluator walk;

  /** So often a reference is followed to the next round. */
  private static final int MAX_WIDENING = 6;

  private final StatementEvaluator statements;
  private final LoopRounds rounds;

  LoopEvaluator(SymbolicEvaluator walk, StatementEvaluator statements, LoopRounds rounds) {
    this.walk = walk;
    this.statements = statements;
    this.rounds = rounds;
  }

  /**
   * A loop.
   *
   * @param label null for none
   * @param element where the element of any round stands, of those that it goes through; or null
   */
  private record Head(Tree loop, Name label, Symbol.Inner element) {
    Head(Tree loop, Name label) {
      this(loop, label, null);
    }
  }

  /** The counter of a loop: {@code variable = first ± distance}. */
  private record Counter(VariableElement variable, Polynomial value, Symbol.Inner distance) {}

  Exit visit(ForLoopTree tree) {
    Head head = new Head(tree, rounds.takeLabel());
    int since = walk.tools.nextId();
    tree.getInitializer().forEach(statements::visit);
    List<Tree> changing = new ArrayList<>(tree.getUpdate());
    changing.add(tree.getStatement());
    if (tree.getCondition() != null) {
      changing.add(tree.getCondition());
    }
    Counter counter = counter(tree);
    Supplier<Exit> round =
        () -> {
          if (tree.getCondition() != null) {
            test(tree.getCondition());
          }
          Exit exit = rounds.bodyEnds(statements.visit(tree.getStatement()));
          tree.getUpdate().forEach(statements::visit);
          return exit;
        };
    return rounds(head, changing, counter, since, round);
  }

  Exit visit(WhileLoopTree tree) {
    return visit(tree, tree.getCondition(), tree.getStatement(), true);
  }

  Exit visit(DoWhileLoopTree tree) {
    return visit(tree, tree.getCondition(), tree.getStatement(), false);
  }

  private Exit visit(
      Tree loop, ExpressionTree condition, StatementTree body, boolean conditionFirst) {
    Head head = new Head(loop, rounds.takeLabel());
    Supplier<Exit> round =
        () -> {
          if (conditionFirst) {
            test(condition);
          }
          Exit exit = rounds.bodyEnds(statements.visit(body));
          return conditionFirst || exit != Exit.NORMAL || test(condition) ? exit : Exit.JUMP;
        };
    return rounds(head, List.of(condition, body), null, walk.tools.nextId(), round);
  }

  /** The loop goes on where its condition is true, and ends where it is false; does it go on? */
  private boolean test(ExpressionTree condition) {
    Outcome outcome = walk.tests.test(condition).outcome();
    if (outcome.ifFalse() != null) {
      rounds.end(outcome.ifFalse());
    }
    walk.locks = outcome.where(true);
    return outcome.ifTrue() != null;
  }

  Exit visit(EnhancedForLoopTree tree) {
    Name label = rounds.takeLabel();
    AccessPath source = walk.expressions.ref(tree.getExpression());
    UnwrittenCalls unwritten = walk.calls.unwritten();
    walk.looksInto(source, walk.type(tree.getExpression()), tree.getExpression());
    walk.iterates(source, tree.getExpression());
    Value iterator =
        unwritten.iterator(source, walk.type(tree.getExpression()), tree.getExpression());
    int since = walk.tools.nextId();
    Symbol.Inner distance = Symbol.Inner.ofAll(walk.tools.nextId());
    AccessPath.Step place = new AccessPath.Step.Index(Polynomial.of(distance));
    Supplier<Exit> round =
        () -> {
          unwritten.next(iterator, tree.getExpression());
          rounds.end(walk.locks.copy());
          if (walk.element(tree.getVariable()) instanceof VariableElement variable) {
            AccessPath element = walk.own.step(source, place);
            boolean number = walk.tools.library.isNumber(variable.asType());
            walk.values.put(variable, number ? walk.read(element) : element);
          }
          return rounds.bodyEnds(statements.visit(tree.getStatement()));
        };
    Head head = new Head(tree, label, distance);
    return rounds(head, List.of(tree.getStatement()), null, since, round);
  }

  /**
   * @param since what has a higher number belongs to the loop
   */
  private Exit rounds(
      Head head, List<Tree> code, Counter counter, int since, Supplier<Exit> round) {
    Changes changes = new Changes(walk, code);
    Map<VariableElement, Changes.Change> changed = new LinkedHashMap<>(changes.of());
    Map<VariableElement, Value> before = new HashMap<>();
    for (VariableElement v : changed.keySet()) {
      before.put(v, walk.local(v));
    }
    for (VariableElement v : changes.declared()) {
      walk.values.put(v, walk.unknown(v.asType()));
    }
    Map<VariableElement, Value> after = widen(changed, before, counter);
    Set<Symbol> conditions = walk.conditions;
    walk.conditions = new LinkedHashSet<>(conditions);
    changed.keySet().stream()
        .filter(v -> isSetToLiterals(code, v))
        .forEach(walk.locks::forgetConstant);
    Locks atHead = walk.locks.copy();
    int begin = walk.clock;
    Set<Symbol.Inner> counters = counters(changed.keySet(), before);
    if (head.element() != null) {
      counters.add(head.element());
    }
    LoopRounds.Walked[] walked = new LoopRounds.Walked[1];
    // Effects count as if there were rounds; what was there before is there if there are none.
    walk.heap.branch(() -> walked[0] = rounds.run(head.label(), since, round));
    if (walk.tasks != null) {
      walk.tasks.loop(walk, head.loop(), begin, since, counters);
    }
    Locks behind = walked[0].behind();
    if (!changes.continues()) {
      List<Map<VariableElement, Value>> last = new ArrayList<>();
      walked[0].left().forEach(l -> last.add(l.values()));
      last.add(walk.values);
      after.putAll(references(after.keySet(), before, last));
    }
    walk.conditions = leavesMore(code) ? walk.conditions : conditions;
    walk.locks = behind != null ? behind.copy() : atHead;
    walk.values.putAll(after);
    changes.declared().forEach(walk.values::remove);
    return behind != null ? Exit.NORMAL : Exit.JUMP;
  }

  /** How far variables have gone in any round, those that the loop moves on steadily. */
  private Set<Symbol.Inner> counters(
      Set<VariableElement> variables, Map<VariableElement, Value> before) {
    Set<Symbol.Inner> counters = new LinkedHashSet<>();
    for (VariableElement v : variables) {
      if (walk.values.get(v) instanceof Polynomial now && before.get(v) instanceof Polynomial old) {
        now.symbols().stream()
            .filter(s -> s instanceof Symbol.Inner && !old.symbols().contains(s))
            .forEach(s -> counters.add((Symbol.Inner) s));
      }
    }
    return counters;
  }

  /** Whether what a loop assigns to a local are literals: then its value is no matter of locks. */
  private boolean isSetToLiterals(List<Tree> code, VariableElement local) {
    boolean[] others = {false};
    new com.sun.source.util.TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        others[0] |=
            local.equals(walk.element(tree.getVariable()))
                && !(tree.getExpression() instanceof LiteralTree);
        return super.visitAssignment(tree, p);
      }
    }.scan(code, null);
    return !others[0];
  }

  /** The references that variables have after a loop: those from before, or of the last round. */
  private Map<VariableElement, Value> references(
      Set<VariableElement> variables,
      Map<VariableElement, Value> before,
      List<Map<VariableElement, Value>> left) {
    Map<VariableElement, Value> found = new HashMap<>();
    for (VariableElement v : variables) {
      Value value = before.get(v);
      for (Map<VariableElement, Value> values : left) {
        Value last = values.get(v);
        value =
            value instanceof AccessPath && last instanceof AccessPath
                ? walk.expressions.merge(value, last, Set.of())
                : null;
      }
      if (value != null) {
        found.put(v, walk.found(value));
      }
    }
    return found;
  }

  /** Whether a round may end more than its loop. */
  private boolean leavesMore(List<Tree> code) {
    Boolean found =
        new com.sun.source.util.TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitContinue(com.sun.source.tree.ContinueTree tree, Void p) {
            return tree.getLabel() != null;
          }

          @Override
          public Boolean visitBreak(com.sun.source.tree.BreakTree tree, Void p) {
            return tree.getLabel() != null;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(code, null);
    return Boolean.TRUE.equals(found);
  }

  /** Sets the changed variables to their values in any round; gives those after the loop. */
  private Map<VariableElement, Value> widen(
      Map<VariableElement, Changes.Change> changed,
      Map<VariableElement, Value> before,
      Counter counter) {
    Map<VariableElement, Value> after = new HashMap<>();
    Map<VariableElement, Set<Symbol>> computed = new LinkedHashMap<>();
    changed.forEach(
        (v, change) -> {
          Value old = before.get(v);
          if (counter != null && counter.variable().equals(v)) {
            walk.values.put(v, counter.value());
            after.put(v, walk.opaque(counter.value().sources()));
          } else if (old instanceof Polynomial form && change.moves) {
            Polynomial moved = change.steady ? moved(change, changed, counter) : null;
            Polynomial start =
                form.plus(moved != null ? moved : walk.cursor(sources(form, change)));
            walk.values.put(v, start.isLarge() ? walk.opaque(start.sources()) : start);
            after.put(v, form.plus(walk.cursor(sources(form, change))));
          } else if (old instanceof Polynomial form) {
            Set<Symbol> sources = new LinkedHashSet<>(form.sources());
            sources.add(new Symbol.Inner(walk.tools.nextId(), null, 1));
            computed.put(v, sources);
            walk.values.put(v, walk.opaque(sources));
          } else {
            walk.values.put(v, widened(v, (AccessPath) old, change));
            after.put(v, walk.values.get(v));
          }
        });
    for (int again = 0; again < 2; again++) { // values computed from each other
      computed.forEach(
          (v, sources) -> {
            for (ExpressionTree from : changed.get(v).computedFrom) {
              statements.quietly(() -> sources.addAll(walk.expressions.eval(from).sources()));
            }
            walk.values.put(v, walk.opaque(sources));
          });
    }
    computed.keySet().forEach(v -> after.put(v, walk.values.get(v)));
    after.replaceAll((v, value) -> walk.found(value));
    return after;
  }

  private Set<Symbol> sources(Polynomial start, Changes.Change change) {
    Set<Symbol> sources = new LinkedHashSet<>();
    sources.add(new Symbol.Inner(walk.tools.nextId(), null, 1));
    for (ExpressionTree by : change.computedFrom) {
      statements.quietly(() -> sources.addAll(walk.expressions.eval(by).sources()));
    }
    sources.removeIf(s -> start.sources().contains(s));
    return sources;
  }

  /** How far steady additions have moved a variable; null where that is no multiple of rounds. */
  private Polynomial moved(
      Changes.Change change, Map<VariableElement, Changes.Change> changed, Counter counter) {
    Polynomial sum = Polynomial.ZERO;
    for (int n = 0; n < change.added.size(); n++) {
      ExpressionTree by = change.added.get(n);
      Polynomial one = by == null ? Polynomial.constant(1) : fixed(by, changed);
      if (one == null || one.varies()) {
        return null;
      }
      sum = change.subtracted.get(n) ? sum.minus(one) : sum.plus(one);
    }
    if (counter != null) {
      Polynomial perUnit = sum.dividedBy(counter.distance().step());
      if (perUnit != null) {
        return perUnit.times(Polynomial.of(counter.distance()));
      }
    }
    return sum.times(walk.inner());
  }

  /** The value of an expression that the loop does not change; null for any other. */
  private Polynomial fixed(ExpressionTree tree, Map<VariableElement, Changes.Change> changed) {
    Boolean changes =
        new com.sun.source.util.TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree id, Void p) {
            return walk.element(id) instanceof VariableElement v && changed.containsKey(v);
          }

          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
            return true;
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(tree, null);
    return Boolean.TRUE.equals(changes) ? null : quietNumber(tree);
  }

  private Polynomial quietNumber(ExpressionTree tree) {
    Polynomial[] value = new Polynomial[1];
    statements.quietly(() -> value[0] = walk.expressions.number(tree));
    return value[0];
  }

  /** What a reference may be in any round. */
  private AccessPath widened(VariableElement v, AccessPath old, Changes.Change change) {
    AccessPath merged = old;
    int stable = 0; // once may be because two objects have just become one
    for (int round = 0; round < MAX_WIDENING && stable < 2; round++) {
      AccessPath before = walk.heap.object(merged);
      walk.values.put(v, before);
      merged = widenedOnce(before, change);
      if (merged.origin() instanceof AccessPath.Origin.Unknown) {
        return merged;
      }
      stable = walk.heap.object(merged).equals(before) ? stable + 1 : 0;
    }
    return stable == 2 ? merged : walk.unknownRef();
  }

  private AccessPath widenedOnce(AccessPath old, Changes.Change change) {
    boolean own = old.isFresh();
    AccessPath merged = old;
    boolean element = old.origin() instanceof AccessPath.Origin.Element;
    List<AccessPath> ways = new ArrayList<>();
    for (ExpressionTree from : change.computedFrom) {
      AccessPath[] value = {AccessPath.FRESH};
      statements.quietly(() -> value[0] = walk.expressions.ref(from));
      own &= value[0].isFresh();
      merged = own ? walk.own.merge(merged, value[0]) : merged;
      element &= value[0].origin() instanceof AccessPath.Origin.Element;
      ways.add(value[0]);
    }
    if (!own && !element) {
      return ways.stream().allMatch(old::equals) ? old : below(old, ways);
    }
    return element ? AccessPath.ELEMENT : merged;
  }

  /** Where links lead that a loop follows from an object: {@code n = n.next}. */
  private AccessPath below(AccessPath from, List<AccessPath> ways) {
    List<AccessPath.Step> links = new ArrayList<>();
    for (AccessPath way : ways) {
      if (!way.startsWith(from)) {
        return walk.unknownRef();
      }
      links.addAll(way.steps().subList(from.steps().size(), way.steps().size()));
    }
    return from.hasFixedOrigin() ? Below.some(walk.tools.nextId(), from, links) : walk.unknownRef();
  }

  /** {@code for (k = first; k < bound; k += step)}; null for any other header. */
  private Counter counter(ForLoopTree tree) {
    if (tree.getUpdate().isEmpty()
        || tree.getCondition() == null
        || !(BoundModule.withoutParentheses(tree.getCondition()) instanceof BinaryTree test)) {
      return null;
    }
    Map<VariableElement, Changes.Change> updates = new Changes(walk, tree.getUpdate()).of();
    Map<VariableElement, Changes.Change> body =
        new Changes(walk, List.of(tree.getStatement())).of();
    for (Map.Entry<VariableElement, Changes.Change> e : updates.entrySet()) {
      VariableElement v = e.getKey();
      boolean left = names(test.getLeftOperand(), v);
      if ((left || names(test.getRightOperand(), v))
          && !body.containsKey(v)
          && e.getValue().moves
          && e.getValue().added.size() == 1
          && walk.local(v) instanceof Polynomial first) {
        ExpressionTree bound = left ? test.getRightOperand() : test.getLeftOperand();
        return counter(v, first, bound, test.getKind(), e.getValue());
      }
    }
    return null;
  }

  private Counter counter(
      VariableElement v,
      Polynomial first,
      ExpressionTree bound,
      Tree.Kind relation,
      Changes.Change change) {
    ExpressionTree by = change.added.get(0);
    Polynomial step = by == null ? Polynomial.constant(1) : quietNumber(by);
    boolean up = change.subtracted.get(0) == (step.isConstant() && step.constant() < 0);
    boolean inclusive =
        relation == Tree.Kind.LESS_THAN_EQUAL || relation == Tree.Kind.GREATER_THAN_EQUAL;
    Polynomial span = null;
    List<ExpressionTree> candidates = bounds(bound);
    for (ExpressionTree candidate : candidates) {
      Polynomial limit = quietNumber(candidate);
      Polynomial one = up ? limit.minus(first) : first.minus(limit);
      one = inclusive ? one.plus(Polynomial.constant(1)) : one;
      if (!one.isLarge() && (span == null || !one.varies())) {
        span = one;
      }
    }
    long each = step.isConstant() && step.constant() != 0 ? Math.abs(step.constant()) : 1;
    boolean exact = candidates.size() == 1;
    Symbol.Inner distance = new Symbol.Inner(walk.tools.nextId(), span, each, exact, false, false);
    Polynomial moved = Polynomial.of(distance);
    return new Counter(v, up ? first.plus(moved) : first.minus(moved), distance);
  }

  /**
   * A bound; of {@code Math.min(a, b)} and {@code c ? a : b}, either, since one of them says how
   * far the loop may go from its start.
   */
  private List<ExpressionTree> bounds(ExpressionTree bound) {
    ExpressionTree tree = BoundModule.withoutParentheses(bound);
    if (tree instanceof MethodInvocationTree call
        && call.getMethodSelect().toString().equals("Math.min")) {
      return List.of(call.getArguments().get(0), call.getArguments().get(1));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      return List.of(choice.getTrueExpression(), choice.getFalseExpression());
    }
    LocalVariables.Index locals = walk.tools.locals.of(walk.root.getCompilationUnit());
    VariableElement local = locals.variable(tree);
    if (local != null && locals.isConstant(local)) {
      TreePath declaration = locals.declaration(local);
      if (declaration != null
          && declaration.getLeaf() instanceof VariableTree v
          && v.getInitializer() != null
          && !(BoundModule.withoutParentheses(v.getInitializer()) instanceof IdentifierTree)
          && walk.values.containsKey(local)) {
        List<ExpressionTree> through = new ArrayList<>(bounds(v.getInitializer()));
        through.add(tree);
        return through;
      }
    }
    return List.of(tree);
  }

  private boolean names(ExpressionTree tree, VariableElement variable) {
    ExpressionTree inner = BoundModule.withoutParentheses(tree);
    return inner instanceof IdentifierTree && variable.equals(walk.element(inner));
  }
}
