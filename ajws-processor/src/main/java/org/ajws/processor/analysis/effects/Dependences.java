package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds iterations that write what others read, or write too, though each keeps to places of its
 * own: {@code a[i]} is written and {@code a[i - 1]} read, {@code node.x} written and {@code
 * node.next.x} read.
 */
final class Dependences {
  private final Collisions collisions;
  private final AccessPath elements;
  private final BackReferences backReferences;

  /**
   * @param range of the loop
   * @param elements what the iterations go through, if they are about elements; null if it has no
   *     name
   */
  Dependences(LoopRange range, AccessPath elements, BackReferences backReferences) {
    this.backReferences = backReferences;
    this.collisions = new Collisions(range);
    this.elements = elements;
  }

  /**
   * Compares writes that keep apart with each other and with what is read.
   *
   * @return a finding for each pair that meets, or may
   */
  List<SharedWrite> of(List<Effect> writes, List<Read> reads) {
    List<SharedWrite> found = new ArrayList<>();
    Map<String, List<Read>> byName =
        reads.stream()
            .filter(r -> !r.isRest())
            .collect(Collectors.groupingBy(r -> named(r.location()).location()));
    List<Read> rests =
        reads.stream().filter(r -> r.isRest() && named(r.location()).isInvariant()).toList();
    Map<AccessPath.Step, List<Read>> back =
        reads.stream()
            .filter(r -> !r.isRest() && backReferences.leadsBack(r.location()))
            .collect(Collectors.groupingBy(r -> r.location().last()));
    for (int n = 0; n < writes.size(); n++) {
      Effect e = writes.get(n);
      if (e.kind() != Effect.Kind.SLOT && e.kind() != Effect.Kind.FIELD) {
        continue;
      }
      if (e.kind() == Effect.Kind.SLOT) {
        withWrites(e, writes.subList(0, n), found);
      }
      AccessPath written = named(e.target());
      for (Read read : byName.getOrDefault(written.location(), List.of())) {
        boolean certain = e.isCertain() && read.certain();
        add(found, e, written, named(read.location()), certain, read);
      }
      if (e.kind() == Effect.Kind.FIELD) {
        for (Read read : back.getOrDefault(e.target().last(), List.of())) {
          found.add(new SharedWrite(SharedWrite.Sharing.PERHAPS, e, read));
        }
      }
    }
    for (Effect e : rests.isEmpty() ? List.<Effect>of() : writes) { // the vaguest come last
      rests.stream()
          .filter(r -> e.kind() == Effect.Kind.SLOT || e.kind() == Effect.Kind.FIELD)
          .filter(r -> named(e.target()).startsWith(named(r.location())))
          .forEach(r -> found.add(new SharedWrite(SharedWrite.Sharing.PERHAPS, e, r)));
    }
    return found;
  }

  private void withWrites(Effect e, List<Effect> before, List<SharedWrite> found) {
    for (Effect other : before) {
      boolean bothHere = e.writtenAt() == null && other.writtenAt() == null;
      AccessPath one = named(e.target());
      AccessPath two = named(other.target());
      if (other.kind() == Effect.Kind.SLOT && (bothHere || collisions.collide(one, two))) {
        boolean certain = e.isCertain() && other.isCertain();
        add(found, e, one, two, certain, null);
      }
    }
  }

  private void add(
      List<SharedWrite> found,
      Effect write,
      AccessPath written,
      AccessPath other,
      boolean certain,
      Read read) {
    if (collisions.collide(written, other)) {
      found.add(
          new SharedWrite(
              certain ? SharedWrite.Sharing.NEIGHBOURS : SharedWrite.Sharing.PERHAPS, write, read));
    } else if (collisions.mayCollide(written, other)) {
      found.add(new SharedWrite(SharedWrite.Sharing.PERHAPS, write, read));
    }
  }

  /** The element that an iteration is about, as others would name it. */
  private AccessPath named(AccessPath way) {
    return elements != null && way.origin() instanceof AccessPath.Origin.Element
        ? elements
            .then(new AccessPath.Step.Index(Polynomial.of(new Symbol.Loop())))
            .then(way.steps())
        : way;
  }
}
