package golden.overlay;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.AjwsRuntime;

/** An old program that forgot its lock in places, and has a part that its lock protects, too. */
@org.ajws.runtime.Translated(digest = "eed2341dc3a8eaef207dd895616e0379e05190a386edfdffc72b5fd89037fe28", target = "trycatch") @org.ajws.AtomicSet("s") class StatementUnits {
  @org.ajws.AliasAtomic("t=this.s") private final Tally tally = org.ajws.runtime.lock.OrderedLock.aliased(new @org.ajws.AliasAtomic("t=this.s") Tally(), this.ajws$monitor_s(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_t_alias(ajws$lock));
  @org.ajws.Atomic("s") private final List<Integer> free = new ArrayList<>();
  @org.ajws.Atomic("s") private int made, last, dropped;

  /** The report looks at the list without the lock, and the last line writes without it. */
  @org.ajws.NotAtomic int work(int value, boolean told) {
                        { synchronized (StatementUnits.this.ajws$monitor_s()) { 
      made++;
     } }
    if (told) { synchronized (StatementUnits.this.ajws$monitor_s()) {  note("free " + free.size());  } }
    int square = value * value;
    { synchronized (StatementUnits.this.ajws$monitor_s()) {  {
      if (square > last) last = square;
      tally.add(square);
    }  } }
    { synchronized (StatementUnits.this.ajws$monitor_s()) {  for (int i = 0; i < 2; i++) {
      free.add(square + i);
    }  } }
    { synchronized (StatementUnits.this.ajws$monitor_s()) {  if (free.size() > 3_000) {
      dropped += free.size(); // how many there are then depends on who else has added
      free.clear();
    }  } }
    return square;
  }

  /** The first line has what the lock excludes beside the list; the last ones forgot it. */
  @org.ajws.NotAtomic int more(int value) {
                        { synchronized (StatementUnits.this.ajws$monitor_s()) { 
      System.out.println("more " + value);
     } }
                        { synchronized (StatementUnits.this.ajws$monitor_s()) { 
      made++;
      note(this.made + "");
     } }
    Object first;
    { synchronized (StatementUnits.this.ajws$monitor_s()) {  first = (Object) free.get(0);  } }
    { synchronized (StatementUnits.this.ajws$monitor_s()) {  assert isSquare(last) : first;  } }
    return value;
  }

  private static boolean isSquare(int n) {
    int root = (int) Math.sqrt(n);
    return root * root == n;
  }

  private static void note(String text) {
    System.out.println(text);
  }

               String state() { try { synchronized (this.ajws$monitor_s()) { return state$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private String state$internal() {
    return made + " " + last + " " + (dropped + free.size()) + " " + tally.sum();
  }

  @org.ajws.AtomicSet("t") private static class Tally {
    private int sum;

    void add(int n) { try { synchronized (this.ajws$monitor_t()) { add$internal(n); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int n) {
      sum += n;
    }

    int sum() { try { synchronized (this.ajws$monitor_t()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() {
      return sum;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_t; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_t() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_t_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_t_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_t; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_t_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_t_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Tally.class, "ajws$monitor_t", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_t_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_t = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_t, lock); } }

  public static void main(String[] args) throws InterruptedException {
    StatementUnits s = new StatementUnits();
    s.work(3, true);
    s.more(3);
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) s.work(4, false);
              });
    }
    for (Thread t : threads) {
      t.start();
      if (!AjwsRuntime.isTranslated(StatementUnits.class)) t.join(); // it forgot its lock
    }
    for (Thread t : threads) t.join();
    System.out.println(s.state());
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), StatementUnits.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }
