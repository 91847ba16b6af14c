package org.ajws.report.timeline;

import java.util.Arrays;

/** Intervals of time in columns: recordings have millions of them. Times are in nanoseconds. */
final class Spans {
  private long[] begin = new long[64];
  private long[] end = new long[64];
  private byte[] kind = new byte[64];
  private byte[] depth = new byte[64];
  private int[] site = new int[64];
  private int size;

  int size() {
    return size;
  }

  void add(int newKind, int newDepth, int newSite, long from, long to) {
    if (size == begin.length) {
      begin = Arrays.copyOf(begin, 2 * size);
      end = Arrays.copyOf(end, 2 * size);
      kind = Arrays.copyOf(kind, 2 * size);
      depth = Arrays.copyOf(depth, 2 * size);
      site = Arrays.copyOf(site, 2 * size);
    }
    begin[size] = from;
    end[size] = to;
    kind[size] = (byte) newKind;
    depth[size] = (byte) Math.min(newDepth, Byte.MAX_VALUE);
    site[size++] = newSite;
  }

  /** Makes the last one longer if it is of the same kind and site and ends where this begins. */
  void addOrExtend(int newKind, int newSite, long from, long to) {
    if (to <= from) {
      return;
    }
    int last = size - 1;
    if (last >= 0 && end[last] == from && kind[last] == newKind && site[last] == newSite) {
      end[last] = to;
    } else {
      add(newKind, 0, newSite, from, to);
    }
  }

  long begin(int i) {
    return begin[i];
  }

  long end(int i) {
    return end[i];
  }

  int kind(int i) {
    return kind[i];
  }

  int depth(int i) {
    return depth[i];
  }

  int site(int i) {
    return site[i];
  }

  /** Numbers in the order of their beginnings; of those that begin together, the longest first. */
  int[] inOrder() {
    Integer[] order = new Integer[size];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        (a, b) ->
            begin[a] != begin[b] ? Long.compare(begin[a], begin[b]) : Long.compare(end[b], end[a]));
    return Arrays.stream(order).mapToInt(i -> i).toArray();
  }
}
