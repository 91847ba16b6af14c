package org.ajws.sync;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.trace.Trace;

/**
 * Work whose order is a graph. Each {@link Interval} runs once, after all that was put before it;
 * what is not ordered may run at the same time.
 *
 * <pre>{@code
 * Intervals.run(g -> {
 *   Interval parse = g.add("parse", () -> parse(files));
 *   Interval check = g.add("check", () -> check(files)).after(parse);
 *   Interval emit = g.add("emit", () -> emit(files)).after(parse);
 *   g.add("link", () -> link(files)).after(check, emit);
 * });
 * }</pre>
 *
 * <p>Nothing starts before the code that has added it has ended, so its edges can be added at
 * leisure. In the code of a running interval the same object adds <em>children</em>, which end
 * before it ends. Edges lead from any point to any point of an interval that has not started.
 *
 * <p>What was done before a point is visible to what comes after it. What an interval throws
 * cancels what comes after it, its own children included; the rest runs, and {@link #run} throws it
 * in the end. {@code AjwsRuntime.cancel()} in an interval cancels all that have not started.
 *
 * <p>Translated for a target with workers, intervals run on these; otherwise one after the other,
 * of those that can start always the one that was made first.
 *
 * <p>The model is that of N. Matsakis and T. Gross, <cite>A Time-Aware Type System for Data-Race
 * Protection and Guaranteed Initialization</cite> (OOPSLA 2010), as described in T. Weibel,
 * <cite>An Advanced Scheduler for Intervals</cite> (ETH Zurich 2010), section 1.1.
 */
public final class Intervals {
  final Carrier carrier;
  final Edges edges = new Edges();

  /** The interval that has begun this run; null if none has. */
  final Interval around = IntervalRegion.innermost();

  private final Region root; // null where intervals run in order

  private final boolean inOrder;
  private final AtomicLong made = new AtomicLong();
  private final RunFailures<Interval> failures =
      new RunFailures<>((a, b) -> a == b ? 0 : a.start.isLeftOf(b.start) ? -1 : 1);
  private volatile boolean cancelled;
  private Interval top; // the run itself; written before there are others

  private Intervals(Carrier carrier, boolean inOrder) {
    this.carrier = carrier;
    this.inOrder = inOrder;
    this.root = inOrder ? null : Worker.current().context.region().outermost();
  }

  /** What a cell of {@link #wavefront} does. */
  @FunctionalInterface
  public interface Cell {
    /**
     * Computes one cell.
     *
     * @param row from 0 on
     * @param column from 0 on
     */
    void run(int row, int column);
  }

  /**
   * Runs intervals. Returns when all of them have ended; meanwhile the calling thread runs some.
   *
   * @param body adds the first ones
   * @throws RuntimeException what an interval or the body threw, as it is; if there are several,
   *     that of the leftmost in the tree of the intervals, with the others suppressed. In the tree
   *     the children of an interval stand in the order in which they were added.
   */
  public static void run(Consumer<? super Intervals> body) {
    run$(null, Lines.ofCaller(), body);
  }

  /**
   * Computes the cells of a table, each after the one above it and the one to its left; so also
   * after all others above and to the left. Returns when all are computed.
   *
   * @param rows how many, 0 or more
   * @param columns how many, 0 or more
   * @param cell computes one
   * @throws IllegalArgumentException if a number is negative
   * @throws RuntimeException as {@link #run}
   */
  public static void wavefront(int rows, int columns, Cell cell) {
    wavefront$(null, Lines.ofCaller(), rows, columns, cell);
  }

  /**
   * Adds an interval to the one whose code calls this, or which waits for what calls this; at first
   * to the run. It starts after that code has ended.
   *
   * @param name for messages
   * @param body its code
   * @return the interval
   * @throws IllegalStateException if no interval of this run does what the calling thread does: on
   *     a thread of the program's own, or when the interval's code or the run has ended
   */
  public Interval add(String name, Runnable body) {
    return add$(Lines.ofCaller(), name, body);
  }

  // ---- for intervals

  long nextNumber() {
    return made.getAndIncrement();
  }

  void failed(Interval interval, Throwable t) {
    failures.add(interval, t);
  }

  void cancel() {
    cancelled = true;
  }

  boolean isCancelled() {
    return cancelled;
  }

  /** The outermost region that the run is part of; null where intervals run in order. */
  Region root() {
    return root;
  }

  /** The run as an interval. */
  Interval top() {
    return top;
  }

  boolean isInOrder() {
    return inOrder;
  }

  private void run(String site, Consumer<? super Intervals> body) {
    try {
      top = Interval.root(this, site, () -> body.accept(this));
      top.runHere();
    } finally {
      carrier.await();
    }
    failures.rethrow();
  }

  // ---- for generated code

  /**
   * For generated code: {@link #run}.
   *
   * @param carrier who runs the intervals; null: the calling thread, in order
   * @param site the call as {@code File.java:LINE}
   * @param body adds the first ones
   */
  public static void run$(Carrier carrier, String site, Consumer<? super Intervals> body) {
    Objects.requireNonNull(body, "body");
    if (carrier != null) {
      new Intervals(carrier, false).run(site, body);
      return;
    }
    StackRoom.makeForAWait(); // also in order it is left only when all have ended
    Trace.finishBegin(site);
    try {
      new Intervals(new InOrderCarrier(), true).run(site, body);
    } finally {
      Trace.finishEnd();
    }
  }

  /**
   * For generated code: {@link #wavefront}.
   *
   * @param carrier who runs the cells; null: the calling thread, in order
   * @param site the call as {@code File.java:LINE}
   * @param rows how many
   * @param columns how many
   * @param cell computes one
   */
  public static void wavefront$(Carrier carrier, String site, int rows, int columns, Cell cell) {
    Objects.requireNonNull(cell, "cell");
    boolean isTable = rows >= 0 && columns >= 0;
    if (carrier != null && isTable) {
      new Wavefront(carrier, site, rows, columns, cell).run();
      return;
    }
    run$(
        carrier,
        site,
        g -> {
          if (!isTable) {
            throw new IllegalArgumentException(
                "a wavefront of " + rows + " rows and " + columns + " columns");
          }
          Interval[] above = new Interval[columns];
          for (int r = 0; r < rows && columns > 0; r++) {
            int row = r;
            for (int c = 0; c < columns; c++) {
              int column = c;
              Interval here = g.add$(site, "(" + r + ", " + c + ")", () -> cell.run(row, column));
              if (r > 0) {
                here.after(above[c]);
              }
              if (c > 0) {
                here.after(above[c - 1]);
              }
              above[c] = here;
            }
          }
        });
  }

  /**
   * For generated code: {@link #add}.
   *
   * @param site the call as {@code File.java:LINE}
   * @param name for messages
   * @param body its code
   * @return the interval
   */
  public Interval add$(String site, String name, Runnable body) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(body, "body");
    Interval current = IntervalRegion.current(this);
    if (current == null) {
      throw new IllegalStateException(
          "the interval \""
              + name
              + "\" is added by a thread that works for no interval of its run: add it where the"
              + " run or an interval is programmed");
    }
    return current.add(name, site, body);
  }
}
