package org.ajws.runtime;

import java.util.Iterator;

/** Loops in order on the calling thread: the serial elision. */
final class Serial {
  /**
   * The first chunk. Later ones are twice as long each: the body's method is then entered often
   * enough to be compiled as a whole, and not only by on-stack replacement.
   */
  private static final long FIRST_CHUNK = 1024;

  private Serial() {}

  static <L extends TaskLocals<L>> void run(String site, L locals, Iterations<L> iterations) {
    Worker worker = Worker.current();
    Region outer = worker.region;
    Region region = new Region(site);
    worker.region = region;
    locals.region = region;
    try {
      long chunk = FIRST_CHUNK;
      long next = 0;
      while (next != iterations.count && !region.isCancelled()) {
        long left = iterations.count - next;
        long length = Long.compareUnsigned(left, chunk) < 0 ? left : chunk;
        iterations.run(next, length, locals);
        next += length;
        chunk = Math.min(chunk * 2, Iterations.MAX_CHUNK);
      }
    } catch (Throwable t) {
      throw Sneaky.raise(t);
    } finally {
      worker.region = outer;
    }
  }

  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
    Worker worker = Worker.current();
    Region outer = worker.region;
    Region region = new Region(site);
    worker.region = region;
    locals.region = region;
    try {
      Iterator<T> all = source.iterator();
      body.run(() -> new Uncancelled<>(all, region), locals);
    } finally {
      worker.region = outer;
    }
  }

  static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      String site, L locals, InOrderLoop<L, E> loop) throws E {
    Worker worker = Worker.current();
    Region outer = worker.region;
    Region region = new Region(site);
    worker.region = region;
    locals.region = region;
    try {
      loop.run(
          new Spawner<L>() {
            @Override
            public <X extends Throwable> void spawn(TaskBody<L, X> body) throws X {
              if (!region.isCancelled()) {
                body.run(locals);
              }
            }

            @Override
            public boolean stopped() {
              return region.isCancelled();
            }
          });
    } finally {
      worker.region = outer;
    }
  }

  /** Ends early once the loop is cancelled. */
  private static final class Uncancelled<T> implements Iterator<T> {
    private final Iterator<T> all;
    private final Region region;

    Uncancelled(Iterator<T> all, Region region) {
      this.all = all;
      this.region = region;
    }

    @Override
    public boolean hasNext() {
      return !region.isCancelled() && all.hasNext();
    }

    @Override
    public T next() {
      return all.next();
    }
  }
}
