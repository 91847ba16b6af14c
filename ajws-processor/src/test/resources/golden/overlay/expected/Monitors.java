package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** An old program with monitors, whose overlay makes sets of them. */
@org.ajws.runtime.Translated(digest = "846aed99a9c2f8538373193a442f3acb3d34375d4f9754a4bbf6b55775c6514a", target = "trycatch") @org.ajws.AtomicSet("m") class Monitors {
  @org.ajws.Atomic("m") private final int[] slots = new int[4];
  @org.ajws.Atomic("m") private int first, count, readers, opened;
  @org.ajws.Atomic("m") private boolean closed;
  @org.ajws.Atomic("m") private final List<Integer> log = new ArrayList<>();

               void put(int value) throws InterruptedException { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { put$internal(value); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void put$internal(int value) throws InterruptedException {
    { org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.interruptibly(); await: for (; ajws$await1.mustWait(() -> (count == slots.length)); ajws$await1 = org.ajws.runtime.lock.Await.pauseInterruptibly(ajws$await1, false, 1, this.ajws$lock_m())) ; 
             
      }
    slots[(first + count++) % slots.length] = value;
    {}            
  }

               int take() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { return take$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int take$internal() {
    await_value: for (org.ajws.runtime.lock.Await ajws$await2 = org.ajws.runtime.lock.Await.open(); ajws$await2.mustWait(() -> (count == 0 && !closed)); ajws$await2 = org.ajws.runtime.lock.Await.pause(ajws$await2, false, 1, this.ajws$lock_m()))
      ;      // a consumer
               
                                        
                                           
       
    if (count == 0) return -1;
    int value = slots[first];
    first = (first + 1) % slots.length;
    count--;
    {}            
    return value;
  }

               void close() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { close$internal(); } finally { ajws$taken3.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() {
    closed = true;
    {}            
  }

  /** Waits in the middle of a loop that does more. */
               int drained() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { return drained$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int drained$internal() {
    int looks = 0;
    while (true) {
      looks++;
      if (count == 0) return Math.min(looks, 2);
      await: for (org.ajws.runtime.lock.Await ajws$await3 = org.ajws.runtime.lock.Await.open(); ajws$await3.mustWait(() -> (count != 0)); ajws$await3 = org.ajws.runtime.lock.Await.pause(ajws$await3, false, 1, this.ajws$lock_m()));         
    }
  }

                                      
         
      // in case that somebody is forgotten
                 
                                       
                                         
     
   

  /** Opens, works without the lock, and closes. */
  @org.ajws.NotAtomic int work(int value) {
    int n;
                        { final org.ajws.runtime.lock.OrderedLock ajws$taken5 = Monitors.this.ajws$lock_m(); ajws$taken5.lock(); try { 
      if (closed) return -1;
      readers++;
      opened++;
      n = opened;
     } finally { ajws$taken5.unlock(); } }
    try {
      if (n > 1_000) throw new IllegalStateException();
      return value * 2;
    } finally {
                          { final org.ajws.runtime.lock.OrderedLock ajws$taken7 = Monitors.this.ajws$lock_m(); ajws$taken7.lock(); try { 
        readers--;
        if (readers == 0) {}            
        log.add(value);
       } finally { ajws$taken7.unlock(); } }
    }
  }

  /** The first part is a unit; then it is given back. */
  int size() { final org.ajws.runtime.lock.UnitLocks ajws$unit3 = org.ajws.runtime.lock.UnitLocks.take(false, false, this.ajws$lock_m()); try { 
    int n;
    become:                     try { {
      n = log.size();
    } } finally { ajws$unit3.end(); }
    return Integer.bitCount(n) + n;
   } finally { ajws$unit3.end(); } }

               String opened() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken3 = this.ajws$lock_m(); ajws$taken3.lock(); try { return opened$internal(); } finally { ajws$taken3.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String opened$internal() {
    return readers + " of " + opened;
  }

  public static void main(String[] args) throws InterruptedException {
    Monitors m = new Monitors();
    for (int i = 1; i < 5; i++) m.put(i);
    int sum = 0;
    for (int i = 1; i < 5; i++) sum += m.take();
    for (int i = 0; i < 100; i++) sum += m.work(i);
    m.close();
    System.out.println(m.drained() + " " + m.take() + " " + sum);
    System.out.println(m.size() + " " + m.opened() + " " + m.work(1));
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_m; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_m() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_m_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_m_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_m; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_m_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_m_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Monitors.class, "ajws$lock_m", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_m_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_m = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_m, lock); } }
