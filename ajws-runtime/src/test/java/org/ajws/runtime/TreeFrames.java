package org.ajws.runtime;

import org.ajws.runtime.Tree.Block;
import org.ajws.runtime.Tree.Statement;
import org.ajws.runtime.Tree.Thrown;
import org.ajws.runtime.frame.Frame;
import org.ajws.runtime.frame.Root;
import org.ajws.runtime.frame.Steal;
import org.ajws.runtime.frame.Unwind;
import org.ajws.runtime.generated.StealRequest;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.lock.Critical;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.loop.Relation;

/** The method of {@link Tree} in four parts, as the translator writes them. */
final class TreeFrames {
  // What a frame's pc says, beside the number of the statement.
  private static final int NEXT = 0; // before the statement
  private static final int CALLED = 1; // after its call
  private static final int SPAWNED = 2; // after the async
  private static final int BODY = 3; // the async's body begins
  private static final int BODY_CALLED = 4; // after the call in the async's body
  private static final int INNER = 5; // at the end of the inner finish
  private static final int VALUE = 6; // before the use of the value
  private static final int OUTER = 7; // at the end of the outer finish

  private static final int OUTSIDE_SLOT = 1;
  private static final int INSIDE_SLOT = 2;
  private static final int VALUE_SLOT = 3;

  private TreeFrames() {}

  static long call(Block b, long[] out) {
    Root r$ = Root.enter();
    try {
      return call$fast(b, out);
    } catch (Unwind u$) {
      return r$.complete(u$).longResult();
    } finally {
      r$.exit();
    }
  }

  /** Through a barrier of some kind. */
  private static long apart(Statement s, long[] out) {
    if (s.kind() == Tree.Kind.BARRIER) {
      return call(s.block(), out);
    }
    if (s.kind() == Tree.Kind.CRITICAL) {
      return Critical.call(() -> call(s.block(), out));
    }
    long[] result = new long[1];
    Loops.ints(
        "Tree.java:1",
        0,
        Relation.LT,
        4,
        1,
        TaskLocals.none(),
        (from, to, step, locals) -> {
          for (int i = from; i < to && !locals.cancelled(); i += step) {
            if (i == 1) {
              result[0] = call(s.block(), out);
            } else {
              Tree.work(i);
            }
          }
        });
    return result[0];
  }

  private static int slot(Block b, int i) {
    return b.statements().get(i).kind() == Tree.Kind.VALUE
        ? VALUE_SLOT
        : b.isInside(i) ? INSIDE_SLOT : OUTSIDE_SLOT;
  }

  private static Unwind parent(Unwind u, Frame1 f, int slot) {
    return slot == VALUE_SLOT ? u.value(f, slot) : u.async(f, slot);
  }

  @SuppressWarnings("fallthrough") // an async and a value begin in the same way
  static long call$fast(Block b, long[] out) {
    if (b == null) {
      return 1;
    }
    long acc = 0;
    long before = 0;
    long red = 0;
    long redInside = 0;
    long v = 0;
    for (int i = 0; i < b.statements().size(); i++) {
      if (i == b.from()) {
        before = acc;
      }
      try {
        Statement s = b.statements().get(i);
        switch (s.kind()) {
          case WORK:
            acc = Tree.mix(acc, Tree.work(s.id()));
            break;
          case CALL:
            long called;
            try {
              called = call$fast(s.block(), out);
            } catch (Unwind u$) {
              throw u$.call(new Frame1(i, CALLED, b, out, acc, before, red, redInside, v));
            }
            acc = Tree.mix(acc, called);
            break;
          case BARRIER:
          case CRITICAL:
          case LOOP:
            acc = Tree.mix(acc, apart(s, out));
            break;
          case ASYNC:
          case VALUE:
            if (StealRequest.raised && Steal.accept()) {
              Unwind u$ = Steal.unwind(new Frame1(i, BODY, b, out, 0, 0, 0, 0, 0));
              Frame1 f = new Frame1(i, SPAWNED, b, out, acc, before, red, redInside, v);
              throw parent(u$, f, slot(b, i));
            }
            long r;
            try {
              r = call$fast(s.block(), out);
            } catch (Unwind u$) {
              u$.call(new Frame1(i, BODY_CALLED, b, out, 0, 0, 0, 0, 0));
              Frame1 f = new Frame1(i, SPAWNED, b, out, acc, before, red, redInside, v);
              throw parent(u$, f, slot(b, i));
            }
            if (s.kind() == Tree.Kind.VALUE) {
              v = r;
            } else {
              out[s.id()] = r;
              redInside += b.isInside(i) ? r : 0;
              red += b.outer() && !b.isInside(i) ? r : 0;
            }
            break;
          case USE:
            acc = Tree.mix(acc, v);
            break;
          case THROW:
            throw new Thrown(s.id());
        }
      } catch (Thrown t) {
        if (!b.catching() || !b.isInside(i)) {
          throw t;
        }
        acc = before + 77;
        redInside = 0;
        i = b.to() - 1;
      }
    }
    return Tree.mix(acc, red + redInside);
  }

  private static boolean call$slow(Frame1 f) throws Throwable {
    Block b = f.block;
    int i = f.pc >> 3;
    int at = f.pc & 7;
    if (at == BODY || at == BODY_CALLED) {
      return body(f, b.statements().get(i), i, at);
    }
    for (; ; ) {
      try {
        return f.goOn(i, at);
      } catch (Thrown | StackOverflowError t) {
        f.traced(t);
        if (f.isInside()) {
          f.fail(t);
          i = b.to();
          at = INNER;
        } else if (f.leavesInner && b.catching() && t instanceof Thrown) {
          f.leavesInner = false;
          f.acc = f.before + 77;
          f.redInside = 0;
          i = b.to();
          at = NEXT;
          continue;
        } else if (f.open() > 0) {
          f.fail(t);
          i = b.statements().size();
          at = OUTER;
        } else {
          throw t;
        }
        f.pc = i << 3 | at;
        if (!f.join()) {
          return false;
        }
      }
    }
  }

