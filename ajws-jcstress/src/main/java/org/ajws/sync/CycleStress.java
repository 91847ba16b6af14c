package org.ajws.sync;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two edges that close a cycle are added at the same time: one of them is refused, and all run. */
@JCStressTest
@Outcome(id = "1, 2", expect = Expect.ACCEPTABLE, desc = "one is refused")
@Outcome(expect = Expect.FORBIDDEN, desc = "a cycle, or both refused")
@State
public class CycleStress {
  private Interval a;
  private Interval b;
  private boolean refusedA;
  private boolean refusedB;
  private int runs;

  private final Graph graph =
      new Graph(
          1,
          g -> {
            Interval gate = g.add("gate", () -> {});
            a = g.add("a", () -> runs++).after(gate);
            b = g.add("b", () -> runs++).after(gate);
          });

  @Actor
  public void forth() {
    refusedA = isRefused(a, b);
  }

  @Actor
  public void back() {
    refusedB = isRefused(b, a);
  }

  private static boolean isRefused(Interval from, Interval to) {
    Takers.start();
    try {
      from.before(to);
      return false;
    } catch (CycleException e) {
      return true;
    }
  }

  @Arbiter
  public void after(II_Result result) {
    Takers.start();
    result.r1 = (refusedA ? 1 : 0) + (refusedB ? 1 : 0);
    graph.run(1);
    result.r2 = runs;
  }
}
