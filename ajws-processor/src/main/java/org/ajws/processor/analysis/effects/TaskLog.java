package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Async;
import org.ajws.processor.source.BoundModule;

/**
 * When the asyncs of a piece of code are started and joined, by the clock of a {@link
 * SymbolicEvaluator}.
 */
final class TaskLog {
  /** Parts of parts of objects are named so deep. */
  private static final int MAX_PARTS = 3;

  /** One async that was started. */
  public static final class Start {
    private final Async async;
    private final int begin;
    private final Set<Symbol> conditions;
    private int end;
    private int joined = Integer.MAX_VALUE;

    private Start(Async async, int begin, Set<Symbol> conditions) {
      this.async = async;
      this.begin = begin;
      this.conditions = Set.copyOf(conditions);
    }

    /** What decides whether it is started at all. */
    Set<Symbol> conditions() {
      return conditions;
    }

    Async async() {
      return async;
    }

    /** Whether the async itself does an effect. */
    boolean does(Effect e) {
      return does(e.task(), e.time());
    }

    /** Whether the async itself reads something. */
    boolean does(Read r) {
      return does(r.task(), r.time());
    }

    private boolean does(Tree task, int time) {
      return task == async.path().getLeaf() && time > begin && time <= end;
    }

    /** Whether somebody else may do an effect while the async runs. */
    boolean meets(Effect e) {
      return meets(e.task(), e.time());
    }

    /** Whether somebody else may read something while the async runs. */
    boolean meets(Read r) {
      return meets(r.task(), r.time());
    }

    private boolean meets(Tree task, int time) {
      return task != async.path().getLeaf() && time > end && time <= joined;
    }
  }

  /**
   * A loop that was walked over.
   *
   * @param begin when, by the clock of the walk
   * @param first what was made in it has numbers from here to the last
   * @param counters how far what it moves on has gone in any round
   */
  record Rounds(Tree loop, int begin, int end, int first, int last, Set<Symbol.Inner> counters) {
    private boolean isAt(int time) {
      return time > begin && time <= end;
    }

    /** Whether each round makes an object of its own. */
    boolean makes(AccessPath object) {
      return object.origin() instanceof AccessPath.Origin.Made made
          && made.id() > first
          && made.id() <= last;
    }

    /** Whether there may be so many rounds behind the first one. */
    boolean mayHave(long later) {
      return counters.stream()
          .map(Symbol.Inner::reach)
          .noneMatch(r -> r != null && r.isConstant() && r.constant() <= later * step());
    }

    private long step() {
      return counters.stream().mapToLong(Symbol.Inner::step).min().orElse(1);
    }
  }

  private final List<Rounds> loops = new ArrayList<>();
  private final Map<AccessPath, VariableElement> made = new LinkedHashMap<>();
  private Map<AccessPath, AccessPath> named;
  private final Map<Tree, Async> asyncs = new IdentityHashMap<>();
  private final List<Start> starts = new ArrayList<>();

  /** Follows these asyncs; others are taken as part of the code they stand in. */
  public TaskLog(List<Async> followed) {
    followed.forEach(a -> asyncs.put(a.path().getLeaf(), a));
  }

  /** Whether a finish, or the method's own, waits for the asyncs when the code is left. */
  boolean isFinished() {
    return asyncs.values().stream().allMatch(a -> a.finish() != null);
  }

  /** Whether a tree is an async, or a call that starts some, that is followed. */
  boolean follows(Tree tree) {
    return asyncs.containsKey(tree);
  }

  /** The async at a tree; null for none. */
  public Async async(Tree tree) {
    return tree == null ? null : asyncs.get(tree);
  }

  public List<Start> starts() {
    return starts;
  }

  /** A loop has been walked over since a time. */
  void loop(SymbolicEvaluator walk, Tree loop, int begin, int first, Set<Symbol.Inner> counters) {
    loops.add(new Rounds(loop, begin, walk.clock, first, walk.tools.nextId(), counters));
  }

