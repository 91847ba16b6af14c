package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.List;

/**
 * Slots of one array: ranges, and a few progressions. They are added in any order; only after
 * {@link #seal} they can be compared.
 */
final class Slots {
  /** More progressions are not told apart: then all between the ends of one belong to the set. */
  static final int MOST = 8;

  /** Something for each of several ranges. */
  interface RangeAction {
    void accept(int low, int high);
  }

  private static final IndexRanges NONE = new IndexRanges();

  private IndexRanges ranges = NONE;
  private boolean shared = true; // with a set, or all that are empty: copied before one is added
  private List<Progression> progressions = List.of();

  /** Adds what an array of some length has of a set. */
  void add(Indices set, int length) {
    if (set.list != null && ranges.isEmpty() && set.low >= 0 && set.high < length) {
      ranges = set.list;
      shared = true;
      return;
    }
    if (shared && ranges == set.list) {
      return;
    }
    if (set.stride == null) {
      set.addTo(own(), length);
      return;
    }
    int low = (int) Math.max(0, set.low);
    int high = (int) Math.min(length - 1L, set.high);
    Progression cut = new Progression(low, high, set.stride);
    if (high - (long) low < set.stride.step()) {
      cut.forEachRange(own()::add); // two blocks at most
    } else {
      add(cut);
    }
  }

  private void add(Progression added) {
    if (progressions.isEmpty()) {
      progressions = new ArrayList<>(2);
    }
    Progression one = added;
    for (int i = 0; i < progressions.size(); i++) {
      Indices both = progressions.get(i).with(one);
      if (both != null) {
        progressions.remove(i);
        if (both.stride == null) {
          own().add((int) both.low, (int) both.high);
          return;
        }
        one = new Progression((int) both.low, (int) both.high, both.stride);
        i = -1; // it may meet those before
      }
    }
    if (progressions.size() == MOST) {
      own().add(one.low(), one.high());
    } else {
      progressions.add(one);
    }
  }

  /** Ranges that are only this set's. */
  private IndexRanges own() {
    if (shared) {
      IndexRanges own = new IndexRanges();
      if (ranges != NONE) {
        ranges.forEachRange(own::add);
      }
      ranges = own;
      shared = false;
    }
    return ranges;
  }

  void seal() {
    if (!shared) {
      ranges.seal(); // a set's are
    }
  }

  boolean isEmpty() {
    return ranges.isEmpty() && progressions.isEmpty();
  }

  /** Whether they are one range. */
  boolean isOneRange() {
    return progressions.isEmpty() && ranges.isOne();
  }

  /** The first slot of one range. */
  int first() {
    return ranges.first();
  }

  /** The last slot of one range. */
  int last() {
    return ranges.last();
  }

  /** Whether a slot may belong to both; both are sealed. */
  boolean overlaps(Slots other) {
    if (ranges.overlaps(other.ranges) || meets(other.ranges) || other.meets(ranges)) {
      return true;
    }
    for (Progression p : progressions) {
      for (Progression o : other.progressions) {
        if (p.meets(o)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean meets(IndexRanges others) {
    for (Progression p : progressions) {
      if (others.meets(p)) {
        return true;
      }
    }
    return false;
  }

  /** Does something for ranges which together are the set; a slot may be in two of them. */
  void forEachRange(RangeAction action) {
    ranges.forEachRange(action);
    for (Progression p : progressions) {
      p.forEachRange(action);
    }
  }

  /** How many slots the ranges of {@link #forEachRange} have. */
  long size() {
    long[] size = {0};
    forEachRange((low, high) -> size[0] += high - (long) low + 1);
    return size[0];
  }

  @Override
  public String toString() {
    return ranges.toString() + progressions;
  }
}
