import java.util.Arrays;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Locals are called as the generated ones are: results, captures, loop variables, values. */
class OwnNames {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int t = fib(n - 1);
    int value = fib(n - 2);
    return t + value;
  }

  final int first;

  /** Asyncs in a constructor have no frames. */
  OwnNames(int state) {
    int t = 1;
    int entry = 2;
    int finish;
    finish: {
      async: t += fib(state);
      async2: entry += fib(state - 1);
      async3: finish = fib(6);
    }
    @Async int value = fib(4);
    first = t * entry + finish + value;
  }

  static int loops(int from, int to) {
    int[] list = new int[8];
    int step = 3;
    int left = 4;
    int locals = 5;
    int array = 6;
    int index = 7;
    from++;
    to++;
    step++;
    left++;
    locals++;
    array++;
    index++;
    @Reduce(ReduceOp.SUM) int state = 0;
    @Reduce(ReduceOp.SUM) int partials = 0;
    for (@ParallelFor int i = 0; i < list.length; i++)
      list[i] = fib(i) + from * to + step + left + locals;
    for (@ParallelFor int x : new int[] {3, 4, 5}) {
      state += x * array + index + fib(from);
    }
    for (@ParallelFor int spawner = 7; spawner != 0; spawner--) {
      partials += spawner * left;
      int from2 = from;
      async: partials += fib(from2 + spawner - spawner);
    }
    for (@ParallelFor int to2 = 1; to2 < 5; to2 *= 2) {
      state += from + to + step + to2;
    }
    for (@ParallelFor int from3 : Arrays.asList(1, 2, 3)) {
      partials += from3 * to + array;
    }
    return Arrays.hashCode(list) + state + partials;
  }

  static int loopVariables(int n) {
    int[] slots = new int[4];
    finish: {
      async: slots[0] = fib(n);
      slots[1] = fib(n - 1);
    }
    for (@ParallelFor int from = 0; from < 4; from++) {
      slots[from] += from;
    }
    for (@ParallelFor int to = 3; to >= 0; to--) {
      slots[to] += to;
    }
    for (@ParallelFor int step = 0; step < 4; step += n - n + 1) {
      slots[step] += step;
    }
    for (@ParallelFor int left = 0; left != 4; left++)
      slots[left] += fib(left);
    return Arrays.hashCode(slots);
  }

  public static void main(String[] args) {
    System.out.println(new OwnNames(7).first + " " + loops(3, 4) + " " + loopVariables(9));
  }
}
