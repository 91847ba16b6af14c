import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.Async;
import org.ajws.ParallelFor;

/** Spawning calls below frames that are not translated, locks and constructors. */
@org.ajws.runtime.Translated(digest = "975dd26205b81aa142306ab4b396784230461f7ecc855e3bb0d6cbb634a97647", target = "trycatch") class Barriers {
  static int fib(int n) { org.ajws.runtime.Root r$ = org.ajws.runtime.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { throw org.ajws.runtime.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static final int AT_START = org.ajws.runtime.Critical.<java.lang.Integer>call(() -> (int) (fib(12)));

  final int made;

  Barriers(int n) {
    this(fib(n), n);
  }

  private Barriers(int fib, int n) {
    made = fib + fib(n - 1);
  }

  static String sorted(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add((i * 7) % n);
    list.sort(Comparator.comparingInt(x -> fib(x % 9) * 100 + x));
    return list.toString();
  }

  static int streamed(int n) {
    return IntStream.range(0, n).map(i -> fib(i)).sum()
        + List.of(3, 4, 5).stream().map(Barriers::fib).collect(Collectors.toList()).hashCode();
  }

  private int held;

  synchronized int locked(int n) { org.ajws.runtime.Critical.enter(); try { 
    held += fib(n);
    return held;
   } finally { org.ajws.runtime.Critical.exit(); } }

  int block(int n) { org.ajws.runtime.Root r$ = org.ajws.runtime.Root.enter(); try { return block$body(n); } catch (org.ajws.runtime.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.Frame.trace(t$); throw t$; } finally { r$.exit(); } } int block$fast(int n) { if (this.getClass() != Barriers.class && org.ajws.runtime.Twins.isOverridden(this, Barriers.class, "block", int.class)) { return this.block(n); } return block$body(n); } private int block$body(int n) {
    synchronized (this) { org.ajws.runtime.Critical.enter(); try { 
      held += fib(n);
     } finally { org.ajws.runtime.Critical.exit(); } }
    try { return fib$fast(3) + held; } catch (org.ajws.runtime.Unwind u$) { throw u$.call(block$frame4(1)); }
  }

  @org.ajws.Finish
  int returnsInMonitor(int n) { final org.ajws.runtime.Finish finish$1 = org.ajws.runtime.Tasks.finish("Barriers.java:56"); try {
    int[] out = new int[1];
    { org.ajws.runtime.Tasks.async("Barriers.java:59", () -> { async: out[0] = fib(n); }); }
    synchronized (this) { org.ajws.runtime.Critical.enter(); try { 
      if (n > 8) { finish$1.await(); return n + fib(4); }
     } finally { org.ajws.runtime.Critical.exit(); } }
    { finish$1.await(); return fib(5); }
   } catch (final Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }

  static int thread(int n) throws InterruptedException {
    int[] result = new int[1];
    Thread t = new Thread(() -> result[0] = fib(n));
    t.start();
    t.join();
    return result[0];
  }

  static int recursive(int n) { org.ajws.runtime.Root r$ = org.ajws.runtime.Root.enter(); try { return recursive$fast(n); } catch (org.ajws.runtime.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int recursive$fast(int n) {
    if (n == 0) return 1;
    if (org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { throw org.ajws.runtime.Steal.unwind(recursive$frame2(1, n, 0, (int[]) null)).value(recursive$frame2(3, n, 0, (int[]) null), 1); } @Async int a; try { a = fib$fast(n); } catch (org.ajws.runtime.Unwind u$) { throw u$.value(recursive$frame2(3, n, 0, (int[]) null), 1); }
    Runnable[] r = new Runnable[1];
    int[] below = new int[1];
    r[0] = () -> below[0] = recursive(n - 1);
    r[0].run();
    return a + below[0];
  }

  static int finallyOnce(int n) {
    int s = 0;
    try {
      s = fib(n);
    } finally {
      s += fib(n - 1);
    }
    return s;
  }

  static int loopsAndTasks(int n) { org.ajws.runtime.Root r$ = org.ajws.runtime.Root.enter(); try { return loopsAndTasks$fast(n); } catch (org.ajws.runtime.Unwind u$) { return r$.complete(u$).intResult(); } catch (Throwable t$) { org.ajws.runtime.Frame.trace(t$); throw t$; } finally { r$.exit(); } } static int loopsAndTasks$fast(int n) {
    int[] out = new int[n];
    { org.ajws.runtime.Loops.ints("Barriers.java:96", 0, org.ajws.runtime.Relation.LT, n, 1, org.ajws.runtime.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      out[i] = fib(i % 10);
    } } }); }
    int more;
    finish:
    {
      async:
      { if (org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { throw org.ajws.runtime.Steal.unwind(loopsAndTasks$frame3(1, n, out)).async(loopsAndTasks$frame3(2, 0, out), 1); } { org.ajws.runtime.Loops.ints("Barriers.java:103", 0, org.ajws.runtime.Relation.LT, n, 1, org.ajws.runtime.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; out[i] += fib(i % 5); } }); } }
      try { more = fib$fast(10); } catch (org.ajws.runtime.Unwind u$) { throw u$.call(loopsAndTasks$frame3(3, 0, out)); }
    }
    return more + java.util.Arrays.hashCode(out);
  }

  public static void main(String[] args) throws Exception { org.ajws.runtime.Root r$ = org.ajws.runtime.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.Unwind u$) { r$.complete(u$).voidResult(); } catch (Throwable t$) { org.ajws.runtime.Frame.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) throws Exception {
    System.out.println(AT_START + " " + new Barriers(11).made);
    System.out.println(sorted(40));
    System.out.println(streamed(14));
    Barriers b = new Barriers(3);
    { java.io.PrintStream t$1 = null; java.lang.String t$2 = null; int t$3 = 0; t$1 = System.out; t$2 = b.locked(9) + " "; try { t$3 = b.block$fast(8); } catch (org.ajws.runtime.Unwind u$) { throw u$.call(main$frame5(1, b, t$1, t$2, (java.io.PrintStream) null, (java.io.PrintStream) null)); } t$1.println(t$2 + t$3); }
    System.out.println(b.returnsInMonitor(9) + " " + b.returnsInMonitor(8));
    System.out.println(thread(14));
    { java.io.PrintStream t$4 = null; int t$5 = 0; t$4 = System.out; try { t$5 = recursive$fast(12); } catch (org.ajws.runtime.Unwind u$) { throw u$.call(main$frame5(2, (Barriers) null, (java.io.PrintStream) null, (java.lang.String) null, t$4, (java.io.PrintStream) null)); } t$4.println(t$5); }
    System.out.println(finallyOnce(12));
    { java.io.PrintStream t$6 = null; int t$7 = 0; t$6 = System.out; try { t$7 = loopsAndTasks$fast(40); } catch (org.ajws.runtime.Unwind u$) { throw u$.call(main$frame5(3, (Barriers) null, (java.io.PrintStream) null, (java.lang.String) null, (java.io.PrintStream) null, t$6)); } t$6.println(t$7); }
  }
 @SuppressWarnings("all") static final class fib$Frame1 extends org.ajws.runtime.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @Override public boolean run() throws Throwable { return fib$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @Override protected void accept(org.ajws.runtime.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @Override protected String source() { return "Barriers#fib#Barriers.java"; } } @SuppressWarnings("all") private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @SuppressWarnings("all") private static boolean fib$slow(fib$Frame1 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 12; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 13; if (pc$ == 0 && org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { org.ajws.runtime.Unwind u$ = org.ajws.runtime.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 13; f$.t$1 = f$.intResult(); } else { f$.line = 13; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 13; f$.a$ = f$.t$1; } } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 14; f$.t$2 = f$.intResult(); } else { f$.line = 14; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 14; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 15; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @SuppressWarnings("all") static final class recursive$Frame2 extends org.ajws.runtime.Frame { int n$; int a$; java.lang.Runnable[] r$; int[] below$; int t$1; boolean has$1; int a$r; int $task; recursive$Frame2(int pc, int n$, int a$, int[] below$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.below$ = below$; } @Override public boolean run() throws Throwable { return recursive$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0".charAt(pc); } recursive$Frame2 copy$(int pc) { recursive$Frame2 c = new recursive$Frame2(pc, n$, a$, below$); c.r$ = r$; c.t$1 = t$1; return c; } @Override protected void accept(org.ajws.runtime.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == recursive$Frame2.class && ((recursive$Frame2) child).$task == 1)) { a$r = child.intResult(); break; } recursive$Frame2 c = (recursive$Frame2) child; a$r = c.a$; break; } default: } } @Override protected String source() { return "Barriers#recursive#Barriers.java"; } } @SuppressWarnings("all") private static recursive$Frame2 recursive$frame2(int pc, int n$, int a$, int[] below$) { return new recursive$Frame2(pc, n$, a$, below$); } @SuppressWarnings("all") private static boolean recursive$slow(recursive$Frame2 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 75; if (f$.n$ == 0) { int r$ = 1; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 76; if (pc$ == 0 && org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { org.ajws.runtime.Unwind u$ = org.ajws.runtime.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 76; f$.t$1 = f$.intResult(); } else { f$.line = 76; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 76; f$.a$ = f$.t$1; } } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0) { f$.line = 77; f$.r$ = new Runnable[1]; f$.line = 78; f$.below$ = new int[1]; f$.line = 79; { java.lang.Runnable[] r = f$.r$; int[] below = f$.below$; int n = f$.n$; r[0] = () -> below[0] = recursive(n - 1); } f$.line = 80; f$.r$[0].run(); } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0) { f$.pc = 4; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 81; { int r$ = f$.a$ + f$.below$[0]; return f$.returns(r$); } } } return f$.returns(); }  @SuppressWarnings("all") static final class loopsAndTasks$Frame3 extends org.ajws.runtime.Frame { int n$; int[] out$; int more$; int t$1; boolean has$1; int $task; loopsAndTasks$Frame3(int pc, int n$, int[] out$) { super(pc); this.$task = task(pc); this.n$ = n$; this.out$ = out$; } @Override public boolean run() throws Throwable { return loopsAndTasks$slow(this); } @Override protected int finishes(int pc) { return "\0\0\1\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\0\0\0".charAt(pc); } loopsAndTasks$Frame3 copy$(int pc) { loopsAndTasks$Frame3 c = new loopsAndTasks$Frame3(pc, n$, out$); c.more$ = more$; c.t$1 = t$1; return c; } @Override protected void accept(org.ajws.runtime.Frame child, int slot) { switch (slot) { case 1: { has$1 = true; if (!(child.getClass() == loopsAndTasks$Frame3.class && ((loopsAndTasks$Frame3) child).$task == 1)) break; loopsAndTasks$Frame3 c = (loopsAndTasks$Frame3) child; break; } default: } } @Override protected String source() { return "Barriers#loopsAndTasks#Barriers.java"; } } @SuppressWarnings("all") private static loopsAndTasks$Frame3 loopsAndTasks$frame3(int pc, int n$, int[] out$) { return new loopsAndTasks$Frame3(pc, n$, out$); } @SuppressWarnings("all") private static boolean loopsAndTasks$slow(loopsAndTasks$Frame3 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 95; f$.out$ = new int[f$.n$]; f$.line = 96; { int n = f$.n$; int[] out = f$.out$; { org.ajws.runtime.Loops.ints("Barriers.java:96", 0, org.ajws.runtime.Relation.LT, n, 1, org.ajws.runtime.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {       f$.line = 97; out[i] = fib(i % 10);     } } }); } } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ != 4) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 2) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 102; if (pc$ == 0 && org.ajws.runtime.Steal.requested && org.ajws.runtime.Steal.accept()) { org.ajws.runtime.Unwind u$ = org.ajws.runtime.Steal.unwind(f$.copy$(1)); f$.pc = 2; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0) { f$.line = 103; { int n = f$.n$; int[] out = f$.out$; { org.ajws.runtime.Loops.ints("Barriers.java:103", 0, org.ajws.runtime.Relation.LT, n, 1, org.ajws.runtime.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; out[i] += fib(i % 5); } }); } } } } } catch (Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 104; f$.t$1 = f$.intResult(); } else { f$.line = 104; try { f$.t$1 = fib$fast(10); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 104; f$.more$ = f$.t$1; } } } } } catch (Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 100; if (pc$ == 0) { f$.pc = 4; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; f$.joined(); } if (pc$ == 0) { f$.line = 106; { int r$ = f$.more$ + java.util.Arrays.hashCode(f$.out$); return f$.returns(r$); } } } return f$.returns(); }  @SuppressWarnings("all") final class block$Frame4 extends org.ajws.runtime.Frame { int n$; int t$1; int $task; block$Frame4(int pc) { super(pc); this.$task = task(pc); } @Override public boolean run() throws Throwable { return block$slow(this); } @Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } block$Frame4 copy$(int pc) { block$Frame4 c = new block$Frame4(pc); c.n$ = n$; c.t$1 = t$1; return c; } @Override protected void accept(org.ajws.runtime.Frame child, int slot) { switch (slot) { default: } } @Override protected String source() { return "Barriers#block#Barriers.java"; } } @SuppressWarnings("all") private block$Frame4 block$frame4(int pc) { return new block$Frame4(pc); } @SuppressWarnings("all") private boolean block$slow(block$Frame4 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 50; { int n = f$.n$; synchronized (this) { org.ajws.runtime.Critical.enter(); try {        f$.line = 51; held += fib(n);      } finally { org.ajws.runtime.Critical.exit(); } } } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 53; f$.t$1 = f$.intResult(); } else { f$.line = 53; try { f$.t$1 = fib$fast(3); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 53; { int r$ = f$.t$1 + held; return f$.returns(r$); } } } } return f$.returns(); }  @SuppressWarnings("all") static final class main$Frame5 extends org.ajws.runtime.Frame { java.lang.String[] args$; Barriers b$; java.io.PrintStream t$1; java.lang.String t$2; int t$3; java.io.PrintStream t$4; int t$5; java.io.PrintStream t$6; int t$7; int $task; main$Frame5(int pc, Barriers b$, java.io.PrintStream t$1, java.lang.String t$2, java.io.PrintStream t$4, java.io.PrintStream t$6) { super(pc); this.$task = task(pc); this.b$ = b$; this.t$1 = t$1; this.t$2 = t$2; this.t$4 = t$4; this.t$6 = t$6; } @Override public boolean run() throws Throwable { return main$slow(this); } @Override protected int finishes(int pc) { return "\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0".charAt(pc); } main$Frame5 copy$(int pc) { main$Frame5 c = new main$Frame5(pc, b$, t$1, t$2, t$4, t$6); c.args$ = args$; c.t$3 = t$3; c.t$5 = t$5; c.t$7 = t$7; return c; } @Override protected void accept(org.ajws.runtime.Frame child, int slot) { switch (slot) { default: } } @Override protected String source() { return "Barriers#main#Barriers.java"; } } @SuppressWarnings("all") private static main$Frame5 main$frame5(int pc, Barriers b$, java.io.PrintStream t$1, java.lang.String t$2, java.io.PrintStream t$4, java.io.PrintStream t$6) { return new main$Frame5(pc, b$, t$1, t$2, t$4, t$6); } @SuppressWarnings("all") private static boolean main$slow(main$Frame5 f$) throws Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 110; System.out.println(AT_START + " " + new Barriers(11).made); f$.line = 111; System.out.println(sorted(40)); f$.line = 112; System.out.println(streamed(14)); f$.line = 113; f$.b$ = new Barriers(3); } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 114; f$.t$1 = System.out; f$.line = 114; f$.t$2 = f$.b$.locked(9) + " "; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 114; f$.t$3 = f$.intResult(); } else { f$.line = 114; try { f$.t$3 = f$.b$.block$fast(8); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 114; f$.t$1.println(f$.t$2 + f$.t$3); } } if (pc$ == 0) { f$.line = 115; System.out.println(f$.b$.returnsInMonitor(9) + " " + f$.b$.returnsInMonitor(8)); f$.line = 116; System.out.println(thread(14)); } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 117; f$.t$4 = System.out; } if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 117; f$.t$5 = f$.intResult(); } else { f$.line = 117; try { f$.t$5 = recursive$fast(12); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 117; f$.t$4.println(f$.t$5); } } if (pc$ == 0) { f$.line = 118; System.out.println(finallyOnce(12)); } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0) { f$.line = 119; f$.t$6 = System.out; } if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 119; f$.t$7 = f$.intResult(); } else { f$.line = 119; try { f$.t$7 = loopsAndTasks$fast(40); } catch (org.ajws.runtime.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 119; f$.t$6.println(f$.t$7); } } } return f$.returns(); } }