  private static boolean body(Frame1 f, Statement s, int i, int at) {
    long r;
    try {
      if (at == BODY) {
        try {
          r = call$fast(s.block(), f.out);
        } catch (Unwind u$) {
          f.pc = i << 3 | BODY_CALLED;
          u$.call(f);
          return false;
        }
      } else {
        r = f.longResult();
      }
    } catch (Thrown t) {
      return f.threw(t);
    }
    if (s.kind() == Tree.Kind.VALUE) {
      f.v = r;
    } else {
      f.out[s.id()] = r;
      f.red = f.block.isCovered(i) ? r : 0;
    }
    return f.returns();
  }

  static final class Frame1 extends Frame {
    final Block block;
    final long[] out;
    long acc;
    long before;
    long red;
    long redInside;
    long v;

    // From asyncs that ran apart.
    long redR;
    long redInsideR;
    boolean hasV;
    long vR;

    boolean leavesInner;

    Frame1(
        int i,
        int at,
        Block block,
        long[] out,
        long acc,
        long before,
        long red,
        long redInside,
        long v) {
      super(i << 3 | at);
      this.block = block;
      this.out = out;
      this.acc = acc;
      this.before = before;
      this.red = red;
      this.redInside = redInside;
      this.v = v;
    }

    boolean isInside() {
      return open() > (block.outer() ? 1 : 0);
    }

    private boolean stop(int i, int at) {
      pc = i << 3 | at;
      return false;
    }

    /** The method from a point on. */
    boolean goOn(int start, int point) {
      int i = start;
      int at = point;
      for (; ; at = NEXT) {
        switch (at) {
          case CALLED -> acc = Tree.mix(acc, longResult());
          case SPAWNED -> resumed();
          case INNER -> {
            leavesInner = true;
            joined();
            leavesInner = false;
            redInside += redInsideR;
          }
          case VALUE -> {
            joinedValue(VALUE_SLOT);
            if (hasV) {
              hasV = false;
              v = vR;
            }
            acc = Tree.mix(acc, v);
          }
          case OUTER -> {
            joined();
            return returns(Tree.mix(acc, red + redR + redInside));
          }
          default -> {}
        }
        i += at == CALLED || at == SPAWNED || at == VALUE ? 1 : 0;
        if (isInside() && i == block.to()) {
          pc = i << 3 | INNER;
          if (!join()) {
            return false;
          }
          at = INNER;
          leavesInner = true;
          joined();
          leavesInner = false;
          redInside += redInsideR;
        }
        if (i == block.statements().size()) {
          if (open() == 0) {
            return returns(Tree.mix(acc, red + redInside));
          }
          pc = i << 3 | OUTER;
          if (!join()) {
            return false;
          }
          joined();
          return returns(Tree.mix(acc, red + redR + redInside));
        }
        if (i == block.from() && block.from() < block.to() && !isInside()) {
          before = acc;
          enterFinish();
        }
        Statement s = block.statements().get(i);
        switch (s.kind()) {
          case WORK -> acc = Tree.mix(acc, Tree.work(s.id()));
          case CALL -> {
            long called;
            try {
              called = call$fast(s.block(), out);
            } catch (Unwind u$) {
              u$.call(this);
              return stop(i, CALLED);
            }
            acc = Tree.mix(acc, called);
          }
          case BARRIER, CRITICAL, LOOP -> acc = Tree.mix(acc, apart(s, out));
          case ASYNC, VALUE -> {
            if (s.kind() == Tree.Kind.VALUE || !cancelled()) {
              if (StealRequest.raised && Steal.accept()) {
                parent(
                    Steal.unwind(new Frame1(i, BODY, block, out, 0, 0, 0, 0, 0)),
                    this,
                    slot(block, i));
                return stop(i, SPAWNED);
              }
              long r;
              try {
                r = call$fast(s.block(), out);
              } catch (Unwind u$) {
                u$.call(new Frame1(i, BODY_CALLED, block, out, 0, 0, 0, 0, 0));
                parent(u$, this, slot(block, i));
                return stop(i, SPAWNED);
              }
              if (s.kind() == Tree.Kind.VALUE) {
                v = r;
              } else {
                out[s.id()] = r;
                redInside += block.isInside(i) ? r : 0;
                red += block.outer() && !block.isInside(i) ? r : 0;
              }
            }
          }
          case USE -> {
            pc = i << 3 | VALUE;
            if (!joinValue(VALUE_SLOT)) {
              return false;
            }
            joinedValue(VALUE_SLOT);
            if (hasV) {
              hasV = false;
              v = vR;
            }
            acc = Tree.mix(acc, v);
          }
          case THROW -> throw new Thrown(s.id());
        }
        i++;
      }
    }

    @Override
    public boolean run() throws Throwable {
      return call$slow(this);
    }

    @Override
    protected int finishes(int point) {
      int i = point >> 3;
      switch (point & 7) {
        case BODY, BODY_CALLED:
          return 0;
        case INNER:
          return block.outer() ? 2 : 1;
        case OUTER:
          return 1;
        default:
          return (block.outer() ? 1 : 0) + (block.isInside(i) ? 1 : 0);
      }
    }

    @Override
    protected void accept(Frame completed, int slot) {
      Frame1 child = (Frame1) completed;
      switch (slot) {
        case OUTSIDE_SLOT -> redR += child.red;
        case INSIDE_SLOT -> redInsideR += child.red;
        default -> {
          hasV = true;
          vR = child.v;
        }
      }
    }
  }
}
