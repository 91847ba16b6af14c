package org.ajws.sync;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Context;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;

/**
 * A table of which each cell comes after the one above and the one to its left. Nothing is made for
 * a cell: a row is a task, which runs from the left as far as the row above has come, and is let go
 * on by that. The argument is in {@code docs/design/intervals.md}.
 */
final class Wavefront {
  private static final VarHandle WAITS;

  static {
    try {
      WAITS = MethodHandles.lookup().findVarHandle(Row.class, "waits", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final Carrier carrier;
  private final String site;
  private final int rows;
  private final int columns;
  private final Intervals.Cell cell;
  private final AtomicInteger left; // rows that are not over
  private final RunFailures<Place> failures =
      new RunFailures<>(Comparator.comparingInt(Place::row).thenComparingInt(Place::column));
  private volatile boolean cancelled;

  private record Place(int row, int column) {}

  /** By the thread that has just begun the run. */
  Wavefront(Carrier carrier, String site, int rows, int columns, Intervals.Cell cell) {
    this.carrier = carrier;
    this.site = site;
    this.rows = rows;
    this.columns = columns;
    this.cell = cell;
    this.left = new AtomicInteger(rows);
  }

  /** Computes all cells; returns when they are. */
  void run() {
    try {
      if (rows == 0 || columns == 0) {
        carrier.ended();
      } else {
        Row first = new Row(0, null);
        first.waits = false;
        carrier.start(first);
      }
    } finally {
      carrier.await();
    }
    failures.rethrow();
  }

  /** The code of the cells, as a place in the nesting of loops and finishes. */
  private final class Cells extends Region {
    Cells(Region around) {
      super(site, around, null, TaskLocals.none());
    }

    @Override
    public void cancelBy(Worker worker) {
      cancelled = true;
    }
  }

  /** A row. Who has it runs its cells: a task, or the thread that has let it go on. */
  private final class Row implements Carrier.Task {
    private final int number;

    // Of who has the row.
    private Row above; // null: nothing is waited for
    private Row below; // null: not made yet, since no cell has run; or there is none
    private Row at = this; // which row its task is in
    private int next; // column
    private int known; // so many cells of the row above are seen to be done

    private volatile int done; // cells
    private volatile boolean over; // no more of them will be
    private volatile boolean waits = true; // for the row above, which lets it go on; by WAITS

    Row(int number, Row above) {
      this.number = number;
      this.above = above;
    }

    @Override
    public long number() {
      return number;
    }

    @Override
    public void run() {
      Context context = Worker.current().context;
      Region outer = context.region();
      AsyncScope outerScope = context.outerScope();
      Entry outerEntry = context.outerScopeEntry();
      context.setRegion(new Cells(outer));
      context.setScope(null); // what a cell starts ends with it
      try {
        goOn();
      } finally {
        context.setRegion(outer);
        context.resetScope(outerScope, outerEntry);
      }
    }

    /** The machine has failed, between two cells or before the first one. */
    @Override
    public void abandoned(Throwable why) {
      failures.add(new Place(at.number, at.next), why);
      at = at.ends();
      goOn();
    }

    private void goOn() {
      while (at != null && at.runsToItsEnd()) {
        at = at.ends();
      }
    }

    /** Runs cells; false if the row then waits, and belongs to who lets it go on. */
    private boolean runsToItsEnd() {
      while (next < columns && !cancelled) {
        if (above != null && known <= next) {
          if (waitsForAbove()) {
            return false;
          }
          if (known <= next) {
            return true;
          }
        }
        if (!runCell()) {
          return true;
        }
        done = ++next;
        if (below == null && number + 1 < rows) {
          below = new Row(number + 1, this);
        }
        if (below != null && below.isLetGo()) {
          start(below);
        }
      }
      return true;
    }

    private boolean runCell() {
      try {
        cell.run(number, next);
        return true;
      } catch (Throwable t) {
        failures.add(new Place(number, next), t);
        return false;
      }
    }

    /**
     * Looks how far the row above has come: {@link #known} is not beyond the next cell afterwards
     * if it will not come that far.
     *
     * @return whether this row waits for it; then the caller has it no more
     */
    private boolean waitsForAbove() {
      Row up = above;
      int column = next;
      for (; ; ) {
        boolean ended = up.over; // first: then what it has done is all that it will have
        known = up.done;
        if (known > column || ended) {
          return false;
        }
        waits = true;
        if (up.done <= column && !up.over || !isLetGo()) {
          return true;
        }
      }
    }

    /** Whether it has waited and the caller has it now. */
    private boolean isLetGo() {
      return waits && WAITS.compareAndSet(this, true, false);
    }

    private void start(Row row) {
      try {
        carrier.start(row);
      } catch (Throwable t) { // no memory: nobody has seen it
        row.waits = true;
        throw t;
      }
    }

    /**
     * No more cells: which row the caller has then; null if there is none. Without a row below, all
     * that would come below are over: none of their cells has one above it that has run.
     */
    private Row ends() {
      Row then = below;
      above = null;
      below = null; // else who goes on with many of them keeps all
      over = true;
      boolean goesOn = then != null && then.isLetGo();
      int ended = then == null ? rows - number : 1;
      if (left.addAndGet(-ended) == 0) {
        carrier.ended();
      }
      return goesOn ? then : null;
    }
  }
}
