package org.ajws.runtime.claim;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** What was in the slots that a chunk claims to write, to be put back if it must not have run. */
public final class SavedSlots {
  /**
   * Of one array.
   *
   * @param values what was in its slots, one range after the other
   */
  private record Saved(ArrayClaim claim, Object values) {}

  private final List<Saved> all = new ArrayList<>();

  /**
   * Copies the slots.
   *
   * @param claims of a chunk that nobody who writes these slots runs beside
   */
  @SuppressWarnings("SuspiciousSystemArraycopy") // both have the same type
  public SavedSlots(Claims claims) {
    for (ArrayClaim c : claims.arrays()) {
      if (!c.writes.isEmpty()) {
        Class<?> type = c.array.getClass().getComponentType();
        Object values = Array.newInstance(type, Math.toIntExact(c.writes.size()));
        int at = 0;
        for (int i = 0; i < c.writes.count(); i++) {
          int length = c.writes.high(i) - c.writes.low(i) + 1;
          System.arraycopy(c.array, c.writes.low(i), values, at, length);
          at += length;
        }
        all.add(new Saved(c, values));
      }
    }
  }

  /** Puts the values back. */
  @SuppressWarnings("SuspiciousSystemArraycopy")
  public void restore() {
    for (Saved s : all) {
      int at = 0;
      IndexRanges writes = s.claim.writes;
      for (int i = 0; i < writes.count(); i++) {
        int length = writes.high(i) - writes.low(i) + 1;
        System.arraycopy(s.values, at, s.claim.array, writes.low(i), length);
        at += length;
      }
    }
  }
}
