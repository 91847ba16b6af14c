import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units of work over several objects: parameters, a field, equals and compareTo. */
public class Accounts {
  @AtomicSet("a")
  static class Account implements Comparable<Account> {
    @Atomic("a") private int balance;

    Account(int balance) {
      this.balance = balance;
    }

    void moveTo(int amount, @Atomic("a") Account to) {
      balance -= amount;
      if (to != null) {
        to.balance += amount;
      }
    }

    @Atomic("one.a")
    @Atomic("two.a")
    static int sum(Account one, Account two) {
      return one.balance + two.balance;
    }

    int get() {
      return balance;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Account && ((Account) other).balance == balance;
    }

    @Override
    public int hashCode() {
      return balance;
    }

    @Override
    public int compareTo(Account other) {
      return Integer.compare(balance, other.balance);
    }
  }

  static class Bank {
    private final Account first;
    private final Account second;

    Bank(@Atomic Account first, Account second) {
      this.first = first;
      this.second = second;
      first.balance++;
    }

    @Atomic("first.a")
    @Atomic("second.a")
    void swap() {
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
