package org.ajws.runtime.loop;

import java.util.Iterator;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/** Loops in order on the calling thread, their asyncs, too: the serial elision. */
final class Serial {
  /**
   * The first chunk. Later ones are twice as long each: the body's method is then entered often
   * enough to be compiled as a whole, and not only by on-stack replacement.
   */
  static final long FIRST_CHUNK = 1024;

  static final int GROWTH = 2;

  private Serial() {}

  /** Runs all of a loop. */
  static <L extends TaskLocals<L>> void run(
      Worker worker, String site, SiteProfile profile, L locals, Iterations<L> iterations) {
    Region region = worker.context.enterInOrder(site, profile, locals);
    try {
      runChunks(worker, region, locals, iterations, null);
      end(region, iterations);
    } finally {
      worker.context.leaveInOrder(region);
    }
  }

  /**
   * Runs a loop whose earlier executions were short as long as this one is, too.
   *
   * @return the first iteration that was not run, since what is left is worth sharing; the number
   *     of iterations if the loop has ended
   */
  static <L extends TaskLocals<L>> long runWhileShort(
      Worker worker,
      String site,
      SiteProfile profile,
      L locals,
      Iterations<L> iterations,
      Config config) {
    Region region = worker.context.enterInOrder(site, profile, locals);
    try {
      ShortLoopWatch watch = new ShortLoopWatch(worker, profile, iterations, config);
      long next = runChunks(worker, region, locals, iterations, watch);
      if (watch.isLong()) {
        return next;
      }
      watch.ended(next);
      end(region, iterations);
      return iterations.count;
    } finally {
      worker.context.leaveInOrder(region);
    }
  }

  /** Runs iterations until the watch, which may be null, says that the others are worth sharing. */
  private static <L> long runChunks(
      Worker worker, Region region, L locals, Iterations<L> iterations, ShortLoopWatch watch) {
    long count = iterations.count;
    long next = 0;
    try {
      long chunk = watch == null ? FIRST_CHUNK : watch.firstChunk();
      while (chunk != 0 && next != count && !region.isCancelled()) {
        long left = count - next;
        long length = Long.compareUnsigned(left, chunk) < 0 ? left : chunk;
        long from = next;
        next += length;
        iterations.run(from, length, locals);
        if (next != count) {
          long then = watch == null ? GROWTH * chunk : watch.nextChunk(chunk, next);
          chunk = Math.min(then, Iterations.MAX_CHUNK);
        }
      }
    } catch (Throwable t) {
      region.fail(t);
    }
    worker.counters.ran(iterations.within(0, next));
    return next;
  }

  private static void end(Region region, Iterations<?> iterations) {
    iterations.finishQuietly(region);
    region.rethrow();
  }

  /** Runs the body over all elements by their own iterator, as the loop of the source does. */
  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      Worker worker,
      String site,
      SiteProfile profile,
      Iterable<T> source,
      L locals,
      ElementsBody<T, L, E> body)
      throws E {
    Iterator<T> all = source.iterator(); // may throw
    Region region = worker.context.enterInOrder(site, profile, locals);
    Counted<T> counted = new Counted<>(all, region);
    try {
      body.run(() -> counted, locals);
    } finally {
      worker.context.leaveInOrder(region);
      worker.counters.ran(counted.count);
      worker.counters.iterated(profile, counted.count);
    }
  }

  /** Runs a loop with a general header, its bodies at once. */
  static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      Worker worker, String site, SiteProfile profile, L locals, InOrderLoop<L, E> loop) throws E {
    Region region = worker.context.enterInOrder(site, profile, locals);
    AtOnce<L> spawner = new AtOnce<>(region, locals);
    try {
      loop.run(spawner);
    } finally {
      worker.context.leaveInOrder(region);
      spawner.endSegment();
      worker.counters.ran(spawner.count);
      worker.counters.iterated(profile, spawner.count);
    }
  }

  /** The elements up to the cancellation of the loop. */
  private static final class Counted<T> implements Iterator<T> {
    private final Iterator<T> all;
    private final Region region;
    long count;

    Counted(Iterator<T> all, Region region) {
      this.all = all;
      this.region = region;
    }

    @Override
    public boolean hasNext() {
      return !region.isCancelled() && all.hasNext();
    }

    @Override
    public T next() {
      T element = all.next();
      count++;
      return element;
    }
  }

  /** Runs bodies where they are spawned; deterministic ones in the segments of a shared loop. */
  private static final class AtOnce<L extends TaskLocals<L>> implements Spawner<L> {
    private final Region region;
    private final L root;
    private final boolean deterministic;
    private L segment;
    long count;

    AtOnce(Region region, L root) {
      this.region = region;
      this.root = root;
      this.deterministic = root.isDeterministic();
      this.segment = root;
    }

    @Override
    public <E extends Throwable> void spawn(TaskBody<L, E> body) throws E {
      if (region.isCancelled()) {
        return;
      }
      if (deterministic && count % SegmentSpawner.LENGTH == 0) {
        endSegment();
        segment = root.forked();
      }
      count++;
      body.run(segment);
    }

    void endSegment() {
      if (segment != root) {
        root.joinSettled(segment);
        segment = root;
      }
    }

    @Override
    public boolean stopped() {
      return region.isCancelled();
    }
  }
}
