import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that call units which subclasses may override: of the class itself, and of a subclass. */
@org.ajws.runtime.Translated(digest = "290a14aafed26df4471e1aa288b557f31e3208cdf232936269aa7a1e339b08ee", target = "trycatch") public class ExactUnits {
  @AtomicSet("a")
  static class Counter<T> {
    @Atomic("a")
    int left;

    @Atomic("a")
    int right;

    void add(int by) { synchronized (this.ajws$monitor_a()) { add_internal(by); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private void add_exact2(int by) { if (this.getClass() == Counter.class) { add_internal(by); } else { add(by); } } private void add_internal(int by) {
      left += by;
      right += by;
    }

    int sum() { synchronized (this.ajws$monitor_a()) { return sum_internal(); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int sum_exact() { if (this.getClass() == Counter.class) { return sum_internal(); } else { return sum(); } } private int sum_internal() {
      return left + right;
    }

    int sum(T... all) throws IOException { synchronized (this.ajws$monitor_a()) { return sum_internal(all); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private int sum_exact(T... all) throws IOException { if (this.getClass() == Counter.class) { return sum_internal(all); } else { return sum(all); } } @SuppressWarnings("unchecked") private int sum_internal(T... all) throws IOException {
      if (all.length > 3) {
        throw new IOException("too many");
      }
      return sum_exact() + all.length;
    }

    <S extends Comparable<S>> S most(S one, S two) { synchronized (this.ajws$monitor_a()) { return this.<S>most_internal(one, two); } } @org.ajws.runtime.Generated @SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private <S extends Comparable<S>> S most_exact(S one, S two) { if (this.getClass() == Counter.class) { return this.<S>most_internal(one, two); } else { return this.<S>most(one, two); } } private <S extends Comparable<S>> S most_internal(S one, S two) {
      left++;
      right++;
      return one.compareTo(two) > 0 ? one : two;
    }

    int add_exact(int by) {
      return by;
    }

    int twice(int by, T one) throws IOException { synchronized (this.ajws$monitor_a()) { return twice_internal(by, one); } } private int twice_internal(int by, T one) throws IOException {
      add_exact2(add_exact(by));
      this.add_exact2(by);
      int most = most_exact(by, 3);
      return sum_exact() + this.sum_exact(one, one) + most;
    }

    boolean isWhole() { synchronized (this.ajws$monitor_a()) { return isWhole_internal(); } } private boolean isWhole_internal() {
      return left == right;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_a; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Loud extends Counter<String> {
    final List<String> said = new ArrayList<>();

    @Override
    void add(int by) { synchronized (this.ajws$monitor_a()) { add_internal(by); } } private void add_internal(int by) {
      said.add("add " + by);
      super.add(by);
    }

    @Override
    int sum() { synchronized (this.ajws$monitor_a()) { return sum_internal(); } } private int sum_internal() {
      said.add("sum");
      return super.sum();
    }
  }

  /** Nothing can override its methods, but a variable of another type has no twins. */
  @AtomicSet("a")
  static final class Hashed {
    private int n;

    int twice() { synchronized (this.ajws$monitor_a()) { return twice_internal(); } } private int twice_internal() {
      Object object = this;
      n++;
      return object.hashCode() + hashCode_internal();
    }

    @Override
    public int hashCode() { synchronized (this.ajws$monitor_a()) { return hashCode_internal(); } } private int hashCode_internal() {
      return n;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock == null) { synchronized (org.ajws.runtime.lock.OrderedLock.guard(this)) { held = this.ajws$monitor_a; lock = held == null ? null : held.of(this); if (lock == null) { this.ajws$monitor_a = lock = new org.ajws.runtime.lock.OrderedLock(this); } } } return lock; } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

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
