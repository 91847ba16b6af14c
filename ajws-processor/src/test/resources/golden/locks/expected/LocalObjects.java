import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** Objects that stay with the block that makes them, and their like that do not. */
@org.ajws.runtime.Translated(digest = "efbd7010d20e548d983cb22a6a2faf38eff613d5604f1d7d25909f700347fed9", target = "trycatch") public class LocalObjects {
  @AtomicSet("s")
  private static final class Stack {
    @Atomic("s") private final int[] slots = new int[8];
    @Atomic("s") private int size;
    void push(int i) { slots[size++] = i; }
    int pop() { return slots[--size]; }
  }
  @AtomicSet("t")
  private static final class Total {
    @Atomic("t") private volatile long total;
    void add(long n) { ajws$add_total((n)); }
    long get() { return ajws$sum_total(); }
   private transient volatile org.ajws.runtime.lock.StripedCounter ajws$stripes_total; @org.ajws.runtime.Generated private static final class ajws$handle_total { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Total.class, "total", long.class); static final java.lang.invoke.VarHandle stripes = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Total.class, "ajws$stripes_total", org.ajws.runtime.lock.StripedCounter.class); } @org.ajws.runtime.Generated private void ajws$add_total(long by) { long seen = this.total; if (this.ajws$stripes_total != null || !ajws$handle_total.of.compareAndSet(this, seen, seen + by)) { ajws$add_total_met(by); } } @org.ajws.runtime.Generated private void ajws$add_total_met(long by) { if (this.ajws$stripes_total == null) { ajws$handle_total.stripes.compareAndSet(this, (org.ajws.runtime.lock.StripedCounter) null, new org.ajws.runtime.lock.StripedCounter()); } this.ajws$stripes_total.add(by); } @org.ajws.runtime.Generated private long ajws$sum_total() { org.ajws.runtime.lock.StripedCounter stripes = this.ajws$stripes_total; long met = stripes == null ? 0 : stripes.sum(); return this.total + met; } }
  @AtomicSet("r")
  private static final class Running {
    @Atomic("r") private volatile long total;
    void add(long n) { ajws$handle_total.of.getAndAdd(this, (n)); }
    long get() { return total; }
   @org.ajws.runtime.Generated private static final class ajws$handle_total { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Running.class, "total", long.class); } }
  @AtomicSet("k")
  private static final class Kept {
    @Atomic("k") private int[] slots = {0};
    void add() { try { synchronized (this) { add$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal() { slots[0]++; }
    int get() { try { synchronized (this) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() { return slots[0]; }
  }
  static int reverse(int n) {
    Stack stack = new Stack();
    for (int i = 0; i < n; i++) stack.push(i);
    int all = 0;
    for (int i = 0; i < n; i++) all = 10 * all + stack.pop();
    return all;
  }
  static long sum(int n) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { return sum$fast(n); } catch (org.ajws.runtime.frame.Unwind u$) { return r$.complete(u$).longResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } static long sum$fast(int n) {
    final Total total = new Total();
    total.add(1);
    { org.ajws.runtime.loop.Loops.ints("LocalObjects.java:43", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      Stack own = new Stack();
      own.push(i);
      total.add(own.pop());
    } } }); }
    long loop = total.get();
    finish: {
      async: { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(sum$frame1(1, total, 0)).async(sum$frame1(2, total, loop), 1); } total.add(100); }
      total.add(1000);
    }
    return loop + total.get();
  }
  static long running(int n) {
    Running running = new Running();
    { org.ajws.runtime.loop.Loops.ints("LocalObjects.java:57", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      if (running.get() < 1000) running.add(i);
    } } }); }
    return running.get();
  }
  static int kept() {
    Kept kept = new Kept();
    Runnable r = () -> kept.add();
    r.run();
    return kept.get();
  }
  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    { java.io.PrintStream t$1 = null; java.lang.String t$2 = null; long t$3 = 0; t$1 = System.out; t$2 = reverse(5) + " "; try { t$3 = sum$fast(10); } catch (org.ajws.runtime.frame.Unwind u$) { throw u$.call(main$frame2(1, t$1, t$2)); } t$1.println(t$2 + t$3 + " " + running(10) + " " + kept()); }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class sum$Frame1 extends org.ajws.runtime.frame.Frame { int n$; LocalObjects.Total total$; long loop$; boolean has$1; int $task; sum$Frame1(int pc, LocalObjects.Total total$, long loop$) { super(pc); this.$task = task(pc); this.total$ = total$; this.loop$ = loop$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return sum$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\0\0".charAt(pc); } sum$Frame1 copy$(int pc) { sum$Frame1 c = new sum$Frame1(pc, total$, loop$); c.n$ = n$; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == sum$Frame1.class && ((sum$Frame1) child).$task == 1)) break; has$1 = true; sum$Frame1 c = (sum$Frame1) child; break; } default: } } @java.lang.Override protected java.lang.String source() { return "LocalObjects#sum#LocalObjects.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static sum$Frame1 sum$frame1(int pc, LocalObjects.Total total$, long loop$) { return new sum$Frame1(pc, total$, loop$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean sum$slow(sum$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 41; f$.total$ = new Total(); f$.line = 42; f$.total$.add(1); f$.line = 43; { int n = f$.n$; LocalObjects.Total total = f$.total$; { org.ajws.runtime.loop.Loops.ints("LocalObjects.java:43", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; { int line$1289 = 43; java.lang.Throwable seen$1289 = null; try {        line$1289 = 44; Stack own = new Stack();       line$1289 = 45; own.push(i);       line$1289 = 46; total.add(own.pop());      } catch (final java.lang.Throwable e$1289) { seen$1289 = org.ajws.runtime.frame.Traces.trace(e$1289, seen$1289, "LocalObjects#sum#LocalObjects.java", line$1289); throw e$1289; } } } }); } } f$.line = 48; f$.loop$ = f$.total$.get(); } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ != 3) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 2) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 50; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 2; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0) { f$.line = 50; f$.total$.add(100); } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } if (pc$ == 0) { f$.line = 51; f$.total$.add(1000); } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 49; if (pc$ == 0) { f$.pc = 3; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; f$.joined(); } if (pc$ == 0) { f$.line = 53; { long r$ = f$.loop$ + f$.total$.get(); return f$.returns(r$); } } } return f$.returns(); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame2 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; java.io.PrintStream t$1; java.lang.String t$2; long t$3; int $task; main$Frame2(int pc, java.io.PrintStream t$1, java.lang.String t$2) { super(pc); this.$task = task(pc); this.t$1 = t$1; this.t$2 = t$2; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0".charAt(pc); } private static int task(int pc) { return "\0\0".charAt(pc); } main$Frame2 copy$(int pc) { main$Frame2 c = new main$Frame2(pc, t$1, t$2); c.args$ = args$; c.t$3 = t$3; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { default: } } @java.lang.Override protected java.lang.String source() { return "LocalObjects#main#LocalObjects.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame2 main$frame2(int pc, java.io.PrintStream t$1, java.lang.String t$2) { return new main$Frame2(pc, t$1, t$2); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame2 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0 || pc$ == 1) { if (pc$ == 0) { f$.line = 69; f$.t$1 = System.out; f$.line = 69; f$.t$2 = reverse(5) + " "; } if (pc$ == 0 || pc$ == 1) { if (pc$ == 1) { pc$ = 0; f$.line = 69; f$.t$3 = f$.longResult(); } else { f$.line = 69; try { f$.t$3 = sum$fast(10); } catch (org.ajws.runtime.frame.Unwind u$) { f$.pc = 1; u$.call(f$); skip$ = true; return false; } } } if (pc$ == 0) { f$.line = 69; f$.t$1.println(f$.t$2 + f$.t$3 + " " + running(10) + " " + kept()); } } } return f$.returns(); } }
