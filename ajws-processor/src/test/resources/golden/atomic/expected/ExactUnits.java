import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that call units which subclasses may override: of the class itself, and of a subclass. */
@org.ajws.runtime.Translated(digest = "f5e50d6f3fd651b9124959f4d5e958ef7fd41d63e5a1225b7eb9234f09302c7c", target = "trycatch") public class ExactUnits {
  @AtomicSet("a")
  static class Counter<T> {
    @Atomic("a")
    int left;

    @Atomic("a")
    int right;

    void add(int by) { try { synchronized (this.ajws$monitor_a()) { add$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void add$exact2(int by) { if (this.getClass() == Counter.class) { add$internal(by); } else { add(by); } } private void add$internal(int by) {
      left += by;
      right += by;
    }

    int sum() { try { synchronized (this.ajws$monitor_a()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int sum$exact() { if (this.getClass() == Counter.class) { return sum$internal(); } else { return sum(); } } private int sum$internal() {
      return left + right;
    }

    int sum(T... all) throws IOException { try { synchronized (this.ajws$monitor_a()) { return sum$internal(all); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int sum$exact(T... all) throws IOException { if (this.getClass() == Counter.class) { return sum$internal(all); } else { return sum(all); } } @java.lang.SuppressWarnings("unchecked") private int sum$internal(T... all) throws IOException {
      if (all.length > 3) {
        throw new IOException("too many");
      }
      return sum$exact() + all.length;
    }

    <S extends Comparable<S>> S most(S one, S two) { try { synchronized (this.ajws$monitor_a()) { return this.<S>most$internal(one, two); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private <S extends Comparable<S>> S most$exact(S one, S two) { if (this.getClass() == Counter.class) { return this.<S>most$internal(one, two); } else { return this.<S>most(one, two); } } private <S extends Comparable<S>> S most$internal(S one, S two) {
      left++;
      right++;
      return one.compareTo(two) > 0 ? one : two;
    }

    int add$exact(int by) {
      return by;
    }

    int twice(int by, T one) throws IOException { try { synchronized (this.ajws$monitor_a()) { return twice$internal(by, one); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int twice$internal(int by, T one) throws IOException {
      add$exact2(add$exact(by));
      this.add$exact2(by);
      int most = most$exact(by, 3);
      return sum$exact() + this.sum$exact(one, one) + most;
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_a()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      return left == right;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counter.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Loud extends Counter<String> {
    final List<String> said = new ArrayList<>();

    @Override
    void add(int by) { try { synchronized (this.ajws$monitor_a()) { add$internal(by); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int by) {
      said.add("add " + by);
      super.add(by);
    }

    @Override
    int sum() { try { synchronized (this.ajws$monitor_a()) { return sum$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int sum$internal() {
      said.add("sum");
      return super.sum();
    }
  }

  /** Nothing can override its methods, but a variable of another type has no twins. */
  @AtomicSet("a")
  static final class Hashed {
    private int n;

    int twice() { try { synchronized (this.ajws$monitor_a()) { return twice$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int twice$internal() {
      Object object = this;
      n++;
      return object.hashCode() + hashCode$internal();
    }

    @Override
    public int hashCode() { try { synchronized (this.ajws$monitor_a()) { return hashCode$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int hashCode$internal() {
      return n;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Hashed.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Quiet extends Counter<String> {}

  public static void main(String[] args) throws Exception {
    Counter<String> plain = new Counter<>();
    Loud loud = new Loud();
    System.out.println(
        plain.twice(2, "a") + " " + loud.twice(2, "a") + " " + new Quiet().twice(5, "b"));
    System.out.println(loud.said + " " + new Hashed().twice());
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      Counter<String> counter = t % 2 == 0 ? plain : loud;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) {
                  try {
                    counter.twice(i, "");
                  } catch (IOException e) {
                    ok[0] = false;
                  }
                  ok[0] &= counter.isWhole();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0]);
  }
}
