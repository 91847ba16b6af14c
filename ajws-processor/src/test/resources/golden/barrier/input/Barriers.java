import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ajws.Async;
import org.ajws.ParallelFor;

/** Spawning calls below frames that are not translated, locks and constructors. */
class Barriers {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static final int AT_START = fib(12);

  final int made;

  Barriers(int n) {
    this(fib(n), n);
  }

  private Barriers(int fib, int n) {
    made = fib + fib(n - 1);
  }

  static String sorted(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add((i * 7) % n);
    list.sort(Comparator.comparingInt(x -> fib(x % 9) * 100 + x));
    return list.toString();
  }

  static int streamed(int n) {
    return IntStream.range(0, n).map(i -> fib(i)).sum()
        + List.of(3, 4, 5).stream().map(Barriers::fib).collect(Collectors.toList()).hashCode();
  }

  private int held;

  synchronized int locked(int n) {
    held += fib(n);
    return held;
  }

  int block(int n) {
    synchronized (this) {
      held += fib(n);
    }
    return fib(3) + held;
  }

  @org.ajws.Finish
  int returnsInMonitor(int n) {
    int[] out = new int[1];
    async: out[0] = fib(n);
    synchronized (this) {
      if (n > 8) return n + fib(4);
    }
    return fib(5);
  }

  static int thread(int n) throws InterruptedException {
    int[] result = new int[1];
    Thread t = new Thread(() -> result[0] = fib(n));
    t.start();
    t.join();
    return result[0];
  }

  static int recursive(int n) {
    if (n == 0) return 1;
    @Async int a = fib(n);
    Runnable[] r = new Runnable[1];
    int[] below = new int[1];
    r[0] = () -> below[0] = recursive(n - 1);
    r[0].run();
    return a + below[0];
  }

  static int finallyOnce(int n) {
    int s = 0;
    try {
      s = fib(n);
    } finally {
      s += fib(n - 1);
    }
    return s;
  }

  static int loopsAndTasks(int n) {
    int[] out = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = fib(i % 10);
    }
    int more;
    finish:
    {
      async:
      for (@ParallelFor int i = 0; i < n; i++) out[i] += fib(i % 5);
      more = fib(10);
    }
    return more + java.util.Arrays.hashCode(out);
  }

  public static void main(String[] args) throws Exception {
    System.out.println(AT_START + " " + new Barriers(11).made);
    System.out.println(sorted(40));
    System.out.println(streamed(14));
    Barriers b = new Barriers(3);
    System.out.println(b.locked(9) + " " + b.block(8));
    System.out.println(b.returnsInMonitor(9) + " " + b.returnsInMonitor(8));
    System.out.println(thread(14));
    System.out.println(recursive(12));
    System.out.println(finallyOnce(12));
    System.out.println(loopsAndTasks(40));
  }
}
