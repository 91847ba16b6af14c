package org.ajws.processor.analysis.effects;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How two tasks come together where they come to one place: what is certain, what is not, and what
 * a common lock or the object itself keeps apart.
 */
final class TaskSharing {
  private final EffectAnalysis tools;
  private final TaskLog log;
  private final Heap heap;
  private final CommonLocks locks;

  /** The fields that the code assigns. */
  private final Set<AccessPath> fields = new HashSet<>();

  /**
   * @param walk over all the code
   */
  TaskSharing(EffectAnalysis tools, SymbolicEvaluator walk) {
    this.tools = tools;
    this.log = walk.tasks;
    this.heap = walk.heap;
    this.locks = new CommonLocks(tools.backReferences, walk.effects, walk.opened);
    walk.effects.stream()
        .filter(e -> e.kind() == Effect.Kind.FIELD)
        .forEach(e -> fields.add(e.target()));
  }

  Effect shown(Effect e) {
    return e.on(shown(e.target()));
  }

  /** A way in words of the source, also from an object of the code's own. */
  AccessPath shown(AccessPath way) {
    return log.shown(heap, way);
  }

  /** A way by the one name of the object of the code's own that it begins with. */
  static AccessPath named(Heap heap, AccessPath way) {
    return way.origin() instanceof AccessPath.Origin.Made
        ? heap.object(AccessPath.of(way.origin())).then(way.steps())
        : way;
  }

  /**
   * Compares a write with a read of the same place: of slots, those with one name, and runs that
   * the tasks themselves write and read; other ranges that two calls get are believed to be two.
   */
  SharedWrite.Sharing compare(TaskLog.Start start, Effect e, Read read) {
    if (read.isOrdered(e)
        || haveOneLock(e, read)
        || !isKnown(e, read.time(), e.writtenAt() == null && read.readAt() == null)
        || isRebound(e)) {
      return null;
    }
    boolean bare = e.guards().isEmpty() && read.guards().isEmpty(); // locks may be one lock
    boolean certain = bare && isCertain(start, e) && read.certain();
    return e.kind() == Effect.Kind.OBJECT ? object(e, false, certain) : sure(certain);
  }

  /** Compares two writes; {@code same} says whether they lead to one place. */
  SharedWrite.Sharing compare(TaskLog.Start start, Effect a, Effect b, boolean same) {
    if (haveOneLock(a, b)
        || !isKnown(a, b.time(), a.writtenAt() == null && b.writtenAt() == null)
        || isRebound(a)) {
      return null;
    }
    boolean certain =
        isCertain(start, a) && isCertain(start, b) && !haveOtherGuards(a, b); // or one lock
    return switch (a.kind()) {
      case FIELD -> same ? sure(certain) : null;
      case OBJECT -> same ? object(a, a.checked() || b.checked(), certain) : null;
      case ATOMIC -> same && (a.checked() || b.checked()) ? SharedWrite.Sharing.CHECKED : null;
      case SEQUENCE -> same && isOrdered(a) ? SharedWrite.Sharing.ORDERED : null;
      case CALL -> same ? SharedWrite.Sharing.CALLED : null;
      case REST -> null; // compared with all others
      case SLOT -> slot(a, b, same, certain);
    };
  }

  /** Whether who comes first can be seen: not of a generator that gives other numbers each time. */
  boolean isOrdered(Effect e) {
    return !tools.library.isGenerator(e.type()) || tools.implementations.isSeeded(e.target());
  }

  private static SharedWrite.Sharing sure(boolean certain) {
    return certain ? SharedWrite.Sharing.SAME : SharedWrite.Sharing.PERHAPS;
  }

  /** Whether an effect is done whenever the async is started. */
  private static boolean isCertain(TaskLog.Start start, Effect e) {
    return !e.may() && start.conditions().containsAll(e.conditions());
  }

  /**
   * Two calls that get ranges of an array each are taken to keep to them; a slot that is looked at
   * before it is written is no range, but a table that all look into.
   */
  private static SharedWrite.Sharing slot(Effect a, Effect b, boolean same, boolean certain) {
    if (same) {
      return sure(certain);
    }
    boolean direct = a.writtenAt() == null && b.writtenAt() == null;
    if (Runs.meet(a.target(), b.target())) {
      return sure(certain && direct);
    }
    boolean looked = direct && TaskPlaces.areByIndex(a.assigned(), b.assigned());
    boolean table = a.checked() && b.checked() && TaskPlaces.isNear(a.target(), b.target());
    return looked || table ? SharedWrite.Sharing.PERHAPS : null;
  }

  SharedWrite.Sharing object(Effect e, boolean checked, boolean certain) {
    if (!tools.library.isOpen(e.type())) {
      return sure(certain);
    }
    return switch (tools.implementations.safety(shown(e).target())) {
      case THREAD_SAFE -> checked ? SharedWrite.Sharing.CHECKED : null;
      case NOT_THREAD_SAFE -> sure(certain);
      case UNKNOWN -> SharedWrite.Sharing.PERHAPS;
    };
  }

  /** Whether two effects are done under a lock each, which may be one, as far as is known. */
  static boolean haveOtherGuards(Effect a, Effect b) {
    return a.guards().stream().anyMatch(g -> !g.isFresh())
        && b.guards().stream().anyMatch(g -> !g.isFresh());
  }

  boolean haveOneLock(Effect a, Effect b) {
    return locks.common(a, b) || holdOwn(a.guards(), a.time(), b.guards(), b.time());
  }

  boolean haveOneLock(Effect e, Read read) {
    return locks.common(e, read) || holdOwn(e.guards(), e.time(), read.guards(), read.time());
  }

  /** Whether an object that the code makes is held as a lock at two times. */
  private boolean holdOwn(List<AccessPath> locks, int one, List<AccessPath> others, int other) {
    return locks.stream()
        .map(l -> named(heap, l))
        .filter(l -> l.isFresh() && log.isOne(heap, l, one, other))
        .anyMatch(l -> others.stream().anyMatch(o -> named(heap, o).equals(l)));
  }

  /** Whether it is one object that something is done to, and at another time something else. */
  private boolean isKnown(Effect e, int other, boolean direct) {
    AccessPath way = e.target();
    boolean found = way.origin() instanceof AccessPath.Origin.Unknown u && u.id() != 0;
    return isNamed(way)
        || log.isOne(heap, way, e.time(), other)
        || found && direct; // what a search gave, by its own name
  }

  static boolean isNamed(AccessPath way) {
    return way.origin() instanceof AccessPath.Origin.This
        || way.origin() instanceof AccessPath.Origin.Variable
        || way.origin() instanceof AccessPath.Origin.Static;
  }

  /** Whether the code assigns a field on the way: the objects at its end may be two. */
  boolean isRebound(Effect e) {
    AccessPath way = e.target();
    for (int n = 0; n < way.steps().size(); n++) {
      if (fields.contains(new AccessPath(way.origin(), way.steps().subList(0, n)))) {
        return true;
      }
    }
    return false;
  }
}
