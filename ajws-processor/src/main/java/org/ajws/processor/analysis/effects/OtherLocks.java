package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds what iterations write under a lock and read without one, or under another one: {@code
 * synchronized (a) { total += x; }} and {@code synchronized (b) { out[i] = total; }}.
 */
final class OtherLocks {
  private final Collisions collisions;

  OtherLocks(LoopRange range) {
    this.collisions = new Collisions(range);
  }

  /** Compares writes, each under a lock that all iterations have, with reads. */
  List<SharedWrite> of(List<Effect> writes, List<Read> reads) {
    Map<String, List<Read>> byPlace =
        reads.stream()
            .filter(r -> !r.isRest())
            .collect(Collectors.groupingBy(r -> r.changedBy() + r.place().location()));
    List<SharedWrite> found = new ArrayList<>();
    for (Effect e : writes) {
      byPlace.getOrDefault(e.kind() + e.target().location(), List.of()).stream()
          .filter(r -> !r.isSafeFrom(e) && mayMeet(e, r.place()))
          .findFirst()
          .ifPresent(r -> found.add(new SharedWrite(SharedWrite.Sharing.PERHAPS, e, r)));
    }
    return found;
  }

  private boolean mayMeet(Effect write, AccessPath read) {
    if (write.kind() != Effect.Kind.SLOT) {
      return write.target().isInvariant() && write.target().equals(read);
    }
    return collisions.collide(write.target(), read)
        || collisions.mayCollide(write.target(), read)
        || isAnywhere(write.target())
        || isAnywhere(read);
  }

  /** Whether nothing is known of a slot of an array that all iterations have. */
  private static boolean isAnywhere(AccessPath slot) {
    return slot.holder().isInvariant()
        && slot.last() instanceof AccessPath.Step.Index i
        && i.form().symbols().stream()
            .anyMatch(s -> !(s instanceof Symbol.Loop) && !Slots.isFixed(s));
  }
}
