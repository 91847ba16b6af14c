import org.ajws.*;

/** What is subtracted from a field of a wider type: its negative may not exist, or not be negative. */
@org.ajws.runtime.Translated(digest = "b3cba85e1f3eea0036fa4fb4a8a997738c46201ea0c96304150a050680788a87", target = "trycatch") public class FieldArithmetic {
  @AtomicSet("n")
  static final class OfLong {
    @Atomic("n") private volatile long n = 5_000_000_000L;
    void less(int e) { ajws$handle_n.of.getAndAdd(this, -(long) (e)); }
    void lessOf(int e) { ajws$handle_n.of.getAndAdd(this, -(long) (e)); }
    void literal() { ajws$handle_n.of.getAndAdd(this, -(long) (-2147483648)); }
    long get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), OfLong.class, "n", long.class); } }
  @AtomicSet("n")
  static final class OfFloat {
    @Atomic("n") private volatile float n = -0.0f;
    void less(int e) { ajws$handle_n.of.getAndAdd(this, -(float) (e)); }
    void lessLong(long e) { ajws$handle_n.of.getAndAdd(this, -(float) (e)); }
    float get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), OfFloat.class, "n", float.class); } }
  @AtomicSet("n")
  static final class OfDouble {
    @Atomic("n") private volatile double n = -0.0;
    void less(long e) { ajws$handle_n.of.getAndAdd(this, -(double) (e)); }
    void lessOf(char e) { ajws$handle_n.of.getAndAdd(this, -(double) (e)); }
    double get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), OfDouble.class, "n", double.class); } }
  @AtomicSet("n")
  static final class OfByte {
    @Atomic("n") private volatile byte n = 100;
    void less(int e) { ajws$handle_n.of.getAndAdd(this, (byte) -(e)); }
    byte lessUsed(byte e) { return ((byte) ((byte) ajws$handle_n.of.getAndAdd(this, (byte) -(e)) - (e))); }
    void lessLong(long e) { ajws$handle_n.of.getAndAdd(this, (byte) -(e)); }
    byte get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), OfByte.class, "n", byte.class); } }
  @AtomicSet("n")
  static final class OfChar {
    @Atomic("n") private volatile char n = 1;
    void less(char e) { ajws$handle_n.of.getAndAdd(this, (char) -(e)); }
    void more(int e) { ajws$handle_n.of.getAndAdd(this, (char) (e)); }
    int get() { return n; }
   @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), OfChar.class, "n", char.class); } }
  @AtomicSet("n")
  static final class Striped {
    @Atomic("n") private volatile long n;
    void less() { ajws$add_n(-(long) (-2147483648)); }
    long get() { return ajws$sum_n(); }
   private transient volatile org.ajws.runtime.lock.StripedCounter ajws$stripes_n; @org.ajws.runtime.Generated private static final class ajws$handle_n { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Striped.class, "n", long.class); static final java.lang.invoke.VarHandle stripes = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Striped.class, "ajws$stripes_n", org.ajws.runtime.lock.StripedCounter.class); } @org.ajws.runtime.Generated private void ajws$add_n(long by) { long seen = this.n; if (this.ajws$stripes_n != null || !ajws$handle_n.of.compareAndSet(this, seen, seen + by)) { ajws$add_n_met(by); } } @org.ajws.runtime.Generated private void ajws$add_n_met(long by) { if (this.ajws$stripes_n == null) { ajws$handle_n.stripes.compareAndSet(this, (org.ajws.runtime.lock.StripedCounter) null, new org.ajws.runtime.lock.StripedCounter()); } this.ajws$stripes_n.add(by); } @org.ajws.runtime.Generated private long ajws$sum_n() { org.ajws.runtime.lock.StripedCounter stripes = this.ajws$stripes_n; long met = stripes == null ? 0 : stripes.sum(); return this.n + met; } }
  public static void main(String[] args) {
    for (int e : new int[] {0, 1, -300, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      OfLong l = new OfLong(); l.less(e); l.lessOf(e); l.literal();
      OfFloat f = new OfFloat(); f.less(e); float first = f.get(); f.lessLong(e == 1 ? Long.MIN_VALUE : e);
      OfDouble d = new OfDouble(); d.less(e == 1 ? Long.MIN_VALUE : e); double second = d.get(); d.lessOf((char) e);
      OfByte b = new OfByte(); b.less(e); b.lessUsed((byte) e); b.lessLong(e);
      OfChar c = new OfChar(); c.less((char) e); c.more(e);
      Striped s = new Striped(); s.less(); s.less();
      System.out.println(l.get() + " " + first + " " + f.get() + " " + second + " " + d.get() + " " + b.get() + " " + c.get() + " " + s.get());
    }
  }
}
