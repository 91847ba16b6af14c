package org.ajws.runtime.speculation;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZI_Result;

/**
 * Two threads take part in a loop of two chunks that conflict. Each leaves when it finds nothing to
 * do, or the right to commit taken: one of them has committed both.
 */
@JCStressTest
@Outcome(id = "true, 12", expect = Expect.ACCEPTABLE, desc = "both committed, in order")
@Outcome(expect = Expect.FORBIDDEN, desc = "not committed, or not in order")
@State
public class CommitRightStress {
  private static final String HERE = "CommitRightStress.java:1";

  private static final SpeculationSite SITE = new SpeculationSite("Stress.java:1", 2, 1);

  private final int[] digits = new int[1];
  private final Loop loop = new Loop(digits);
  private final Region region =
      new Region("Stress.java:1", null, SiteProfile.of("Stress.java:1", loop), TaskLocals.none());
  private final SpeculativeRun<int[]> run = SITE.begin(loop, region, 2, Scheduler.global());

  /** Appends the number of each trip. */
  private static final class Loop extends SpeculativeLoop<int[]> {
    private final int[] digits;

    Loop(int[] digits) {
      this.digits = digits;
    }

    @Override
    protected int[] start() {
      return digits;
    }

    @Override
    protected int plain(int[] own, long from, long to) {
      digits[0] = digits[0] * 10 + (int) to;
      return 0;
    }

    @Override
    protected int tracked(Chunk chunk, int[] own, long from, long to) {
      chunk.set(digits, 0, chunk.get(digits, 0, HERE) * 10 + (int) to, HERE);
      return 0;
    }

    @Override
    protected void merge(int[] own) {}
  }

  @Actor
  public void one() {
    run.takePart(Worker.current(), () -> {});
  }

  @Actor
  public void other() {
    run.takePart(Worker.current(), () -> {});
  }

  @Arbiter
  public void after(ZI_Result result) {
    result.r1 = run.isOver();
    result.r2 = digits[0];
  }
}
