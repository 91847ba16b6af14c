import static org.ajws.Reads.SNAPSHOT;

import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

class SnapshotAliases {
  @AtomicSet("a")
  static class Counter {
    @Atomic("a") private int value;

    void inc() {
      value++;
    }
  }

  @AtomicSet(value = "b", reads = SNAPSHOT)
  @AtomicSet("c")
  static class Pair {
    @Atomic("b") private int sum;
    @Atomic("b") private final @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter();
    @Atomic("c") private final @AliasAtomic("a=this.c") Counter high = new @AliasAtomic("a=this.c") Counter();
    @Atomic("b") private int @AliasAtomic("this.b[]") [] slots = new int @AliasAtomic("this.b[]") [2];

    void inc() {
      low.inc();
      sum++;
      slots[0]++;
    }

    void incHigh() {
      high.inc();
    }
  }

  @AtomicSet("d")
  static class Owner {
    private @AliasAtomic("b=this.d") Pair pair = new @AliasAtomic("b=this.d") Pair();
    private List<@AliasAtomic("b=this.d") Pair> pairs;

    class Inner {
      private @AliasAtomic("b=this.d") Pair pair;
    }

    void clear() {
      pair = null;
      pairs = null;
    }
  }
}
