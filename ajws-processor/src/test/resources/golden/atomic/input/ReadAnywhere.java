import static org.ajws.Reads.VOLATILE;

import java.util.Arrays;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Members that are read anywhere without the lock, and written in units only. */
public class ReadAnywhere {
  @AtomicSet("s")
  static class Store {
    @Atomic(value = "s", reads = VOLATILE)
    private boolean closed;

    @Atomic(value = "s", reads = VOLATILE)
    long version, copies;

    @Atomic(value = "s", reads = VOLATILE)
    private int[] published = {0, 0};

    @Atomic(value = "s", reads = VOLATILE)
    private @AliasAtomic("n=this.s") Node head;

    @Atomic("s")
    private int references = 1;

    void put(int value) {
      int[] more = Arrays.copyOf(published, published.length);
      more[0] += value;
      more[1] -= value;
      published = more; // whole, once it is seen
      head = new @AliasAtomic("n=this.s") Node();
      version++;
      copies = version;
      references++;
    }

    boolean isEven() {
      int[] seen = published; // no unit: one read
      return seen[0] == -seen[1] && published.length == 2;
    }

    void close() {
      if (!closed) {
        closed = true;
        references--;
      }
    }

    @NotAtomic
    boolean isOpen() {
      return !closed && head == null;
    }

    long both() {
      return references - version;
    }
  }

  @AtomicSet("n")
  static class Node {
    private int value;

    int get() {
      return value;
    }
  }

  @AtomicSet(value = "all", isStatic = true)
  static class Counts {
    @Atomic(value = "all", reads = VOLATILE)
    private static int made;

    static void make() {
      made++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Store store = new Store();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                long last = 0;
                for (int i = 0; i < 500; i++) {
                  store.put(i);
                  Counts.make();
                  long now = store.version;
                  ok[0] &= now >= last && store.isEven() && store.both() == 1;
                  last = now;
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    ok[0] &= store.version == 500L * threads.length && Counts.made == 500 * threads.length;
    store.close();
    System.out.println((ok[0] && store.closed) + " " + store.version / threads.length);
  }
}
