import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Units of work in parallel loops, critical sections, loops that spawn each iteration. */
class Sections {
  @AtomicSet("a")
  static class Account {
    @Atomic("a") private int balance;

    void pay(int amount) {
      balance += amount;
    }

    int balance() {
      return balance;
    }
  }

  static final long table = sum(10);

  static long sum(final int n) {
    @Reduce(ReduceOp.SUM)
    long s = 0;
    for (@ParallelFor int i = n; i > 0; i -= 3) {
      s += i;
      async: s += 100;
    }
    return s;
  }

  static synchronized long locked(int n) {
    return sum(n);
  }

  static int inOrder(List<Integer> list) {
    final Account account = new Account();
    @Reduce(ReduceOp.MAX)
    int greatest = 0;
    for (@ParallelFor Iterator<Integer> it = list.iterator(); it.hasNext(); ) {
      int x = it.next();
      if (x == 3) continue;
      account.pay(x);
      greatest = Math.max(greatest, x);
    }
    return account.balance() * 100 + greatest;
  }

  static int out(int n) {
    int rounds = 0;
    outer:
    for (int i = 0; i < n; i++) {
      finish: {
        async: sum(i);
        for (int j = 0; ; j++) {
          rounds++;
          if (j == i) continue outer;
          if (rounds > 20) break outer;
          if (rounds > 1000) return -1;
        }
      }
    }
    return rounds;
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<Integer>();
    for (int i = 0; i < 20; i++) {
      list.add(i * 7 % 20);
    }
    final Account account = new Account();
    for (@ParallelFor Integer x : list) {
      account.pay(x);
    }
    System.out.println(table + " " + locked(7) + " " + inOrder(list) + " " + account.balance());
    System.out.println(out(4) + " " + out(9));
  }
}
