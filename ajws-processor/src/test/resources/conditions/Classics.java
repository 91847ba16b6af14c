import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsPool;

/** The textbook's monitors, by conditions and by wait and notifyAll. */
public class Classics {
  /** How many things each task does. */
  static int rounds = 300;

  interface Buffer {
    void put(int value) throws InterruptedException;

    int take() throws InterruptedException;
  }

  @AtomicSet("s")
  static class UnitBuffer implements Buffer {
    private final int[] slots;
    private int first, count;

    UnitBuffer(int capacity) {
      slots = new int[capacity];
    }

    @Override
    public void put(int value) {
      await: while (count == slots.length);
      slots[(first + count++) % slots.length] = value;
    }

    @Override
    public int take() {
      await: while (count == 0);
      int value = slots[first];
      first = (first + 1) % slots.length;
      count--;
      return value;
    }
  }

  static class TextbookBuffer implements Buffer {
    private final int[] slots;
    private int first, count;

    TextbookBuffer(int capacity) {
      slots = new int[capacity];
    }

    @Override
    public synchronized void put(int value) throws InterruptedException {
      while (count == slots.length) {
        wait();
      }
      slots[(first + count++) % slots.length] = value;
      notifyAll();
    }

    @Override
    public synchronized int take() throws InterruptedException {
      while (count == 0) {
        wait();
      }
      int value = slots[first];
      first = (first + 1) % slots.length;
      count--;
      notifyAll();
      return value;
    }
  }

  interface ReadWriteLock {
    void beginRead() throws InterruptedException;

    void endRead();

    void beginWrite() throws InterruptedException;

    void endWrite();
  }

  @AtomicSet("s")
  static class UnitReadWriteLock implements ReadWriteLock {
    private int readers, waiting;
    private boolean writing;

    @Override
    public void beginRead() {
      await: while (writing || waiting > 0);
      readers++;
    }

    @Override
    public void endRead() {
      readers--;
    }

    @Override
    public void beginWrite() {
      waiting++;
      await: while (writing || readers > 0);
      waiting--;
      writing = true;
    }

    @Override
    public void endWrite() {
      writing = false;
    }
  }

  static class TextbookReadWriteLock implements ReadWriteLock {
    private int readers, waiting;
    private boolean writing;

    @Override
    public synchronized void beginRead() throws InterruptedException {
      while (writing || waiting > 0) {
        wait();
      }
      readers++;
    }

    @Override
    public synchronized void endRead() {
      readers--;
      notifyAll();
    }

    @Override
    public synchronized void beginWrite() throws InterruptedException {
      waiting++;
      while (writing || readers > 0) {
        wait();
      }
      waiting--;
      writing = true;
    }

    @Override
    public synchronized void endWrite() {
      writing = false;
      notifyAll();
    }
  }

  interface Table {
    void begin(int place) throws InterruptedException;

    void end(int place);
  }

  @AtomicSet("s")
  static class UnitTable implements Table {
    private final boolean[] taken;

    UnitTable(int places) {
      taken = new boolean[places];
    }

    @Override
    public void begin(int place) {
      await: while (taken[place] || taken[next(place)]);
      taken[place] = taken[next(place)] = true;
    }

    @Override
    public void end(int place) {
      taken[place] = taken[next(place)] = false;
    }

    private int next(int place) {
      return (place + 1) % taken.length;
    }
  }

  /** A fork is a set of its own: the unit takes two locks, and gives both back. */
  @AtomicSet("s")
  static class Fork {
    boolean taken;

    void take(@Atomic("s") Fork other) {
      await: while (taken || other.taken);
      taken = other.taken = true;
    }

    void putBack() {
      taken = false;
    }
  }

  static class TableOfForks implements Table {
    private final Fork[] forks;

    TableOfForks(int places) {
      forks = new Fork[places];
      for (int i = 0; i < places; i++) {
        forks[i] = new Fork();
      }
    }

    @Override
    public void begin(int place) {
      forks[place].take(forks[(place + 1) % forks.length]);
    }

    @Override
    public void end(int place) {
      forks[place].putBack();
      forks[(place + 1) % forks.length].putBack();
    }
  }

  static class TextbookTable implements Table {
    private final boolean[] taken;

    TextbookTable(int places) {
      taken = new boolean[places];
    }

