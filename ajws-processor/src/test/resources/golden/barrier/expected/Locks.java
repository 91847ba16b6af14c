import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/**
 * Spawning calls while a lock of java.util.concurrent is held: only the thread that has it can give
 * it back, so nothing of it is given to another one, and nobody is waited for.
 */
@org.ajws.runtime.Translated(digest = "d13246bf2619a757f42965b2ebfc5a5f7720bfd70385659a27dbb5484920214b", target = "trycatch") class Locks {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final ReentrantReadWriteLock BOTH = new ReentrantReadWriteLock();
  static int held;

  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.frame.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static int locked(int n) {
    LOCK.lock();
    { org.ajws.runtime.lock.Critical.enter(); try { try {
      held++;
      return fib(n);
    } finally {
      LOCK.unlock();
    } } finally { org.ajws.runtime.lock.Critical.exit(); } }
  }

  /** A section between calls after which the method may go on elsewhere. */
  static int between(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return between$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.frame.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int between$fast(int n) {
    int x; try { x = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(between$frame4(1, n, 0)); }
    LOCK.lock();
    { org.ajws.runtime.lock.Critical.enter(); try { try {
      x += fib(n - 1);
      if (x > 60) return x;
    } finally {
      LOCK.unlock();
    } } finally { org.ajws.runtime.lock.Critical.exit(); } }
    try { return x + fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(between$frame4(2, n, x)); }
  }

  static int all(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return all$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.frame.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int all$fast(int n) {
    if (n < 9) return locked(n + 3);
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(all$frame2(1, n, 0, 0)).value(all$frame2(3, n, 0, 0), 1); } @Async int a; try { a = all$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(all$frame2(3, n, 0, 0), 1); }
    int b; try { b = all$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(all$frame2(4, n, a, 0)); }
    return a + b;
  }

  /** The value wants the lock under which it is used. */
  static int valueInside(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return valueInside$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.frame.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int valueInside$fast(int n) {
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(valueInside$frame3(1, n, 0, 0)).value(valueInside$frame3(2, n, 0, 0), 1); } @Async int a = locked(n);
    int b; try { b = fib$fast(n - 3); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(valueInside$frame3(3, n, a, 0)); }
    LOCK.lock();
    BOTH.readLock().lock();
    try {
      b += a;
    } finally {
      BOTH.readLock().unlock();
      LOCK.unlock();
    }
    return b;
  }

  @Finish
  static int resultInside(int n) { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.Tasks.finish("Locks.java:69"); try {
    int r = 0; final int[] r$1 = {r};
    { org.ajws.runtime.task.Tasks.async("Locks.java:72", () -> { async: r$1[0] = locked(n); }); }
    { finish$1.await(); LOCK.lock();
    try {
      if (n > 3) {
        { finish$1.await(); return r$1[0] + 1; }
      }
      held++;
    } finally {
      LOCK.unlock();
    } }
    { finish$1.await(); return r$1[0]; }
   } catch (final Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }

  static int tried(int n, Lock lock) throws InterruptedException {
    int sum = 0;
    switch (n % 3) {
      case 0:
        lock.lockInterruptibly();
        { org.ajws.runtime.lock.Critical.enter(); try { try {
          sum = fib(n);
        } finally {
          if (sum >= 0) {
            lock.unlock();
          }
        } } finally { org.ajws.runtime.lock.Critical.exit(); } }
        break;
      default:
        if (lock.tryLock()) { org.ajws.runtime.lock.Critical.enter(); try { try {
          { org.ajws.runtime.loop.Loops.ints("Locks.java:100", 0, org.ajws.runtime.loop.Relation.LT, 4, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; fib(i); } }); }
          sum = fib(n) + 1;
        } finally {
          lock.unlock();
        } } finally { org.ajws.runtime.lock.Critical.exit(); } }
    }
    return sum;
  }

  public static void main(String[] args) throws InterruptedException { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (Throwable t$) { org.ajws.runtime.frame.Frame.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) throws InterruptedException {
    long sum = 0;
    for (int i = 0; i < 20; i++) {
      { int t$1 = 0; int t$2 = 0; int t$3 = 0; int t$4 = 0; try { t$1 = all$fast(14); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame5(1, sum, i, 0, 0, 0)); } try { t$2 = valueInside$fast(10 + i % 4); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame5(2, sum, i, t$1, 0, 0)); } t$3 = t$1 + t$2 + resultInside(i % 8); try { t$4 = between$fast(i); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame5(3, sum, i, t$1, t$2, t$3)); } sum += t$3 + t$4 + tried(i, new ReentrantLock()); }
    }
    System.out.println(sum + " " + held + " " + LOCK.isLocked() + BOTH.getReadLockCount());
  }
 @SuppressWarnings("all") static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @Override public boolean run() throws Throwable { return fib$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @Override protected String source() { return "Locks#fib#Locks.java"; } } @SuppressWarnings("all") private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @SuppressWarnings("all") private static boolean fib$slow(fib$Frame1 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 18; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 19; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 19; f$.t$1 = f$.intResult(); } else { f$.line = 19; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 19; f$.a$ = f$.t$1; } } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 20; f$.t$2 = f$.intResult(); } else { f$.line = 20; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 20; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 21; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @SuppressWarnings("all") static final class all$Frame2 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; all$Frame2(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @Override public boolean run() throws Throwable { return all$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } all$Frame2 copy$(int pc) { all$Frame2 c = new all$Frame2(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == all$Frame2.class && ((all$Frame2) child).$task == 1)) { a$r = child.intResult(); break; } all$Frame2 c = (all$Frame2) child; a$r = c.a$; break; } default: } } @Override protected String source() { return "Locks#all#Locks.java"; } } @SuppressWarnings("all") private static all$Frame2 all$frame2(int pc, int n$, int a$, int b$) { return new all$Frame2(pc, n$, a$, b$); } @SuppressWarnings("all") private static boolean all$slow(all$Frame2 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 48; if (f$.n$ < 9) { int r$ = locked(f$.n$ + 3); return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 49; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 49; f$.t$1 = f$.intResult(); } else { f$.line = 49; try { f$.t$1 = all$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 49; f$.a$ = f$.t$1; } } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 50; f$.t$2 = f$.intResult(); } else { f$.line = 50; try { f$.t$2 = all$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 50; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 51; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @SuppressWarnings("all") static final class valueInside$Frame3 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; valueInside$Frame3(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @Override public boolean run() throws Throwable { return valueInside$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\0\0\0\0\0\0".charAt(pc); } valueInside$Frame3 copy$(int pc) { valueInside$Frame3 c = new valueInside$Frame3(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == valueInside$Frame3.class && ((valueInside$Frame3) child).$task == 1)) break; valueInside$Frame3 c = (valueInside$Frame3) child; a$r = c.a$; break; } default: } } @Override protected String source() { return "Locks#valueInside#Locks.java"; } } @SuppressWarnings("all") private static valueInside$Frame3 valueInside$frame3(int pc, int n$, int a$, int b$) { return new valueInside$Frame3(pc, n$, a$, b$); } @SuppressWarnings("all") private static boolean valueInside$slow(valueInside$Frame3 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 2) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 56; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 2; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0) { f$.line = 56; f$.a$ = locked(f$.n$); } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 57; f$.t$1 = f$.intResult(); } else { f$.line = 57; try { f$.t$1 = fib$fast(f$.n$ - 3); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 57; f$.b$ = f$.t$1; } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0) { f$.pc = 4; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 58; LOCK.lock(); } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 59; BOTH.readLock().lock(); } if (pc$ == 0 || pc$ == 6) { if (pc$ == 0) { f$.pc = 6; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 60; { int b = f$.b$; int a = f$.a$; try { try {       f$.line = 61; b += a;     } finally {       f$.line = 63; BOTH.readLock().unlock();       f$.line = 64; LOCK.unlock();     } } finally { f$.b$ = b; } } } if (pc$ == 0 || pc$ == 7) { if (pc$ == 0) { f$.line = 66; f$.t$2 = f$.b$; } if (pc$ == 0 || pc$ == 7) { if (pc$ == 0) { f$.pc = 7; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { { int r$ = f$.t$2; return f$.returns(r$); } } } } return f$.returns(); }  @SuppressWarnings("all") static final class between$Frame4 extends org.ajws.runtime.frame.Frame { int n$; int x$; int t$1; int t$2; int $task; between$Frame4(int pc, int n$, int x$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; } @Override public boolean run() throws Throwable { return between$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } between$Frame4 copy$(int pc) { between$Frame4 c = new between$Frame4(pc, n$, x$); c.t$1 = t$1; c.t$2 = t$2; return c; } @Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @Override protected String source() { return "Locks#between#Locks.java"; } } @SuppressWarnings("all") private static between$Frame4 between$frame4(int pc, int n$, int x$) { return new between$Frame4(pc, n$, x$); } @SuppressWarnings("all") private static boolean between$slow(between$Frame4 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 36; f$.t$1 = f$.intResult(); } else { f$.line = 36; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 36; f$.x$ = f$.t$1; } } if (pc$ == 0) { f$.line = 37; LOCK.lock(); f$.line = 38; { int x = f$.x$; int n = f$.n$; try { { org.ajws.runtime.lock.Critical.enter(); try { try {       f$.line = 39; x += fib(n - 1);       f$.line = 40; if (x > 60) { int r$ = x; return f$.returns(r$); }     } finally {       f$.line = 42; LOCK.unlock();     } } finally { org.ajws.runtime.lock.Critical.exit(); } } } finally { f$.x$ = x; } } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 44; f$.t$2 = f$.intResult(); } else { f$.line = 44; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 44; { int r$ = f$.x$ + f$.t$2; return f$.returns(r$); } } } } return f$.returns(); }  @SuppressWarnings("all") static final class main$Frame5 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; long sum$; int i$; int t$1; int t$2; int t$3; int t$4; int $task; main$Frame5(int pc, long sum$, int i$, int t$1, int t$2, int t$3) { super(pc); this.$task = task(pc); this.sum$ = sum$; this.i$ = i$; this.t$1 = t$1; this.t$2 = t$2; this.t$3 = t$3; } @Override public boolean run() throws Throwable { return main$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0".charAt(pc); } main$Frame5 copy$(int pc) { main$Frame5 c = new main$Frame5(pc, sum$, i$, t$1, t$2, t$3); c.args$ = args$; c.t$4 = t$4; return c; } @Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @Override protected String source() { return "Locks#main#Locks.java"; } } @SuppressWarnings("all") private static main$Frame5 main$frame5(int pc, long sum$, int i$, int t$1, int t$2, int t$3) { return new main$Frame5(pc, sum$, i$, t$1, t$2, t$3); } @SuppressWarnings("all") private static boolean main$slow(main$Frame5 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 110; f$.sum$ = 0; } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 0) { f$.line = 111; f$.i$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Frame.notedBoolean(true, f$.line = 111) && (f$.i$ < 20); f$.line = 111, f$.i$++) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 112; f$.t$1 = f$.intResult(); } else { f$.line = 112; try { f$.t$1 = all$fast(14); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 112; f$.t$2 = f$.intResult(); } else { f$.line = 112; try { f$.t$2 = valueInside$fast(10 + f$.i$ % 4); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 112; f$.t$3 = f$.t$1 + f$.t$2 + resultInside(f$.i$ % 8); } if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 112; f$.t$4 = f$.intResult(); } else { f$.line = 112; try { f$.t$4 = between$fast(f$.i$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 112; f$.sum$ += f$.t$3 + f$.t$4 + tried(f$.i$, new ReentrantLock()); } } } } } if (pc$ == 0) { f$.line = 114; System.out.println(f$.sum$ + " " + held + " " + LOCK.isLocked() + BOTH.getReadLockCount()); } } return f$.returns(); } }
