import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two counters that belong to the set of their pair, and a list whose nodes belong to it. */
@org.ajws.runtime.Translated(digest = "4eb32c3b9a893da80f5e63e487184b90bf75b5b4c74f0de1e63a373936c26683", target = "trycatch") public class PairCounter {
  @AtomicSet("a")
  static class Counter {
    @Atomic("a") int value;

    Counter(int start) {
      value = start;
      inc();
    }

    void inc() { try { synchronized (this.ajws$monitor_a()) { inc$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void inc$internal() {
      value++;
    }

    int get() { try { synchronized (this.ajws$monitor_a()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() {
      return value;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counter.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  @AtomicSet("b")
  static class Pair {
    @Atomic("b") private int diff;
    private final @AliasAtomic("a=this.b") Counter low = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("a=this.b") Counter(0), this.ajws$monitor_b(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock));
    private final @AliasAtomic("a = this.b") Counter high =
        org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("a=this.b") Counter(0) {
          @Override
          void inc() { try { synchronized (this.ajws$monitor_a()) { inc$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void inc$internal() {
            super.inc();
          }
        }, this.ajws$monitor_b(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock));

    void incLow() { try { synchronized (this.ajws$monitor_b()) { incLow$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void incLow$internal() {
      low.inc();
      diff--;
    }

    void incHigh() { try { synchronized (this.ajws$monitor_b()) { incHigh$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void incHigh$internal() {
      high.inc();
      diff++;
    }

    boolean isConsistent() { try { synchronized (this.ajws$monitor_b()) { return isConsistent$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isConsistent$internal() {
      return high.get() - low.value == diff;
    }

    void both() { try { synchronized (this.ajws$monitor_b()) { both$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void both$internal() {
      low.inc();
      high.inc();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_b; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_b() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_b_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_b_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_b; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_b_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_b_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Pair.class, "ajws$monitor_b", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_b_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_b = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_b, lock); } }

  @AtomicSet("l")
  static class Chain {
    private @AliasAtomic("n=this.l") Node head = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.l") Node(0, null), this.ajws$monitor_l(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
    private final List<@AliasAtomic("n=this.l") Node> all = new ArrayList<>();
    private int @AliasAtomic("this.l[]") [] slots = new int[4];

    void push(int value) { try { synchronized (this.ajws$monitor_l()) { push$internal(value); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void push$internal(int value) {
      head = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.l") Node(value, head), this.ajws$monitor_l(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
      all.add(head);
      slots[value % slots.length]++;
    }

    int sum() { try { synchronized (this.ajws$monitor_l()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() {
      int sum = 0;
      for (Node n = head; n != null; n = n.next) {
        sum += n.value;
      }
      for (Node n : all) {
        sum -= n.value;
      }
      all.forEach(n -> { synchronized (this.ajws$monitor_l()) { n.value = 0; } });
      return sum;
    }

    int total() { try { synchronized (this.ajws$monitor_l()) { return total$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int total$internal() {
      int total = 0;
      int[] mine = slots;
      for (int i = 0; i < mine.length; i++) {
        total += mine[i];
      }
      return total;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_l; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_l() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_l; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_l_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_l_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_l; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_l_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_l_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Chain.class, "ajws$monitor_l", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_l_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_l = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_l, lock); } }

  @AtomicSet("n")
  static class Node {
    int value;
    @AliasAtomic("n=this.n") Node next;

    Node(int value, @AliasAtomic("n=this.n") Node next) { org.ajws.runtime.lock.OrderedLock.adopt(this, (next == null ? null : next.ajws$monitor_n()), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
      this.value = value;
      this.next = next;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_n() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$monitor_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_n, lock); } }

  @AtomicSet("o")
  static class Outer {
    final @AliasAtomic("l=this.o") Chain chain = org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("l=this.o") Chain(), this.ajws$monitor_o(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_l_alias(ajws$lock));
    int pushes;

    @AliasAtomic("l=this.o")
    Chain chain() { try { synchronized (this.ajws$monitor_o()) { return chain$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Chain chain$internal() {
      return chain;
    }

    void push() { try { synchronized (this.ajws$monitor_o()) { push$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void push$internal() {
      chain.push(pushes++);
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_o; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_o() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_o_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_o_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_o_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_o_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Outer.class, "ajws$monitor_o", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_o_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_o = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_o, lock); } }

  public static void main(String[] args) throws InterruptedException {
    Pair pair = new Pair();
    Outer outer = new Outer();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) {
                  pair.incLow();
                  pair.incHigh();
                  pair.both();
                  outer.push();
                  ok[0] &= pair.isConsistent();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + pair.low.get() + " " + pair.high.get());
    System.out.println(outer.chain().sum() + " " + outer.chain().total());
  }
}
