package org.ajws.report.profile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The tasks of a run in its order, as the agent recorded them: strands, begins and ends of
 * constructs, joins. An item is a {@code long}: what it is in the upper 4 bits, its construct in
 * 12, and a time in sixteenths of a nanosecond, or another item's index, in 48.
 */
public final class TaskGraph {
  /** What an item is. */
  enum Operation {
    STRAND,
    ASYNC,
    VALUE,
    FUTURE,
    JOIN,
    FINISH,
    WAIT,
    LOOP,
    IN_ORDER_LOOP,
    ITERATION,
    END
  }

  private static final double UNIT = 16;

  private final long[] items;
  private final Operation[] operations;

  /** Of a construct where its end is, and the other way round. */
  private final int[] other;

  /** The work before each item. */
  private final double[] before;

  /** Found once: loops are asked for by many simulated runs. */
  private final Map<Integer, int[]> iterations = new HashMap<>();

  /**
   * Makes a graph.
   *
   * @param items as recorded; not copied
   * @param names of the operations, by their numbers
   * @throws IllegalArgumentException if it is none
   */
  TaskGraph(long[] items, List<String> names) {
    this.items = items;
    this.operations =
        names.stream()
            .map(n -> Operation.valueOf(n.toUpperCase(Locale.ROOT)))
            .toArray(Operation[]::new);
    this.other = new int[items.length];
    this.before = new double[items.length + 1];
    match();
  }

  private void match() {
    int[] open = new int[64];
    int depth = 0;
    for (int i = 0; i < items.length; i++) {
      before[i + 1] = before[i];
      switch (operation(i)) {
        case STRAND -> before[i + 1] += payload(i) / UNIT;
        case JOIN, WAIT -> {}
        case END -> {
          if (depth == 0) {
            throw new IllegalArgumentException("the graph of the profile is damaged");
          }
          other[i] = open[--depth];
          other[other[i]] = i;
        }
        default -> {
          if (depth == open.length) {
            open = Arrays.copyOf(open, 2 * depth);
          }
          open[depth++] = i;
        }
      }
    }
    // The run itself is an open finish without an end.
    if (depth != 1 || open[0] != 0 || operation(0) != Operation.FINISH) {
      throw new IllegalArgumentException("the graph of the profile is damaged");
    }
    other[0] = items.length;
  }

  int size() {
    return items.length;
  }

  Operation operation(int i) {
    return operations[(int) (items[i] >>> 60)];
  }

  int construct(int i) {
    return (int) (items[i] >>> 48) & 0xfff;
  }

  private long payload(int i) {
    return items[i] & (1L << 48) - 1;
  }

  /** Where the construct is that an item waits for. */
  int target(int i) {
    return (int) payload(i);
  }

  /** Where the construct ends that begins at an item, or begins that ends there. */
  int other(int i) {
    return other[i];
  }

  /** How long a strand is, in nanoseconds. */
  double time(int i) {
    return payload(i) / UNIT;
  }

  /** The work from one item (inclusive) to another one (exclusive), in nanoseconds. */
  double work(int from, int to) {
    return before[to] - before[from];
  }

  /** All work, in nanoseconds. */
  double work() {
    return before[items.length];
  }

  /** The loop, where its iterations begin, and the item after the last one. */
  int[] iterations(int loop) {
    return iterations.computeIfAbsent(loop, this::find);
  }

  private int[] find(int loop) {
    int[] found = new int[16];
    int n = 0;
    found[n++] = loop;
    int after = loop + 1;
    for (int i = loop + 1; i < other[loop]; i++) {
      if (operation(i) == Operation.ITERATION) {
        if (n + 1 == found.length) {
          found = Arrays.copyOf(found, 2 * n);
        }
        found[n++] = i;
        i = other[i];
        after = i + 1;
      }
    }
    found[n++] = after;
    return Arrays.copyOf(found, n);
  }
}
