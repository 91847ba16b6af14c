package org.ajws.runtime;

import java.util.Iterator;

/** Loops in order on the calling thread, their asyncs, too: the serial elision. */
final class Serial {
  /**
   * The first chunk. Later ones are twice as long each: the body's method is then entered often
   * enough to be compiled as a whole, and not only by on-stack replacement.
   */
  private static final long FIRST_CHUNK = 1024;

  /** Of the executions of a very short loop inside of another one, one in this many is timed. */
  private static final int SAMPLE = 16;

  /** A loop expected to take less is very short: reading the clock would show. */
  private static final long VERY_SHORT_NANOS = 500;

  /** What took less says little: reading the clock and entering the body are a part of it. */
  private static final long TELLING_NANOS = 5_000;

  /** The chunks of a loop that is expected to be short grow by this factor. */
  private static final int SHORT_GROWTH = 16;

  private Serial() {}

  /** Runs all of a loop. */
  static <L extends TaskLocals<L>> void run(
      Worker worker, Region region, L locals, Iterations<L> iterations) {
    runWhileShort(worker, region, locals, iterations, null);
  }

  /**
   * Runs a loop whose earlier executions were short as long as this one is, too. After the first
   * iteration, and again after some more, it looks at the time: with another argument an iteration
   * may take a thousand times as long, and then the others must be shared. Within a shared loop, of
   * which others can get something else, it does so only if somebody asks.
   *
   * @param config null to run all of the loop
   * @return the first iteration that was not run, since what is left is worth sharing; the number
   *     of iterations if the loop has ended
   */
  static <L extends TaskLocals<L>> long runWhileShort(
      Worker worker, Region region, L locals, Iterations<L> iterations, Config config) {
    Region outer = worker.region;
    AsyncScope outerScope = worker.outerScope();
    Root outerRoot = worker.outerScopeRoot();
    worker.region = region;
    worker.setScope(null);
    boolean watched = config != null;
    boolean timed =
        watched
            && (!worker.registered
                || worker.started % SAMPLE == 0
                || !region.takesLessThan(VERY_SHORT_NANOS, iterations.count));
    long start = timed ? System.nanoTime() : 0;
    long startedAt = 0; // the iteration at that time
    long next = 0;
    boolean shared = false;
    try {
      boolean careful = watched && (!worker.registered || worker.isAsked());
      long chunk = careful ? 1 : FIRST_CHUNK;
      while (next != iterations.count && !region.isCancelled()) {
        long left = iterations.count - next;
        long length = Long.compareUnsigned(left, chunk) < 0 ? left : chunk;
        long from = next;
        next += length;
        iterations.run(from, length, locals);
        chunk = Math.min(chunk * (careful ? SHORT_GROWTH : 2), Iterations.MAX_CHUNK);
        if (watched && next != iterations.count) {
          if (timed) {
            long took = System.nanoTime() - start;
            double each = (double) took / (next - startedAt);
            if (took > TELLING_NANOS
                && each * unsigned(iterations.count - next) > config.wakeNanos) {
              region.surprise();
              shared = true;
              break;
            }
          } else if (worker.isAsked()) {
            timed = true;
            start = System.nanoTime();
            startedAt = next;
            chunk = 1;
          }
        }
      }
    } catch (Throwable t) {
      region.fail(t);
    } finally {
      worker.region = outer;
      worker.resetScope(outerScope, outerRoot);
    }
    worker.counters.ran(iterations.within(0, next));
    if (timed && !shared && next != startedAt) {
      long ran = iterations.within(startedAt, next - startedAt);
      region.profile.record(System.nanoTime() - start, ran);
    }
    if (shared) {
      return next;
    }
    iterations.finishQuietly(region);
    region.rethrow();
    return iterations.count;
  }

  private static double unsigned(long count) {
    return count >= 0 ? count : count + 0x1p64;
  }

  /** Runs the body over all elements by their own iterator, as the loop of the source does. */
  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      Worker worker, Region region, Iterable<T> source, L locals, ElementsBody<T, L, E> body)
      throws E {
    Region outer = worker.region;
    AsyncScope outerScope = worker.outerScope();
    Root outerRoot = worker.outerScopeRoot();
    worker.region = region;
    worker.setScope(null);
    Counted<T> counted = new Counted<>(source.iterator(), region);
    try {
      body.run(() -> counted, locals);
    } finally {
      worker.region = outer;
      worker.resetScope(outerScope, outerRoot);
      worker.counters.ran(counted.count);
      worker.counters.iterated(region.profile, counted.count);
    }
  }

  /** Runs a loop with a general header, its bodies at once. */
  static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      Worker worker, Region region, L locals, InOrderLoop<L, E> loop) throws E {
    Region outer = worker.region;
    AsyncScope outerScope = worker.outerScope();
    Root outerRoot = worker.outerScopeRoot();
    worker.region = region;
    worker.setScope(null);
    AtOnce<L> spawner = new AtOnce<>(region, locals);
    try {
      loop.run(spawner);
    } finally {
      worker.region = outer;
      worker.resetScope(outerScope, outerRoot);
      spawner.endSegment();
      worker.counters.ran(spawner.count);
      worker.counters.iterated(region.profile, spawner.count);
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
      this.deterministic = root.deterministic();
      this.segment = root;
    }

    @Override
    public <E extends Throwable> void spawn(TaskBody<L, E> body) throws E {
      if (region.isCancelled()) {
        return;
      }
      if (deterministic && count % SegmentSpawner.LENGTH == 0) {
        endSegment();
        segment = root.fork();
        segment.region = region;
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
