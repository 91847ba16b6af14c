package lib;

import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A unit of it takes the lock of a second set when the library has changed. */
@AtomicSet("a")
@AtomicSet("b")
public class Account {
  @Atomic("a")
  private int balance;

  @Atomic("b")
  private int seen;

  public void look() {
    seen++;
  }

  public void add(int amount) {
    balance += amount;
    // another set
  }

  public int balance() {
    return balance;
  }
}
