/** Objects that share a set, slots of an array in it, and units over other objects. */
public class Aliases {
  static class Counter {
    @Atomicset(a);
    @Atomic(a) int value;

    void inc() {
      value++;
    }

    int get() {
      return value;
    }
  }

  static class Pair {
    @AtomicSet(b);
    @Atomic(b) private int diff;
    @AliasAtomic(a=this.b) private Counter low = new @AliasAtomic(a=this.b) Counter();
    private @AliasAtomicSet(a = this.b) Counter high = new @AliasAtomicSet(a=this.b) Counter();
    private @AliasAtomic(this.b[]) int[] slots = new @AliasAtomic(this.b[]) int[4];

    void incHigh() {
      high.inc();
      slots[high.value % 4]++;
      diff = high.get() - low.get();
    }

    @Atomic(from.b)
    void copy(Pair from) {
      diff = from.diff;
    }

    int sum() {
      return diff + high.get() + slots[0];
    }
  }

  static int both(@Atomic(a) Counter one, @Atomic(a) Counter two) {
    return one.value + two.value;
  }

  public static void main(String[] args) {
    Pair pair = new Pair();
    Counter one = new Counter();
    finish {
      async {
        for (int i = 0; i < 400; i++) {
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
