package org.ajws.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import org.ajws.benchmarks.loops.Kernel;
import org.ajws.evaluation.measure.Workload;

/** The ways to run a loop in parallel by hand, as a careful programmer writes them. */
public enum Alternative {
  /** A parallel stream over the indices, on the common pool (one thread per processor). */
  STREAM("parallel stream") {
    @Override
    Once start(Kernel kernel, int threads) {
      return Once.of(kernel::stream);
    }

    @Override
    int loopsPerRun(Kernel kernel) {
      return 1; // the kernel's stream repeats by itself
    }
  },

  /** Fork/join halving the range down to an eighth of a worker's share. */
  FORK_JOIN("ForkJoin, cut-off") {
    @Override
    Once start(Kernel kernel, int threads) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      int cutOff = Math.max(1, kernel.size() / (8 * threads));
      return new Once(
          () -> pool.invoke(new Halving(kernel, 0, kernel.size(), cutOff)), pool::shutdown);
    }
  },

  /** Fork/join halving the range while the worker has few tasks that others could take. */
  FORK_JOIN_SURPLUS("ForkJoin, surplus") {
    @Override
    Once start(Kernel kernel, int threads) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      return new Once(() -> pool.invoke(new Surplus(kernel, 0, kernel.size())), pool::shutdown);
    }
  },

  /** All chunks spawned before the first one is waited for: 32 for each worker. */
  EAGER("eager chunks") {
    @Override
    Once start(Kernel kernel, int threads) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      return new Once(() -> pool.invoke(new Eager(kernel, 32 * threads)), pool::shutdown);
    }
  },

  /** One piece per thread of a fixed pool. */
  EXECUTOR("ExecutorService") {
    @Override
    Once start(Kernel kernel, int threads) {
      ExecutorService pool = Executors.newFixedThreadPool(threads);
      return new Once(() -> invokeAll(pool, kernel, threads), pool::shutdown);
    }
  };

  private final String label;

  Alternative(String label) {
    this.label = label;
  }

  /** Its name in tables. */
  public String label() {
    return label;
  }

  /** One execution of the loop, and how to end the threads it uses. */
  record Once(Loop loop, Runnable end) {
    static Once of(Loop loop) {
      return new Once(loop, () -> {});
    }
  }

  /** Runs the loop and gives the result of its reduction. */
  @FunctionalInterface
  interface Loop {
    long run() throws InterruptedException, ExecutionException;
  }

  abstract Once start(Kernel kernel, int threads);

  int loopsPerRun(Kernel kernel) {
    return kernel.repetitions();
  }

  /** The kernel, run this way. */
  public Timed of(Kernel kernel, int threads) {
    return new Timed(kernel, start(kernel, threads), loopsPerRun(kernel));
  }

  /** A kernel run by an alternative; {@link #close} ends its threads. */
  public static final class Timed implements Workload, AutoCloseable {
    private final Kernel kernel;
    private final Once once;
    private final int loops;

    private Timed(Kernel kernel, Once once, int loops) {
      this.kernel = kernel;
      this.once = once;
      this.loops = loops;
    }

    @Override
    public void prepare() throws Exception {
      kernel.prepare();
    }

    @Override
    public void run() throws Exception {
      long value = 0;
      for (int i = 0; i < loops; i++) {
        value = once.loop().run();
      }
      kernel.result(value);
    }

    @Override
    public long digest() throws Exception {
      return kernel.digest();
    }

    @Override
    public void close() {
      once.end().run();
    }
  }

  private static long invokeAll(ExecutorService pool, Kernel kernel, int pieces)
      throws InterruptedException, ExecutionException {
    List<Future<Long>> running = new ArrayList<>();
    for (int p = 0; p < pieces; p++) {
      int from = (int) ((long) kernel.size() * p / pieces);
      int to = (int) ((long) kernel.size() * (p + 1) / pieces);
      running.add(pool.submit(() -> kernel.range(from, to)));
    }
    long sum = 0;
    for (Future<Long> piece : running) {
      sum += piece.get();
    }
    return sum;
  }

  @SuppressWarnings("serial") // never serialised
  private static final class Halving extends RecursiveTask<Long> {
    private final Kernel kernel;
    private final int from;
    private final int to;
    private final int cutOff;

    Halving(Kernel kernel, int from, int to, int cutOff) {
      this.kernel = kernel;
      this.from = from;
      this.to = to;
      this.cutOff = cutOff;
    }

    @Override
    protected Long compute() {
      if (to - from <= cutOff) {
        return kernel.range(from, to);
      }
      int middle = (from + to) >>> 1;
      Halving right = new Halving(kernel, middle, to, cutOff);
      right.fork();
      return new Halving(kernel, from, middle, cutOff).compute() + right.join();
    }
  }

  @SuppressWarnings("serial") // never serialised
  private static final class Surplus extends RecursiveTask<Long> {
    private static final int ENOUGH = 3; // what the documentation of ForkJoinTask suggests

    private final Kernel kernel;
    private final int from;
    private final int to;

    Surplus(Kernel kernel, int from, int to) {
      this.kernel = kernel;
      this.from = from;
      this.to = to;
    }

    @Override
    protected Long compute() {
      if (to - from <= 1 || getSurplusQueuedTaskCount() > ENOUGH) {
        return kernel.range(from, to);
      }
      int middle = (from + to) >>> 1;
      Surplus right = new Surplus(kernel, middle, to);
      right.fork();
      return new Surplus(kernel, from, middle).compute() + right.join();
    }
  }

  @SuppressWarnings("serial") // never serialised
  private static final class Eager extends RecursiveTask<Long> {
    private final Kernel kernel;
    private final int chunks;

    Eager(Kernel kernel, int chunks) {
      this.kernel = kernel;
      this.chunks = Math.min(chunks, kernel.size());
    }

    @Override
    protected Long compute() {
      List<Halving> spawned = new ArrayList<>();
      for (int c = 0; c < chunks; c++) {
        int from = (int) ((long) kernel.size() * c / chunks);
        int to = (int) ((long) kernel.size() * (c + 1) / chunks);
        Halving chunk = new Halving(kernel, from, to, to - from);
        chunk.fork();
        spawned.add(chunk);
      }
      long sum = 0;
      for (int c = chunks - 1; c >= 0; c--) {
        sum += spawned.get(c).join();
      }
      return sum;
    }
  }
}
