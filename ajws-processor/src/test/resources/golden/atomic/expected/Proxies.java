import java.lang.reflect.Proxy;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A proxy has nothing to lock, and its handler is asked for nothing that the program does not call. */
@org.ajws.runtime.Translated(digest = "abfdcdd399ed206c5f4612c7e78de3f7756d3636c69bdbc7002e4b78bed0e4fc", target = "trycatch") public class Proxies {
  @AtomicSet("s")
  interface Shape {
    void grow();

    int size();

    default int twice() { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(((java.lang.Object) this instanceof java.lang.reflect.Proxy ? null : this.ajws$monitor_s()))) { 
      return size() * 2;
     } }
   @org.ajws.runtime.Generated default org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { return null; } }

  static class Square implements Shape {
    @Atomic("s") private int side;

    @Override
    public void grow() { try { synchronized (this.ajws$monitor_s()) { grow$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void grow$internal() {
      side++;
    }

    @Override
    public int size() { try { synchronized (this.ajws$monitor_s()) { return size$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int size$internal() {
      return side;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Square.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }

  static int both(@Atomic("s") Shape one, @Atomic("s") Shape two) { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((one == null || (java.lang.Object) one instanceof java.lang.reflect.Proxy ? null : one.ajws$monitor_s()), (two == null || (java.lang.Object) two instanceof java.lang.reflect.Proxy ? null : two.ajws$monitor_s())))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((one == null || (java.lang.Object) one instanceof java.lang.reflect.Proxy ? null : one.ajws$monitor_s()), (two == null || (java.lang.Object) two instanceof java.lang.reflect.Proxy ? null : two.ajws$monitor_s())))) { return both$internal(one, two); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int both$internal(@Atomic("s") Shape one, @Atomic("s") Shape two) {
    one.grow();
    two.grow();
    return one.size() + two.size();
  }

  public static void main(String[] args) {
    Square square = new Square();
    StringBuilder calls = new StringBuilder();
    Shape proxy =
        (Shape)
            Proxy.newProxyInstance(
                Proxies.class.getClassLoader(),
                new Class<?>[] {Shape.class},
                (object, method, given) -> {
                  calls.append(' ').append(method.getName());
                  return method.invoke(square, given);
                });
    System.out.println(both(square, proxy) + " " + proxy.twice() + " " + both(proxy, proxy));
    System.out.println(calls);
  }
}
