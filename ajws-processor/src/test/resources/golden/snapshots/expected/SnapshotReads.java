import java.util.ArrayList;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Reads;

@org.ajws.runtime.Translated(digest = "bd3516eabf88274a919ba3d2e1b6831d88ae17cbff894fd0590077fa838adb6b", target = "trycatch") public class SnapshotReads {
  record Point(int x, int y) {}

  /** Two numbers, an array and a list that always agree at the end of a unit. */
  @AtomicSet(value = "s", reads = Reads.SNAPSHOT)
  static class Range {
    private int low, high;
    private int[] slots = new int[4];
    private ArrayList<Integer> names = new ArrayList<>();
    private Point corner = new Point(0, 0);

    Range(int low, int high) {
      this.low = low;
      this.high = high;
    }

    void grow(int by) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_s(); ajws$taken4.lock(); try { grow$internal(by); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void grow$exact(int by) { if (this.getClass() == Range.class) { grow$internal(by); } else { grow(by); } } private void grow$internal(int by) {
      low -= by;
      corner = new Point(low, -low);
      for (int i = 0; i < slots.length; i++) {
        slots[i] += by;
      }
      names.add(by);
      if (names.size() > 8) {
        names.clear();
      }
      high += by;
    }

    /** Calls a unit that only reads: it sees what this one has done so far. */
    int growAndMeasure(int by) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_s(); ajws$taken4.lock(); try { return growAndMeasure$internal(by); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int growAndMeasure$internal(int by) {
      int before = width$internal(this.ajws$snapshot_s());
      low -= by;
      int between = width$internal(this.ajws$snapshot_s()) - before;
      low += by;
      grow$exact(by);
      return between;
    }

    private int width() { try { return width$internal(this.ajws$snapshot_s()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int width$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4) {
      return ajws$seen4.high - ajws$seen4.low;
    }

    final boolean isWhole() { try { return isWhole$internal(this.ajws$snapshot_s()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4) {
      int sum = 0;
      for (int s : ajws$seen4.slots) {
        sum += s;
      }
      for (int i = 1; i < ajws$seen4.slots.length; i++) {
        if (ajws$seen4.slots[i] != ajws$seen4.slots[0]) {
          return false;
        }
      }
      int all = 0;
      for (int n : ajws$seen4.names) {
        all += n > 0 ? 1 : 0;
      }
      return width$internal(ajws$seen4) == 2 * ajws$seen4.high && sum == 4 * ajws$seen4.high && ajws$seen4.corner.x() == ajws$seen4.low && all == ajws$seen4.names.size();
    }

    /** A function that runs at once reads the same snapshot. */
    boolean isWholeByFunction() { try { final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); org.ajws.runtime.lock.SnapshotLock.pin(this.ajws$lock_s(), ajws$seen4); try { return isWholeByFunction$internal(ajws$seen4); } finally { org.ajws.runtime.lock.SnapshotLock.unpin(this.ajws$lock_s()); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWholeByFunction$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4) {
      int h = ajws$seen4.high;
      java.util.function.IntPredicate same = x -> { final SnapshotReads.Range.ajws$Snapshot_s ajws$seen7 = this.ajws$snapshot_s(); return x == ajws$seen7.high && x == -ajws$seen7.low; };
      return same.test(h);
    }

    boolean isAsWide(Range other) { try { final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); org.ajws.runtime.lock.SnapshotLock.pin(this.ajws$lock_s(), ajws$seen4); try { return isAsWide$internal(ajws$seen4, other); } finally { org.ajws.runtime.lock.SnapshotLock.unpin(this.ajws$lock_s()); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isAsWide$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4, Range other) {
      return width$internal(ajws$seen4) == other.width();
    }

    @Override
    public boolean equals(Object other) { try { final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4 = this.ajws$snapshot_s(); final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4_2 = org.ajws.runtime.lock.SnapshotLock.isSame(other, this) ? ajws$seen4 : (other instanceof SnapshotReads.Range ? ((SnapshotReads.Range) other).ajws$snapshot_s() : null); return equals$internal(ajws$seen4, ajws$seen4_2, other); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4, final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4_2, Object other) {
      return other instanceof Range r && ajws$seen4_2.low == ajws$seen4.low && ajws$seen4_2.high == ajws$seen4.high;
    }

    @Override
    public int hashCode() { try { return hashCode$internal(this.ajws$snapshot_s()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int hashCode$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4) {
      return 31 * ajws$seen4.low + ajws$seen4.high;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_s() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.SnapshotLock(this) { @java.lang.Override protected java.lang.Object copy(boolean whole) { return ajws$copy_s(whole); } }; if (ajws$lock_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Range.class, "ajws$lock_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static class ajws$Snapshot_s { private final int low; private final int high; private final int[] slots; private final java.util.ArrayList<java.lang.Integer> names; private final SnapshotReads.Point corner; protected ajws$Snapshot_s(Range of, boolean whole) { this.low = of.low; this.high = of.high; this.slots = whole ? org.ajws.runtime.lock.SnapshotLock.copyOf(of.slots) : of.slots; this.names = whole && of.names != null ? (java.util.ArrayList<java.lang.Integer>) of.names.clone() : of.names; this.corner = of.corner; } } @org.ajws.runtime.Generated protected ajws$Snapshot_s ajws$copy_s(boolean whole) { return new ajws$Snapshot_s(this, whole); } @org.ajws.runtime.Generated public final ajws$Snapshot_s ajws$snapshot_s() { return (ajws$Snapshot_s) ((org.ajws.runtime.lock.SnapshotLock) this.ajws$lock_s()).snapshot(); } @org.ajws.runtime.Generated protected final void ajws$make_s(boolean begins) { ((org.ajws.runtime.lock.SnapshotLock) this.ajws$lock_s()).make(begins); } }

  /** A subclass adds a member to the set, and a set of its own. */
  @AtomicSet("t")
  static class Named extends Range {
    @Atomic("s") private String name = "0";
    @Atomic("t") private int asked;

    Named() {
      super(0, 0);
    }

    void rename(String text) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_s(); ajws$taken4.lock(); try { rename$internal(text); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void rename$internal(String text) {
      grow$exact(Integer.parseInt(text));
      name = text;
    }

    boolean isNamed() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_t(); ajws$taken4.lock(); try { return isNamed$internal(this.ajws$snapshot_s()); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isNamed$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen4) {
      asked++;
      return !((SnapshotReads.Named.ajws$Snapshot_s_Named) ajws$seen4).name.isEmpty();
    }

    @Override
    void grow(int by) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_s(); ajws$taken4.lock(); try { grow$internal(by); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void grow$exact(int by) { if (this.getClass() == Named.class) { grow$internal(by); } else { grow(by); } } private void grow$internal(int by) {
      super.grow(by);
      name = String.valueOf(by);
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_t() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$lock_s()); if (ajws$lock_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Named.class, "ajws$lock_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_t, lock); }  @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static class ajws$Snapshot_s_Named extends SnapshotReads.Range.ajws$Snapshot_s { private final java.lang.String name; protected ajws$Snapshot_s_Named(Named of, boolean whole) { super(of, whole); this.name = of.name; } } @org.ajws.runtime.Generated protected ajws$Snapshot_s_Named ajws$copy_s(boolean whole) { return new ajws$Snapshot_s_Named(this, whole); } }

  /** Of static fields, by units with and without an object. */
  @AtomicSet(value = "all", isStatic = true, reads = Reads.SNAPSHOT)
  static class Total {
    private static long sum, negative;

    static void add(long n) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = SnapshotReads.Total.ajws$lock_all(); ajws$taken4.lock(); try { add$internal(n); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void add$internal(long n) {
      sum += n;
      negative -= n;
    }

    static boolean isZero() { try { return isZero$internal(SnapshotReads.Total.ajws$snapshot_all()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static boolean isZero$internal(final SnapshotReads.Total.ajws$Snapshot_all ajws$seen4) {
      return ajws$seen4.sum + ajws$seen4.negative == 0;
    }

    boolean isZeroHere() { try { return isZeroHere$internal(SnapshotReads.Total.ajws$snapshot_all()); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isZeroHere$internal(final SnapshotReads.Total.ajws$Snapshot_all ajws$seen4) {
      return ajws$seen4.sum + ajws$seen4.negative == 0;
    }
   @org.ajws.runtime.Generated private static final class ajws$lock_all_holder { static final org.ajws.runtime.lock.SnapshotLock lock = new org.ajws.runtime.lock.SnapshotLock(Total.class) { @java.lang.Override protected java.lang.Object copy(boolean whole) { return ajws$copy_all(whole); } }; } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.SnapshotLock ajws$lock_all() { return ajws$lock_all_holder.lock; } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static class ajws$Snapshot_all { private final long sum; private final long negative; protected ajws$Snapshot_all(boolean whole) { this.sum = Total.sum; this.negative = Total.negative; } } @org.ajws.runtime.Generated private static ajws$Snapshot_all ajws$copy_all(boolean whole) { return new ajws$Snapshot_all(whole); } @org.ajws.runtime.Generated public static ajws$Snapshot_all ajws$snapshot_all() { return (ajws$Snapshot_all) ajws$lock_all().snapshot(); } }

  static boolean sameWidth(@Atomic("s") Range one, @Atomic("s") Range two) { try { final SnapshotReads.Range.ajws$Snapshot_s ajws$seen3 = (one == null ? null : one.ajws$snapshot_s()); final SnapshotReads.Range.ajws$Snapshot_s ajws$seen3_2 = org.ajws.runtime.lock.SnapshotLock.isSame(two, one) ? ajws$seen3 : (two == null ? null : two.ajws$snapshot_s()); return sameWidth$internal(ajws$seen3, ajws$seen3_2, one, two); } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static boolean sameWidth$internal(final SnapshotReads.Range.ajws$Snapshot_s ajws$seen3, final SnapshotReads.Range.ajws$Snapshot_s ajws$seen3_2, @Atomic("s") Range one, @Atomic("s") Range two) {
    return ajws$seen3.high - ajws$seen3.low == ajws$seen3_2.high - ajws$seen3_2.low || one != two;
  }

  private static int wrong;

  public static void main(String[] args) { org.ajws.runtime.frame.Root r$ = org.ajws.runtime.frame.Root.enter(); try { main$fast(args); } catch (org.ajws.runtime.frame.Unwind u$) { r$.complete(u$).voidResult(); } catch (java.lang.Throwable t$) { org.ajws.runtime.frame.Traces.trace(t$); throw t$; } finally { r$.exit(); } } public static void main$fast(String[] args) {
    Named range = new Named();
    int[] bad = new int[8];
    finish:
    {
      for (int t = 0; t < 8; t++) {
        int task = t;
        async:
        { if (org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { throw org.ajws.runtime.frame.Steal.unwind(main$frame1(1, range, bad, task, 0)).async(main$frame1(2, range, bad, 0, t), 1); } for (int i = 0; i < 500; i++) {
          if (task % 2 == 0) {
            range.rename("1");
            Total.add(i);
          } else if (!range.isWhole()
              || !range.isWholeByFunction()
              || !range.isNamed()
              || !range.isAsWide(range)
              || !sameWidth(range, range)
              || !Total.isZero()
              || !new Total().isZeroHere()) {
            bad[task]++;
          }
        } }
      }
    }
    for (int b : bad) {
      wrong += b;
    }
    System.out.println(wrong + " " + range.growAndMeasure(7) + " " + range.isWhole());
    System.out.println(range.equals(range) + " " + (range.hashCode() == 31 * -2007 + 2007));
    System.out.println(new Range(1, 2).equals(new Range(1, 2)) + " " + range.equals("range"));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class main$Frame1 extends org.ajws.runtime.frame.Frame { java.lang.String[] args$; SnapshotReads.Named range$; int[] bad$; int t$; int task$; boolean has$1; int $task; main$Frame1(int pc, SnapshotReads.Named range$, int[] bad$, int task$, int t$) { super(pc); this.$task = task(pc); this.range$ = range$; this.bad$ = bad$; this.task$ = task$; this.t$ = t$; } @java.lang.Override public boolean run() throws java.lang.Throwable { return main$slow(this); } @java.lang.Override protected int finishes(int pc) { return "\0\0\1\1".charAt(pc); } private static int task(int pc) { return "\0\1\0\0".charAt(pc); } main$Frame1 copy$(int pc) { main$Frame1 c = new main$Frame1(pc, range$, bad$, task$, t$); c.args$ = args$; return c; } @java.lang.Override protected void accept(org.ajws.runtime.frame.Frame child, int slot) { switch (slot) { case 1: { if (!(child.getClass() == main$Frame1.class && ((main$Frame1) child).$task == 1)) break; has$1 = true; main$Frame1 c = (main$Frame1) child; break; } default: } } @java.lang.Override protected java.lang.String source() { return "SnapshotReads#main#SnapshotReads.java"; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private static main$Frame1 main$frame1(int pc, SnapshotReads.Named range$, int[] bad$, int task$, int t$) { return new main$Frame1(pc, range$, bad$, task$, t$); } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static boolean main$slow(main$Frame1 f$) throws java.lang.Throwable { int pc$ = f$.pc; boolean skip$ = false; if (pc$ >= 0) { if (pc$ == 0) { f$.line = 141; f$.range$ = new Named(); f$.line = 142; f$.bad$ = new int[8]; } if (pc$ == 0 || pc$ >= 1 && pc$ <= 3) { if (pc$ != 3) { if (pc$ == 0) { f$.enterFinish(); f$.has$1 = false; } try { finish: { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 0) { f$.line = 145; f$.t$ = 0; } for (; pc$ != 0 || org.ajws.runtime.frame.Traces.notedBoolean(true, f$.line = 145) && (f$.t$ < 8); f$.line = 145, f$.t$++) { if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 0) { f$.line = 146; f$.task$ = f$.t$; } if (pc$ == 0 || pc$ >= 1 && pc$ <= 2) { if (pc$ == 2) { pc$ = 0; f$.resumed(); } else if (pc$ != 0 || !f$.cancelled()) { f$.line = 147; if (pc$ == 0 && org.ajws.runtime.generated.StealRequest.raised && org.ajws.runtime.frame.Steal.accept()) { org.ajws.runtime.frame.Unwind u$ = org.ajws.runtime.frame.Steal.unwind(f$.copy$(1)); f$.pc = 2; u$.async(f$, 1); skip$ = true; return false; } if (pc$ == 1) { pc$ = 0; } try { async: { if (pc$ == 0) { f$.line = 148; { int task = f$.task$; SnapshotReads.Named range = f$.range$; int[] bad = f$.bad$; for (int i = org.ajws.runtime.frame.Traces.notedInt(0, f$.line = 148); i < 500; f$.line = 148, i++, f$.line = 148) {           f$.line = 149; if (task % 2 == 0) {             f$.line = 150; range.rename("1");             f$.line = 151; Total.add(i);           } else { f$.line = 152; if (org.ajws.runtime.frame.Traces.notedBoolean(org.ajws.runtime.frame.Traces.notedBoolean(org.ajws.runtime.frame.Traces.notedBoolean(org.ajws.runtime.frame.Traces.notedBoolean(org.ajws.runtime.frame.Traces.notedBoolean(!org.ajws.runtime.frame.Traces.notedBoolean(range.isWhole(), f$.line = 153)               || !range.isWholeByFunction(), f$.line = 154)               || !range.isNamed(), f$.line = 155)               || !range.isAsWide(range), f$.line = 156)               || !sameWidth(range, range), f$.line = 157)               || !Total.isZero(), f$.line = 157)               || !org.ajws.runtime.frame.Traces.<SnapshotReads.Total>noted(new Total(), f$.line = 158).isZeroHere()) {             f$.line = 159; bad[task]++;           } }         } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != 1) throw e$; skip$ = true; return f$.threw(e$); } if (f$.$task == 1) { skip$ = true; return f$.returns(); } } } } } } } } } catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.open() < 1) throw e$; f$.fail(e$); } } f$.line = 143; if (pc$ == 0) { f$.pc = 3; if (!f$.join()) { skip$ = true; return false; } } pc$ = 0; f$.joined(); } if (pc$ == 0) { f$.line = 164; { int[] bad = f$.bad$; for (int b : bad) {       f$.line = 165; wrong += b;     } } f$.line = 167; System.out.println(wrong + " " + f$.range$.growAndMeasure(7) + " " + f$.range$.isWhole()); f$.line = 168; System.out.println(f$.range$.equals(f$.range$) + " " + (f$.range$.hashCode() == 31 * -2007 + 2007)); f$.line = 169; System.out.println(new Range(1, 2).equals(new Range(1, 2)) + " " + f$.range$.equals("range")); } } return f$.returns(); } }
