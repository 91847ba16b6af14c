package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/** An edge is added while the interval ends that it comes from. */
@JCStressTest
@Outcome(id = "1, true", expect = Expect.ACCEPTABLE, desc = "runs once, and sees what came before")
@Outcome(expect = Expect.FORBIDDEN, desc = "never, twice, or too early")
@State
public class EdgeStress {
  private Interval from;
  private Interval to;
  private boolean done;
  private int runs;
  private boolean seen;

  private final Graph graph =
      new Graph(
          2,
          g -> {
            from = g.add("from", () -> done = true);
            Interval gate = g.add("gate", () -> {});
            to =
                g.add(
                        "to",
                        () -> {
                          runs++;
                          seen = done;
                        })
                    .after(gate);
          });

  @Actor
  public void runs() {
    Takers.start();
    graph.run(1);
  }

  @Actor
  public void adds() {
    Takers.start();
    from.before(to);
    graph.run(2);
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = runs;
    result.r2 = seen;
  }
}
