package names.of.variables;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Variables with the first name of the package, beside static sets. */
@org.ajws.runtime.Translated(digest = "0ea32c1f1d4ff17a3393e9a6cb135dc02c99188f40806f5b7e236728241e5ec3", target = "trycatch") public class PackageNames {
  @AtomicSet("a")
  @AtomicSet(value = "s", isStatic = true)
  static class Counter {
    @Atomic("s")
    private static int names;

    @Atomic("a")
    private int own;

    static int next() { try { synchronized (PackageNames.Counter.ajws$monitor_s()) { return next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int next$internal() {
      return ++names;
    }

    int both(int of) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(PackageNames.Counter.ajws$monitor_s(), this.ajws$monitor_a())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(PackageNames.Counter.ajws$monitor_s(), this.ajws$monitor_a())) { return both$internal(of); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int both$internal(int of) {
      own += of;
      names += of;
      return own + names;
    }
   @org.ajws.runtime.Generated private static final class ajws$monitor_s_holder { static final org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.OrderedLock.ofClass(Counter.class); } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { return ajws$monitor_s_holder.lock; }  private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counter.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  public static void main(String[] args) {
    System.out.println(Counter.next() + new Counter().both(3));
  }
}
