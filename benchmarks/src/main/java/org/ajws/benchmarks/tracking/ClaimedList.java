package org.ajws.benchmarks.tracking;

import java.util.List;
import org.ajws.runtime.claim.ClaimTable;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.speculation.AheadAlways;
import org.ajws.runtime.speculation.Chunk;
import org.ajws.runtime.speculation.RangesAlone;
import org.ajws.runtime.speculation.Speculation;
import org.ajws.runtime.speculation.SpeculationSite;
import org.ajws.runtime.speculation.SpeculativeLoop;

/** A list of tasks that the runtime runs by ranges: each is an iteration that claims its slots. */
public final class ClaimedList extends SpeculativeLoop<Object> {
  private static final SpeculationSite SITE = new SpeculationSite("ClaimedList.java:1", 0, 1);

  private final Task[] tasks;
  private final long[] bodies;
  private final long[] claims;

  /**
   * A list.
   *
   * @param list its tasks
   */
  public ClaimedList(List<Task> list) {
    tasks = list.toArray(new Task[0]);
    bodies = new long[tasks.length];
    claims = new long[tasks.length];
  }

  /** What each body took, in nanoseconds. */
  public long[] bodies() {
    return bodies;
  }

  /** What it took to make the claims of each; 0: nobody had to know them. */
  public long[] claims() {
    return claims;
  }

  /** Runs it on this thread. */
  public void alone() {
    new RangesAlone<>(this, tasks.length).run(1);
  }

  /** Runs it on the workers of the runtime. */
  public void onWorkers() {
    AheadAlways.begin(false);
    int unused = Speculation.run(SITE, tasks.length, this);
  }

  /** How many of its tasks overlap one before it. */
  public int overlaps() {
    ClaimTable table = new ClaimTable();
    int overlaps = 0;
    for (Task task : tasks) {
      Claims claims = new Claims();
      task.claim(claims);
      claims.seal();
      overlaps += table.conflicts(claims).isEmpty() ? 0 : 1;
      table.add(claims);
    }
    return overlaps;
  }

  @Override
  protected Object start() {
    return this;
  }

  @Override
  protected int plain(Object own, long from, long to) {
    for (int k = (int) from; k < to; k++) {
      long start = System.nanoTime();
      tasks[k].plain();
      bodies[k] = System.nanoTime() - start;
    }
    return 0;
  }

  @Override
  protected int tracked(Chunk chunk, Object own, long from, long to) {
    throw new UnsupportedOperationException("it has claims");
  }

  @Override
  protected void merge(Object own) {}

  @Override
  protected boolean isClaimed() {
    return true;
  }

  @Override
  protected void claim(Claims taken, long from, long to) {
    for (int k = (int) from; k < to; k++) {
      long start = System.nanoTime();
      tasks[k].claim(taken);
      claims[k] = System.nanoTime() - start;
    }
  }
}
