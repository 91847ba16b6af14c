import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Tasks that wait where a program of threads would, in threads and pools of their own, with
 * interrupts, limits of time, exceptions and cancellations. Each method is a program, and gives 7.
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

  // ---- interrupts and time

  static int interrupted() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: {
        Thread.currentThread().interrupt();
        int own = Optional.of(1).map(x -> p.future().get()).get();
        got = Thread.interrupted() ? own : 0;
      }
      p.complete(7);
    }
    return got;
  }

  static int interruptedByAnother() {
    Promise<Integer> p = new Promise<>();
    AtomicReference<Thread> waits = new AtomicReference<>();
    Channel<Integer> has = new Channel<>();
    int got;
    finish: {
      async: {
        int own = Optional.of(1).map(x -> {
          waits.set(Thread.currentThread());
          has.put(1);
          return p.future().get();
        }).get();
        got = Thread.interrupted() ? own : 0;
      }
      has.take();
      waits.get().interrupt();
      p.complete(7);
    }
    return got;
  }

  @AtomicSet("d")
  static class Door {
    private boolean open;

    boolean passWithin(long nanos) {
      AjwsRuntime.awaitNanos(nanos);
      await: while (!open);
      return open;
    }

    boolean passInterruptibly() {
      try {
        AjwsRuntime.awaitInterruptibly();
        await: while (!open);
        return true;
      } catch (InterruptedException e) {
        return false;
      }
    }

    void open() {
      open = true;
    }
  }

  static int limitOfTime() {
    Door door = new Door();
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = door.passWithin(1_000_000) ? 0 : p.future().get();
      async: p.complete(7);
    }
    return got;
  }

  static int interruptedCondition() {
    Door door = new Door();
    int got;
    finish: {
      async: {
        Thread.currentThread().interrupt();
        got = door.passInterruptibly() ? 0 : 7;
      }
    }
    return got;
  }

  // ---- exceptions and cancellations

  static int failedPromise() {
    Promise<Integer> p = new Promise<>();
    int got = 0;
    try {
      finish: {
        for (int i = 0; i < 3; i++) {
          async: List.of(1).forEach(x -> p.future().get());
        }
        p.fail(new IllegalArgumentException("7"));
      }
    } catch (IllegalArgumentException e) {
      got = Integer.parseInt(e.getMessage());
    }
    return got;
  }

  /** One throws while another one waits: the finish throws when that has ended, too. */
  static int throwsBesideAWaiter() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    AtomicInteger sum = new AtomicInteger();
    try {
      finish: {
        async: {
          has.put(1);
          sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
        }
        async: {
          has.take();
          p.complete(3);
          throw new IllegalArgumentException("4");
        }
      }
    } catch (IllegalArgumentException e) {
      sum.addAndGet(Integer.parseInt(e.getMessage()));
    }
    return sum.get();
  }

  static int failedFuture() {
    Promise<Integer> p = new Promise<>();
    int got = 0;
    finish: {
      @Async Future<Integer> f = Future.of(7 / Optional.of(1).map(x -> p.future().get()).get());
      p.complete(0);
      try {
        got = f.get();
      } catch (ArithmeticException e) {
        got = 7;
      }
    }
    return got;
  }

  static int cancelled() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        has.put(1);
        sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
      }
      has.take();
      AjwsRuntime.cancel();
      async: sum.addAndGet(100);
      p.complete(7);
    }
    return sum.get();
  }

  static int cancelledLoop() {
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    for (@ParallelFor int i = 0; i < 2; i++) {
      if (i == 0) {
        sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
      } else {
        p.complete(7);
        AjwsRuntime.cancel();
      }
    }
    return sum.get() == 0 ? 7 : sum.get(); // the first iteration may not have begun
  }

  /** Who waits throws in the middle of a finish below, which waits for its tasks first. */
  static int throwsBetweenFinishes() {
    Promise<Integer> p = new Promise<>();
    Promise<Integer> q = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        try {
          finish_inner: {
            async_inner: sum.addAndGet(q.future().get());
            p.future().get();
          }
        } catch (IllegalArgumentException e) {
          sum.addAndGet(3);
        }
      }
      p.fail(new IllegalArgumentException());
      q.complete(4);
    }
    return sum.get() == 3 ? 7 : sum.get(); // the inner task may not have begun
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
