package org.ajws.processor.analysis.effects;

import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.program.Async;

/**
 * Finds what two asyncs of one finish, or an async and the code behind it, write in common. What is
 * certain is an error, what is one location but not certain a warning: two calls that get ranges of
 * an array each are taken to keep to them.
 */
final class TaskWrites {
  private final EffectAnalysis tools;
  private final TreePath root;
  private final StatementTree code;
  private final List<Async> asyncs;
  private TaskSharing judge;
  private Heap heap;
  private LaterRounds later;
  private StoredBefore before;

  /** Of arrays and lists, whether two slots hold one object. */
  private final Map<AccessPath, Boolean> haveOne = new HashMap<>();

  // Looked for from the root each time, and asked for of each pair.
  private final Map<Tree, List<Tree>> around = new IdentityHashMap<>();

  /**
   * @param root to the finish, or to the method or lambda that asyncs escape
   * @param code its statement or body
   * @param asyncs that the end of the code, or a use of their value, joins
   */
  TaskWrites(EffectAnalysis tools, TreePath root, StatementTree code, List<Async> asyncs) {
    this.tools = tools;
    this.root = root;
    this.code = code;
    this.asyncs = asyncs;
  }

  /** One pair for each location, the gravest. */
  List<TaskPair> findings() {
    SymbolicEvaluator first = walk(Set.of());
    Set<String> written = new HashSet<>();
    first.effects.forEach(e -> written.add(e.target().location()));
    if (written.isEmpty()) {
      return List.of();
    }
    SymbolicEvaluator walk = walk(written);
    before = new StoredBefore(tools, root);
    before.forget(walk.effects);
    SomeObjects.tellApart(walk, before);
    walk.effects.replaceAll(e -> e.on(TaskSharing.named(walk.heap, e.target())));
    walk.reads.replaceAll(r -> r.of(TaskSharing.named(walk.heap, r.location())));
    heap = walk.heap;
    judge = new TaskSharing(tools, walk);
    later = new LaterRounds(walk);
    EffectsByPlace all = byPlace(walk.effects);
    Map<String, TaskPair> found = new LinkedHashMap<>();
    for (TaskLog.Start start : walk.tasks.starts()) {
      for (Effect own : walk.effects) {
        if (start.does(own)) {
          for (Effect other : all.near(own)) {
            TaskPair pair = pair(start, own, other, walk);
            if (pair != null) {
              found.merge(own.location(), pair, TaskWrites::graver);
            }
          }
        }
      }
    }
    withRests(walk, found);
    Map<Read, String> reads = new IdentityHashMap<>();
    walk.reads.forEach(r -> reads.put(r, r.changedBy() + " " + r.place().location()));
    for (TaskLog.Start start : walk.tasks.starts()) {
      withReads(start, walk, reads, all, found);
    }
    withSharedParts(walk, found);
    new TaskStructures(walk, judge, times()).into(found);
    return List.copyOf(found.values());
  }

  private TaskStructures.Times times() {
    return new TaskStructures.Times() {
      @Override
      public boolean areAlternatives(Tree one, Tree other, AccessPath place) {
        return TaskWrites.this.areAlternatives(one, other, place);
      }

      @Override
      public boolean meetLater(TaskLog.Start start, Effect own, Effect other) {
        return later.meet(start, done(own), done(other), true) != null;
      }

      @Override
      public boolean meetLater(TaskLog.Start start, Effect e, Read read, boolean isOwnRead) {
        LaterRounds.Done own = isOwnRead ? done(read) : done(e);
        return later.meet(start, own, isOwnRead ? done(e) : done(read), true) != null;
      }
    };
  }

  private EffectsByPlace byPlace(List<Effect> effects) {
    return new EffectsByPlace(
        effects,
        array -> haveOne.computeIfAbsent(array, a -> tools.sharedSlots.haveOne(judge.shown(a))));
  }

