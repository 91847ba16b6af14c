package org.ajws.report.profile;

import java.util.Arrays;
import java.util.Locale;
import org.ajws.report.profile.TaskGraph.Operation;

/** Writes the items of a graph as the agent does. The unit of time is a millisecond. */
final class GraphBuilder {
  private long[] items = new long[16];
  private int size;

  GraphBuilder() {
    begin(Operation.FINISH, 0);
  }

  private int add(Operation operation, int construct, long payload) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size] = ((long) operation.ordinal() << 12 | construct) << 48 | payload;
    return size++;
  }

  int begin(Operation operation, int construct) {
    return add(operation, construct, 0);
  }

  void end(int construct) {
    add(Operation.END, construct, 0);
  }

  GraphBuilder strand(int construct, double millis) {
    add(Operation.STRAND, construct, Math.round(millis * 16e6));
    return this;
  }

  /** A construct around what is added meanwhile; gives its index. */
  int in(Operation operation, int construct, Runnable body) {
    int begin = begin(operation, construct);
    body.run();
    end(construct);
    return begin;
  }

  /** A loop of iterations that take so long. */
  GraphBuilder loop(int construct, double... millis) {
    in(
        Operation.LOOP,
        construct,
        () -> {
          for (double m : millis) {
            in(Operation.ITERATION, construct, () -> strand(construct, m));
          }
        });
    return this;
  }

  GraphBuilder waitFor(Operation operation, int construct, int begin) {
    add(operation, construct, begin);
    return this;
  }

  TaskGraph build() {
    return new TaskGraph(
        Arrays.copyOf(items, size),
        Arrays.stream(Operation.values()).map(o -> o.name().toLowerCase(Locale.ROOT)).toList());
  }
}
