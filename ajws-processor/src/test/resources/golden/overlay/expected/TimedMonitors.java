package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** An old pool whose borrowers wait for a time, and whom interrupts end. */
@org.ajws.runtime.Translated(digest = "3603b70cfbd2ff10c6438b1f78e9dc2cb8d6d3b1b6282a7c4a5260da65125974", target = "trycatch") @org.ajws.AtomicSet("m") class TimedMonitors {
  static class Free {
    private final List<String> names = new ArrayList<>();

    boolean isEmpty() {
      if (names.size() > 9) throw new IllegalStateException("too many");
      return names.isEmpty();
    }

    void add(String name) {
      names.add(name);
    }

    String take() {
      return names.remove(0);
    }
  }

  @org.ajws.Atomic("m") private final Free free = new Free();
  @org.ajws.Atomic("m") private boolean closed;
  @org.ajws.Atomic("m") private int given, most = 2;

  /** Waits for ever, or for what is left of a time. */
  @org.ajws.NotAtomic String borrow(long limit) throws InterruptedException {
    long end = System.currentTimeMillis() + limit;
    while (true) {
                          { final org.ajws.runtime.lock.OrderedLock ajws$taken7 = TimedMonitors.this.ajws$lock_m(); ajws$taken7.lock(); try { 
        if (closed) return "closed";
        if (!free.isEmpty()) {
          given++;
          return free.take();
        }
        if (given < most) {
          given++;
          return "new";
        }
        try {
          if (limit <= 0) {
            { org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.interruptibly(); await_ever: for (; (free.isEmpty() && given >= most && !closed) && ajws$await1.isTime(); ajws$await1 = org.ajws.runtime.lock.Await.pauseInterruptibly(ajws$await1, true, 1, TimedMonitors.this.ajws$lock_m())); }       
          } else {
            { org.ajws.runtime.lock.Await ajws$await2 = org.ajws.runtime.lock.Await.interruptibly(org.ajws.runtime.AjwsRuntime.waitNanos(Math.max(1, end - System.currentTimeMillis()))); await: for (; (free.isEmpty() && given >= most && !closed) && ajws$await2.isTime(); ajws$await2 = org.ajws.runtime.lock.Await.pauseInterruptibly(ajws$await2, true, 1, TimedMonitors.this.ajws$lock_m())); }                                                   /* left */  
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw e;
        }
        if (limit > 0 && System.currentTimeMillis() >= end) return "time is over";
       } finally { ajws$taken7.unlock(); } }
    }
  }

  @org.ajws.NotAtomic void giveBack(String name) {
                        { final org.ajws.runtime.lock.OrderedLock ajws$taken5 = TimedMonitors.this.ajws$lock_m(); ajws$taken5.lock(); try { 
      free.add(name);
      given--;
      {}            
     } finally { ajws$taken5.unlock(); } }
  }

  /** Goes on after an interrupt, and within a time. */
               boolean drained(long millis) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { return drained$internal(millis); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean drained$internal(long millis) {
    if (given > 0)
      { org.ajws.runtime.lock.Await ajws$await3 = org.ajws.runtime.lock.Await.within(org.ajws.runtime.AjwsRuntime.waitNanos(millis, 10)); await: for (; ajws$await3.mustWait(() -> (given > 0)); ajws$await3 = org.ajws.runtime.lock.Await.pause(ajws$await3, false, 1, this.ajws$lock_m())); }     
                              
                                        
                                           
       
    return given == 0;
  }

  /** An interrupt ends the loop, and the method. */
               void close() throws InterruptedException { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { close$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() throws InterruptedException {
    closed = true;
    {}            
    if (most > 0)
      { org.ajws.runtime.lock.Await ajws$await4 = org.ajws.runtime.lock.Await.interruptibly(); await: for (; ajws$await4.mustWait(() -> (given > 0)); ajws$await4 = org.ajws.runtime.lock.Await.pauseInterruptibly(ajws$await4, true, 1, this.ajws$lock_m())) ;           }
  }

  /** An interrupt is one way out. */
               String interrupted() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { return interrupted$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String interrupted$internal() {
    while (true) {
      if (given == 0) return "all are back";
      try {
        { org.ajws.runtime.lock.Await ajws$await5 = org.ajws.runtime.lock.Await.interruptibly(); await: for (; ajws$await5.mustWait(() -> (given > 0)); ajws$await5 = org.ajws.runtime.lock.Await.pauseInterruptibly(ajws$await5, true, 1, this.ajws$lock_m())); }       
        most--;
      } catch (InterruptedException e) {
        return "interrupted";
      }
    }
  }

  /** Looks without the lock. */
  @org.ajws.NotAtomic int spare() {
    int n = 0;
    { final org.ajws.runtime.lock.OrderedLock ajws$taken5 = TimedMonitors.this.ajws$lock_m(); ajws$taken5.lock(); try {  {
      n = most - given;
    }  } finally { ajws$taken5.unlockUnchanged(); } }
    note(n);
    return n;
  }

  private static void note(int n) {
    System.out.println("spare " + n);
  }

  public static void main(String[] args) throws InterruptedException {
    TimedMonitors pool = new TimedMonitors();
    System.out.println(pool.spare() + " " + pool.borrow(0) + " " + pool.borrow(5));
    pool.giveBack("a");
    System.out.println(pool.borrow(-1) + " " + pool.spare());
    pool.giveBack("b");
    pool.giveBack("c");
    System.out.println(pool.drained(5) + " " + pool.interrupted());
    pool.close();
    System.out.println(pool.borrow(5));
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_m; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_m() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_m_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_m_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_m_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_m_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), TimedMonitors.class, "ajws$lock_m", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_m_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_m = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_m, lock); } }
