import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;
import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;

/** Intervals that hold the sets of objects, with children, beside units that want the same. */
public class HeldAccounts {
  @AtomicSet("money")
  static class Account {
    private int balance = 100;
    private int version;

    void add(int amount) {
      balance += amount;
      version++;
    }

    int balance() {
      return balance;
    }

    int version() {
      return version;
    }
  }

  static class Savings extends Account {}

  /** No unit of others comes between the parts of a transfer, which are units of several threads. */
  static int torn(List<Account> accounts, int transfers) {
    int[] torn = new int[transfers];
    Intervals.run(
        g -> {
          for (int t = 0; t < transfers; t++) {
            int k = t;
            Account from = accounts.get(t % accounts.size());
            Account to = accounts.get((t * 7 + 3) % accounts.size());
            Interval transfer =
                g.add(
                    "transfer " + t,
                    () -> {
                      int before = from.version() + to.version();
                      from.add(-5);
                      Interval second = g.add("to", () -> to.add(5));
                      g.add("look", () -> torn[k] = from.version() + to.version() - before)
                          .after(second);
                    });
            transfer.holding(from, to);
            g.add("fee", () -> to.add(-1));
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
