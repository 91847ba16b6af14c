package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;

/**
 * As the translator does it:
 *
 * <pre>{@code
 * for (int r = 0; r < rounds; r++) {
 *   fib(n);
 *   visitor.outside();
 *   try {
 *     finish: { async: fib(n); visitor.inside(r); fib(n); }
 *   } catch (IllegalStateException e) {}
 *   visitor.outside();
 * }
 * }</pre>
 */
final class FrameTour {
  /** Looks around at the places of the tour. */
  interface Visitor {
    /** Where no finish is open and no async under way. */
    void outside();

    /** Behind an async, in its finish. */
    void inside(int round);
  }

  private FrameTour() {}

  static void tour(int rounds, int n, Visitor visitor) {
    Root r$ = Root.enter();
    try {
      tour$fast(rounds, n, visitor);
    } catch (Unwind u$) {
      r$.complete(u$).voidResult();
    } finally {
      r$.exit();
    }
  }

  private static void tour$fast(int rounds, int n, Visitor visitor) {
    for (int r = 0; r < rounds; r++) {
      try {
        FrameFib.fib$fast(n);
      } catch (Unwind u$) {
        throw u$.call(new Frame1(1, rounds, n, visitor, r));
      }
      visitor.outside();
      try {
        if (StealRequest.raised && Steal.accept()) {
          throw Steal.unwind(new FrameFib.Frame1(1, n + 1, 0))
              .async(new Frame1(2, rounds, n, visitor, r), 1);
        }
        try {
          FrameFib.fib$fast(n);
        } catch (Unwind u$) {
          throw u$.async(new Frame1(2, rounds, n, visitor, r), 1);
        }
        visitor.inside(r);
        try {
          FrameFib.fib$fast(n);
        } catch (Unwind u$) {
          throw u$.call(new Frame1(3, rounds, n, visitor, r));
        }
      } catch (IllegalStateException e) {
        // goes on
      }
      visitor.outside();
    }
  }

  private static boolean tour$slow(Frame1 f$) {
    for (; ; ) {
      if (f$.pc == 0) {
        if (f$.round == f$.rounds) {
          return f$.returns();
        }
        f$.pc = 1;
        try {
          FrameFib.fib$fast(f$.n);
        } catch (Unwind u$) {
          throw u$.call(f$);
        }
      } else if (f$.pc == 1) {
        f$.intResult();
      }
      if (f$.pc == 1) {
        f$.visitor.outside();
        f$.enterFinish();
        f$.pc = 2;
        try {
          FrameFib.fib$fast(f$.n);
        } catch (Unwind u$) {
          throw u$.async(f$, 1);
        }
        spawned(f$, false);
      } else if (f$.pc == 2) {
        spawned(f$, true);
      } else if (f$.pc == 3) {
        f$.intResult();
      }
      if (f$.pc != 4) {
        f$.pc = 4;
        if (!f$.join()) {
          return false;
        }
      }
      try {
        f$.joined();
      } catch (IllegalStateException e) {
        // goes on
      }
      f$.visitor.outside();
      f$.round++;
      f$.pc = 0;
    }
  }

  /** What stands behind the async in its finish. */
  private static void spawned(Frame1 f$, boolean resumed) {
    try {
      if (resumed) {
        f$.resumed();
      }
      f$.visitor.inside(f$.round);
      f$.pc = 3;
      FrameFib.fib$fast(f$.n);
    } catch (Unwind u$) {
      throw u$.call(f$);
    } catch (Throwable t$) {
      f$.fail(t$);
    }
  }

  private static final class Frame1 extends Frame {
    final int rounds;
    final int n;
    final Visitor visitor;
    int round;

    Frame1(int pc, int rounds, int n, Visitor visitor, int round) {
      super(pc);
      this.rounds = rounds;
      this.n = n;
      this.visitor = visitor;
      this.round = round;
    }

    @Override
    public boolean run() {
      return tour$slow(this);
    }

    @Override
    protected int finishes(int place) {
      return place >= 2 ? 1 : 0;
    }

    @Override
    protected void accept(Frame completed, int place) {
      completed.intResult();
    }
  }
}
