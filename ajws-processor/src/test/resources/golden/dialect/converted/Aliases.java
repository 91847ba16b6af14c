import org.ajws.AliasAtomic; import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.ParallelFor; /** Objects that share a set, slots of an array in it, and units over other objects. */
public class Aliases {
  @AtomicSet("a") static class Counter {

    @Atomic("a") int value;

    void inc() {
      value++;
    }

    int get() {
      return value;
    }
  }

  @AtomicSet("b") static class Pair {

    @Atomic("b") private int diff;
    @AliasAtomic("a=this.b") private Counter low = new @AliasAtomic("a=this.b") Counter();
    private @AliasAtomic("a=this.b") Counter high = new @AliasAtomic("a=this.b") Counter();
    private @AliasAtomic("this.b[]") int[] slots = new int @AliasAtomic("this.b[]") [4];

    void incHigh() {
      high.inc();
      slots[high.value % 4]++;
      diff = high.get() - low.get();
    }

    @Atomic("from.b")
    void copy(Pair from) {
      diff = from.diff;
    }

    int sum() {
      return diff + high.get() + slots[0];
    }
  }

  static int both(@Atomic("a") Counter one, @Atomic("a") Counter two) {
    return one.value + two.value;
  }

  public static void main(String[] args) {
    Pair pair = new Pair();
    Counter one = new Counter();
    finish: {
      {
        for (@ParallelFor int i = 0; i < 400; i++) {
          pair.incHigh();
          one.inc();
        }
      }
    }
    Pair other = new Pair();
    other.copy(pair);
    System.out.println(pair.sum() + " " + other.sum() + " " + both(one, one));
  }
}
