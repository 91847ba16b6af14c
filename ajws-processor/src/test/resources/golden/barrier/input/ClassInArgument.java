import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.ajws.Async;

/** Lambdas and classes beside spawning calls, in their arguments and in conditions. */
class ClassInArgument {
  static final AtomicInteger CALLS = new AtomicInteger();

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static void escape(int n, int x) {
    CALLS.addAndGet(x % 5);
    async: CALLS.addAndGet(fib(n + 3));
    fib(n);
  }

  interface Get {
    int get(int q);
  }

  static int inArgument(int n, int x) {
    if (n <= 0) return x * 31 + 7;
    escape(
        n - 1,
        new Get() {
              @Override
              public int get(int q) {
                return inArgument(n - 1, q);
              }
            }.get(x)
            + 43);
    return x;
  }

  static int later(int n) {
    List<IntSupplier> all = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int k = i;
      fib(i);
      add(all, () -> k * 10, i);
      int j = 0;
      while (fib(j) < k && runs(() -> k)) {
        j++;
      }
    }
    int s = 0;
    for (IntSupplier one : all) {
      s = s * 7 + one.getAsInt() + fib(3);
    }
    return s;
  }

  static int add(List<IntSupplier> all, IntSupplier one, int i) {
    finish:
    {
      async: fib(i);
      all.add(one);
    }
    return i;
  }

  static boolean runs(IntSupplier one) {
    return one.getAsInt() >= 0;
  }

  public static void main(String[] args) {
    finish: System.out.println(inArgument(5, 3));
    System.out.println(CALLS.get());
    System.out.println(later(9));
  }
}
