import static org.ajws.Reads.VOLATILE;

import java.util.Arrays;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Members that are read anywhere without the lock, and written in units only. */
@org.ajws.runtime.Translated(digest = "aee0e278791eee3ba15ba67dd86c5889dc46febcb2d9382d12a583708d9f2920", target = "trycatch") public class ReadAnywhere {
  @AtomicSet("s")
  static class Store {
    @Atomic(value = "s", reads = VOLATILE)
    private volatile boolean closed;

    @Atomic(value = "s", reads = VOLATILE)
    volatile long version, copies;

    @Atomic(value = "s", reads = VOLATILE)
    private volatile int[] published = {0, 0};

    @Atomic(value = "s", reads = VOLATILE)
    private @AliasAtomic("n=this.s") volatile Node head;

    @Atomic("s")
    private int references = 1;

    void put(int value) { try { synchronized (this.ajws$monitor_s()) { put$internal(value); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void put$internal(int value) {
      int[] more = Arrays.copyOf(published, published.length);
      more[0] += value;
      more[1] -= value;
      published = more; // whole, once it is seen
      head = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.s") Node(), this.ajws$monitor_s(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
      version++;
      copies = version;
      references++;
    }

    boolean isEven() {
      int[] seen = published; // no unit: one read
      return seen[0] == -seen[1] && published.length == 2;
    }

    void close() { try { synchronized (this.ajws$monitor_s()) { close$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void close$internal() {
      if (!closed) {
        closed = true;
        references--;
      }
    }

    @NotAtomic
    boolean isOpen() {
      return !closed && head == null;
    }

    long both() { try { synchronized (this.ajws$monitor_s()) { return both$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private long both$internal() {
      return references - version;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Store.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }

  @AtomicSet("n")
  static class Node {
    private int value;

    int get() { try { synchronized (this.ajws$monitor_n()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() {
      return value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_n() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$monitor_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_n, lock); } }

  @AtomicSet(value = "all", isStatic = true)
  static class Counts {
    @Atomic(value = "all", reads = VOLATILE)
    private static volatile int made;

    static void make() { try { synchronized (ReadAnywhere.Counts.ajws$monitor_all()) { make$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void make$internal() {
      made++;
    }
   @org.ajws.runtime.Generated private static final class ajws$monitor_all_holder { static final org.ajws.runtime.lock.OrderedLock lock = org.ajws.runtime.lock.OrderedLock.ofClass(Counts.class); } @org.ajws.runtime.Generated public static org.ajws.runtime.lock.OrderedLock ajws$monitor_all() { return ajws$monitor_all_holder.lock; } }

  public static void main(String[] args) throws InterruptedException {
    Store store = new Store();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                long last = 0;
                for (int i = 0; i < 500; i++) {
                  store.put(i);
                  Counts.make();
                  long now = store.version;
                  ok[0] &= now >= last && store.isEven() && store.both() == 1;
                  last = now;
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    ok[0] &= store.version == 500L * threads.length && Counts.made == 500 * threads.length;
    store.close();
    System.out.println((ok[0] && store.closed) + " " + store.version / threads.length);
  }
}
