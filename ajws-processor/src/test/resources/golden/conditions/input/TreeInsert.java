import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** A tree of nodes with a set each: an insertion hands over node by node. */
public class TreeInsert {
  @AtomicSet("n")
  static class Node {
    private final int key;
    private int count = 1;
    private Node left, right;

    Node(int key) {
      this.key = key;
    }

    void insert(int k) {
      Node next;
      become: {
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
      }
      next.insert(k); // others come to this node meanwhile
    }

    int size() {
      int own;
      Node l, r;
      become: {
        own = count;
        l = left;
        r = right;
      }
      return own + (l == null ? 0 : l.size()) + (r == null ? 0 : r.size());
    }

    /** The same without recursion, one unit after another. */
    boolean contains(int k) {
      Node l;
      become_children: l = left;
      if (k == key) {
        return true;
      }
      Node next = k < key ? l : right();
      return next != null && next.contains(k);
    }

    private Node right() {
      return right;
    }
  }

  @AtomicSet("a")
  static class Account {
    private int balance, bookings;
    private boolean open;

    int book(int amount, boolean log) {
      try {
        await: while (balance + amount < 0);
        int now;
        become: {
          balance += amount;
          bookings++;
          now = balance;
        }
        if (log) {
          System.out.println("now " + now); // not under the lock
        }
        return now;
      } finally {
        System.out.println("booked");
      }
    }

    int ways(int way) {
      for (int i = 0; ; i++) {
        switch (way) {
          case 0:
            become: balance++;
            return i;
          case 1:
            if (i == 3) {
              become: {
                for (int j = 0; j < 5; j++) {
                  if (j == 2) break;
                  if (j == 1) continue;
                  balance += 10;
                }
                return balance;
              }
            }
            break;
          default:
            become_now: throw new IllegalStateException("way " + way);
        }
      }
    }

    /** Its call is a unit of its own, in this one. */
    int twice() {
      balance += ways(1);
      return ways(1) + balance;
    }

    static int total(@Atomic("a") Account one, @Atomic("a") Account two) {
      int sum;
      become: sum = one.balance + (two == null ? 0 : two.balance);
      return sum * 2;
    }

    Thread later() {
      return new Thread(
          () -> {
            become: open = true;
            System.out.println("open");
          });
    }

    boolean isOpen() {
      return open;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Node root = new Node(500);
    for (@ParallelFor int i = 0; i < 1000; i++) {
      root.insert((i * 7919) % 1000);
    }
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
