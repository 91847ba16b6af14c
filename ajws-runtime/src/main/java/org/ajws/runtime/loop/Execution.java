package org.ajws.runtime.loop;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Piece;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.StackRoom;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.LoopEvent;
import org.ajws.runtime.statistics.SiteProfile;

/** Starts loops: in order, or shared with the other workers. */
public final class Execution {
  private Execution() {}

  /** Runs numbered iterations. */
  static <L extends TaskLocals<L>> void run(
      String site, L locals, Object body, Iterations<L> loop) {
    Worker worker = Worker.current();
    SiteProfile profile = begin(worker, site, body, loop.count);
    if (AtOnce.fits(worker, profile, locals, loop.count)) {
      AtOnce.run(worker, site, profile, locals, loop);
    } else {
      share(worker, site, profile, locals, loop);
    }
  }

  /** Runs a loop that has begun and is not run at once, with the help of others if it is long. */
  static <L extends TaskLocals<L>> void share(
      Worker worker, String site, SiteProfile profile, L locals, Iterations<L> loop) {
    Iterations<L> iterations = locals.isDeterministic() ? Blocks.of(loop, locals) : loop;
    if (worker.runsInOrder(locals.isApart())) {
      Serial.run(worker, site, profile, locals, iterations);
      return;
    }
    Config config = worker.schedulerInUse().config;
    boolean isShort = !locals.isApart() && profile.takesLessThan(config.tinyNanos, loop.count);
    if (!isShort) {
      wakeAhead(worker, profile, loop.count);
    }
    long next =
        isShort ? Serial.runWhileShort(worker, site, profile, locals, iterations, config) : 0;
    if (next == iterations.count) {
      if (profile.takesLessThan(ShortLoopWatch.VERY_SHORT_NANOS, loop.count)) {
        worker.veryShort++; // and was timed
      }
    } else {
      Region region = new Region(site, worker.context.region(), profile, locals);
      if (isShort) {
        region.surprise();
      }
      Piece rest = new RangePiece<>(region, null, locals, iterations, next, iterations.count);
      runPiece(worker, region, rest, iterations);
    }
  }

  /** Runs the elements of any iterable. */
  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
    elements(site, source, locals, body, Execution::inOrder);
  }

  /** How loops with a general header are run. */
  interface InOrder {
    <L extends TaskLocals<L>, E extends Throwable> void run(
        String site, L locals, Object body, InOrderLoop<L, E> loop) throws E;
  }

  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body, InOrder inOrder)
      throws E {
    if (source instanceof List && source instanceof RandomAccess) {
      List<T> list = (List<T>) source;
      Worker worker = Worker.current();
      int size = list.size();
      if (!worker.runsInOrder(locals.isApart()) || locals.isDeterministic()) {
        if (size > 0) {
          run(site, locals, body, new ListIterations<>(list, size, body));
        }
        return;
      }
    } else if (locals.isDeterministic()) { // the segments of inOrder do not depend on how it splits
      inOrder.run(site, locals, body, overElements(source.iterator(), body));
      return;
    }
    Worker worker = Worker.current();
    if (worker.runsInOrder(locals.isApart())) {
      SiteProfile profile = begin(worker, site, body, 0);
      Serial.elements(worker, site, profile, source, locals, body);
      return;
    }
    Spliterator<T> all = source.spliterator();
    if (locals.isApart() || !all.hasCharacteristics(Spliterator.SIZED)) {
      inOrder.run(site, locals, body, overElements(Spliterators.iterator(all), body));
    } else if (all.estimateSize() > 0) {
      SiteProfile profile = begin(worker, site, body, all.estimateSize());
      wakeAhead(worker, profile, all.estimateSize());
      Region region = new Region(site, worker.context.region(), profile, locals);
      runPiece(worker, region, new SpliteratorPiece<>(region, null, locals, all, body), null);
    }
  }

  static <T, L extends TaskLocals<L>, E extends Throwable> InOrderLoop<L, E> overElements(
      Iterator<T> elements, ElementsBody<T, L, E> body) {
    return spawner -> {
      while (!spawner.stopped() && elements.hasNext()) {
        List<T> one = Collections.singletonList(elements.next());
        spawner.<E>spawn(locals -> body.run(one, locals));
      }
    };
  }

  /** Runs a loop with a general header. */
  static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      String site, L locals, Object body, InOrderLoop<L, E> loop) throws E {
    Worker worker = Worker.current();
    SiteProfile profile = begin(worker, site, body, 0);
    if (worker.runsInOrder(locals.isApart())) {
      Serial.inOrder(worker, site, profile, locals, loop);
    } else {
      Region region = new Region(site, worker.context.region(), profile, locals);
      runPiece(worker, region, new InOrderPiece<>(worker, region, locals, loop), null);
    }
  }

  /** Counts the execution of a loop. */
  public static SiteProfile begin(Worker worker, String site, Object body, long iterations) {
    SiteProfile profile = SiteProfile.of(site, body);
    worker.counters.started(profile, iterations);
    worker.started++;
    return profile;
  }

  /**
   * Wakes a sleeper for the loop that the worker is about to start, unless it is too short. The
   * sleeper takes tens of microseconds to get up, and the first steps of a loop are as slow if the
   * program has done something else for a while: it looks for work when there is some.
   */
  public static void wakeAhead(Worker worker, SiteProfile profile, long count) {
    Scheduler scheduler = worker.schedulerInUse();
    if (!worker.registered && !profile.takesLessThan(scheduler.config.wakeNanos, count)) {
      scheduler.wakeAnyone(null);
    }
  }

  /** Runs a loop from its root piece on, with the help of others, and throws what it has thrown. */
  public static void runPiece(Worker worker, Region region, Piece root, Iterations<?> iterations) {
    StackRoom.makeForATask();
    LoopEvent event = Events.loop();
    boolean entered = worker.enterAsGuest();
    try {
      worker.execute(root);
      if (!region.isDone()) {
        worker.join(region);
      }
      if (iterations != null) {
        iterations.finishQuietly(region);
      }
    } finally {
      long count = iterations == null ? -1 : iterations.within(0, iterations.count);
      Events.end(event, region.site(), count, region.isCancelled());
      if (entered) {
        worker.scheduler.leave(worker);
      }
    }
    region.rethrow();
  }
}
