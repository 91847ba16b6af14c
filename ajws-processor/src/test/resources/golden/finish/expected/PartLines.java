import java.util.function.IntSupplier;
import org.ajws.*;

/** Lines of parts of expressions over several lines, and of classes inside, after a save. */
@org.ajws.runtime.Translated(digest = "eaaa7e10fe5b63dc7fba99104220d617ed48775eef1fd96eba50fe8e6151a280", target = "trycatch") class PartLines {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static int bad(int at) {
    if (at == bad) throw new IllegalStateException("bad " + at);
    return at;
  }

  static int bad;

  static int none() {
    return bad(0);
  }

  PartLines self(int at) {
    bad(at);
    return this;
  }

  static int all(int n, Object o) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return all$fast(n, o); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int all$fast(int n, Object o) {
    int a; try { a = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(all$frame2(1, n, o, 0, null, null, null)); }
    int r =
        bad(1)
            + bad(2)
                * none()
            + new PartLines()
                .self(3)
                .self(4).self(5)
                .hashCode() * 0;
    int[] values = {
      bad(6),
      bad(7) + (a > 0
          ? bad(8)
          : bad(9)),
      (a < 0
          ? bad(10)
          : bad(11)),
    };
    if (bad(12) > 0
        && bad(13) > 0
        && (o instanceof String s
            && bad(14 + s.length()) > 0)
        || bad(16) < 0) {
      r += bad(17);
    }
    do r += bad(18);
    while (
        bad(19) < 0);
    for (int i = bad(20);
        i < bad(21);
        i +=
            bad(22)) r++;
    values[bad(23)
        - 23] +=
        bad(24);
    Object[] made = {"" + bad(25), bad(26),
        bad(27)};
    String t = String.format("%s %s",
        made[1],
        bad(28));
    IntSupplier inner =
        new IntSupplier() {
          int count = 1;

          @Override
          public int getAsInt() {
            int x = bad(29);
            IntSupplier deep =
                () ->
                    bad(30) + x
                        + bad(31);
            return count
                + deep.getAsInt()
                + bad(32);
          }
        };
    r += inner.getAsInt();
    r += switch (r & 1) {
      case 0 -> bad(33)
          + bad(34);
      default -> bad(33)
          + bad(34);
    };
    RuntimeException later =
        org.ajws.runtime.frame.Traces.trace(new IllegalArgumentException(
            "later" + bad(35)));
    try { fib$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(all$frame2(2, 0, null, r, values, t, later)); }
    if (bad == 36)
      throw later;
    return r + values.length + t.length();
  }

  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getMessage());
    for (StackTraceElement s : org.ajws.runtime.frame.Traces.trace(e).getStackTrace()) {
      if (s.getClassName().startsWith("PartLines") && !s.getMethodName().startsWith("main")) {
        String method = s.getMethodName().replaceAll("[$](\\d+|fast)$", ""); // before an entry sees it
        text.append(" ").append(method).append(":").append(s.getLineNumber());
      }
    }
    return text.toString();
  }

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    for (bad = 0; bad < 40; bad++) {
      try {
        { java.io.PrintStream t$1 = null; int t$2 = 0; t$1 = System.out; try { t$2 = all$fast(8, "x"); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame3(1, t$1)); } t$1.println(t$2); }
      } catch (RuntimeException e) { org.ajws.runtime.frame.Traces.trace(e);
        System.out.println(lines(e));
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "PartLines#fib#PartLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 7; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 8; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 8; f$.t$1 = f$.intResult(); } else { f$.line = 8; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 8; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 9; f$.t$2 = f$.intResult(); } else { f$.line = 9; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 9; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 10; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class all$Frame2 extends org.ajws.runtime.frame.Frame { int n$; java.lang.Object o$; int a$; int r$; int[] values$; java.lang.Object[] made$; java.lang.String t$; java.util.function.IntSupplier inner$; java.lang.RuntimeException later$; int t$1; int t$2; int $task; all$Frame2(int pc, int n$, java.lang.Object o$, int r$, int[] values$, java.lang.String t$, java.lang.RuntimeException later$) { super(pc); this.$task = task(pc); this.n$ = n$; this.o$ = o$; this.r$ = r$; this.values$ = values$; this.t$ = t$; this.later$ = later$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return all$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } all$Frame2 copy$(int pc) { all$Frame2 c = new all$Frame2(pc, n$, o$, r$, values$, t$, later$); c.a$ = a$; c.made$ = made$; c.inner$ = inner$; c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "PartLines#all#PartLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static all$Frame2 all$frame2(int pc, int n$, java.lang.Object o$, int r$, int[] values$, java.lang.String t$, java.lang.RuntimeException later$) { return new all$Frame2(pc, n$, o$, r$, values$, t$, later$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean all$slow(all$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 30; f$.t$1 = f$.intResult(); } else { f$.line = 30; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 30; f$.a$ = f$.t$1; } } if (pc$ == 0) { f$.line = 32; f$.r$ = org.ajws.runtime.frame.Traces.notedInt(bad(1), f$.line = 33)             + org.ajws.runtime.frame.Traces.notedInt(bad(2), f$.line = 34)                 * none()             + org.ajws.runtime.frame.Traces.<PartLines>noted(org.ajws.runtime.frame.Traces.<PartLines>noted(org.ajws.runtime.frame.Traces.<PartLines>noted(new PartLines(), f$.line = 36)                 .self(3), f$.line = 37)                 .self(4).self(5), f$.line = 38)                 .hashCode() * 0; f$.line = 40; f$.values$ = new int[] {       org.ajws.runtime.frame.Traces.notedInt(bad(6), f$.line = 41),       bad(7) + (((f$.a$ > 0) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 42) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 43))           ? bad(8)           : bad(9)),       (((f$.a$ < 0) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 45) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 46))           ? bad(10)           : bad(11)),     }; f$.line = 48; if (org.ajws.runtime.frame.Traces.notedInt(bad(12), f$.line = 49) > 0         && bad(13) > 0         && (f$.o$ instanceof String s             && org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 50) && bad(14 + org.ajws.runtime.frame.Traces.<java.lang.String>noted(s, f$.line = 51).length()) > 0)         || !org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 51) || bad(org.ajws.runtime.frame.Traces.notedInt(16, f$.line = 52)) < 0) {       f$.line = 53; f$.r$ += bad(17);     } f$.line = 55; { int r = f$.r$; try { do r += bad(18);     while (         org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 56) && (bad(org.ajws.runtime.frame.Traces.notedInt(19, f$.line = 57)) < 0)); } finally { f$.r$ = r; } } f$.line = 58; { int r = f$.r$; try { for (int i = org.ajws.runtime.frame.Traces.notedInt(bad(20), f$.line = 59);         i < bad(21);         f$.line = 61, i +=             bad(22), f$.line = 59) { f$.line = 61; r++; } } finally { f$.r$ = r; } } f$.line = 62; f$.values$[bad(23)         - 23] +=         bad(org.ajws.runtime.frame.Traces.notedInt(24, f$.line = 64)); f$.line = 65; f$.made$ = new java.lang.Object[] {"" + bad(25), org.ajws.runtime.frame.Traces.notedInt(bad(26), f$.line = 66),         bad(27)}; f$.line = 67; f$.t$ = String.format("%s %s",         org.ajws.runtime.frame.Traces.<java.lang.Object>noted(f$.made$[1], f$.line = 69),         org.ajws.runtime.frame.Traces.notedInt(bad(28), f$.line = 67)); f$.line = 70; { f$.inner$ = new IntSupplier() {           int count = 1;            @Override           public int getAsInt() { int line$1578 = 75; java.lang.Throwable seen$1578 = null; try {              line$1578 = 76; int x = bad(29);             line$1578 = 77; IntSupplier deep =                 () ->                     { int line$1681 = 79; java.lang.Throwable seen$1681 = null; try { return org.ajws.runtime.frame.Traces.notedInt(bad(30), line$1681 = 80) + x                         + bad(31);  } catch (final java.lang.Throwable e$1681) { seen$1681 = org.ajws.runtime.frame.Traces.trace(e$1681, seen$1681, "PartLines$1#getAsInt#PartLines.java", java.lang.invoke.MethodHandles.lookup().lookupClass(), line$1681); throw e$1681; } };             line$1578 = 82; return count                 + org.ajws.runtime.frame.Traces.notedInt(deep.getAsInt(), line$1578 = 83)                 + bad(32);            } catch (final java.lang.Throwable e$1578) { seen$1578 = org.ajws.runtime.frame.Traces.trace(e$1578, seen$1578, "PartLines$1#getAsInt#PartLines.java", java.lang.invoke.MethodHandles.lookup().lookupClass(), line$1578); throw e$1578; } }         }; } f$.line = 86; f$.r$ += f$.inner$.getAsInt(); f$.line = 87; f$.r$ += org.ajws.runtime.frame.Traces.notedInt(switch (f$.r$ & 1) {       case 0 -> { f$.line = 88; yield org.ajws.runtime.frame.Traces.notedInt(bad(33), f$.line = 89)           + bad(34); }       default -> { f$.line = 90; yield org.ajws.runtime.frame.Traces.notedInt(bad(33), f$.line = 91)           + bad(34); }     }, f$.line = 91); f$.line = 95; f$.later$ = f$.made(new IllegalArgumentException(             "later" + bad(35)), f$.line); } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 96; f$.t$2 = f$.intResult(); } else { f$.line = 96; try { f$.t$2 = fib$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 96; } } if (pc$ == 0) { f$.line = 97; if (bad == 36)       { f$.line = 98; throw f$.later$; } f$.line = 99; { int r$ = f$.r$ + f$.values$.length + f$.t$.length(); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame3 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; java.lang.RuntimeException e$; java.io.PrintStream t$1; int t$2; int $task; main$Frame3(int pc, java.io.PrintStream t$1) { super(pc); this.$task = task(pc); this.t$1 = t$1; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } main$Frame3 copy$(int pc) { main$Frame3 c = new main$Frame3(pc, t$1); c.args$ = args$; c.e$ = e$; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "PartLines#main#PartLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame3 main$frame3(int pc, java.io.PrintStream t$1) { return new main$Frame3(pc, t$1); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 114; bad = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 114) && (bad < 40); f$.line = 114, bad++) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { int catch1$ = 0; if (catch1$ == 0) { try { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 116; f$.t$1 = System.out; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 116; f$.t$2 = f$.intResult(); } else { f$.line = 116; try { f$.t$2 = all$fast(8, "x"); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 116; f$.t$1.println(f$.t$2); } } } } catch (RuntimeException e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0) { f$.line = 117; {         f$.line = 118; System.out.println(lines(f$.e$));       } } } } } } } } return f$.returns(); } }
