import java.io.Serializable;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Counters that only grow by the same number, and their like that must not be kept in stripes. */
@org.ajws.runtime.Translated(digest = "22ad1613243f8b956c39ae481359d68cb557e112ed32c56a94732080c622e8a4", target = "trycatch") public class StripedFields {
  @AtomicSet("hits")
  static final class Hits {
    @Atomic("hits") private volatile int hits = 3;
    Hits(int start) { hits += start; }
    void hit() { ajws$add_hits(1); }
    void hitIf(boolean b) { if (b) ajws$add_hits(1); }
    void hitByOne() { ajws$add_hits(( /* one */1)); }
    void hitWritten() { ajws$add_hits((1)); }
    int get() { return ajws$sum_hits(); }
    double half() { return ajws$sum_hits() / 2.0; }
    @Override public String toString() { return "hits " + get(); }
   private transient volatile org.ajws.runtime.lock.StripedCounter ajws$stripes_hits; @org.ajws.runtime.Generated private static final class ajws$handle_hits { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Hits.class, "hits", int.class); static final java.lang.invoke.VarHandle stripes = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Hits.class, "ajws$stripes_hits", org.ajws.runtime.lock.StripedCounter.class); } @org.ajws.runtime.Generated private void ajws$add_hits(int by) { int seen = this.hits; if (this.ajws$stripes_hits != null || !ajws$handle_hits.of.compareAndSet(this, seen, seen + by)) { ajws$add_hits_met(by); } } @org.ajws.runtime.Generated private void ajws$add_hits_met(int by) { if (this.ajws$stripes_hits == null) { ajws$handle_hits.stripes.compareAndSet(this, (org.ajws.runtime.lock.StripedCounter) null, new org.ajws.runtime.lock.StripedCounter()); } this.ajws$stripes_hits.add(by); } @org.ajws.runtime.Generated private int ajws$sum_hits() { org.ajws.runtime.lock.StripedCounter stripes = this.ajws$stripes_hits; int met = stripes == null ? 0 : (int) stripes.sum(); return this.hits + met; } }
  @AtomicSet("left")
  static final class Left {
    @Atomic("left") private volatile long left;
    Left(long start) { left = start; }
    void take() { ajws$add_left(-(long) (2)); }
    boolean isEmpty() { return ajws$sum_left() <= 0; }
   private transient volatile org.ajws.runtime.lock.StripedCounter ajws$stripes_left; @org.ajws.runtime.Generated private static final class ajws$handle_left { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Left.class, "left", long.class); static final java.lang.invoke.VarHandle stripes = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Left.class, "ajws$stripes_left", org.ajws.runtime.lock.StripedCounter.class); } @org.ajws.runtime.Generated private void ajws$add_left(long by) { long seen = this.left; if (this.ajws$stripes_left != null || !ajws$handle_left.of.compareAndSet(this, seen, seen + by)) { ajws$add_left_met(by); } } @org.ajws.runtime.Generated private void ajws$add_left_met(long by) { if (this.ajws$stripes_left == null) { ajws$handle_left.stripes.compareAndSet(this, (org.ajws.runtime.lock.StripedCounter) null, new org.ajws.runtime.lock.StripedCounter()); } this.ajws$stripes_left.add(by); } @org.ajws.runtime.Generated private long ajws$sum_left() { org.ajws.runtime.lock.StripedCounter stripes = this.ajws$stripes_left; long met = stripes == null ? 0 : stripes.sum(); return this.left + met; } }
  @AtomicSet("both")
  static final class UpAndDown {
    @Atomic("both") private volatile int both;
    void up() { ajws$handle_both.of.getAndAdd(this, 1); }
    void down() { ajws$handle_both.of.getAndAdd(this, -1); }
    int get() { return both; }
   @org.ajws.runtime.Generated private static final class ajws$handle_both { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), UpAndDown.class, "both", int.class); } }
  @AtomicSet("any")
  static final class AnyNumber {
    @Atomic("any") private volatile int any;
    void add(int n) { ajws$handle_any.of.getAndAdd(this, (n)); }
    int get() { return any; }
   @org.ajws.runtime.Generated private static final class ajws$handle_any { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), AnyNumber.class, "any", int.class); } }
  @AtomicSet("id")
  static final class Numbered {
    @Atomic("id") private volatile int id;
    int next() { return ((int) ajws$handle_id.of.getAndAdd(this, 1)); }
   @org.ajws.runtime.Generated private static final class ajws$handle_id { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Numbered.class, "id", int.class); } }
  @AtomicSet("n")
  static final class Written implements Serializable {
    @Atomic("n") private volatile int n;
    void add() { ajws$handle_n.of.getAndAdd(this, 1); }
    int get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Written.class, "n", int.class); } }
  @AtomicSet("n")
  static final class Annotated {
    @Atomic("n") @MappedField private volatile int n;
    void add() { ajws$handle_n.of.getAndAdd(this, 1); }
    int get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Annotated.class, "n", int.class); } }
  @interface MappedField {}

  @AtomicSet(value = "made", isStatic = true)
  @AtomicSet(value = "last", isStatic = true)
  @AtomicSet(value = "limits", isStatic = true)
  @AtomicSet(value = "map", isStatic = true)
  static final class OfClass {
    @Atomic("made") private static volatile int made;
    @Atomic("last") private static volatile long last = 1;
    @Atomic("limits") private static int low;
    @Atomic("limits") private static int high;
    @Atomic("map") private static final StringBuilder text = new StringBuilder("t");
    static { made = 10; last += made; setLast(last + 1); }
    private final int own;
    OfClass(int own) { this.own = own; ajws$add_made(1); }
    static int made() { return ajws$sum_made(); }
    static void setLast(long l) { { long ajws$next = l; for (long ajws$seen = OfClass.last; ajws$next > ajws$seen && !ajws$handle_last.of.compareAndSet(ajws$seen, ajws$next); ajws$seen = OfClass.last) { } } }
    static long addLast(long last) { return ((long) ajws$handle_last.of.getAndAdd((last)) + (last)); }
    static void widen(int by) { try { synchronized (StripedFields.OfClass.ajws$monitor_limits()) { StripedFields.OfClass.ajws$monitor_limits().beginWrite(); try { widen$internal(by); } finally { StripedFields.OfClass.ajws$monitor_limits().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void widen$internal(int by) { low -= by; high += by; }
    static int width() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = StripedFields.OfClass.ajws$monitor_limits(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = width$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return width$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int width$internal() { return high - low; }
    int own() { return own + width(); }
    static String text() { try { synchronized (StripedFields.OfClass.ajws$monitor_map()) { return text$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static String text$internal() { return text.append('x').toString(); }
   private static volatile org.ajws.runtime.lock.StripedCounter ajws$stripes_made; @org.ajws.runtime.Generated private static final class ajws$handle_made { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.ofStatic(java.lang.invoke.MethodHandles.lookup(), OfClass.class, "made", int.class); static final java.lang.invoke.VarHandle stripes = org.ajws.runtime.lock.MemberHandle.ofStatic(java.lang.invoke.MethodHandles.lookup(), OfClass.class, "ajws$stripes_made", org.ajws.runtime.lock.StripedCounter.class); } @org.ajws.runtime.Generated private static void ajws$add_made(int by) { int seen = OfClass.made; if (OfClass.ajws$stripes_made != null || !ajws$handle_made.of.compareAndSet(seen, seen + by)) { ajws$add_made_met(by); } } @org.ajws.runtime.Generated private static void ajws$add_made_met(int by) { if (OfClass.ajws$stripes_made == null) { ajws$handle_made.stripes.compareAndSet((org.ajws.runtime.lock.StripedCounter) null, new org.ajws.runtime.lock.StripedCounter()); } OfClass.ajws$stripes_made.add(by); } @org.ajws.runtime.Generated private static int ajws$sum_made() { org.ajws.runtime.lock.StripedCounter stripes = OfClass.ajws$stripes_made; int met = stripes == null ? 0 : (int) stripes.sum(); return OfClass.made + met; }  @org.ajws.runtime.Generated private static final class ajws$handle_last { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.ofStatic(java.lang.invoke.MethodHandles.lookup(), OfClass.class, "last", long.class); }  @org.ajws.runtime.Generated private static final class ajws$monitor_limits_holder { static final org.ajws.runtime.lock.VersionedLock lock = org.ajws.runtime.lock.VersionedLock.ofClass(OfClass.class); } @org.ajws.runtime.Generated private static org.ajws.runtime.lock.VersionedLock ajws$monitor_limits() { return ajws$monitor_limits_holder.lock; }  @org.ajws.runtime.Generated private static final class ajws$monitor_map_holder { static final org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.OrderedLock.ofClass(OfClass.class); } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.OrderedLock ajws$monitor_map() { return ajws$monitor_map_holder.lock; } }
  public static void main(String[] args) {
    Hits h = new Hits(1); h.hit(); h.hitIf(true); h.hitByOne(); h.hitWritten();
    System.out.println(h + " " + h.half());
    Left l = new Left(2); System.out.print(l.isEmpty()); l.take(); System.out.println(l.isEmpty());
    UpAndDown u = new UpAndDown(); u.up(); u.up(); u.down(); System.out.println(u.get());
    AnyNumber a = new AnyNumber(); a.add(5); System.out.println(a.get());
    Numbered n = new Numbered(); System.out.println(n.next() + n.next());
    new OfClass(1); OfClass.setLast(15); OfClass.widen(2);
    System.out.println(OfClass.made() + " " + OfClass.addLast(4) + " " + new OfClass(1).own() + OfClass.text());
  }
}
