import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A set of static fields; its units are static methods, instance methods and constructors. */
@org.ajws.runtime.Translated(digest = "3bd38da17aa1ca69f0be8b72fdffd88ea89f3bd711e12bdbfcb2d69eca27e9f4", target = "trycatch") @AtomicSet("own")
@AtomicSet(value = "ids", isStatic = true)
public class StaticSets {
  @Atomic("ids") private static int next;
  @Atomic("ids") private static int made = 0;
  private static final StaticSets FIRST = new StaticSets();

  @Atomic("own") private int uses;
  private final int id;

  static {
    next += 10;
  }

  StaticSets() {
    super(); synchronized (StaticSets.ajws$monitor_ids()) { 
    id = next++;
    made++;
   } }

  static int next() { try { synchronized (StaticSets.ajws$monitor_ids()) { return next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int next$internal() {
    return ++next;
  }

  static boolean isConsistent() { try { synchronized (StaticSets.ajws$monitor_ids()) { return isConsistent$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static boolean isConsistent$internal() {
    return next == made + 10;
  }

  int use() { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(StaticSets.ajws$monitor_ids(), this.ajws$monitor_own())) { synchronized (org.ajws.runtime.lock.OrderedLock.second(StaticSets.ajws$monitor_ids(), this.ajws$monitor_own())) { return use$internal(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int use$internal() {
    made++;
    next++;
    uses++;
    return id + uses;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  new StaticSets();
                  FIRST.use();
                  ok[0] &= isConsistent();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + next() + " " + FIRST.use());
  }
 @org.ajws.runtime.Generated private static final class ajws$monitor_ids_holder { static final org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.OrderedLock.ofClass(StaticSets.class); } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.OrderedLock ajws$monitor_ids() { return ajws$monitor_ids_holder.lock; }  private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_own; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_own() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_own; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_own_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_own_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_own; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_own_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_own_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), StaticSets.class, "ajws$monitor_own", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_own_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_own = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_own, lock); } }
