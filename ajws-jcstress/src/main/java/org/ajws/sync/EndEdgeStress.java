package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/**
 * An edge to the end of an interval is added while that starts and runs: it is refused, or the end
 * waits for it.
 */
@JCStressTest
@Outcome(id = "1, true", expect = Expect.ACCEPTABLE, desc = "refused, or waited for")
@Outcome(expect = Expect.FORBIDDEN, desc = "what comes after runs never, twice, or too early")
@State
public class EndEdgeStress {
  private Interval from;
  private Interval to;
  private boolean done;
  private boolean refused;
  private int runs;
  private boolean seen;

  private final Graph graph =
      new Graph(
          2,
          g -> {
            from = g.add("from", () -> done = true);
            Interval gate = g.add("gate", () -> {});
            to = g.add("to", () -> {}).after(gate);
            g.add(
                    "behind",
                    () -> {
                      runs++;
                      seen = done;
                    })
                .after(to);
          });

  @Actor
  public void starts() {
    Takers.start();
    graph.run(2);
  }

  @Actor
  public void adds() {
    Takers.start();
    try {
      from.end().before(to.end());
    } catch (IllegalStateException e) {
      refused = true;
    }
    graph.run(1);
  }

  @Arbiter
  public void after(IZ_Result result) {
    result.r1 = runs;
    result.r2 = refused || seen;
  }
}
