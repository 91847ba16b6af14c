package org.ajws.report.timeline;

import java.util.Arrays;

/**
 * What one thread did.
 *
 * @param name of the thread
 * @param states what it did at each moment, one after the other; gaps are code outside of all that
 *     is recorded. Kinds are {@link State}s
 * @param constructs loops, finishes and work that was taken, one inside the other; with their
 *     depths. Kinds are {@link SpanKind}s
 */
record Lane(String name, Spans states, Spans constructs) {

  /**
   * Of recorded intervals, which lie inside each other or apart. Clocks may blur that: then an
   * inner one is cut.
   */
  static Lane of(String name, Spans recorded) {
    Sweep sweep = new Sweep(recorded);
    for (int i : recorded.inOrder()) {
      sweep.begin(i);
    }
    sweep.close(Long.MAX_VALUE);
    return new Lane(name, sweep.states, sweep.constructs);
  }

  private static final class Sweep {
    final Spans states = new Spans();
    final Spans constructs = new Spans();
    private final Spans recorded;
    private int[] open = new int[16];
    private long[] ends = new long[16];
    private int depth;
    private int openConstructs;
    private long now;

    Sweep(Spans recorded) {
      this.recorded = recorded;
    }

    void begin(int i) {
      long from = recorded.begin(i);
      close(from);
      if (depth > 0) {
        state(from);
      }
      now = from;
      if (depth == open.length) {
        open = Arrays.copyOf(open, 2 * depth);
        ends = Arrays.copyOf(ends, 2 * depth);
      }
      long end = depth == 0 ? recorded.end(i) : Math.min(recorded.end(i), ends[depth - 1]);
      open[depth] = i;
      ends[depth++] = end;
      if (kind(i).isConstruct()) {
        constructs.add(recorded.kind(i), openConstructs++, recorded.site(i), from, end);
      }
    }

    /** Ends what ends at a time or before. */
    void close(long time) {
      while (depth > 0 && ends[depth - 1] <= time) {
        state(ends[depth - 1]);
        now = ends[--depth];
        if (kind(open[depth]).isConstruct()) {
          openConstructs--;
        }
      }
    }

    private void state(long to) {
      int i = open[depth - 1];
      states.addOrExtend(kind(i).state().ordinal(), recorded.site(i), now, to);
    }

    private SpanKind kind(int i) {
      return SpanKind.values()[recorded.kind(i)];
    }
  }
}
