/**
 * Locals that get their first value in an expression, before a spawning call in it. They are not
 * lost when the stack is saved in that call.
 */
@org.ajws.runtime.Translated(digest = "bd6f82fc30caef6039e707700b21a12a14d0d002ffd4dccff53500d476dd27e4", target = "trycatch") class FirstValues {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    int a, b;
    finish: {
      async: { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0)).async(fib$frame1(3, n, 0), 1); } try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.async(fib$frame1(3, n, 0), 1); } }
      try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a)); }
    }
    return a + b;
  }
  static int f(int p, int q) { return p * 1000 + q; }
  static int one(int n) {
    int x;
    int r = f(x = 3, fib(n));
    return r + x * 7;
  }
  static int stmt(int n) {
    int x;
    f(x = n, fib(n));
    return x;
  }
  static int cond(int n) {
    int x;
    if ((x = n) > 0 & fib(n) > 1) return x;
    return -x;
  }
  static int condShort(int n) {
    int x;
    if ((x = n) > 0 && fib(n) > 1) return x;
    return -x;
  }
  static int loop(int n) {
    int s = 0, k;
    int i = 0;
    while ((k = i * 5) < 20 & fib(n) > 0) { s += k; i++; }
    return s + k;
  }
  static String str(int n) {
    String x;
    String r = (x = "v" + n) + fib(n);
    return r + x;
  }
  static int sw(int n) {
    int x;
    switch ((x = n) + fib(n)) { case 0: return 0; default: return x; }
  }
  static int ret(int n) {
    int x;
    return (x = n) + fib(n) + x;
  }
  static int decl(int n) {
    int x;
    int y = (x = n) + fib(n), z = x + fib(n - 1);
    return x + y + z;
  }
  static int same(int n) {
    int x;
    x = (x = n) + fib(n) + x;
    return x;
  }
  static int tern(int n) {
    int x;
    int r = (x = n) > 3 ? fib(n) + x : fib(n - 1) - x;
    return r + x;
  }
  static int arg(int n) {
    int x;
    int r = fib(x = n);
    return r + x * 7;
  }
  static int upd(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return upd$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int upd$fast(int n) {
    int s = 0;
    int x;
    for (int i = 0; i < 3; ) { again2$: { if (true) { x = i + 5; } } { int t$1 = 0; try { t$1 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(upd$frame2(1, n, s, x, i)); } s = f(t$1, i++) + x; } }
    return s;
  }
  static int bind(Object o, int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return bind$fast(o, n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int bind$fast(Object o, int n) { java.lang.Integer s$h = null;
    { boolean t$1 = false; int t$2 = 0; t$1 = (o instanceof Integer s && ((s$h = s) == s | true)); if (t$1) { try { t$2 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(bind$frame3(1, o, n, s$h, t$1)); } t$1 = t$2 > 0; } else { } return t$1 && s$h > 4 ? s$h : -1; }
  }
  static int bindIf(Object o, int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return bindIf$fast(o, n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int bindIf$fast(Object o, int n) { java.lang.Integer s$h = null;
    { boolean t$1 = false; int t$2 = 0; t$1 = (o instanceof Integer s && ((s$h = s) == s | true)); if (t$1) { try { t$2 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(bindIf$frame4(1, o, n, s$h, t$1)); } t$1 = t$2 > 0; } else { } if (t$1 && s$h > 4) return s$h; }
    return -1;
  }
  static int dow(int n) {
    int x, k = 0;
    do { x = k; k++; } while (fib(n) > 0 & x < 3);
    return x * 10 + k;
  }
  static int foreach(int n) {
    int x, s = 0;
    for (int e : new int[] {x = 5, fib(n), 3}) { s += e + x; }
    return s;
  }
  static int asyncBody(int n) {
    int r, x;
    { final int[] r$1 = {0}; final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.Tasks.finish("FirstValues.java:100"); try { finish: {
      { org.ajws.runtime.task.Tasks.async("FirstValues.java:101", () -> { async: { int y; r$1[0] = f(y = n, fib(n)) + y; } }); }
      x = fib(n - 3);
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { try { finish$1.join(); } finally { r = r$1[0]; } } }
    return r + x;
  }
  static int loc(int n) {
    int s = 0;
    for (int i = 0; i < 3; i++) { int y; s += f(y = i + 9, fib(n)) + y; }
    return s;
  }
  static int rule(int n) {
    int x;
    int r =
        f(
            x = n,
            switch (n % 2) {
              case 0 -> fib(n);
              default -> 1;
            });
    return r + x;
  }

  static int later(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return later$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int later$fast(int n) {
    int x;
    int r; { int t$1 = 0; int t$2 = 0; int head1$; { int line$ = 125; try { line$ = 126; try { t$1 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(later$frame5(1, n, 0, 0, 0)); } line$ = 126; head1$ = (t$1 % 4); } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "FirstValues#later#FirstValues.java", 125, line$); throw e$; } } switch2$: switch (head1$) { 

case 3 -> { int t$3 = 0; try { t$3 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(later$frame5(2, n, 0, t$1, t$2)); } t$2 = t$3 + 1; break switch2$; }
          default -> { int t$4 = 0; try { t$4 = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(later$frame5(3, n, 0, t$1, t$2)); } t$2 = t$4; break switch2$; }
        } { int line$ = 129; try { line$ = 128; r = t$2; } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "FirstValues#later#FirstValues.java", 129, line$); throw e$; } } }
    try { x = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(later$frame5(4, n, r, 0, 0)); }
    return r * x;
  }

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    long[] sum = new long[21];
    for (int i = 0; i < 6; i++) {
      int n = 16;
      sum[0] += one(n);
      sum[1] += stmt(n);
      sum[2] += cond(n);
      sum[3] += condShort(n);
      sum[4] += loop(n);
      sum[5] += str(n).hashCode();
      sum[6] += sw(n);
      sum[7] += ret(n);
      sum[8] += decl(n);
      sum[9] += same(n);
      sum[10] += tern(n);
      sum[11] += arg(n);
      { long t$1 = 0; int t$2 = 0; t$1 = sum[12]; try { t$2 = upd$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame6(1, sum, i, n, t$1, 0, 0, 0)); } sum[12] = t$1 + (t$2); }
      { long t$3 = 0; int t$4 = 0; t$3 = sum[13]; try { t$4 = bind$fast(7, n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame6(2, sum, i, n, 0, t$3, 0, 0)); } sum[13] = t$3 + (t$4); }
      { long t$5 = 0; int t$6 = 0; t$5 = sum[14]; try { t$6 = bindIf$fast(7, n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame6(3, sum, i, n, 0, 0, t$5, 0)); } sum[14] = t$5 + (t$6); }
      sum[15] += dow(n);
      sum[16] += foreach(n);
      sum[17] += asyncBody(n);
      sum[18] += loc(n);
      sum[19] += rule(n);
      { long t$7 = 0; int t$8 = 0; t$7 = sum[20]; try { t$8 = later$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame6(4, sum, i, n, 0, 0, 0, t$7)); } sum[20] = t$7 + (t$8); }
    }
    System.out.println(java.util.Arrays.toString(sum));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\1\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$); c.b$ = b$; c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { if (child.hasFailed()) break; has$1 = true; a$r = child.intResult(); break; } has$1 = true; fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#fib#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$) { return new fib$Frame1(pc, n$, a$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 7; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 5) { if (pc$ != 5) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 10; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 10; f$.t$1 = f$.intResult(); } else { f$.line = 10; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.async(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 10; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 11; f$.t$2 = f$.intResult(); } else { f$.line = 11; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 11; f$.b$ = f$.t$2; } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 9; if (pc$ == 0) { f$.pc = 5; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; { java.lang.Throwable t$ = f$.left(); try { if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } catch (java.lang.Throwable e$) { t$ = f$.both(t$, e$); } f$.raised(t$); } } if (pc$ == 0) { f$.line = 13; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class upd$Frame2 extends org.ajws.runtime.frame.Frame { int n$; int s$; int x$; int i$; int t$1; int $task; upd$Frame2(int pc, int n$, int s$, int x$, int i$) { super(pc); this.$task = task(pc); this.n$ = n$; this.s$ = s$; this.x$ = x$; this.i$ = i$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return upd$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } upd$Frame2 copy$(int pc) { upd$Frame2 c = new upd$Frame2(pc, n$, s$, x$, i$); c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#upd#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static upd$Frame2 upd$frame2(int pc, int n$, int s$, int x$, int i$) { return new upd$Frame2(pc, n$, s$, x$, i$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean upd$slow(upd$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 76; f$.s$ = 0; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 78; f$.i$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 78) && (f$.i$ < 3); ) { again2$: { if (pc$ == 0) { f$.line = 78; { f$.line = 78; f$.x$ = f$.i$ + 5; } } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 78; f$.t$1 = f$.intResult(); } else { f$.line = 78; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 78; f$.s$ = f(f$.t$1, f$.i$++) + f$.x$; } } } } if (pc$ == 0) { f$.line = 79; { int r$ = f$.s$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class bind$Frame3 extends org.ajws.runtime.frame.Frame { java.lang.Object o$; int n$; java.lang.Integer s$; boolean t$1; int t$2; int $task; bind$Frame3(int pc, java.lang.Object o$, int n$, java.lang.Integer s$, boolean t$1) { super(pc); this.$task = task(pc); this.o$ = o$; this.n$ = n$; this.s$ = s$; this.t$1 = t$1; } @java.lang.Override public boolean run() throws java.lang.Throwable { return bind$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } bind$Frame3 copy$(int pc) { bind$Frame3 c = new bind$Frame3(pc, o$, n$, s$, t$1); c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#bind#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static bind$Frame3 bind$frame3(int pc, java.lang.Object o$, int n$, java.lang.Integer s$, boolean t$1) { return new bind$Frame3(pc, o$, n$, s$, t$1); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean bind$slow(bind$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 82; f$.t$1 = (f$.o$ instanceof Integer s$b && ((f$.s$ = s$b) == s$b | true)); } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 ? (f$.t$1) : (pc$ == 1)) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 82; f$.t$2 = f$.intResult(); } else { f$.line = 82; try { f$.t$2 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 82; f$.t$1 = f$.t$2 > 0; } } else { } } if (pc$ == 0) { f$.line = 82; { int r$ = f$.t$1 && f$.s$ > 4 ? f$.s$ : -1; return f$.returns(r$); } } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class bindIf$Frame4 extends org.ajws.runtime.frame.Frame { java.lang.Object o$; int n$; java.lang.Integer s$; boolean t$1; int t$2; int $task; bindIf$Frame4(int pc, java.lang.Object o$, int n$, java.lang.Integer s$, boolean t$1) { super(pc); this.$task = task(pc); this.o$ = o$; this.n$ = n$; this.s$ = s$; this.t$1 = t$1; } @java.lang.Override public boolean run() throws java.lang.Throwable { return bindIf$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } bindIf$Frame4 copy$(int pc) { bindIf$Frame4 c = new bindIf$Frame4(pc, o$, n$, s$, t$1); c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#bindIf#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static bindIf$Frame4 bindIf$frame4(int pc, java.lang.Object o$, int n$, java.lang.Integer s$, boolean t$1) { return new bindIf$Frame4(pc, o$, n$, s$, t$1); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean bindIf$slow(bindIf$Frame4 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 85; f$.t$1 = (f$.o$ instanceof Integer s$b && ((f$.s$ = s$b) == s$b | true)); } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 ? (f$.t$1) : (pc$ == 1)) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 85; f$.t$2 = f$.intResult(); } else { f$.line = 85; try { f$.t$2 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 85; f$.t$1 = f$.t$2 > 0; } } else { } } if (pc$ == 0) { f$.line = 85; } if (pc$ == 0 ? (f$.t$1 && f$.s$ > 4) : (false)) { if (pc$ == 0) { f$.line = 85; { int r$ = f$.s$; return f$.returns(r$); } } } } if (pc$ == 0) { f$.line = 86; { int r$ = -1; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class later$Frame5 extends org.ajws.runtime.frame.Frame { int n$; int x$; int r$; int t$3; int t$4; int t$1; int t$2; int t$5; int $task; later$Frame5(int pc, int n$, int r$, int t$1, int t$2) { super(pc); this.$task = task(pc); this.n$ = n$; this.r$ = r$; this.t$1 = t$1; this.t$2 = t$2; } @java.lang.Override public boolean run() throws java.lang.Throwable { return later$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0\0".charAt(pc); } later$Frame5 copy$(int pc) { later$Frame5 c = new later$Frame5(pc, n$, r$, t$1, t$2); c.x$ = x$; c.t$3 = t$3; c.t$4 = t$4; c.t$5 = t$5; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#later#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static later$Frame5 later$frame5(int pc, int n$, int r$, int t$1, int t$2) { return new later$Frame5(pc, n$, r$, t$1, t$2); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean later$slow(later$Frame5 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 126; f$.t$1 = f$.intResult(); } else { f$.line = 126; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0 || pc$ >= 2 && pc$ <= 3) { int case1$ = -1; if (pc$ == 0) { f$.line = 126; switch (f$.t$1 % 4) { case 3: case1$ = 0; break; default: case1$ = 1; break; } } if (pc$ == 2) case1$ = 0; if (pc$ == 3) case1$ = 1; switch2$: switch (case1$) { case 0: if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 127; f$.t$3 = f$.intResult(); } else { f$.line = 127; try { f$.t$3 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 127; f$.t$2 = f$.t$3 + 1; } } if (pc$ == 0) break; case 1: if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 128; f$.t$4 = f$.intResult(); } else { f$.line = 128; try { f$.t$4 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 128; f$.t$2 = f$.t$4; } } if (pc$ == 0) break; default: throw new java.lang.IncompatibleClassChangeError(); } } if (pc$ == 0) { f$.line = 128; { int v$ = f$.t$2; f$.r$ = v$; } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 130; f$.t$5 = f$.intResult(); } else { f$.line = 130; try { f$.t$5 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 130; f$.x$ = f$.t$5; } } if (pc$ == 0) { f$.line = 131; { int r$ = f$.r$ * f$.x$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame6 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; long[] sum$; int i$; int n$; long t$1; int t$2; long t$3; int t$4; long t$5; int t$6; long t$7; int t$8; int $task; main$Frame6(int pc, long[] sum$, int i$, int n$, long t$1, long t$3, long t$5, long t$7) { super(pc); this.$task = task(pc); this.sum$ = sum$; this.i$ = i$; this.n$ = n$; this.t$1 = t$1; this.t$3 = t$3; this.t$5 = t$5; this.t$7 = t$7; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0\0".charAt(pc); } main$Frame6 copy$(int pc) { main$Frame6 c = new main$Frame6(pc, sum$, i$, n$, t$1, t$3, t$5, t$7); c.args$ = args$; c.t$2 = t$2; c.t$4 = t$4; c.t$6 = t$6; c.t$8 = t$8; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "FirstValues#main#FirstValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame6 main$frame6(int pc, long[] sum$, int i$, int n$, long t$1, long t$3, long t$5, long t$7) { return new main$Frame6(pc, sum$, i$, n$, t$1, t$3, t$5, t$7); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame6 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 135; f$.sum$ = new long[21]; } if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ == 0) { f$.line = 136; f$.i$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 136) && (f$.i$ < 6); f$.line = 136, f$.i$++) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ == 0) { f$.line = 137; f$.n$ = 16; f$.line = 138; f$.sum$[0] += one(f$.n$); f$.line = 139; f$.sum$[1] += stmt(f$.n$); f$.line = 140; f$.sum$[2] += cond(f$.n$); f$.line = 141; f$.sum$[3] += condShort(f$.n$); f$.line = 142; f$.sum$[4] += loop(f$.n$); f$.line = 143; f$.sum$[5] += str(f$.n$).hashCode(); f$.line = 144; f$.sum$[6] += sw(f$.n$); f$.line = 145; f$.sum$[7] += ret(f$.n$); f$.line = 146; f$.sum$[8] += decl(f$.n$); f$.line = 147; f$.sum$[9] += same(f$.n$); f$.line = 148; f$.sum$[10] += tern(f$.n$); f$.line = 149; f$.sum$[11] += arg(f$.n$); } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 150; f$.t$1 = f$.sum$[12]; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 150; f$.t$2 = f$.intResult(); } else { f$.line = 150; try { f$.t$2 = upd$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 150; f$.sum$[12] = f$.t$1 + (f$.t$2); } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 151; f$.t$3 = f$.sum$[13]; } if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 151; f$.t$4 = f$.intResult(); } else { f$.line = 151; try { f$.t$4 = bind$fast(7, f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 151; f$.sum$[13] = f$.t$3 + (f$.t$4); } } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0) { f$.line = 152; f$.t$5 = f$.sum$[14]; } if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 152; f$.t$6 = f$.intResult(); } else { f$.line = 152; try { f$.t$6 = bindIf$fast(7, f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 152; f$.sum$[14] = f$.t$5 + (f$.t$6); } } if (pc$ == 0) { f$.line = 153; f$.sum$[15] += dow(f$.n$); f$.line = 154; f$.sum$[16] += foreach(f$.n$); f$.line = 155; f$.sum$[17] += asyncBody(f$.n$); f$.line = 156; f$.sum$[18] += loc(f$.n$); f$.line = 157; f$.sum$[19] += rule(f$.n$); } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0) { f$.line = 158; f$.t$7 = f$.sum$[20]; } if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 158; f$.t$8 = f$.intResult(); } else { f$.line = 158; try { f$.t$8 = later$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 158; f$.sum$[20] = f$.t$7 + (f$.t$8); } } } } } if (pc$ == 0) { f$.line = 160; System.out.println(java.util.Arrays.toString(f$.sum$)); } } return f$.returns(); } }
