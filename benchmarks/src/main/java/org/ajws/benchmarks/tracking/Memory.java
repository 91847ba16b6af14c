package org.ajws.benchmarks.tracking;

import java.util.ArrayList;
import java.util.List;

/** The arrays that tasks share, each at a page of its own, as the thesis lays them out. */
public final class Memory {
  private final List<Slots> all = new ArrayList<>();
  private long end = Slots.PAGE;

  /** Without arrays. */
  public Memory() {}

  /**
   * Shares an array.
   *
   * @param array the array; from now on only tasks touch it
   * @return how tasks name it
   */
  public Slots share(long[] array) {
    return added(Slots.of(all.size(), end, array));
  }

  /**
   * Shares an array.
   *
   * @param array the array; from now on only tasks touch it
   * @return how tasks name it
   */
  public Slots share(double[] array) {
    return added(Slots.of(all.size(), end, array));
  }

  /**
   * Shares an array.
   *
   * @param array the array; from now on only tasks touch it
   * @return how tasks name it
   */
  public Slots share(int[] array) {
    return added(Slots.of(all.size(), end, array));
  }

  private Slots added(Slots slots) {
    all.add(slots);
    end += (long) slots.pages() * Slots.PAGE;
    return slots;
  }

  List<Slots> all() {
    return all;
  }
}
