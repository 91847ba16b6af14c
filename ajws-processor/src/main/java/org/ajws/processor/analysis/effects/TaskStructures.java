package org.ajws.processor.analysis.effects;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ajws.processor.program.Async;

/**
 * Compares what one task does down a structure, by recursion or in a loop that follows links, with
 * what others do in it: {@code walk(tree)} beside {@code walk(tree.left)}.
 */
final class TaskStructures {
  private final SymbolicEvaluator walk;
  private final TaskSharing judge;
  private final Times times;

  /** What all tasks do, and what they read. */
  private final ByBeginning<Effect> effects = new ByBeginning<>();

  private final ByBeginning<Read> reads = new ByBeginning<>();

  /**
   * A write that may come to one place with something else.
   *
   * @param other the other write; null for a read
   * @param read what is read; null for a write
   */
  private record Candidate(
      Effect write, Effect other, Read read, AccessPath place, SharedWrite.Sharing sharing) {}

  /** When things are done beside each other. */
  interface Times {
    /** Whether two things lie in different branches of one choice. */
    boolean areAlternatives(Tree one, Tree other, AccessPath place);

    /** Whether an async meets what is done in a later round of a loop around it. */
    boolean meetLater(TaskLog.Start start, Effect own, Effect other);

    /** The same of a read, by the async or by another one. */
    boolean meetLater(TaskLog.Start start, Effect e, Read read, boolean isOwnRead);
  }

  TaskStructures(SymbolicEvaluator walk, TaskSharing judge, Times times) {
    this.walk = walk;
    this.judge = judge;
    this.times = times;
  }

  /** Adds the pairs to those that were found before. */
  void into(Map<String, TaskPair> found) {
    List<Effect> writesBelow = new ArrayList<>(walk.effectsBelow);
    walk.effects.stream().filter(e -> Below.is(e.target())).forEach(writesBelow::add);
    List<Read> readsBelow = new ArrayList<>(walk.readsBelow);
    walk.reads.stream().filter(r -> isFollowed(r) && Below.is(r.place())).forEach(readsBelow::add);
    if (writesBelow.isEmpty() && readsBelow.isEmpty()) {
      return;
    }
    walk.effects.forEach(e -> effects.add(e.target(), e));
    walk.effectsBelow.forEach(e -> effects.add(e.target(), e));
    walk.reads.stream().filter(TaskStructures::isFollowed).forEach(r -> reads.add(r.place(), r));
    walk.readsBelow.forEach(r -> reads.add(r.place(), r));
    List<Candidate> candidates = candidates(writesBelow, readsBelow);
    for (TaskLog.Start start : walk.tasks.starts()) {
      candidates.forEach(c -> compare(start, c, found));
    }
  }

  private static boolean isFollowed(Read read) {
    return !read.isRest() && !read.isIteration();
  }

  /** What may come to one place, whoever does it: of thousands of tasks, few things do. */
  private List<Candidate> candidates(List<Effect> writesBelow, List<Read> readsBelow) {
    List<Candidate> all = new ArrayList<>();
    for (Effect write : writesBelow) {
      AccessPath way = write.target();
      for (Effect other : effects.near(way)) {
        if (write.kind() == other.kind()) {
          add(all, write, other, null, Below.meeting(way, other.target()));
        }
      }
      reads.near(way).forEach(r -> add(all, write, null, r, Below.meeting(way, r.place())));
    }
    for (Read read : readsBelow) {
      AccessPath way = read.place();
      effects.near(way).forEach(e -> add(all, e, null, read, Below.meeting(way, e.target())));
    }
    return all;
  }

  private void add(List<Candidate> all, Effect write, Effect other, Read read, AccessPath place) {
    if (place != null
        && TaskSharing.isNamed(place)
        && (read == null || read.changedBy() == write.kind())) {
      SharedWrite.Sharing sharing = sharing(write);
      if (sharing != null) {
        all.add(new Candidate(write, other, read, place, sharing));
      }
    }
  }

  private void compare(TaskLog.Start start, Candidate one, Map<String, TaskPair> found) {
    if (one.read() == null) {
      compareWrites(start, one, found);
    } else {
      compareRead(start, one, found);
    }
  }

  private void compareWrites(TaskLog.Start start, Candidate one, Map<String, TaskPair> found) {
    Effect below = one.write();
    Effect other = one.other();
    boolean own = start.does(below);
    if (!own && !start.does(other)) {
      return;
    }
    Effect first = own ? below : other;
    Effect second = own ? other : below;
    boolean now =
        start.meets(second) && !times.areAlternatives(below.at(), other.at(), one.place());
    if ((now || times.meetLater(start, first.on(one.place()), second.on(one.place())))
        && !judge.haveOneLock(below, other)) {
      Async task = walk.tasks.async(second.task());
      SharedWrite write = new SharedWrite(one.sharing(), second.on(one.place()), null);
      add(found, other.on(one.place()), new TaskPair(start.async(), task, write), now);
    }
  }

  private static void add(Map<String, TaskPair> found, Effect e, TaskPair pair, boolean now) {
    found.putIfAbsent(e.location(), now ? pair : pair.later());
  }

  private void compareRead(TaskLog.Start start, Candidate one, Map<String, TaskPair> found) {
    Effect e = one.write();
    Read read = one.read();
    boolean own = start.does(read);
    if (!own && !start.does(e) || judge.haveOneLock(e, read)) {
      return;
    }
    boolean now =
        (own ? start.meets(e) : start.meets(read))
            && !times.areAlternatives(e.at(), read.at(), one.place());
    Effect here = e.on(one.place());
    if (now || times.meetLater(start, here, read.of(one.place()), own)) {
      Async task = walk.tasks.async(own ? e.task() : read.task());
      SharedWrite write = new SharedWrite(one.sharing(), here, read);
      add(found, here, new TaskPair(start.async(), task, write), now);
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
