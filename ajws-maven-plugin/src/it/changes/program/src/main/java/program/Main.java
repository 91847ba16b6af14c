package program;

import lib.Account;
import lib.Table;
import org.ajws.Atomic;
import org.ajws.ParallelFor;

public class Main {
  /** Takes the locks of the library's sets, and calls its units under them. */
  static void move(@Atomic("a") Account from, @Atomic("a") Account to, int amount) {
    from.add(-amount);
    to.add(amount);
  }

  public static void main(String[] args) {
    Account one = new Account();
    Account other = new Account();
    for (@ParallelFor int i = 0; i < 1000; i++) {
      move(one, other, 1);
    }
    System.out.println(one.balance() + " " + other.balance() + " " + Table.squares(3)[2]);
  }
}
