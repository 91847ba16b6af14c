package org.ajws.benchmarks.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Pages of 4,096 bytes: the first access to one is noted, the first write makes a copy of it. A
 * task is valid if no page that it touched was written by a commit since its first access. The
 * commit copies pages back, or puts them in the place of the old ones, of which the arrays are
 * tables then.
 */
public final class PagedBackEnd extends BackEnd {
  private final Memory memory;
  private final boolean swaps;
  final long[][] versions; // of each page of each array, of the last commit that wrote it
  private final long[][][] tables; // of each array its pages; null: the array itself

  /**
   * Pages.
   *
   * @param memory the arrays
   * @param swaps whether a commit exchanges pages, instead of copying them
   */
  public PagedBackEnd(Memory memory, boolean swaps) {
    this.memory = memory;
    this.swaps = swaps;
    versions = new long[memory.all().size()][];
    tables = new long[versions.length][][];
    for (Slots slots : memory.all()) {
      versions[slots.number] = new long[slots.pages()];
    }
  }

  @Override
  public void enter() {
    if (swaps) {
      for (Slots slots : memory.all()) {
        long[][] table = new long[slots.pages()][];
        for (int p = 0; p < table.length; p++) {
          table[p] = copyOf(slots, p);
        }
        tables[slots.number] = table;
      }
    }
  }

  @Override
  public void leave() {
    if (swaps) {
      for (Slots slots : memory.all()) {
        for (int p = 0; p < slots.pages(); p++) {
          copyBack(slots, p, tables[slots.number][p]);
        }
        tables[slots.number] = null;
      }
    }
  }

  private static long[] copyOf(Slots slots, int page) {
    long[] copy = new long[1 << slots.pageShift];
    int from = page << slots.pageShift;
    for (int i = from; i < slots.endOf(page); i++) {
      copy[i - from] = slots.get(i);
    }
    return copy;
  }

  private static void copyBack(Slots slots, int page, long[] copy) {
    int from = page << slots.pageShift;
    for (int i = from; i < slots.endOf(page); i++) {
      slots.set(i, copy[i - from]);
    }
  }

  private long read(Slots slots, int page, int i) {
    long[][] table = tables[slots.number];
    return table == null ? slots.get(i) : table[page][i & (1 << slots.pageShift) - 1];
  }

  @Override
  View view() {
    return new PagedView(this);
  }

  /** Also of the back end with bits, which has them beside the pages. */
  static class PagedView extends View {
    final PagedBackEnd pages;
    private final List<Slots> touchedSlots = new ArrayList<>();
    private final boolean[][] touched;
    final long[][][] own; // the copies
    private long start; // the version at the first access; below 0: there was none

    PagedView(PagedBackEnd pages) {
      this.pages = pages;
      touched = new boolean[pages.versions.length][];
      own = new long[pages.versions.length][][];
    }

    @Override
    void begin() {
      for (Slots slots : touchedSlots) {
        touched[slots.number] = null;
        own[slots.number] = null;
      }
      touchedSlots.clear();
      start = -1;
    }

    final long start() {
      return start;
    }

    final List<Slots> touchedSlots() {
      return touchedSlots;
    }

    @Override
    public long get(Slots slots, int i) {
      int page = Objects.checkIndex(i, slots.length) >>> slots.pageShift;
      boolean[] known = touched[slots.number];
      if (known == null || !known[page]) {
        touch(slots, page);
      }
      long[] copy = own[slots.number][page];
      return copy == null ? pages.read(slots, page, i) : copy[i & (1 << slots.pageShift) - 1];
    }

    /** The first access to a page. */
    private void touch(Slots slots, int page) {
      if (start < 0) {
        start = pages.version(); // before anything is read
      }
      if (touched[slots.number] == null) {
        touched[slots.number] = new boolean[slots.pages()];
        own[slots.number] = new long[slots.pages()][];
        touchedSlots.add(slots);
      }
      touched[slots.number][page] = true;
    }

    @Override
    public void put(Slots slots, int i, long bits) {
      int page = Objects.checkIndex(i, slots.length) >>> slots.pageShift;
      long[][] copies = own[slots.number];
      long[] copy = copies == null ? null : copies[page];
      if (copy == null) {
        touch(slots, page);
        copy = pages.swaps ? pages.tables[slots.number][page].clone() : copyOf(slots, page);
        own[slots.number][page] = copy;
      }
      copy[i & (1 << slots.pageShift) - 1] = bits;
    }

    @Override
    boolean isValid() {
      if (start < 0 || start == pages.version()) {
        return true;
      }
      for (Slots slots : touchedSlots) {
        if (isWrittenSince(slots)) {
          return false;
        }
      }
      return true;
    }

    /** Whether a page of an array that it touched was written since its first access. */
    final boolean isWrittenSince(Slots slots) {
      boolean[] known = touched[slots.number];
      long[] last = pages.versions[slots.number];
      for (int p = 0; p < known.length; p++) {
        if (known[p] && last[p] > start) {
          return true;
        }
      }
      return false;
    }

    @Override
    void commit() {
      long next = pages.version() + 1;
      for (Slots slots : touchedSlots) {
        long[][] copies = own[slots.number];
        for (int p = 0; p < copies.length; p++) {
          if (copies[p] != null) {
            pages.versions[slots.number][p] = next;
            commit(slots, p, copies[p]);
          }
        }
      }
      pages.committed();
    }

    void commit(Slots slots, int page, long[] copy) {
      if (pages.swaps) {
        pages.tables[slots.number][page] = copy;
      } else {
        copyBack(slots, page, copy);
      }
    }
  }
}
