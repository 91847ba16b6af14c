package org.ajws.runtime.scheduler;

import org.ajws.runtime.failure.Failures;
import org.ajws.runtime.generated.Partials;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.latch.Origin;
import org.ajws.runtime.latch.Result;

/** An async that may run apart from its spawner, and whose result is a future. */
public final class FutureJob<T> extends AsyncJob implements Result.Producer {
  /** What the future waits for. */
  public final Result<T> result;

  private final Value<T> value;
  private final Region region;
  private Result.Producer source; // written before the future can be seen

  /** Where the body leaves what it computes. */
  private static final class Value<T> {
    T computed;
  }

  private FutureJob(
      String site,
      Region region,
      ValueBody<? extends T, ?> body,
      Value<T> value,
      Partials<?>[] partials) {
    super(site, () -> value.computed = body.compute(), partials);
    this.value = value;
    this.region = region;
    this.result = new Result<T>(Origin.TASK, this).ofRoot(region.outermost());
  }

  /** An async of a finish or loop. */
  public static <T> FutureJob<T> of(
      String site, Region region, ValueBody<? extends T, ?> body, Partials<?>[] partials) {
    return new FutureJob<>(site, region, body, new Value<>(), partials);
  }

  @Override
  public boolean isAwaited() {
    return true;
  }

  @Override
  public void queued(Result.Producer by) {
    source = by;
  }

  @Override
  public boolean runHere() {
    return source.runHere();
  }

  /** What it throws is the result, and the finish's as long as nobody gets that. */
  @Override
  public void run() {
    Throwable thrown = null;
    try {
      super.run();
    } catch (Throwable t) {
      thrown = t;
    }
    if (thrown == null) {
      result.give(value.computed);
    } else {
      Failures reported = region.report(thrown);
      result.fail(thrown, reported);
    }
  }

  @Override
  public void abandoned(Throwable why) {
    if (!result.isComplete()) {
      result.fail(why, null);
    }
  }
}
