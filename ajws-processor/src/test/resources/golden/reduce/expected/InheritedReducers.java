import java.util.ArrayList;
import java.util.List;
import org.ajws.*;

/** What a reducer combines, a generic class above it says, or an interface. */
@org.ajws.runtime.Translated(digest = "d8ba8686da4de585388afabf311a17d1952c8dc699c1e19106920dd026f417a5", target = "trycatch") public class InheritedReducers {
  static int fib(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return fib$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).intResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static int fib$fast(int n) {
    if (n < 2) return n;
    if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(fib$frame1(1, n, 0, 0)).value(fib$frame1(3, n, 0, 0), 1); } @Async int a; try { a = fib$fast(n - 1); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.value(fib$frame1(3, n, 0, 0), 1); }
    int b; try { b = fib$fast(n - 2); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(fib$frame1(4, n, a, 0)); }
    return a + b;
  }

  static class Largest<T extends Comparable<T>> implements Reducer<T> {
    @Override
    public T identity() {
      return null;
    }

    @Override
    public T combine(T a, T b) {
      return a == null ? b : b == null ? a : a.compareTo(b) >= 0 ? a : b;
    }
  }

  static class LargestText extends Largest<String> {}

  static class LargestNumber extends Largest<Integer> {}

  interface Joining<E> extends Reducer<List<E>> {
    @Override
    default List<E> identity() {
      return new ArrayList<>();
    }

    @Override
    default List<E> combine(List<E> a, List<E> b) {
      List<E> both = new ArrayList<>(a);
      both.addAll(b);
      return both;
    }
  }

  static class Numbers implements Joining<Integer> {}

  static String of(int n) {
    LargestText text = new LargestText();
    LargestNumber number = new LargestNumber();
    Numbers numbers = new Numbers();
    @Reduce(by = LargestText.class) String s = null;
    @Reduce(by = LargestNumber.class) Integer m = 3;
    @Reduce(by = Numbers.class) List<Integer> all = List.of(-1);
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { java.lang.String s; java.lang.Integer m; java.util.List<java.lang.Integer> all; Locals$1(java.lang.String s, java.lang.Integer m, java.util.List<java.lang.Integer> all) { this.s = s; this.m = m; this.all = all; } @java.lang.Override protected Locals$1 fork() { return new Locals$1(new LargestText().identity(), new LargestNumber().identity(), new Numbers().identity()); } @java.lang.Override protected void join(Locals$1 right$1) { s = new LargestText().combine(s, right$1.s); m = new LargestNumber().combine(m, right$1.m); all = new Numbers().combine(all, right$1.all); } } final Locals$1 locals$1 = new Locals$1(s, m, all); try { org.ajws.runtime.loop.Loops.ints("InheritedReducers.java:53", 0, org.ajws.runtime.loop.Relation.LT, n, 1, locals$1, (from$1, to$1, step$1, state$1) -> { java.lang.String s$1 = state$1.s; java.lang.Integer m$1 = state$1.m; java.util.List<java.lang.Integer> all$1 = state$1.all; try { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      s$1 = text.combine(s$1, "k" + i * 17 % 31);
      m$1 = number.combine(m$1, i * 7 % 23);
      all$1 = numbers.combine(all$1, List.of(i));
    } } } finally { state$1.s = s$1; state$1.m = m$1; state$1.all = all$1; } }); } finally { s = locals$1.s; m = locals$1.m; all = locals$1.all; } }
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$2 extends org.ajws.runtime.generated.TaskLocals<Locals$2> { java.lang.String s; java.util.List<java.lang.Integer> all; Locals$2(java.lang.String s, java.util.List<java.lang.Integer> all) { this.s = s; this.all = all; } @java.lang.Override protected Locals$2 fork() { return new Locals$2(new LargestText().identity(), new Numbers().identity()); } @java.lang.Override protected void join(Locals$2 right$2) { s = new LargestText().combine(s, right$2.s); all = new Numbers().combine(all, right$2.all); } } final Locals$2 locals$2 = new Locals$2(s, all); final org.ajws.runtime.task.Finish finish$2 = org.ajws.runtime.task.Tasks.finish("InheritedReducers.java:58"); final var partials$2 = finish$2.partials(locals$2); try { finish: {
      for (int i = 0; i < 4; i++) {
        int k = i;
        { final var partials$3 = partials$2.fork(); org.ajws.runtime.task.Tasks.async("InheritedReducers.java:61", () -> { async: {
          partials$3.now.s = text.combine(partials$3.now.s, "k" + fib(k + 4));
          partials$3.now.all = numbers.combine(partials$3.now.all, List.of(fib(k)));
        } }, partials$3); }
      }
    } } catch (final java.lang.Throwable t$2) { finish$2.failed(t$2); throw t$2; } finally { try { finish$2.join(); } finally { s = locals$2.s; all = locals$2.all; } } }
    return s + m + all;
  }

  public static void main(String[] args) {
    for (int n = 0; n < 40; n += 7) System.out.println(of(n));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class fib$Frame1 extends org.ajws.runtime.frame.Frame { int n$; int a$; int b$; int t$1; int t$2; boolean has$1; int a$r; int $task; fib$Frame1(int pc, int n$, int a$, int b$) { super(pc); this.$task = task(pc); this.n$ = n$; this.a$ = a$; this.b$ = b$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return fib$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\0\0\0\0".charAt(pc); } private static int task(int pc) { return "\0\1\1\0\0\0".charAt(pc); } fib$Frame1 copy$(int pc) { fib$Frame1 c = new fib$Frame1(pc, n$, a$, b$); c.t$1 = t$1; c.t$2 = t$2; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (child.hasFailed()) break; has$1 = true; if (!(child.getClass() == fib$Frame1.class && ((fib$Frame1) child).$task == 1)) { a$r = child.intResult(); break; } fib$Frame1 c = (fib$Frame1) child; a$r = c.a$; break; } default: } } @java.lang.Override protected java.lang.String source() { return "InheritedReducers#fib#InheritedReducers.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static fib$Frame1 fib$frame1(int pc, int n$, int a$, int b$) { return new fib$Frame1(pc, n$, a$, b$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean fib$slow(fib$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 8; if (f$.n$ < 2) { int r$ = f$.n$; return f$.returns(r$); } } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ == 3) { pc$ = 0; f$.resumed(); } else { f$.line = 9; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 3; u$.value(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { { if (pc$ == 0 || pc$ == 2) { if (pc$ == 0 || pc$ == 2) { if (pc$ == 2) { pc$ = 0; f$.line = 9; f$.t$1 = f$.intResult(); } else { f$.line = 9; try { f$.t$1 = fib$fast(f$.n$ - 1); } catch (org.ajws.runtime.frame.Unwind u$) { if (f$.$task == 1) { f$.pc = 2; u$.call(f$); } else { f$.pc = 3; u$.value(f$, 1); } skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 9; f$.a$ = f$.t$1; } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0 || pc$ == 4) { if (pc$ == 0 || pc$ == 4) { if (pc$ == 4) { pc$ = 0; f$.line = 10; f$.t$2 = f$.intResult(); } else { f$.line = 10; try { f$.t$2 = fib$fast(f$.n$ - 2); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 4; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 10; f$.b$ = f$.t$2; } } if (pc$ == 0 || pc$ == 5) { if (pc$ == 0) { f$.pc = 5; if (!f$.joinValue(1)) { skip$ = true; return false; } } pc$ = 0; f$.joinedValue(1); if (f$.has$1) { f$.has$1 = false; f$.a$ = f$.a$r; } } if (pc$ == 0) { f$.line = 11; { int r$ = f$.a$ + f$.b$; return f$.returns(r$); } } } return f$.returns(); } }
