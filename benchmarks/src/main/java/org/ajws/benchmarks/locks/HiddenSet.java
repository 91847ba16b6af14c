package org.ajws.benchmarks.locks;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** As {@link FreshSet}, with a class that no other can name: its objects are their own locks. */
public final class HiddenSet implements Shared {
  @AtomicSet("cell")
  private static final class Cell {
    @Atomic("cell")
    private int value;

    @Atomic("cell")
    private int changes;

    int next() {
      changes++;
      return ++value;
    }

    boolean isWhole() {
      return value == changes;
    }
  }

  private volatile Cell last;

  @Override
  public int step(int key) {
    Cell cell = new Cell();
    last = cell;
    if (cell.next() != 1) {
      throw new IllegalStateException("not new");
    }
    return 0;
  }

  @Override
  public long total() {
    Cell cell = last;
    return cell == null || cell.isWhole() ? 0 : 1;
  }
}
