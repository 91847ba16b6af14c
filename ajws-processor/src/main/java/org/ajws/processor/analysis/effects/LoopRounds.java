package org.ajws.processor.analysis.effects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;

/**
 * Walks over a round of a loop so that it stands for each of them: with the locks that are held
 * where any round begins, and what earlier rounds have put into objects.
 */
final class LoopRounds {
  /** So many rounds of loops are walked over once more, of one piece of code, for its objects. */
  private static final int MAX_AGAIN = 8;

  /** So often a round is walked over until the locks are those of any; then locals tell nothing. */
  private static final int MAX_WALKS = 4;

  /**
   * So many rounds of an outermost loop, and of those in it, are walked over once more for their
   * locks; then locals tell nothing, and after as many again nothing is held. Each loop may double
   * the walks over those in it.
   */
  private static final int MAX_FOR_LOCKS = 100;

  private final SymbolicEvaluator walk;
  private final StatementEvaluator statements;
  private int again;
  private int forLocks;

  /** What is held where the loop ends whose condition is being looked at. */
  private List<Locks> ends = new ArrayList<>();

  /** The loops around the point, innermost first. */
  private final Deque<Loop> around = new ArrayDeque<>();

  /** A block with a label that is no loop. */
  private record Block(Name label, List<Left> left) {}

  /** Those around the point, innermost first. */
  private final Deque<Block> blocks = new ArrayDeque<>();

  /** That of the loop which comes next; null for none. */
  private Name label;

  /** Whether locks alone are asked for. */
  private boolean quiet;

  LoopRounds(SymbolicEvaluator walk, StatementEvaluator statements) {
    this.walk = walk;
    this.statements = statements;
  }

  /** The loop may end here. */
  void end(Locks locks) {
    ends.add(locks);
  }

  /**
   * One that is being walked over.
   *
   * @param continued what is held at each {@code continue}
   * @param broken what is held at each {@code break} that names it
   */
  private record Loop(Name label, List<Locks> continued, List<Locks> broken) {}

  /** The loop that is visited next has a label. */
  void label(Name name) {
    label = name;
  }

  /** A loop takes its label, before any code of its header is looked at. */
  Name takeLabel() {
    Name name = label;
    label = null;
    return name;
  }

  /** A loop goes on with its next round: the innermost one, or that of a label. */
  void goOn(Name to) {
    around.stream()
        .filter(l -> to == null || to.equals(l.label()))
        .findFirst()
        .ifPresent(l -> l.continued().add(walk.locks.copy()));
  }

  /** A loop or block with a label is left. */
  void leave(Name of, Left left) {
    around.stream()
        .filter(l -> of.equals(l.label()))
        .findFirst()
        .ifPresent(l -> l.broken().add(left.locks()));
    blocks.stream()
        .filter(b -> of.equals(b.label()))
        .findFirst()
        .ifPresent(b -> b.left().add(left));
  }

  /** Runs a block with a label; gives what holds where a {@code break} leaves it. */
  List<Left> block(Name name, Runnable body) {
    Block block = new Block(name, new ArrayList<>());
    blocks.push(block);
    body.run();
    blocks.pop();
    return block.left();
  }

  /** What is held at each of these jumps so far. */
  List<Locks> jumps() {
    List<Locks> all = new ArrayList<>();
    around.forEach(l -> all.addAll(l.continued()));
    around.forEach(l -> all.addAll(l.broken()));
    blocks.forEach(b -> b.left().forEach(l -> all.add(l.locks())));
    return all;
  }

  /** The body ends, in its last statement or by {@code continue}; what follows it in the round? */
  Exit bodyEnds(Exit exit) {
    Locks locks = exit == Exit.NORMAL ? walk.locks : null;
    for (Locks one : around.peek().continued()) {
      locks = Outcome.both(locks, one);
    }
    if (locks == null) {
      return exit;
    }
    walk.locks = locks.copy();
    return Exit.NORMAL;
  }

  /**
   * Where a loop leads.
   *
   * @param left by each {@code break}
   * @param behind what is held behind it; null if it has no end but by jumps that lead further
   */
  record Walked(List<Left> left, Locks behind) {}

