import org.ajws.*;
/** Lines of what is made behind a choice over several lines, whichever branch it takes. */
@org.ajws.runtime.Translated(digest = "d4678b37dd5a09478b10cdc673350c318cfa6501343f9a777592d478773f4c3a", target = "trycatch") class ChoiceLines {
static class Own extends RuntimeException { Own(int c) { super("own " + c); } Own(boolean b, int c) { this(c); } }
static Object boxed(int x) { return x % 2 == 0 ? (Object) x : "no"; }
static int pure(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int pure$fast(int n) { if (n <= 0) return 1; if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(pure$frame1(1, n, 0, 0)).value(pure$frame1(3, n, 0, 0), 1); } @Async int a; try { a = pure$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(pure$frame1(3, n, 0, 0), 1); } int b; try { b = pure$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(pure$frame1(4, n, a, 0)); } return a + b; }
static int plain(int n) { return n + 1; }
static int f1(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f1$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f1$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f1$frame2(1, n, x, 0, null)); }
try {
if
(
(
v7
+=
27
)
>
2
)
throw
new
Own
(
(
(
boxed
(
x
)
instanceof
Integer
m1
?
v7
:
x
)
*
(
v7
+
45
)
)
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f1$frame2(2, 0, x, v7, e)); } System.out.println("1 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f2(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f2$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f2$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f2$frame3(1, n, x, 0, null)); }
try {
throw
new
Own
(
(
(
boxed
(
x
)
!=
null
&
x
>
1
?
v7
:
x
)
*
(
v7
+
45
)
)
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f2$frame3(2, 0, x, v7, e)); } System.out.println("2 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f3(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f3$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f3$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f3$frame4(1, n, x, 0, null)); }
try {
throw
new
Own
(
x
>
1
?
v7
:
x
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f3$frame4(2, 0, x, v7, e)); } System.out.println("3 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f4(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f4$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f4$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f4$frame5(1, n, x, 0, null, 0)); }
try {
ChoiceLines.Own o; { int t$2 = 0; int t$3 = 0; { int line$ = 106; try { line$ = 118; if ((x > 1 && boxed ( x ) != null)) { line$ = 124; t$2 = 1; } else { line$ = 127; try { t$3 = pure$fast ( 2 ); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f4$frame5(2, 0, x, v7, null, t$2)); } line$ = 127; t$2 = t$3; } line$ = 127; o = org.ajws.runtime.frame.Traces.lined(org.ajws.runtime.frame.Traces.trace(new Own ( ( t$2                 ) + v7 )), "ChoiceLines#f4#ChoiceLines.java", 106, line$); } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "ChoiceLines#f4#ChoiceLines.java", 106, line$); throw e$; } } }




























v7
++
;
throw
o
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f4$frame5(3, 0, x, v7, e, 0)); } System.out.println("4 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f5(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f5$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f5$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f5$frame6(1, n, x, 0, null)); }
try {
int
q; try { q = 

pure$fast
(
1
)
+
new
Own
(
x
>
1
?
plain
(
v7
)
:
x
)
.
hashCode
(
)
; } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f5$frame6(2, 0, x, v7, null)); }
throw
new
Own
(
x
>
1
?
q
:
1
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f5$frame6(3, 0, x, v7, e)); } System.out.println("5 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f6(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f6$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f6$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f6$frame7(1, n, x, 0, null)); }
try {
throw
new
Own
(
(
x
>
1
||
plain
(
x
)
>
5
)
,
x
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f6$frame7(2, 0, x, v7, e)); } System.out.println("6 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f7(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f7$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f7$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f7$frame8(1, n, x, 0, null)); }
try {
throw
x
>
1
?
org.ajws.runtime.frame.Traces.trace(new
Own
(
x
))
:
org.ajws.runtime.frame.Traces.trace(new
Own
(
x
+
1
))
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f7$frame8(2, 0, x, v7, e)); } System.out.println("7 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
static int f8(int n, int x) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return f8$fast(n, x); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int f8$fast(int n, int x) {
int v7; try { v7 = pure$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f8$frame9(1, n, x, 0, null)); }
try {
throw
new
Own
(
x
>
1
?
x
>
5
?
1
:
plain
(
2
)
:
7
)
;
} catch (Own e) { org.ajws.runtime.frame.Traces.trace(e); try { v7 += pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(f8$frame9(2, 0, x, v7, e)); } System.out.println("8 " + x + " " + e.getStackTrace()[e.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); }
return v7; }
public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
try { f1$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(1)); } try { f1$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(2)); }
try { f2$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(3)); } try { f2$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(4)); }
try { f3$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(5)); } try { f3$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(6)); }
try { f4$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(7)); } try { f4$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(8)); }
try { f5$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(9)); } try { f5$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(10)); }
try { f6$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(11)); } try { f6$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(12)); }
try { f7$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(13)); } try { f7$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(14)); }
try { f8$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(15)); } try { f8$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame10(16)); }
}  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class pure$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; pure$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return pure$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } pure$Frame1 copy$(int pc) { pure$Frame1 c = new pure$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == pure$Frame1.class && ((pure$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } pure$Frame1 c = (pure$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#pure#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static pure$Frame1 pure$frame1(int pc, int n$, int a$, int b$) { return new pure$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean pure$slow(pure$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 6; if (f$.n$ <= 0) { int r$ = 1; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 6; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 6; f$.t$1 = f$.intResult(); } else { f$.line = 6; try { f$.t$1 = pure$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 6; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 6; f$.t$2 = f$.intResult(); } else { f$.line = 6; try { f$.t$2 = pure$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 6; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 6; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f1$Frame2 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f1$Frame2(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f1$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f1$Frame2 copy$(int pc) { f1$Frame2 c = new f1$Frame2(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f1#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f1$Frame2 f1$frame2(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f1$Frame2(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f1$slow(f1$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 9; f$.t$1 = f$.intResult(); } else { f$.line = 9; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 9; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 10; { f$.line = 11; if ( ( f$.v7$ += 27 ) > 2 ) { f$.line = 28; throw new Own ( ( ( org.ajws.runtime.frame.Traces.notedInt(boxed ( f$.x$ ) instanceof Integer m1 ? org.ajws.runtime.frame.Traces.notedInt(f$.v7$, f$.line = 35) : org.ajws.runtime.frame.Traces.notedInt(f$.x$, f$.line = 37), f$.line = 37) ) * ( f$.v7$ + 45 ) ) ) ; } } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 48; f$.t$2 = f$.intResult(); } else { f$.line = 48; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 48; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 48; System.out.println("1 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 49; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f2$Frame3 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f2$Frame3(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f2$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f2$Frame3 copy$(int pc) { f2$Frame3 c = new f2$Frame3(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f2#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f2$Frame3 f2$frame3(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f2$Frame3(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f2$slow(f2$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 51; f$.t$1 = f$.intResult(); } else { f$.line = 51; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 51; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 52; { f$.line = 60; throw new Own ( ( ( org.ajws.runtime.frame.Traces.notedInt(((boxed ( f$.x$ ) != null & f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 70) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 72)) ? f$.v7$ : f$.x$, f$.line = 72) ) * ( f$.v7$ + 45 ) ) ) ; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 83; f$.t$2 = f$.intResult(); } else { f$.line = 83; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 83; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 83; System.out.println("2 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 84; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f3$Frame4 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f3$Frame4(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f3$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f3$Frame4 copy$(int pc) { f3$Frame4 c = new f3$Frame4(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f3#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f3$Frame4 f3$frame4(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f3$Frame4(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f3$slow(f3$Frame4 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 86; f$.t$1 = f$.intResult(); } else { f$.line = 86; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 86; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 87; { f$.line = 88; throw new Own ( org.ajws.runtime.frame.Traces.notedInt(((f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 96) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 98)) ? f$.v7$ : f$.x$, f$.line = 98) ) ; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 101; f$.t$2 = f$.intResult(); } else { f$.line = 101; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 101; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 101; System.out.println("3 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 102; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f4$Frame5 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own o$; ChoiceLines.Own e$; int t$1; int t$2; int t$3; int t$4; int $task; f4$Frame5(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$, int t$2) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; this.t$2 = t$2; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f4$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0".charAt(pc); } f4$Frame5 copy$(int pc) { f4$Frame5 c = new f4$Frame5(pc, n$, x$, v7$, e$, t$2); c.o$ = o$; c.t$1 = t$1; c.t$3 = t$3; c.t$4 = t$4; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f4#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f4$Frame5 f4$frame5(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$, int t$2) { return new f4$Frame5(pc, n$, x$, v7$, e$, t$2); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f4$slow(f4$Frame5 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 104; f$.t$1 = f$.intResult(); } else { f$.line = 104; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 104; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ >= 2 && pc$ <= 3) { int catch1$ = 0; if (pc$ == 3) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 118; } if (pc$ == 0 ? (f$.x$ > 1 && boxed ( f$.x$ ) != null) : false) { if (pc$ == 0) { f$.line = 124; f$.t$2 = 1; } } else { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 127; f$.t$3 = f$.intResult(); } else { f$.line = 127; try { f$.t$3 = pure$fast ( 2 ); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 127; f$.t$2 = f$.t$3; } } } if (pc$ == 0) { f$.line = 127; f$.o$ = f$.made(new Own ( ( f$.t$2                 ) + f$.v7$ ), f$.line); } } if (pc$ == 0) { f$.line = 135; f$.v7$ ++; f$.line = 138; throw f$.o$; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 141; f$.t$4 = f$.intResult(); } else { f$.line = 141; try { f$.t$4 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 141; f$.v7$ += f$.t$4; } } if (pc$ == 0) { f$.line = 141; System.out.println("4 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 142; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f5$Frame6 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; int q$; ChoiceLines.Own e$; int t$1; int t$2; int t$3; int $task; f5$Frame6(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f5$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0".charAt(pc); } f5$Frame6 copy$(int pc) { f5$Frame6 c = new f5$Frame6(pc, n$, x$, v7$, e$); c.q$ = q$; c.t$1 = t$1; c.t$2 = t$2; c.t$3 = t$3; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f5#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f5$Frame6 f5$frame6(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f5$Frame6(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f5$slow(f5$Frame6 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 144; f$.t$1 = f$.intResult(); } else { f$.line = 144; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 144; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ >= 2 && pc$ <= 3) { int catch1$ = 0; if (pc$ == 3) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 150; f$.t$2 = f$.intResult(); } else { f$.line = 150; try { f$.t$2 = pure$fast ( 1 ); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 150; f$.q$ = f$.t$2    + org.ajws.runtime.frame.Traces.<ChoiceLines.Own>noted(f$.made(new Own ( org.ajws.runtime.frame.Traces.notedInt(((f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 162) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 166)) ? plain ( f$.v7$ ) : f$.x$, f$.line = 166) ), f$.line), f$.line = 170) . hashCode ( ); } } if (pc$ == 0) { f$.line = 173; throw f$.made(new Own ( org.ajws.runtime.frame.Traces.notedInt(((f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 181) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 183)) ? f$.q$ : 1, f$.line = 183) ), f$.line); } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 186; f$.t$3 = f$.intResult(); } else { f$.line = 186; try { f$.t$3 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 186; f$.v7$ += f$.t$3; } } if (pc$ == 0) { f$.line = 186; System.out.println("5 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 187; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f6$Frame7 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f6$Frame7(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f6$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f6$Frame7 copy$(int pc) { f6$Frame7 c = new f6$Frame7(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f6#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f6$Frame7 f6$frame7(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f6$Frame7(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f6$slow(f6$Frame7 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 189; f$.t$1 = f$.intResult(); } else { f$.line = 189; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 189; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 190; { f$.line = 201; throw new Own ( ( org.ajws.runtime.frame.Traces.notedBoolean(f$.x$ > 1 || plain ( f$.x$ ) > 5, f$.line = 201) ) , f$.x$ ) ; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 211; f$.t$2 = f$.intResult(); } else { f$.line = 211; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 211; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 211; System.out.println("6 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 212; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f7$Frame8 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f7$Frame8(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f7$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f7$Frame8 copy$(int pc) { f7$Frame8 c = new f7$Frame8(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f7#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f7$Frame8 f7$frame8(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f7$Frame8(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f7$slow(f7$Frame8 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 214; f$.t$1 = f$.intResult(); } else { f$.line = 214; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 214; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 215; { f$.line = 216; throw ((f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 221) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 227)) ? f$.made(new Own ( f$.x$ ), f$.line) : f$.made(new Own ( f$.x$ + 1 ), f$.line) ; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 235; f$.t$2 = f$.intResult(); } else { f$.line = 235; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 235; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 235; System.out.println("7 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 236; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class f8$Frame9 extends org.ajws.runtime.frame.Frame { int n$; int x$; int v7$; ChoiceLines.Own e$; int t$1; int t$2; int $task; f8$Frame9(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { super(pc); this.$task = task(pc); this.n$ = n$; this.x$ = x$; this.v7$ = v7$; this.e$ = e$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return f8$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } f8$Frame9 copy$(int pc) { f8$Frame9 c = new f8$Frame9(pc, n$, x$, v7$, e$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#f8#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static f8$Frame9 f8$frame9(int pc, int n$, int x$, int v7$, ChoiceLines.Own e$) { return new f8$Frame9(pc, n$, x$, v7$, e$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean f8$slow(f8$Frame9 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 238; f$.t$1 = f$.intResult(); } else { f$.line = 238; try { f$.t$1 = pure$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 238; f$.v7$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { int catch1$ = 0; if (pc$ == 2) catch1$ = 1; if (catch1$ == 0) { try { if (pc$ == 0) { f$.line = 239; { f$.line = 240; throw new Own ( org.ajws.runtime.frame.Traces.notedInt(((f$.x$ > 1) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 251) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 259)) ? ((f$.x$ > 5) ? org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 252) : org.ajws.runtime.frame.Traces.notedBoolean(false, f$.line = 255)) ? 1 : plain ( 2 ) : 7, f$.line = 259) ) ; } } } catch (Own e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 262; f$.t$2 = f$.intResult(); } else { f$.line = 262; try { f$.t$2 = pure$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 262; f$.v7$ += f$.t$2; } } if (pc$ == 0) { f$.line = 262; System.out.println("8 " + f$.x$ + " " + f$.e$.getStackTrace()[f$.e$.getStackTrace()[0].getMethodName().equals("<init>") ? 1 : 0]); } } } } if (pc$ == 0) { f$.line = 263; { int r$ = f$.v7$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame10 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; int t$1; int t$2; int t$3; int t$4; int t$5; int t$6; int t$7; int t$8; int t$9; int t$10; int t$11; int t$12; int t$13; int t$14; int t$15; int t$16; int $task; main$Frame10(int pc) { super(pc); this.$task = task(pc); } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0".charAt(pc); } main$Frame10 copy$(int pc) { main$Frame10 c = new main$Frame10(pc); c.args$ = args$; c.t$1 = t$1; c.t$2 = t$2; c.t$3 = t$3; c.t$4 = t$4; c.t$5 = t$5; c.t$6 = t$6; c.t$7 = t$7; c.t$8 = t$8; c.t$9 = t$9; c.t$10 = t$10; c.t$11 = t$11; c.t$12 = t$12; c.t$13 = t$13; c.t$14 = t$14; c.t$15 = t$15; c.t$16 = t$16; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ChoiceLines#main#ChoiceLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame10 main$frame10(int pc) { return new main$Frame10(pc); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame10 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 265; f$.t$1 = f$.intResult(); } else { f$.line = 265; try { f$.t$1 = f1$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 265; } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 265; f$.t$2 = f$.intResult(); } else { f$.line = 265; try { f$.t$2 = f1$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 265; } } if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 266; f$.t$3 = f$.intResult(); } else { f$.line = 266; try { f$.t$3 = f2$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 266; } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 266; f$.t$4 = f$.intResult(); } else { f$.line = 266; try { f$.t$4 = f2$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 266; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0 || pc$ == 5) { if (pc$ == 5) { pc$ = 0; f$.line = 267; f$.t$5 = f$.intResult(); } else { f$.line = 267; try { f$.t$5 = f3$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 5; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 267; } } if (pc$ == 0 || pc$ == 6) { if (pc$ == 0 || pc$ == 6) { if (pc$ == 6) { pc$ = 0; f$.line = 267; f$.t$6 = f$.intResult(); } else { f$.line = 267; try { f$.t$6 = f3$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 6; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 267; } } if (pc$ == 0 || pc$ == 7) { if (pc$ == 0 || pc$ == 7) { if (pc$ == 7) { pc$ = 0; f$.line = 268; f$.t$7 = f$.intResult(); } else { f$.line = 268; try { f$.t$7 = f4$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 7; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 268; } } if (pc$ == 0 || pc$ == 8) { if (pc$ == 0 || pc$ == 8) { if (pc$ == 8) { pc$ = 0; f$.line = 268; f$.t$8 = f$.intResult(); } else { f$.line = 268; try { f$.t$8 = f4$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 8; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 268; } } if (pc$ == 0 || pc$ == 9) { if (pc$ == 0 || pc$ == 9) { if (pc$ == 9) { pc$ = 0; f$.line = 269; f$.t$9 = f$.intResult(); } else { f$.line = 269; try { f$.t$9 = f5$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 9; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 269; } } if (pc$ == 0 || pc$ == 10) { if (pc$ == 0 || pc$ == 10) { if (pc$ == 10) { pc$ = 0; f$.line = 269; f$.t$10 = f$.intResult(); } else { f$.line = 269; try { f$.t$10 = f5$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 10; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 269; } } if (pc$ == 0 || pc$ == 11) { if (pc$ == 0 || pc$ == 11) { if (pc$ == 11) { pc$ = 0; f$.line = 270; f$.t$11 = f$.intResult(); } else { f$.line = 270; try { f$.t$11 = f6$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 11; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 270; } } if (pc$ == 0 || pc$ == 12) { if (pc$ == 0 || pc$ == 12) { if (pc$ == 12) { pc$ = 0; f$.line = 270; f$.t$12 = f$.intResult(); } else { f$.line = 270; try { f$.t$12 = f6$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 12; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 270; } } if (pc$ == 0 || pc$ == 13) { if (pc$ == 0 || pc$ == 13) { if (pc$ == 13) { pc$ = 0; f$.line = 271; f$.t$13 = f$.intResult(); } else { f$.line = 271; try { f$.t$13 = f7$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 13; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 271; } } if (pc$ == 0 || pc$ == 14) { if (pc$ == 0 || pc$ == 14) { if (pc$ == 14) { pc$ = 0; f$.line = 271; f$.t$14 = f$.intResult(); } else { f$.line = 271; try { f$.t$14 = f7$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 14; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 271; } } if (pc$ == 0 || pc$ == 15) { if (pc$ == 0 || pc$ == 15) { if (pc$ == 15) { pc$ = 0; f$.line = 272; f$.t$15 = f$.intResult(); } else { f$.line = 272; try { f$.t$15 = f8$fast(2, 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 15; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 272; } } if (pc$ == 0 || pc$ == 16) { if (pc$ == 0 || pc$ == 16) { if (pc$ == 16) { pc$ = 0; f$.line = 272; f$.t$16 = f$.intResult(); } else { f$.line = 272; try { f$.t$16 = f8$fast(2, 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 16; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 272; } } } return f$.returns(); } }
