package org.ajws.runtime.frame;

import org.ajws.runtime.generated.StealRequest;

/**
 * {@code finish: { async: a(); b(); }} as the translator does it, but for one thing: it waits for a
 * request before the async, so that its stack is saved for sure.
 */
final class TwoTasks {
  /** What a task does. */
  interface Task {
    void run() throws Throwable;
  }

  private static final int BODY_LINE = 1001;
  private static final int REST_LINE = 1002;

  private TwoTasks() {}

  static void run(Task a, Task b) {
    Root r$ = Root.enter();
    try {
      run$fast(a, b);
    } catch (Unwind u$) {
      r$.complete(u$).voidResult();
    } finally {
      r$.exit();
    }
  }

  static void run$fast(Task a, Task b) {
    while (!(StealRequest.raised && Steal.accept())) {
      Thread.onSpinWait();
    }
    throw Steal.unwind(new Frame1(1, a, b)).async(new Frame1(2, a, b), 1);
  }

  private static boolean run$slow(Frame1 f) throws Throwable {
    if (f.pc == 1) {
      f.line = BODY_LINE;
      f.a.run();
      return f.returns();
    }
    if (f.pc == 2) {
      try {
        f.resumed();
        f.line = REST_LINE;
        if (!f.cancelled()) {
          f.b.run();
        }
      } catch (Throwable t) {
        f.fail(t);
      }
      f.pc = 3;
      if (!f.join()) {
        return false;
      }
    }
    f.joined();
    return f.returns();
  }

  static final class Frame1 extends Frame {
    final Task a;
    final Task b;

    Frame1(int pc, Task a, Task b) {
      super(pc);
      this.a = a;
      this.b = b;
    }

    @Override
    public boolean run() throws Throwable {
      return run$slow(this);
    }

    @Override
    protected int finishes(int point) {
      return point == 1 ? 0 : 1;
    }

    @Override
    protected void accept(Frame completed, int slot) {}

    @Override
    protected String source() {
      return "org.ajws.runtime.frame.TwoTasks#run#Original.java";
    }
  }
}