  /**
   * Walks over a round that is given as what any round is. Where it puts something into objects
   * from before the loop, or leaves other locks than it began with, it is walked over once more:
   * what it does later, it has then done before.
   *
   * @param name the loop's label; null for none
   * @param since what has a higher number belongs to the loop
   * @param round which ends normally if the next one may follow
   */
  Walked run(Name name, int since, Supplier<Exit> round) {
    List<Locks> endsAround = ends;
    forLocks = around.isEmpty() ? 0 : forLocks;
    Loop loop = new Loop(name, new ArrayList<>(), new ArrayList<>());
    Locks head = walk.tasks == null ? atBegin() : settled(loop, round);
    List<Left> left = new ArrayList<>();
    Noted noted = Noted.since(walk);
    int exits = walk.exits.size();
    Map<VariableElement, Value> values = walk.values;
    Set<Symbol> conditions = walk.conditions;
    boolean aged = quiet || walk.tasks != null;
    for (int walks = 1; ; walks++) {
      walk.values = new HashMap<>(values);
      walk.conditions = new LinkedHashSet<>(conditions);
      Locks at = head;
      Locks[] next = new Locks[1];
      boolean grown = walk.heap.grows(() -> next[0] = once(loop, at, round, left));
      grown &= !aged && again < MAX_AGAIN;
      boolean settled = walk.tasks != null || next[0].isSame(head);
      if (!grown && settled) {
        break;
      }
      if (grown) {
        again++;
        aged = true;
        walk.heap.age(since);
      }
      head = settled ? head : less(next[0], walks);
      noted.forget();
      walk.exits.subList(exits, walk.exits.size()).clear();
    }
    Locks behind = null;
    List<Locks> all = new ArrayList<>(ends);
    left.forEach(l -> all.add(l.locks()));
    all.addAll(loop.broken());
    for (Locks end : all) {
      behind = Outcome.both(behind, end);
    }
    ends = endsAround;
    return new Walked(left, behind);
  }

  /** What is held where the first round begins, as far as there is time to look at others. */
  private Locks atBegin() {
    Locks begin = walk.locks.copy();
    return forLocks < MAX_FOR_LOCKS ? begin : known(begin);
  }

  /** What the next walk begins with where a round has left other locks than it began with. */
  private Locks less(Locks next, int walks) {
    forLocks++;
    if (walks > MAX_WALKS) {
      return next.unknown();
    }
    return walks == MAX_WALKS || forLocks >= MAX_FOR_LOCKS ? known(next) : next;
  }

  private Locks known(Locks locks) {
    return forLocks < 2 * MAX_FOR_LOCKS ? locks.untold() : locks.unknown();
  }

  /** Walks over a round; gives what is held where it, or the next one, begins. */
  private Locks once(Loop loop, Locks head, Supplier<Exit> round, List<Left> left) {
    walk.tools.roundsWalked++;
    ends = new ArrayList<>();
    loop.continued().clear();
    loop.broken().clear();
    around.push(loop);
    walk.locks = head.copy();
    Exit[] exit = new Exit[1];
    left.addAll(statements.breakable(() -> exit[0] = round.get()));
    around.pop();
    return exit[0] == Exit.NORMAL ? head.and(walk.locks) : head;
  }

  /**
   * What is held where any round begins. Asyncs are walked over once only, so it is found before,
   * with their code as a part of the round: it leaves the locks as they are.
   */
  private Locks settled(Loop loop, Supplier<Exit> round) {
    Locks head = atBegin();
    if (head.isNone()) {
      return head;
    }
    TaskLog tasks = walk.tasks;
    List<Outcome> exits = walk.exits;
    Value result = walk.result;
    Set<Symbol> conditions = walk.conditions;
    boolean before = quiet;
    walk.tasks = null;
    quiet = true;
    boolean settled = false;
    for (int walks = 1; !settled; walks++) {
      Locks at = head;
      Locks[] next = new Locks[1];
      walk.exits = new ArrayList<>();
      walk.conditions = new LinkedHashSet<>(conditions);
      statements.quietly(() -> next[0] = once(loop, at, round, new ArrayList<>()));
      settled = next[0].isSame(at);
      head = settled ? at : less(next[0], walks);
    }
    walk.tasks = tasks;
    walk.exits = exits;
    walk.result = result;
    walk.conditions = conditions;
    quiet = before;
    return head;
  }
}
