package org.ajws.report.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random nested intervals: at each moment the state is that of the innermost one. */
class LaneTest {
  private static final int LENGTH = 300;

  private final Spans recorded = new Spans();
  private final int[] innermost = new int[LENGTH];
  private final int[] depths = new int[LENGTH];
  private final int[] sites = new int[LENGTH];

  private void nest(Random random, int from, int to, int constructs) {
    int at = from;
    while (at < to && random.nextInt(4) > 0) {
      int begin = at + random.nextInt(to - at);
      int end = begin + random.nextInt(to - begin + 1);
      SpanKind kind = SpanKind.values()[random.nextInt(SpanKind.values().length)];
      int site = random.nextInt(5);
      recorded.add(kind.ordinal(), 0, site, begin, end);
      for (int t = begin; t < end; t++) {
        innermost[t] = kind.state().ordinal() + 1;
        sites[t] = site;
        depths[t] = constructs + (kind.isConstruct() ? 1 : 0);
      }
      nest(random, begin, end, constructs + (kind.isConstruct() ? 1 : 0));
      at = end;
    }
  }

  @Test
  void theInnermostIntervalIsTheState() {
    for (int seed = 0; seed < 2000; seed++) {
      LaneTest program = new LaneTest();
      program.nest(new Random(seed), 0, LENGTH, 0);
      Lane lane = Lane.of("t", program.shuffled(new Random(seed)));
      int[] states = new int[LENGTH];
      int[] sites = new int[LENGTH];
      long before = -1;
      for (int i = 0; i < lane.states().size(); i++) {
        assertTrue(lane.states().begin(i) >= before, "seed " + seed);
        before = lane.states().end(i);
        for (long t = lane.states().begin(i); t < before; t++) {
          states[(int) t] = lane.states().kind(i) + 1;
          sites[(int) t] = lane.states().site(i);
        }
      }
      int[] depths = new int[LENGTH];
      for (int i = 0; i < lane.constructs().size(); i++) {
        for (long t = lane.constructs().begin(i); t < lane.constructs().end(i); t++) {
          assertEquals(depths[(int) t], lane.constructs().depth(i), "seed " + seed);
          depths[(int) t]++;
        }
      }
      for (int t = 0; t < LENGTH; t++) {
        String what = "seed " + seed + " at " + t;
        assertEquals(program.innermost[t], states[t], what);
        assertEquals(program.depths[t], depths[t], what);
        if (states[t] != 0) {
          assertEquals(program.sites[t], sites[t], what);
        }
      }
    }
  }

  /** Events come in the order of their ends; where several are equal, their order says nothing. */
  private Spans shuffled(Random random) {
    Integer[] order = new Integer[recorded.size()];
    Arrays.setAll(order, i -> i);
    // What begins and ends together nests in the order of its numbers: it stays so.
    Arrays.sort(order, Comparator.comparingLong((Integer i) -> recorded.end(i)));
    Spans all = new Spans();
    for (int i : order) {
      all.add(recorded.kind(i), 0, recorded.site(i), recorded.begin(i), recorded.end(i));
    }
    return all;
  }

  @Test
  void whatClocksHaveBlurredIsCut() {
    Spans recorded = new Spans();
    recorded.add(SpanKind.LOOP.ordinal(), 0, 0, 10, 50);
    recorded.add(SpanKind.IDLE.ordinal(), 0, -1, 40, 60);
    Lane lane = Lane.of("t", recorded);
    assertEquals(2, lane.states().size());
    assertEquals(50, lane.states().end(1));
  }
}
