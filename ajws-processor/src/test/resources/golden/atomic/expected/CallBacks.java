import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** Call-backs with the very object whose lock is held, and inner objects as parameters. */
@org.ajws.runtime.Translated(digest = "7ed07134f6a601a0f54f0f187a7c9ece1ec39c881a03021dcdda31f338f7622f", target = "trycatch") public class CallBacks {
  interface Observer {
    void told(Subject subject, int change);
  }

  @AtomicSet("s")
  static class Subject {
    private final List<Observer> all = new ArrayList<>();
    private int changes;
    private int told;

    void join(Observer observer) { try { synchronized (this.ajws$monitor_s()) { join$internal(observer); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void join$internal(Observer observer) {
      all.add(observer);
    }

    void leave(Observer observer) { try { synchronized (this.ajws$monitor_s()) { leave$internal(observer); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void leave$internal(Observer observer) {
      told++;
      all.remove(observer);
    }

    void change(Observer next) { try { synchronized (this.ajws$monitor_s()) { change$internal(next); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void change$internal(Observer next) {
      all.add(next);
      changes++;
      for (Observer each : List.copyOf(all)) {
        each.told(this, changes);
      }
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_s()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return changes == told && all.isEmpty();
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Subject.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }

  static class Once implements Observer {
    @Override
    public void told(Subject subject, int change) {
      again(subject);
    }

    private void again(Subject subject) {
      subject.leave(this);
    }
  }

  @AtomicSet("o")
  static class Outer {
    private int first;
    private int second;

    class Part {
      void touch() { synchronized (Outer.this.ajws$monitor_o()) { 
        first++;
       } }
    }

    private void use(Part part) { try { synchronized (this.ajws$monitor_o()) { use$internal(part); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void use$internal(Part part) {
      part.touch();
      second++;
    }

    void both() { try { synchronized (this.ajws$monitor_o()) { both$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void both$internal() {
      Part part = new Part();
      use$internal(part);
      use$internal(new Part());
    }

    int count() { try { synchronized (this.ajws$monitor_o()) { return count$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int count$internal() {
      return first;
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_o()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return first == second;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_o; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_o() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_o_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_o_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_o; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_o_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_o_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Outer.class, "ajws$monitor_o", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_o_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_o = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_o, lock); } }

  public static void main(String[] args) throws InterruptedException {
    Subject subject = new Subject();
    Outer outer = new Outer();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  subject.change(new Once());
                  outer.both();
                  ok[0] &= subject.isWhole() && outer.isWhole();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + outer.count() / threads.length);
  }
}
