package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.CountedFor;

/**
 * Finds what the iterations of one parallel loop write in common, or the asyncs that one loop
 * starts.
 */
final class LoopWrites {
  private final EffectAnalysis tools;
  private final ParallelLoop loop;
  private final Async async;

  LoopWrites(EffectAnalysis tools, ParallelLoop loop) {
    this(tools, loop, null);
  }

  /**
   * @param loop around an async, described as if it were parallel
   * @param async what runs in a task; null where each iteration of the loop does
   */
  LoopWrites(EffectAnalysis tools, ParallelLoop loop, Async async) {
    this.tools = tools;
    this.loop = loop;
    this.async = async;
  }

  /** One finding for each location, the gravest. */
  List<SharedWrite> findings() {
    LoopRange range = range();
    if (range.isSingle()) {
      return List.of();
    }
    SymbolicEvaluator first = walk(Set.of(), range);
    Set<String> written = first.written;
    SymbolicEvaluator walk = written.isEmpty() ? first : walk(written, range);
    Map<String, SharedWrite> byLocation = new LinkedHashMap<>();
    Slots slots = new Slots(range, tools.backReferences, walk.distinctElements);
    AccessPath elements = elements(walk);
    CommonLocks locks = new CommonLocks(tools.backReferences, walk.effects, walk.opened);
    List<Effect> apart = new ArrayList<>();
    List<Effect> guarded = new ArrayList<>();
    for (Effect e : walk.effects) {
      if (!isOfTask(e.task()) || e.target().isFresh() || isRebound(e, walk.effects)) {
        continue;
      }
      if (locks.protect(e)) {
        guarded.add(e);
        continue;
      }
      Overlap overlap = slots.of(e);
      String twice = overlap == Overlap.NONE ? storedTwice(e, elements) : null;
      if (twice != null) {
        SharedWrite finding = finding(e, Overlap.UNKNOWN);
        add(byLocation, finding == null ? null : finding.storedAt(twice));
      } else if (overlap == Overlap.NONE) {
        apart.add(e);
      } else {
        boolean perhaps = locks.mayProtect(e, slots);
        add(byLocation, told(finding(e, perhaps ? Overlap.UNKNOWN : overlap)));
      }
    }
    List<Read> reads =
        walk.reads.stream().filter(r -> isOfTask(r.task()) && !r.location().isFresh()).toList();
    new Dependences(range, elements, tools.backReferences)
        .of(tools.sharedFields.withEffects(apart), tools.sharedFields.withReads(reads))
        .forEach(f -> add(byLocation, f));
    OtherLocks others = new OtherLocks(range, slots, locks);
    others.withReads(guarded, reads).forEach(f -> add(byLocation, told(f)));
    for (OtherLocks.Pair pair : others.withWrites(guarded, apart)) {
      SharedWrite finding = finding(pair.one(), Overlap.UNKNOWN);
      boolean ordered = pair.one().kind() == Effect.Kind.SEQUENCE;
      add(byLocation, finding == null || ordered ? null : told(finding.beside(pair.other())));
    }
    List<SoleIteration.Done> byOne =
        walk.byOne.stream()
            .filter(d -> isOfTask(d.effect() != null ? d.effect().task() : d.read().task()))
            .filter(d -> d.effect() == null || finding(d.effect(), Overlap.UNKNOWN) != null)
            .toList();
    List<Effect> ofTasks = walk.effects.stream().filter(e -> isOfTask(e.task())).toList();
    new SoleIteration(range, locks).of(byOne, ofTasks, reads).forEach(f -> add(byLocation, f));
    for (Read iteration : reads.stream().filter(Read::isIteration).toList()) {
      walk.effects.stream()
          .filter(e -> isOfTask(e.task()) && iteration.isDisturbedBy(e))
          .filter(e -> e.target().isInvariant())
          .findFirst()
          .ifPresent(
              e -> add(byLocation, new SharedWrite(SharedWrite.Sharing.PERHAPS, e, iteration)));
    }
    if (async != null) {
      byLocation.values().removeIf(this::isGuess);
    }
    return oncePerCall(byLocation.values());
  }

  /** With the place where that is stored which others may reach, too. */
  private SharedWrite told(SharedWrite finding) {
    return finding == null || finding.isCertain()
        ? finding
        : finding.storedAt(tools.backReferences.storedAt(finding.effect()));
  }

  private boolean isOfTask(Tree task) {
    return async == null || task == async.path().getLeaf();
  }

  /**
   * Whether the code around an async assigns a field on the way to what it writes, so that each
   * round may have an object of its own.
   */
  private boolean isRebound(Effect e, List<Effect> all) {
    return async != null
        && all.stream()
            .anyMatch(
                f ->
                    f.kind() == Effect.Kind.FIELD
                        && e.target().steps().size() > f.target().steps().size()
                        && e.target().startsWith(f.target()));
  }

  /**
   * Whether nothing but missing knowledge speaks against an async: what a method does with a range
   * that it was given, and objects that a loop goes through by other means than its header.
   */
  private boolean isGuess(SharedWrite finding) {
    Effect e = finding.effect();
    boolean counted = loop.header() instanceof LoopHeader.Counted;
    boolean slot = e.kind() == Effect.Kind.SLOT;
    return !finding.isCertain()
        && finding.storedAt() == null
        && (e.target().origin() instanceof AccessPath.Origin.Unknown some
                && !SomeObjects.areShared(some)
            || (slot && (e.writtenAt() != null || !counted))
            || (!counted && !e.target().isInvariant()));
  }

  /** Of the uncertain effects of one call, the first stands for all. */
  private static List<SharedWrite> oncePerCall(Collection<SharedWrite> all) {
    Set<Tree> warned = Collections.newSetFromMap(new IdentityHashMap<>());
    return all.stream()
        .sorted(Comparator.comparing(f -> f.effect().kind() == Effect.Kind.REST)) // the vaguest
        .filter(f -> f.isCertain() || f.effect().writtenAt() == null || warned.add(f.effect().at()))
        .toList();
  }

  private static void add(Map<String, SharedWrite> byLocation, SharedWrite finding) {
    if (finding != null) {
      byLocation.merge(
          finding.effect().location(),
          finding,
          (old, one) -> !old.isCertain() && one.isCertain() ? one : old);
    }
  }

  private SharedWrite finding(Effect e, Overlap overlap) {
    boolean neighbours = e.kind() == Effect.Kind.SLOT && overlap == Overlap.NEIGHBOURS;
    SharedWrite.Sharing certain =
        neighbours ? SharedWrite.Sharing.NEIGHBOURS : SharedWrite.Sharing.SAME;
    boolean sure = overlap != Overlap.UNKNOWN && e.isCertain();
    if (e.kind() == Effect.Kind.SEQUENCE) {
      boolean ordered =
          tools.library.isGenerator(e.type())
              ? tools.implementations.isSeeded(e.target())
              : overlap == Overlap.ALL;
      return ordered ? new SharedWrite(SharedWrite.Sharing.ORDERED, e, null) : null;
    }
    if (e.kind() == Effect.Kind.REST) {
      return new SharedWrite(SharedWrite.Sharing.PERHAPS, e, null);
    }
    if (e.kind() == Effect.Kind.CALL) {
      return new SharedWrite(SharedWrite.Sharing.CALLED, e, null);
    }
    SharedWrite checked =
        e.checked() ? new SharedWrite(SharedWrite.Sharing.CHECKED, e, null) : null;
    if (e.kind() == Effect.Kind.ATOMIC) {
      return checked;
    }
    boolean open = tools.library.isOpen(e.type());
    if (e.kind() == Effect.Kind.OBJECT && open) {
      switch (tools.implementations.safety(e.target())) {
        case THREAD_SAFE -> {
          return checked;
        }
        case UNKNOWN -> sure = false;
        case NOT_THREAD_SAFE -> {
          // as certain as for a type that says so itself
        }
      }
    }
    boolean same = overlap == Overlap.ALL && e.isCertain();
    return new SharedWrite(sure ? certain : SharedWrite.Sharing.PERHAPS, e, null, same);
  }

  private SymbolicEvaluator walk(Set<String> changed, LoopRange range) {
    SymbolicEvaluator walk = new SymbolicEvaluator(tools, loop.path(), false, changed);
    walk.range = range;
    if (async != null) {
      walk.tasks = new TaskLog(List.of(async));
    }
    Map<VariableElement, Changes.Change> changes = new Changes(walk, repeated()).of();
    changes.forEach(
        (v, change) -> {
          if (LocalVariables.annotation(v, "Reduce")
              == null) { // a partial result is the task's own
            walk.values.put(v, inAnyRound(walk, v, change));
          }
        });
    StatementTree skipped = header(walk);
    if (skipped == null) {
      walk.statements.visit(loop.body());
    } else {
      List<? extends StatementTree> all = ((BlockTree) loop.body()).getStatements();
      walk.statements.visitAll(all.subList(1, all.size()));
    }
    return walk;
  }

  /** The code of one round. */
  private List<Tree> repeated() {
    List<Tree> code = new ArrayList<>(List.of(loop.body()));
    if (async != null && loop.path().getLeaf() instanceof ForLoopTree tree) {
      code.addAll(tree.getUpdate());
      if (tree.getCondition() != null) {
        code.add(tree.getCondition());
      }
    } else if (loop.path().getLeaf() instanceof WhileLoopTree tree) {
      code.add(tree.getCondition());
    } else if (loop.path().getLeaf() instanceof DoWhileLoopTree tree) {
      code.add(tree.getCondition());
    }
    return code;
  }

