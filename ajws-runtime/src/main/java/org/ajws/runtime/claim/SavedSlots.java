package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.List;

/** What was in the slots that a chunk claims to write, to be put back if it must not have run. */
public final class SavedSlots {
  /**
   * Of one array.
   *
   * @param values what was in its slots, one range after the other
   */
  @SuppressWarnings("SuspiciousSystemArraycopy") // both have the same type
  private record Saved(ArrayClaim claim, Object values) {
    void copy(boolean back) {
      int[] at = {0};
      claim.writes.forEachRange(
          (low, high) -> {
            int length = high - low + 1;
            if (back) {
              System.arraycopy(values, at[0], claim.array, low, length);
            } else {
              System.arraycopy(claim.array, low, values, at[0], length);
            }
            at[0] += length;
          });
    }
  }

  private final List<Saved> all = new ArrayList<>();
  private final SlotBuffers buffers;

  /**
   * Copies the slots.
   *
   * @param claims of a chunk that nobody who writes these slots runs beside
   * @param buffers where the arrays for the copies come from
   */
  public SavedSlots(Claims claims, SlotBuffers buffers) {
    this.buffers = buffers;
    for (ArrayClaim c : claims.arrays()) {
      if (!c.writes.isEmpty()) {
        Class<?> type = c.array.getClass().getComponentType();
        Object values = buffers.take(type, Math.toIntExact(c.writes.size()));
        Saved saved = new Saved(c, values);
        saved.copy(false);
        all.add(saved);
      }
    }
  }

  /** The values will not be put back: others may use the arrays. */
  public void release() {
    for (Saved s : all) {
      buffers.give(s.values);
    }
    all.clear();
  }

  /** Puts the values back. */
  public void restore() {
    for (Saved s : all) {
      s.copy(true);
    }
  }
}
