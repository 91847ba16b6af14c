package org.ajws.runtime.loop;

import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZJ_Result;

/** A piece and its two children end, on two workers: one of these joins the results, once. */
@JCStressTest
@Outcome(id = "true, 123", expect = Expect.ACCEPTABLE, desc = "ended, joined once and in order")
@Outcome(expect = Expect.FORBIDDEN, desc = "not ended, or joined too early, twice or not")
@State
public class CompletionStress {
  private final Digits digits = new Digits();
  private final Region region = Stress.region(digits);
  private final Piece root = Stress.loop(region, digits, 3);
  private final Piece last;
  private final Piece middle;

  public CompletionStress() {
    // As after two splits: the newest child holds the earlier iterations.
    last = child();
    root.addChild(last);
    middle = child();
    root.addChild(middle);
  }

  private Piece child() {
    Piece child = new RangePiece<>(region, root, new Digits(), null, 0, 0);
    child.locals.bind(region);
    return child;
  }

  @Actor
  public void own() {
    digits.append(1);
    root.complete();
    ((Digits) middle.locals).append(2);
    middle.complete();
  }

  @Actor
  public void last() {
    ((Digits) last.locals).append(3);
    last.complete();
  }

  @Arbiter
  public void after(ZJ_Result result) {
    result.r1 = region.isDone();
    result.r2 = digits.value;
  }
}
