import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** New objects that are made of others have their set: a chain that begins anywhere has one lock. */
@org.ajws.runtime.Translated(digest = "b2981fdd06c8b25749a2ccdf673dfa4e9ddbd618152424895306fb75594f098a", target = "trycatch") public class AdoptedSets {
  @AtomicSet("a")
  static class Link {
    @Atomic("a")
    private int count;

    @Atomic("a")
    private int twin;

    @Atomic("a")
    private @AliasAtomic("a=this.a") Link next;

    Link(@AliasAtomic("a=this.a") Link next) { org.ajws.runtime.lock.OrderedLock.adopt(this, (next == null ? null : next.ajws$monitor_a()), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock));
      this.next = next;
      if (next != null) {
        touch(); // finds the lock of the set, though this is still being made
      }
    }

    Link() {
      this(null);
    }

    final void touch() { try { synchronized (this.ajws$monitor_a()) { touch$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void touch$internal() {
      for (Link at = this; at != null; at = at.next) {
        at.count++;
        at.twin++;
      }
    }

    int wrong() { try { synchronized (this.ajws$monitor_a()) { return wrong$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int wrong$internal() {
      int wrong = 0;
      for (Link at = this; at != null; at = at.next) {
        wrong += at.count == at.twin ? 0 : 1;
      }
      return wrong;
    }

    int count() { try { synchronized (this.ajws$monitor_a()) { return count$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int count$internal() {
      return count;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Link.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Below extends Link {
    Below(@AliasAtomic("a=this.a") Link next, int times) {
      super(next); org.ajws.runtime.lock.OrderedLock.adopt(this, (next == null ? null : next.ajws$monitor_a()), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_a_alias(ajws$lock));
      for (int i = 0; i < times; i++) {
        touch();
      }
    }
  }

  /** Its set has another name. */
  @AtomicSet("v")
  static class View {
    @Atomic("v")
    private @AliasAtomic("a=this.v") Link of;

    @Atomic("v")
    private int touched;

    View(@AliasAtomic("a=this.v") Link of) { org.ajws.runtime.lock.OrderedLock.adopt(this, (of == null ? null : of.ajws$monitor_a()), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_v_alias(ajws$lock));
      this.of = of;
    }

    int touch() { try { synchronized (this.ajws$monitor_v()) { return touch$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int touch$internal() {
      touched++;
      of.count++;
      of.next.count++;
      int wrong = of.count - of.twin;
      of.count--;
      of.next.count--;
      return wrong - 1;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_v; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_v() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_v; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_v_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_v_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_v; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_v_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_v_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), View.class, "ajws$monitor_v", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_v_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_v = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_v, lock); } }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    int rounds = 2_000;
    Link end = new Link();
    Link shared = new Link(end);
    int[] wrong = new int[threads];
    Thread[] running = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      running[t] =
          new Thread(
              () -> {
                for (int i = 0; i < rounds; i++) {
                  Link first = id % 2 == 0 ? new Link(shared) : new Below(shared, 1);
                  first.touch();
                  wrong[id] += first.wrong() + new View(shared).touch() + shared.wrong();
                }
              });
      running[t].start();
    }
    int sum = 0;
    for (int t = 0; t < threads; t++) {
      running[t].join();
      sum += wrong[t];
    }
    int expected = 1;
    for (int t = 0; t < threads; t++) {
      expected += rounds * (t % 2 == 0 ? 2 : 3);
    }
    System.out.println((sum == 0 && end.count() == expected) + " " + end.count());
  }
}