  /** What an async has in common with another task of its round, or of a later one. */
  private TaskPair pair(TaskLog.Start start, Effect own, Effect other, SymbolicEvaluator walk) {
    Async second = walk.tasks.async(other.task());
    if (start.meets(other)) {
      boolean same = TaskPlaces.isSame(own.target(), other.target());
      SharedWrite.Sharing sharing = judge.compare(start, own, other, same);
      if (sharing != null && !areAlternatives(own.at(), other.at(), own.target())) {
        return new TaskPair(start.async(), second, write(sharing, own, other));
      }
      String twice =
          same
              ? null
              : tools.sharedSlots.storedAt(judge.shown(own).target(), judge.shown(other).target());
      boolean given = own.writtenAt() != null || other.writtenAt() != null;
      boolean among =
          !same && twice == null && TaskPlaces.isAmong(own.target(), other.target(), given);
      SharedWrite.Sharing joint =
          twice == null && !among ? null : judge.compare(start, own, other, true);
      if (joint != null && !areAlternatives(own.at(), other.at(), own.target())) {
        SharedWrite.Sharing perhaps =
            joint == SharedWrite.Sharing.SAME ? SharedWrite.Sharing.PERHAPS : joint;
        return new TaskPair(start.async(), second, write(perhaps, own, other).storedAt(twice));
      }
    }
    boolean unknown =
        own.writtenAt() == null
            && other.writtenAt() == null
            && TaskPlaces.areUnknown(own.target(), other.target());
    TaskLog.Rounds loop = later.meet(start, done(own), done(other), !unknown);
    SharedWrite.Sharing sharing =
        loop == null ? null : inLaterRound(judge.compare(start, own, other, true), loop, unknown);
    return sharing == null
        ? null
        : new TaskPair(start.async(), second, write(sharing, own, other)).later();
  }

  private LaterRounds.Done done(Effect e) {
    return new LaterRounds.Done(around(e.at()), e.task(), e.time(), e.target());
  }

  private LaterRounds.Done done(Read r) {
    return new LaterRounds.Done(around(r.at()), r.task(), r.time(), r.place());
  }

  /** A loop that something may leave may have no later round; slots may be two. */
  private static SharedWrite.Sharing inLaterRound(
      SharedWrite.Sharing found, TaskLog.Rounds loop, boolean unknown) {
    return found == SharedWrite.Sharing.SAME && (unknown || LaterRounds.mayBeLeft(loop.loop()))
        ? SharedWrite.Sharing.PERHAPS
        : found;
  }

  private SharedWrite write(SharedWrite.Sharing sharing, Effect own, Effect other) {
    SharedWrite write = new SharedWrite(sharing, judge.shown(other), null);
    return TaskSharing.haveOtherGuards(own, other) ? write.beside(own) : write;
  }

  /** Compares what nothing is known of with all that others write meanwhile. */
  private void withRests(SymbolicEvaluator walk, Map<String, TaskPair> found) {
    Map<AccessPath.Origin, List<Effect>> others = new HashMap<>();
    for (Effect e : walk.effects) {
      if (e.kind() != Effect.Kind.ATOMIC) {
        others.computeIfAbsent(e.target().origin(), o -> new ArrayList<>()).add(e);
      }
    }
    for (Effect rest : walk.effects) {
      if (isRest(rest) && TaskSharing.isNamed(rest.target()) && !judge.isRebound(rest)) {
        for (Effect other : others.getOrDefault(rest.target().origin(), List.of())) {
          TaskPair pair = metRest(walk, rest, other);
          if (pair != null) {
            found.put("", pair);
            return; // one is enough to say that nobody can tell
          }
        }
      }
    }
  }

  private TaskPair metRest(SymbolicEvaluator walk, Effect rest, Effect other) {
    boolean near =
        other.target().startsWith(rest.target())
            || isRest(other) && rest.target().startsWith(other.target());
    if (near
        && !judge.haveOneLock(rest, other)
        && !areAlternatives(rest.at(), other.at(), rest.target())) {
      for (TaskLog.Start start : walk.tasks.starts()) {
        boolean own = start.does(rest);
        if (own ? start.meets(other) : start.meets(rest) && start.does(other)) {
          Async second = walk.tasks.async(own ? other.task() : rest.task());
          SharedWrite write = new SharedWrite(SharedWrite.Sharing.PERHAPS, rest, null);
          return new TaskPair(start.async(), second, write);
        }
      }
    }
    return null;
  }

  /**
   * Compares what tasks do to parts of two objects that may be one part: {@code a.grid.total} and
   * {@code b.grid.total}, where the module gives several objects one grid.
   */
  private void withSharedParts(SymbolicEvaluator walk, Map<String, TaskPair> found) {
    Map<String, List<Effect>> byPart = new LinkedHashMap<>();
    for (Effect e : walk.effects) {
      AccessPath part = sharedPart(e);
      if (part != null && TaskSharing.isNamed(e.target()) && !judge.isRebound(e)) {
        byPart.computeIfAbsent(e.kind() + part.location(), p -> new ArrayList<>()).add(e);
      }
    }
    Map<String, List<Read>> read = new HashMap<>();
    for (Read r : byPart.isEmpty() ? List.<Read>of() : walk.reads) {
      AccessPath part = r.isRest() ? null : sharedPart(r);
      if (part != null && TaskSharing.isNamed(r.location())) {
        read.computeIfAbsent(r.changedBy() + part.location(), p -> new ArrayList<>()).add(r);
      }
    }
    for (TaskLog.Start start : walk.tasks.starts()) {
      byPart.forEach(
          (name, all) -> {
            for (Effect e : all) {
              if (start.does(e)) {
                all.stream()
                    .filter(start::meets)
                    .forEach(other -> ofParts(start, e, other, walk, found));
              }
              read.getOrDefault(name, List.of()).stream()
                  .filter(r -> start.does(e) ? start.meets(r) : start.meets(e) && start.does(r))
                  .forEach(r -> ofParts(start, e, r, walk, found));
            }
          });
    }
  }

  private void ofParts(
      TaskLog.Start start,
      Effect own,
      Effect other,
      SymbolicEvaluator walk,
      Map<String, TaskPair> found) {
    if (TaskPlaces.isSame(own.target(), other.target()) // compared before
        || judge.haveOneLock(own, other)
        || !TaskPlaces.isSame(sharedPart(own), sharedPart(other))
        || areAlternatives(own.at(), other.at(), own.target())) {
      return;
    }
    boolean checked = own.checked() || other.checked();
    SharedWrite.Sharing sharing =
        switch (own.kind()) {
          case FIELD, SLOT -> SharedWrite.Sharing.PERHAPS;
          case OBJECT -> judge.object(own, checked, false);
          case ATOMIC -> checked ? SharedWrite.Sharing.CHECKED : null;
          case SEQUENCE -> judge.isOrdered(own) ? SharedWrite.Sharing.ORDERED : null;
          case CALL, REST -> null;
        };
    if (sharing != null) {
      String place = tools.backReferences.storedAnywhere(other);
      SharedWrite write = new SharedWrite(sharing, other, null).storedAt(place);
      Async second = walk.tasks.async(other.task());
      found.putIfAbsent(own.location(), new TaskPair(start.async(), second, write));
    }
  }

  private void ofParts(
      TaskLog.Start start,
      Effect e,
      Read read,
      SymbolicEvaluator walk,
      Map<String, TaskPair> found) {
    boolean safe = e.kind() == Effect.Kind.OBJECT && judge.object(e, false, false) == null;
    if (!TaskPlaces.isSame(e.target(), read.place())
        && !safe
        && !judge.haveOneLock(e, read)
        && TaskPlaces.isSame(sharedPart(e), sharedPart(read))
        && !areAlternatives(e.at(), read.at(), e.target())) {
      SharedWrite write = new SharedWrite(SharedWrite.Sharing.PERHAPS, e, read);
      Async second = walk.tasks.async(start.does(e) ? read.task() : e.task());
      String place = tools.backReferences.storedAnywhere(e);
      found.putIfAbsent(e.location(), new TaskPair(start.async(), second, write.storedAt(place)));
    }
  }

  private AccessPath sharedPart(Effect e) {
    return sharedPart(e.target(), BackReferences.isWhole(e));
  }

  /** The end of a way from the first part that others may have, too; null where it has none. */
  private AccessPath sharedPart(AccessPath way, boolean whole) {
    int step = tools.backReferences.sharedStep(way, whole);
    List<AccessPath.Step> steps = way.steps();
    boolean own = step >= 0 && isOwn(new AccessPath(way.origin(), steps.subList(0, step + 1)));
    return step < 0 || own ? null : AccessPath.STATIC.then(steps.subList(step, steps.size()));
  }

  /** Whether a place of an object from outside is known to hold what was made for it. */
  private boolean isOwn(AccessPath place) {
    AccessPath holder = place.holder();
    return heap.isKnown(holder) && place.equals(heap.get(holder, OwnObjects.key(place.last())));
  }

  private AccessPath sharedPart(Read read) {
    return sharedPart(read.place(), read.isContent());
  }

  private static boolean isRest(Effect e) {
    return e.kind() == Effect.Kind.REST;
  }

