import java.util.Arrays;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Lists that are turned round, tables that grow, trees that are rebuilt: locals keep aliases. */
public class KeptAliases {
  @AtomicSet("a")
  static class Table {
    private @AliasAtomic("this.a[]n=this.a") Node[] slots =
        new @AliasAtomic("this.a[]n=this.a") Node[4];
    private @AliasAtomic("this.a[]") int[] counts = new @AliasAtomic("this.a[]") int[4];
    private @AliasAtomic("this.a[][]") long[][] sums = new @AliasAtomic("this.a[][]") long[2][2];
    private @AliasAtomic("n=this.a") Node list;
    private @AliasAtomic("n=this.a") Node root;
    private int size;

    void add(int key) {
      if (size >= 2 * slots.length) {
        resize();
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
      root = insert(root, key);
    }

    private Node make(int key) {
      return new @AliasAtomic("n=this.a") Node(key);
    }

    private void resize() {
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

    void reverse() {
      Node previous = null;
      for (Node at = list, next; at != null; at = next) {
        next = at.next;
        at.next = previous;
        previous = at;
      }
      list = previous;
    }

    private Node insert(Node at, int key) {
      if (at == null) {
        return make(key);
      }
      if (key < at.key) {
        at.left = insert(at.left, key);
      } else {
        at.next = insert(at.next, key);
      }
      return at;
    }

    int count() {
      return size;
    }

    int[] countsNow() {
      return counts.clone();
    }

    private int count(Node at) {
      return at == null ? 0 : count(at.left) + 1 + count(at.next);
    }

    boolean isWhole() {
      int listed = list == null ? 0 : list.length();
      int hashed = 0;
      for (Node first : slots) {
        for (Node p = first; p != null; p = p.next) {
          hashed++;
        }
      }
      return listed == size
          && hashed == size
          && count(root) == size
          && Arrays.stream(counts).sum() == size
          && sums[0][0] + sums[1][0] == size;
    }
  }

  @AtomicSet("n")
  static class Node {
    private final int key;
    private @AliasAtomic("n=this.n") Node next;
    private @AliasAtomic("n=this.n") Node left;

    Node(int key) {
      this.key = key;
    }

    int length() {
      int n = 0;
      for (Node p = this; p != null; p = p.next) {
        n++;
      }
      return n;
    }
  }

  @AtomicSet("c")
  static class Tally {
    @Atomic("c") private int even;
    @Atomic("c") private int odd;

    static Tally of(int n) {
      Tally made = new Tally();
      made.even = n;
      return made;
    }

    Tally add(int n) {
      if (n % 2 == 0) {
        even++;
      } else {
        odd++;
      }
      return this;
    }

    Tally addBoth(int n) {
      return add(n).add(n + 1);
    }

    void take(@Atomic("c") Tally other) {
      even += other.even;
      odd += other.odd;
    }

    void takeNew(int n) {
      take(of(n));
      Tally made = new Tally();
      made.odd = n;
      take(made);
    }

    boolean isEven() {
      return even == odd;
    }
  }

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
