import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.ParallelFor;

/** The near-twin of MemberInParallelMethod and UnitReachesParallel. */
@AtomicSet("a")
class ParallelMethod {
  @Atomic("a") private int count;
  @Atomic("a") private int[] slots;
  private final int size;

  ParallelMethod(int n) {
    size = n;
    slots = new int[n];
    count = n;
  }

  void compute() {
    for (@ParallelFor int i = 0; i < size; i++) {
      inc(i);
    }
    System.out.println(get());
  }

  @NotAtomic
  void computeTwice() {
    compute();
    compute();
    System.out.println(get());
  }

  private void inc(int i) {
    slots[i]++;
    count++;
  }

  int get() {
    return count;
  }
}
