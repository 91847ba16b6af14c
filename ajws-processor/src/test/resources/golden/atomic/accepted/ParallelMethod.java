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

  /** A lambda is a unit of its own, wherever it stands. */
  void lambdas() {
    for (@ParallelFor int i = 0; i < size; i++) {
      Runnable one = () -> count++;
      one.run();
    }
  }

  /** Threads that take the lock themselves: the method must not hold it. */
  void otherThreads() throws InterruptedException {
    Thread thread = new Thread(() -> inc(0));
    thread.start();
    thread.join();
    java.util.stream.IntStream.range(0, size).parallel().forEach(i -> inc(i));
    java.util.Arrays.asList(1, 2).parallelStream().forEach(this::inc);
  }

  int get() {
    return count;
  }
}
