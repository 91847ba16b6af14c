import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

@AtomicSet("a")
class UnitReachesParallel {
  @Atomic("a") private int[] slots = new int[8];

  void fill() {
    fill(slots);
  }

  private static void fill(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = i;
    }
  }
}
