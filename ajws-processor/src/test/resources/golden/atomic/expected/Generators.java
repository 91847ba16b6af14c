import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A set that an interface declares and its implementations bind. */
@org.ajws.runtime.Translated(digest = "c9220410fefa05288398b9292a44ecdfbbe1c9a37569df301cf4331880cb7ab7", target = "trycatch") public class Generators {
  @AtomicSet("seed")
  interface Generator {
    int next();

    void reset(int seed);

    default int two() { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(((java.lang.Object) this instanceof java.lang.reflect.Proxy ? null : this.ajws$monitor_seed()))) { 
      return next() + next();
     } }
   @org.ajws.runtime.Generated default org.ajws.runtime.lock.OrderedLock ajws$monitor_seed() { return null; } }

  static class Counting implements Generator {
    @Atomic("seed") private int seed;

    @Override
    public int next() { try { synchronized (this.ajws$monitor_seed()) { return next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int next$internal() {
      return seed++;
    }

    @Override
    public void reset(int seed) { try { synchronized (this.ajws$monitor_seed()) { reset$internal(seed); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void reset$internal(int seed) {
      this.seed = seed;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_seed; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_seed() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_seed; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_seed_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_seed_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_seed; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_seed_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_seed_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Counting.class, "ajws$monitor_seed", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_seed_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_seed = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_seed, lock); } }

  static final class Doubling extends Counting {
    @Atomic("seed") private int calls;

    @Override
    public int next() { try { synchronized (this.ajws$monitor_seed()) { return next$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int next$internal() {
      calls++;
      return super.next() + super.next();
    }

    int calls() { try { synchronized (this.ajws$monitor_seed()) { return calls$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int calls$internal() {
      return calls;
    }
  }

  @Atomic("to.seed")
  @Atomic("from.seed")
  static void copy(Generator from, Generator to) { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((from == null || (java.lang.Object) from instanceof java.lang.reflect.Proxy ? null : from.ajws$monitor_seed()), (to == null || (java.lang.Object) to instanceof java.lang.reflect.Proxy ? null : to.ajws$monitor_seed())))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((from == null || (java.lang.Object) from instanceof java.lang.reflect.Proxy ? null : from.ajws$monitor_seed()), (to == null || (java.lang.Object) to instanceof java.lang.reflect.Proxy ? null : to.ajws$monitor_seed())))) { copy$internal(from, to); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void copy$internal(Generator from, Generator to) {
    to.reset(from.next());
  }

  public static void main(String[] args) throws InterruptedException {
    Doubling shared = new Doubling();
    Counting other = new Counting();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      boolean forth = t % 2 == 0;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  int sum = shared.two(); // four numbers in a row, from an even one on
                  ok[0] &= sum % 4 == 2;
                  if (forth) {
                    copy(other, other);
                  }
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + shared.calls() + " " + shared.next());
  }
}
