import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.ajws.Async;

/** Constants over several lines stay constants, and what has no name here gets none. */
@org.ajws.runtime.Translated(digest = "36513520ce2d8bffa410f23977583ae22cb101ab40712b065b137378bec6dcc8", target = "trycatch") class ConstantLines extends ConstantBase {
  static final boolean T = true;

  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static int g(int n) {
    if (n == bad) throw new IllegalStateException();
    return n;
  }

  static int bad = -1;

  static int applied(IntUnaryOperator f) {
    return f.applyAsInt(2);
  }

  static int narrowed(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return narrowed$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int narrowed$fast(int n) {
    byte[] q = new byte[3];
    q[1] = T
        ? 1
        : 2;
    byte z = T
        ? 1
        : 2;
    q[2] = (byte) (T
        ? g(3)
        : 2);
    IntSupplier chosen = () -> {
      Character ch = T
          ? 'a'
          : 'b';
      byte[] own = {1,
          T ? 1
              : 2};
      int s = switch (n) {
        case 1 -> T
            ? 1
            : 2;
        default -> 3;
      };
      return ch + own[1] + s;
    };
    int f; try { f = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(narrowed$frame2(1, n, q, z, chosen)); }
    return q[1] + q[2] * 10 + z + f + chosen.getAsInt();
  }

  static int labels(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return labels$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int labels$fast(int n) {
    IntUnaryOperator s = y -> {
      final int K = T
          ? 1
          : 2;
      switch (y) {
        case K:
          return 5;
        case T
            ? 4
            : 5:
          return g(
              6);
        default:
          return 7;
      }
    };
    IntUnaryOperator heads = y -> {
      for (final int K = 3;
          y < 10;
          ) {
        switch (y) {
          case K:
            return 3;
          default:
            return g(
                4);
        }
      }
      return 5;
    };
    int f; try { f = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(labels$frame3(1, n, s, heads)); }
    return f + s.applyAsInt(1) + s.applyAsInt(4) + s.applyAsInt(9) + heads.applyAsInt(3)
        + heads.applyAsInt(4);
  }

  static int boxes(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return boxes$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int boxes$fast(int n) {
    int sum = 0;
    for (Byte c = 0;
        c < 3;
        c++) sum += c;
    IntSupplier others = () -> {
      int s = 0;
      for (Character y = 'a';
          y < 'c';
          y++) s += y;
      for (Short y = 3;
          y < 5;
          y++) s += y;
      return s;
    };
    int f; try { f = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(boxes$frame4(1, n, sum, others, 0, null)); }
    for (Short y = 3;
        y < 5;
        y++) try { sum += fib$fast(y); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(boxes$frame4(2, 0, sum, others, f, y)); }
    return sum + f + others.getAsInt();
  }

  static int endless(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return endless$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int endless$fast(int n) {
    IntSupplier s = () -> {
      int k = 0;
      do {
        k++;
        if (k > 3) return k;
      } while (
          T);
    };
    int f; try { f = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(endless$frame5(1, n, s, 0)); }
    do {
      try { f += fib$fast(3); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(endless$frame5(2, 0, s, f)); }
      if (f > 20) break;
    } while (
        T);
    for (;
        T;
        ) {
      f++;
      { int t$3 = 0; try { t$3 = fib$fast(4); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(endless$frame5(3, 0, s, f)); } if (t$3 + f > 40) return f + s.getAsInt(); }
    }
  }

  int inherited(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return inherited$body(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } int inherited$fast(int n) { if (this.getClass() != ConstantLines.class && org.ajws.runtime.frame.Twins.isOverridden(this, ConstantLines.class, "inherited", int.class)) { return this.inherited(n); } return inherited$body(n); } private int inherited$body(int n) {
    Object o = n;
    int c; try { c = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(inherited$frame6(1, n, o, 0)); }
    c += o instanceof Integer i
        ? super.x
        : 3;
    c += o instanceof Integer i
        ? applied(
            super::twice)
        : 3;
    super.x = g(c) + super.x
        + g(1);
    try { return c + super.twice(
        fib$fast(3)) + super.x; } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(inherited$frame6(2, 0, null, c)); }
  }

  static int unnamed(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return unnamed$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int unnamed$fast(int n) {
    int c = 0;
    synchronized (ConstantOther.kind(
        fib(n - 2),
        c)) { org.ajws.runtime.lock.Critical.enter(); try { 
      c++;
     } finally { org.ajws.runtime.lock.Critical.exit(); } }
    { int t$1 = 0; int t$2 = 0; { int line$ = 161; try { line$ = 162; t$1 = g(1); line$ = 162; try { t$2 = fib$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(unnamed$frame7(1, c, t$1)); } line$ = 161; c += ConstantOther.take(ConstantOther.kind(             t$1, t$2),         org.ajws.runtime.frame.Traces.notedInt(g(org.ajws.runtime.frame.Traces.notedInt(2, line$ = 163)), line$ = 161)); } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "ConstantLines#unnamed#ConstantLines.java", 161, line$); throw e$; } } }


    return c;
  }

  static int assigned(Object o) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return assigned$fast(o); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int assigned$fast(Object o) {
    IntSupplier s = () -> {
      int x;
      if (o instanceof String a
          ? (a.length() > 0 && (x = a
              .length()) > 0)
          : false) {
        return x;
      }
      return g(
          4);
    };
    try { return fib$fast(3) + s.getAsInt(); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(assigned$frame8(1, s)); }
  }

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    for (bad = -1; bad < 8; bad++) {
      for (int i = 0; i < 7; i++) {
        try {
          { java.io.PrintStream t$1 = null; int t$2 = 0; int head1$; t$1 = System.out; head1$ = (i); switch2$: switch (head1$) { 

case 0 -> { int t$3 = 0; try { t$3 = narrowed$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(1, i, t$1, t$2, 0)); } t$2 = t$3; break switch2$; }
                case 1 -> { int t$4 = 0; try { t$4 = labels$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(2, i, t$1, t$2, 0)); } t$2 = t$4; break switch2$; }
                case 2 -> { int t$5 = 0; try { t$5 = boxes$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(3, i, t$1, t$2, 0)); } t$2 = t$5; break switch2$; }
                case 3 -> { int t$6 = 0; try { t$6 = endless$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(4, i, t$1, t$2, 0)); } t$2 = t$6; break switch2$; }
                case 4 -> { int t$7 = 0; try { t$7 = new ConstantLines().inherited$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(5, i, t$1, t$2, 0)); } t$2 = t$7; break switch2$; }
                case 5 -> { int t$8 = 0; try { t$8 = unnamed$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(6, i, t$1, t$2, 0)); } t$2 = t$8; break switch2$; }
                default -> { int t$9 = 0; int t$10 = 0; try { t$9 = assigned$fast("abc"); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(7, i, t$1, t$2, 0)); } try { t$10 = assigned$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame9(8, i, t$1, t$2, t$9)); } t$2 = t$9 + t$10; break switch2$; }
              } { int line$ = 195; try { line$ = 186; t$1.println(               t$2        ); } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "ConstantLines#main#ConstantLines.java", 195, line$); throw e$; } } }
        } catch (IllegalStateException e) { org.ajws.runtime.frame.Traces.trace(e);
          System.out.println(bad + " " + e.getStackTrace()[1].getLineNumber());
        }
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#fib#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 10; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 11; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 11; f$.t$1 = f$.intResult(); } else { f$.line = 11; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 11; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 12; f$.t$2 = f$.intResult(); } else { f$.line = 12; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 12; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 13; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class narrowed$Frame2 extends org.ajws.runtime.frame.Frame { int n$; byte[] q$; byte z$; java.util.function.IntSupplier chosen$; int f$; int t$1; int $task; narrowed$Frame2(int pc, int n$, byte[] q$, byte z$, java.util.function.IntSupplier chosen$) { super(pc); this.$task = task(pc); this.n$ = n$; this.q$ = q$; this.z$ = z$; this.chosen$ = chosen$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return narrowed$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } narrowed$Frame2 copy$(int pc) { narrowed$Frame2 c = new narrowed$Frame2(pc, n$, q$, z$, chosen$); c.f$ = f$; c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#narrowed#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static narrowed$Frame2 narrowed$frame2(int pc, int n$, byte[] q$, byte z$, java.util.function.IntSupplier chosen$) { return new narrowed$Frame2(pc, n$, q$, z$, chosen$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean narrowed$slow(narrowed$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 28; f$.q$ = new byte[3]; f$.line = 29; f$.q$[1] = T         ? 1         : 2; f$.line = 32; f$.z$ = T         ? 1         : 2; f$.line = 35; f$.q$[2] = (byte) (org.ajws.runtime.frame.Traces.notedInt(T         ? g(org.ajws.runtime.frame.Traces.notedInt(3, f$.line = 36))         : org.ajws.runtime.frame.Traces.notedInt(2, f$.line = 37), f$.line = 37)); f$.line = 38; { int n = f$.n$; f$.chosen$ = () -> { int line$817 = 38; java.lang.Throwable seen$817 = null; try {        line$817 = 39; Character ch = T           ? 'a'           : 'b';       line$817 = 42; byte[] own = {1,           T ? 1               : 2};       line$817 = 45; int s = switch (n) {         case 1 -> { line$817 = 46; yield T             ? 1             : 2; }         default -> { line$817 = 49; yield 3; }       };       line$817 = 51; return ch + own[1] + s;      } catch (final java.lang.Throwable e$817) { seen$817 = org.ajws.runtime.frame.Traces.trace(e$817, seen$817, "ConstantLines#narrowed#ConstantLines.java", line$817); throw e$817; } }; } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 53; f$.t$1 = f$.intResult(); } else { f$.line = 53; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 53; f$.f$ = f$.t$1; } } if (pc$ == 0) { f$.line = 54; { int r$ = f$.q$[1] + f$.q$[2] * 10 + f$.z$ + f$.f$ + f$.chosen$.getAsInt(); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class labels$Frame3 extends org.ajws.runtime.frame.Frame { int n$; java.util.function.IntUnaryOperator s$; java.util.function.IntUnaryOperator heads$; int f$; int t$1; int $task; labels$Frame3(int pc, int n$, java.util.function.IntUnaryOperator s$, java.util.function.IntUnaryOperator heads$) { super(pc); this.$task = task(pc); this.n$ = n$; this.s$ = s$; this.heads$ = heads$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return labels$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } labels$Frame3 copy$(int pc) { labels$Frame3 c = new labels$Frame3(pc, n$, s$, heads$); c.f$ = f$; c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#labels#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static labels$Frame3 labels$frame3(int pc, int n$, java.util.function.IntUnaryOperator s$, java.util.function.IntUnaryOperator heads$) { return new labels$Frame3(pc, n$, s$, heads$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean labels$slow(labels$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 58; { f$.s$ = y -> { int line$1227 = 58; java.lang.Throwable seen$1227 = null; try {        line$1227 = 59; final int K = T           ? 1           : 2;       line$1227 = 62; switch (y) {         case K:           line$1227 = 64; return 5;         case T             ? 4             : 5:           line$1227 = 68; return g(               6);         default:           line$1227 = 71; return 7;       }      } catch (final java.lang.Throwable e$1227) { seen$1227 = org.ajws.runtime.frame.Traces.trace(e$1227, seen$1227, "ConstantLines#labels#ConstantLines.java", line$1227); throw e$1227; } }; } f$.line = 74; { f$.heads$ = y -> { int line$1507 = 74; java.lang.Throwable seen$1507 = null; try {        line$1507 = 75; for (final int K = 3;           y < 10;           ) {         line$1507 = 78; switch (y) {           case K:             line$1507 = 80; return 3;           default:             line$1507 = 82; return g(                 4);         }       }       line$1507 = 86; return 5;      } catch (final java.lang.Throwable e$1507) { seen$1507 = org.ajws.runtime.frame.Traces.trace(e$1507, seen$1507, "ConstantLines#labels#ConstantLines.java", line$1507); throw e$1507; } }; } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 88; f$.t$1 = f$.intResult(); } else { f$.line = 88; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 88; f$.f$ = f$.t$1; } } if (pc$ == 0) { f$.line = 89; { int r$ = f$.f$ + f$.s$.applyAsInt(1) + f$.s$.applyAsInt(4) + f$.s$.applyAsInt(9) + org.ajws.runtime.frame.Traces.notedInt(f$.heads$.applyAsInt(3), f$.line = 90)         + f$.heads$.applyAsInt(4); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class boxes$Frame4 extends org.ajws.runtime.frame.Frame { int n$; int sum$; java.util.function.IntSupplier others$; int f$; java.lang.Short y$; int t$1; int t$2; int $task; boxes$Frame4(int pc, int n$, int sum$, java.util.function.IntSupplier others$, int f$, java.lang.Short y$) { super(pc); this.$task = task(pc); this.n$ = n$; this.sum$ = sum$; this.others$ = others$; this.f$ = f$; this.y$ = y$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return boxes$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } boxes$Frame4 copy$(int pc) { boxes$Frame4 c = new boxes$Frame4(pc, n$, sum$, others$, f$, y$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#boxes#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static boxes$Frame4 boxes$frame4(int pc, int n$, int sum$, java.util.function.IntSupplier others$, int f$, java.lang.Short y$) { return new boxes$Frame4(pc, n$, sum$, others$, f$, y$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean boxes$slow(boxes$Frame4 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 94; f$.sum$ = 0; f$.line = 95; { int sum = f$.sum$; try { for (Byte c = 0;         c < 3;         f$.line = 97, c++, f$.line = 96) { f$.line = 97; sum += c; } } finally { f$.sum$ = sum; } } f$.line = 98; { f$.others$ = () -> { int line$2012 = 98; java.lang.Throwable seen$2012 = null; try {        line$2012 = 99; int s = 0;       line$2012 = 100; for (Character y = 'a';           y < 'c';           line$2012 = 102, y++, line$2012 = 101) { line$2012 = 102; s += y; }       line$2012 = 103; for (Short y = 3;           y < 5;           line$2012 = 105, y++, line$2012 = 104) { line$2012 = 105; s += y; }       line$2012 = 106; return s;      } catch (final java.lang.Throwable e$2012) { seen$2012 = org.ajws.runtime.frame.Traces.trace(e$2012, seen$2012, "ConstantLines#boxes#ConstantLines.java", line$2012); throw e$2012; } }; } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 108; f$.t$1 = f$.intResult(); } else { f$.line = 108; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 108; f$.f$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 109; f$.y$ = 3; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 110) && (f$.y$ < 5); f$.line = 111, f$.y$++) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 111; f$.t$2 = f$.intResult(); } else { f$.line = 111; try { f$.t$2 = fib$fast(f$.y$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 111; f$.sum$ += f$.t$2; } } } } if (pc$ == 0) { f$.line = 112; { int r$ = f$.sum$ + f$.f$ + f$.others$.getAsInt(); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class endless$Frame5 extends org.ajws.runtime.frame.Frame { int n$; java.util.function.IntSupplier s$; int f$; int t$1; int t$2; int t$3; int $task; endless$Frame5(int pc, int n$, java.util.function.IntSupplier s$, int f$) { super(pc); this.$task = task(pc); this.n$ = n$; this.s$ = s$; this.f$ = f$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return endless$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0".charAt(pc); } endless$Frame5 copy$(int pc) { endless$Frame5 c = new endless$Frame5(pc, n$, s$, f$); c.t$1 = t$1; c.t$2 = t$2; c.t$3 = t$3; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#endless#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static endless$Frame5 endless$frame5(int pc, int n$, java.util.function.IntSupplier s$, int f$) { return new endless$Frame5(pc, n$, s$, f$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean endless$slow(endless$Frame5 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 116; { f$.s$ = () -> { int line$2376 = 116; java.lang.Throwable seen$2376 = null; try {        line$2376 = 117; int k = 0;       line$2376 = 118; do {         line$2376 = 119; k++;         line$2376 = 120; if (k > 3) return k;       } while (           T);      } catch (final java.lang.Throwable e$2376) { seen$2376 = org.ajws.runtime.frame.Traces.trace(e$2376, seen$2376, "ConstantLines#endless#ConstantLines.java", line$2376); throw e$2376; } }; } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 124; f$.t$1 = f$.intResult(); } else { f$.line = 124; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 124; f$.f$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { do { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 126; f$.t$2 = f$.intResult(); } else { f$.line = 126; try { f$.t$2 = fib$fast(3); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 126; f$.f$ += f$.t$2; } } if (pc$ == 0) { f$.line = 127; if (f$.f$ > 20) break; } } } while ((         T)); } if (pc$ == 0 || pc$ == 3) { for (; pc$ != 0 || T; ) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0) { f$.line = 133; f$.f$++; } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 134; f$.t$3 = f$.intResult(); } else { f$.line = 134; try { f$.t$3 = fib$fast(4); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 134; } if (pc$ == 0 ? (f$.t$3 + f$.f$ > 40) : (false)) { if (pc$ == 0) { f$.line = 134; { int r$ = f$.f$ + f$.s$.getAsInt(); return f$.returns(r$); } } } } } } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class inherited$Frame6 extends org.ajws.runtime.frame.Frame { int n$; java.lang.Object o$; int c$; int t$1; int t$2; int $task; inherited$Frame6(int pc, int n$, java.lang.Object o$, int c$) { super(pc); this.$task = task(pc); this.n$ = n$; this.o$ = o$; this.c$ = c$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return inherited$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } inherited$Frame6 copy$(int pc) { inherited$Frame6 c = new inherited$Frame6(pc, n$, o$, c$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#inherited#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private inherited$Frame6 inherited$frame6(int pc, int n$, java.lang.Object o$, int c$) { return new inherited$Frame6(pc, n$, o$, c$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private boolean inherited$slow(inherited$Frame6 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 139; f$.o$ = f$.n$; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 140; f$.t$1 = f$.intResult(); } else { f$.line = 140; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 140; f$.c$ = f$.t$1; } } if (pc$ == 0) { f$.line = 141; f$.c$ += org.ajws.runtime.frame.Traces.notedInt(f$.o$ instanceof Integer i         ? org.ajws.runtime.frame.Traces.notedInt(super.x, f$.line = 142)         : org.ajws.runtime.frame.Traces.notedInt(3, f$.line = 143), f$.line = 143); f$.line = 144; f$.c$ += org.ajws.runtime.frame.Traces.notedInt(f$.o$ instanceof Integer i         ? applied(             super::twice)         : org.ajws.runtime.frame.Traces.notedInt(3, f$.line = 147), f$.line = 147); f$.line = 148; super.x = org.ajws.runtime.frame.Traces.notedInt(g(f$.c$), f$.line = 149) + super.x         + g(1); } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 151; f$.t$2 = f$.intResult(); } else { f$.line = 151; try { f$.t$2 = fib$fast(3); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 150; { int r$ = f$.c$ + super.twice(         f$.t$2) + super.x; return f$.returns(r$); } } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class unnamed$Frame7 extends org.ajws.runtime.frame.Frame { int n$; int c$; int t$1; int t$2; int $task; unnamed$Frame7(int pc, int c$, int t$1) { super(pc); this.$task = task(pc); this.c$ = c$; this.t$1 = t$1; } @java.lang.Override public boolean run() throws java.lang.Throwable { return unnamed$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } unnamed$Frame7 copy$(int pc) { unnamed$Frame7 c = new unnamed$Frame7(pc, c$, t$1); c.n$ = n$; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#unnamed#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static unnamed$Frame7 unnamed$frame7(int pc, int c$, int t$1) { return new unnamed$Frame7(pc, c$, t$1); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean unnamed$slow(unnamed$Frame7 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 155; f$.c$ = 0; f$.line = 156; { int n = f$.n$; int c = f$.c$; try { synchronized (ConstantOther.kind(         org.ajws.runtime.frame.Traces.notedInt(fib(org.ajws.runtime.frame.Traces.notedInt(n, f$.line = 157) - 2), f$.line = 156),         c)) { org.ajws.runtime.lock.Critical.enter(); try {        f$.line = 159; c++;      } finally { org.ajws.runtime.lock.Critical.exit(); } } } finally { f$.c$ = c; } } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 162; f$.t$1 = g(1); } if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 162; f$.t$2 = f$.intResult(); } else { f$.line = 162; try { f$.t$2 = fib$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 161; f$.c$ += ConstantOther.take(ConstantOther.kind(             f$.t$1, f$.t$2),         org.ajws.runtime.frame.Traces.notedInt(g(org.ajws.runtime.frame.Traces.notedInt(2, f$.line = 163)), f$.line = 161)); } } if (pc$ == 0) { f$.line = 164; { int r$ = f$.c$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class assigned$Frame8 extends org.ajws.runtime.frame.Frame { java.lang.Object o$; java.util.function.IntSupplier s$; int t$1; int $task; assigned$Frame8(int pc, java.util.function.IntSupplier s$) { super(pc); this.$task = task(pc); this.s$ = s$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return assigned$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } assigned$Frame8 copy$(int pc) { assigned$Frame8 c = new assigned$Frame8(pc, s$); c.o$ = o$; c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#assigned#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static assigned$Frame8 assigned$frame8(int pc, java.util.function.IntSupplier s$) { return new assigned$Frame8(pc, s$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean assigned$slow(assigned$Frame8 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 168; { java.lang.Object o = f$.o$; f$.s$ = () -> { int line$3316 = 168; java.lang.Throwable seen$3316 = null; try {        line$3316 = 169; int x;       line$3316 = 170; if (o instanceof String a           ? (org.ajws.runtime.frame.Traces.notedInt(org.ajws.runtime.frame.Traces.<java.lang.String>noted(a, line$3316 = 171).length(), line$3316 = 172) > 0 && (x = a               .length()) > 0)           : false) {         line$3316 = 174; return x;       }       line$3316 = 176; return g(           4);      } catch (final java.lang.Throwable e$3316) { seen$3316 = org.ajws.runtime.frame.Traces.trace(e$3316, seen$3316, "ConstantLines#assigned#ConstantLines.java", line$3316); throw e$3316; } }; } } if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 179; f$.t$1 = f$.intResult(); } else { f$.line = 179; try { f$.t$1 = fib$fast(3); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 179; { int r$ = f$.t$1 + f$.s$.getAsInt(); return f$.returns(r$); } } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame9 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; int i$; java.lang.IllegalStateException e$; int t$3; int t$4; int t$5; int t$6; int t$7; int t$8; int t$9; int t$10; java.io.PrintStream t$1; int t$2; int $task; main$Frame9(int pc, int i$, java.io.PrintStream t$1, int t$2, int t$9) { super(pc); this.$task = task(pc); this.i$ = i$; this.t$1 = t$1; this.t$2 = t$2; this.t$9 = t$9; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0\0\0\0\0\0".charAt(pc); } main$Frame9 copy$(int pc) { main$Frame9 c = new main$Frame9(pc, i$, t$1, t$2, t$9); c.args$ = args$; c.e$ = e$; c.t$3 = t$3; c.t$4 = t$4; c.t$5 = t$5; c.t$6 = t$6; c.t$7 = t$7; c.t$8 = t$8; c.t$10 = t$10; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ConstantLines#main#ConstantLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame9 main$frame9(int pc, int i$, java.io.PrintStream t$1, int t$2, int t$9) { return new main$Frame9(pc, i$, t$1, t$2, t$9); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame9 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0) { f$.line = 183; bad = -1; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 183) && (bad < 8); f$.line = 183, bad++) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0) { f$.line = 184; f$.i$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 184) && (f$.i$ < 7); f$.line = 184, f$.i$++) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { int catch1$ = 0; if (catch1$ == 0) { try { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { if (pc$ == 0) { f$.line = 186; f$.t$1 = System.out; } if (pc$ == 0 || pc$ >= 1 && pc$ <= 8) { int case2$ = -1; if (pc$ == 0) { f$.line = 186; switch (f$.i$) { case 0: case2$ = 0; break; case 1: case2$ = 1; break; case 2: case2$ = 2; break; case 3: case2$ = 3; break; case 4: case2$ = 4; break; case 5: case2$ = 5; break; default: case2$ = 6; break; } } if (pc$ == 1) case2$ = 0; if (pc$ == 2) case2$ = 1; if (pc$ == 3) case2$ = 2; if (pc$ == 4) case2$ = 3; if (pc$ == 5) case2$ = 4; if (pc$ == 6) case2$ = 5; if (pc$ >= 7 && pc$ <= 8) case2$ = 6; switch2$: switch (case2$) { case 0: if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 188; f$.t$3 = f$.intResult(); } else { f$.line = 188; try { f$.t$3 = narrowed$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 188; f$.t$2 = f$.t$3; } } if (pc$ == 0) break; case 1: if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 189; f$.t$4 = f$.intResult(); } else { f$.line = 189; try { f$.t$4 = labels$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 189; f$.t$2 = f$.t$4; } } if (pc$ == 0) break; case 2: if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 190; f$.t$5 = f$.intResult(); } else { f$.line = 190; try { f$.t$5 = boxes$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 190; f$.t$2 = f$.t$5; } } if (pc$ == 0) break; case 3: if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 191; f$.t$6 = f$.intResult(); } else { f$.line = 191; try { f$.t$6 = endless$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 191; f$.t$2 = f$.t$6; } } if (pc$ == 0) break; case 4: if (pc$ == 0 || pc$ == 5) { if (pc$ == 0 || pc$ == 5) { if (pc$ == 5) { pc$ = 0; f$.line = 192; f$.t$7 = f$.intResult(); } else { f$.line = 192; try { f$.t$7 = new ConstantLines().inherited$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 5; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 192; f$.t$2 = f$.t$7; } } if (pc$ == 0) break; case 5: if (pc$ == 0 || pc$ == 6) { if (pc$ == 0 || pc$ == 6) { if (pc$ == 6) { pc$ = 0; f$.line = 193; f$.t$8 = f$.intResult(); } else { f$.line = 193; try { f$.t$8 = unnamed$fast(5); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 6; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 193; f$.t$2 = f$.t$8; } } if (pc$ == 0) break; case 6: if (pc$ == 0 || pc$ >= 7 && pc$ <= 8) { if (pc$ == 0 || pc$ == 7) { if (pc$ == 7) { pc$ = 0; f$.line = 194; f$.t$9 = f$.intResult(); } else { f$.line = 194; try { f$.t$9 = assigned$fast("abc"); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 7; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0 || pc$ == 8) { if (pc$ == 8) { pc$ = 0; f$.line = 194; f$.t$10 = f$.intResult(); } else { f$.line = 194; try { f$.t$10 = assigned$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 8; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 194; f$.t$2 = f$.t$9 + f$.t$10; } } if (pc$ == 0) break; default: throw new java.lang.IncompatibleClassChangeError(); } } if (pc$ == 0) { f$.line = 186; f$.t$1.println(               f$.t$2        ); } } } } catch (IllegalStateException e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0) { f$.line = 196; {           f$.line = 197; System.out.println(bad + " " + f$.e$.getStackTrace()[1].getLineNumber());         } } } } } } } } } } } return f$.returns(); } }

@org.ajws.runtime.Translated(digest = "36513520ce2d8bffa410f23977583ae22cb101ab40712b065b137378bec6dcc8", target = "trycatch") class ConstantBase {
  int x = 1;

  int twice(int n) {
    return 2 * n;
  }
}

@org.ajws.runtime.Translated(digest = "36513520ce2d8bffa410f23977583ae22cb101ab40712b065b137378bec6dcc8", target = "trycatch") class ConstantOther {
  private enum Kind {
    A,
    B
  }

  static Kind kind(int a, int b) {
    return a > b ? Kind.A : Kind.B;
  }

  static int take(Kind kind, int b) {
    return kind.ordinal() + b;
  }
}
