package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.ajws.processor.program.Async;

/**
 * Compares what one task does down a structure, by recursion or in a loop that follows links, with
 * what others do in it: {@code walk(tree)} beside {@code walk(tree.left)}.
 */
final class TaskStructures {
  private final SymbolicEvaluator walk;
  private final TaskSharing judge;
  private final Choices choices;

  /** What all do, and each of the asyncs. */
  private final Done all = new Done();

  private final Map<Tree, Done> ofTasks = new IdentityHashMap<>();

  private record Done(ByBeginning<Effect> effects, ByBeginning<Read> reads) {
    private static final Done NOTHING = new Done();

    Done() {
      this(new ByBeginning<>(), new ByBeginning<>());
    }
  }

  /** Whether two things lie in different branches of one choice. */
  interface Choices {
    boolean areAlternatives(Tree one, Tree other, AccessPath place);
  }

  TaskStructures(SymbolicEvaluator walk, TaskSharing judge, Choices choices) {
    this.walk = walk;
    this.judge = judge;
    this.choices = choices;
  }

  /** Adds the pairs to those that were found before. */
  void into(Map<String, TaskPair> found) {
    List<Effect> writes = new ArrayList<>(walk.effectsBelow);
    walk.effects.stream().filter(e -> Below.is(e.target())).forEach(writes::add);
    List<Read> reads = new ArrayList<>(walk.readsBelow);
    walk.reads.stream()
        .filter(r -> !r.isRest() && !r.isIteration() && Below.is(r.place()))
        .forEach(reads::add);
    if (writes.isEmpty() && reads.isEmpty()) {
      return;
    }
    List<Effect> effects = new ArrayList<>(walk.effects);
    effects.addAll(walk.effectsBelow);
    effects.forEach(e -> note(e.task(), o -> o.effects().add(e.target(), e)));
    walk.reads.stream()
        .filter(r -> !r.isRest() && !r.isIteration())
        .forEach(r -> note(r.task(), o -> o.reads().add(r.place(), r)));
    walk.readsBelow.forEach(r -> note(r.task(), o -> o.reads().add(r.place(), r)));
    for (TaskLog.Start start : walk.tasks.starts()) {
      Done own = ofTasks.getOrDefault(start.async().path().getLeaf(), Done.NOTHING);
      for (Effect write : writes) {
        Done others = start.does(write) ? all : start.meets(write) ? own : Done.NOTHING;
        AccessPath way = write.target();
        others.effects().near(way).forEach(other -> compare(start, write, other, found));
        for (Read r : others.reads().near(way)) {
          compare(start, write, r, Below.meeting(way, r.place()), found);
        }
      }
      for (Read read : reads) {
        Done others = start.does(read) ? all : start.meets(read) ? own : Done.NOTHING;
        for (Effect e : others.effects().near(read.place())) {
          compare(start, e, read, Below.meeting(read.place(), e.target()), found);
        }
      }
    }
  }

  private void note(Tree task, Consumer<Done> noted) {
    noted.accept(all);
    if (task != null) {
      noted.accept(ofTasks.computeIfAbsent(task, t -> new Done()));
    }
  }

  private void compare(
      TaskLog.Start start, Effect below, Effect other, Map<String, TaskPair> found) {
    boolean own = start.does(below);
    if (below.kind() != other.kind()
        || !(own ? start.meets(other) : start.does(other) && start.meets(below))) {
      return;
    }
    AccessPath place = Below.meeting(below.target(), other.target());
    SharedWrite.Sharing sharing = place == null ? null : sharing(below);
    if (sharing != null
        && TaskSharing.isNamed(place)
        && !judge.haveOneLock(below, other)
        && !choices.areAlternatives(below.at(), other.at(), place)) {
      Effect second = own ? other : below;
      Async task = walk.tasks.async(second.task());
      found.putIfAbsent(
          other.on(place).location(),
          new TaskPair(start.async(), task, new SharedWrite(sharing, second.on(place), null)));
    }
  }

  private void compare(
      TaskLog.Start start, Effect e, Read read, AccessPath place, Map<String, TaskPair> found) {
    boolean own = start.does(read);
    SharedWrite.Sharing sharing =
        place != null
                && read.changedBy() == e.kind()
                && (own ? start.meets(e) : start.does(e) && start.meets(read))
            ? sharing(e)
            : null;
    if (sharing != null
        && TaskSharing.isNamed(place)
        && e.guards().isEmpty()
        && read.guards().isEmpty()
        && !choices.areAlternatives(e.at(), read.at(), place)) {
      Async task = walk.tasks.async(own ? e.task() : read.task());
      found.putIfAbsent(
          e.on(place).location(),
          new TaskPair(start.async(), task, new SharedWrite(sharing, e.on(place), read)));
    }
  }

  private SharedWrite.Sharing sharing(Effect e) {
    return switch (e.kind()) {
      case FIELD, SLOT -> SharedWrite.Sharing.PERHAPS;
      case OBJECT -> judge.object(e, false, false);
      case ATOMIC, SEQUENCE, CALL, REST -> null;
    };
  }
}
