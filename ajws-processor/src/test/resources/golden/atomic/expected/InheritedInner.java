import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What encloses an inner class of a subclass is what its inherited methods see: one lock. */
@org.ajws.runtime.Translated(digest = "469ad6dcad4e36ce9b6613a3460da7a8d27f223803b379d92d8b66001c3862fe", target = "trycatch") @AtomicSet("a")
public class InheritedInner {
  @Atomic("a")
  int n;

  class Step {
    int next() { synchronized (InheritedInner.this.ajws$monitor_a()) { 
      return ++n + more();
     } }

    int more() {
      return 0;
    }
  }

  Step anonymous() { try { synchronized (this.ajws$monitor_a()) { return anonymous$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Step anonymous$internal() {
    return new Step() {
      @Override
      int more() { synchronized (InheritedInner.this.ajws$monitor_a()) { 
        return ++n;
       } }
    };
  }

  static class Sub extends InheritedInner {
    @Atomic("a")
    int m;

    class Wide extends Step {
      int both() { synchronized (Sub.this.ajws$monitor_a()) { 
        m++;
        return next();
       } }

      @Override
      int more() { synchronized (Sub.this.ajws$monitor_a()) { 
        return ++m;
       } }
    }

    class Wider extends Wide {
      int all() { synchronized (Sub.this.ajws$monitor_a()) { 
        return n + both();
       } }
    }

    class Middle {
      class Far extends Wider {
        int far() { synchronized (Sub.this.ajws$monitor_a()) { 
          m++;
          return all();
         } }
      }

      int made() { synchronized (Sub.this.ajws$monitor_a()) { 
        m++;
        return new Far().far();
       } }
    }

    int walk() { try { synchronized (this.ajws$monitor_a()) { return walk$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int walk$internal() {
      class Local extends Wider {
        int local() { synchronized (Sub.this.ajws$monitor_a()) { 
          n++;
          return all();
         } }
      }
      m++;
      return new Local().local() + new Middle().made() + new Wide().both();
    }
  }

  public static void main(String[] args) {
    Sub s = new Sub();
    System.out.println(s.walk() + " " + s.anonymous().next());
    System.out.println(s.n + " " + s.m);
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), InheritedInner.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }
