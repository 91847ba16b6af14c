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

  private int add(Operation operation, int place, long payload) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size] = ((long) operation.ordinal() << 12 | place) << 48 | payload;
    return size++;
  }

  int begin(Operation operation, int place) {
    return add(operation, place, 0);
  }

  void end(int place) {
    add(Operation.END, place, 0);
  }

  GraphBuilder strand(int place, double millis) {
    add(Operation.STRAND, place, Math.round(millis * 16e6));
    return this;
  }

  /** A construct around what is added meanwhile; gives its index. */
  int in(Operation operation, int place, Runnable body) {
    int begin = begin(operation, place);
    body.run();
    end(place);
    return begin;
  }

  /** A loop of iterations that take so long. */
  GraphBuilder loop(int place, double... millis) {
    in(
        Operation.LOOP,
        place,
        () -> {
          for (double m : millis) {
            in(Operation.ITERATION, place, () -> strand(place, m));
          }
        });
    return this;
  }

  GraphBuilder waitFor(Operation operation, int place, int begin) {
    add(operation, place, begin);
    return this;
  }

  TaskGraph build() {
    return new TaskGraph(
        Arrays.copyOf(items, size),
        Arrays.stream(Operation.values()).map(o -> o.name().toLowerCase(Locale.ROOT)).toList());
  }
}
