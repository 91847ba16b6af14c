package golden.overlay;

import java.util.BitSet;

/** Synchronized methods that become units as a whole, since all that they touch is read anywhere. */
@org.ajws.runtime.Translated(digest = "90d92262b407b29ca0f5b8380d9e3345ef5c375e6889333936c27eced23bd176", target = "trycatch") @org.ajws.AtomicSet("s") public class MethodUnits {
  @org.ajws.Atomic(value = "s", reads = org.ajws.Reads.VOLATILE) private volatile BitSet deleted = new BitSet();
  @org.ajws.Atomic("s") private int changes;

  @org.ajws.NotAtomic              boolean isDeleted(int i) {{ synchronized (MethodUnits.this.ajws$monitor_s()) {  
    return deleted != null && deleted.get(i);
    } }}

               boolean hasDeleted() { return deleted != null; }

               void delete(int i) { try { synchronized (this.ajws$monitor_s()) { delete$internal(i); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void delete$internal(int i) {
    if (deleted == null) deleted = new BitSet();
    deleted.set(i);
    changes++;
  }

               void undelete() { try { synchronized (this.ajws$monitor_s()) { undelete$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void undelete$internal() {
    deleted = null;
    changes++;
  }

  public static void main(String[] args) {
    MethodUnits made = new MethodUnits();
    made.delete(3);
    System.out.println(made.isDeleted(3) + " " + made.isDeleted(4) + " " + made.hasDeleted());
    made.undelete();
    System.out.println(made.isDeleted(3) + " " + made.hasDeleted() + " " + made.changes());
  }

               int changes() { try { synchronized (this.ajws$monitor_s()) { return changes$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int changes$internal() { return changes; }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), MethodUnits.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }
