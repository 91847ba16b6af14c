package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds what iterations write under a lock, and write or read without it, or under another one:
 * {@code synchronized (a) { total += x; }} and {@code synchronized (b) { out[i] = total; }}.
 */
final class OtherLocks {
  private final Collisions collisions;
  private final Slots slots;
  private final CommonLocks locks;

  OtherLocks(LoopRange range, Slots slots, CommonLocks locks) {
    this.collisions = new Collisions(range);
    this.slots = slots;
    this.locks = locks;
  }

  /** Compares writes, each under a lock that all iterations have, with reads. */
  List<SharedWrite> withReads(List<Effect> writes, List<Read> reads) {
    Map<String, List<Read>> byPlace =
        reads.stream()
            .filter(r -> !r.isRest())
            .collect(Collectors.groupingBy(r -> r.changedBy() + r.place().location()));
    List<SharedWrite> found = new ArrayList<>();
    for (Effect e : writes) {
      byPlace.getOrDefault(e.kind() + e.target().location(), List.of()).stream()
          .filter(r -> !r.isOrdered(e) && !locks.common(e, r) && mayMeet(e, r.place()))
          .findFirst()
          .ifPresent(r -> found.add(new SharedWrite(SharedWrite.Sharing.PERHAPS, e, r)));
    }
    return found;
  }

  /** Two writes of one place. */
  record Pair(Effect one, Effect other) {}

  /**
   * Compares such writes with each other, and with those that keep apart among themselves.
   *
   * @param apart what iterations write without a lock, each in places of its own
   */
  List<Pair> withWrites(List<Effect> writes, List<Effect> apart) {
    List<Pair> found = new ArrayList<>();
    Map<String, List<Effect>> byPlace =
        writes.stream().collect(Collectors.groupingBy(Effect::location));
    apart.stream()
        .filter(e -> byPlace.containsKey(e.location()))
        .forEach(e -> byPlace.get(e.location()).add(e));
    for (Effect e : writes) {
      byPlace.get(e.location()).stream()
          .filter(o -> o != e && !locks.common(e, o) && mayMeet(e, o.target()))
          .findFirst()
          .ifPresent(o -> found.add(new Pair(e, o)));
    }
    return found;
  }

  private boolean mayMeet(Effect write, AccessPath other) {
    boolean same = write.target().equals(other);
    if (same && slots.of(write) != Overlap.NONE) {
      return true;
    }
    if (write.kind() != Effect.Kind.SLOT) {
      return same && write.target().isInvariant();
    }
    return collisions.collide(write.target(), other)
        || collisions.mayCollide(write.target(), other)
        || collisions.mayCollide(other, write.target())
        || isAnywhere(write.target())
        || isAnywhere(other);
  }

  /** Whether nothing is known of a slot of an array that all iterations have. */
  private static boolean isAnywhere(AccessPath slot) {
    return slot.holder().isInvariant()
        && slot.last() instanceof AccessPath.Step.Index i
        && i.form().symbols().stream()
            .anyMatch(s -> !(s instanceof Symbol.Loop) && !Slots.isFixed(s));
  }
}
