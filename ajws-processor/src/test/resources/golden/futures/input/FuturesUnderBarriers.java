import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;

/** Where the stack cannot be saved a thread waits, and another one takes its place. */
@SuppressWarnings("ajws-wait")
public class FuturesUnderBarriers {
  private final int made;
  private int locked;

  FuturesUnderBarriers(Future<Integer> f) {
    made = f.get();
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(fib(n - 1));
    int b = fib(n - 2);
    return a.get() + b;
  }

  static int inLambdas(int n) {
    List<Future<Integer>> futures = new ArrayList<>();
    finish: {
      for (int i = 0; i < n; i++) {
        int k = i;
        @Async Future<Integer> f = Future.of(fib(k % 12));
        futures.add(f);
      }
      return futures.stream().mapToInt(f -> f.get()).sum();
    }
  }

  synchronized void add(Future<Integer> f) {
    locked += f.get();
  }

  int inMonitors(int n) {
    finish: {
      for (int i = 0; i < n; i++) {
        int k = i;
        @Async Future<Integer> f = Future.of(fib(k % 12));
        async: add(f);
      }
    }
    return locked;
  }

  /** A method with frames below code of a library: the root waits for something outside of it. */
  static int twice(Future<Integer> f) {
    int a = f.get();
    return a + f.get();
  }

  static int belowLibrary(int n) {
    @Async Future<Integer> f = Future.of(fib(n));
    Integer[] all = new Integer[4];
    finish: {
      async: Arrays.setAll(all, i -> twice(f) + i);
      async: Arrays.setAll(new Integer[2], i -> twice(f) - i);
    }
    return all[0] + all[3];
  }

  static int inLoops(int n) {
    @Async Future<Integer> f = Future.of(fib(n));
    int[] all = new int[100];
    for (@ParallelFor int i = 0; i < all.length; i++) {
      all[i] = f.get() + i;
    }
    return Arrays.stream(all).sum();
  }

  public static void main(String[] args) {
    @Async Future<Integer> f = Future.of(fib(15));
    FuturesUnderBarriers object = new FuturesUnderBarriers(f);
    System.out.println(object.made + " " + inLambdas(60) + " " + object.inMonitors(60));
    System.out.println(belowLibrary(14) + " " + inLoops(13));
  }
}
