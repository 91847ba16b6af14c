import java.util.*;
import java.util.function.*;
import org.ajws.*;

/** Lines in stack traces of what has been left for a while: where an exception was made, not thrown. */
@org.ajws.runtime.Translated(digest = "a7444868f1a2e2bff1a0356a4550bdf8641c04b6d0f27127076f02af27e7d605", target = "trycatch") class ExceptionLines {
  static int spawn(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return spawn$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int spawn$fast(int n) {
    if (n <= 0) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(spawn$frame1(1, n, 0, 0)).value(spawn$frame1(3, n, 0, 0), 1); } @Async int a; try { a = spawn$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(spawn$frame1(3, n, 0, 0), 1); }
    int b = n;
    return a + b;
  }

  static void fail(int n) {
    if (n == 0) throw new IllegalStateException("fail");
  }

  static RuntimeException make(int n) {
    return org.ajws.runtime.frame.Traces.trace(new IllegalArgumentException("made " + n));
  }

  static RuntimeException spawnMade(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return spawnMade$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).objectResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static RuntimeException spawnMade$fast(int n) {
    int x; try { x = spawn$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(spawnMade$frame3(1, n)); }
    return org.ajws.runtime.frame.Traces.trace(new IllegalArgumentException("spawned " + x));
  }

  static int[] none;

  static void run(int form) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { run$fast(form); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static void run$fast(int form) {
    try { spawn$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(1, form, null, 0, null, null, null, 0)); }
    int[] a = {1, 2, 0};
    int i = 0;
    switch (form) {
      case 0: {
        RuntimeException e = org.ajws.runtime.frame.Traces.trace(new IllegalStateException("here"));
        try { spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(2, 0, a, i, e, null, null, 0)); }
        throw e;
      }
      case 1: {
        RuntimeException e = make(1);
        int q = 3;
        throw e;
      }
      case 2: {
        RuntimeException e; try { e = 
spawnMade$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(3, 0, a, i, null, null, null, 0)); }
        int q = 3;
        throw e;
      }
      case 3:
        for (int k = 0; k < 3; k++)
          fail(2 - k);
        break;
      case 4:
        while (i < 3)
          fail(2 - i++);
        break;
      case 5:
        do
          fail(2 - i++);
        while (i < 3);
        break;
      case 6:
        for (int k : a)
          fail(k);
        break;
      case 7:
        for (int k = 0; none[k] > 0; k++) {
          i++;
        }
        break;
      case 8:
        for (int k = 0;
            a[k] > 0 | k >= 0;
            k++) {
          i++;
        }
        break;
      case 9:
        while (
            a[i] >= 0) {
          i++;
          i += 0;
        }
        break;
      case 11:
        if (i == 0)
          fail(i);
        else
          i++;
        break;
      case 12:
        { org.ajws.runtime.loop.Loops.ints("ExceptionLines.java:93", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(), 
(from$1, to$1, step$1, state$1) -> { for (int k$1 = from$1; k$1 < to$1; k$1++) { int k = k$1; fail(2 - k); } }); }
        break;
      case 13:
        { final var array$2 = a; org.ajws.runtime.loop.Loops.ints("ExceptionLines.java:97", 0, org.ajws.runtime.loop.Relation.LT, array$2.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int index$2 = from$2; index$2 < to$2; index$2++) { int k = array$2[index$2]; 
fail(k); } }); }
        break;
      case 14: {
        IntFunction<RuntimeException> f = x -> {
          RuntimeException e = make(x);
          int y = x;
          throw e;
        };
        f.apply(3);
        break;
      }
      case 15: {
        List<RuntimeException> all = new ArrayList<>();
        for (int k = 0; k < 2; k++)
          all.add(org.ajws.runtime.frame.Traces.trace(new IllegalStateException("k" + k)));
        try { spawn$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(4, 0, a, i, null, all, null, 0)); }
        all.get(1).addSuppressed(all.get(0));
        throw all.get(1);
      }
      case 16: {
        Throwable cause = org.ajws.runtime.frame.Traces.trace(new Exception("cause"));
        try { spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(5, 0, a, i, null, null, cause, 0)); }
        throw new RuntimeException("outer",
            cause);
      }
      case 17:
        for (int k = 0; k < 3; k++)
          for (int m = 0; m < 2; m++)
            if (k == 1)
              fail(m);
        break;
      case 18:
        l:
        for (int k = 0; k < 3; k++)
          switch (k) {
            case 1:
              fail(0);
              break;
            default:
              continue l;
          }
        break;
      case 19:
        try {
          fail(0);
        } catch (IllegalStateException e) {
          i = 2;
          throw e;
        } finally {
          i++;
        }
      case 20:
        { int k; { int t$6 = 0; try { t$6 = spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(6, 0, a, i, null, null, null, 0)); } k = t$6; } for (; k < 3; k++)
          fail(2 - k); }
        break;
      case 21:
        for (int k = 0; k < 3; k++)
          { int t$7 = 0; try { t$7 = spawn$fast(k); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(7, 0, a, i, null, null, null, k)); } if (t$7 > 0) fail(2 - k); }
        break;
      case 22:
        while (true)
          { int t$8 = 0; { int line$ = 159; try { line$ = 158; try { t$8 = spawn$fast(i++); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(run$frame2(8, 0, a, i, null, null, null, 0)); } line$ = 158; if (!((t$8 >= 0))) break; } catch (final java.lang.Throwable e$) { org.ajws.runtime.frame.Traces.lined(e$, "ExceptionLines#run#ExceptionLines.java", 159, line$); throw e$; } } fail(2 - i); }
        break;
      case 23:
        synchronized (a) {
          i++;
          fail(0);
        }
      case 24:
        Supplier<Integer> s =
            () ->
                none[0];
        s.get();
        break;
      case 27: {
        finish:
        {
          async:
          { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(run$frame2(9, 0, null, 0, null, null, null, 0)).async(run$frame2(10, 0, null, 0, null, null, null, 0), 1); } fail(0); }
        }
        break;
      }
      case 29:
        assert none != null : make(1);
        throw make(2);
      default:
    }
  }

  /** Where an exception was made, and those that it brings. */
  static String place(Throwable t) {
    StringBuilder b = new StringBuilder(t.toString());
    b.append(" at ").append(org.ajws.runtime.frame.Traces.trace(t).getStackTrace()[0].getLineNumber());
    for (StackTraceElement e : org.ajws.runtime.frame.Traces.trace(t).getStackTrace()) {
      if (e.getMethodName().contains("run") && e.getClassName().equals("ExceptionLines")) {
        b.append(", in run at ").append(e.getLineNumber());
        break;
      }
    }
    for (Throwable s : t.getSuppressed()) {
      b.append(", also ").append(place(s));
    }
    return t.getCause() == null ? b.toString() : b + ", caused by " + place(t.getCause());
  }

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    for (int form = 0; form < 30; form++) {
      try {
        try { run$fast(form); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame4(1, form)); }
        System.out.println(form + " none");
      } catch (RuntimeException e) { org.ajws.runtime.frame.Traces.trace(e);
        System.out.println((form == 2 ? place(e).replaceAll(", in.*", "") : form + " " + place(e)));
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class spawn$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; boolean has$1; int a$r; int $task; spawn$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return spawn$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0".charAt(pc); } spawn$Frame1 copy$(int pc) { spawn$Frame1 c = new spawn$Frame1(pc, n$, a$, b$); c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == spawn$Frame1.class && ((spawn$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } spawn$Frame1 c = (spawn$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "ExceptionLines#spawn#ExceptionLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static spawn$Frame1 spawn$frame1(int pc, int n$, int a$, int b$) { return new spawn$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean spawn$slow(spawn$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 8; if (f$.n$ <= 0) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 9; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 9; f$.t$1 = f$.intResult(); } else { f$.line = 9; try { f$.t$1 = spawn$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 9; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0) { f$.line = 10; f$.b$ = f$.n$; } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0) { f$.pc = 4; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 11; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class run$Frame2 extends org.ajws.runtime.frame.Frame { int form$; int[] a$; int i$; java.lang.RuntimeException e$; java.lang.RuntimeException e2$; int q$; java.util.List<java.lang.RuntimeException> all$; java.lang.Throwable cause$; int k$; int k2$; java.util.function.Supplier<java.lang.Integer> s$; int t$1; int t$2; java.lang.RuntimeException t$3; int t$4; int t$5; int t$6; int t$7; int t$8; boolean has$1; int $task; run$Frame2(int pc, int form$, int[] a$, int i$, java.lang.RuntimeException e$, java.util.List<java.lang.RuntimeException> all$, java.lang.Throwable cause$, int k2$) { super(pc); this.$task = task(pc); this.form$ = form$; this.a$ = a$; this.i$ = i$; this.e$ = e$; this.all$ = all$; this.cause$ = cause$; this.k2$ = k2$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return run$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0\0\0\0\0\1\1".charAt(pc); } private static int task(int pc) { return "\0\0\0\0\0\0\0\0\0\1\0\0".charAt(pc); } run$Frame2 copy$(int pc) { run$Frame2 c = new run$Frame2(pc, form$, a$, i$, e$, all$, cause$, k2$); c.e2$ = e2$; c.q$ = q$; c.k$ = k$; c.s$ = s$; c.t$1 = t$1; c.t$2 = t$2; c.t$3 = t$3; c.t$4 = t$4; c.t$5 = t$5; c.t$6 = t$6; c.t$7 = t$7; c.t$8 = t$8; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == run$Frame2.class && ((run$Frame2) child).$task == 1)) break; has$1 = true; run$Frame2 c = (run$Frame2) child; break; } default: } } @java.lang.Override protected java.lang.String source() { return "ExceptionLines#run#ExceptionLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static run$Frame2 run$frame2(int pc, int form$, int[] a$, int i$, java.lang.RuntimeException e$, java.util.List<java.lang.RuntimeException> all$, java.lang.Throwable cause$, int k2$) { return new run$Frame2(pc, form$, a$, i$, e$, all$, cause$, k2$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean run$slow(run$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 30; f$.t$1 = f$.intResult(); } else { f$.line = 30; try { f$.t$1 = spawn$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 30; } } if (pc$ == 0) { f$.line = 31; f$.a$ = new int[] {1, 2, 0}; f$.line = 32; f$.i$ = 0; } if (pc$ == 0 || pc$ >= 2 && pc$ <= 11) { int case1$ = -1; if (pc$ == 0) { f$.line = 33; switch (f$.form$) { case 0: case1$ = 0; break; case 1: case1$ = 1; break; case 2: case1$ = 2; break; case 3: case1$ = 3; break; case 4: case1$ = 4; break; case 5: case1$ = 5; break; case 6: case1$ = 6; break; case 7: case1$ = 7; break; case 8: case1$ = 8; break; case 9: case1$ = 9; break; case 11: case1$ = 10; break; case 12: case1$ = 11; break; case 13: case1$ = 12; break; case 14: case1$ = 13; break; case 15: case1$ = 14; break; case 16: case1$ = 15; break; case 17: case1$ = 16; break; case 18: case1$ = 17; break; case 19: case1$ = 18; break; case 20: case1$ = 19; break; case 21: case1$ = 20; break; case 22: case1$ = 21; break; case 23: case1$ = 22; break; case 24: case1$ = 23; break; case 27: case1$ = 24; break; case 29: case1$ = 25; break; default: case1$ = 26; break; } } if (pc$ == 2) case1$ = 0; if (pc$ == 3) case1$ = 2; if (pc$ == 4) case1$ = 14; if (pc$ == 5) case1$ = 15; if (pc$ == 6) case1$ = 19; if (pc$ == 7) case1$ = 20; if (pc$ == 8) case1$ = 21; if (pc$ >= 9 && pc$ <= 11) case1$ = 24; switch (case1$) { case 0: if (pc$ == 0 || pc$ == 2) { if (pc$ == 0) { f$.line = 35; f$.e$ = f$.made(new IllegalStateException("here"), 35); } if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 36; f$.t$2 = f$.intResult(); } else { f$.line = 36; try { f$.t$2 = spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 2; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 36; } } if (pc$ == 0) { f$.line = 37; throw f$.e$; } } case 1: if (pc$ == 0) { f$.line = 39; {         f$.line = 40; RuntimeException e = f$.made(make(1), 40);         f$.line = 41; int q = 3;         f$.line = 42; throw e;       } } case 2: if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 0 || pc$ == 3) { if (pc$ == 3) { pc$ = 0; f$.line = 46; f$.t$3 = f$.<java.lang.RuntimeException>objectResult(); } else { f$.line = 46; try { f$.t$3 = spawnMade$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 3; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 46; f$.e2$ = f$.t$3; } } if (pc$ == 0) { f$.line = 47; f$.q$ = 3; f$.line = 48; throw f$.e2$; } } case 3: if (pc$ == 0) { f$.line = 51; { for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 51); k < 3; f$.line = 51, k++, f$.line = 51)           { f$.line = 52; fail(2 - k); } } f$.line = 53; break; } case 4: if (pc$ == 0) { f$.line = 55; { int i = f$.i$; try { for (; i < 3; f$.line = 55)           { f$.line = 56; fail(2 - i++); } } finally { f$.i$ = i; } } f$.line = 57; break; } case 5: if (pc$ == 0) { f$.line = 59; { int i = f$.i$; try { do           { f$.line = 60; fail(2 - i++); }         while (org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 61) && (i < 3)); } finally { f$.i$ = i; } } f$.line = 62; break; } case 6: if (pc$ == 0) { f$.line = 64; { int[] a = f$.a$; for (int k : a)           { f$.line = 65; fail(k); } } f$.line = 66; break; } case 7: if (pc$ == 0) { f$.line = 68; { int i = f$.i$; try { for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 68); none[k] > 0; f$.line = 68, k++, f$.line = 68) {           f$.line = 69; i++;         } } finally { f$.i$ = i; } } f$.line = 71; break; } case 8: if (pc$ == 0) { f$.line = 73; { int[] a = f$.a$; int i = f$.i$; try { for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 74);             a[k] > 0 | k >= 0;             f$.line = 75, k++, f$.line = 74) {           f$.line = 76; i++;         } } finally { f$.i$ = i; } } f$.line = 78; break; } case 9: if (pc$ == 0) { f$.line = 80; { int[] a = f$.a$; int i = f$.i$; try { for (             ; a[i] >= 0; f$.line = 80) {           f$.line = 82; i++;           f$.line = 83; i += 0;         } } finally { f$.i$ = i; } } f$.line = 85; break; } case 10: if (pc$ == 0) { f$.line = 87; if (f$.i$ == 0)           { f$.line = 88; fail(f$.i$); }         else           { f$.line = 90; f$.i$++; } f$.line = 91; break; } case 11: if (pc$ == 0) { f$.line = 93; { { org.ajws.runtime.loop.Loops.ints("ExceptionLines.java:93", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(),  (from$1, to$1, step$1, state$1) -> { for (int k$1 = from$1; k$1 < to$1; k$1++) { int k = k$1; { int line$1936 = 94; java.lang.Throwable seen$1936 = null; try { fail(2 - k); } catch (final java.lang.Throwable e$1936) { seen$1936 = org.ajws.runtime.frame.Traces.trace(e$1936, seen$1936, "ExceptionLines#run#ExceptionLines.java", line$1936); throw e$1936; } } } }); } } f$.line = 95; break; } case 12: if (pc$ == 0) { f$.line = 97; { int[] a = f$.a$; { final var array$2 = a; org.ajws.runtime.loop.Loops.ints("ExceptionLines.java:97", 0, org.ajws.runtime.loop.Relation.LT, array$2.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int index$2 = from$2; index$2 < to$2; index$2++) { int k = array$2[index$2];  { int line$2026 = 98; java.lang.Throwable seen$2026 = null; try { fail(k); } catch (final java.lang.Throwable e$2026) { seen$2026 = org.ajws.runtime.frame.Traces.trace(e$2026, seen$2026, "ExceptionLines#run#ExceptionLines.java", line$2026); throw e$2026; } } } }); } } f$.line = 99; break; } case 13: if (pc$ == 0) { f$.line = 100; { {         f$.line = 101; IntFunction<RuntimeException> f = x -> { int line$2115 = 101; java.lang.Throwable seen$2115 = null; try {            line$2115 = 102; RuntimeException e = org.ajws.runtime.frame.Traces.made(make(x), "ExceptionLines#run#ExceptionLines.java", 102);           line$2115 = 103; int y = x;           line$2115 = 104; throw e;          } catch (final java.lang.Throwable e$2115) { seen$2115 = org.ajws.runtime.frame.Traces.trace(e$2115, seen$2115, "ExceptionLines#run#ExceptionLines.java", line$2115); throw e$2115; } };         f$.line = 106; f$.made(f.apply(3), 106);         f$.line = 107; break;       } } } case 14: if (pc$ == 0 || pc$ == 4) { if (pc$ == 0) { f$.line = 110; f$.all$ = new ArrayList<>(); f$.line = 111; { java.util.List<java.lang.RuntimeException> all = f$.all$; for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 111); k < 2; f$.line = 111, k++, f$.line = 111)           { f$.line = 112; all.add(f$.made(new IllegalStateException("k" + k), 112)); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 113; f$.t$4 = f$.intResult(); } else { f$.line = 113; try { f$.t$4 = spawn$fast(2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 113; } } if (pc$ == 0) { f$.line = 114; f$.made(f$.all$.get(1), 114).addSuppressed(f$.made(f$.all$.get(0), 114)); f$.line = 115; throw f$.made(f$.all$.get(1), 115); } } case 15: if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.line = 118; f$.cause$ = f$.made(new Exception("cause"), 118); } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0 || pc$ == 5) { if (pc$ == 5) { pc$ = 0; f$.line = 119; f$.t$5 = f$.intResult(); } else { f$.line = 119; try { f$.t$5 = spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 5; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 119; } } if (pc$ == 0) { f$.line = 120; throw f$.made(new RuntimeException("outer",             f$.cause$), f$.line); } } case 16: if (pc$ == 0) { f$.line = 124; { for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 124); k < 3; f$.line = 124, k++, f$.line = 124)           { f$.line = 125; for (int m = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 125); m < 2; f$.line = 125, m++, f$.line = 125)             { f$.line = 126; if (k == 1)               { f$.line = 127; fail(m); } } } } f$.line = 128; break; } case 17: if (pc$ == 0) { f$.line = 130; { l:         for (int k = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 131); k < 3; f$.line = 131, k++, f$.line = 131)           { f$.line = 132; switch (k) {             case 1:               f$.line = 134; fail(0);               f$.line = 135; break;             default:               f$.line = 137; continue l;           } } } f$.line = 139; break; } case 18: if (pc$ == 0) { f$.line = 141; try { try {           f$.line = 142; fail(0);         } catch (IllegalStateException e) { f$.traced(e);           f$.line = 144; f$.i$ = 2;           f$.line = 145; throw e;         } } catch (final java.lang.Throwable caught$3066) { f$.traced(caught$3066); throw caught$3066; } finally {           f$.line = 147; f$.i$++;         } } case 19: if (pc$ == 0 || pc$ == 6) { if (pc$ == 0 || pc$ == 6) { if (pc$ == 0 || pc$ == 6) { if (pc$ == 6) { pc$ = 0; f$.line = 150; f$.t$6 = f$.intResult(); } else { f$.line = 150; try { f$.t$6 = spawn$fast(1); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 6; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 150; f$.k$ = f$.t$6; } } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 150) && (f$.k$ < 3); f$.line = 150, f$.k$++) { if (pc$ == 0) { f$.line = 151; fail(2 - f$.k$); } } } if (pc$ == 0) { f$.line = 152; break; } case 20: if (pc$ == 0 || pc$ == 7) { if (pc$ == 0) { f$.line = 154; f$.k2$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 154) && (f$.k2$ < 3); f$.line = 154, f$.k2$++) { if (pc$ == 0 || pc$ == 7) { if (pc$ == 0 || pc$ == 7) { if (pc$ == 7) { pc$ = 0; f$.line = 155; f$.t$7 = f$.intResult(); } else { f$.line = 155; try { f$.t$7 = spawn$fast(f$.k2$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 7; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 155; } if (pc$ == 0 ? (f$.t$7 > 0) : (false)) { if (pc$ == 0) { f$.line = 155; fail(2 - f$.k2$); } } } } } if (pc$ == 0) { f$.line = 156; break; } case 21: if (pc$ == 0 || pc$ == 8) { for (; ; ) { if (pc$ == 0 || pc$ == 8) { if (pc$ == 8) { pc$ = 0; f$.line = 158; f$.t$8 = f$.intResult(); } else { f$.line = 158; try { f$.t$8 = spawn$fast(f$.i$++); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 8; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0 && !(org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 158) && ((f$.t$8 >= 0)))) break; if (pc$ == 0) { f$.line = 159; fail(2 - f$.i$); } } } if (pc$ == 0) { f$.line = 160; break; } case 22: if (pc$ == 0) { f$.line = 162; { int[] a = f$.a$; int i = f$.i$; try { synchronized (a) {           f$.line = 163; i++;           f$.line = 164; fail(0);         } } finally { f$.i$ = i; } } } case 23: if (pc$ == 0) { f$.line = 167; { f$.s$ = () ->                 { int line$3669 = 169; java.lang.Throwable seen$3669 = null; try { return none[0];  } catch (final java.lang.Throwable e$3669) { seen$3669 = org.ajws.runtime.frame.Traces.trace(e$3669, seen$3669, "ExceptionLines#run#ExceptionLines.java", line$3669); throw e$3669; } }; } f$.line = 170; f$.s$.get(); f$.line = 171; break; } case 24: if (pc$ == 0 || pc$ >= 9 && pc$ <= 11) { if (pc$ == 0 || pc$ >= 9 && pc$ <= 11) { if (pc$ != 11) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 9 && pc$ <= 10) { if (pc$ == 0 || pc$ >= 9 && pc$ <= 10) { if (pc$ == 10) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 175; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(9)); f$.pc = 10; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 9) { pc$ = 0; } try { async: { if (pc$ == 0) { f$.line = 176; fail(0); } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 173; if (pc$ == 0) { f$.pc = 11; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; f$.joined(); } if (pc$ == 0) { f$.line = 178; break; } } case 25: if (pc$ == 0) { f$.line = 181; assert none != null : f$.made(make(1), 181); f$.line = 182; throw f$.made(make(2), 182); } case 26: default: } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class spawnMade$Frame3 extends org.ajws.runtime.frame.Frame { int n$; int x$; int t$1; int $task; spawnMade$Frame3(int pc, int n$) { super(pc); this.$task = task(pc); this.n$ = n$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return spawnMade$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } spawnMade$Frame3 copy$(int pc) { spawnMade$Frame3 c = new spawnMade$Frame3(pc, n$); c.x$ = x$; c.t$1 = t$1; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ExceptionLines#spawnMade#ExceptionLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static spawnMade$Frame3 spawnMade$frame3(int pc, int n$) { return new spawnMade$Frame3(pc, n$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean spawnMade$slow(spawnMade$Frame3 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 23; f$.t$1 = f$.intResult(); } else { f$.line = 23; try { f$.t$1 = spawn$fast(f$.n$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 23; f$.x$ = f$.t$1; } } if (pc$ == 0) { f$.line = 24; { java.lang.RuntimeException r$ = f$.made(new IllegalArgumentException("spawned " + f$.x$), 24); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame4 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; int form$; java.lang.RuntimeException e$; int $task; main$Frame4(int pc, int form$) { super(pc); this.$task = task(pc); this.form$ = form$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } main$Frame4 copy$(int pc) { main$Frame4 c = new main$Frame4(pc, form$); c.args$ = args$; c.e$ = e$; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "ExceptionLines#main#ExceptionLines.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame4 main$frame4(int pc, int form$) { return new main$Frame4(pc, form$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame4 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 204; f$.form$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 204) && (f$.form$ < 30); f$.line = 204, f$.form$++) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { int catch1$ = 0; if (catch1$ == 0) { try { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 206; f$.voidResult(); } else { f$.line = 206; try { run$fast(f$.form$); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 206; } } if (pc$ == 0) { f$.line = 207; System.out.println(f$.form$ + " none"); } } } catch (RuntimeException e$) { f$.traced(e$); f$.e$ = e$; catch1$ = 1; } } if (catch1$ == 1) { if (pc$ == 0) { f$.line = 208; {         f$.line = 209; System.out.println((f$.form$ == 2 ? place(f$.e$).replaceAll(", in.*", "") : f$.form$ + " " + place(f$.e$)));       } } } } } } } } return f$.returns(); } }