  /**
   * Compares what an async writes with what others read meanwhile, and the reverse.
   *
   * @param reads each with the location of the effects that change what it reads
   */
  private void withReads(
      TaskLog.Start start,
      SymbolicEvaluator walk,
      Map<Read, String> reads,
      EffectsByPlace all,
      Map<String, TaskPair> found) {
    EffectsByPlace done = byPlace(walk.effects.stream().filter(start::does).toList());
    for (Read read : walk.reads) {
      if (read.isRest()) {
        continue;
      }
      boolean own = start.does(read);
      if (read.isIteration()) {
        if (own || start.meets(read)) {
          ofIteration(start, read, own, walk, found);
        }
        continue;
      }
      for (Effect e : (own ? all : done).near(reads.get(read), read)) {
        TaskPair pair = pair(start, e, read, own, walk);
        if (pair != null) {
          found.merge(e.location(), pair, TaskWrites::graver);
        }
      }
    }
  }

  /**
   * What an async has in common with another task of its round, or of a later one.
   *
   * @param own whether the async reads, and the other one writes
   */
  private TaskPair pair(
      TaskLog.Start start, Effect e, Read read, boolean own, SymbolicEvaluator walk) {
    Async second = walk.tasks.async(own ? e.task() : read.task());
    if (own ? start.meets(e) : start.meets(read)) {
      boolean direct = e.writtenAt() == null && read.readAt() == null;
      boolean meets =
          TaskPlaces.isSame(e.target(), read.place())
              || direct && Runs.meet(e.target(), read.place());
      SharedWrite.Sharing sharing = meets ? judge.compare(start, e, read) : null;
      if (sharing != null && !areAlternatives(e.at(), read.at(), e.target())) {
        return new TaskPair(start.async(), second, new SharedWrite(sharing, judge.shown(e), read));
      }
      String twice =
          meets
              ? null
              : tools.sharedSlots.storedAt(judge.shown(e).target(), judge.shown(read.place()));
      boolean among = !meets && TaskPlaces.isAmong(e.target(), read.place(), !direct);
      boolean joint = (twice != null || among) && judge.compare(start, e, read) != null;
      if (joint && !areAlternatives(e.at(), read.at(), e.target())) {
        SharedWrite write = new SharedWrite(SharedWrite.Sharing.PERHAPS, judge.shown(e), read);
        return new TaskPair(start.async(), second, write.storedAt(twice));
      }
    }
    boolean unknown =
        e.writtenAt() == null
            && read.readAt() == null
            && TaskPlaces.areUnknown(e.target(), read.place());
    LaterRounds.Done first = own ? done(read) : done(e);
    TaskLog.Rounds loop = later.meet(start, first, own ? done(e) : done(read), !unknown);
    SharedWrite.Sharing sharing =
        loop == null ? null : inLaterRound(judge.compare(start, e, read), loop, unknown);
    return sharing == null
        ? null
        : new TaskPair(start.async(), second, new SharedWrite(sharing, judge.shown(e), read))
            .later();
  }

  /** An iteration over a container of which only each method locks, and changes meanwhile. */
  private void ofIteration(
      TaskLog.Start start,
      Read read,
      boolean own,
      SymbolicEvaluator walk,
      Map<String, TaskPair> found) {
    for (Effect e : walk.effects) {
      if (read.isDisturbedBy(e)
          && (own ? start.meets(e) : start.does(e))
          && !areAlternatives(e.at(), read.at(), e.target())) {
        Async other = walk.tasks.async(own ? e.task() : read.task());
        SharedWrite write = new SharedWrite(SharedWrite.Sharing.PERHAPS, e, read);
        found.putIfAbsent(e.location(), new TaskPair(start.async(), other, write));
      }
    }
  }

  private static TaskPair graver(TaskPair old, TaskPair one) {
    return one.write().isCertain() && !old.write().isCertain() ? one : old;
  }

  private SymbolicEvaluator walk(Set<String> changed) {
    SymbolicEvaluator walk = new SymbolicEvaluator(tools, root, false, changed);
    walk.tasks = new TaskLog(asyncs);
    walk.statements.visit(code);
    return walk;
  }

  /**
   * Whether two locations lie in different branches of one choice.
   *
   * @param place that is accessed there
   */
  private boolean areAlternatives(Tree a, Tree b, AccessPath place) {
    boolean one =
        place.indexes().stream().allMatch(i -> i.symbols().stream().allMatch(Slots::isFixed));
    return Alternatives.are(around(a), around(b), one ? code : null)
        || !before.isStored(place)
            && tools.opposites.are(
                a, b, place, t -> tools.module.element(TreePath.getPath(root, t)));
  }

  private List<Tree> around(Tree tree) {
    return around.computeIfAbsent(tree, t -> Alternatives.around(TreePath.getPath(root, t)));
  }
}
