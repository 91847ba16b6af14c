import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Tasks that wait where a program of threads would: in threads and pools of its own, initialisers,
 * cleaners, and with locks. Each method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class Hostile {
  // ---- threads and pools of the program's own

  static int joinedThread() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: {
        join(start(() -> got[0] = p.future().get()));
      }
      p.complete(7);
    }
    return got[0];
  }

  static final AtomicReference<Throwable> thrown = new AtomicReference<>();

  static Thread start(Runnable code) {
    Thread t = new Thread(code);
    t.setUncaughtExceptionHandler((thread, e) -> thrown.set(e));
    t.start();
    return t;
  }

  static void join(Thread t) {
    try {
      t.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    Throwable e = thrown.getAndSet(null);
    if (e != null) {
      throw new IllegalStateException(e);
    }
  }

  static int threadThatCompletes() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: {
        join(start(() -> p.complete(7)));
      }
      got = p.future().get();
    }
    return got;
  }

  static int executor() {
    Promise<Integer> p = new Promise<>();
    ExecutorService pool = Executors.newFixedThreadPool(1, code -> {
      Thread t = new Thread(code);
      t.setDaemon(true);
      return t;
    });
    int[] got = new int[1];
    finish: {
      async: got[0] = result(pool.submit(() -> p.future().get()));
      p.complete(7);
    }
    pool.shutdown();
    return got[0];
  }

  static int result(java.util.concurrent.Future<Integer> f) {
    try {
      return f.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  static int parallelStream() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = IntStream.range(0, 7).parallel().map(x -> p.future().get()).sum();
      p.complete(1);
    }
    return got;
  }

  static int supplied() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: got[0] = CompletableFuture.supplyAsync(() -> p.future().get()).join();
      p.complete(7);
    }
    return got[0];
  }

  static class Sum extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final transient Future<Integer> f;
    private final int n;

    Sum(Future<Integer> f, int n) {
      this.f = f;
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n == 1) {
        return f.get();
      }
      Sum left = new Sum(f, n / 2);
      left.fork();
      return new Sum(f, n - n / 2).compute() + left.join();
    }
  }

  static int ownPool() {
    Promise<Integer> p = new Promise<>();
    ForkJoinPool pool = new ForkJoinPool(2);
    int[] got = new int[1];
    finish: {
      async: got[0] = pool.invoke(new Sum(p.future(), 7));
      p.complete(1);
    }
    pool.shutdown();
    return got[0];
  }

  /** A finish in a pool of the program's own, whose tasks wait for what follows it outside. */
  static int finishInPool() {
    Promise<Integer> p = new Promise<>();
    ForkJoinPool pool = new ForkJoinPool(1);
    java.util.concurrent.Future<Integer> f = pool.submit(() -> inFinish(p));
    p.complete(1);
    int got = result(f);
    pool.shutdown();
    return got;
  }

  static int inFinish(Promise<Integer> p) {
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        async: sum.addAndGet(p.future().get());
      }
    }
    return sum.get();
  }

  static int manyStarters() {
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    CountDownLatch begun = new CountDownLatch(100);
    for (int i = 0; i < 100; i++) {
      threads.add(start(() -> {
        Promise<Integer> own = new Promise<>();
        finish: {
          async: {
            begun.countDown();
            sum.addAndGet(p.future().get() + own.future().get());
          }
          async: own.complete(0);
        }
      }));
    }
    await(begun);
    p.complete(1);
    threads.forEach(Hostile::join);
    return sum.get() - 93;
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  // ---- initialisers, cleaners, locks

  static class Early {
    static final Promise<Integer> promise = new Promise<>();

    static class Late {
      static final int value = promise.future().get();
    }
  }

  static int initialiserOfTwo() {
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: sum.addAndGet(Early.Late.value);
      async: sum.addAndGet(Early.Late.value);
      Early.promise.complete(3);
    }
    return sum.get() + 1;
  }

  static int cleaner() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    Object cleaned = new Object();
    Cleaner.Cleanable cleanable = Cleaner.create().register(cleaned, () -> got[0] = p.future().get());
    finish: {
      async: cleanable.clean();
      p.complete(7);
    }
    Reference.reachabilityFence(cleaned); // else it may be cleaned before
    return got[0];
  }

  static int finalizer() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    class Final {
      @Override
      @SuppressWarnings({"deprecation", "removal"})
      protected void finalize() {
        got[0] = p.future().get();
      }
    }
    Final f = new Final();
    finish: {
      async: f.finalize();
      p.complete(7);
    }
    return got[0];
  }

  /** Others want the lock that one keeps while it waits. */
  static int lockOfAWaiter() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    Object lock = new Object();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        synchronized (lock) {
          has.put(1);
          sum.addAndGet(p.future().get());
        }
      }
      has.take();
      for (int i = 0; i < 6; i++) {
        async: {
          synchronized (lock) {
            sum.incrementAndGet();
          }
        }
      }
      async: p.complete(1);
    }
    return sum.get();
  }

  /** The same, when who would let it go on has been queued before the others. */
  static int lockOfAWaiterThatComesFirst() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    Object lock = new Object();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        synchronized (lock) {
          has.put(1);
          sum.addAndGet(p.future().get());
        }
      }
      has.take();
      async: {
        p.complete(1);
        has.take();
      }
      for (int i = 0; i < 6; i++) {
        async: {
          synchronized (lock) {
            sum.incrementAndGet();
          }
        }
      }
      has.put(1);
    }
    return sum.get();
  }

  /** The same in a pool of the program's own, with one thread. */
  static int lockOfAWaiterInAPool() {
    ForkJoinPool pool = new ForkJoinPool(1);
    int got = result(pool.submit(() -> lockOfAWaiterThatComesFirst()));
    pool.shutdown();
    return got;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(Hostile.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      Throwable root = e;
      while (root.getCause() != null) {
        root = root.getCause();
      }
      System.out.println(root);
    }
  }
}
