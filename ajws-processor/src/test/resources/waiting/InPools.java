import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.ParallelFor;
import org.ajws.sync.Intervals;
import org.ajws.sync.Promise;

/**
 * Finishes, loops and intervals that a fork/join pool of the program runs, and that wait for what
 * is queued in that pool behind them. Each method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class InPools {
  /** What is run by the one thread of a pool. */
  private interface Code {
    int run(CountDownLatch begun, Promise<Integer> p);
  }

  /** What it waits for is queued when its task has begun, perhaps on another thread. */
  private static int inPool(Code code) {
    Promise<Integer> p = new Promise<>();
    CountDownLatch begun = new CountDownLatch(1);
    ForkJoinPool pool = new ForkJoinPool(1);
    Future<Integer> f = pool.submit(() -> code.run(begun, p));
    await(begun);
    pool.execute(() -> p.complete(7));
    int got = result(f);
    pool.shutdown();
    return got;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int result(Future<Integer> f) {
    try {
      return f.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  static int finishOnAnother() {
    return inPool(InPools::finishOnAnother);
  }

  private static int finishOnAnother(CountDownLatch begun, Promise<Integer> p) {
    int got;
    finish: {
      async: got = begin(begun, p);
    }
    return got;
  }

  private static int begin(CountDownLatch begun, Promise<Integer> p) {
    begun.countDown();
    return p.future().get();
  }

  static int finishInLambda() {
    return inPool(
        (begun, p) -> {
          AtomicInteger got = new AtomicInteger();
          finish: {
            async: got.set(begin(begun, p));
            async: got.get();
          }
          return got.get();
        });
  }

  static int loop() {
    return inPool(
        (begun, p) -> {
          int[] got = new int[4];
          for (@ParallelFor int i = 0; i < 4; i++) {
            got[i] = begin(begun, p);
          }
          return got[3];
        });
  }

  static int intervals() {
    return inPool(
        (begun, p) -> {
          int[] got = new int[1];
          Intervals.run(
              g -> {
                g.add("waits", () -> got[0] = begin(begun, p));
                g.add("waits, too", () -> p.future().get());
              });
          return got[0];
        });
  }

  /** Others take the tasks of those that the pool's two threads have begun. */
  static int manyInTwoThreads() {
    Promise<Integer> p = new Promise<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    List<Future<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      all.add(pool.submit(() -> finishOnAnother(new CountDownLatch(1), p)));
    }
    pool.execute(() -> p.complete(1));
    int sum = 0;
    for (Future<Integer> f : all) {
      sum += result(f);
    }
    pool.shutdown();
    return sum;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    System.out.println(InPools.class.getDeclaredMethod(name).invoke(null));
  }
}
