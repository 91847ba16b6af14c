import java.util.function.IntUnaryOperator;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Close to what an atomic instruction could do, each in one respect too much; and final members. */
@org.ajws.runtime.Translated(digest = "99d6efae0924109594bc8250fbacc707a3aaad5752afc92d731301d3bf1d41cd", target = "trycatch") class NoAtomicFields {
  @AtomicSet("n")
  static class Open {
    @Atomic("n") private int n;
    void add() { try { synchronized (this.ajws$monitor_n()) { add$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal() { n++; }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_n() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Open.class, "ajws$monitor_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_n, lock); } }
  @AtomicSet("n")
  static final class Twice {
    @Atomic("n") private int n;
    int twice() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = twice$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return twice$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int twice$internal() { return n + n; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Twice.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class Looping {
    @Atomic("n") private int n;
    void add(int times) { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { add$internal(times); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int times) { for (int i = 0; i < times; i++) { n++; } }
    int get() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = get$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() { return n; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Looping.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class Calling {
    @Atomic("n") private int n;
    void apply(IntUnaryOperator f) { try { synchronized (this) { apply$internal(f); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void apply$internal(IntUnaryOperator f) { n += f.applyAsInt(1); }
  }
  @AtomicSet("n")
  static final class Printing {
    @Atomic("n") private int n;
    private Object who;
    String print() { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { return print$internal(); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String print$internal() { return n + " of " + who; }
    @Override public String toString() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = toString$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return toString$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String toString$internal() { return "" + n; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Printing.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class Joining {
    @Atomic("n") private int n;
    private void add() { try { synchronized (this) { add$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal() { n++; }
    void addTwice() { try { synchronized (this) { addTwice$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void addTwice$internal() { add$internal(); add$internal(); }
  }
  @AtomicSet("n")
  static final class Comparing {
    @Atomic("n") private double n;
    void swap(double old, double next) { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { swap$internal(old, next); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void swap$internal(double old, double next) { if (n == old) { n = next; } }
    double get() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = get$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private double get$internal() { return n; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Comparing.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class Widening {
    @Atomic("n") private int n;
    void grow(double by) { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { grow$internal(by); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void grow$internal(double by) { n += by; }
    int get() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = get$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() { return n; }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Widening.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class InLambda {
    @Atomic("n") private int n;
    Runnable later() { try { synchronized (this) { return later$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Runnable later$internal() { return () -> { synchronized (this) { n++; } }; }
  }
  @AtomicSet("n")
  static final class Other {
    @Atomic("n") private int n;
    int get() { try { org.ajws.runtime.lock.VersionedLock ajws$lock = this.ajws$monitor_n(); for (int ajws$i = 0; ajws$i < 4; ajws$i++) { long ajws$version = ajws$lock.version(); if ((ajws$version & 1) == 0) { var ajws$result = get$internal(); if (ajws$lock.isUnchanged(ajws$version)) { return ajws$result; } } } synchronized (ajws$lock) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() { return n; }
    void add(IntUnaryOperator f) { try { synchronized (this.ajws$monitor_n()) { this.ajws$monitor_n().beginWrite(); try { add$internal(f); } finally { this.ajws$monitor_n().endWrite(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(IntUnaryOperator f) { n += f.applyAsInt(2); }
   private transient volatile org.ajws.runtime.lock.VersionedLock ajws$monitor_n; @org.ajws.runtime.Generated private final org.ajws.runtime.lock.VersionedLock ajws$monitor_n() { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.VersionedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.VersionedLock held = this.ajws$monitor_n; org.ajws.runtime.lock.VersionedLock lock = held != null && held.isOwnedBy(this) ? held : null; if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.VersionedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Other.class, "ajws$monitor_n", org.ajws.runtime.lock.VersionedLock.class); } }
  @AtomicSet("n")
  static final class Fixed {
    @Atomic("n") private final int n;
    Fixed(int n) { this.n = n; }
    int twice() { return n + n; }
  }

  public static void main(String[] args) {
    Looping looping = new Looping();
    looping.add(3);
    Comparing comparing = new Comparing();
    comparing.swap(-0.0, 2);
    Widening widening = new Widening();
    widening.grow(0.75);
    widening.grow(0.75);
    System.out.println(looping.get() + " " + comparing.get() + " " + widening.get() + " " + new Fixed(4).twice());
    System.out.println(new Printing().print());
  }
}
