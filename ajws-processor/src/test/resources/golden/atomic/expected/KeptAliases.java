import java.util.Arrays;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Lists that are turned round, tables that grow, trees that are rebuilt: locals keep aliases. */
@org.ajws.runtime.Translated(digest = "5a50ffbc9129cda5ae7b51b2cd2bd623a0fc3e31f8ac348c11b6cc443013ad37", target = "trycatch") public class KeptAliases {
  @AtomicSet("a")
  static class Table {
    private @AliasAtomic("this.a[]n=this.a") Node[] slots =
        new @AliasAtomic("this.a[]n=this.a") Node[4];
    private @AliasAtomic("this.a[]") int[] counts = new @AliasAtomic("this.a[]") int[4];
    private @AliasAtomic("this.a[][]") long[][] sums = new @AliasAtomic("this.a[][]") long[2][2];
    private @AliasAtomic("n=this.a") Node list;
    private @AliasAtomic("n=this.a") Node root;
    private int size;

    void add(int key) { try { synchronized (this.ajws$monitor_a()) { add$internal(key); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int key) {
      if (size >= 2 * slots.length) {
        resize$internal();
      }
      Node made = make(key);
      int h = key % slots.length;
      made.next = slots[h];
      slots[h] = made;
      size++;
      sums[key & 1][0]++;
      int[] grown = Arrays.copyOf(counts, counts.length);
      grown[key & 3]++;
      counts = grown;
      Node first = make(key);
      first.next = list;
      list = first;
      root = insert$internal(root, key);
    }

    private Node make(int key) {
      return org.ajws.runtime.lock.OrderedLock.aliased(new @AliasAtomic("n=this.a") Node(key), this.ajws$monitor_a(), (ajws$object, ajws$lock) -> ajws$object.ajws$monitor_n_alias(ajws$lock));
    }

    private void resize() { try { synchronized (this.ajws$monitor_a()) { resize$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void resize$internal() {
      Node[] old = slots;
      Node[] more = new @AliasAtomic("this.a[]n=this.a") Node[old.length * 2];
      for (Node first : old) {
        Node p = first;
        while (p != null) {
          Node q = p.next;
          int h = p.key % more.length;
          p.next = more[h];
          more[h] = p;
          p = q;
        }
      }
      slots = more;
    }

    void reverse() { try { synchronized (this.ajws$monitor_a()) { reverse$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void reverse$internal() {
      Node previous = null;
      for (Node at = list, next; at != null; at = next) {
        next = at.next;
        at.next = previous;
        previous = at;
      }
      list = previous;
    }

    private Node insert(Node at, int key) { try { synchronized (this.ajws$monitor_a()) { return insert$internal(at, key); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Node insert$internal(Node at, int key) {
      if (at == null) {
        return make(key);
      }
      if (key < at.key) {
        at.left = insert$internal(at.left, key);
      } else {
        at.next = insert$internal(at.next, key);
      }
      return at;
    }

    int count() { try { synchronized (this.ajws$monitor_a()) { return count$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int count$internal() {
      return size;
    }

    int[] countsNow() { try { synchronized (this.ajws$monitor_a()) { return countsNow$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int[] countsNow$internal() {
      return counts.clone();
    }

    private int count(Node at) { try { synchronized (this.ajws$monitor_a()) { return count$internal(at); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int count$internal(Node at) {
      return at == null ? 0 : count$internal(at.left) + 1 + count$internal(at.next);
    }

    boolean isWhole() { try { synchronized (this.ajws$monitor_a()) { return isWhole$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isWhole$internal() {
      int listed = list == null ? 0 : list.length();
      int hashed = 0;
      for (Node first : slots) {
        for (Node p = first; p != null; p = p.next) {
          hashed++;
        }
      }
      return listed == size
          && hashed == size
          && count$internal(root) == size
          && Arrays.stream(counts).sum() == size
          && sums[0][0] + sums[1][0] == size;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Table.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  @AtomicSet("n")
  static class Node {
    private final int key;
    private @AliasAtomic("n=this.n") Node next;
    private @AliasAtomic("n=this.n") Node left;

    Node(int key) {
      this.key = key;
    }

    int length() { try { synchronized (this.ajws$monitor_n()) { return length$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int length$internal() {
      int n = 0;
      for (Node p = this; p != null; p = p.next) {
        n++;
      }
      return n;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_n() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$monitor_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_n, lock); } }

  @AtomicSet("c")
  static class Tally {
    @Atomic("c") private int even;
    @Atomic("c") private int odd;

    static Tally of(int n) {
      Tally made = new Tally();
      made.even = n;
      return made;
    }

    Tally add(int n) { try { synchronized (this.ajws$monitor_c()) { return add$internal(n); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) private Tally add$exact(int n) { if (this.getClass() == Tally.class) { return add$internal(n); } else { return add(n); } } private Tally add$internal(int n) {
      if (n % 2 == 0) {
        even++;
      } else {
        odd++;
      }
      return this;
    }

    Tally addBoth(int n) { try { synchronized (this.ajws$monitor_c()) { return addBoth$internal(n); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Tally addBoth$internal(int n) {
      return add$exact(n).add(n + 1);
    }

    void take(@Atomic("c") Tally other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_c(), (other == null ? null : other.ajws$monitor_c()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_c(), (other == null ? null : other.ajws$monitor_c()))) { take$internal(other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void take$internal(@Atomic("c") Tally other) {
      even += other.even;
      odd += other.odd;
    }

    void takeNew(int n) { try { synchronized (this.ajws$monitor_c()) { takeNew$internal(n); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void takeNew$internal(int n) {
      take(of(n));
      Tally made = new Tally();
      made.odd = n;
      take(made);
    }

    boolean isEven() { try { synchronized (this.ajws$monitor_c()) { return isEven$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isEven$internal() {
      return even == odd;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_c; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_c() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_c; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_c_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_c_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_c; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_c_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_c_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Tally.class, "ajws$monitor_c", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_c_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_c = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_c, lock); } }

  public static void main(String[] args) throws InterruptedException {
    Table table = new Table();
    Tally tally = Tally.of(0);
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 200; i++) {
                  table.add(i * 37 % 101);
                  table.reverse();
                  tally.addBoth(i);
                  tally.takeNew(1);
                  ok[0] &= table.isWhole() && tally.isEven();
                  ok[0] &= Arrays.stream(table.countsNow()).sum() >= i;
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + table.count() / threads.length);
  }
}