  /** What a variable holds at the beginning of a round: a count of rounds, or something. */
  private Value inAnyRound(
      SymbolicEvaluator walk, VariableElement variable, Changes.Change change) {
    boolean counts =
        async != null
            && change.moves
            && change.steady
            && change.added.size() == 1
            && (change.added.get(0) == null
                || change.added.get(0).getKind() == Tree.Kind.INT_LITERAL)
            && tools.library.isNumber(variable.asType());
    return counts
        ? Polynomial.of(new Symbol.Distinct(tools.nextId()))
        : walk.unknown(variable.asType());
  }

  /** Gives the variables of the header their values; returns a statement that belongs to it. */
  private StatementTree header(SymbolicEvaluator walk) {
    if (loop.header() instanceof LoopHeader.Counted counted) {
      set(walk, counted.variable(), Polynomial.of(new Symbol.Loop()));
    } else if (loop.path().getLeaf() instanceof EnhancedForLoopTree each) {
      walk.distinctElements = differ(walk, each.getExpression());
      set(walk, each.getVariable(), null);
    } else if (loop.path().getLeaf() instanceof ForLoopTree general) {
      for (StatementTree s : general.getInitializer()) {
        if (s instanceof VariableTree v) {
          set(walk, v, Polynomial.of(new Symbol.Distinct(tools.nextId())));
        }
      }
      if (loop.header() instanceof LoopHeader.General g && g.headerStatement()) {
        StatementTree next = ((BlockTree) loop.body()).getStatements().get(0);
        set(walk, (VariableTree) next, null);
        return next;
      }
    }
    return null;
  }

  /** Where what an effect changes is stored in two slots of what the loop goes through. */
  private String storedTwice(Effect e, AccessPath elements) {
    String twice = tools.sharedSlots.storedAt(e, elements);
    return twice == null && loop.path().getLeaf() instanceof EnhancedForLoopTree each
        ? tools.sharedSlots.storedAmong(e, new TreePath(loop.path(), each.getExpression()))
        : twice;
  }

  /** What an enhanced {@code for} goes through; null where it has no name, or there is none. */
  private AccessPath elements(SymbolicEvaluator walk) {
    if (!(loop.path().getLeaf() instanceof EnhancedForLoopTree each)) {
      return null;
    }
    AccessPath[] through = new AccessPath[1];
    walk.statements.quietly(() -> through[0] = walk.expressions.ref(each.getExpression()));
    return through[0].isInvariant() ? through[0] : null;
  }

  /** Whether the elements differ by their kind: all constants of an enum, or a set. */
  private boolean differ(SymbolicEvaluator walk, ExpressionTree elements) {
    return tools.library.is(walk.type(elements), "java.util.Set")
        || (walk.element(elements) instanceof ExecutableElement method
            && method.getSimpleName().contentEquals("values")
            && method.getEnclosingElement().getKind() == ElementKind.ENUM);
  }

  private void set(SymbolicEvaluator walk, VariableTree tree, Polynomial number) {
    if (walk.element(tree) instanceof VariableElement v) {
      boolean isNumber = tools.library.isNumber(v.asType());
      Value element = isNumber ? walk.unknown() : AccessPath.ELEMENT;
      walk.values.put(v, isNumber && number != null ? number : element);
    }
  }

  private LoopRange range() {
    if (!(loop.header() instanceof LoopHeader.Counted counted)) {
      return LoopRange.UNKNOWN;
    }
    SymbolicEvaluator outside = new SymbolicEvaluator(tools, loop.path(), false, Set.of());
    outside.forValue = true;
    Polynomial step =
        counted.step() == null
            ? Polynomial.constant(1)
            : outside.expressions.number(counted.step()).absolute();
    Polynomial first = outside.expressions.number(counted.first());
    Polynomial bound = outside.expressions.number(counted.bound());
    boolean up =
        switch (counted.relation()) {
          case LT, LE -> true;
          case GT, GE -> false;
          case NE -> !counted.negated();
        };
    Polynomial span = up ? bound.minus(first) : first.minus(bound);
    boolean inclusive =
        counted.relation() == CountedFor.Relation.LE
            || counted.relation() == CountedFor.Relation.GE;
    span = inclusive ? span.plus(Polynomial.constant(1)) : span;
    Polynomial least = up ? first : inclusive ? bound : bound.plus(Polynomial.constant(1));
    boolean fixed = !span.varies() && !span.isLarge();
    return new LoopRange(
        fixed ? span : null, step, (up || fixed) && !least.varies() ? least : null);
  }
}
