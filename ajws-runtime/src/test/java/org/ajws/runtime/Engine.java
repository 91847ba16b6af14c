package org.ajws.runtime;

/** The two implementations of the contract, for tests that hold for both. */
enum Engine {
  LOOPS {
    @Override
    <L extends TaskLocals<L>, E extends Throwable> void ints(
        int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E {
      Loops.ints(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    <L extends TaskLocals<L>, E extends Throwable> void longs(
        long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E {
      Loops.longs(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    <T, L extends TaskLocals<L>, E extends Throwable> void elements(
        Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
      Loops.elements(SITE, source, locals, body);
    }

    @Override
    <L extends TaskLocals<L>, E extends Throwable> void inOrder(L locals, InOrderLoop<L, E> loop)
        throws E {
      Loops.inOrder(SITE, locals, loop);
    }
  },

  FORK_JOIN {
    @Override
    <L extends TaskLocals<L>, E extends Throwable> void ints(
        int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E {
      ForkJoinLoops.ints(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    <L extends TaskLocals<L>, E extends Throwable> void longs(
        long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E {
      ForkJoinLoops.longs(SITE, first, rel, bound, step, locals, body);
    }

    @Override
    <T, L extends TaskLocals<L>, E extends Throwable> void elements(
        Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
      ForkJoinLoops.elements(SITE, source, locals, body);
    }

    @Override
    <L extends TaskLocals<L>, E extends Throwable> void inOrder(L locals, InOrderLoop<L, E> loop)
        throws E {
      ForkJoinLoops.inOrder(SITE, locals, loop);
    }
  };

  static final String SITE = "Test.java:1";

  abstract <L extends TaskLocals<L>, E extends Throwable> void ints(
      int first, Relation rel, long bound, long step, L locals, IntBody<L, E> body) throws E;

  abstract <L extends TaskLocals<L>, E extends Throwable> void longs(
      long first, Relation rel, long bound, long step, L locals, LongBody<L, E> body) throws E;

  abstract <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E;

  abstract <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      L locals, InOrderLoop<L, E> loop) throws E;

  /** {@code for (int i = 0; i < n; i++) body(i)}. */
  <E extends Throwable> void times(int n, IntAction<E> body) throws E {
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
  interface IntAction<E extends Throwable> {
    void run(int i) throws E;
  }
}
