package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;

/**
 * {@code finish: { async: a = fib(n - 1); b = fib(n - 2); } return a + b;} as the translator does
 * it.
 */
public final class FrameFib {
  private FrameFib() {}

  public static int fib(int n) {
    Root r$ = Root.enter();
    try {
      return fib$fast(n);
    } catch (Unwind u$) {
      return r$.complete(u$).intResult();
    } finally {
      r$.exit();
    }
  }

  static int fib$fast(int n) {
    if (n < 2) {
      return n;
    }
    int a;
    int b;
    if (StealRequest.raised && Steal.accept()) {
      throw Steal.unwind(new Frame1(1, n, 0)).async(new Frame1(2, n, 0), 1);
    }
    try {
      a = fib$fast(n - 1);
    } catch (Unwind u$) {
      throw u$.async(new Frame1(2, n, 0), 1);
    }
    try {
      b = fib$fast(n - 2);
    } catch (Unwind u$) {
      throw u$.call(new Frame1(3, n, a));
    }
    return a + b;
  }

  private static boolean fib$slow(Frame1 f$) {
    int n = f$.n;
    int a = f$.a;
    int b = f$.b;
    switch (f$.pc) {
      case 1: // the async's body
        try {
          a = fib$fast(n - 1);
        } catch (Unwind u$) {
          f$.pc = 4;
          throw u$.call(f$);
        }
        return f$.returns(a);
      case 4: // the same, after its call
        return f$.returns(f$.intResult());
      case 2: // the finish's body goes on
        try {
          f$.resumed();
          try {
            b = fib$fast(n - 2);
          } catch (Unwind u$) {
            f$.n = n;
            f$.pc = 3;
            throw u$.call(f$);
          }
        } catch (Unwind u$) {
          throw u$;
        } catch (Throwable t$) {
          f$.fail(t$);
        }
        break;
      case 3:
        try {
          b = f$.intResult();
        } catch (Throwable t$) {
          f$.fail(t$);
        }
        break;
      default:
        break;
    }
    if (f$.pc != 5) {
      f$.n = n;
      f$.a = a;
      f$.b = b;
      f$.pc = 5;
      if (!f$.join()) {
        return false;
      }
    }
    f$.joined();
    return f$.returns(f$.a + f$.a$1 + f$.b);
  }

  static final class Frame1 extends Frame {
    private final int start;
    int n;
    int a;
    int a$1; // what the async gives
    int b;

    Frame1(int pc, int n, int a) {
      super(pc);
      this.start = pc;
      this.n = n;
      this.a = a;
    }

    @Override
    public boolean run() {
      return fib$slow(this);
    }

    @Override
    protected int finishes(int point) {
      return point == 1 || point == 4 ? 0 : 1;
    }

    @Override
    protected void accept(Frame completed, int slot) {
      a$1 = completed.intResult();
    }

    @Override
    public String toString() {
      return "fib(" + n + ") from " + start;
    }
  }
}
