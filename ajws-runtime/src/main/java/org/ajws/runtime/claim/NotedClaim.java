package org.ajws.runtime.claim;

/** What accesses of one line touch of one array. */
final class NotedClaim {
  final Object array;
  final boolean write;
  final String line;
  final Slots slots = new Slots();

  NotedClaim(Object array, Indices at, int length, boolean write, String line) {
    this.array = array;
    this.write = write;
    this.line = line;
    slots.add(at, length);
    slots.seal();
  }

  boolean conflictsWith(NotedClaim other) {
    return array == other.array && (write || other.write) && slots.overlaps(other.slots);
  }

  /** Whether what it does to one slot could be joined by a reduction. */
  boolean isUpdate() {
    return write && line.indexOf(' ') > 0;
  }
}
