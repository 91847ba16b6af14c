import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** A tree of nodes with a set each: an insertion hands over node by node. */
@org.ajws.runtime.Translated(digest = "a77655037a136d700745bdd7a02dd887b69cf5b8ace2deb09fdec9cf5b01cff8", target = "trycatch") public class TreeInsert {
  @AtomicSet("n")
  static class Node {
    private final int key;
    private int count = 1;
    private Node left, right;

    Node(int key) {
      this.key = key;
    }

    void insert(int k) { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_n()); try { 
      Node next;
      become: try { {
        if (k == key) {
          count++;
          return;
        }
        next = k < key ? left : right;
        if (next == null) {
          if (k < key) {
            left = new Node(k);
          } else {
            right = new Node(k);
          }
          return;
        }
      } } finally { ajws$unit4.end(); }
      next.insert(k); // others come to this node meanwhile
     } finally { ajws$unit4.end(); } }

    int size() { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_n()); try { 
      int own;
      Node l, r;
      become: try { {
        own = count;
        l = left;
        r = right;
      } } finally { ajws$unit4.end(); }
      return own + (l == null ? 0 : l.size()) + (r == null ? 0 : r.size());
     } finally { ajws$unit4.end(); } }

    /** The same without recursion, one unit after another. */
    boolean contains(int k) { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_n()); try { 
      Node l;
      become_children: try { l = left; } finally { ajws$unit4.end(); }
      if (k == key) {
        return true;
      }
      Node next = k < key ? l : right();
      return next != null && next.contains(k);
     } finally { ajws$unit4.end(); } }

    private Node right() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_n(); ajws$taken4.lock(); try { return right$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private Node right$internal() {
      return right;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_n; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_n() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_n_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_n_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_n; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_n_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_n_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Node.class, "ajws$lock_n", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_n_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_n = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_n, lock); } }

  @AtomicSet("a")
  static class Account {
    private int balance, bookings;
    private boolean open;

    int book(int amount, boolean log) { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_a()); try { 
      try {
        await: for (org.ajws.runtime.lock.Await ajws$await1 = org.ajws.runtime.lock.Await.open(); ajws$await1.mustWait(() -> (balance + amount < 0)); ajws$await1 = org.ajws.runtime.lock.Await.pause(ajws$await1, false, 1, this.ajws$lock_a()));
        int now;
        become: try { {
          balance += amount;
          bookings++;
          now = balance;
        } } finally { ajws$unit4.end(); }
        if (log) {
          System.out.println("now " + now); // not under the lock
        }
        return now;
      } finally {
        System.out.println("booked");
      }
     } finally { ajws$unit4.end(); } }

    int ways(int way) { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_a()); try { 
      for (int i = 0; ; i++) {
        switch (way) {
          case 0:
            become: try { balance++; } finally { ajws$unit4.end(); }
            return i;
          case 1:
            if (i == 3) {
              become: try { {
                for (int j = 0; j < 5; j++) {
                  if (j == 2) break;
                  if (j == 1) continue;
                  balance += 10;
                }
                return balance;
              } } finally { ajws$unit4.end(); }
            }
            break;
          default:
            become_now: try { throw new IllegalStateException("way " + way); } finally { ajws$unit4.end(); }
        }
      }
     } finally { ajws$unit4.end(); } }

    /** Its call is a unit of its own, in this one. */
    int twice() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_a(); ajws$taken4.lock(); try { return twice$internal(); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int twice$internal() {
      balance += ways(1);
      return ways(1) + balance;
    }

    static int total(@Atomic("a") Account one, @Atomic("a") Account two) { final org.ajws.runtime.lock.UnitLocks ajws$unit4 = org.ajws.runtime.lock.UnitLocks.take(false, false, (one == null ? null : one.ajws$lock_a()), (two == null ? null : two.ajws$lock_a())); try { 
      int sum;
      become: try { sum = one.balance + (two == null ? 0 : two.balance); } finally { ajws$unit4.end(); }
      return sum * 2;
     } finally { ajws$unit4.end(); } }

    Thread later() {
      return new Thread(
          () -> { final org.ajws.runtime.lock.UnitLocks ajws$unit8 = org.ajws.runtime.lock.UnitLocks.take(true, false, this.ajws$lock_a()); try { 
            become: try { open = true; } finally { ajws$unit8.end(); }
            System.out.println("open");
           } finally { ajws$unit8.end(); } });
    }

    boolean isOpen() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_a(); ajws$taken4.lock(); try { return isOpen$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean isOpen$internal() {
      return open;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_a() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Account.class, "ajws$lock_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_a, lock); } }

  public static void main(String[] args) throws InterruptedException {
    Node root = new Node(500);
    { org.ajws.runtime.loop.Loops.ints("TreeInsert.java:138", 0, org.ajws.runtime.loop.Relation.LT, 1000, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      root.insert((i * 7919) % 1000);
    } } }); }
    System.out.println(root.size() + " " + root.contains(3) + " " + root.contains(1000));
    Account account = new Account();
    System.out.println(account.book(5, true) + account.book(-2, false));
    System.out.println(account.ways(0) + " " + account.ways(1));
    try {
      account.ways(2);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(account.twice());
    System.out.println(Account.total(account, new Account()) + Account.total(account, null));
    Thread later = account.later();
    later.start();
    later.join();
    System.out.println(account.isOpen());
  }
}
