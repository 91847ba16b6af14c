package org.ajws.runtime;

import java.util.Iterator;

/** Loops in order on the calling thread, their asyncs, too: the serial elision. */
final class Serial {
  /**
   * The first chunk. Later ones are twice as long each: the body's method is then entered often
   * enough to be compiled as a whole, and not only by on-stack replacement.
   */
  private static final long FIRST_CHUNK = 1024;

  /** Of the executions of a very short loop, one in this many is timed. */
  private static final int SAMPLE = 16;

  /** A loop expected to take less is very short: reading the clock would show. */
  private static final long VERY_SHORT_NANOS = 500;

  private Serial() {}

  static <L extends TaskLocals<L>> void run(
      Worker worker, Region region, L locals, Iterations<L> iterations) {
    Region outer = worker.region;
    AsyncScope outerScope = worker.outerScope();
    Root outerRoot = worker.outerScopeRoot();
    worker.region = region;
    worker.setScope(null);
    boolean timed =
        !Execution.schedulerOf(worker).config.serial
            && (worker.started % SAMPLE == 0
                || !region.profile.takesLessThan(VERY_SHORT_NANOS, iterations.count));
    long start = timed ? System.nanoTime() : 0;
    long next = 0;
    try {
      long chunk = FIRST_CHUNK;
      while (next != iterations.count && !region.isCancelled()) {
        long left = iterations.count - next;
        long length = Long.compareUnsigned(left, chunk) < 0 ? left : chunk;
        long from = next;
        next += length;
        iterations.run(from, length, locals);
        chunk = Math.min(chunk * 2, Iterations.MAX_CHUNK);
      }
    } catch (Throwable t) {
      region.fail(t);
    } finally {
      worker.region = outer;
      worker.resetScope(outerScope, outerRoot);
    }
    long ran = iterations.within(0, next);
    worker.counters.ran(ran);
    if (timed) {
      region.profile.record(System.nanoTime() - start, ran);
    }
    iterations.finishQuietly(region);
    region.rethrow();
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