  /** A local is given an object. */
  void made(VariableElement local, AccessPath object, ExpressionTree by) {
    ExpressionTree tree = by == null ? null : BoundModule.withoutParentheses(by);
    if (tree instanceof NewClassTree
        || tree instanceof NewArrayTree
        || tree instanceof MethodInvocationTree) {
      made.put(object, local);
    }
  }

  /**
   * Whether it is known which object of the code's own something is done to, at two times: one that
   * a local was given, or a part of it, and that the same round of each loop made.
   */
  boolean isOne(Heap heap, AccessPath way, int one, int other) {
    AccessPath object = AccessPath.of(way.origin());
    return heap.isSingle(object)
        && named(heap).containsKey(object)
        && loops.stream().filter(l -> l.makes(object)).allMatch(l -> l.isAt(one) && l.isAt(other));
  }

  /** A way in words of the source: from the local that has the object that it begins with. */
  AccessPath shown(Heap heap, AccessPath way) {
    AccessPath named = named(heap).get(AccessPath.of(way.origin()));
    return named == null ? way : named.then(way.steps());
  }

  /** The objects of the code's own that locals were given, and their parts, when all is walked. */
  private Map<AccessPath, AccessPath> named(Heap heap) {
    if (named == null) {
      named = new HashMap<>();
      made.forEach(
          (object, local) ->
              name(heap, object, AccessPath.of(new AccessPath.Origin.Variable(local))));
    }
    return named;
  }

  private void name(Heap heap, AccessPath made, AccessPath by) {
    AccessPath object = heap.object(made);
    if (!(object.origin() instanceof AccessPath.Origin.Made)
        || by.steps().size() > MAX_PARTS
        || named.putIfAbsent(object, by) != null) {
      return;
    }
    heap.rows(object)
        .forEach((index, row) -> name(heap, row, by.then(new AccessPath.Step.Index(index))));
    for (Object key : heap.keys(object)) {
      AccessPath.Step step =
          key instanceof VariableElement field
              ? new AccessPath.Step.Field(field)
              : key instanceof Polynomial index && index.isConstant()
                  ? new AccessPath.Step.Index(index)
                  : null;
      if (step != null && heap.isCertain(object, key)) {
        name(heap, heap.get(object, key), by.then(step));
      }
    }
  }

  /**
   * The loops around an async that do something in later rounds while it may still run.
   *
   * @param task what does it; null for the code itself
   * @param time when it is done in any round
   */
  List<Rounds> later(Start start, Tree task, int time) {
    return task == start.async.path().getLeaf()
        ? List.of()
        : loops.stream()
            .filter(l -> l.begin() <= start.begin && start.end <= l.end() && l.isAt(time))
            .filter(l -> start.joined > l.end())
            .toList();
  }

  /** Walks over the body of an async. */
  void run(SymbolicEvaluator walk, Tree tree, Runnable body) {
    Tree around = walk.task;
    Start start = new Start(asyncs.get(tree), walk.clock, walk.conditions);
    walk.task = tree;
    body.run();
    walk.task = around;
    start.end = walk.clock;
    starts.add(start);
  }

  /**
   * A statement is reached: async values that it mentions are joined. So are futures: who is given
   * one may wait for it.
   */
  void reach(SymbolicEvaluator walk, StatementTree statement) {
    for (Start start : starts) {
      VariableElement value = start.async.value();
      if (value != null && start.joined == Integer.MAX_VALUE && mentions(walk, statement, value)) {
        start.joined = walk.clock;
      }
    }
  }

  /** A block ends: the async values that it declares are joined. */
  void leave(SymbolicEvaluator walk, List<? extends StatementTree> block) {
    for (Start start : starts) {
      if (start.joined == Integer.MAX_VALUE
          && start.async.isValue()
          && start.async.path().getLeaf() instanceof VariableTree declaration
          && block.contains(declaration)) {
        start.joined = walk.clock;
      }
    }
  }

  private static boolean mentions(SymbolicEvaluator walk, Tree code, VariableElement variable) {
    Boolean found =
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree tree, Void p) {
            return tree.getName().equals(variable.getSimpleName())
                && variable.equals(walk.element(tree));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(code, null);
    return Boolean.TRUE.equals(found);
  }
}