    @Override
    public synchronized void begin(int place) throws InterruptedException {
      int next = (place + 1) % taken.length;
      while (taken[place] || taken[next]) {
        wait();
      }
      taken[place] = taken[next] = true;
    }

    @Override
    public synchronized void end(int place) {
      taken[place] = taken[(place + 1) % taken.length] = false;
      notifyAll();
    }
  }

  interface Pool {
    void submit(Runnable task);

    /** The next task; null after the shutdown, when there are no more. */
    Runnable next() throws InterruptedException;

    void shutdown();

    void ended();

    void awaitEnd(int workers) throws InterruptedException;
  }

  @AtomicSet("s")
  static class UnitPool implements Pool {
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean stopped;
    private int ended;

    @Override
    public void submit(Runnable task) {
      tasks.add(task);
    }

    @Override
    public Runnable next() {
      await: while (tasks.isEmpty() && !stopped);
      return tasks.poll();
    }

    @Override
    public void shutdown() {
      stopped = true;
    }

    @Override
    public void ended() {
      ended++;
    }

    @Override
    public void awaitEnd(int workers) {
      await: while (ended < workers);
    }
  }

  static class TextbookPool implements Pool {
    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private boolean stopped;
    private int ended;

    @Override
    public synchronized void submit(Runnable task) {
      tasks.add(task);
      notifyAll();
    }

    @Override
    public synchronized Runnable next() throws InterruptedException {
      while (tasks.isEmpty() && !stopped) {
        wait();
      }
      return tasks.poll();
    }

    @Override
    public synchronized void shutdown() {
      stopped = true;
      notifyAll();
    }

    @Override
    public synchronized void ended() {
      ended++;
      notifyAll();
    }

    @Override
    public synchronized void awaitEnd(int workers) throws InterruptedException {
      while (ended < workers) {
        wait();
      }
    }
  }

  interface Barrier {
    void arrive() throws InterruptedException;
  }

  @AtomicSet("s")
  static class UnitBarrier implements Barrier {
    private final int parties;
    private int arrived, generation;

    UnitBarrier(int parties) {
      this.parties = parties;
    }

    @Override
    public void arrive() {
      int mine = generation;
      if (++arrived == parties) {
        arrived = 0;
        generation++;
      }
      await: while (generation == mine);
    }
  }

  static class TextbookBarrier implements Barrier {
    private final int parties;
    private int arrived, generation;

    TextbookBarrier(int parties) {
      this.parties = parties;
    }

    @Override
    public synchronized void arrive() throws InterruptedException {
      int mine = generation;
      if (++arrived == parties) {
        arrived = 0;
        generation++;
        notifyAll();
      }
      while (generation == mine) {
        wait();
      }
    }
  }

  // ---- what they are used for

  interface Body {
    void run(int task) throws Exception;
  }

  /** Runs tasks on threads of their own, as asyncs, or as iterations of a loop. */
  static void drive(String how, int workers, int tasks, Body body) throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    IntConsumer safe =
        i -> {
          try {
            body.run(i);
          } catch (Throwable t) {
            failure.compareAndSet(null, t);
          }
        };
    if (how.equals("threads")) {
      Thread[] threads = new Thread[tasks];
      for (int i = 0; i < tasks; i++) {
        int task = i;
        threads[i] = new Thread(() -> safe.accept(task));
        threads[i].setDaemon(true);
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    } else {
      try (AjwsPool pool = AjwsPool.of(workers)) {
        pool.run(() -> spawn(how.equals("loop"), tasks, safe));
      }
    }
    if (failure.get() != null) {
      throw new AssertionError(failure.get());
    }
  }

  private static void spawn(boolean loop, int tasks, IntConsumer body) {
    if (loop) {
      for (@ParallelFor int i = 0; i < tasks; i++) {
        body.accept(i);
      }
      return;
    }
    finish: for (int i = 0; i < tasks; i++) {
      async: body.accept(i);
    }
  }

  static void check(boolean right, String what) {
    if (!right) {
      throw new AssertionError(what);
    }
  }

