import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units over what comes as an Object, and over every parameter: both halves of a pair at once. */
@org.ajws.runtime.Translated(digest = "c770597e91522bdeb3dddc2c45da2cf0d4a5261ad3a7a4f0d8c262863d787237", target = "trycatch") @AtomicSet("a")
public class UnitsOfAny {
  @Atomic("a") private int left;
  @Atomic("a") private int right;

  UnitsOfAny(int value) {
    left = value;
    right = value;
  }

  @Override
  public boolean equals(@Atomic Object o) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (o instanceof UnitsOfAny ? ((UnitsOfAny) o).ajws$monitor_a() : null))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (o instanceof UnitsOfAny ? ((UnitsOfAny) o).ajws$monitor_a() : null))) { return equals$internal(o); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(@Atomic Object o) {
    return o instanceof UnitsOfAny && ((UnitsOfAny) o).left == left;
  }

  @Override
  public int hashCode() { try { synchronized (this.ajws$monitor_a()) { return hashCode$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int hashCode$internal() {
    return left;
  }

  /** Whether the other object, if it is a pair, is seen whole. */
  boolean isWhole(@Atomic("a") Object o) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (o instanceof UnitsOfAny ? ((UnitsOfAny) o).ajws$monitor_a() : null))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (o instanceof UnitsOfAny ? ((UnitsOfAny) o).ajws$monitor_a() : null))) { return isWhole$internal(o); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal(@Atomic("a") Object o) {
    if (!(o instanceof UnitsOfAny)) {
      return left == right;
    }
    UnitsOfAny other = (UnitsOfAny) o;
    int before = other.left;
    int own = left;
    return before == other.right && own == right;
  }

  @Atomic
  void move(UnitsOfAny other, int by, String why) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { move$internal(other, by, why); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void move$internal(UnitsOfAny other, int by, String why) {
    left -= by;
    other.left += by;
    right -= by;
    other.right += why.length();
  }

  @Atomic
  static void swap(UnitsOfAny one, Object other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((one == null ? null : one.ajws$monitor_a()), (other instanceof UnitsOfAny ? ((UnitsOfAny) other).ajws$monitor_a() : null)))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((one == null ? null : one.ajws$monitor_a()), (other instanceof UnitsOfAny ? ((UnitsOfAny) other).ajws$monitor_a() : null)))) { swap$internal(one, other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static void swap$internal(UnitsOfAny one, Object other) {
    if (other instanceof UnitsOfAny) {
      int kept = one.left;
      one.left = ((UnitsOfAny) other).left;
      ((UnitsOfAny) other).left = kept;
      one.right = one.left;
      ((UnitsOfAny) other).right = kept;
    }
  }

  @Atomic
  static int sum(UnitsOfAny one, UnitsOfAny other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((one == null ? null : one.ajws$monitor_a()), (other == null ? null : other.ajws$monitor_a())))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((one == null ? null : one.ajws$monitor_a()), (other == null ? null : other.ajws$monitor_a())))) { return sum$internal(one, other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int sum$internal(UnitsOfAny one, UnitsOfAny other) {
    return one.left + other.right;
  }

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 1;
    UnitsOfAny one = new UnitsOfAny(1000);
    UnitsOfAny two = new UnitsOfAny(2000);
    boolean[] right = new boolean[threads];
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      all[t] =
          new Thread(
              () -> {
                boolean whole = true;
                for (int i = 0; i < 3000; i++) {
                  UnitsOfAny from = (i + id) % 2 == 0 ? one : two;
                  UnitsOfAny to = from == one ? two : one;
                  from.move(to, 3, "why");
                  swap(to, from);
                  swap(to, "no pair");
                  whole &= from.isWhole(to) && to.isWhole(null) && sum(one, two) == 3000;
                  whole &= one.equals(two) == two.equals(one) || threads > 1;
                }
                right[id] = whole;
              });
      all[t].start();
    }
    boolean whole = true;
    for (int t = 0; t < threads; t++) {
      all[t].join();
      whole &= right[t];
    }
    System.out.println(whole + " " + sum(one, two));
  }
 private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), UnitsOfAny.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }
