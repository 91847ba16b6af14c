package org.ajws.agent.profile;

import java.util.Arrays;

/**
 * The tasks of a run, as a sequence of items in the order of the run: strands with their time,
 * begins and ends of constructs, joins. An item is a {@code long}: what it is in the upper 4 bits,
 * its construct in 12, and a time in sixteenths of a nanosecond, or another item's index, in 48.
 *
 * <p>What is smaller than a grain is not taken apart. The grain is a microsecond, less than a steal
 * takes, and grows with the work done so far: so the sequence grows with the logarithm of the time.
 */
final class TaskGraph {
  /** What an item is, by its number. */
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

  private static final double LEAST_GRAIN = 1000;
  private static final int PIECES = 1 << 19;
  private static final int CONSTRUCT_BITS = 12;
  private static final int PAYLOAD_BITS = 48;
  private static final long PAYLOAD = (1L << PAYLOAD_BITS) - 1;
  private static final double UNIT = 16;

  private long[] items = new long[1 << 10];
  private int size;
  private int futures;

  private static long item(Operation operation, int construct, long payload) {
    return ((long) operation.ordinal() << CONSTRUCT_BITS | construct) << PAYLOAD_BITS | payload;
  }

  private Operation operation(int i) {
    return Operation.values()[(int) (items[i] >>> PAYLOAD_BITS + CONSTRUCT_BITS)];
  }

  private int add(Operation operation, int construct, long payload) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size] = item(operation, construct, payload);
    return size++;
  }

  /** A construct begins; gives its index. */
  int begin(Operation operation, int construct) {
    return add(operation, construct, 0);
  }

  /** A strand, or something that is taken for one; it belongs to the greater part's construct. */
  void strand(int construct, double nanos) {
    long time = Math.round(nanos * UNIT);
    if (time == 0) {
      return;
    }
    if (size > 0 && operation(size - 1) == Operation.STRAND) {
      long before = items[size - 1] & PAYLOAD;
      if (time > before) {
        items[size - 1] = item(Operation.STRAND, construct, before + time);
      } else {
        items[size - 1] += time;
      }
    } else {
      add(Operation.STRAND, construct, time);
    }
  }

  /** A value is joined, or what was started inside a finish, which goes on. */
  void wait(Operation operation, int construct, int begin) {
    add(operation, construct, begin);
  }

  /** Numbers a future that has begun: its index may be another item's once it is in a strand. */
  int numbered(int begin) {
    items[begin] |= ++futures;
    return futures;
  }

  /** A future is waited for; false if it is part of a strand, where it cannot be told apart. */
  boolean waitForFuture(int construct, int begin, int number) {
    boolean kept =
        begin < size && operation(begin) == Operation.FUTURE && (items[begin] & PAYLOAD) == number;
    if (kept) {
      add(Operation.JOIN, construct, begin);
    }
    return kept;
  }

  /**
   * A construct ends.
   *
   * @param begin its index
   * @param work in it
   * @param sofar the work of the whole run
   * @param waits whether something in it waits for a future that began before it: then it is no
   *     strand
   * @return whether it was kept
   */
  boolean end(int begin, int construct, double work, double sofar, boolean waits) {
    double grain = Math.max(LEAST_GRAIN, sofar / PIECES);
    if (work >= grain || waits) {
      add(Operation.END, construct, 0);
      return true;
    }
    Operation operation = operation(begin);
    size = begin;
    if (operation == Operation.ASYNC || operation == Operation.ITERATION) {
      leaf(operation, construct, Math.round(work * UNIT), grain);
    } else {
      strand(construct, work);
    }
    return false;
  }

  /** A small task; its neighbours of the same construct are one with it. */
  private void leaf(Operation operation, int construct, long time, double grain) {
    int end = size;
    long between = 0;
    if (end > 0 && operation(end - 1) == Operation.STRAND) {
      between = items[--end] & PAYLOAD;
    }
    if (end >= 3
        && operation(end - 1) == Operation.END
        && operation(end - 2) == Operation.STRAND
        && items[end - 3] == item(operation, construct, 0)) {
      long sum = (items[end - 2] & PAYLOAD) + between + time;
      if (sum < grain * UNIT) {
        items[end - 2] = item(Operation.STRAND, construct, sum);
        size = end;
        return;
      }
    }
    add(operation, construct, 0);
    add(Operation.STRAND, construct, time);
    add(Operation.END, construct, 0);
  }

  /** A copy of all items. */
  long[] items() {
    return Arrays.copyOf(items, size);
  }
}
