import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.ParallelFor;

@AtomicSet("a")
class OverrideDropsUnit {
  @Atomic("a") int value;

  void inc() {
    value++;
  }

  void fill(int[] a) {
    inc();
  }

  void unrelated() {}

  static class Sub extends OverrideDropsUnit {
    @Override
    @NotAtomic
    void inc() {}

    @Override
    void fill(int[] a) {
      for (@ParallelFor int i = 0; i < a.length; i++) {
        a[i] = i;
      }
    }

    @Override
    @NotAtomic
    void unrelated() {}
  }
}