  /** Producers and consumers: every value arrives once, those of a producer in order. */
  static void buffers(String how, int workers, int pairs, boolean textbook) throws Exception {
    Buffer buffer = textbook ? new TextbookBuffer(3) : new UnitBuffer(3);
    AtomicLong sum = new AtomicLong();
    drive(
        how,
        workers,
        2 * pairs,
        task -> {
          int[] last = new int[pairs];
          for (int i = 1; i <= rounds; i++) {
            if (task < pairs) {
              buffer.put(task * rounds + i - 1);
            } else {
              int value = buffer.take();
              check(value % rounds >= last[value / rounds], "order");
              last[value / rounds] = value % rounds;
              sum.addAndGet(value);
            }
          }
        });
    long all = (long) pairs * rounds;
    check(sum.get() == all * (all - 1) / 2, "sum " + sum);
  }

  /** Writers are alone, readers beside readers. */
  static void readersAndWriters(String how, int workers, int tasks, boolean textbook)
      throws Exception {
    ReadWriteLock lock = textbook ? new TextbookReadWriteLock() : new UnitReadWriteLock();
    AtomicInteger inside = new AtomicInteger();
    @SuppressWarnings("ajws-shared") // the lock keeps them apart, which nobody can tell
    int[] written = new int[1];
    drive(
        how,
        workers,
        tasks,
        task -> {
          for (int i = 0; i < rounds; i++) {
            if (task % 3 == 0) {
              lock.beginWrite();
              check(inside.getAndAdd(1000) == 0, "a writer is alone");
              written[0]++;
              inside.addAndGet(-1000);
              lock.endWrite();
            } else {
              lock.beginRead();
              check(inside.getAndIncrement() < 1000, "no reader beside a writer");
              inside.decrementAndGet();
              lock.endRead();
            }
          }
        });
    check(written[0] == (tasks + 2) / 3 * rounds, "written " + written[0]);
  }

  /** No two neighbours eat at the same time, and nobody starves for ever. */
  static void philosophers(String how, int workers, int places, Table table) throws Exception {
    AtomicInteger[] forks = new AtomicInteger[places];
    for (int i = 0; i < places; i++) {
      forks[i] = new AtomicInteger();
    }
    drive(
        how,
        workers,
        places,
        place -> {
          for (int i = 0; i < rounds; i++) {
            table.begin(place);
            int next = (place + 1) % places;
            check(forks[place].incrementAndGet() == 1, "left fork");
            check(forks[next].incrementAndGet() == 1, "right fork");
            forks[place].decrementAndGet();
            forks[next].decrementAndGet();
            table.end(place);
          }
        });
  }

  /** All tasks are run before the pool ends, and no worker waits for ever. */
  static void pools(String how, int workers, int poolSize, boolean textbook) throws Exception {
    Pool pool = textbook ? new TextbookPool() : new UnitPool();
    AtomicInteger ran = new AtomicInteger();
    drive(
        how,
        workers,
        poolSize + 1,
        task -> {
          if (task < poolSize) {
            for (Runnable r = pool.next(); r != null; r = pool.next()) {
              r.run();
            }
            pool.ended();
          } else {
            for (int i = 0; i < rounds; i++) {
              pool.submit(ran::incrementAndGet);
            }
            pool.shutdown();
            pool.awaitEnd(poolSize);
            check(ran.get() == rounds, "ran " + ran);
          }
        });
  }

  /** Nobody is a phase ahead. */
  static void barriers(String how, int workers, int parties, boolean textbook) throws Exception {
    Barrier barrier = textbook ? new TextbookBarrier(parties) : new UnitBarrier(parties);
    AtomicInteger[] at = new AtomicInteger[parties];
    for (int i = 0; i < parties; i++) {
      at[i] = new AtomicInteger();
    }
    drive(
        how,
        workers,
        parties,
        me -> {
          for (int i = 1; i <= rounds; i++) {
            at[me].set(i);
            barrier.arrive();
            for (AtomicInteger other : at) {
              check(other.get() >= i && other.get() <= i + 1, "phase");
            }
          }
        });
  }

  /** All of them; throws if one goes wrong. */
  public static void run(String how, int workers, int tasks, int rounds, boolean textbook)
      throws Exception {
    Classics.rounds = rounds;
    buffers(how, workers, (tasks + 1) / 2, textbook);
    readersAndWriters(how, workers, tasks, textbook);
    int places = Math.max(2, tasks);
    philosophers(
        how, workers, places, textbook ? new TextbookTable(places) : new UnitTable(places));
    if (!textbook) {
      philosophers(how, workers, places, new TableOfForks(places));
    }
    pools(how, workers, tasks, textbook);
    barriers(how, workers, tasks, textbook);
  }
}
