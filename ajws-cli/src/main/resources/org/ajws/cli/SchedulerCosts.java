import java.util.Arrays;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Statistics;

/**
 * Measures what it costs to share work, on this machine and two workers. Prints nanoseconds: of a
 * steal, of waking a worker, of saving a stack, and of one frame more on it.
 */
public class SchedulerCosts {
  /** How long an iteration takes, so that the other one is worth stealing. */
  private static final long ITERATION = 100_000;

  private static final int REPETITIONS = 400;

  public static void main(String[] arguments) throws InterruptedException {
    latency(false);
    double steal = latency(false);
    double wake = latency(true) - steal;
    long end = System.nanoTime() + 300_000_000;
    while (System.nanoTime() < end) { // compiled
      fibonacci(20);
      deep(40, 15);
    }
    double[] shallow = saving(() -> fibonacci(22));
    double[] deep = saving(() -> deep(400, 15));
    double frames = deep[1] - shallow[1];
    double frame = frames > 0 ? Math.max(0, (deep[0] - shallow[0]) / frames) : 0;
    double saving = Math.max(0, shallow[0] - frame * shallow[1]);
    System.out.println(steal + " " + Math.max(0, wake) + " " + saving + " " + frame);
  }

  /** From the begin of a loop of two iterations on one worker to that of the second on another. */
  private static double latency(boolean asleep) throws InterruptedException {
    double[] times = new double[REPETITIONS];
    int n = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      if (asleep) {
        Thread.sleep(1);
      }
      long[] begin = new long[2];
      for (@ParallelFor int k = 0; k < 2; k++) {
        begin[k] = System.nanoTime();
        while (System.nanoTime() - begin[k] < ITERATION) {}
      }
      long later = Math.abs(begin[1] - begin[0]);
      if (later < ITERATION) { // or else nobody came
        times[n++] = later;
      }
    }
    Arrays.sort(times, 0, n);
    return n == 0 ? ITERATION : times[n / 20]; // others use the machine, too
  }

  /** How long saving a stack takes, and how many frames it has: those of a good moment. */
  private static double[] saving(Runnable program) {
    double[][] batches = new double[REPETITIONS][];
    int n = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      AjwsRuntime.resetStatistics();
      program.run();
      Statistics s = AjwsRuntime.statistics();
      double unwindings = s.unwindings();
      if (unwindings > 0) {
        batches[n++] = new double[] {s.unwindNanos() / unwindings, s.savedFrames() / unwindings};
      }
    }
    if (n == 0) {
      return new double[2];
    }
    Arrays.sort(batches, 0, n, (a, b) -> Double.compare(a[0], b[0]));
    return batches[n / 20];
  }

  static int fibonacci(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fibonacci(n - 1);
    int b = fibonacci(n - 2);
    return a + b;
  }

  static int deep(int depth, int n) {
    if (depth == 0) {
      return fibonacci(n);
    }
    @Async int a = deep(depth - 1, n);
    return a + 1;
  }
}
