import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.ajws.*;
import org.ajws.sync.Future;

/**
 * An async value is read on a line of its own, and what is evaluated behind it has no line that the
 * compiler notes: its exception shows the line that was noted before.
 */
@org.ajws.runtime.Translated(digest = "8009d02a2c887dfb60a100a1b38e601c7e43bf54e1376ff9c5e4aede531dc9d6", target = "trycatch") class LinesOfReadValues {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static class Refusing {
    int field = 1;

    Refusing(Object... given) {
      if (given.length > 0) throw new IllegalArgumentException();
    }

    Refusing(int n, Supplier<?> s) {
      throw new IllegalStateException();
    }
  }

  static class Sum extends Refusing {
    Sum(int n) {
      super(
          n,
          new int[
              n]);
    }
  }

  static Object made(int n, int form) { final org.ajws.runtime.task.Finish entry$1 = org.ajws.runtime.task.Tasks.enter("LinesOfReadValues.java:184"); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Integer> a$2 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:41", () -> { int value$2 = fib(n); return value$2; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Long> l$3 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:42", () -> { long value$3 = fib(n) - 100L; return value$3; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.String> s$4 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:43", () -> { java.lang.String value$4 = n < 2 ? null : "s" + fib(2); return value$4; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Object> none$5 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:44", () -> { java.lang.Object value$5 = fib(n) < 0 ? "" : null; return value$5; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Boolean> yes$6 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:45", () -> { boolean value$6 = fib(n) > 0; return value$6; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Character> c$7 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:46", () -> { char value$7 = (char) ('a' + fib(2)); return value$7; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Byte> b$8 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:47", () -> { byte value$8 = (byte) fib(2); return value$8; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Short> h$9 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:48", () -> { short value$9 = (short) fib(2); return value$9; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Float> f$10 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:49", () -> { float value$10 = fib(2) - 0.5f; return value$10; }); try {
    final org.ajws.runtime.task.TaskValue<java.lang.Double> d$11 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:50", () -> { double value$11 = fib(2) - 0.5; return value$11; }); try {
    final var $list$12 = org.ajws.runtime.task.Tasks.value("LinesOfReadValues.java:51", () -> { var value$12 = List.of(fib(2), "x"); return value$12; }); try {
    int[] slots = {1, 2};
    Refusing nobody = n == 100 ? new Refusing() : null;
    int zero = 0;
    if (form == 0)
      return
          new Refusing(
              1,
              new org.ajws.runtime.task.TaskRead.OfInt(a$2).value);
    if (form == 1)
      return new
          Refusing(
              new Refusing[
                  (int)
                      new org.ajws.runtime.task.TaskRead.OfLong(l$3).value]);
    if (form == 2) {
      Object o = slots
          [
          new org.ajws.runtime.task.TaskRead.OfInt(a$2).value + 100
          ];
      return o;
    }
    if (form == 3)
      return
          1
          /
          (zero
          * new org.ajws.runtime.task.TaskRead.OfInt(a$2).value);
    if (form == 4)
      return new Refusing(
          Refusing.class, (Supplier<?>) () -> {
            int x = 1;
            return x;
          },
          new org.ajws.runtime.task.TaskRead.OfLong(l$3).value,
          new Refusing(
              ((boolean) yes$6.get())
                  ? ((char) c$7.get())
                  : ((byte) b$8.get()),
              new org.ajws.runtime.task.TaskRead<>(s$4).value,
              new org.ajws.runtime.task.TaskRead<>(none$5).value));
    if (form == 5)
      return new Refusing(
          String.valueOf(
              new org.ajws.runtime.task.TaskRead.OfShort(h$9).value),
          new org.ajws.runtime.task.TaskRead.OfFloat(f$10).value
              + new org.ajws.runtime.task.TaskRead.OfDouble(d$11).value
              + new org.ajws.runtime.task.TaskRead.OfByte(b$8).value
              - new org.ajws.runtime.task.TaskRead.OfChar(c$7).value);
    if (form == 6)
      return nobody
          .field
          + new org.ajws.runtime.task.TaskRead.OfInt(a$2).value;
    if (form == 7)
      return ((int) a$2.get())
          + nobody
              .field;
    if (form == 8)
      return (
          List<?>)
          (Object)
          new org.ajws.runtime.task.TaskRead<>(s$4).value;
    if (form == 9)
      throw
          (RuntimeException)
          new org.ajws.runtime.task.TaskRead<>(none$5).value;
    if (form == 10) {
      a$2.await(); IntSupplier later =
          () ->
              slots[
                  new org.ajws.runtime.task.TaskRead.OfInt(a$2).value
                      + 50];
      return later
          .getAsInt();
    }
    if (form == 11) {
      slots[
          new org.ajws.runtime.task.TaskRead.OfInt(a$2).value
              - 100]
          = new org.ajws.runtime.task.TaskRead.OfInt(a$2).value;
    }
    if (form == 12)
      return new Refusing(
          new org.ajws.runtime.task.TaskRead<>($list$12).value,
          new org.ajws.runtime.task.TaskRead<>($list$12).value
              .get(
                  new org.ajws.runtime.task.TaskRead.OfInt(a$2).value
                      * 0),
          new org.ajws.runtime.task.TaskRead.OfInt(a$2).value);
    if (form == 13)
      return new int
          [new org.ajws.runtime.task.TaskRead.OfInt(a$2).value]
          [(int)
          new org.ajws.runtime.task.TaskRead.OfLong(l$3).value];
    if (form == 14) {
      slots[0] += slots[1]
          + new org.ajws.runtime.task.TaskRead.OfInt(a$2).value
          / zero;
    }
    if (form == 15)
      return new org.ajws.runtime.task.TaskRead.OfBoolean(yes$6).value
          && new Refusing(
              new org.ajws.runtime.task.TaskRead.OfChar(c$7).value,
              new org.ajws.runtime.task.TaskRead.OfShort(h$9).value) == null
          ? ((int) a$2.get())
          : ((byte) b$8.get());
    if (form == 16)
      return new Sum(
          new org.ajws.runtime.task.TaskRead.OfInt(a$2).value);
    if (form == 17)
      for (int i = 0;
          i < ((int) a$2.get());
          i +=
              new org.ajws.runtime.task.TaskRead.OfInt(a$2).value) {
        zero += new Refusing(
            new org.ajws.runtime.task.TaskRead.OfInt(a$2).value
        ).field;
      }
    if (form == 18)
      { a$2.await(); { none$5.await(); synchronized (
          new org.ajws.runtime.task.TaskRead<>(none$5).value) {
        return ((int) a$2.get());
      } } }
    if (form == 19)
      return switch (
          new org.ajws.runtime.task.TaskRead<>(s$4).value + new org.ajws.runtime.task.TaskRead.OfInt(a$2).value) {
        case "s1" -> 1;
        default ->
            new Refusing(
                new org.ajws.runtime.task.TaskRead<>(none$5).value,
                new org.ajws.runtime.task.TaskRead.OfInt(a$2).value);
      };
    if (form == 21) {
      final org.ajws.sync.Future<java.lang.Integer> u = org.ajws.runtime.task.Tasks.future("LinesOfReadValues.java:184", () -> { return Future.of(fib(n)); });
      fib(2);
      return new Refusing(
          n,
          u.get(),
          new org.ajws.runtime.task.TaskRead<>(s$4).value);
    }
    if (form == 22) {
      final org.ajws.sync.Future<java.lang.String> u = org.ajws.runtime.task.Tasks.future("LinesOfReadValues.java:192", () -> { return Future.of("" + fib(n)); });
      fib(2);
      return slots[
          100
              + u
                  .get()
                  .length()];
    }
    if (form == 23) {
      final org.ajws.sync.Future<java.lang.Integer> u = org.ajws.runtime.task.Tasks.future("LinesOfReadValues.java:201", () -> { return Future.of(fib(n)); });
      fib(2);
      int t =
          slots[
              20 +
              u.get(
              )];
      return
          t;
    }
    if (form == 24) {
      final org.ajws.sync.Future<int[]> u = org.ajws.runtime.task.Tasks.future("LinesOfReadValues.java:212", () -> { return Future.of(new int[fib(n)]); });
      fib(2);
      int t =
          u
              .get()
          [n
              * 40];
      return t;
    }
    a$2.await(); return new Refusing(
        "" + new org.ajws.runtime.task.TaskRead.OfInt(a$2).value + new org.ajws.runtime.task.TaskRead<>(s$4).value
            + new org.ajws.runtime.task.TaskRead.OfBoolean(yes$6).value, fib(2),
        new org.ajws.runtime.task.TaskRead.OfDouble(d$11).value, ((long) l$3.get())) {
      int own = slots[
          new org.ajws.runtime.task.TaskRead.OfInt(a$2).value + 20];
    };
   } catch (final java.lang.Throwable t$12) { $list$12.failed(t$12); throw t$12; } finally { $list$12.join(); }  } catch (final java.lang.Throwable t$11) { d$11.failed(t$11); throw t$11; } finally { d$11.join(); }  } catch (final java.lang.Throwable t$10) { f$10.failed(t$10); throw t$10; } finally { f$10.join(); }  } catch (final java.lang.Throwable t$9) { h$9.failed(t$9); throw t$9; } finally { h$9.join(); }  } catch (final java.lang.Throwable t$8) { b$8.failed(t$8); throw t$8; } finally { b$8.join(); }  } catch (final java.lang.Throwable t$7) { c$7.failed(t$7); throw t$7; } finally { c$7.join(); }  } catch (final java.lang.Throwable t$6) { yes$6.failed(t$6); throw t$6; } finally { yes$6.join(); }  } catch (final java.lang.Throwable t$5) { none$5.failed(t$5); throw t$5; } finally { none$5.join(); }  } catch (final java.lang.Throwable t$4) { s$4.failed(t$4); throw t$4; } finally { s$4.join(); }  } catch (final java.lang.Throwable t$3) { l$3.failed(t$3); throw t$3; } finally { l$3.join(); }  } catch (final java.lang.Throwable t$2) { a$2.failed(t$2); throw t$2; } finally { a$2.join(); }  } catch (final java.lang.Throwable t$1) { entry$1.failed(t$1); throw t$1; } finally { entry$1.join(); } }

  /** The lines of the methods that have no frames. */
  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getClass().getSimpleName());
    for (StackTraceElement s : org.ajws.runtime.frame.Traces.trace(e).getStackTrace()) {
      if (!s.getClassName().startsWith("LinesOfReadValues")) continue;
      text.append(' ').append(s.getLineNumber());
      if (s.getMethodName().startsWith("made")) break;
    }
    return text.toString();
  }

  public static void main(String[] args) {
    for (int n = 1; n < 6; n++) {
      for (int form = 0; form < 26; form++) {
        try {
          Object made = made(n, form);
          System.out.println(n + " " + form + " " + (made instanceof Number ? made : "an object"));
        } catch (RuntimeException e) { org.ajws.runtime.frame.Traces.trace(e);
          System.out.println(n + " " + form + " " + lines(e));
        }
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "LinesOfReadValues#fib#LinesOfReadValues.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 13; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 14; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 14; f$.t$1 = f$.intResult(); } else { f$.line = 14; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 14; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 15; f$.t$2 = f$.intResult(); } else { f$.line = 15; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 15; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 16; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); } }
