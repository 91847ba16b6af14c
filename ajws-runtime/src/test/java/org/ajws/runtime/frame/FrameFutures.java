package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;
import org.ajws.sync.Future;

/**
 * {@code @Async Future<Integer> f = Future.of(fib(n - 1)); int b = fib(n - 2); return f.get() + b;}
 * as the translator does it.
 */
public final class FrameFutures {
  private FrameFutures() {}

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
    if (StealRequest.raised && Steal.accept()) {
      throw Steal.unwind(new Frame1(1, n, null, 0)).future(new Frame1(3, n, null, 0), 1);
    }
    Future<Integer> f;
    try {
      f = Future.of(fib$fast(n - 1));
    } catch (Unwind u$) {
      throw u$.call(new Frame1(2, n, null, 0)).future(new Frame1(3, n, null, 0), 1);
    }
    int b;
    try {
      b = fib$fast(n - 2);
    } catch (Unwind u$) {
      throw u$.call(new Frame1(4, n, f, 0));
    }
    try {
      return f.get$fast() + b;
    } catch (Unwind u$) {
      throw u$.call(new Frame1(5, n, f, b));
    }
  }

  private static boolean fib$slow(Frame1 f$) {
    switch (f$.pc) {
      case 1: // the async's body
        try {
          f$.f = Future.of(fib$fast(f$.n - 1));
        } catch (Unwind u$) {
          f$.pc = 2;
          throw u$.call(f$);
        }
        return f$.returns();
      case 2: // the same, after its call
        f$.f = Future.of(f$.intResult());
        return f$.returns();
      case 3: // the method goes on
        f$.resumed();
        try {
          f$.b = fib$fast(f$.n - 2);
        } catch (Unwind u$) {
          f$.pc = 4;
          throw u$.call(f$);
        }
        break;
      case 4:
        f$.b = f$.intResult();
        break;
      default:
        return f$.returns(f$.<Integer>objectResult() + f$.b);
    }
    try {
      return f$.returns(f$.f.get$fast() + f$.b);
    } catch (Unwind u$) {
      f$.pc = 5;
      throw u$.call(f$);
    }
  }

  static final class Frame1 extends Frame {
    int n;
    Future<Integer> f;
    int b;

    Frame1(int pc, int n, Future<Integer> f, int b) {
      super(pc);
      this.n = n;
      this.f = f;
      this.b = b;
    }

    @Override
    public boolean run() {
      return fib$slow(this);
    }

    @Override
    protected int finishes(int place) {
      return 0;
    }

    @Override
    protected void accept(Frame completed, int place) {
      completed.gives(((Frame1) completed).f.get());
    }

    @Override
    protected void pending(int place, Object made) {
      f = Future.pending$(made);
    }
  }
}
