import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;
import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;

/** Intervals that hold the sets of objects, with children, beside units that want the same. */
@org.ajws.runtime.Translated(digest = "06eb83094194f568485b9a10311de5951ebfcacb51ecb10acf3a35d339fcb2c0", target = "trycatch") public class HeldAccounts {
  @AtomicSet("money")
  static class Account {
    private int balance = 100;
    private int version;

    void add(int amount) { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_money(); ajws$taken4.lock(); try { add$internal(amount); } finally { ajws$taken4.unlock(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void add$internal(int amount) {
      balance += amount;
      version++;
    }

    int balance() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_money(); ajws$taken4.lock(); try { return balance$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int balance$internal() {
      return balance;
    }

    int version() { try { final org.ajws.runtime.lock.OrderedLock ajws$taken4 = this.ajws$lock_money(); ajws$taken4.lock(); try { return version$internal(); } finally { ajws$taken4.unlockUnchanged(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int version$internal() {
      return version;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$lock_money; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$lock_money() { org.ajws.runtime.lock.SetLock held = this.ajws$lock_money; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$lock_money_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$lock_money_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$lock_money; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$lock_money_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$lock_money_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Account.class, "ajws$lock_money", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$lock_money_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$lock_money = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$lock_money, lock); } }

  static class Savings extends Account {}

  /** No unit of others comes between the parts of a transfer, which are units of several threads. */
  static int torn(List<Account> accounts, int transfers) {
    int[] torn = new int[transfers];
    org.ajws.runtime.task.Tasks.intervals("HeldAccounts.java:33", 
g -> {
          for (int t = 0; t < transfers; t++) {
            int k = t;
            Account from = accounts.get(t % accounts.size());
            Account to = accounts.get((t * 7 + 3) % accounts.size());
            Interval transfer =
                g.add$("HeldAccounts.java:40", 
"transfer " + t,
                    () -> {
                      int before = from.version() + to.version();
                      from.add(-5);
                      Interval second = g.add$("HeldAccounts.java:45", "to", () -> to.add(5));
                      g.add$("HeldAccounts.java:46", "look", () -> torn[k] = from.version() + to.version() - before)
                          .after(second);
                    });
            transfer.holding(from, to);
            g.add$("HeldAccounts.java:50", "fee", () -> to.add(-1));
          }
        });
    int sum = 0;
    for (int t = 0; t < transfers; t++) {
      Account from = accounts.get(t % accounts.size());
      Account to = accounts.get((t * 7 + 3) % accounts.size());
      sum += torn[t] == (from == to ? 4 : 2) ? 0 : 1;
    }
    return sum;
  }

  public static void main(String[] args) {
    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      accounts.add(i % 2 == 0 ? new Account() : new Savings());
    }
    System.out.println("torn " + torn(accounts, 200));
    int sum = 0;
    for (Account a : accounts) {
      sum += a.balance();
    }
    System.out.println("sum " + sum);
  }
}
