import java.io.IOException;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two sets, units of one and of both, a subclass that adds members and a set. */
@org.ajws.runtime.Translated(digest = "549b204a81490e6ba0b7f5c8f6329726280f6838f857c252cde5ab2065b4a0ae", target = "trycatch") @AtomicSet("range")
@AtomicSet("count")
public class TwoSets {
  @Atomic("range") protected int low;
  @Atomic("range") protected int high;
  @Atomic("count") private long moves;
  int unprotected;

  /** A comment that stays. */
  public  int move(
      int by, // how far
      String... why)
      throws IOException { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_range(), this.ajws$monitor_count())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_range(), this.ajws$monitor_count())) { return move$internal(by, why); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private synchronized int move$internal(int by, String... why) throws IOException {
    if (why.length == 0) {
      throw new IOException("why?");
    }
    low += by;
    high += by;
    moves++;
    return width$internal();
  }

  public final int width() { try { synchronized (this.ajws$monitor_range()) { return width$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int width$internal() {
    return high - low;
  }

  int free() {
    return unprotected;
  }

  Runnable later() { try { synchronized (this.ajws$monitor_range()) { return later$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Runnable later$internal() {
    return () -> { synchronized (this.ajws$monitor_range()) { low--; } };
  }

  @AtomicSet("names")
  static class Named extends TwoSets {
    @Atomic("names") private String name = "";
    @Atomic("range") private int middle;

    private void rename(String to) { try { synchronized (this.ajws$monitor_names()) { rename$internal(to); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void rename$internal(String to) { name = to; }

    void recentre(String to) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_range(), this.ajws$monitor_names())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_range(), this.ajws$monitor_names())) { recentre$internal(to); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void recentre$internal(String to) { rename$internal(to); middle = low + width() / 2; }

    class Reader {
      String read() { synchronized (org.ajws.runtime.lock.OrderedLock.first(Named.this.ajws$monitor_range(), Named.this.ajws$monitor_names())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(Named.this.ajws$monitor_range(), Named.this.ajws$monitor_names())) {  return name + middle;  } } }
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_names; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_names() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_names; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_names_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_names_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_names; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$monitor_count()); if (ajws$monitor_names_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_names_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Named.class, "ajws$monitor_names", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_names_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_names = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_names, lock); } }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_range; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_range() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_range; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_range_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_range_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_range; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_range_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_range_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), TwoSets.class, "ajws$monitor_range", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_range_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_range = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_range, lock); }  private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_count; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_count() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_count; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_count_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_count_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_count; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this, this.ajws$monitor_range()); if (ajws$monitor_count_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_count_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), TwoSets.class, "ajws$monitor_count", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_count_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_count = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_count, lock); } }
