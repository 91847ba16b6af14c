package pairs; import org.ajws.AliasAtomic; import org.ajws.Atomic; import org.ajws.AtomicSet;

@AtomicSet("a") class Counter {

  @Atomic("a") int value;

  int get() {
    return value;
  }

  void inc() {
    value++;
  }
}

@AtomicSet("B") class Node {

  @Atomic("B") int key;
  @AliasAtomic("B=this.B") Node next;
}

@AtomicSet("b") public class Pairs {

  @Atomic("b") int diff;
  @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter();
  private final @AliasAtomic("a=this.b") Counter high = new @AliasAtomic("a=this.b") Counter();
  pairs.@AliasAtomic("a=this.b") Counter middle = new pairs.@AliasAtomic("a=this.b") Counter();
  @AliasAtomic("this.b[]") int[] slots = new int @AliasAtomic("this.b[]") [8];
  @AliasAtomic("this.b[]B=this.b") Node[] nodes = new Node @AliasAtomic("this.b[]B=this.b") [8];
  java.util.List<@AliasAtomic("B=this.b") Node> list = new java.util.ArrayList<>();

  void incHigh() {
    high.inc();
    diff = high.get() - low.get();
  }

  @Atomic("other.b")
  void copy(Pairs other) {
    diff = other.diff;
  }

  int diff() {
    return diff;
  }

  int use() {
    middle = high;
    nodes[3] = new @AliasAtomic("B=this.b") Node();
    nodes[3].key = 7;
    list.add(nodes[3]);
    slots[1] += list.get(0).key;
    return middle.value + slots[1];
  }

  public static void main(String[] args) {
    Pairs one = new Pairs();
    Pairs two = new Pairs();
    finish: {
      async: { one.incHigh(); }
      one.incHigh();
    }
    two.copy(one);
    Counter c = new Counter();
    one.merge(c, new Counter());
    System.out.println(two.diff() + " " + two.use() + " " + one.diff());
  }

  void merge(@Atomic("a") Counter a, @Atomic("a") Counter b) {
    diff = a.get() + b.get();
  }
}
