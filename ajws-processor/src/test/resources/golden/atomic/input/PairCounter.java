import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two counters that belong to the set of their pair, and a list whose nodes belong to it. */
public class PairCounter {
  @AtomicSet("a")
  static class Counter {
    @Atomic("a") int value;

    Counter(int start) {
      value = start;
      inc();
    }

    void inc() {
      value++;
    }

    int get() {
      return value;
    }
  }

  @AtomicSet("b")
  static class Pair {
    @Atomic("b") private int diff;
    private final @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter(0);
    private final @AliasAtomic("a = this.b") Counter high =
        new @AliasAtomic("a=this.b") Counter(0) {
          @Override
          void inc() {
            super.inc();
          }
        };

    void incLow() {
      low.inc();
      diff--;
    }

    void incHigh() {
      high.inc();
      diff++;
    }

    boolean isConsistent() {
      return high.get() - low.value == diff;
    }

    void both() {
      low.inc();
      high.inc();
    }
  }

  @AtomicSet("l")
  static class Chain {
    private @AliasAtomic("n=this.l") Node head = new @AliasAtomic("n=this.l") Node(0, null);
    private final List<@AliasAtomic("n=this.l") Node> all = new ArrayList<>();
    private int @AliasAtomic("this.l[]") [] slots = new int[4];

    void push(int value) {
      head = new @AliasAtomic("n=this.l") Node(value, head);
      all.add(head);
      slots[value % slots.length]++;
    }

    int sum() {
      int sum = 0;
      for (Node n = head; n != null; n = n.next) {
        sum += n.value;
      }
      for (Node n : all) {
        sum -= n.value;
      }
      all.forEach(n -> n.value = 0);
      return sum;
    }

    int total() {
      int total = 0;
      int[] mine = slots;
      for (int i = 0; i < mine.length; i++) {
        total += mine[i];
      }
      return total;
    }
  }

  @AtomicSet("n")
  static class Node {
    int value;
    @AliasAtomic("n=this.n") Node next;

    Node(int value, @AliasAtomic("n=this.n") Node next) {
      this.value = value;
      this.next = next;
    }
  }

  @AtomicSet("o")
  static class Outer {
    final @AliasAtomic("l=this.o") Chain chain = new @AliasAtomic("l=this.o") Chain();
    int pushes;

    @AliasAtomic("l=this.o")
    Chain chain() {
      return chain;
    }

    void push() {
      chain.push(pushes++);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Pair pair = new Pair();
    Outer outer = new Outer();
    boolean[] ok = {true};
    Thread[] threads = new Thread[args.length == 0 ? 1 : Integer.parseInt(args[0])];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) {
                  pair.incLow();
                  pair.incHigh();
                  pair.both();
                  outer.push();
                  ok[0] &= pair.isConsistent();
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + pair.low.get() + " " + pair.high.get());
    System.out.println(outer.chain().sum() + " " + outer.chain().total());
  }
}
