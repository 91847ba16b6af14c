import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Members called as generated ones; the near-twins have other names with a $. */
@AtomicSet("s")
class ReservedNames {
  @Atomic("s")
  private int sum;

  int ajws$monitor_s;

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int fib$fast(int n) {
    return n;
  }

  static class fib$Frame1 {}

  static class other$Frame1 {}

  static int other$fast(int n) {
    return n;
  }

  static int fib$quick(int n) {
    return n;
  }

  void add(int n) {
    sum += n;
  }

  static class Below extends ReservedNames {
    void add$internal(int n) {}

    void add$exact2(int n) {}

    void add$inner(int n) {}

    int ajws$lock_s() {
      int ajws$unit2 = 3;
      return ajws$unit2;
    }
  }
}
