import org.ajws.Async;
import org.ajws.ParallelFor;

/**
 * Async values that only a parallel loop, a monitor or a local class uses, which stand in a block
 * of their own; and jumps that leave a finish from within a monitor. The joins are not lost.
 */
class ValuesInNestedLoops {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int inLoop(int n) {
    @Async int base = fib(n);
    int[] out = new int[10];
    {
      for (@ParallelFor int i = 0; i < out.length; i++) {
        out[i] = base * i;
      }
    }
    return out[9];
  }

  static int inMonitor(int n, Object lock) {
    @Async int base = fib(n);
    int sum = 0;
    if (n > 0) {
      synchronized (lock) {
        sum += base;
      }
    }
    return sum;
  }

  static int outOfMonitor(int n, Object lock) {
    int[] first = new int[1];
    finish: {
      async: first[0] = fib(n);
      if (fib(n - 1) > 0) {
        synchronized (lock) {
          return -1;
        }
      }
    }
    return first[0];
  }

  static int inLocalClass(int n) {
    @Async int base = fib(n);
    int sum = 0;
    while (sum == 0) {
      class Base {
        int twice() {
          return 2 * base;
        }
      }
      sum = new Base().twice();
    }
    return sum;
  }

  public static void main(String[] args) {
    long sum = 0;
    for (int i = 0; i < 40; i++) {
      sum = 31 * sum + inLoop(14) + inMonitor(15, args) + outOfMonitor(13, args) + inLocalClass(14);
    }
    System.out.println(sum);
  }
}
