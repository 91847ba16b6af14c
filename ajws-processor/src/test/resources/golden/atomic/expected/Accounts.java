import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units of work over several objects: parameters, a field, equals and compareTo. */
@org.ajws.runtime.Translated(digest = "f5781d6bb0c7f0a4905417d07d6b25d7d6235b270c6098509c5c5b3ad80401d8", target = "trycatch") public class Accounts {
  @AtomicSet("a")
  static class Account implements Comparable<Account> {
    @Atomic("a") private int balance;

    Account(int balance) {
      this.balance = balance;
    }

    void moveTo(int amount, @Atomic("a") Account to) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (to == null ? null : to.ajws$monitor_a()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (to == null ? null : to.ajws$monitor_a()))) { moveTo$internal(amount, to); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void moveTo$internal(int amount, @Atomic("a") Account to) {
      balance -= amount;
      if (to != null) {
        to.balance += amount;
      }
    }

    @Atomic("one.a")
    @Atomic("two.a")
    static int sum(Account one, Account two) { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((one == null ? null : one.ajws$monitor_a()), (two == null ? null : two.ajws$monitor_a())))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((one == null ? null : one.ajws$monitor_a()), (two == null ? null : two.ajws$monitor_a())))) { return sum$internal(one, two); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private static int sum$internal(Account one, Account two) {
      return one.balance + two.balance;
    }

    int get() { try { synchronized (this.ajws$monitor_a()) { return get$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int get$internal() {
      return balance;
    }

    @Override
    public boolean equals(Object other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (other instanceof Accounts.Account ? ((Accounts.Account) other).ajws$monitor_a() : null))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (other instanceof Accounts.Account ? ((Accounts.Account) other).ajws$monitor_a() : null))) { return equals$internal(other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private boolean equals$internal(Object other) {
      return other instanceof Account && ((Account) other).balance == balance;
    }

    @Override
    public int hashCode() { try { synchronized (this.ajws$monitor_a()) { return hashCode$internal(); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int hashCode$internal() {
      return balance;
    }

    @Override
    public int compareTo(Account other) { try { synchronized (org.ajws.runtime.lock.OrderedLock.first(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { synchronized (org.ajws.runtime.lock.OrderedLock.second(this.ajws$monitor_a(), (other == null ? null : other.ajws$monitor_a()))) { return compareTo$internal(other); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private int compareTo$internal(Account other) {
      return Integer.compare(balance, other.balance);
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_a; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_a() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_a_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_a_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_a; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_a_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_a_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Account.class, "ajws$monitor_a", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_a_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_a = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_a, lock); } }

  static class Bank {
    private final Account first;
    private final Account second;

    Bank(@Atomic Account first, Account second) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone((first == null ? null : first.ajws$monitor_a()))) { 
      this.first = first;
      this.second = second;
      first.balance++;
     } }

    @Atomic("first.a")
    @Atomic("second.a")
    void swap() { try { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.first((this.first == null ? null : this.first.ajws$monitor_a()), (this.second == null ? null : this.second.ajws$monitor_a())))) { synchronized (org.ajws.runtime.lock.OrderedLock.orNone(org.ajws.runtime.lock.OrderedLock.second((this.first == null ? null : this.first.ajws$monitor_a()), (this.second == null ? null : this.second.ajws$monitor_a())))) { swap$internal(); } } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private void swap$internal() {
      int kept = first.balance;
      first.balance = second.balance;
      second.balance = kept;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Account a = new Account(999);
    Account b = new Account(500);
    Bank bank = new Bank(a, b);
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      int number = t;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  if (number % 2 == 0) {
                    a.moveTo(1, b);
                  } else {
                    b.moveTo(1, a);
                  }
                  bank.swap();
                  ok[0] &= Account.sum(a, b) == 1500;
                  a.equals(b);
                  b.compareTo(a);
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    a.moveTo(0, a);
    a.moveTo(0, null);
    System.out.println(ok[0] + " " + Account.sum(a, b));
  }
}
