package org.ajws.runtime.claim;

import java.util.List;

/** Why one chunk waits for another: lines that touch the same slots of an array. */
public final class Overlap {
  private final NotedClaim reads; // the one that reads, if there is one
  private final NotedClaim writes;

  private Overlap(NotedClaim reads, NotedClaim writes) {
    this.reads = reads;
    this.writes = writes;
  }

  /**
   * Looks for it. What one chunk needs of the other says more than that both write.
   *
   * @param waiting the noted claims of the chunk that waits
   * @param earlier those of the other one
   * @return {@code null}: there is none
   */
  public static Overlap of(Claims waiting, Claims earlier) {
    Overlap both = null;
    for (NotedClaim w : waiting.noted()) {
      for (NotedClaim e : earlier.noted()) {
        if (w.conflictsWith(e)) {
          if (w.write != e.write) {
            return w.write ? new Overlap(e, w) : new Overlap(w, e);
          }
          both = both == null ? new Overlap(w, e) : both;
        }
      }
    }
    return both;
  }

  /**
   * The array.
   *
   * @return its type
   */
  public String place() {
    return writes.array.getClass().getSimpleName();
  }

  /**
   * The line that reads.
   *
   * @return it; empty if both chunks only write
   */
  public String read() {
    return reads.write && !reads.isUpdate() ? "" : text(reads);
  }

  /**
   * The line that writes.
   *
   * @return it; both of them, with a comma between, if both chunks write in different lines
   */
  public String written() {
    boolean two = reads.write && !reads.isUpdate() && !reads.line.equals(writes.line);
    return two ? text(reads) + ", " + text(writes) : text(writes);
  }

  /** A reduction is no help where not one slot is updated. */
  private String text(NotedClaim claim) {
    int operator = claim.line.indexOf(' ');
    return operator < 0 || isOneSlot() ? claim.line : claim.line.substring(0, operator);
  }

  /**
   * Whether one of the two chunks touches only one slot there.
   *
   * @return false: many
   */
  public boolean isOneSlot() {
    return reads.slots.size() == 1 || writes.slots.size() == 1;
  }

  /**
   * Tells the slots that both touch from most others.
   *
   * @return a number
   */
  public int location() {
    int[] ends = {0, Integer.MAX_VALUE};
    for (Slots s : List.of(reads.slots, writes.slots)) {
      int[] own = {Integer.MAX_VALUE, 0};
      s.forEachRange(
          (low, high) -> {
            own[0] = Math.min(own[0], low);
            own[1] = Math.max(own[1], high);
          });
      ends[0] = Math.max(ends[0], own[0]);
      ends[1] = Math.min(ends[1], own[1]);
    }
    return 31 * (31 * System.identityHashCode(writes.array) + ends[0]) + ends[1];
  }
}
