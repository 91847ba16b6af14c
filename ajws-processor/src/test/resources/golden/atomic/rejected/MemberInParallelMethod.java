import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.Finish;
import org.ajws.ParallelFor;

@AtomicSet("a")
class MemberInParallelMethod {
  @Atomic("a") private int count;
  @Atomic("a") private int[] slots;

  MemberInParallelMethod(int n) {
    slots = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      slots[i] = i;
      count++;
    }
  }

  void compute(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i % 3 == 0) {
        count++;
      }
    }
    System.out.println(count);
  }

  Runnable later(int n) {
    return () -> {
      for (@ParallelFor int i = 0; i < n; i++) {
        slots[i] = i;
      }
    };
  }

  int tasks(int n) {
    finish:
    {
      async: count++;
      slots[0] = n;
    }
    return n;
  }

  int value(int n) {
    @Async int a = n + count;
    return a;
  }

  @Finish
  int method(int n) {
    return count;
  }
}
