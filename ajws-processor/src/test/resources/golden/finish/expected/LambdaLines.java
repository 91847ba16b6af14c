import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;

/** Lambdas and loops of a method that goes on elsewhere throw from the lines of the program. */
@org.ajws.runtime.Translated(digest = "c8172c2f724fac9f1da03e3b4b977a9b980d67605f3e5288968cc66553f589d4", target = "trycatch") class LambdaLines {
  interface Step<E extends Exception> {
    int run(int n) throws E;
  }

  static <E extends Exception> int run(Step<E> step, int n) throws E {
    return step.run(n);
  }

  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) {
      return n;
    }
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static int fail(int n) {
    throw new IllegalStateException("at " + n);
  }

  /** The lines of a method and its lambdas that an exception came through. */
  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getMessage());
    for (StackTraceElement s : org.ajws.runtime.frame.Traces.trace(e).getStackTrace()) {
      String method = s.getMethodName();
      boolean ours = s.getClassName().equals(LambdaLines.class.getName());
      if (ours && (method.startsWith("lambda$") || method.startsWith("linesOf"))) {
        text.append(method.contains("$slow") ? " slow " : " ").append(s.getLineNumber());
      }
    }
    return text.append("; ").toString();
  }

  static String linesOf(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return linesOf$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).objectResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static String linesOf$fast(int n) {
    int a;
    finish: {
      async: { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(linesOf$frame2(1, n, 0)).async(linesOf$frame2(3, n, 0), 1); } try { a = fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.async(linesOf$frame2(3, n, 0), 1); } }
      try { fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(linesOf$frame2(4, n, a)); }
    }
    String r = a + ": ";
    Supplier<Integer> expression = () -> fail(1);
    Runnable nothing =
        () -> fail(2);
    IntUnaryOperator[] self = new IntUnaryOperator[1];
    self[0] =
        q -> {
          if (q == 0) {
            fail(3);
          }
          return self[0].applyAsInt(q - 1);
        };
    try {
      expression.get();
    } catch (IllegalStateException e) { org.ajws.runtime.frame.Traces.trace(e);
      r += lines(e);
    }
    try {
      nothing.run();
    } catch (IllegalStateException e) { org.ajws.runtime.frame.Traces.trace(e);
      r += lines(e);
    }
    try {
      self[0].applyAsInt(2);
    } catch (IllegalStateException e) { org.ajws.runtime.frame.Traces.trace(e);
      r += lines(e);
    }
    try {
      run(
          q -> {
            Runnable inner =
                () -> {
                  for (int i = 0; i < 3; i++)
                    try {
                      if (i == 1) {
                        fail(4);
                      }
                    } catch (IllegalStateException e) {
                      if (q > 100) {
                        return;
                      }
                      throw e;
                    }
                };
            if (q < 5) {
              throw new IOException("io");
            }
            inner.run();
            return fib(q);
          },
          n);
    } catch (IllegalStateException | IOException e) { org.ajws.runtime.frame.Traces.trace(e);
      r += lines(e);
    }
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    list.removeIf(x -> fib(x) > 100);
    list.sort((x, y) -> fib(x) - fib(y));
    String[] found = new String[4];
    { org.ajws.runtime.loop.Loops.ints("LambdaLines.java:110", 0, org.ajws.runtime.loop.Relation.LT, 4, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      try {
        if (i > 1)
          throw new IllegalStateException("in the loop");
        found[i] = "none ";
      } catch (IllegalStateException e) { org.ajws.runtime.frame.Traces.trace(e);
        found[i] = e.getMessage() + " " + e.getStackTrace()[0].getLineNumber();
      }
    } } }); }
    return r + list + Arrays.toString(found);
  }

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    String first; try { first = linesOf$fast(12); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame3(1, null, 0)); }
    for (int i = 0; i < 10; i++) {
      String next; try { next = linesOf$fast(12); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame3(2, first, i)); }
      if (!next.equals(first)) {
        System.out.println(next);
      }
    }
    System.out.println(first);
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "LambdaLines#fib#LambdaLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 21; if (f$.n$ < 2) {       f$.line = 22; { int r$ = f$.n$; return f$.returns(r$); }     } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 24; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 24; f$.t$1 = f$.intResult(); } else { f$.line = 24; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 24; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 25; f$.t$2 = f$.intResult(); } else { f$.line = 25; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 25; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 26; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class linesOf$Frame2 extends org.ajws.runtime.frame.Frame { int n$; int a$; java.lang.String r$; java.util.function.Supplier<java.lang.Integer> expression$; java.lang.Runnable nothing$; java.util.function.IntUnaryOperator[] self$; java.util.List<java.lang.Integer> list$; java.lang.String[] found$; int t$1; int t$2; boolean has$1; int a$r; int $task; linesOf$Frame2(int pc, int n$, int a$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return linesOf$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\1\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } linesOf$Frame2 copy$(int pc) { linesOf$Frame2 c = new linesOf$Frame2(pc, n$, a$); c.r$ = r$; c.expression$ = expression$; c.nothing$ = nothing$; c.self$ = self$; c.list$ = list$; c.found$ = found$; c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == linesOf$Frame2.class && ((linesOf$Frame2) child).$task == 1)) { if (child.hasFailed()) break; has$1 = true; a$r = child.intResult(); break; } has$1 = true; linesOf$Frame2 c = (linesOf$Frame2) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "LambdaLines#linesOf#LambdaLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static linesOf$Frame2 linesOf$frame2(int pc, int n$, int a$) { return new linesOf$Frame2(pc, n$, a$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean linesOf$slow(linesOf$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { } if (pc$ == 0 || pc$ >= 1 && pc$ <= 5) { if (pc$ != 5) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 4) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 49; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 49; f$.t$1 = f$.intResult(); } else { f$.line = 49; try { f$.t$1 = fib$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.async(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 49; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 50; f$.t$2 = f$.intResult(); } else { f$.line = 50; try { f$.t$2 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 50; } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 48; if (pc$ == 0) { f$.pc = 5; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; { java.lang.Throwable t$ = f$.left(); try { if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } catch (java.lang.Throwable e$) { t$ = f$.both(t$, e$); } f$.raised(t$); } } if (pc$ == 0) { f$.line = 52; f$.r$ = f$.a$ + ": "; f$.line = 53; { f$.expression$ = () -> { int line$1502 = 53; java.lang.Throwable seen$1502 = null; try { return fail(1);  } catch (final java.lang.Throwable e$1502) { seen$1502 = org.ajws.runtime.frame.Traces.trace(e$1502, seen$1502, "LambdaLines#linesOf#LambdaLines.java", line$1502); throw e$1502; } }; } f$.line = 54; { f$.nothing$ = () -> { int line$1548 = 55; java.lang.Throwable seen$1548 = null; try { fail(2);  } catch (final java.lang.Throwable e$1548) { seen$1548 = org.ajws.runtime.frame.Traces.trace(e$1548, seen$1548, "LambdaLines#linesOf#LambdaLines.java", line$1548); throw e$1548; } }; } f$.line = 56; f$.self$ = new IntUnaryOperator[1]; f$.line = 57; { java.util.function.IntUnaryOperator[] self = f$.self$; self[0] =         q -> { int line$1640 = 58; java.lang.Throwable seen$1640 = null; try {            line$1640 = 59; if (q == 0) {             line$1640 = 60; fail(3);           }           line$1640 = 62; return self[0].applyAsInt(q - 1);          } catch (final java.lang.Throwable e$1640) { seen$1640 = org.ajws.runtime.frame.Traces.trace(e$1640, seen$1640, "LambdaLines#linesOf#LambdaLines.java", line$1640); throw e$1640; } }; } f$.line = 64; try {       f$.line = 65; f$.expression$.get();     } catch (IllegalStateException e) { f$.traced(e);       f$.line = 67; f$.r$ += lines(e);     } f$.line = 69; try {       f$.line = 70; f$.nothing$.run();     } catch (IllegalStateException e) { f$.traced(e);       f$.line = 72; f$.r$ += lines(e);     } f$.line = 74; try {       f$.line = 75; f$.self$[0].applyAsInt(2);     } catch (IllegalStateException e) { f$.traced(e);       f$.line = 77; f$.r$ += lines(e);     } f$.line = 79; { int n = f$.n$; java.lang.String r = f$.r$; try { try {       f$.line = 80; run(           q -> { int line$2095 = 81; java.lang.Throwable seen$2095 = null; try {              line$2095 = 82; Runnable inner =                 () -> { int line$2148 = 83; java.lang.Throwable seen$2148 = null; try {                    line$2148 = 84; for (int i = org.ajws.runtime.frame.Traces.notedInt(0, line$2148 = 84); i < 3; line$2148 = 84, i++, line$2148 = 84)                     { line$2148 = 85; try {                       line$2148 = 86; if (i == 1) {                         line$2148 = 87; fail(4);                       }                     } catch (IllegalStateException e) { seen$2148 = org.ajws.runtime.frame.Traces.trace(e, seen$2148, "LambdaLines#linesOf#LambdaLines.java", line$2148);                       line$2148 = 90; if (q > 100) {                         line$2148 = 91; return;                       }                       line$2148 = 93; throw e;                     } }                  } catch (final java.lang.Throwable e$2148) { seen$2148 = org.ajws.runtime.frame.Traces.trace(e$2148, seen$2148, "LambdaLines#linesOf#LambdaLines.java", line$2148); throw e$2148; } };             line$2095 = 96; if (q < 5) {               line$2095 = 97; throw new IOException("io");             }             line$2095 = 99; inner.run();             line$2095 = 100; return fib(q);            } catch (final java.lang.Throwable e$2095) { seen$2095 = org.ajws.runtime.frame.Traces.trace(e$2095, seen$2095, "LambdaLines#linesOf#LambdaLines.java", line$2095); throw e$2095; } },           n);     } catch (IllegalStateException | IOException e) { f$.traced(e);       f$.line = 104; r += lines(e);     } } finally { f$.r$ = r; } } f$.line = 106; f$.list$ = new ArrayList<>(List.of(3, 1, 2)); f$.line = 107; { java.util.List<java.lang.Integer> list = f$.list$; list.removeIf(x -> { int line$2860 = 107; java.lang.Throwable seen$2860 = null; try { return fib(x) > 100;  } catch (final java.lang.Throwable e$2860) { seen$2860 = org.ajws.runtime.frame.Traces.trace(e$2860, seen$2860, "LambdaLines#linesOf#LambdaLines.java", line$2860); throw e$2860; } }); } f$.line = 108; { java.util.List<java.lang.Integer> list = f$.list$; list.sort((x, y) -> { int line$2899 = 108; java.lang.Throwable seen$2899 = null; try { return fib(x) - fib(y);  } catch (final java.lang.Throwable e$2899) { seen$2899 = org.ajws.runtime.frame.Traces.trace(e$2899, seen$2899, "LambdaLines#linesOf#LambdaLines.java", line$2899); throw e$2899; } }); } f$.line = 109; f$.found$ = new String[4]; f$.line = 110; { java.lang.String[] found = f$.found$; { org.ajws.runtime.loop.Loops.ints("LambdaLines.java:110", 0, org.ajws.runtime.loop.Relation.LT, 4, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; { int line$2999 = 110; java.lang.Throwable seen$2999 = null; try {        line$2999 = 111; try {         line$2999 = 112; if (i > 1)           { line$2999 = 113; throw new IllegalStateException("in the loop"); }         line$2999 = 114; found[i] = "none ";       } catch (IllegalStateException e) { seen$2999 = org.ajws.runtime.frame.Traces.trace(e, seen$2999, "LambdaLines#linesOf#LambdaLines.java", line$2999);         line$2999 = 116; found[i] = e.getMessage() + " " + e.getStackTrace()[0].getLineNumber();       }      } catch (final java.lang.Throwable e$2999) { seen$2999 = org.ajws.runtime.frame.Traces.trace(e$2999, seen$2999, "LambdaLines#linesOf#LambdaLines.java", line$2999); throw e$2999; } } } }); } } f$.line = 119; { java.lang.String r$ = f$.r$ + f$.list$ + Arrays.toString(f$.found$); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame3 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; java.lang.String first$; int i$; java.lang.String next$; java.lang.String t$1; java.lang.String t$2; int $task; main$Frame3(int pc, java.lang.String first$, int i$) { super(pc); this.$task = task(pc); this.first$ = first$; this.i$ = i$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\0\0".charAt(pc); } main$Frame3 copy$(int pc) { main$Frame3 c = new main$Frame3(pc, first$, i$); c.args$ = args$; c.next$ = next$; c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "LambdaLines#main#LambdaLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame3 main$frame3(int pc, java.lang.String first$, int i$) { return new main$Frame3(pc, first$, i$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 123; f$.t$1 = f$.<java.lang.String>objectResult(); } else { f$.line = 123; try { f$.t$1 = linesOf$fast(12); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 123; f$.first$ = f$.t$1; } } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 124; f$.i$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 124) && (f$.i$ < 10); f$.line = 124, f$.i$++) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 125; f$.t$2 = f$.<java.lang.String>objectResult(); } else { f$.line = 125; try { f$.t$2 = linesOf$fast(12); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 125; f$.next$ = f$.t$2; } } if (pc$ == 0) { f$.line = 126; if (!f$.next$.equals(f$.first$)) {         f$.line = 127; System.out.println(f$.next$);       } } } } } if (pc$ == 0) { f$.line = 130; System.out.println(f$.first$); } } return f$.returns(); } }
