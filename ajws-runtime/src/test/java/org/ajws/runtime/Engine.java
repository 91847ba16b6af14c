package org.ajws.runtime;

import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.ElementsBody;
import org.ajws.runtime.loop.ForkJoinLoops;
import org.ajws.runtime.loop.InOrderLoop;
import org.ajws.runtime.loop.IntBody;
import org.ajws.runtime.loop.LongBody;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.loop.Relation;

/** The two implementations of the contract, for tests that hold for both. */
public enum Engine {
  LOOPS {
    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void ints(
        int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E {
      Loops.ints(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void longs(
        long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E {
      Loops.longs(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    public <T, L extends TaskLocals<L>, E extends Throwable> void elements(
        Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
      Loops.elements(SITE, source, locals, body);
    }

    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void inOrder(
        L locals, InOrderLoop<L, E> loop) throws E {
      Loops.inOrder(SITE, locals, loop);
    }
  },

  FORK_JOIN {
    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void ints(
        int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E {
      ForkJoinLoops.ints(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void longs(
        long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E {
      ForkJoinLoops.longs(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    public <T, L extends TaskLocals<L>, E extends Throwable> void elements(
        Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
      ForkJoinLoops.elements(SITE, source, locals, body);
    }

    @Override
    public <L extends TaskLocals<L>, E extends Throwable> void inOrder(
        L locals, InOrderLoop<L, E> loop) throws E {
      ForkJoinLoops.inOrder(SITE, locals, loop);
    }
  };

  static final String SITE = "Test.java:1";

  public abstract <L extends TaskLocals<L>, E extends Throwable> void ints(
      int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E;

  public abstract <L extends TaskLocals<L>, E extends Throwable> void longs(
      long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E;

  public abstract <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E;

  public abstract <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      L locals, InOrderLoop<L, E> loop) throws E;

  /** {@code for (int i = 0; i < n; i++) body(i)}. */
  public <E extends Throwable> void times(int n, IntAction<E> body) throws E {
    ints(
        0,
        Relation.LT,
        n,
        1,
        TaskLocals.none(),
        (from, to, step, locals) -> {
          for (int i = from; i < to && !locals.cancelled(); i += step) {
            body.run(i);
          }
        });
  }

  /** One iteration. */
  public interface IntAction<E extends Throwable> {
    void run(int i) throws E;
  }
}
