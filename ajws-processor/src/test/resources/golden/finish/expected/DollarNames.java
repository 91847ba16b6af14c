import org.ajws.Async;

/** Locals and fields named like what frames need: their method gets tasks instead. */
@org.ajws.runtime.Translated(digest = "e1d361d18c27317ec62746cb4f7ff1ab82f047f570d2af61b7ab1a470bb24518", target = "trycatch") class DollarNames {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) {
      return n;
    }
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static int named(int $n, int pc$) {
    int f$ = fib($n), u$ = fib($n - 1), r$, t$1 = fib(2);
    { final int[] r$$2 = {0}; final org.ajws.runtime.task.Finish finish$2 = org.ajws.runtime.task.Tasks.finish("DollarNames.java:16"); try { finish: {
      { org.ajws.runtime.task.Tasks.async("DollarNames.java:17", () -> { async: r$$2[0] = fib($n); }); }
      int e$ = fib(pc$);
      t$1 += e$;
    } } catch (final java.lang.Throwable t$2) { finish$2.failed(t$2); throw t$2; } finally { try { finish$2.join(); } finally { r$ = r$$2[0]; } } }
    return f$ + u$ * r$ + t$1 + pc$;
  }

  static int pc$ = 5;
  static int t$1 = 7;
  int f$ = 3;

  static int fields(int n) {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$4 = org.ajws.runtime.task.Tasks.value("DollarNames.java:29", () -> { int value$4 = fib(n); return value$4; }); try {
    int b = fib(t$1) + pc$ * fib(n - 1) - t$1;
    return ((int) a$4.get()) + b + pc$;
   } catch (final java.lang.Throwable t$4) { a$4.failed(t$4); throw t$4; } finally { a$4.join(); } }

  int field(int n) {
    return fib(n) + f$ * fib(3);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) {
      System.out.println(named(9 + i % 3, 5));
      System.out.println(fields(i) + " " + new DollarNames().field(i));
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "DollarNames#fib#DollarNames.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 6; if (f$.n$ < 2) {       f$.line = 7; { int r$ = f$.n$; return f$.returns(r$); }     } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 9; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 9; f$.t$1 = f$.intResult(); } else { f$.line = 9; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 9; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 10; f$.t$2 = f$.intResult(); } else { f$.line = 10; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 10; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 11; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); } }
