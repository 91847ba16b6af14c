package org.ajws.runtime.frame;

import java.util.function.IntUnaryOperator;
import org.ajws.runtime.generated.StealRequest;

/**
 * {@code @Async int v = leaf(n); int r = n == 0 ? 0 : chain(n - 1); return r + v;} as the
 * translator does it: a linear recursion, whose stack is as deep as {@code n}.
 */
final class FrameChain {
  private FrameChain() {}

  static int chain(int n, IntUnaryOperator leaf) {
    Root r$ = Root.enter();
    try {
      return chain$fast(n, leaf);
    } catch (Unwind u$) {
      return r$.complete(u$).intResult();
    } finally {
      r$.exit();
    }
  }

  private static int chain$fast(int n, IntUnaryOperator leaf) {
    if (StealRequest.raised && Steal.accept()) {
      throw Steal.unwind(new Frame1(1, n, leaf, 0, 0)).value(new Frame1(2, n, leaf, 0, 0), 1);
    }
    int v = leaf.applyAsInt(n);
    int r = 0;
    if (n != 0) {
      try {
        r = chain$fast(n - 1, leaf);
      } catch (Unwind u$) {
        throw u$.call(new Frame1(3, n, leaf, v, 0));
      }
    }
    return r + v;
  }

  private static boolean chain$slow(Frame1 f) {
    switch (f.pc) {
      case 1:
        f.v = f.leaf.applyAsInt(f.n);
        return f.returns();
      case 2:
        f.resumed();
        if (f.n != 0) {
          try {
            f.r = chain$fast(f.n - 1, f.leaf);
          } catch (Unwind u$) {
            f.pc = 3;
            u$.call(f);
            return false;
          }
        }
        break;
      case 3:
        f.r = f.intResult();
        break;
      default:
        break;
    }
    f.pc = 4;
    if (!f.joinValue(1)) {
      return false;
    }
    f.joinedValue(1);
    return f.returns(f.r + f.v + f.vR);
  }

  private static final class Frame1 extends Frame {
    final int n;
    final IntUnaryOperator leaf;
    int v;
    int r;
    int vR;

    Frame1(int pc, int n, IntUnaryOperator leaf, int v, int r) {
      super(pc);
      this.n = n;
      this.leaf = leaf;
      this.v = v;
      this.r = r;
    }

    @Override
    public boolean run() {
      return chain$slow(this);
    }

    @Override
    protected int finishes(int point) {
      return 0;
    }

    @Override
    protected void accept(Frame completed, int slot) {
      vR = ((Frame1) completed).v;
    }
  }
}
