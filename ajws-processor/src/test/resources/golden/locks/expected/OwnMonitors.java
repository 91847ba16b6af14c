import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Classes that no other module can name: their objects are locks themselves, but for some. */
@org.ajws.runtime.Translated(digest = "cbb862b769ce04854a2b3d4a38cf92b53f7659cb62ab6de65334f758780db972", target = "trycatch") public class OwnMonitors {
  @AtomicSet("s")
  private static class Own {
    @Atomic("s") private final int[] ends = {0, 1};
    int move(int by) { try { synchronized (this) { return move$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int move$exact(int by) { if (this.getClass() == Own.class) { return move$internal(by); } else { return move(by); } } private int move$internal(int by) { ends[0] += by; ends[1] += by; return ends[1]; }
    int twice(int by) { try { synchronized (this) { return twice$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int twice$internal(int by) { move$exact(by); return move$exact(by); }
    Runnable later() { try { synchronized (this) { return later$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Runnable later$internal() { return () -> { synchronized (this) { ends[0]--; } }; }
    int width() { try { synchronized (this) { return width$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int width$internal() { return ends[1] - ends[0]; }
  }
  @AtomicSet("s")
  private static class Watched {
    @Atomic("s") private final int[] value = {0};
    void set(int v) { try { synchronized (this.ajws$monitor_s()) { set$internal(v); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void set$internal(int v) { value[0] = v; }
     int get() { try { synchronized (this.ajws$monitor_s()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private synchronized int get$internal() { return value[0]; }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Watched.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }
  @AtomicSet("s")
  private static class Purse {
    @Atomic("s") private int money;
    void pay(@Atomic("s") Purse to, int n) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_s(), (to == null ? null : to.ajws$monitor_s()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_s(), (to == null ? null : to.ajws$monitor_s()))) { pay$internal(to, n); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void pay$internal(@Atomic("s") Purse to, int n) { money -= n; to.money += n; }
    int money() { try { synchronized (this.ajws$monitor_s()) { return money$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int money$internal() { return money; }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Purse.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }
  private static final Watched WATCHED = new Watched();
  public static void main(String[] args) {
    Own own = new Own();
    own.twice(5);
    own.later().run();
    WATCHED.set(7);
    Purse a = new Purse(), b = new Purse();
    a.pay(b, 3);
    System.out.println(own.width() + " " + WATCHED.get() + " " + a.money() + " " + b.money());
  }
}
