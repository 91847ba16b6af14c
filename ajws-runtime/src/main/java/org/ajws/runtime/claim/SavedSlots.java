package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.List;

/**
 * What was in the slots that a chunk may write, to be put back if it must not have run: not all of
 * the blocks that it claims, since others may write the rest. To put them back takes no memory:
 * that may be what has run out.
 */
public final class SavedSlots {
  /** Of one array. */
  private static final class Saved implements Slots.RangeAction {
    private final ArrayClaim claim;
    private final Object values; // what was in its slots, one range after the other
    private boolean back;
    private int at;

    Saved(ArrayClaim claim, Object values) {
      this.claim = claim;
      this.values = values;
    }

    void copy(boolean toArray) {
      back = toArray;
      at = 0;
      claim.written().forEachRange(this);
    }

    @Override
    @SuppressWarnings("SuspiciousSystemArraycopy") // both have the same type
    public void accept(int low, int high) {
      int length = high - low + 1;
      if (back) {
        System.arraycopy(values, at, claim.array, low, length);
      } else {
        System.arraycopy(claim.array, low, values, at, length);
      }
      at += length;
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
      Slots written = c.written();
      if (!written.isEmpty()) {
        Class<?> type = c.array.getClass().getComponentType();
        Object values = buffers.take(type, Math.toIntExact(written.size()));
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
    for (int i = 0; i < all.size(); i++) {
      all.get(i).copy(true);
    }
  }
}
