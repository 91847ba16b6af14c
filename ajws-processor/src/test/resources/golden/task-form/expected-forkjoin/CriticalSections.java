import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** In critical sections asyncs run in order, so the list needs no other lock. */
@org.ajws.runtime.Translated(digest = "a5c74b3fdfae1de6a1a524608849cb6c5b1b15c23eed78e84c3b1b2da2bf1b13", target = "forkjoin") class CriticalSections {
  @AtomicSet("log")
  static class Log {
    private List<Integer> entries = new ArrayList<>();

    void add(int n) { try { synchronized (this.ajws$monitor_log()) { add$internal(n); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int n) {
      entries.add(n);
    }

    int size() { try { synchronized (this.ajws$monitor_log()) { return size$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int size$internal() {
      return entries.size();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_log; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_log() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_log; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_log_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_log_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_log; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_log_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_log_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Log.class, "ajws$monitor_log", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_log_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_log = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_log, lock); } }

  private final List<Integer> order = new ArrayList<>();

  synchronized void method(int n) { org.ajws.runtime.lock.Critical.enter(); try { 
    for (int i = 0; i < n; i++) {
      spawn(i);
    }
   } finally { org.ajws.runtime.lock.Critical.exit(); } }

  private void spawn(int i) {
    int half;
    { final int[] half$1 = {0}; final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("CriticalSections.java:30"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("CriticalSections.java:31", () -> { async: order.add(i); }); }
      { org.ajws.runtime.task.ForkJoinTasks.async("CriticalSections.java:32", () -> { async2: half$1[0] = i / 2; }); }
    } } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { try { finish$1.join(); } finally { half = half$1[0]; } } }
    order.add(-half);
  }

  void block(int n) {
    synchronized (order) { org.ajws.runtime.lock.Critical.enter(); try { 
      for (int i = 0; i < n; i++) {
        spawn(i);
      }
     } finally { org.ajws.runtime.lock.Critical.exit(); } }
  }

  public static void main(String[] args) {
    CriticalSections c = new CriticalSections();
    c.method(4);
    c.block(4);
    System.out.println(c.order);
    Log log = new Log();
    { final org.ajws.runtime.task.Finish finish$4 = org.ajws.runtime.task.ForkJoinTasks.finish("CriticalSections.java:51"); try { finish: {
      for (int i = 0; i < 100; i++) {
        { final int i$5 = i; org.ajws.runtime.task.ForkJoinTasks.async("CriticalSections.java:53", () -> { async: log.add(i$5); }); }
      }
    } } catch (final java.lang.Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { finish$4.join(); } }
    System.out.println(log.size());
  }
}
