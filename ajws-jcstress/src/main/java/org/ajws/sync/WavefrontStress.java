package org.ajws.sync;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.runtime.generated.Carrier;
import org.ajws.runtime.loop.Stress;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * A row of a table goes on behind the one above, and waits for it wherever it has caught up: just
 * when the other one lets it go on.
 */
@JCStressTest
@Outcome(id = "4, 0, 1", expect = Expect.ACCEPTABLE, desc = "each cell once, and in order")
@Outcome(expect = Expect.FORBIDDEN, desc = "a cell twice, never or too early")
@State
public class WavefrontStress implements Carrier {
  private static final int COLUMNS = 4;

  private final AtomicIntegerArray runs = new AtomicIntegerArray(COLUMNS); // of the lower row
  private final int[] above = new int[COLUMNS];
  private final AtomicReference<Task> started = new AtomicReference<>();
  private final AtomicInteger wrong = new AtomicInteger();
  private final AtomicInteger ends = new AtomicInteger();
  private volatile boolean upperEnds;

  public WavefrontStress() {
    Stress.worker();
    Intervals.wavefront$(this, "Stress.java:1", 2, COLUMNS, this::cell);
  }

  private void cell(int row, int column) {
    if (row == 0) {
      above[column] = 1;
    } else {
      runs.incrementAndGet(column);
      if (above[column] != 1) {
        wrong.incrementAndGet();
      }
    }
  }

  @Override
  public void start(Task task) {
    if (!started.compareAndSet(null, task)) {
      wrong.incrementAndGet();
    }
  }

  @Override
  public void ended() {
    ends.incrementAndGet();
  }

  @Override
  public void await() {} // the actors go on

  private void goOn() {
    Task task = started.getAndSet(null);
    if (task != null) {
      task.run();
    }
  }

  @Actor
  public void upperRow() {
    Stress.worker();
    goOn();
    upperEnds = true;
  }

  @Actor
  public void lowerRow() {
    Stress.worker();
    boolean last; // nobody starts anything any more
    do {
      last = upperEnds;
      goOn();
    } while (!last && runs.get(COLUMNS - 1) == 0);
  }

  @Arbiter
  public void after(III_Result r) {
    int once = 0;
    for (int j = 0; j < COLUMNS; j++) {
      once += runs.get(j) == 1 ? 1 : 0;
    }
    r.r1 = once;
    r.r2 = wrong.get();
    r.r3 = ends.get();
  }
}
